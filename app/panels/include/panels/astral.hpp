#pragma once
// ImGui's text fields destroy characters above U+FFFF. While such a text is being edited, each of those characters is
// shown as a stand-in that it lets pass; the map gives the text back unharmed.
#include <string>
#include <string_view>

namespace loopscope::panels {

class AstralMap {
 public:
  // UTF-8 to UTF-8. A character without a free stand-in (more than 1,100 different ones) stays as it is.
  std::string encode(std::string_view text);
  std::string decode(std::string_view text) const;

  // What a character is shown as, given a stand-in where it needs one.
  char32_t shown(char32_t character);

 private:
  char32_t stand_in(char32_t character);

  std::u32string characters_;  // the one at i is shown as the first stand-in plus i
};

}  // namespace loopscope::panels
