#include "look.hpp"

#include <algorithm>

namespace loopscope {

const Thread& was(const Moment& moment) {
  std::uint32_t running = moment.after.id;
  for (const Thread& parked : moment.before.parked) {
    if (parked.id == running) return parked;
  }
  return moment.before;
}

std::optional<Job> find_job(const JobQueue& queue, std::uint64_t serial) {
  for (std::size_t i = 0; i < queue.size(); ++i) {
    if (queue[i].serial == serial) return queue[i];
  }
  return std::nullopt;
}

namespace {

// How many jobs were put into the same queue behind the event's, in its move.
std::size_t queued_later(const Moment& moment) {
  const Event& mine = moment.event();
  auto rest = moment.move.subspan(moment.place + 1);
  return static_cast<std::size_t>(std::count_if(rest.begin(), rest.end(), [&](const Event& event) {
    return event.kind == EventKind::JobQueued && event.detail == mine.detail;
  }));
}

bool starts_later(const Moment& moment) {
  auto rest = moment.move.subspan(moment.place + 1);
  return std::any_of(rest.begin(), rest.end(), [&](const Event& event) {
    return event.kind == EventKind::TurnStarted && event.subject == moment.event().subject;
  });
}

bool stands_from_end(const Thread& thread, const Moment& moment, std::size_t places) {
  const JobQueue& queue = queue_of(thread, moment.event().detail);
  return places < queue.size() && queue[queue.size() - 1 - places].serial == moment.event().subject;
}

}  // namespace

bool joins_tail(const Moment& moment) {
  if (!is_kind(moment, EventKind::JobQueued)) return false;
  if (starts_later(moment)) return moment.after.turn.job == moment.event().subject;
  std::size_t later = queued_later(moment);
  if (stands_from_end(moment.after, moment, later)) return true;
  return std::any_of(moment.after.parked.begin(), moment.after.parked.end(),
                     [&](const Thread& parked) { return stands_from_end(parked, moment, 0); });
}

bool is_dropped(const Moment& moment) {
  if (!is_kind(moment, EventKind::JobDropped)) return false;
  return was_in(moment, moment.event().detail) && !is_in(moment, moment.event().detail);
}

bool is_kind(const Moment& moment, EventKind kind) { return moment.event().kind == kind; }

bool stack_was_empty(const Moment& moment) { return was(moment).task.frames.empty(); }

bool takes_turn(const Moment& moment) {
  if (!is_kind(moment, EventKind::TurnStarted)) return false;
  return stack_was_empty(moment) && !was(moment).turn.active && moment.after.turn.active &&
         moment.after.turn.job == moment.event().subject;
}

bool has_user_frame(const Thread& thread) {
  for (std::uint32_t i = 0; i < thread.task.frames.size(); ++i) {
    if (!thread.task.frames[i].is_hidden) return true;
  }
  return false;
}

bool is_on_stack(const Thread& thread, std::uint64_t frame) {
  for (std::uint32_t i = thread.task.frames.size(); i-- > 0;) {
    if (thread.task.frames[i].serial == frame) return true;
  }
  return false;
}

const TimerCell* armed_timer(const Thread& thread, const Heap& heap, std::uint64_t serial) {
  for (std::size_t i = 0; i < thread.timers.list_count(); ++i) {
    for (CellId at = heap.get<TimerListCell>(thread.timers.list_at(i)).first; at;) {
      const auto& timer = heap.get<TimerCell>(at);
      if (timer.job.serial == serial) return &timer;
      at = timer.next;
    }
  }
  return nullptr;
}

std::optional<std::uint64_t> first_expiry_ns(const Thread& thread, const Heap& heap) {
  CellId first = thread.timers.first_list();
  if (!first) return std::nullopt;
  const auto& list = heap.get<TimerListCell>(first);
  return static_cast<std::uint64_t>(std::max<std::int64_t>(list.expiry_ms, 0)) * 1'000'000 + list.expiry_rest_ns;
}

}  // namespace loopscope
