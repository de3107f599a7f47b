#include <scene/scene.hpp>

#include <algorithm>

namespace loopscope::scene {

std::optional<float> Timer::elapsed() const {
  if (duration <= 0) return std::nullopt;
  return std::clamp(1 - static_cast<float>(remaining) / static_cast<float>(duration), 0.0F, 1.0F);
}

std::string Code::notes_on(std::uint32_t line) const {
  std::string words;
  for (const Note& note : notes) {
    if (note.line == line && line != 0) words += (words.empty() ? "" : "\n") + note.text;
  }
  return words;
}

}  // namespace loopscope::scene
