#include <scene/ring_plan.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace loopscope::scene {

namespace {

constexpr float gap_share = 0.12F;  // of a chip's height, kept free between two chips
constexpr int widths_tried = 4;

Rect around(float x, float y, float width, float height) {
  return {std::round(x - width / 2), std::round(y - height / 2), width, height};
}

// All at equal angles, from the top and against the clock.
RingPlan laid_out(const Rect& area, std::size_t tasks, float width, float height) {
  RingPlan plan;
  plan.centre_x = area.x + area.width / 2;
  plan.centre_y = area.y + area.height / 2;
  plan.radius_x = std::max(0.0F, std::floor((area.width - width) / 2) - 1);
  plan.radius_y = std::max(0.0F, std::floor((area.height - height) / 2) - 1);
  auto place = [&](std::size_t index) {
    float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(index) / static_cast<float>(tasks + 1);
    return around(plan.centre_x - plan.radius_x * std::sin(angle), plan.centre_y - plan.radius_y * std::cos(angle),
                  width, height);
  };
  plan.running = place(0);
  for (std::size_t i = 1; i <= tasks; ++i) plan.places.push_back(place(i));
  return plan;
}

Rect grown(const Rect& rect, float by) { return {rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by}; }

bool is_clear(const RingPlan& plan, float gap) {
  std::vector<Rect> all = plan.places;
  all.push_back(plan.running);
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      if (grown(all[i], gap / 2).overlaps(grown(all[j], gap / 2))) return false;
    }
  }
  return true;
}

}  // namespace

RingPlan plan_ring(const Rect& area, std::size_t tasks, float widest, float narrowest, float height) {
  constexpr std::size_t most = 24;
  height = std::floor(std::min(height, area.height));
  widest = std::floor(std::min(widest, area.width));
  narrowest = std::min(narrowest, widest);
  for (std::size_t count = std::min(tasks, most); count > 0; --count) {
    for (int i = 0; i < widths_tried; ++i) {
      float width = std::floor(widest + (narrowest - widest) * static_cast<float>(i) / (widths_tried - 1));
      RingPlan plan = laid_out(area, count, width, height);
      if (is_clear(plan, height * gap_share)) return plan;
    }
  }
  return laid_out(area, 0, widest, height);
}

}  // namespace loopscope::scene
