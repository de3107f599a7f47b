#pragma once
// The lanes of the timeline: who had the call stack, then a row a queue and a row a task, over steps or virtual time,
// with a ruler, output marks, bookmarks, what is measured and a cursor.
#include <panels/widgets.hpp>
#include <scene/timeline.hpp>

#include <span>

namespace loopscope::panels {

class Lanes {
 public:
  // Without names the track takes the whole width.
  enum class Names : std::uint8_t { Shown, Hidden };
  Lanes(Ui& ui, const scene::Scene& scene, const scene::Rect& rect, Names names = Names::Shown);

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
  void draw_lane(ImDrawList& list, std::size_t row) const;
  void draw_spans(ImDrawList& list, std::size_t row) const;
  void draw_markers(ImDrawList& list) const;
  void draw_break_hits(ImDrawList& list) const;
  void draw_bookmarks(ImDrawList& list) const;
  void draw_measure(ImDrawList& list) const;
  void draw_cursor(ImDrawList& list) const;
  float row_y(std::size_t row) const { return rect_.y + ruler_ + row_ * static_cast<float>(row); }
  std::span<const scene::TurnSpan> spans_of(std::size_t row) const;
  // What the lanes' unit says for a step.
  double value_of(std::uint64_t step) const;
  std::string name_of(std::size_t row) const;

  Ui& ui_;
  const scene::Scene& scene_;
  scene::Rect rect_;
  scene::Rect track_;
  scene::Stretch shown_;
  std::size_t rows_ = 1;   // that are shown: the stack's, then the first lanes
  std::size_t first_ = 0;  // lanes scrolled away
  bool has_names_ = true;
  float ruler_ = 0;
  float row_ = 0;
};

// How far the lanes can be scrolled, in rows.
std::size_t hidden_lanes(const Ui& ui, const scene::Scene& scene, const scene::Rect& rect);

}  // namespace loopscope::panels
