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
constexpr std::string_view tick[] = {"process.processTicksAndRejections (node:internal/process/task_queues:77:11)"};
constexpr std::string_view microtask[] = {"process.processTicksAndRejections (node:internal/process/task_queues:95:5)"};
constexpr std::string_view queued_microtask[] = {
    "node:internal/process/task_queues:140:7",
    "AsyncResource.runInAsyncScope (node:async_hooks:206:9)",
    "AsyncResource.runMicrotask (node:internal/process/task_queues:137:8)",
    "process.processTicksAndRejections (node:internal/process/task_queues:95:5)",
};
constexpr std::string_view operation[] = {"FSReqCallback.oncomplete (node:fs:197:21)"};
constexpr std::string_view message[] = {
    "[nodejs.internal.kHybridDispatch] (node:internal/event_target:831:20)",
    "MessagePort.<anonymous> (node:internal/per_context/messageport:23:28)",
};
constexpr std::string_view emitted[] = {"process.emit (node:events:524:28)"};

}  // namespace

std::span<const std::string_view> root_frames(const Machine& machine) {
  if (!machine.turn.active) return {};
  switch (static_cast<JobKind>(machine.turn.kind)) {
    case JobKind::Main:
      break;
    case JobKind::Timer:
      return machine.turn.queue == static_cast<std::uint16_t>(Queue::Immediates)
                 ? std::span<const std::string_view>(immediate)
                 : timer;
    case JobKind::Call:
      return machine.turn.queue == static_cast<std::uint16_t>(Queue::Ticks) ? std::span<const std::string_view>(tick)
                                                                            : queued_microtask;
    case JobKind::Completion:
      return operation;
    case JobKind::Message:
      return message;
    case JobKind::Host:
      return emitted;
    default:
      return microtask;
  }
  if (machine.turn.job != 0) return emitted;
  switch (machine.options->profile.goal) {
    case SourceGoal::CommonJs:
      return common_js;
    case SourceGoal::Module:
      return module;
    case SourceGoal::Script:
      return {};
  }
  return {};
}

}  // namespace loopscope::js
