// The rules of a page's event loop.
#include "look.hpp"

#include <browser_model/browser_model.hpp>
#include <runtime/job_search.hpp>

#include <algorithm>

namespace loopscope {

namespace {

using browser::Queue;

constexpr std::uint64_t ns_per_ms = 1'000'000;
constexpr Queue usual[] = {Queue::Timers, Queue::Messages, Queue::Visible, Queue::Rejections, Queue::Network};

const browser::PageLoopCell& loop_was(const Moment& moment) {
  return moment.before.heap.get<browser::PageLoopCell>(was(moment).root(Root::Model));
}
const browser::PageLoopCell& loop_is(const Moment& moment) {
  return moment.after.heap.get<browser::PageLoopCell>(is(moment).root(Root::Model));
}

// --- tasks

// It became a task in this very move.
bool arrives_now(const Moment& moment) {
  auto earlier = moment.move.first(moment.place);
  return std::any_of(earlier.begin(), earlier.end(), [&](const Event& event) {
    return event.kind == EventKind::JobQueued && event.subject == moment.event().subject;
  });
}

bool is_next_of(const Moment& moment, Queue queue) {
  return moment.event().detail == static_cast<std::uint8_t>(queue) &&
         (was_head(moment, queue) || (queue_of(was(moment), queue).empty() && arrives_now(moment)));
}

// A task begins only when no microtask and no part of another task is left.
bool runs_task(const Moment& moment, Queue queue) {
  return takes_turn(moment) && is_next_of(moment, queue) && queue_of(was(moment), Queue::Microtasks).empty() &&
         queue_of(was(moment), Queue::Steps).empty() && loop_is(moment).part == browser::Part::Tasks;
}

bool none_goes_before(const Moment& moment) {
  return queue_of(is(moment), Queue::Input).empty() && queue_of(is(moment), Queue::Blocking).empty();
}

// Of the usual priority the oldest task runs.
bool runs_oldest(const Moment& moment, Queue queue) {
  if (!runs_task(moment, queue) || !none_goes_before(moment)) return false;
  std::optional<Job> job = find_job(queue_of(was(moment), queue), moment.event().subject);
  return !job || std::all_of(std::begin(usual), std::end(usual), [&](Queue other) {
    const JobQueue& waiting = queue_of(is(moment), other);
    return waiting.empty() || waiting.front().queued_at >= job->queued_at;
  });
}

bool runs_timer(const Moment& moment) { return runs_oldest(moment, Queue::Timers); }
bool runs_message(const Moment& moment) { return runs_oldest(moment, Queue::Messages); }
bool runs_network(const Moment& moment) { return runs_oldest(moment, Queue::Network); }
bool runs_rejection(const Moment& moment) { return runs_oldest(moment, Queue::Rejections); }
bool runs_input(const Moment& moment) { return runs_task(moment, Queue::Input); }

bool runs_posted(const Moment& moment) {
  if (runs_task(moment, Queue::Blocking)) return queue_of(is(moment), Queue::Input).empty();
  if (runs_oldest(moment, Queue::Visible)) return true;
  return runs_task(moment, Queue::Background) && none_goes_before(moment) &&
         std::all_of(std::begin(usual), std::end(usual),
                     [&](Queue other) { return queue_of(is(moment), other).empty(); });
}

bool goes_on(const Moment& moment) {
  return takes_turn(moment) && was_head(moment, Queue::Steps) && queue_of(was(moment), Queue::Microtasks).empty();
}

bool runs_microtask(const Moment& moment) { return takes_turn(moment) && was_head(moment, Queue::Microtasks); }

// --- timers

const TimerCell* timer_set(const Moment& moment) {
  const TimerCell* timer = armed_timer(is(moment), moment.after.heap, moment.event().subject);
  bool is_told = is_kind(moment, EventKind::TimerSet) && timer != nullptr &&
                 static_cast<std::int64_t>(timer->due_ns / ns_per_ms) == moment.event().number;
  return is_told ? timer : nullptr;
}

bool sets_timer(const Moment& moment) { return timer_set(moment) != nullptr; }

bool clamps_timer(const Moment& moment) {
  const Profile& profile = moment.after.options->profile;
  const TimerCell* timer = timer_set(moment);
  return timer != nullptr && timer->nesting - 1 > profile.nested_delay_from &&
         timer->duration_ms == profile.nested_delay_ms;
}

bool sets_interval_again(const Moment& moment) {
  const TimerCell* timer = timer_set(moment);
  return timer != nullptr && timer->repeats && is(moment).turn.job == moment.event().subject &&
         timer->due_ns > is(moment).clock.now_ns;
}

bool becomes_due(const Moment& moment) {
  const TimerCell* timer = armed_timer(was(moment), moment.before.heap, moment.event().subject);
  return joins(moment, Queue::Timers) && timer != nullptr && timer->due_ns <= is(moment).clock.now_ns;
}

bool clears_timer(const Moment& moment) {
  return is_kind(moment, EventKind::TimerCleared) && !is_in(moment, Queue::Timers) &&
         armed_timer(is(moment), moment.after.heap, moment.event().subject) == nullptr;
}

// --- frames and idle time

bool asks_for_frame(const Moment& moment) { return joins(moment, Queue::AnimationFrames); }

bool begins_frame(const Moment& moment) {
  return is_kind(moment, EventKind::PhaseEntered) && loop_is(moment).part == browser::Part::Rendering &&
         stack_was_empty(moment) &&
         loop_is(moment).frames_left == queue_of(is(moment), Queue::AnimationFrames).size() &&
         loop_is(moment).frames_left > 0 && loop_was(moment).frame_at_ns <= is(moment).clock.now_ns;
}

bool runs_frame(const Moment& moment) {
  return takes_turn(moment) && was_head(moment, Queue::AnimationFrames) &&
         loop_is(moment).part == browser::Part::Rendering && loop_was(moment).frames_left > 0;
}

bool asks_for_idle(const Moment& moment) { return joins(moment, Queue::Idle); }

bool no_task_is_ready(const Moment& moment) {
  return std::all_of(std::begin(usual), std::end(usual),
                     [&](Queue queue) { return queue_of(is(moment), queue).empty(); }) &&
         none_goes_before(moment) && queue_of(is(moment), Queue::Background).empty();
}

bool runs_idle(const Moment& moment) {
  return takes_turn(moment) && was_head(moment, Queue::Idle) && no_task_is_ready(moment);
}

// --- what is posted and what arrives

bool posts_message(const Moment& moment) { return joins(moment, Queue::Messages); }

bool posts_task(const Moment& moment) {
  return joins(moment, Queue::Blocking) || joins(moment, Queue::Visible) || joins(moment, Queue::Background);
}

bool input_arrives(const Moment& moment) {
  std::optional<Job> job = find_job(queue_of(was(moment), Queue::Arriving), moment.event().subject);
  return joins(moment, Queue::Input) && job && job->ready_at <= is(moment).clock.now_ns;
}

bool sends_request(const Moment& moment) {
  std::optional<Job> job = find_job(queue_of(is(moment), Queue::InFlight), moment.event().subject);
  return joins(moment, Queue::InFlight) && job && job->ready_at >= moment.event().time;
}

// An answer that was in flight, or a part of one that is there.
bool answer_arrives(const Moment& moment) {
  std::optional<Job> job = find_job(queue_of(was(moment), Queue::InFlight), moment.event().subject);
  return joins(moment, Queue::Network) && (!job || job->ready_at <= is(moment).clock.now_ns);
}

bool queues_rejection(const Moment& moment) {
  if (joins(moment, Queue::Rejected)) return true;
  if (!joins(moment, Queue::Rejections)) return false;
  std::optional<Job> job = find_job(queue_of(is(moment), Queue::Rejections), moment.event().subject);
  bool is_handled = job && job->argument == Value::integer(static_cast<std::int64_t>(Lifecycle::RejectionHandled));
  return is_handled || (was_in(moment, Queue::Rejected) && queue_of(was(moment), Queue::Microtasks).empty());
}

// --- the loop

bool turns_to(const Moment& moment) {
  return is_kind(moment, EventKind::PhaseEntered) && stack_was_empty(moment) &&
         static_cast<std::uint8_t>(loop_is(moment).part) == moment.event().detail;
}

std::uint64_t next_known(const Moment& moment) {
  std::uint64_t next = first_expiry_ns(was(moment), moment.before.heap).value_or(never_ns);
  for (Queue queue : {Queue::InFlight, Queue::Arriving})
    next = std::min(next, first_ready_at(queue_of(was(moment), queue)).value_or(never_ns));
  bool frame_is_near = loop_is(moment).frame_at_ns != 0 && loop_is(moment).frame_order == 0;
  return frame_is_near ? std::min(next, loop_is(moment).frame_at_ns) : next;
}

bool waits(const Moment& moment) {
  auto until = static_cast<std::uint64_t>(moment.event().number);
  return is_kind(moment, EventKind::ClockMoved) && stack_was_empty(moment) && no_task_is_ready(moment) &&
         is(moment).clock.now_ns == until && was(moment).clock.now_ns < until && next_known(moment) == until;
}

bool rests(const Moment& moment) {
  return is_kind(moment, EventKind::Exit) && moment.after.state == RunState::Finished && no_task_is_ready(moment) &&
         queue_of(is(moment), Queue::AnimationFrames).empty() && queue_of(is(moment), Queue::Idle).empty() &&
         next_known(moment) == never_ns;
}

constexpr TruthRow rows[] = {
    {ToldRule::PageTasksRun, turns_to},
    {ToldRule::PageLoopPart, turns_to},
    {ToldRule::PageMicrotasksRun, runs_microtask},
    {ToldRule::PageTimerSet, sets_timer},
    {ToldRule::PageTimerClamped, clamps_timer},
    {ToldRule::PageIntervalAgain, sets_interval_again},
    {ToldRule::PageTimerDue, becomes_due},
    {ToldRule::PageTimerRuns, runs_timer},
    {ToldRule::PageTimerCleared, clears_timer},
    {ToldRule::PageFrameRequested, asks_for_frame},
    {ToldRule::PageFrameCancelled, is_dropped},
    {ToldRule::PageFrameBegins, begins_frame},
    {ToldRule::PageFrameRuns, runs_frame},
    {ToldRule::PageIdleRequested, asks_for_idle},
    {ToldRule::PageIdleCancelled, is_dropped},
    {ToldRule::PageIdleRuns, runs_idle},
    {ToldRule::PageMessagePosted, posts_message},
    {ToldRule::PageMessageRuns, runs_message},
    {ToldRule::PageTaskPosted, posts_task},
    {ToldRule::PageTaskAborted, is_dropped},
    {ToldRule::PageTaskRuns, runs_posted},
    {ToldRule::PageInputArrives, input_arrives},
    {ToldRule::PageInputRuns, runs_input},
    {ToldRule::PageListenerNext, goes_on},
    {ToldRule::PageRejectionQueued, queues_rejection},
    {ToldRule::PageRejectionRuns, runs_rejection},
    {ToldRule::PageRequestSent, sends_request},
    {ToldRule::PageNetworkArrives, answer_arrives},
    {ToldRule::PageNetworkRuns, runs_network},
    {ToldRule::PageObserversQueued, joins_tail},
    {ToldRule::PageObserversRun, runs_microtask},
    {ToldRule::PageWaits, waits},
    {ToldRule::PageRests, rests},
};

}  // namespace

std::span<const TruthRow> page_truths() { return rows; }

}  // namespace loopscope
