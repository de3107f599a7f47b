// HTML's event loop processing model (8.1.7.3) with the choices that Chromium makes where the standard leaves them.
#include <browser_model/browser_model.hpp>
#include <runtime/job_search.hpp>
#include <runtime/lifecycle.hpp>

#include <algorithm>
#include <optional>

namespace loopscope::browser {

namespace {

constexpr std::uint64_t ns_per_second = 1'000'000'000, ns_per_ms = 1'000'000;
constexpr std::uint64_t frames_per_second = 60;
constexpr std::uint64_t longest_idle_ns = 50 * ns_per_ms;

PageLoopCell& loop(Exec& exec) { return exec.heap().mut<PageLoopCell>(exec.machine.root(Root::Model)); }

JobQueue& queue(Exec& exec, Queue which) { return exec.machine.queues[static_cast<std::size_t>(which)]; }

const Beliefs& beliefs(const Exec& exec) { return exec.machine.options->profile.beliefs; }

Job take(Exec& exec, Queue which) {
  Job job = queue(exec, which).front();
  queue(exec, which).pop_front();
  return job;
}

void enter(Exec& exec, Part part) {
  if (loop(exec).part == part) return;
  loop(exec).part = part;
  exec.emit(EventKind::PhaseEntered, RuleId::PageLoopPart, static_cast<std::uint8_t>(part));
}

// Puts a job that has waited elsewhere at the end of a task queue; tasks are ordered by the step of this.
void make_task(Exec& exec, Queue which, Job job, RuleId rule, std::uint64_t order = 0) {
  job.queue = static_cast<std::uint16_t>(which);
  job.queued_at = order ? order : exec.machine.counters.events + 1;
  SourceSite site = job.site;
  std::uint64_t serial = job.serial, cause = job.cause;
  queue(exec, which).push_back(std::move(job));
  exec.emit_at(site, EventKind::JobQueued, rule, static_cast<std::uint8_t>(which), serial, {}, 0, cause);
}

// --- what becomes a task by the passing of time -------------------------------------------------------------------

std::uint64_t frame_after(std::uint64_t now) {
  std::uint64_t number = now * frames_per_second / ns_per_second + 1;
  return (number * ns_per_second + frames_per_second - 1) / frames_per_second;
}

// The job of a queue that is ready first, and when.
struct Arrival {
  std::size_t place = 0;
  std::uint64_t at = never_ns;
};
Arrival first_arrival(const JobQueue& jobs) {
  std::optional<std::size_t> place = first_ready(jobs);
  return place ? Arrival{*place, jobs[*place].ready_at} : Arrival{};
}

std::uint64_t first_timer(Exec& exec) {
  CellId list = exec.machine.timers.first_list();
  if (!list) return never_ns;
  return exec.heap().get<TimerCell>(exec.heap().get<TimerListCell>(list).first).due_ns;
}

std::uint64_t next_frame(Exec& exec) {
  auto& state = loop(exec);
  if (queue(exec, Queue::AnimationFrames).empty()) {
    state.frame_at_ns = state.frame_order = 0;
    state.has_rendered = false;
  } else if (state.frame_at_ns == 0)
    state.frame_at_ns = frame_after(exec.machine.clock.now_ns);
  return state.frame_at_ns == 0 || state.frame_order != 0 ? never_ns : state.frame_at_ns;
}

void timer_arrives(Exec& exec) {
  CellId list = exec.machine.timers.first_list();
  CellId timer = exec.heap().get<TimerListCell>(list).first;
  exec.machine.timers.disarm(exec.heap(), timer);
  exec.machine.timers.drop_if_empty(exec.heap(), list);
  loop(exec).due_timers.push_back(timer);
  const auto& cell = exec.heap().get<TimerCell>(timer);
  Job job = cell.job;
  // With a delay of 0 it has been a task since it was set.
  make_task(exec, Queue::Timers, job, RuleId::PageTimerDue, cell.duration_ms == 0 ? job.queued_at : 0);
}

struct Arrivals {
  std::uint64_t timer, frame;
  Arrival input, network;
  std::uint64_t first() const { return std::min(std::min(timer, frame), std::min(input.at, network.at)); }
};
Arrivals arrivals(Exec& exec) {
  return {first_timer(exec), next_frame(exec), first_arrival(queue(exec, Queue::Arriving)),
          first_arrival(queue(exec, Queue::InFlight))};
}

// Everything whose time has come, by that time, becomes a task.
void collect_arrivals(Exec& exec) {
  for (Arrivals next = arrivals(exec); next.first() <= exec.machine.clock.now_ns; next = arrivals(exec)) {
    std::uint64_t first = next.first();
    if (next.input.at == first)
      make_task(exec, Queue::Input, take_at(queue(exec, Queue::Arriving), next.input.place), RuleId::PageInputArrives);
    else if (next.timer == first)
      timer_arrives(exec);
    else if (next.network.at == first)
      make_task(exec, Queue::Network, take_at(queue(exec, Queue::InFlight), next.network.place),
                RuleId::PageNetworkArrives);
    else
      loop(exec).frame_order = exec.machine.counters.events + 1;
  }
}

// --- tasks ---------------------------------------------------------------------------------------------------------

struct TaskRow {
  Queue queue;
  std::uint8_t priority;  // the smallest goes first; the oldest task of one priority
  RuleId rule;
};
constexpr std::uint8_t usual = 2;
constexpr TaskRow task_rows[] = {
    {Queue::Input, 0, RuleId::PageInputRuns},         {Queue::Blocking, 1, RuleId::PageTaskRuns},
    {Queue::Timers, usual, RuleId::PageTimerRuns},    {Queue::Messages, usual, RuleId::PageMessageRuns},
    {Queue::Visible, usual, RuleId::PageTaskRuns},    {Queue::Rejections, usual, RuleId::PageRejectionRuns},
    {Queue::Network, usual, RuleId::PageNetworkRuns}, {Queue::Background, 3, RuleId::PageTaskRuns},
};
// For who believes that microtasks are tasks like others.
constexpr TaskRow microtasks_as_tasks{Queue::Microtasks, usual, RuleId::PageMicrotasksRun};

const TaskRow* next_task(Exec& exec) {
  const TaskRow* best = nullptr;
  auto order = [&](const TaskRow& row) { return queue(exec, row.queue).front().queued_at; };
  auto consider = [&](const TaskRow& row) {
    if (queue(exec, row.queue).empty()) return;
    if (!best || row.priority < best->priority || (row.priority == best->priority && order(row) < order(*best)))
      best = &row;
  };
  for (const TaskRow& row : task_rows) consider(row);
  if (beliefs(exec).one_queue) consider(microtasks_as_tasks);
  return best;
}

bool frame_goes_first(Exec& exec, const TaskRow* task) {
  if (beliefs(exec).frames_first && !queue(exec, Queue::AnimationFrames).empty()) return true;
  std::uint64_t order = loop(exec).frame_order;
  if (order == 0) return false;
  if (!task || task->priority > usual) return true;
  return task->priority == usual && order < queue(exec, task->queue).front().queued_at;
}

// The timer of a task; an interval waits again from its last due time on, whole intervals later.
void begin_timer(Exec& exec, std::uint64_t serial) {
  Heap& heap = exec.heap();
  auto& due = loop(exec).due_timers;
  auto found =
      std::find_if(due.begin(), due.end(), [&](CellId id) { return heap.get<TimerCell>(id).job.serial == serial; });
  if (found == due.end()) return;
  CellId id = *found;
  due.erase(due.begin(), found + 1);  // those before it were cleared
  auto& timer = heap.mut<TimerCell>(id);
  exec.machine.timers.set_nesting(timer.nesting);
  if (!timer.repeats) return;
  const Profile& profile = exec.machine.options->profile;
  ++timer.nesting;
  if (timer.nesting > profile.nested_delay_from)
    timer.duration_ms = std::max(timer.duration_ms, profile.nested_delay_ms);
  std::uint64_t step = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(timer.duration_ms) * ns_per_ms);
  std::uint64_t now = exec.machine.clock.now_ns;
  exec.machine.timers.arm_alone(heap, id, now + step - (now - timer.due_ns) % step);
  const auto& again = heap.get<TimerCell>(id);
  exec.emit_at(again.job.site, EventKind::TimerSet, RuleId::PageTimerSet, 0, again.job.serial, again.job.handler,
               static_cast<std::int64_t>(again.due_ns / ns_per_ms), again.job.cause);
}

void run_task(Exec& exec, const TaskRow& row) {
  enter(exec, Part::Tasks);
  loop(exec).has_drained = false;
  Job job = take(exec, row.queue);
  exec.machine.timers.set_nesting(0);
  if (row.queue == Queue::Timers) begin_timer(exec, job.serial);
  exec.start_turn(job, row.rule);
}

// --- frames and idle time ------------------------------------------------------------------------------------------

void begin_frame(Exec& exec) {
  auto& state = loop(exec);
  state.frame_time_ns =
      std::max(state.frame_at_ns, frame_after(exec.machine.clock.now_ns) - ns_per_second / frames_per_second);
  state.frame_at_ns = state.frame_order = 0;
  state.frames_left = queue(exec, Queue::AnimationFrames).size();
  state.has_rendered = true;
  state.part = Part::Rendering;
  exec.emit(EventKind::PhaseEntered, RuleId::PageLoopPart, static_cast<std::uint8_t>(Part::Rendering));
}

bool run_frame_callback(Exec& exec) {
  auto& state = loop(exec);
  if (state.frames_left == 0) return false;
  if (queue(exec, Queue::AnimationFrames).empty()) return state.frames_left = 0, false;
  --state.frames_left;
  Job job = take(exec, Queue::AnimationFrames);
  job.ready_at = state.frame_time_ns;
  exec.machine.timers.set_nesting(0);
  exec.start_turn(job, RuleId::PageFrameRuns);
  return true;
}

// One idle callback of the period, which ends when something else becomes ready.
bool run_idle_callback(Exec& exec, std::uint64_t next_arrival) {
  auto& state = loop(exec);
  JobQueue& waiting = queue(exec, Queue::Idle);
  std::uint64_t now = exec.machine.clock.now_ns;
  // A frame that is on its way goes first; between the frames of an animation there is idle time.
  if (waiting.empty() || (state.frame_at_ns != 0 && !state.has_rendered)) return false;
  if (state.idle_left == 0 || now >= state.idle_until_ns) {
    state.idle_left = waiting.size();
    state.idle_until_ns = std::min(now + longest_idle_ns, next_arrival);
  }
  enter(exec, Part::Idle);
  --state.idle_left;
  Job job = take(exec, Queue::Idle);
  job.ready_at = state.idle_until_ns;
  exec.machine.timers.set_nesting(0);
  exec.start_turn(job, RuleId::PageIdleRuns);
  return true;
}

// --- the loop ------------------------------------------------------------------------------------------------------

void start_script(Exec& exec) {
  loop(exec).started = true;
  Job job;
  job.kind = lifecycle_job_kind;
  job.argument = Value::integer(static_cast<std::int64_t>(Lifecycle::Main));
  job.queue = static_cast<std::uint16_t>(Queue::Count);
  exec.start_turn(job, RuleId::ScriptRunsFirst);
}

// HTML 8.1.4.7, notify about rejected promises: at the end of a checkpoint, a task for those it left unhandled.
void notify_rejections(Exec& exec) {
  while (!queue(exec, Queue::Rejected).empty())
    make_task(exec, Queue::Rejections, take(exec, Queue::Rejected), RuleId::PageRejectionQueued);
}

void wait_until(Exec& exec, std::uint64_t due) {
  exec.machine.clock.now_ns = due;
  exec.emit(EventKind::ClockMoved, RuleId::PageWaits, 0, 0, {}, static_cast<std::int64_t>(due));
}

bool may_drain(Exec& exec) {
  const Beliefs& held = beliefs(exec);
  if (held.one_queue || (held.one_microtask && loop(exec).has_drained)) return false;
  return !queue(exec, Queue::Microtasks).empty();
}

// The rest of what has begun: microtasks, listeners of an event, callbacks of a frame.
bool go_on(Exec& exec) {
  if (may_drain(exec)) {
    loop(exec).has_drained = true;
    return exec.start_turn(take(exec, Queue::Microtasks), RuleId::PageMicrotasksRun), true;
  }
  if (queue(exec, Queue::Microtasks).empty()) notify_rejections(exec);
  if (!queue(exec, Queue::Steps).empty())
    return exec.start_turn(take(exec, Queue::Steps), RuleId::PageListenerNext), true;
  return run_frame_callback(exec);
}

void next(Exec& exec) {
  exec.machine.turn.threw = false;
  if (!loop(exec).started) return start_script(exec);
  if (go_on(exec)) return;
  collect_arrivals(exec);
  const TaskRow* task = next_task(exec);
  if (frame_goes_first(exec, task)) return begin_frame(exec);
  if (task) return run_task(exec, *task);
  loop(exec).has_drained = false;
  if (may_drain(exec)) return;
  std::uint64_t due = arrivals(exec).first();
  if (run_idle_callback(exec, due)) return;
  if (due == never_ns) return exec.finish(exec.machine.exit_code);
  wait_until(exec, due);
}

void set_up(Exec& exec) {
  exec.machine.queues.resize(static_cast<std::size_t>(Queue::Count));
  exec.machine.root(Root::Model) = exec.heap().make<PageLoopCell>();
}

constexpr Model model{"browser", set_up, next};

}  // namespace

const Model& browser_model() { return model; }

Part current_part(const Machine& machine) { return machine.heap.get<PageLoopCell>(machine.root(Root::Model)).part; }

}  // namespace loopscope::browser
