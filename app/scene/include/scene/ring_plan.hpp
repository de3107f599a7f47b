#pragma once
// Where the tasks of a ready ring stand: the one that has the turn at the top, the others on an ellipse, the head of
// the ring next to it on the left and the tail on the right, so that each turn moves every task one place clockwise.
// Places lie inside the area and never overlap.
#include <scene/layout.hpp>

#include <cstddef>
#include <vector>

namespace loopscope::scene {

struct RingPlan {
  float centre_x = 0, centre_y = 0;
  float radius_x = 0, radius_y = 0;  // of the track that the chips' centres stand on
  Rect running;
  std::vector<Rect> places;  // the head first; fewer than asked for when they do not fit
};

// `widest` and `narrowest`: what a chip may measure across; `height`: of each chip.
RingPlan plan_ring(const Rect& area, std::size_t tasks, float widest, float narrowest, float height);

}  // namespace loopscope::scene
