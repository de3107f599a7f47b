#pragma once
// What the predicates look at. The running thread may have changed within a move: `was` is the one that runs now, as it
// was before.
#include <explain/truth.hpp>

#include <cstdint>
#include <optional>

namespace loopscope {

struct TruthRow {
  ToldRule rule;
  Truth holds;
};
std::span<const TruthRow> language_truths();
std::span<const TruthRow> node_truths();
std::span<const TruthRow> page_truths();
std::span<const TruthRow> ring_truths();

const Thread& was(const Moment& moment);
inline const Thread& is(const Moment& moment) { return moment.after; }

// --- queues
template <class Queue>
JobQueue queue_of(const Thread& thread, Queue which) {
  auto number = static_cast<std::size_t>(which);
  return number < thread.queues.size() ? thread.queues[number] : JobQueue();
}
std::optional<Job> find_job(const JobQueue& queue, std::uint64_t serial);
// The event's job heads this queue before.
template <class Queue>
bool was_head(const Moment& moment, Queue which) {
  const JobQueue& queue = queue_of(was(moment), which);
  return !queue.empty() && queue.front().serial == moment.event().subject;
}
template <class Queue>
bool was_in(const Moment& moment, Queue which) {
  return find_job(queue_of(was(moment), which), moment.event().subject).has_value();
}
template <class Queue>
bool is_in(const Moment& moment, Queue which) {
  return find_job(queue_of(is(moment), which), moment.event().subject).has_value();
}
// The job that the event queued stands behind all that were queued before it, in the queue that the event names: its
// own thread's or that of another. It may run already.
bool joins_tail(const Moment& moment);
template <class Queue>
bool joins(const Moment& moment, Queue which) {
  return moment.event().detail == static_cast<std::uint8_t>(which) && joins_tail(moment);
}
// The event took its job out of its queue.
bool is_dropped(const Moment& moment);

// --- turns and stacks
bool is_kind(const Moment& moment, EventKind kind);
bool stack_was_empty(const Moment& moment);
// The event's job has the turn, and none had it before.
bool takes_turn(const Moment& moment);
bool has_user_frame(const Thread& thread);
bool is_on_stack(const Thread& thread, std::uint64_t frame);

// --- timers
const TimerCell* armed_timer(const Thread& thread, const Heap& heap, std::uint64_t serial);
// When the first list is due, in ns.
std::optional<std::uint64_t> first_expiry_ns(const Thread& thread, const Heap& heap);

}  // namespace loopscope
