#include <panels/astral.hpp>

#include <base/utf.hpp>

namespace loopscope::panels {

namespace {

// Yi syllables, which no font here has. ImGui lets nobody type characters of the private use area. A syllable that is
// meant gets a stand-in too, so that none is mistaken for one.
constexpr char32_t first_stand_in = 0xA000;
constexpr char32_t last_stand_in = 0xA48C;
constexpr char32_t first_astral = 0x10000;

bool needs_stand_in(char32_t character) {
  return character >= first_astral || (character >= first_stand_in && character <= last_stand_in);
}

// Every code point of `text`, replaced by what `replace` makes of it.
template <class Replace>
std::string replaced(std::string_view text, Replace replace) {
  std::u16string units = utf8_to_utf16(text);
  std::string out;
  for (std::size_t i = 0; i < units.size();) {
    DecodedPoint point = code_point_at(units, i);
    append_utf8(out, replace(point.code_point));
    i += point.length;
  }
  return out;
}

}  // namespace

std::string AstralMap::encode(std::string_view text) {
  return replaced(text, [this](char32_t each) { return shown(each); });
}

std::string AstralMap::decode(std::string_view text) const {
  return replaced(text, [this](char32_t each) {
    bool known = each >= first_stand_in && each - first_stand_in < characters_.size();
    return known ? characters_[each - first_stand_in] : each;
  });
}

char32_t AstralMap::shown(char32_t character) { return needs_stand_in(character) ? stand_in(character) : character; }

char32_t AstralMap::stand_in(char32_t character) {
  std::size_t place = characters_.find(character);
  if (place == std::u32string::npos) {
    if (characters_.size() > last_stand_in - first_stand_in) return character;
    place = characters_.size();
    characters_ += character;
  }
  return first_stand_in + static_cast<char32_t>(place);
}

}  // namespace loopscope::panels
