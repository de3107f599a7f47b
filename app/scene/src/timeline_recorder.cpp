#include "timeline_recorder.hpp"
#include <text/sentences_text.hpp>
#include <text/window_text.hpp>

namespace loopscope::scene {

Kind kind_of(QueueRole role) {
  switch (role) {
    case QueueRole::Ticks:
      return Kind::Tick;
    case QueueRole::Microtasks:
      return Kind::Microtask;
    case QueueRole::Immediates:
      return Kind::Immediate;
    default:
      return Kind::Task;
  }
}

Kind TimelineRecorder::kind_of_queue(std::uint8_t queue) const {
  for (const QueueRow& row : model_.queues) {
    if (row.queue == queue) return kind_of(row.role);
  }
  return Kind::Task;
}

// A lane for each queue, for the timers, and for each cooperative task; the script stands in the stack's lane alone.
LaneKey TimelineRecorder::lane_of_turn(const Event& event) const {
  if (event.rule == RuleId::TimerDue || event.rule == RuleId::PageTimerRuns)
    return {Kind::Timer, SentencesText::queue_timers, 0, 50};
  std::uint32_t order = 0;
  for (const QueueRow& row : model_.queues) {
    ++order;
    if (row.queue != event.detail) continue;
    Id task = row.role == QueueRole::Ready ? event.subject : 0;
    std::uint32_t place = order > model_.before_timers ? order + 100 : order;
    return {kind_of(row.role), row.title, task, task == 0 ? place : 0};
  }
  return {Kind::Frame, WindowText::window_lane_script, 0, 0};
}

void TimelineRecorder::on_event(const Event& event) {
  auto time = static_cast<std::int64_t>(event.time);
  switch (event.kind) {
    case EventKind::TurnStarted:
      running_ = true;
      return timeline_->begin_turn(lane_of_turn(event), event.step, time);
    case EventKind::JobQueued:
      births_.add(event, kind_of_queue(event.detail));
      break;
    case EventKind::TimerSet:
      births_.add(event, Kind::Timer);
      break;
    case EventKind::Output:
      timeline_->mark({event.step, time, event.detail == 1 ? MarkerKind::Output : MarkerKind::ErrorOutput});
      break;
    case EventKind::Mark:
      line_runs_.add(event);
      break;
    case EventKind::Choice:
      timeline_->mark({event.step, time, MarkerKind::Choice});
      break;
    case EventKind::TurnEnded:
      timeline_->extend(event.step, time);
      running_ = false;
      return;
    default:
      break;
  }
  if (running_) timeline_->extend(event.step, time);
}

}  // namespace loopscope::scene
