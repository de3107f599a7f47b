#pragma once
// What the language asks of its surroundings, and the queues they share with the model. The host (process, timers,
// console) pushes jobs by queue; the model decides the order.
#include <javascript/promise.hpp>
#include <source/diagnostic.hpp>

namespace loopscope::js {

// Queue numbers that the node models use (model/node makes these queues, in this order).
enum class Queue : std::uint16_t { Ticks, Microtasks, Immediates, Rejections, Io, Count };

// The host's state, under Root::Host.
struct HostCell : Cell {
  static constexpr CellTraits traits{"host", static_cast<std::uint8_t>(Kind::Host), false};
  std::uint32_t main_code = 0;
  std::string fault_text;                // the program does not compile: what node prints
  CellId listeners;                      // event name -> array of [function, once]
  CellId timers_by_id;                   // number -> Timeout, for clearTimeout(+timeout)
  CellId module;                         // the CommonJS module object
  CellId modules;                        // exports of node's own modules by name, once a program has asked for them
  CellId main_coroutine;                 // of an ES module's body
  Value exit_code = Value::undefined();  // process.exitCode
  bool exiting = false;
  bool in_fatal = false;  // an uncaught error is being handled
  std::uint64_t next_timer_id = 1;
  std::vector<Value> reported;  // promises reported as unhandled
  auto fields() const {
    return std::tie(main_code, fault_text, listeners, timers_by_id, module, modules, main_coroutine, exit_code, exiting,
                    in_fatal, next_timer_id, reported);
  }
};
inline const HostCell& host(const Exec& exec) { return exec.machine.heap.get<HostCell>(exec.machine.root(Root::Host)); }
inline HostCell& host_mut(Exec& exec) { return exec.machine.heap.mut<HostCell>(exec.machine.root(Root::Host)); }

// After set_up_realm: process, timers, globals.
void set_up_host(Exec& exec);
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

// Links the imports of the module that begins to run (src/host/module_links.cpp); as an op's flow.
Flow link_imports(Exec& exec);

// The block node prints for an error that ends the program.
std::string fatal_error_text(Exec& exec, Value error, const SourceSite& site);
std::string syntax_error_text(const SourceText& source, const Diagnostic& fault, bool is_module);

// Natives that the prelude's process functions call.
std::span<const NativeRow> process_call_rows();

}  // namespace loopscope::js
