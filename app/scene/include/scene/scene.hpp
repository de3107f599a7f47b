#pragma once
// What can be seen of a run at one step, as plain values: no engine types, no ImGui. It is made from the machine by
// Session, and panels only read it. Everything is language-neutral: a queue has a name and items, whoever owns it.
// Text is UTF-8; places and columns are one-based, and line 0 means "no place"; times are virtual nanoseconds.
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loopscope::scene {

// The birth serial of a job, timer or frame: the same thing keeps it from birth to death.
using Id = std::uint64_t;

struct Place {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

// What kind of thing a chip stands for. It chooses colour, shape and word together, so colour is never the only sign.
enum class Kind : std::uint8_t { Tick, Microtask, Timer, Immediate, Task, Frame };
inline constexpr std::size_t kind_count = 6;

struct SourceView {
  std::string name;
  std::vector<std::string> lines;
  std::uint32_t first_line = 1;  // the first line after the scenario header
};

// Both ends are in the code's lines; columns count bytes, the end is exclusive.
struct CodeRange {
  Place begin;
  Place end;
  bool empty() const { return begin.line == 0; }
};

// What the author says about a line of the file that was opened.
struct Note {
  std::uint32_t line = 0;
  std::string text;
};

struct Code {
  std::shared_ptr<const SourceView> source;  // shared by every scene of a run, null when no file is open
  bool is_main = true;                       // `source` is the file that was opened, not another one of its folder
  CodeRange current;
  std::vector<std::uint32_t> runs;  // how often each line has run so far, while it is asked for; later lines: never
  std::vector<Note> notes = {};     // as the header gives them

  // The notes of a line, a line each; empty: it has none.
  std::string notes_on(std::uint32_t line) const;
  // Those of the line where the run stands.
  std::string notes_here() const { return is_main ? notes_on(current.begin.line) : ""; }
};

struct Frame {
  Id id = 0;
  std::string label;
  Place place;
  std::string waits_for;  // why a suspended frame is not running
  Id resumed_by = 0;      // the queued job that goes on with it; 0: none yet
};

struct Item {
  Id id = 0;
  Kind kind = Kind::Task;
  std::string label;    // what it is: "then reaction", "tick"
  std::string excerpt;  // the callback's own source text
  Place place;          // where it was created
  std::string cause;    // what queued it
  Id cause_id = 0;      // 0: the script
};

struct Queue {
  std::string name;
  Kind kind = Kind::Task;
  std::vector<Item> items;  // oldest first; at most the first few hundred
  std::uint64_t total = 0;  // how many there are
  std::string id = {};      // stable, in no language
  std::string hint = {};    // what comes here, for an empty queue
  bool is_drained = false;  // what runs now was taken from here
};

// What waits for a time: a timer, an operation in flight, input to come.
struct Timer {
  Item item;
  std::int64_t due = 0;
  std::int64_t remaining = 0;
  bool repeats = false;
  std::int64_t duration = 0;  // from when it began to wait until it is due; 0: not known

  // How much of the wait is over, 0 to 1; nothing when its beginning is not known.
  std::optional<float> elapsed() const;
};

// The parts of one pass of the event loop, in the order it visits them; empty for models without any.
struct Phases {
  std::vector<std::string> names = {};
  int current = -1;
  bool is_page = false;  // a page's loop, which has many task queues
};

enum class TaskState : std::uint8_t { Running, Ready, Sleeping, Joining, Finished };

// A cooperative task with the stack that its next turn goes on with, oldest frame first.
struct Task {
  Item item;
  TaskState state = TaskState::Ready;
  std::vector<Frame> stack;
  std::string waits_for;
  std::int64_t remaining = 0;  // Sleeping
};

struct TaskList {
  std::vector<Task> tasks;
  std::uint64_t total = 0;
};

// Tasks that take turns: the ready ones from the head to the tail.
struct Ring {
  bool exists = false;
  std::optional<Task> running;
  TaskList ready, sleeping, joining, finished;
};

enum class Stream : std::uint8_t { Out, Error };

struct OutputLine {
  std::string text;
  Stream stream = Stream::Out;
  std::uint64_t step = 0;  // the step that printed it
};

struct Output {
  std::vector<OutputLine> lines;  // the last few hundred
  std::uint64_t total = 0;
};

struct Reason {
  std::string sentence;
  std::string rule;                     // the rule's name
  std::string source;                   // where the rule stands: "ECMA-262 §27.2.1.3.2"
  std::vector<std::string> steps = {};  // how the rule goes
  std::int64_t time = 0;                // when it happened
  Id subject = 0;                       // what it is about, when that is a job or timer
  Id cause = 0;
};

// What brought a thing about: the link nearest to the script comes last.
struct CauseLink {
  Id id = 0;
  Kind kind = Kind::Task;
  Place place;         // of the call that queued it
  std::string source;  // that line's text
  std::uint64_t step = 0;
};

// A variable, or a part of an unfolded one: parts follow it, each a level deeper.
struct Variable {
  std::string name;
  std::string value;
  bool changed = false;   // by the last step
  std::string path = {};  // what ToggleUnfold takes
  int depth = 0;
  bool can_unfold = false;
  bool is_unfolded = false;
  std::uint64_t hidden = 0;  // no part itself: so many more are not shown
};

struct PromiseReaction {
  std::string text;      // a function's source; or who goes on; empty: it is passed on
  bool resumes = false;  // a function that awaits goes on
  Place place;
};

enum class PromiseState : std::uint8_t { Pending, Fulfilled, Rejected };

struct Promise {
  Id id = 0;  // counted from the program's first
  std::string name = {};
  PromiseState state = PromiseState::Pending;
  bool is_unhandled = false;
  std::string value = {};
  std::vector<PromiseReaction> reactions = {};
  bool changed = false;
};

// An object that the program's variables reach.
struct Object {
  Id id = 0;
  std::string name = {};
  std::string value = {};
  std::vector<Variable> parts = {};
  bool changed = false;
};

// A thread beside the one that is shown.
struct Thread {
  std::uint32_t id = 0;  // 0: the main thread
  enum class State : std::uint8_t { Ready, InLoop, InCall } state = State::Ready;
  std::int64_t clock = 0;
  std::uint64_t queued = 0;
};

struct Scope {
  std::string title;
  std::vector<Variable> variables;
};

struct Counter {
  std::uint64_t now = 0;
  std::uint64_t total = 0;
};

struct Counters {
  Counter event;
  Counter line;
  Counter turn;
  bool complete = false;  // the totals are final: the run has been recorded to its end
};

// How far the recording of a run has come.
struct RunProgress {
  std::uint64_t instructions = 0;
  std::uint64_t events = 0;
  std::uint64_t printed = 0;  // how often
  friend bool operator==(const RunProgress&, const RunProgress&) = default;
};

// How the step that is shown was reached from the one before it.
enum class Travel : std::uint8_t { Forward, Back, Snap };

// An order that the real runtime leaves open, decided by the step that is shown.
struct OpenChoice {
  std::string other;  // the schedule that takes the other option here
  bool is_default = true;
};

class Timeline;
struct Marker;

enum class RunState : std::uint8_t { Empty, Ready, Running, Finished, Failed, Limit, Deadlock };

struct Scene {
  std::string title;
  std::string profile;
  std::vector<std::string> profiles;  // that this file can be run under
  Code code;
  std::vector<Frame> stack;      // oldest first: the last one is on top
  std::vector<Frame> suspended;  // parked functions, oldest first
  std::optional<Item> running;   // the job or timer whose turn it is; nothing in the script and between turns
  std::vector<Queue> queues;
  std::vector<Timer> timers;     // by due time
  std::vector<Timer> in_flight;  // operations and input that wait for their time, by due time
  Phases phases;
  Ring ring;
  Output output;
  Reason reason;
  std::vector<Scope> scopes;      // of the top frame, innermost first
  std::vector<Promise> promises;  // while they are looked at
  std::vector<Object> objects;    // the same
  std::vector<CauseLink> chain;   // of the selected thing, while it is asked for
  std::uint32_t thread = 0;       // whose state this is
  std::vector<Thread> threads;    // the other ones
  std::int64_t clock = 0;
  Counters counters;
  RunState state = RunState::Empty;
  std::string message;  // what ended the run, or the fault that kept it from starting
  std::string notice;   // what the last search came to
  std::optional<OpenChoice> choice;
  std::string schedule;                                   // the choices that are replayed; empty: the defaults
  std::shared_ptr<const Timeline> timeline;               // of what has been recorded so far; null when no file is open
  std::shared_ptr<const std::vector<Marker>> break_hits;  // as far as they have been looked for; null: none
  Travel travel = Travel::Snap;
  std::uint64_t arrivals = 0;  // counts the steps shown, so that whoever draws sees that there is a new one
};

}  // namespace loopscope::scene
