// Node's own frames at the bottom of stack traces, as node 20.20.2 prints them, by the turn that runs.
#include "host_support.hpp"

#include <runtime/lifecycle.hpp>

namespace loopscope::js {

namespace {

constexpr std::string_view common_js[] = {
    "Module._compile (node:internal/modules/cjs/loader:1521:14)",
    "Module._extensions..js (node:internal/modules/cjs/loader:1623:10)",
    "Module.load (node:internal/modules/cjs/loader:1266:32)",
    "Module._load (node:internal/modules/cjs/loader:1091:12)",
    "Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)",
    "node:internal/main/run_main_module:28:49",
};
constexpr std::string_view module[] = {
    "ModuleJob.run (node:internal/modules/esm/module_job:325:25)",
    "async ModuleLoader.import (node:internal/modules/esm/loader:606:24)",
    "async asyncRunEntryPointWithESMLoader (node:internal/modules/run_main:117:5)",
};
constexpr std::string_view timer[] = {
    "listOnTimeout (node:internal/timers:581:17)",
    "process.processTimers (node:internal/timers:519:7)",
};
constexpr std::string_view immediate[] = {"process.processImmediate (node:internal/timers:483:21)"};
constexpr std::string_view queued_microtask[] = {
    "node:internal/process/task_queues:140:7",
    "AsyncResource.runInAsyncScope (node:async_hooks:206:9)",
    "AsyncResource.runMicrotask (node:internal/process/task_queues:137:8)",
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

Frames main_frames(SourceGoal goal) {
  switch (goal) {
    case SourceGoal::CommonJs:
      return copy_of(common_js);
    case SourceGoal::Module:
      return copy_of(module);
    case SourceGoal::Script:
      break;
  }
  return {};
}

}  // namespace

Frames root_frames(const Machine& machine) {
  const CurrentTurn& turn = machine.turn;
  if (!turn.active) return {};
  auto queue = static_cast<Queue>(turn.queue);
  switch (static_cast<JobKind>(turn.kind)) {
    case JobKind::Main:
      return turn.job == 0 ? main_frames(machine.options->profile.goal) : copy_of(emitted);
    case JobKind::Timer:
      return queue == Queue::Immediates ? copy_of(immediate) : copy_of(timer);
    case JobKind::Call:
      return queue == Queue::Ticks ? drained_frames({}, turn.drain, LoopWork::Tick)
                                   : drained_frames(queued_microtask, turn.drain, LoopWork::Microtask);
    case JobKind::Host:
      return queue == Queue::Rejections ? drained_frames(rejection, turn.drain, LoopWork::Rejections)
                                        : copy_of(emitted);
    default:
      return drained_frames({}, turn.drain, LoopWork::Microtask);
  }
}

}  // namespace loopscope::js
