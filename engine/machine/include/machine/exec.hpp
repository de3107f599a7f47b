#pragma once
// Exec: the dispatch loop's view of a machine while it runs. It caches pointers into the running frame; it is derived,
// lives on the C++ stack of run(), and is never part of program state. Language ops, natives and models work through
// it.
//
// A language op may: use and change operands; push a frame and return Flow::Frame; set `thrown` and return Flow::Throw.
// It never calls user code itself. An op that needs user code pushes a frame whose result target is Operand (the op
// then runs again on the converted operand: restart) or Push.
#include <machine/machine.hpp>
#include <runtime/event.hpp>

#include <span>

namespace loopscope {

enum class Flow : std::uint8_t {
  Next,   // go on with the next instruction
  Jump,   // the op set frame->pc to where to go on
  Frame,  // frames were pushed or popped: reload
  Throw,  // `thrown` holds what was thrown
};

class Exec;
using LanguageOp = Flow (*)(Exec&, Instruction);

// What a language gives the machine. A plain table of functions, constant, shared by all machines.
struct LanguageTable {
  const char* name;
  LanguageOp ops[op_count];
  bool (*truthy)(const Exec&, Value);  // for values that are not booleans, numbers, undefined, null or objects
  // Pushes the frames that run a job. Called with an empty frame stack.
  void (*start_job)(Exec&, const Job&);
  // Nobody caught exec.thrown and the frame stack is empty now.
  void (*uncaught)(Exec&);
  // Sets exec.thrown to the error for one user frame too many.
  void (*throw_stack_overflow)(Exec&);
  // The running thread changes: the running realm and the one in the cell `other` change places.
  void (*exchange_realms)(Exec&, CellId other);
  // Output of a thread beside the main one.
  void (*write_from_thread)(Exec&, Stream, std::string text);
};

// Decides what runs next. Called when the frame stack of the running thread is empty; starts exactly one turn with
// exec.start_turn, or moves the clock or the phase, or ends the run. Returns after one such move.
struct Model {
  const char* name;
  void (*set_up)(Exec&);
  void (*next)(Exec&);
};

class Exec {
 public:
  Exec(Machine& running, const LanguageTable& spoken, const Model& looping, EventSink* events)
      : machine(running), language(spoken), model(looping), sink(events) {}

  Machine& machine;
  const LanguageTable& language;
  const Model& model;
  EventSink* sink;
  Value thrown;            // meaningful only with Flow::Throw
  SourceSite thrown_site;  // where the innermost user frame threw it, while it unwinds

  // The builtin that runs right now, for stack traces; no function otherwise.
  struct Builtin {
    CellId function;
    Value receiver;
    bool is_construct = false;
  };
  Builtin native;

  // --- the running frame (null when the stack is empty)
  Frame* frame = nullptr;
  const Code* code = nullptr;
  Value* locals = nullptr;
  Value* top = nullptr;  // one past the topmost operand

  Heap& heap() { return machine.heap; }
  void push(Value value) { *top++ = value; }
  Value pop() { return *--top; }
  Value& operand(std::uint32_t places_below_top) { return top[-1 - static_cast<std::ptrdiff_t>(places_below_top)]; }
  void drop(std::uint32_t count) { top -= count; }
  std::uint32_t operand_index(const Value* place) const {
    return static_cast<std::uint32_t>(place - (locals + code->local_count));
  }
  Value constant(std::int32_t index) const { return code->constants[static_cast<std::size_t>(index)]; }

  // Reloads the cached pointers from the top frame; saves them into it.
  void load_frame();
  void save_frame();

  // Pushes a frame over the running one for `code_id` with a window for its locals (undefined) and operands; the caller
  // fills locals and operands afterwards through `top`. Returns false, with `thrown` set, when there is one user frame
  // too many.
  bool push_frame(std::uint32_t code_id, CellId function, Value this_value, Value new_target, ResultTarget target,
                  std::uint32_t target_slot = 0);
  // Moves a parked frame onto the stack / the running frame into `parked` (popping it).
  bool resume(ParkedFrame& parked, ResultTarget target, std::uint32_t target_slot = 0);
  void park(ParkedFrame& parked);
  // Pops the running frame and gives `result` to where its target says. Emits FrameLeft.
  void return_from_frame(Value result);
  // Gives a result as the running frame's return would, but to the frame below `park` just left.
  void deliver(ResultTarget target, std::uint32_t target_slot, Value result);
  // Pops the running frame without a result (unwinding).
  void discard_frame();

  // Enters the innermost handler of the running frame that takes this completion. False: it has none.
  bool enter_handler(Completion completion, Value value);
  // Unwinds a throw of `value` to the nearest handler of any frame. False: the stack is empty.
  bool unwind(Value value);

  // --- events
  void emit(EventKind kind, RuleId rule, std::uint8_t detail = 0, std::uint64_t subject = 0, Value value = {},
            std::int64_t number = 0, std::uint64_t cause = 0);
  void emit_at(const SourceSite& site, EventKind kind, RuleId rule, std::uint8_t detail = 0, std::uint64_t subject = 0,
               Value value = {}, std::int64_t number = 0, std::uint64_t cause = 0);
  SourceSite site() const;  // of the innermost user frame
  void write_output(Stream stream, std::string text);

  // --- jobs
  // Completes serial, cause, step and site, appends to the queue and emits JobQueued.
  std::uint64_t queue_job(std::uint16_t queue, Job job, RuleId rule);
  // Takes a serial for a timer or another thing that is queued later.
  std::uint64_t new_serial() { return machine.next_job_serial++; }
  // Begins a turn: counts it, moves the clock, emits TurnStarted and lets the language push the frames.
  void start_turn(const Job& job, RuleId rule, Drain drain = {});
  void end_turn();

  // --- threads (src/threads.cpp)
  // Adds a thread that begins after `delay_ns`, with an empty stack; gives its place in `parked`.
  std::size_t add_thread(CellId realm, std::uint64_t delay_ns, Job exit_notice);
  // The running thread and the parked one change places; the clocks go on where each thread left its own.
  void switch_to(std::size_t place);
  // The running thread has nothing to do before `own_ns`: when another thread's time is earlier, that one runs now.
  bool let_earliest_run(std::uint64_t own_ns, Waiting waiting);
  // Puts a job into a queue of the thread `id`, which may be parked; it can run from job.ready_at on. False: it is
  // gone.
  bool queue_job_for(std::uint32_t id, std::uint16_t queue, Job job, RuleId rule);
  // The running call waits until somebody wakes its thread or until `until_ns`; at the next safe point others run.
  void block_in_call(BlockingCall call, std::uint64_t until_ns);
  // Wakes the threads that wait for that, the first to wait first, at most so many.
  std::uint64_t wake_callers(CellId cell, std::uint64_t place, std::uint64_t most);
  // A parked thread ends where it is, its own threads too; its parent is told.
  void stop_thread(std::uint32_t id, int exit_code);
  // The running thread's stack is dropped and the thread ends; the model takes it away with remove_thread.
  void abandon_thread(int exit_code);
  void remove_thread();

  void stop_at(Limit limit);
  // Ends the run; in a thread beside the main one, that thread.
  void finish(int exit_code);
  // Native loops charge their work; the limits are looked at at the next safe point.
  void charge(std::uint64_t instructions) { machine.counters.instructions += instructions; }
  void charge_time_for_clock_read() { machine.clock.now_ns += machine.options->profile.clock.read_ns; }

  // Instructions run since counters and clock were last brought up to date. Everything that reads them settles first.
  std::uint64_t executed = 0;
  void settle();
};

struct StopAt {
  std::uint64_t events = ~std::uint64_t{0};
  std::uint64_t instructions = ~std::uint64_t{0};  // a slice: stop at the first safe point past it
  std::uint64_t collections = ~std::uint64_t{0};   // of the heap, so far
};

// Runs until the program ends, a limit stops it, or `stop` is reached. Stops only between instructions.
void run(Machine& machine, const LanguageTable& language, const Model& model, StopAt stop, EventSink* sink);

}  // namespace loopscope
