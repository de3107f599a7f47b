#pragma once
// All that the command line needs of the engine, as plain values behind two narrow interfaces: a Simulator makes runs
// of files, a Simulation is one run. The commands know nothing else, so they are tested against a stand-in.
#include <history/trace.hpp>
#include <quiz/quiz.hpp>
#include <scenario/header.hpp>
#include <scenario/limit_options.hpp>
#include <source/diagnostic.hpp>
#include <text/text.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::cli {

enum class OutputStream : std::uint8_t { Out, Error };

// Receives what the program prints, as it prints it. False: nobody reads any more, stop the run.
using OutputSink = std::function<bool(OutputStream, std::string_view)>;

enum class StopReason : std::uint8_t {
  Finished,  // also by an uncaught error or process.exit: `exit_code` says
  Limit,     // `limit_name` says which
  Deadlock,  // nothing can ever run, and something still waits
  WaitingForInput,
  Abandoned,  // the output sink asked to stop
};

struct RunEnd {
  StopReason reason = StopReason::Finished;
  int exit_code = 0;
  std::string limit_name;  // as --limit takes it
  std::uint64_t limit_value = 0;
  Position place;                            // where a limit stopped the run
  std::optional<std::uint64_t> misfit = {};  // the first choice of the schedule, from 1, that the program did not offer
  std::uint64_t clock_ns = 0;                // virtual time at the end
  std::size_t open_choices = 0;              // orders that were left open
};

struct SimulationRequest {
  std::shared_ptr<const SourceText> source;  // named by its absolute path
  std::string profile;
  LimitOptions limits;
  HeaderWorld world;
  std::vector<FolderFile> files;  // the folder's others, when the program reaches for some
  std::string schedule;
  Language language = Language::English;  // of sentences
  bool record = true;                     // false: only the output and the end are wanted
};

// One event as a sentence.
struct ToldStep {
  std::uint64_t step = 0;
  std::string sentence;
  std::string rule;  // the rule's source, such as "ECMA-262 9.5.4", or empty
};

struct VariableView {
  std::string name;
  std::string value;
};

struct FrameView {
  std::string function;
  Position place;
  std::vector<VariableView> variables;
};

struct QueueItemView {
  std::uint64_t serial = 0;  // identity from birth to death
  std::string label;         // the callback's own source text, shortened
  Position created;
  std::optional<std::uint64_t> due_ns;  // timers
};

// A queue, the timer shelf or whatever holds things that wait; oldest first, timers by due time.
struct QueueView {
  std::string id;     // stable, for machines: "next_tick", "microtasks", "timers", "immediates", ...
  std::string title;  // in the reader's language
  std::vector<QueueItemView> items;
};

struct OutputLineView {
  OutputStream stream = OutputStream::Out;
  std::string text;  // without the line break
  std::uint64_t step = 0;
};

struct StateView {
  std::uint64_t step = 0;
  std::uint64_t clock_ns = 0;
  std::string phase;
  Position place;  // begin of the current range
  Position place_end;
  ToldStep why;                      // what this step did
  std::vector<FrameView> stack;      // innermost first
  std::vector<FrameView> suspended;  // parked generators and async functions
  std::vector<QueueView> queues;
  std::vector<OutputLineView> output;
  std::optional<RunEnd> end;  // when nothing comes after this step
};

// One outcome of a program over its open orders.
struct OutcomeView {
  std::string output;  // stdout
  int exit_code = 0;
  std::string schedule;  // empty: the default order
  std::uint64_t runs = 0;
};
struct ExplorationView {
  std::vector<OutcomeView> outcomes;
  std::uint64_t runs = 0;
  bool is_exhaustive = true;
};

// The first difference between two profiles.
struct ProfileSideView {
  std::string profile;
  std::uint64_t lines = 0;  // of stdout
  int exit_code = 0;
  std::optional<std::string> printed;  // the line that differs; nothing: no more is printed
  std::uint64_t step = 0;              // that printed it
  ToldStep parted;                     // what happens at the parting step; empty: the run has ended
};
struct ProfileDiffView {
  std::string_view part = "none";  // stdout, stderr, exit_code; stable, for machines
  std::uint64_t line = 0;          // number of the first line that differs
  ProfileSideView sides[2];
  std::uint64_t parting_step = 0;
  std::string why, rule;  // the one rule that causes it; empty: there is no such rule
};

class Simulation {
 public:
  virtual ~Simulation() = default;
  // Why the program cannot start; empty when it can.
  virtual std::vector<Diagnostic> syntax_faults() = 0;
  // Runs to the end. With syntax faults it prints what the real runtime prints.
  virtual RunEnd run(const OutputSink& sink) = 0;
  // Every step in order until the end, or until `tell` returns false.
  virtual RunEnd tell(const std::function<bool(const ToldStep&)>& tell) = 0;

  // The number of the last step; runs to the end.
  virtual std::uint64_t last_step() = 0;
  // The step that printed line `line` of the output (from 1), and the first arrival at a line of the file.
  virtual std::optional<std::uint64_t> step_of_output(std::uint64_t line) = 0;
  virtual std::optional<std::uint64_t> step_of_line(std::uint64_t line) = 0;
  // All outcomes over the open orders, in at most `bound` runs.
  virtual ExplorationView explore(std::uint64_t bound) = 0;
  // The run as a stream of events, `program` on its first line.
  virtual RunEnd trace(const TracedProgram& program, bool perfetto, const LineSink& sink) = 0;
  // What is wrong with a saved trace of this run; empty: nothing.
  virtual std::string check_trace(std::string_view bytes, const std::string& name) = 0;
  // Nothing when `step` is past the end.
  virtual std::optional<StateView> state_at(std::uint64_t step) = 0;
};

class Simulator {
 public:
  virtual ~Simulator() = default;
  // Whether a `.js` file parses only as a module.
  virtual bool needs_module_syntax(const SourceText& source) = 0;
  virtual std::unique_ptr<Simulation> start(const SimulationRequest& request) = 0;
  // The program under the request's profile and under another one.
  virtual ProfileDiffView diff(const SimulationRequest& request, const std::string& other_profile) = 0;
  // What the program prints, really and as people imagine it. A stand-in that runs nothing has none.
  virtual std::unique_ptr<Quiz> quiz(const SimulationRequest&, const QuizOptions&) { return nullptr; }
};

}  // namespace loopscope::cli
