#pragma once
// Fills a timeline from a run's events.
#include <scene/timeline.hpp>

#include <runtime/event.hpp>
#include <scenario/inspection.hpp>

#include <memory>

namespace loopscope::scene {

Kind kind_of(QueueRole role);
// What kind of turn an event of kind TurnStarted begins.
Kind kind_of_turn(const Event& event, const ModelInspection& model);

class TimelineRecorder : public EventSink {
 public:
  explicit TimelineRecorder(const ModelInspection& model) : model_(model), timeline_(std::make_shared<Timeline>()) {}
  void on_event(const Event& event) override;
  std::shared_ptr<const Timeline> timeline() const { return timeline_; }

 private:
  const ModelInspection& model_;
  std::shared_ptr<Timeline> timeline_;
  bool running_ = false;  // a turn runs
};

}  // namespace loopscope::scene
