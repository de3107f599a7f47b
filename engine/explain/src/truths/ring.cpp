// The rules of cooperative tasks that take turns.
#include "look.hpp"

#include <round_robin_model/round_robin_model.hpp>

namespace loopscope {

namespace {

using round_robin::Queue;

bool had_turn(const Moment& moment) {
  return was(moment).turn.active && was(moment).turn.job == moment.event().subject;
}

bool is_spawned(const Moment& moment) { return joins(moment, Queue::Ready) && !had_turn(moment); }
bool takes_its_turn(const Moment& moment) { return takes_turn(moment) && was_head(moment, Queue::Ready); }
bool goes_to_tail(const Moment& moment) { return joins(moment, Queue::Ready) && had_turn(moment); }

bool falls_asleep(const Moment& moment) {
  return joins(moment, Queue::Sleeping) && had_turn(moment) && !is_in(moment, Queue::Ready);
}

// Its time has come, and those that woke before it in this move were due no later.
bool wakes(const Moment& moment) {
  const JobQueue& sleeping = queue_of(was(moment), Queue::Sleeping);
  std::optional<Job> job = find_job(sleeping, moment.event().subject);
  if (!job || job->ready_at > is(moment).clock.now_ns || is_in(moment, Queue::Sleeping)) return false;
  for (const Event& earlier : moment.move.first(moment.place)) {
    std::optional<Job> other = earlier.rule == RuleId::TaskWakes ? find_job(sleeping, earlier.subject) : std::nullopt;
    if (other && other->ready_at > job->ready_at) return false;
  }
  return joins(moment, Queue::Ready);
}

bool joins_another(const Moment& moment) { return joins(moment, Queue::Joining) && had_turn(moment); }

bool need_not_wait(const Moment& moment) {
  return joins(moment, Queue::Ready) && was_in(moment, Queue::Joining) && !is_in(moment, Queue::Joining);
}

bool finishes(const Moment& moment) {
  return joins(moment, Queue::Finished) && had_turn(moment) && !is_in(moment, Queue::Ready);
}

bool are_deadlocked(const Moment& moment) {
  auto waiting = static_cast<std::int64_t>(queue_of(is(moment), Queue::Joining).size());
  return is_kind(moment, EventKind::Deadlock) && waiting == moment.event().number && waiting > 0 &&
         queue_of(is(moment), Queue::Ready).empty() && queue_of(is(moment), Queue::Sleeping).empty();
}

constexpr TruthRow rows[] = {
    {ToldRule::TaskSpawned, is_spawned},   {ToldRule::RingTurn, takes_its_turn},
    {ToldRule::YieldToTail, goes_to_tail}, {ToldRule::TaskSleeps, falls_asleep},
    {ToldRule::TaskWakes, wakes},          {ToldRule::TaskJoins, joins_another},
    {ToldRule::JoinEnds, need_not_wait},   {ToldRule::TaskReturns, finishes},
    {ToldRule::TaskFails, finishes},       {ToldRule::TasksDeadlocked, are_deadlocked},
};

}  // namespace

std::span<const TruthRow> ring_truths() { return rows; }

}  // namespace loopscope
