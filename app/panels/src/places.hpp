#pragma once
// Where something may stand that takes the place of several panels.
#include <scene/layout.hpp>

#include <algorithm>

namespace loopscope::panels {

// Everything beside the code, above the timeline.
inline scene::Rect beside_code(const scene::Layout& layout) {
  const scene::Rect& queues = layout.at(scene::Panel::Queues);
  const scene::Rect& code = layout.at(scene::Panel::Code);
  const scene::Rect& side = layout.at(scene::Panel::Variables);
  float right = std::max(queues.right(), side.right());
  return {queues.x, code.y, right - queues.x, queues.bottom() - code.y};
}

}  // namespace loopscope::panels
