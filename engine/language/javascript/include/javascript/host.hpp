#pragma once
// What the language asks of its surroundings, and the queues they share with the model. The host (process, timers,
// console) pushes jobs by queue; the model decides the order.
#include <javascript/promise.hpp>

namespace loopscope::js {

// Queue numbers that the node models use (model/node makes these queues, in this order).
enum class Queue : std::uint16_t { Ticks, Microtasks, Immediates, Rejections, Count };

// HostPromiseRejectionTracker (27.2.1.9): a promise was rejected without a handler, or got its first handler late.
void promise_rejected_unhandled(Exec& exec, CellId promise);
void promise_handled_late(Exec& exec, CellId promise);
// The main program and the host's own jobs (JobKind::Main and Host).
void start_host_job(Exec& exec, const Job& job);
// Nobody caught exec.thrown (exec.thrown_site says where it was thrown); the frame stack is empty.
void host_uncaught(Exec& exec);
// Node's own frames below the program's in a stack trace, by the kind of turn that runs.
std::span<const std::string_view> root_frames(const Machine& machine);

}  // namespace loopscope::js
