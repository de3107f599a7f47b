#pragma once
// What the language asks of its surroundings, and the queues they share with the model. The host (process, timers,
// console) pushes jobs by queue; the model decides the order.
#include <javascript/promise.hpp>
#include <source/diagnostic.hpp>

namespace loopscope::js {

// Queue numbers that the node models use (model/node makes these queues, in this order).
//   Messages  jobs of JobKind::Message; capability: the number of the port they wait at, in the order ports were made
//   Close     what the close phase runs
//   Handles   never run: each keeps the loop alive while it is there; handler: the object it stands for
//   Writes    the runtime's own tick after a write to the console: seen by nobody, one at most
enum class Queue : std::uint16_t {
  Ticks,
  Microtasks,
  Immediates,
  Rejections,
  Io,
  Messages,
  Close,
  Handles,
  Writes,
  Count
};

// Queues of a page (model/browser makes them), beside Microtasks, Rejections and Io of the above. None is numbered
// Queue::Count, which means no queue.
//   AnimationFrames  JobKind::Frame; Idle  JobKind::Idle; the others are task queues, a source each
//   Arriving         what a person does, until ready_at
//   Steps            what goes on at once when no microtask is left: the listeners of one event, a turn each
enum class PageQueue : std::uint16_t {
  AnimationFrames = static_cast<std::uint16_t>(Queue::Count) + 1,
  Idle,
  Arriving,
  Input,
  Timers,
  Messages,
  Blocking,
  Visible,
  Background,
  Rejections,
  Network,
  Steps,
  Count,
};

// Queues of the models that have tasks (model/round_robin makes them), all of JobKind::Task. None is numbered
// Queue::Count, which means no queue.
//   Sleeping  until ready_at; Joining: until the task in `argument` ends; Finished: never run, kept to be looked at
enum class RingQueue : std::uint16_t {
  Ready = static_cast<std::uint16_t>(Queue::Count) + 1,
  Sleeping,
  Joining,
  Finished
};

// The host's state, under Root::Host.
struct HostCell : Cell {
  static constexpr CellTraits traits{"host", static_cast<std::uint8_t>(Kind::Host), false};
  std::uint32_t main_code = 0;
  std::string fault_text;                // the program does not compile: what node prints
  CellId listeners;                      // event name -> array of [function, once]
  CellId timers_by_id;                   // number -> Timeout, for clearTimeout(+timeout)
  CellId circular_prototype;             // of exports that are required while their module is being loaded
  CellId modules;                        // exports of node's own modules by name, once a program has asked for them
  CellId main_promise;                   // settles when the main ES module and what it imports are evaluated
  Value exit_code = Value::undefined();  // process.exitCode
  bool exiting = false;
  bool in_fatal = false;            // an uncaught error is being handled
  std::uint64_t next_async_id = 2;  // of asynchronous resources; the main script is 1
  std::vector<Value> reported;      // promises reported as unhandled
  CellId thread;                    // in a thread beside the main one: its link to its parent (thread_calls.cpp)
  auto fields() const {
    return std::tie(main_code, fault_text, listeners, timers_by_id, circular_prototype, modules, main_promise,
                    exit_code, exiting, in_fatal, next_async_id, reported, thread);
  }
};
inline const HostCell& host(const Exec& exec) { return exec.machine.heap.get<HostCell>(exec.machine.root(Root::Host)); }
inline HostCell& host_mut(Exec& exec) { return exec.machine.heap.mut<HostCell>(exec.machine.root(Root::Host)); }

// What a thread beside the main one writes goes to its parent: at once, or when the parent has taken what went before.
void write_from_thread(Exec& exec, Stream stream, std::string text);
// The process is about to exit: what a thread still holds back goes to its parent now.
void flush_thread_output(Exec& exec);

// After set_up_realm: process, timers, globals.
void set_up_host(Exec& exec);
// The same of a page: window, document, its timers and queues.
void set_up_page(Exec& exec);
inline bool is_page(const Exec& exec) { return exec.machine.options->profile.is_page; }
// What the Main job runs: the code, or the syntax error it prints instead.
void set_main_program(Exec& exec, std::uint32_t code);
void set_main_fault(Exec& exec, const SourceText& source, const Diagnostic& fault);

// HostPromiseRejectionTracker (27.2.1.9): a promise was rejected without a handler, or got its first handler late.
void promise_rejected_unhandled(Exec& exec, CellId promise);
void promise_handled_late(Exec& exec, CellId promise);
// The main program and the host's own jobs (JobKind::Main and Host).
void start_host_job(Exec& exec, const Job& job);
// Nobody caught exec.thrown (exec.thrown_site says where it was thrown); the frame stack is empty.
void host_uncaught(Exec& exec);
// Node's own frames below the program's in a stack trace, by the kind of turn that runs.
std::vector<std::string_view> root_frames(const Machine& machine);

// process.emitWarning for the host's own warnings: on stderr after the current turn.
void emit_warning(Exec& exec, std::string_view name, const std::string& message);

// The block node prints for an error that ends the program.
std::string fatal_error_text(Exec& exec, Value error, const SourceSite& site);
std::string syntax_error_text(const SourceText& source, const Diagnostic& fault, bool is_module);
// "path:line", the source line and carets under the span, unless it reaches over the line's end.
std::string source_excerpt(const SourceText& source, Span span);
std::string fault_excerpt(const SourceText& source, const Diagnostic& fault);

// Natives that the prelude's process functions call.
std::span<const NativeRow> process_call_rows();

}  // namespace loopscope::js
