#pragma once
// The lanes of the timeline: a row a kind of turn, over steps or virtual time, with a ruler, output marks and a cursor.
#include <panels/widgets.hpp>
#include <scene/timeline.hpp>

namespace loopscope::panels {

class Lanes {
 public:
  Lanes(Ui& ui, const scene::Scene& scene, const scene::Rect& rect);

  void draw();
  // The step under a point of the track.
  std::uint64_t step_under(float x) const;
  double value_under(float x) const;
  // Where steps are: right of the lanes' names.
  const scene::Rect& track() const { return track_; }

 private:
  float x_of(double value) const;
  double begin_of(const scene::TurnSpan& span) const;
  double end_of(const scene::TurnSpan& span) const;
  void draw_ruler(ImDrawList& list) const;
  void draw_lane(ImDrawList& list, scene::Kind kind, float y) const;
  void draw_spans(ImDrawList& list, scene::Kind kind, float y) const;
  void draw_markers(ImDrawList& list) const;
  void draw_cursor(ImDrawList& list) const;

  Ui& ui_;
  const scene::Scene& scene_;
  scene::Rect rect_;
  scene::Rect track_;
  scene::Stretch shown_;
  std::vector<scene::Kind> kinds_;
  float ruler_ = 0;
  float row_ = 0;
};

}  // namespace loopscope::panels
