#pragma once
// ImGui's text fields destroy characters above U+FFFF. While such a text is being edited, each of those characters is
// shown as a stand-in that it lets pass; the map gives the text back unharmed.
#include <optional>
#include <string>
#include <string_view>

namespace loopscope::panels {

// Characters that others stand for, which come from one range.
class StandIns {
 public:
  StandIns(char32_t first, char32_t last) : first_(first), last_(last) {}

  bool holds(char32_t character) const { return character >= first_ && character <= last_; }
  // The same one each time; nothing: all are taken.
  std::optional<char32_t> of(char32_t character);
  // What is meant; a character that stands for none is meant itself.
  char32_t meant(char32_t character) const;
  // The one at i stands behind the first stand-in plus i.
  const std::u32string& characters() const { return characters_; }

 private:
  char32_t first_;
  char32_t last_;
  std::u32string characters_;
};

class AstralMap {
 public:
  AstralMap();
  // UTF-8 to UTF-8. A character without a free stand-in (more than 1,100 different ones) stays as it is.
  std::string encode(std::string_view text);
  std::string decode(std::string_view text) const;

  // What a character is shown as, given a stand-in where it needs one.
  char32_t shown(char32_t character);

 private:
  StandIns stand_ins_;
};

}  // namespace loopscope::panels
