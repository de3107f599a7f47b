#pragma once
// Fills a timeline from a run's events, and remembers what was born when and how often lines ran.
#include <scene/timeline.hpp>

#include "births.hpp"
#include "line_runs.hpp"

#include <runtime/event.hpp>
#include <scenario/inspection.hpp>

#include <memory>

namespace loopscope::scene {

Kind kind_of(QueueRole role);

class TimelineRecorder : public EventSink {
 public:
  explicit TimelineRecorder(const ModelInspection& model) : model_(model), timeline_(std::make_shared<Timeline>()) {}
  void on_event(const Event& event) override;
  std::shared_ptr<const Timeline> timeline() const { return timeline_; }
  const Births& births() const { return births_; }
  LineRuns& line_runs() { return line_runs_; }

 private:
  LaneKey lane_of_turn(const Event& event) const;
  Kind kind_of_queue(std::uint8_t queue) const;

  const ModelInspection& model_;
  std::shared_ptr<Timeline> timeline_;
  Births births_;
  LineRuns line_runs_;
  bool running_ = false;  // a turn runs
};

}  // namespace loopscope::scene
