// Node's loop, as lib/internal/process/task_queues.js, lib/internal/timers.js and libuv's uv_run order it.
#include <node_model/node_model.hpp>
#include <runtime/job_search.hpp>
#include <runtime/lifecycle.hpp>

#include <algorithm>
#include <utility>

namespace loopscope::node {

namespace {

constexpr std::int64_t ns_per_ms = 1'000'000;
constexpr std::size_t most_options = 36;  // of one choice: a schedule has a character for each

NodeLoopCell& loop(Exec& exec) { return exec.heap().mut<NodeLoopCell>(exec.machine.root(Root::Model)); }

const LoopAddition* addition(const Exec& exec) { return static_cast<const LoopModel&>(exec.model).addition; }

JobQueue& queue(Exec& exec, Queue which) { return exec.machine.queues[static_cast<std::size_t>(which)]; }

Job take(Exec& exec, Queue which) {
  Job job = queue(exec, which).front();
  queue(exec, which).pop_front();
  return job;
}

Job lifecycle_job(Exec& exec, Lifecycle what) {
  Job job;
  job.kind = lifecycle_job_kind;
  job.argument = Value::integer(static_cast<std::int64_t>(what));
  job.queue = static_cast<std::uint16_t>(Queue::Count);
  if (what != Lifecycle::Main || exec.machine.id != 0) job.serial = exec.new_serial();
  return job;
}

// Once a pass; a phase with nothing to do is passed through without a word.
void enter_phase(Exec& exec, Phase phase) {
  auto& state = loop(exec);
  if (state.phase == phase && state.phase_pass == state.passes) return;
  state.phase = phase;
  state.phase_pass = state.passes;
  exec.emit(EventKind::PhaseEntered, RuleId::LoopPhase, static_cast<std::uint8_t>(phase));
}

const Beliefs& beliefs(const Exec& exec) { return exec.machine.options->profile.beliefs; }

void drain_then(Exec& exec, Stage next) {
  loop(exec).stage = next;
  loop(exec).drain = DrainMode::Ticks;
  loop(exec).in_tick_loop = false;
}

// --- draining ------------------------------------------------------------------------------------------------------

std::uint64_t rejections_to_report(Exec& exec) {
  std::uint64_t waiting = queue(exec, Queue::Rejections).size();
  if (waiting <= loop(exec).rejections_held) return 0;
  loop(exec).rejections_held = 0;
  return waiting;
}

// One of those there were when the check phase began; clearing one may have taken it out of their middle.
bool has_immediate(Exec& exec) {
  const JobQueue& immediates = queue(exec, Queue::Immediates);
  return !immediates.empty() && immediates.front().serial <= loop(exec).last_immediate;
}

DrainPlace drain_place(Exec& exec) {
  const NodeLoopCell& state = loop(exec);
  switch (state.stage) {
    case Stage::FireTimer:
      return DrainPlace::BetweenTimers;
    case Stage::RunList:
      return DrainPlace::BetweenTimerLists;
    case Stage::Immediates:
      return has_immediate(exec) ? DrainPlace::BetweenImmediates : DrainPlace::Runtime;
    default:
      return DrainPlace::Runtime;
  }
}

void start_drained(Exec& exec, Queue which, RuleId rule) {
  exec.start_turn(take(exec, which), rule, {drain_place(exec), loop(exec).in_tick_loop});
}

bool run_oldest(Exec& exec);

// Only for who believes that microtasks go first.
bool ticks_wait(Exec& exec) { return beliefs(exec).ticks_last && !queue(exec, Queue::Microtasks).empty(); }

// A write to the console ends in a tick of the runtime's own (afterWriteTick); none runs once 'exit' was emitted.
bool has_write_tick(Exec& exec) { return loop(exec).stage != Stage::Finish && !queue(exec, Queue::Writes).empty(); }
void run_write_tick(Exec& exec) {
  if (!has_write_tick(exec)) return;
  queue(exec, Queue::Writes) = {};
  loop(exec).in_tick_loop = true;
}

// One tick, microtask or rejection; false when there is nothing left to drain.
bool drain_one(Exec& exec) {
  if (beliefs(exec).one_queue && run_oldest(exec)) return true;
  for (;;) {
    switch (loop(exec).drain) {
      case DrainMode::None:
        return false;
      case DrainMode::Ticks:
        run_write_tick(exec);
        if (!queue(exec, Queue::Ticks).empty() && !ticks_wait(exec)) {
          loop(exec).in_tick_loop = true;
          return start_drained(exec, Queue::Ticks, RuleId::TicksBeforeMicrotasks), true;
        }
        loop(exec).drain = DrainMode::Microtasks;
        break;
      case DrainMode::Microtasks:
        if (!queue(exec, Queue::Microtasks).empty()) {
          start_drained(exec, Queue::Microtasks, RuleId::MicrotasksDrain);
          if (beliefs(exec).one_microtask) loop(exec).drain = DrainMode::None;
          return true;
        }
        if (loop(exec).stage == Stage::Finish)
          return loop(exec).drain = DrainMode::None, false;  // after 'exit': no ticks
        if (!queue(exec, Queue::Ticks).empty() || has_write_tick(exec)) {
          loop(exec).drain = DrainMode::Ticks;
          break;
        }
        loop(exec).rejections_left = rejections_to_report(exec);
        loop(exec).drain = loop(exec).rejections_left ? DrainMode::Rejections : DrainMode::None;
        break;
      case DrainMode::Rejections:
        // All of one batch are reported before ticks and microtasks run again.
        if (loop(exec).rejections_left > 0 && !queue(exec, Queue::Rejections).empty()) {
          --loop(exec).rejections_left;
          loop(exec).in_tick_loop = true;
          return start_drained(exec, Queue::Rejections, RuleId::RejectionUnhandled), true;
        }
        loop(exec).drain = DrainMode::Ticks;
        break;
    }
  }
}

// --- timers --------------------------------------------------------------------------------------------------------

// Only when a turn is followed by one microtask alone.
bool has_microtask_left(const Exec& exec) {
  return beliefs(exec).one_microtask && !exec.machine.queues[static_cast<std::size_t>(Queue::Microtasks)].empty();
}

// Immediates that keep the loop going; of the others there may be some.
bool has_referenced_immediate(const Exec& exec) {
  return has_referenced(exec.machine.queues[static_cast<std::size_t>(Queue::Immediates)]);
}

bool is_alive(const Exec& exec, const NodeLoopCell& state) {
  if (addition(exec) && addition(exec)->is_alive(exec.machine)) return true;
  return exec.machine.timers.referenced_count() > 0 || has_referenced_immediate(exec) ||
         !exec.machine.queues[static_cast<std::size_t>(Queue::Io)].empty() ||
         !exec.machine.queues[static_cast<std::size_t>(Queue::Close)].empty() ||
         !exec.machine.queues[static_cast<std::size_t>(Queue::Handles)].empty() || state.drains_in_check ||
         has_microtask_left(exec);
}

std::int64_t first_expiry(Exec& exec) {
  return exec.heap().get<TimerListCell>(exec.machine.timers.first_list()).expiry_ms;
}

// lib/internal/timers.js processTimers: the next due list, or out of the phase.
void pick_list(Exec& exec) {
  if (beliefs(exec).one_queue) return drain_then(exec, Stage::Poll);
  CellId list = exec.machine.timers.first_list();
  auto& state = loop(exec);
  if (list && exec.heap().get<TimerListCell>(list).expiry_ms > state.now_ms) state.now_ms = exec.machine.clock.now_ms();
  if (!list || exec.heap().get<TimerListCell>(list).expiry_ms > state.now_ms) return drain_then(exec, Stage::Poll);
  state.list = list;
  state.ran_timer = false;
  if (state.ran_list)
    drain_then(exec, Stage::RunList);
  else
    state.stage = Stage::RunList;
  state.ran_list = true;
}

// listOnTimeout: the list's head when it is due; else the list waits again or is dropped.
void run_list(Exec& exec) {
  auto& state = loop(exec);
  Heap& heap = exec.heap();
  const auto& list = heap.get<TimerListCell>(state.list);
  if (!list.first) {
    exec.machine.timers.drop_if_empty(heap, state.list);
    state.stage = Stage::PickList;
    return;
  }
  const auto& timer = heap.get<TimerCell>(list.first);
  if (state.now_ms - timer.start_ms < list.duration_ms) {
    heap.mut<TimerListCell>(state.list).expiry_ms = std::max(timer.start_ms + list.duration_ms, state.now_ms + 1);
    exec.machine.timers.give_new_id(heap, state.list);
    exec.machine.timers.reorder(heap, state.list);
    state.stage = Stage::PickList;
    return;
  }
  state.timer = list.first;
  if (state.ran_timer && exec.machine.options->profile.timers_drain_between)
    drain_then(exec, Stage::FireTimer);
  else
    state.stage = Stage::FireTimer;
  state.ran_timer = true;
}

void fire_timer(Exec& exec) {
  auto& state = loop(exec);
  const auto& timer = exec.heap().get<TimerCell>(state.timer);
  if (!timer.armed) {  // cleared by a tick or a microtask in between
    state.stage = Stage::RunList;
    return;
  }
  exec.machine.timers.disarm(exec.heap(), state.timer);
  state.repeat_start_ms = exec.machine.clock.now_ms();
  state.stage = Stage::AfterTimer;
  Job job = exec.heap().get<TimerCell>(state.timer).job;
  exec.emit_at(job.site, EventKind::TimerFired, RuleId::TimerDue, 0, job.serial, job.handler);
  exec.start_turn(job, RuleId::TimerDue);
}

// An interval waits again; true when it does, which is a move of its own.
bool after_timer(Exec& exec) {
  auto& state = loop(exec);
  CellId id = std::exchange(state.timer, CellId{});
  state.stage = Stage::RunList;
  if (beliefs(exec).one_queue) drain_then(exec, Stage::Poll);
  const auto& timer = exec.heap().get<TimerCell>(id);
  if (!timer.repeats || timer.armed) return false;
  exec.machine.timers.arm(exec.heap(), id, state.repeat_start_ms);
  const auto& again = exec.heap().get<TimerCell>(id);
  exec.emit_at(again.job.site, EventKind::TimerSet, RuleId::TimerListed, 0, again.job.serial, again.job.handler,
               again.start_ms + again.duration_ms, again.job.cause);
  return true;
}

// --- one queue for all, as somebody believes (runtime/beliefs.hpp) ---------------------------------------------------

bool has_no_delay(Exec& exec, const TimerCell& timer) {
  return timer.duration_ms <= exec.machine.options->profile.smallest_delay_ms;
}
bool is_due(Exec& exec, const TimerCell& timer) {
  return has_no_delay(exec, timer) || timer.start_ms + timer.duration_ms <= exec.machine.clock.now_ms();
}

// The timers that wait to become due, or those that have joined the queue: each waits alone then, in its own list.
std::vector<CellId> timers_in_lists(Exec& exec, bool have_joined) {
  const TimerTable& timers = exec.machine.timers;
  std::vector<CellId> found;
  exec.charge(timers.armed_count());
  for (std::size_t i = 0; i < timers.list_count(); ++i) {
    const auto& list = exec.heap().get<TimerListCell>(timers.list_at(i));
    if ((list.duration_ms < 0) != have_joined) continue;
    for (CellId at = list.first; at; at = exec.heap().get<TimerCell>(at).next) found.push_back(at);
  }
  return found;
}

// Timers that are due join the queue now; one of no delay has been there since it was set.
void join_due_timers(Exec& exec) {
  std::vector<CellId> due = timers_in_lists(exec, false);
  std::erase_if(due, [&](CellId id) { return !is_due(exec, exec.heap().get<TimerCell>(id)); });
  std::sort(due.begin(), due.end(), [&](CellId x, CellId y) {
    const auto &a = exec.heap().get<TimerCell>(x), &b = exec.heap().get<TimerCell>(y);
    std::int64_t first = a.start_ms + a.duration_ms, second = b.start_ms + b.duration_ms;
    return first != second ? first < second : a.job.serial < b.job.serial;
  });
  for (CellId id : due) {
    CellId list = exec.heap().get<TimerCell>(id).list;
    exec.machine.timers.disarm(exec.heap(), id);
    exec.machine.timers.drop_if_empty(exec.heap(), list);
    auto& timer = exec.heap().mut<TimerCell>(id);
    if (!has_no_delay(exec, timer)) timer.job.queued_at = exec.machine.counters.events + 1;
    exec.machine.timers.arm_alone(exec.heap(), id, 0);
  }
}

CellId oldest_timer(Exec& exec) {
  CellId oldest;
  auto queued_at = [&](CellId id) { return exec.heap().get<TimerCell>(id).job.queued_at; };
  for (CellId id : timers_in_lists(exec, true)) {
    if (!oldest || queued_at(id) < queued_at(oldest)) oldest = id;
  }
  return oldest;
}

void fire_joined(Exec& exec, CellId timer) {
  CellId list = exec.heap().get<TimerCell>(timer).list;
  loop(exec).timer = timer;
  fire_timer(exec);
  exec.machine.timers.drop_if_empty(exec.heap(), list);
}

// Starts what has waited longest; false when nothing waits.
bool run_oldest(Exec& exec) {
  if (loop(exec).stage >= Stage::BeforeExit) return false;
  join_due_timers(exec);
  std::optional<Queue> from;
  for (Queue which : {Queue::Ticks, Queue::Microtasks, Queue::Immediates}) {
    if (queue(exec, which).empty()) continue;
    if (!from || queue(exec, which).front().queued_at < queue(exec, *from).front().queued_at) from = which;
  }
  CellId timer = oldest_timer(exec);
  bool timer_goes =
      timer && (!from || exec.heap().get<TimerCell>(timer).job.queued_at < queue(exec, *from).front().queued_at);
  if (timer_goes) return fire_joined(exec, timer), true;
  if (from) start_drained(exec, *from, RuleId::MicrotasksDrain);
  return from.has_value();
}

// --- the pass ------------------------------------------------------------------------------------------------------

bool has_addition_ready(Exec& exec) { return addition(exec) && addition(exec)->is_ready(exec.machine); }

// setTimeout(0) against setImmediate from the main script: whether the millisecond has passed is open.
void ask_timer_or_immediate(Exec& exec) {
  auto& state = loop(exec);
  bool is_checked = !queue(exec, Queue::Immediates).empty() || state.drains_in_check || has_addition_ready(exec);
  if (beliefs(exec).immediates_first) return;
  bool both = exec.machine.timers.first_list() && is_checked;
  if (!both || state.passes > 1) return;
  std::int64_t wait = first_expiry(exec) - exec.machine.clock.now_ms();
  if (wait <= 0 || wait > 1) return;
  std::uint8_t fallback = state.drains_in_check ? 1 : 0;  // reporting an error takes its time
  std::uint8_t taken = exec.machine.oracle.choose(ChoiceKind::TimerOrImmediate, 2, fallback);
  exec.emit(EventKind::Choice, RuleId::EitherOrder, static_cast<std::uint8_t>(ChoiceKind::TimerOrImmediate), 0, {},
            taken);
  if (taken == 1) exec.machine.clock.now_ns = static_cast<std::uint64_t>(first_expiry(exec) * ns_per_ms);
}

void begin_check(Exec& exec);

void begin_timers(Exec& exec) {
  auto& state = loop(exec);
  state.now_ms = exec.machine.clock.now_ms();
  state.ran_list = false;
  state.stage = Stage::PickList;
  CellId list = exec.machine.timers.first_list();
  if (list && first_expiry(exec) <= state.now_ms) enter_phase(exec, Phase::Timers);
}

void begin_pass(Exec& exec) {
  auto& state = loop(exec);
  if (!is_alive(exec, loop(exec))) {
    state.stage = Stage::BeforeExit;
    return;
  }
  ++state.passes;
  exec.machine.clock.now_ns += exec.machine.options->profile.clock.turn_ns;
  ask_timer_or_immediate(exec);
  bool is_checked = !queue(exec, Queue::Immediates).empty() || state.drains_in_check;
  if (beliefs(exec).immediates_first && is_checked) return begin_check(exec);
  begin_timers(exec);
}

// When the first operation in flight is complete; nothing when there is none.
std::optional<std::uint64_t> first_completion(Exec& exec) { return first_ready_at(queue(exec, Queue::Io)); }

// Environment::CheckImmediate: the scope around native immediates drains what a handled error left behind.
void begin_check(Exec& exec) {
  auto& state = loop(exec);
  Stage first = addition(exec) ? Stage::Addition : Stage::Immediates;
  state.stage = first;
  const JobQueue& immediates = queue(exec, Queue::Immediates);
  state.last_immediate = immediates.empty() ? 0 : immediates.back().serial;
  bool drains = std::exchange(state.drains_in_check, false);
  if (!immediates.empty() || drains) enter_phase(exec, Phase::Check);
  if (drains) drain_then(exec, first);
}

void begin_closing(Exec& exec) {
  loop(exec).stage = Stage::Closing;
  loop(exec).closing_left = queue(exec, Queue::Close).size();
}

void run_addition(Exec& exec) {
  if (addition(exec)->wake(exec)) return;
  drain_then(exec, Stage::Immediates);
  if (!addition(exec)->take_turn(exec)) loop(exec).drain = DrainMode::None;
}

// Nothing can ever happen any more, but something that is open keeps the loop waiting, as node waits for ever.
void wait_for_ever(Exec& exec) {
  enter_phase(exec, Phase::Poll);
  exec.machine.clock.now_ns = std::max(exec.machine.clock.now_ns, exec.machine.options->limits.virtual_time_ns);
  exec.stop_at(Limit::VirtualTime);
}

// When the first message is at its port; nothing when none waits.
std::optional<std::uint64_t> first_message(Exec& exec) { return first_ready_at(queue(exec, Queue::Messages)); }

// The earliest time at which something that is known already can happen.
std::optional<std::uint64_t> next_event(Exec& exec) {
  std::optional<std::uint64_t> due = first_completion(exec), message = first_message(exec);
  if (message) due = due ? std::min(*due, *message) : message;
  if (std::optional<std::uint64_t> added = addition(exec) ? addition(exec)->first_due(exec.machine) : std::nullopt)
    due = due ? std::min(*due, *added) : added;
  if (!exec.machine.timers.first_list()) return due;
  auto expiry = static_cast<std::uint64_t>(std::max<std::int64_t>(first_expiry(exec), 0) * ns_per_ms);
  return due ? std::min(*due, expiry) : expiry;
}

// To the check phase, unless it has come first in this pass.
void leave_poll(Exec& exec) {
  if (beliefs(exec).immediates_first) return begin_closing(exec);
  begin_check(exec);
}

// uv__io_poll: without immediates and when nothing else can happen, the clock jumps to the next timer, completion or
// message, unless another thread has something to do before.
void poll(Exec& exec) {
  auto& state = loop(exec);
  std::uint64_t& now = exec.machine.clock.now_ns;
  std::optional<std::uint64_t> message = first_message(exec), due;
  bool closing = !queue(exec, Queue::Close).empty();
  bool goes_on = (message && *message <= now) || closing || has_referenced_immediate(exec) || state.drains_in_check ||
                 has_addition_ready(exec) || has_microtask_left(exec);
  if (!goes_on) {
    due = next_event(exec);
    std::uint64_t until = is_alive(exec, state) ? due.value_or(never_ns) : now;
    if (exec.let_earliest_run(until, Waiting::InLoop)) return;
  }
  state.port = 0;
  state.messages_left = 0;
  if (!goes_on && !due && !queue(exec, Queue::Handles).empty()) return wait_for_ever(exec);
  if (due) enter_phase(exec, Phase::Poll);
  if (due && *due > now) {
    now = *due;
    exec.emit(EventKind::ClockMoved, RuleId::LoopWaits, 0, 0, {}, static_cast<std::int64_t>(now));
  }
  bool has_waited_with_immediates = due && !queue(exec, Queue::Immediates).empty();  // entering check is another move
  if (first_completion(exec) || message || has_waited_with_immediates)
    state.stage = Stage::Completions;
  else
    leave_poll(exec);
}

// Takes one operation that is complete: those that completed first, and among them any that the oracle says.
Job take_completion(Exec& exec, std::uint64_t ready_at) {
  JobQueue& io = queue(exec, Queue::Io);
  std::vector<std::size_t> candidates;
  for (std::size_t i = 0; i < io.size() && candidates.size() < most_options; ++i) {
    if (io[i].ready_at == ready_at) candidates.push_back(i);
  }
  std::uint8_t taken = 0;
  if (candidates.size() > 1) {
    taken = exec.machine.oracle.choose(ChoiceKind::Completion, static_cast<std::uint8_t>(candidates.size()), 0);
    exec.emit(EventKind::Choice, RuleId::EitherCompletion, static_cast<std::uint8_t>(ChoiceKind::Completion), 0, {},
              taken);
  }
  return take_at(io, candidates[taken]);
}

// The callbacks of complete operations, ticks and microtasks after each; then the check phase.
void run_completion(Exec& exec) {
  std::optional<std::uint64_t> first = first_completion(exec);
  if (!first || *first > exec.machine.clock.now_ns) {
    loop(exec).stage = Stage::Messages;
    return;
  }
  enter_phase(exec, Phase::Poll);
  Job job = take_completion(exec, *first);
  drain_then(exec, Stage::Completions);
  exec.start_turn(job, RuleId::IoCompletes);
}

// --- messages ------------------------------------------------------------------------------------------------------

constexpr std::uint64_t messages_at_once = 1000;  // or as many as wait when the port's turn comes

std::int64_t port_of(const Job& message) { return message.capability.as_integer(); }
bool is_here(Exec& exec, const Job& message) { return message.ready_at <= exec.machine.clock.now_ns; }

// The port whose turn it is: the first, in the order they were made, not before the one of this moment; 0: none.
std::int64_t next_port(Exec& exec) {
  const auto& state = loop(exec);
  std::int64_t least = state.messages_left > 0 ? state.port : state.port + 1, found = 0;
  const JobQueue& messages = queue(exec, Queue::Messages);
  for (std::size_t i = 0; i < messages.size(); ++i) {
    std::int64_t port = port_of(messages[i]);
    if (is_here(exec, messages[i]) && port >= least && (found == 0 || port < found)) found = port;
  }
  return found;
}

std::uint64_t messages_at(Exec& exec, std::int64_t port) {
  const JobQueue& messages = queue(exec, Queue::Messages);
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < messages.size(); ++i) count += port_of(messages[i]) == port && is_here(exec, messages[i]);
  return count;
}

Job take_message(Exec& exec, std::int64_t port) {
  JobQueue& messages = queue(exec, Queue::Messages);
  std::size_t at = 0;
  while (port_of(messages[at]) != port || !is_here(exec, messages[at])) ++at;
  return take_at(messages, at);
}

// uv__async_io and MessagePort::OnMessage: one walk over the ports; each hands over what waits at it, ticks and
// microtasks after each message.
void run_message(Exec& exec) {
  auto& state = loop(exec);
  std::int64_t port = next_port(exec);
  if (port == 0) return leave_poll(exec);
  if (port != state.port) {
    state.port = port;
    state.messages_left = std::max(messages_at(exec, port), messages_at_once);
  }
  --state.messages_left;
  enter_phase(exec, Phase::Poll);
  Job job = take_message(exec, port);
  drain_then(exec, Stage::Messages);
  exec.start_turn(job, RuleId::MessagesRun);
}

// --- check and close -----------------------------------------------------------------------------------------------

void leave_check(Exec& exec) {
  if (beliefs(exec).immediates_first) return begin_timers(exec);
  begin_closing(exec);
}

void run_immediate(Exec& exec) {
  if (!has_immediate(exec)) return leave_check(exec);
  Job job = take(exec, Queue::Immediates);
  if (!has_immediate(exec) || exec.machine.options->profile.immediates_drain_between)
    drain_then(exec, Stage::Immediates);
  exec.start_turn(job, RuleId::ImmediatesRun);
}

// uv__run_closing_handles: those there were when the phase began, the latest first.
void run_closing(Exec& exec) {
  auto& state = loop(exec);
  if (state.closing_left == 0 || queue(exec, Queue::Close).empty()) {
    state.stage = Stage::Pass;
    return;
  }
  enter_phase(exec, Phase::Close);
  Job job = take_at(queue(exec, Queue::Close), --state.closing_left);
  drain_then(exec, Stage::Closing);
  exec.start_turn(job, RuleId::ClosingRuns);
}

void start_main(Exec& exec) {
  bool module = exec.machine.options->profile.goal == SourceGoal::Module && exec.machine.id == 0;
  drain_then(exec, Stage::Pass);
  // A module's body is itself a promise job: microtasks come first after it.
  if (module) loop(exec).drain = DrainMode::Microtasks;
  exec.start_turn(lifecycle_job(exec, Lifecycle::Main), module ? RuleId::ModuleBodyIsAJob : RuleId::ScriptRunsFirst);
}

void move(Exec& exec) {
  switch (loop(exec).stage) {
    case Stage::Main:
      return start_main(exec);
    case Stage::Pass:
      return begin_pass(exec);
    case Stage::PickList:
      return pick_list(exec);
    case Stage::RunList:
      return run_list(exec);
    case Stage::FireTimer:
      return fire_timer(exec);
    case Stage::AfterTimer:
      after_timer(exec);
      return;
    case Stage::Poll:
      return poll(exec);
    case Stage::Completions:
      return run_completion(exec);
    case Stage::Addition:
      return run_addition(exec);
    case Stage::Immediates:
      return run_immediate(exec);
    case Stage::Messages:
      return run_message(exec);
    case Stage::Closing:
      return run_closing(exec);
    case Stage::BeforeExit:
      drain_then(exec, Stage::AfterBeforeExit);
      return exec.start_turn(lifecycle_job(exec, Lifecycle::BeforeExit), RuleId::LoopEnds);
    case Stage::AfterBeforeExit:
      loop(exec).stage = is_alive(exec, loop(exec)) ? Stage::Pass : Stage::Exit;
      return;
    case Stage::Exit:
      loop(exec).stage = Stage::Finish;
      loop(exec).drain = DrainMode::Microtasks;
      return exec.start_turn(lifecycle_job(exec, Lifecycle::Exit), RuleId::ProcessExits);
    case Stage::Finish:
      return exec.finish(exec.machine.exit_code);
  }
}

// An error that 'uncaughtException' handled left lib/internal/process/task_queues.js or a phase: what was being drained
// waits for the next callback's end, or for an immediate that node queues; a phase goes on without draining first.
// Promise jobs and queueMicrotask report their errors themselves, and the main program is no callback.
void after_handled_error(Exec& exec) {
  auto& state = loop(exec);
  const CurrentTurn& turn = exec.machine.turn;
  if (turn.job == 0 || static_cast<Queue>(turn.queue) == Queue::Microtasks || state.stage >= Stage::BeforeExit) return;
  if (static_cast<Queue>(turn.queue) == Queue::Rejections)
    state.rejections_held = queue(exec, Queue::Rejections).size();
  state.drain = DrainMode::None;
  state.drains_in_check = true;
  if (state.stage == Stage::FireTimer || state.stage == Stage::RunList || state.stage == Stage::PickList) {
    state.stage = Stage::PickList;
    state.ran_list = false;
  }
}

}  // namespace

void next_move(Exec& exec) {
  if (exec.machine.ended) return exec.remove_thread();
  if (exec.let_earliest_run(exec.machine.clock.now_ns, Waiting::No)) return;
  if (loop(exec).stage == Stage::AfterTimer && after_timer(exec)) return;
  if (exec.machine.turn.threw) {
    exec.machine.turn.threw = false;
    after_handled_error(exec);
  }
  if (loop(exec).drain != DrainMode::None && drain_one(exec)) return;
  move(exec);
}

void set_up_loop(Exec& exec) {
  exec.machine.queues.resize(static_cast<std::size_t>(Queue::Count));
  exec.machine.root(Root::Model) = exec.heap().make<NodeLoopCell>();
}

void enter_check_phase(Exec& exec) {
  if (loop(exec).phase != Phase::Check) enter_phase(exec, Phase::Check);
}

namespace {

constexpr LoopModel model{{"node", set_up_loop, next_move}, nullptr};

}  // namespace

const Model& node_model() { return model; }

Phase current_phase(const Machine& machine) { return machine.heap.get<NodeLoopCell>(machine.root(Root::Model)).phase; }

}  // namespace loopscope::node
