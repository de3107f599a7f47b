#pragma once
// How a person looks at a run: what is not the run itself. Plain values, saved and restored by the window.
#include <scene/intent.hpp>
#include <text/text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace loopscope::scene {

enum class ThemeName : std::uint8_t { Dark, Light, HighContrast };
inline constexpr std::size_t theme_count = 3;

struct View {
  Language language = Language::English;
  ThemeName theme = ThemeName::Dark;
  Grain grain = Grain::Event;
  float text_zoom = 1;  // times the scale that the window's size suggests
  bool help_open = false;
  bool dialog_open = false;
};

}  // namespace loopscope::scene
