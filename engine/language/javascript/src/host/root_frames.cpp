// Node's own frames at the bottom of stack traces, as node 20.20.2 prints them, by the turn that runs.
#include "host_support.hpp"

#include <runtime/lifecycle.hpp>

namespace loopscope::js {

namespace {

constexpr std::string_view timer[] = {
    "listOnTimeout (node:internal/timers:581:17)",
    "process.processTimers (node:internal/timers:519:7)",
};
constexpr std::string_view immediate[] = {"process.processImmediate (node:internal/timers:483:21)"};
constexpr std::string_view task[] = {"Immediate.pass [as _onImmediate] (node:round-robin:42:26)",
                                     "process.processImmediate (node:internal/timers:483:21)"};
constexpr std::string_view queued_microtask[] = {
    "node:internal/process/task_queues:140:7",
    "AsyncResource.runInAsyncScope (node:async_hooks:206:9)",
    "AsyncResource.runMicrotask (node:internal/process/task_queues:137:8)",
};
constexpr std::string_view operation[] = {"FSReqCallback.oncomplete (node:fs:197:21)"};
constexpr std::string_view message[] = {
    "[nodejs.internal.kHybridDispatch] (node:internal/event_target:831:20)",
    "MessagePort.<anonymous> (node:internal/per_context/messageport:23:28)",
};
constexpr std::string_view emitted[] = {"process.emit (node:events:524:28)"};

constexpr std::string_view rejection[] = {
    "process.emit (node:events:524:28)",
    "emitUnhandledRejection (node:internal/process/promises:250:13)",
    "throwUnhandledRejectionsMode (node:internal/process/promises:385:19)",
    "processPromiseRejections (node:internal/process/promises:470:17)",
};

using Frames = std::vector<std::string_view>;

// What the tick loop does: a tick, a microtask, rejections. It is a method of process when the runtime calls it.
enum class LoopWork : std::uint8_t { Tick, Microtask, Rejections };
constexpr std::string_view loop_by_runtime[] = {
    "process.processTicksAndRejections (node:internal/process/task_queues:77:11)",
    "process.processTicksAndRejections (node:internal/process/task_queues:95:5)",
    "process.processTicksAndRejections (node:internal/process/task_queues:96:32)",
};
constexpr std::string_view loop_by_phase[] = {
    "processTicksAndRejections (node:internal/process/task_queues:77:11)",
    "processTicksAndRejections (node:internal/process/task_queues:95:5)",
    "processTicksAndRejections (node:internal/process/task_queues:96:32)",
};

// The frames of lib/internal/process/task_queues.js and of the phase between two callbacks of which it was called.
void add_drain(Frames& frames, const Drain& drain, LoopWork work) {
  auto row = static_cast<std::size_t>(work);
  if (drain.place == DrainPlace::Runtime) {
    if (drain.in_tick_loop) frames.push_back(loop_by_runtime[row]);
    return;
  }
  if (drain.in_tick_loop) frames.push_back(loop_by_phase[row]);
  frames.push_back(drain.in_tick_loop ? "runNextTicks (node:internal/process/task_queues:64:3)"
                                      : "runNextTicks (node:internal/process/task_queues:60:5)");
  switch (drain.place) {
    case DrainPlace::BetweenTimers:
      frames.push_back("listOnTimeout (node:internal/timers:545:9)");
      frames.push_back("process.processTimers (node:internal/timers:519:7)");
      break;
    case DrainPlace::BetweenTimerLists:
      frames.push_back("process.processTimers (node:internal/timers:516:9)");
      break;
    case DrainPlace::BetweenImmediates:
      frames.push_back("process.processImmediate (node:internal/timers:454:9)");
      break;
    case DrainPlace::Runtime:
      break;
  }
}

Frames copy_of(std::span<const std::string_view> frames) { return {frames.begin(), frames.end()}; }

Frames drained_frames(std::span<const std::string_view> above, const Drain& drain, LoopWork work) {
  Frames frames = copy_of(above);
  add_drain(frames, drain, work);
  return frames;
}

}  // namespace

Frames root_frames(const Machine& machine) {
  const CurrentTurn& turn = machine.turn;
  if (!turn.active) return {};
  auto queue = static_cast<Queue>(turn.queue);
  switch (static_cast<JobKind>(turn.kind)) {
    case JobKind::Main:
      // The loaders name their own frames (prelude/loader_commonjs.js).
      return turn.job == 0 ? Frames{} : copy_of(emitted);
    case JobKind::Timer:
      return queue == Queue::Immediates ? copy_of(immediate) : copy_of(timer);
    case JobKind::Call:
      return queue == Queue::Ticks ? drained_frames({}, turn.drain, LoopWork::Tick)
                                   : drained_frames(queued_microtask, turn.drain, LoopWork::Microtask);
    case JobKind::Completion:
      return copy_of(operation);
    case JobKind::Message:
      return copy_of(message);
    case JobKind::Task:
    case JobKind::TaskThrow:
      return copy_of(task);
    case JobKind::Host:
      return queue == Queue::Rejections ? drained_frames(rejection, turn.drain, LoopWork::Rejections)
                                        : copy_of(emitted);
    default:
      return drained_frames({}, turn.drain, LoopWork::Microtask);
  }
}

}  // namespace loopscope::js
