#pragma once
// The fonts of the window. They are looked for at run time, in a list of places, and not embedded: the packages that
// hold them stand on every machine that builds this, their licenses stay with them, and the program stays small. Where
// a file is missing the next one of its list is taken, and in the end ImGui's own: the program always starts.
#include <imgui.h>

#include <cstdint>

namespace loopscope::panels {

enum class Face : std::uint8_t { Text, Small, Bold, Large, Mono, MonoSmall };
inline constexpr int face_count = 6;

struct Fonts {
  ImFont* faces[face_count] = {};
  bool icons = false;  // toolbar icons are there

  ImFont* of(Face face) const { return faces[static_cast<int>(face)]; }
};

// Loads every face into the current context's atlas, at its size times `scale`; the em of none is smaller than `least`
// pixels of scale 1.
Fonts load_fonts(float scale, float least = 0);

// Toolbar icons, with the words or signs that stand for them where the icon font is missing.
struct Icon {
  const char* glyph;
  const char* plain;
};

namespace icon {
inline constexpr Icon play{"\uE037", ">"};
inline constexpr Icon pause{"\uE034", "||"};
inline constexpr Icon next{"\uE044", ">|"};
inline constexpr Icon previous{"\uE045", "|<"};
inline constexpr Icon first{"\uE5DC", "<<"};
inline constexpr Icon last{"\uE5DD", ">>"};
inline constexpr Icon folder{"\uE2C8", "..."};
inline constexpr Icon help{"\uE887", "?"};
inline constexpr Icon translate{"\uE8E2", "A"};
inline constexpr Icon theme{"\uE51C", "*"};
inline constexpr Icon clock{"\uE8B5", ""};
inline constexpr Icon settings{"\uE8B8", "="};
inline constexpr Icon undo{"\uE166", "<-"};
inline constexpr Icon file{"\uE24D", "-"};
}  // namespace icon

}  // namespace loopscope::panels
