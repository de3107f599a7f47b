// The rules of node's loop.
#include "look.hpp"

#include <javascript/promise.hpp>
#include <node_model/node_model.hpp>
#include <round_robin_model/round_robin_model.hpp>
#include <runtime/job_search.hpp>

#include <algorithm>

namespace loopscope {

namespace {

using node::Queue;

constexpr std::uint64_t ns_per_ms = 1'000'000;

const node::NodeLoopCell& loop(const Thread& thread, const Heap& heap) {
  return heap.get<node::NodeLoopCell>(thread.root(Root::Model));
}
const node::NodeLoopCell& loop_was(const Moment& moment) { return loop(was(moment), moment.before.heap); }
const node::NodeLoopCell& loop_is(const Moment& moment) { return loop(is(moment), moment.after.heap); }

bool none_in(const Thread& thread, std::initializer_list<Queue> queues) {
  return std::all_of(queues.begin(), queues.end(), [&](Queue queue) { return queue_of(thread, queue).empty(); });
}

bool ring_is_alive(const Thread& thread) {
  return !queue_of(thread, round_robin::Queue::Ready).empty() ||
         !queue_of(thread, round_robin::Queue::Sleeping).empty();
}

// --- ticks and microtasks

bool runs_tick(const Moment& moment) { return takes_turn(moment) && was_head(moment, Queue::Ticks); }

// Ticks go first, unless they came while microtasks are drained.
bool runs_microtask(const Moment& moment) {
  bool in_turn = queue_of(was(moment), Queue::Ticks).empty() || loop_was(moment).drain == node::DrainMode::Microtasks;
  return takes_turn(moment) && was_head(moment, Queue::Microtasks) && in_turn;
}

bool queues_tick(const Moment& moment) { return joins(moment, Queue::Ticks); }

// Ticks and microtasks that an error which was handled left behind wait for the next check phase.
bool an_error_left_some(const Moment& moment) { return loop_was(moment).drains_in_check || was(moment).turn.threw; }

bool others_wait(const Moment& moment) { return !none_in(is(moment), {Queue::Ticks, Queue::Microtasks}); }

// --- timers

bool is_last_of_list(const Moment& moment, const TimerCell& timer) {
  return timer.armed && !timer.next &&
         moment.after.heap.get<TimerListCell>(timer.list).duration_ms == timer.duration_ms;
}

bool lists_timer(const Moment& moment) {
  const TimerCell* timer = armed_timer(is(moment), moment.after.heap, moment.event().subject);
  return is_kind(moment, EventKind::TimerSet) && timer != nullptr && is_last_of_list(moment, *timer) &&
         timer->start_ms + timer->duration_ms == moment.event().number;
}

bool lists_interval_again(const Moment& moment) {
  const TimerCell* timer = armed_timer(is(moment), moment.after.heap, moment.event().subject);
  return lists_timer(moment) && timer->repeats && !is(moment).turn.active && stack_was_empty(moment) &&
         was(moment).turn.job == moment.event().subject &&
         armed_timer(was(moment), moment.before.heap, moment.event().subject) == nullptr;
}

// It was the first of its list, and its time has come.
bool fires_timer(const Moment& moment) {
  const TimerCell* timer = armed_timer(was(moment), moment.before.heap, moment.event().subject);
  return timer != nullptr && !timer->previous && timer->start_ms + timer->duration_ms <= loop_is(moment).now_ms &&
         timer->start_ms + timer->duration_ms <= is(moment).clock.now_ms();
}

bool runs_timer(const Moment& moment) {
  if (is_kind(moment, EventKind::TimerFired)) return fires_timer(moment);
  return takes_turn(moment) && moment.place > 0 && moment.move[moment.place - 1].kind == EventKind::TimerFired &&
         moment.move[moment.place - 1].subject == moment.event().subject;
}

bool runs_due_timer(const Moment& moment) {
  return runs_timer(moment) &&
         (is_kind(moment, EventKind::TimerFired) || !others_wait(moment) || an_error_left_some(moment));
}

bool runs_list_whole(const Moment& moment) {
  return runs_timer(moment) && others_wait(moment) && !moment.after.options->profile.timers_drain_between;
}

bool clears_timer(const Moment& moment) {
  if (!is_kind(moment, EventKind::TimerCleared)) return false;
  bool was_armed = armed_timer(was(moment), moment.before.heap, moment.event().subject) != nullptr;
  bool is_own = was(moment).turn.job == moment.event().subject;
  return (was_armed || is_own) && armed_timer(is(moment), moment.after.heap, moment.event().subject) == nullptr;
}

// --- immediates

bool queues_immediate(const Moment& moment) { return joins(moment, Queue::Immediates); }

bool is_immediate_of_phase(const Moment& moment) {
  return takes_turn(moment) && was_head(moment, Queue::Immediates) &&
         moment.event().subject <= loop_is(moment).last_immediate && loop_is(moment).phase == node::Phase::Check;
}

bool runs_immediate(const Moment& moment) {
  return is_immediate_of_phase(moment) && (!others_wait(moment) || an_error_left_some(moment));
}

bool runs_immediates_whole(const Moment& moment) {
  return is_immediate_of_phase(moment) && others_wait(moment) &&
         !moment.after.options->profile.immediates_drain_between;
}

// --- the pass

bool has_due_timer(const Moment& moment) {
  return first_expiry_ns(is(moment), moment.after.heap).value_or(never_ns) <= is(moment).clock.now_ns;
}

bool has_business_in(const Moment& moment, node::Phase phase) {
  switch (phase) {
    case node::Phase::Timers:
      return has_due_timer(moment);
    case node::Phase::Check:
      return !queue_of(was(moment), Queue::Immediates).empty() || an_error_left_some(moment) ||
             !queue_of(was(moment), round_robin::Queue::Ready).empty();
    case node::Phase::Close:
      return !queue_of(was(moment), Queue::Close).empty();
    default:
      return phase == node::Phase::Poll;
  }
}

bool enters_phase(const Moment& moment) {
  auto phase = static_cast<node::Phase>(moment.event().detail);
  return is_kind(moment, EventKind::PhaseEntered) && loop_is(moment).phase == phase && stack_was_empty(moment) &&
         has_business_in(moment, phase);
}

// The earliest of what is known to come.
std::uint64_t next_known(const Moment& moment) {
  std::uint64_t next = first_expiry_ns(is(moment), moment.after.heap).value_or(never_ns);
  for (const JobQueue& queue : {queue_of(was(moment), Queue::Io), queue_of(was(moment), Queue::Messages),
                                queue_of(was(moment), round_robin::Queue::Sleeping)})
    next = std::min(next, first_ready_at(queue).value_or(never_ns));
  return next;
}

bool no_immediate_is_referenced(const Thread& thread) { return !has_referenced(queue_of(thread, Queue::Immediates)); }

bool waits(const Moment& moment) {
  auto until = static_cast<std::uint64_t>(moment.event().number);
  bool nothing_runs = none_in(was(moment), {Queue::Ticks, Queue::Microtasks, Queue::Close}) &&
                      no_immediate_is_referenced(was(moment)) &&
                      queue_of(was(moment), round_robin::Queue::Ready).empty();
  return is_kind(moment, EventKind::ClockMoved) && stack_was_empty(moment) && nothing_runs &&
         is(moment).clock.now_ns == until && was(moment).clock.now_ns < until && next_known(moment) == until;
}

bool nothing_keeps_alive(const Thread& thread) {
  return thread.timers.referenced_count() == 0 && !ring_is_alive(thread) && no_immediate_is_referenced(thread) &&
         none_in(thread, {Queue::Io, Queue::Close, Queue::Handles});
}

bool emits_before_exit(const Moment& moment) { return takes_turn(moment) && nothing_keeps_alive(was(moment)); }
bool emits_exit(const Moment& moment) { return emits_before_exit(moment); }

bool ends_with_code(const Moment& moment) {
  return is_kind(moment, EventKind::Exit) && moment.after.state == RunState::Finished &&
         moment.after.exit_code == moment.event().number;
}

bool loop_ends(const Moment& moment) {
  return ends_with_code(moment) && !is(moment).turn.active && loop_was(moment).stage == node::Stage::Finish;
}

bool process_exits(const Moment& moment) { return ends_with_code(moment) && is(moment).turn.active; }

bool stops(const Moment& moment) {
  return is_kind(moment, EventKind::LimitReached) && moment.after.state == RunState::StoppedAtLimit &&
         static_cast<std::uint8_t>(moment.after.limit) == moment.event().detail;
}

bool writes(const Moment& moment) {
  auto index = static_cast<std::size_t>(moment.event().number);
  if (!is_kind(moment, EventKind::Output) || index >= moment.after.output.size()) return false;
  const OutputChunk& chunk = moment.after.output[index];
  return index >= moment.before.output.size() && chunk.step == moment.event().step &&
         static_cast<std::uint8_t>(chunk.stream) == moment.event().detail;
}

// --- choices

bool timer_or_immediate(const Moment& moment) {
  std::optional<std::uint64_t> expiry = first_expiry_ns(was(moment), moment.before.heap);
  bool is_checked = has_business_in(moment, node::Phase::Check);
  return is_kind(moment, EventKind::Choice) && expiry && *expiry > was(moment).clock.now_ns &&
         *expiry <= was(moment).clock.now_ns + 2 * ns_per_ms && is_checked;
}

bool either_completion(const Moment& moment) {
  const JobQueue& io = queue_of(was(moment), Queue::Io);
  std::uint64_t first = first_ready_at(io).value_or(never_ns);
  std::int64_t together = 0;
  for (std::size_t i = 0; i < io.size(); ++i) together += io[i].ready_at == first;
  return is_kind(moment, EventKind::Choice) && together > 1 && moment.event().number < together;
}

// --- rejections

const js::PromiseCell* promise_in(const Machine& machine, Value value) {
  return value.is_object() ? machine.heap.try_get<js::PromiseCell>(value.cell()) : nullptr;
}

bool is_unhandled(const Machine& machine, Value value, bool handled) {
  const js::PromiseCell* promise = promise_in(machine, value);
  return promise != nullptr && promise->state == js::PromiseState::Rejected && promise->is_handled == handled;
}

bool queues_rejection(const Moment& moment) {
  std::optional<Job> job = find_job(queue_of(is(moment), Queue::Rejections), moment.event().subject);
  return joins(moment, Queue::Rejections) && job && promise_in(moment.after, job->handler) != nullptr &&
         promise_in(moment.after, job->handler)->state == js::PromiseState::Rejected;
}

bool reports(const Moment& moment) {
  return takes_turn(moment) && was_head(moment, Queue::Rejections) &&
         is_unhandled(moment.after, moment.event().value, false);
}

bool rejection_is_unhandled(const Moment& moment) {
  if (!is_kind(moment, EventKind::JobQueued)) return reports(moment);
  std::optional<Job> job = find_job(queue_of(is(moment), Queue::Rejections), moment.event().subject);
  return queues_rejection(moment) && is_unhandled(moment.after, job->handler, false);
}

bool rejection_is_warned(const Moment& moment) {
  return reports(moment) && !moment.after.options->profile.rejections_are_fatal;
}

bool rejection_is_handled_late(const Moment& moment) {
  if (is_kind(moment, EventKind::JobQueued)) return queues_rejection(moment);
  return takes_turn(moment) && was_head(moment, Queue::Rejections) &&
         is_unhandled(moment.after, moment.event().value, true);
}

// --- operations, messages, handles

bool starts_io(const Moment& moment) {
  std::optional<Job> job = find_job(queue_of(is(moment), Queue::Io), moment.event().subject);
  return joins(moment, Queue::Io) && job && job->ready_at >= moment.event().time;
}

bool completes_io(const Moment& moment) {
  const JobQueue& io = queue_of(was(moment), Queue::Io);
  std::optional<Job> job = find_job(io, moment.event().subject);
  return takes_turn(moment) && job && job->ready_at <= is(moment).clock.now_ns &&
         job->ready_at == first_ready_at(io).value_or(never_ns);
}

bool hands_over_message(const Moment& moment) {
  const JobQueue& messages = queue_of(was(moment), Queue::Messages);
  for (std::size_t i = 0; i < messages.size(); ++i) {
    if (messages[i].serial == moment.event().subject) return takes_turn(moment);
    if (messages[i].capability == moment.after.turn.capability && messages[i].ready_at <= was(moment).clock.now_ns)
      return false;  // an older one at the same port
  }
  return false;
}

bool opens_handle(const Moment& moment) { return joins(moment, Queue::Handles); }
bool queues_closing(const Moment& moment) { return joins(moment, Queue::Close); }
bool runs_closing(const Moment& moment) { return takes_turn(moment) && was_in(moment, Queue::Close); }

constexpr TruthRow rows[] = {
    {ToldRule::TicksBeforeMicrotasks, runs_tick},
    {ToldRule::MicrotasksDrain, runs_microtask},
    {ToldRule::NextTickQueued, queues_tick},
    {ToldRule::WarningQueued, queues_tick},
    {ToldRule::TimerListed, lists_timer},
    {ToldRule::IntervalAgain, lists_interval_again},
    {ToldRule::TimerDue, runs_due_timer},
    {ToldRule::ListRunsWhole, runs_list_whole},
    {ToldRule::TimerCleared, clears_timer},
    {ToldRule::ImmediateQueued, queues_immediate},
    {ToldRule::ImmediateCleared, is_dropped},
    {ToldRule::ImmediatesRun, runs_immediate},
    {ToldRule::ImmediatesRunWhole, runs_immediates_whole},
    {ToldRule::LoopPhase, enters_phase},
    {ToldRule::LoopWaits, waits},
    {ToldRule::BeforeExitEmitted, emits_before_exit},
    {ToldRule::ExitEmitted, emits_exit},
    {ToldRule::LoopEnds, loop_ends},
    {ToldRule::ProcessExits, process_exits},
    {ToldRule::LimitStops, stops},
    {ToldRule::OutputWritten, writes},
    {ToldRule::EitherOrder, timer_or_immediate},
    {ToldRule::EitherCompletion, either_completion},
    {ToldRule::RejectionUnhandled, rejection_is_unhandled},
    {ToldRule::RejectionWarned, rejection_is_warned},
    {ToldRule::RejectionHandledLate, rejection_is_handled_late},
    {ToldRule::IoStarts, starts_io},
    {ToldRule::IoCompletes, completes_io},
    {ToldRule::IoCancelled, is_dropped},
    {ToldRule::MessagePosted, joins_tail},
    {ToldRule::MessagesRun, hands_over_message},
    {ToldRule::HandleOpens, opens_handle},
    {ToldRule::ClosingQueued, queues_closing},
    {ToldRule::ClosingRuns, runs_closing},
};

}  // namespace

std::span<const TruthRow> node_truths() { return rows; }

}  // namespace loopscope
