#pragma once
// Every colour of the window, as one table: a row a role, a column a theme. No other file names a colour.
#include <scene/scene.hpp>
#include <scene/view.hpp>
#include <source/highlight.hpp>

#include <cstddef>
#include <cstdint>

namespace loopscope::panels {

enum class Role : std::uint8_t {
  Background,
  Panel,
  Border,
  Raised,
  Text,
  Dim,
  Accent,
  OnAccent,
  CurrentLine,
  CurrentRange,
  Changed,
  Error,
  Hatch,
  Shade,
  Tick,
  Microtask,
  Timer,
  Immediate,
  Task,
  Frame,
  Selection,  // grounds of text in the editor
  Match,
  Keyword,  // the colours of code
  Constant,
  Number,
  String,
  RegExp,
  Comment,
  Call,
  Punctuation,
};
inline constexpr std::size_t role_count = 30;

struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  std::uint8_t alpha = 255;
  friend bool operator==(const Colour&, const Colour&) = default;
};

Colour colour(scene::ThemeName theme, Role role);
// The theme of a room: on a projector everything has less contrast.
scene::ThemeName projector_theme(bool light);
// Of a screen that shows nothing.
Colour blank_colour(bool white);
Role role_of(scene::Kind kind);
Role role_of(HighlightKind kind);

// The contrast ratio of WCAG 2: 1 for equal colours, 21 for black on white; alpha is not looked at.
double contrast(Colour one, Colour other);

}  // namespace loopscope::panels
