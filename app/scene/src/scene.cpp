#include <scene/scene.hpp>

#include <algorithm>

namespace loopscope::scene {

std::optional<float> Timer::elapsed() const {
  if (duration <= 0) return std::nullopt;
  return std::clamp(1 - static_cast<float>(remaining) / static_cast<float>(duration), 0.0F, 1.0F);
}

}  // namespace loopscope::scene
