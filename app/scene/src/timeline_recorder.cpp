#include "timeline_recorder.hpp"

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

Kind kind_of_turn(const Event& event, const ModelInspection& model) {
  if (event.rule == RuleId::TimerDue || event.rule == RuleId::PageTimerRuns) return Kind::Timer;
  for (const QueueRow& row : model.queues) {
    if (row.queue == event.detail) return kind_of(row.role);
  }
  return Kind::Frame;
}

void TimelineRecorder::on_event(const Event& event) {
  auto time = static_cast<std::int64_t>(event.time);
  switch (event.kind) {
    case EventKind::TurnStarted:
      running_ = true;
      return timeline_->begin_turn(kind_of_turn(event, model_), event.step, time);
    case EventKind::Output:
      timeline_->mark({event.step, time, event.detail == 1 ? MarkerKind::Output : MarkerKind::ErrorOutput});
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
