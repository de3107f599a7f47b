#pragma once
// The fonts of the window. They are looked for at run time, in a list of places, and not embedded: the packages that
// hold them stand on every machine that builds this, their licenses stay with them, and the program stays small. Where
// a file is missing the next one of its list is taken, and in the end ImGui's own: the program always starts.
#include <imgui.h>

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace loopscope::panels {

enum class Face : std::uint8_t { Text, Small, Bold, Large, Mono, MonoSmall };
inline constexpr int face_count = 6;

struct Fonts {
  ImFont* faces[face_count] = {};
  bool icons = false;  // toolbar icons are there

  ImFont* of(Face face) const { return faces[static_cast<int>(face)]; }
};

// The bytes of font files, each read once.
class FontFiles {
 public:
  // Of a file of the list, by its name below a font folder; empty where it is missing.
  const std::string& bytes_of(const char* file);

 private:
  std::map<std::string, std::string, std::less<>> files_;
};

// Letters that the faces are made with. A range is a first and a last character; the lists end with 0.
struct LetterRanges {
  std::vector<ImWchar> text;     // of the face's own file
  std::vector<ImWchar> symbols;  // of the files that complete it
  std::u32string astral;         // the one at i is drawn as `first_astral_stand_in` plus i
};

// What every text needs: Latin, punctuation, the signs of the window itself.
LetterRanges usual_letters();
std::span<const ImWchar> icon_letters();
// Stand-ins for characters above U+FFFF: the end of the private use area, of which the icons use the beginning.
inline constexpr char32_t first_astral_stand_in = 0xF000;
inline constexpr char32_t last_astral_stand_in = 0xF8FF;

// Makes every face in an atlas, at its size times `scale`; the em of none is smaller than `least` pixels of scale 1.
Fonts make_fonts(ImFontAtlas& atlas, FontFiles& files, const LetterRanges& letters, float scale, float least);

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
