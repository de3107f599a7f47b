#include <panels/astral.hpp>

#include <base/utf.hpp>

namespace loopscope::panels {

namespace {

// Yi syllables, which no font here has. ImGui lets nobody type characters of the private use area. A syllable that is
// meant gets a stand-in too, so that none is mistaken for one.
constexpr char32_t first_stand_in = 0xA000;
constexpr char32_t last_stand_in = 0xA48C;
constexpr char32_t first_astral = 0x10000;

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

std::optional<char32_t> StandIns::of(char32_t character) {
  std::size_t place = characters_.find(character);
  if (place == std::u32string::npos) {
    if (characters_.size() > last_ - first_) return std::nullopt;
    place = characters_.size();
    characters_ += character;
  }
  return first_ + static_cast<char32_t>(place);
}

char32_t StandIns::meant(char32_t character) const {
  bool stands = character >= first_ && character - first_ < characters_.size();
  return stands ? characters_[character - first_] : character;
}

AstralMap::AstralMap() : stand_ins_(first_stand_in, last_stand_in) {}

std::string AstralMap::encode(std::string_view text) {
  return replaced(text, [this](char32_t each) { return shown(each); });
}

std::string AstralMap::decode(std::string_view text) const {
  return replaced(text, [this](char32_t each) { return stand_ins_.meant(each); });
}

char32_t AstralMap::shown(char32_t character) {
  bool needs_one = character >= first_astral || stand_ins_.holds(character);
  return needs_one ? stand_ins_.of(character).value_or(character) : character;
}

}  // namespace loopscope::panels
