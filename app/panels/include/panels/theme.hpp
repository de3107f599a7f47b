#pragma once
// Every colour of the window, as one table: a row a role, a column a theme. No other file names a colour.
#include <scene/scene.hpp>
#include <scene/view.hpp>
#include <source/highlight.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

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
  Hover,  // the ground of what the mouse is over
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
inline constexpr std::size_t role_count = 31;

struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  std::uint8_t alpha = 255;
  friend bool operator==(const Colour&, const Colour&) = default;
};

// `safe`: kinds of things keep apart for people who lack a kind of cone, too.
Colour colour(scene::ThemeName theme, Role role, bool safe = false);
// The theme of a room: on a projector everything has less contrast.
scene::ThemeName projector_theme(bool light);
// Of a screen that shows nothing.
Colour blank_colour(bool white);
Role role_of(scene::Kind kind);
Role role_of(HighlightKind kind);

// Text in one colour that is drawn on ground of another, anywhere in the window.
struct TextPair {
  Role ink;
  Role ground;
};
std::span<const TextPair> text_pairs();

// The contrast ratio of WCAG 2: 1 for equal colours, 21 for black on white; alpha is not looked at.
double contrast(Colour one, Colour other);

}  // namespace loopscope::panels
