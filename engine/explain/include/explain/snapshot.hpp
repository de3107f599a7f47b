#pragma once
// What can be seen of a machine at one step, as plain values in one language of words: both the command line and the
// window show this. Everything is bounded in size; totals say how much there is. Text is UTF-8.
#include <explain/sentence.hpp>

#include <optional>
#include <vector>

namespace loopscope {

// A range of the program's own file; line 0: nowhere.
struct SeenPlace {
  Position begin{0, 0}, end{0, 0};
  Span span;
  std::shared_ptr<const SourceText> other;  // the file, when it is not the program's own
  bool known() const { return begin.line != 0; }
};

struct SeenVariable {
  std::string name;
  std::string value;
  Value held = {};  // for whoever unfolds it
};

struct SeenScope {
  std::string title;
  std::vector<SeenVariable> variables;
};

struct SeenFrame {
  std::uint64_t serial = 0;
  std::string label;
  SeenPlace place;
  std::string waits_for;          // suspended ones: why they do not run
  std::uint64_t resumed_by = 0;   // the job that goes on with it, once it is queued
  std::vector<SeenScope> scopes;  // innermost first
};

struct SeenItem {
  std::uint64_t serial = 0;
  std::string kind;     // "then reaction"
  std::string excerpt;  // the callback's own source
  SeenPlace created;
  std::string cause;           // what queued it
  std::uint64_t cause_id = 0;  // its serial; 0: the script
  // Timers, and whatever else waits for its time.
  std::int64_t due_ns = 0;
  std::int64_t duration_ns = 0;  // timers: from when it was armed until then
  bool repeats = false;
  // Tasks.
  std::vector<SeenFrame> stack;  // what goes on in its next turn, innermost first
  std::string waits_for;         // why it does not run
};

struct SeenQueue {
  std::string_view id;  // stable, for machines
  std::string title;
  QueueRole role = QueueRole::Tasks;
  std::vector<SeenItem> items;  // oldest first, at most a few hundred
  std::uint64_t total = 0;
};

struct SeenLine {
  Stream stream = Stream::Out;
  std::string text;  // without its line break
  std::uint64_t step = 0;
};

// A thread beside the one whose state this is.
struct SeenThread {
  std::uint32_t id = 0;  // 0: the main thread
  Waiting waiting = Waiting::No;
  std::uint64_t clock_ns = 0;
  std::uint64_t queued = 0;  // jobs in its queues
  std::uint64_t timers = 0;
};

struct Snapshot {
  std::uint64_t step = 0, line = 0, turn = 0;  // the counters
  std::uint64_t clock_ns = 0;
  SeenPlace place;                  // what the innermost frame runs
  std::vector<SeenFrame> stack;     // innermost first
  std::optional<SeenItem> running;  // the job or timer whose turn this is; nothing in the script and between turns
  bool running_is_timer = false;
  QueueRole running_role = QueueRole::Tasks;
  std::string_view running_queue;    // the id of the queue that it came from; empty for none
  std::vector<SeenFrame> suspended;  // by birth
  std::vector<SeenQueue> queues;     // as the model orders them
  std::size_t queues_before_timers = 0;
  std::vector<SeenItem> timers;  // by due time
  std::uint64_t timer_total = 0;
  int phase = -1;            // of the model's phases
  std::uint32_t thread = 0;  // whose state this is
  std::vector<SeenThread> other_threads;
  std::vector<SeenLine> output;  // the last lines
  std::uint64_t output_total = 0;
  RunState state = RunState::Running;
  bool is_deadlocked = false;  // the run has ended since all that is left waits for each other
  int exit_code = 0;
  Limit limit = Limit::None;
  std::uint64_t limit_value = 0;
};

// `lines`: how many of the last lines of output are wanted.
Snapshot take_snapshot(const Machine& machine, const RunInspection& run, Language language, std::size_t lines = 400);

// The range of a file that a site means; nowhere for code of the library or of eval.
SeenPlace place_of(const Machine& machine, const SourceSite& site);
// Its line in the program's own file, without making words; 0: it is not there.
std::uint32_t line_of_site(const Machine& machine, const SourceSite& site);

// The value of one variable of a frame on the stack, as text; nothing while that frame is not there.
struct VariableName {
  std::uint64_t frame = 0;  // its serial
  std::string scope;        // the scope's title
  std::string name;
};
std::optional<std::string> variable_value(const Machine& machine, const RunInspection& run, const VariableName& name,
                                          Language language = Language::English);

// "name = value" of all that the innermost frame sees.
std::vector<std::string> top_variables(const Machine& machine, const RunInspection& run, Language language);

// Names of the model's phases, in the order the loop visits them.
std::vector<std::string> phase_names(const RunInspection& run);

// The limit's name as --limit takes it; empty for none.
std::string_view limit_name(Limit limit);
// The value of the limit that stopped the machine, in the unit that --limit takes.
std::uint64_t limit_value(const Machine& machine);

}  // namespace loopscope
