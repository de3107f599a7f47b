// What the prelude's page functions ask of the engine: timers, tasks of the page's queues, the clock, output.
#include <javascript/prelude.hpp>
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/job_beliefs.hpp>
#include <javascript/render.hpp>
#include <runtime/job_search.hpp>
#include <text/browser_text.hpp>
#include <text/text.hpp>

#include <cmath>

namespace loopscope::js {

namespace {

constexpr double ns_per_ms = 1e6;
constexpr double ns_per_clock_tick = 1e5;  // pages see the clock in steps of 0.1 ms

JobQueue& queue_of(Exec& exec, std::uint16_t which) { return exec.machine.queues[which]; }
constexpr std::uint16_t number(PageQueue queue) { return static_cast<std::uint16_t>(queue); }

// The queues as the prelude names them, with what their jobs are and the rule that puts one there.
struct QueueNameRow {
  std::string_view name;
  PageQueue queue;
  JobKind kind;
  RuleId rule;
};
constexpr QueueNameRow queue_names[] = {
    {"frames", PageQueue::AnimationFrames, JobKind::Frame, RuleId::PageFrameRequested},
    {"idle", PageQueue::Idle, JobKind::Idle, RuleId::PageIdleRequested},
    {"messages", PageQueue::Messages, JobKind::Completion, RuleId::PageMessagePosted},
    {"user-blocking", PageQueue::Blocking, JobKind::Completion, RuleId::PageTaskPosted},
    {"user-visible", PageQueue::Visible, JobKind::Completion, RuleId::PageTaskPosted},
    {"background", PageQueue::Background, JobKind::Completion, RuleId::PageTaskPosted},
    {"network", PageQueue::Network, JobKind::Message, RuleId::PageNetworkArrives},
    {"steps", PageQueue::Steps, JobKind::Message, RuleId::PageListenerNext},
};
const QueueNameRow& queue_named(NativeCall& call, std::uint32_t index) {
  std::string name = to_utf8(call.exec, call.argument(index).cell());
  for (const QueueNameRow& row : queue_names) {
    if (row.name == name) return row;
  }
  return queue_names[0];
}

void queue_step(Exec& exec, Job job) {
  job.queue = number(PageQueue::Steps);
  job.serial = exec.new_serial();
  job.cause = exec.machine.turn.job;
  job.queued_at = exec.machine.counters.events;
  job.site = exec.site();
  job.context = exec.machine.turn.context;
  queue_of(exec, job.queue).push_back(job);
}

// (queue, function, arguments, number by which it can be taken back). Of a Completion the function is what people see
// of the task and the third argument is what runs. The rest of a task under way is queued without a word.
NativeResult queue_page_task(NativeCall& call) {
  const QueueNameRow& row = queue_named(call, 0);
  Job job;
  job.kind = static_cast<std::uint16_t>(row.kind);
  job.handler = call.argument(1);
  job.argument = call.argument(2);
  job.capability = call.argument(3);
  if (row.queue == PageQueue::Steps)
    queue_step(call.exec, job);
  else if (row.queue == PageQueue::AnimationFrames && beliefs(call.exec).callbacks_at_once)
    return run_job_now(call, job, Value::undefined());
  else
    call.exec.queue_job(number(row.queue), job, row.rule);
  return call.give_undefined();
}

// Takes the job with this number out of a queue; nothing when there is none.
std::optional<Job> take_numbered(NativeCall& call, PageQueue which, Value wanted) {
  JobQueue& jobs = queue_of(call.exec, number(which));
  call.exec.charge(jobs.size());
  return take_first(jobs, [&](const Job& job) { return job.capability == wanted; });
}

// (queue, number)
NativeResult drop_page_task(NativeCall& call) {
  const QueueNameRow& row = queue_named(call, 0);
  std::optional<Job> job = take_numbered(call, row.queue, call.argument(1));
  if (job) call.exec.emit(EventKind::JobDropped, row.rule, static_cast<std::uint8_t>(number(row.queue)), job->serial);
  return call.give(job.has_value());
}

// (function): a microtask of the page's own.
NativeResult queue_page_microtask(NativeCall& call) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Message);
  job.handler = call.argument(0);
  job.capability = ascii_value(call.exec, "MutationObserver");
  call.exec.queue_job(static_cast<std::uint16_t>(Queue::Microtasks), job, RuleId::PageObserversQueued);
  return call.give_undefined();
}

NativeResult page_microtask(NativeCall& call) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Call);
  job.handler = call.argument(0);
  if (beliefs(call.exec).callbacks_at_once) return run_job_now(call, job, Value::undefined());
  call.exec.queue_job(static_cast<std::uint16_t>(Queue::Microtasks), job, RuleId::MicrotaskQueued);
  return call.give_undefined();
}

// (promise): what it was rejected with.
NativeResult reason_of(NativeCall& call) {
  return call.give(call.heap().get<PromiseCell>(call.argument(0).cell()).result);
}

// --- timers --------------------------------------------------------------------------------------------------------

Job timer_job(NativeCall& call) {
  Exec& exec = call.exec;
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Timer);
  job.queue = number(PageQueue::Timers);
  job.handler = call.argument(0);
  job.argument = call.argument(2);
  job.capability = call.argument(4);
  job.serial = exec.new_serial();
  job.cause = exec.machine.turn.job;
  job.queued_at = exec.machine.counters.events + 1;
  job.site = exec.site();
  job.context = exec.machine.turn.context;
  return job;
}

// (function, milliseconds, arguments, whether it repeats, number)
NativeResult set_page_timer(NativeCall& call) {
  Exec& exec = call.exec;
  const Profile& profile = exec.machine.options->profile;
  std::uint32_t nesting = exec.machine.timers.nesting() + 1;
  auto wanted = std::max(profile.smallest_delay_ms, static_cast<std::int64_t>(call.argument(1).as_number()));
  bool is_nested = nesting - 1 > profile.nested_delay_from;
  std::int64_t delay = is_nested ? std::max(wanted, profile.nested_delay_ms) : wanted;
  const Beliefs& held = profile.beliefs;
  if (held.ignores_delays) delay = wanted = profile.smallest_delay_ms;
  bool holds = held.callbacks_at_once || (held.zero_timeout_at_once && delay == 0);
  if (holds && !call.argument(3).as_boolean() && !is_library_function(exec, call.argument(0)))
    return run_job_now(call, timer_job(call), Value::undefined());
  exec.settle();
  CellId id = call.heap().make<TimerCell>();
  Job job = timer_job(call);
  auto& timer = call.heap().mut<TimerCell>(id);
  timer.job = job;
  timer.duration_ms = delay;
  timer.repeats = call.argument(3).as_boolean();
  timer.handle = call.argument(4);
  timer.nesting = nesting;
  std::uint64_t due = exec.machine.clock.now_ns + static_cast<std::uint64_t>(delay) * 1'000'000;
  // A delay of 0 is a task at once, before timers that fell due during this turn; the others wait.
  exec.machine.timers.arm_alone(call.heap(), id, delay == 0 ? 0 : due);
  call.heap().mut<TimerCell>(id).due_ns = due;
  call.heap().mut<TimerCell>(id).start_ms = exec.machine.clock.now_ms();
  RuleId rule = delay != wanted ? RuleId::PageTimerClamped : RuleId::PageTimerSet;
  exec.emit(EventKind::TimerSet, rule, 0, job.serial, job.handler, static_cast<std::int64_t>(due / 1'000'000),
            job.cause);
  return call.give_undefined();
}

CellId waiting_timer(NativeCall& call, Value wanted) {
  const TimerTable& timers = call.exec.machine.timers;
  call.exec.charge(timers.list_count());
  for (std::size_t i = 0; i < timers.list_count(); ++i) {
    CellId timer = call.heap().get<TimerListCell>(timers.list_at(i)).first;
    if (timer && call.heap().get<TimerCell>(timer).handle == wanted) return timer;
  }
  return {};
}

// (number): it may wait with the timers or be a task already.
NativeResult clear_page_timer(NativeCall& call) {
  Exec& exec = call.exec;
  std::uint64_t serial = 0;
  if (CellId timer = waiting_timer(call, call.argument(0))) {
    CellId list = call.heap().get<TimerCell>(timer).list;
    exec.machine.timers.disarm(call.heap(), timer);
    exec.machine.timers.drop_if_empty(call.heap(), list);
    serial = call.heap().get<TimerCell>(timer).job.serial;
  } else if (std::optional<Job> job = take_numbered(call, PageQueue::Timers, call.argument(0))) {
    serial = job->serial;
  }
  if (serial) exec.emit(EventKind::TimerCleared, RuleId::PageTimerCleared, 0, serial);
  return call.give_undefined();
}

// --- the rest ------------------------------------------------------------------------------------------------------

// Milliseconds since the page began, as coarse as pages see them.
NativeResult page_now(NativeCall& call) {
  call.exec.settle();
  call.exec.charge_time_for_clock_read();
  return call.give(std::floor(static_cast<double>(call.exec.machine.clock.now_ns) / ns_per_clock_tick) / 10);
}

// Milliseconds left until that time; looking at it costs as much as any clock.
NativeResult page_time_left(NativeCall& call) {
  call.exec.settle();
  call.exec.charge_time_for_clock_read();
  double left = call.argument(0).as_number() - static_cast<double>(call.exec.machine.clock.now_ns) / ns_per_ms;
  return call.give(std::max(0.0, std::floor(left * 10) / 10));
}

// (text, whether it goes to stderr)
NativeResult write_line(NativeCall& call) {
  call.exec.write_output(call.argument(1).as_boolean() ? Stream::Error : Stream::Out,
                         to_utf8(call.exec, call.argument(0).cell()) + "\n");
  return call.give_undefined();
}

// (error): nobody caught it.
NativeResult emit_uncaught(NativeCall& call) {
  call.exec.emit(EventKind::Uncaught, RuleId::NobodyCatches, 0, 0, call.argument(0));
  return call.give_undefined();
}

NativeResult program_text(NativeCall& call) {
  for (const SimulatedFile& file : call.exec.machine.options->world.files) {
    if (file.path == call.exec.machine.options->world.main_path) return call.give_text(utf8_to_utf16(file.text));
  }
  return call.give_text(u"");
}

// Targets of what a person will do, in order.
NativeResult input_targets(NativeCall& call) {
  std::vector<Value> targets;
  for (const SimulatedInput& input : call.exec.machine.options->world.inputs)
    targets.push_back(text_value(call.exec, utf8_to_utf16(input.target)));
  return call.give_object(make_array(call.heap(), targets));
}

NativeResult not_simulated(NativeCall& call) {
  return call.give_text(utf8_to_utf16(
      text(Language::English, BrowserText::page_not_simulated, to_utf8(call.exec, call.argument(0).cell()))));
}

// Whether the page's script itself runs, before the document is complete.
NativeResult is_loading(NativeCall& call) {
  const CurrentTurn& turn = call.exec.machine.turn;
  return call.give(turn.active && turn.job == 0);
}

NativeResult is_page_call(NativeCall& call) { return call.give(is_page(call.exec)); }

constexpr NativeRow calls[] = {
    {"QueuePageTask", 4, queue_page_task},
    {"DropPageTask", 2, drop_page_task},
    {"QueuePageMicrotask", 1, queue_page_microtask},
    {"SetPageTimer", 5, set_page_timer},
    {"ClearPageTimer", 1, clear_page_timer},
    {"PageNow", 0, page_now},
    {"PageTimeLeft", 1, page_time_left},
    {"WriteLine", 2, write_line},
    {"EmitUncaught", 1, emit_uncaught},
    {"ProgramText", 0, program_text},
    {"InputTargets", 0, input_targets},
    {"NotSimulated", 1, not_simulated},
    {"IsLoading", 0, is_loading},
    {"IsPage", 0, is_page_call},
    {"PageMicrotask", 1, page_microtask},
    {"ReasonOf", 1, reason_of},
    {"PageNumber", 0, nullptr, "pageNumber"},
    {"PageCallback", 2, nullptr, "pageCallback"},
    {"PageSetTimer", 4, nullptr, "pageSetTimer"},
    {"PageListeners", 1, nullptr, "pageListeners"},
    {"PageConsole", 1, nullptr, "pageConsole"},
    {"PageElements", 2, nullptr, "pageElements"},
    {"PageErrors", 1, nullptr, "pageErrors"},
    {"PageEvents", 1, nullptr, "pageEvents"},
    {"PageDispatch", 1, nullptr, "pageDispatch"},
    {"PageSignals", 1, nullptr, "pageSignals"},
    {"PageNodes", 1, nullptr, "pageNodes"},
    {"PageElement", 1, nullptr, "pageElement"},
    {"PageElementParts", 1, nullptr, "pageElementParts"},
    {"PageSelectors", 1, nullptr, "pageSelectors"},
    {"PageMarkup", 1, nullptr, "pageMarkup"},
    {"PageObservers", 1, nullptr, "pageObservers"},
    {"PageMessaging", 1, nullptr, "pageMessaging"},
    {"PageScheduler", 1, nullptr, "pageScheduler"},
    {"PageStorage", 1, nullptr, "pageStorage"},
    {"PageDocument", 1, nullptr, "pageDocument"},
    {"PageWindow", 1, nullptr, "pageWindow"},
};

constexpr NativeRow page_table[] = {
    {"setTimeout", 1, nullptr, "pageSetTimeout"},
    {"setInterval", 1, nullptr, "pageSetInterval"},
    {"clearTimeout", 0, nullptr, "pageClearTimer"},
    {"clearInterval", 0, nullptr, "pageClearTimer"},
    {"requestAnimationFrame", 1, nullptr, "pageRequestFrame"},
    {"cancelAnimationFrame", 1, nullptr, "pageCancelFrame"},
    {"requestIdleCallback", 1, nullptr, "pageRequestIdle"},
    {"cancelIdleCallback", 1, nullptr, "pageCancelIdle"},
    {"queueMicrotask", 1, nullptr, "pageQueueMicrotask"},
    {"structuredClone", 1, nullptr, "structuredClone"},
    {"fetch", 1, nullptr, "fetch"},
    {"reportError", 1, nullptr, "pageReportError"},
    {"postMessage", 1, nullptr, "pagePostMessage"},
    {"alert", 0, nullptr, "pageAlert"},
    {"confirm", 0, nullptr, "pageConfirm"},
    {"prompt", 0, nullptr, "pagePrompt"},
};
// The clock of `performance`; what a person does.
constexpr NativeRow own_table[] = {{"now", 0, page_now}, {"userInput", 2, nullptr, "pageUserInput"}};

}  // namespace

std::span<const NativeRow> page_call_rows() { return calls; }
extern const std::span<const NativeRow> page_rows;
const std::span<const NativeRow> page_rows = page_table;
extern const std::span<const NativeRow> page_own_rows;
const std::span<const NativeRow> page_own_rows = own_table;

}  // namespace loopscope::js
