#pragma once
// How a person looks at a run: what is not the run itself. Plain values, saved and restored by the window.
#include <scene/intent.hpp>
#include <scene/quiz_view.hpp>
#include <scene/timeline.hpp>
#include <scene/wanted.hpp>
#include <text/text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace loopscope::scene {

enum class ThemeName : std::uint8_t { Dark, Light, HighContrast };
inline constexpr std::size_t theme_count = 3;

struct TimelineView {
  bool by_time = false;
  bool fits = true;  // the whole run; `shown` is what is shown otherwise
  Stretch shown;
};

struct View {
  Language language = Language::English;
  ThemeName theme = ThemeName::Dark;
  Grain grain = Grain::Event;
  float text_zoom = 1;  // times the scale that the window's size suggests
  bool help_open = false;
  bool dialog_open = false;
  bool breaks_open = false;
  bool motion = true;
  Id selected = 0;
  Breakpoints breakpoints = {};
  TimelineView timeline = {};
  QuizView quiz = {};  // as the controller's desk has it
};

// All there is to be shown on the timeline, and the cursor on it, in the view's unit.
Stretch whole_timeline(const View& view, const Scene& scene);
Stretch shown_timeline(const View& view, const Scene& scene);
double timeline_cursor(const View& view, const Scene& scene);

}  // namespace loopscope::scene
