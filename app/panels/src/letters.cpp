#include <panels/letters.hpp>

#include <base/utf8.hpp>

#include <algorithm>

namespace loopscope::panels {

namespace {

constexpr char32_t last_in_fonts = 0xFFFF;
constexpr char32_t missing = 0xFFFD;
constexpr char32_t alphabet = 128;  // characters that are made together

struct Range {
  char32_t first;
  char32_t last;
};

// Han, kana, Hangul: no text needs their neighbours because it needs one.
constexpr Range by_themselves[] = {{0x2E80, 0xA4CF}, {0xAC00, 0xD7AF}, {0xF900, 0xFAFF}, {0xFE30, 0xFE4F}};
// What has no picture of its own: how the character before is drawn, which these fonts do one way only.
constexpr Range unseen[] = {{0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}, {0xE0020, 0xE007F}};

template <std::size_t Count>
bool is_in(const Range (&ranges)[Count], char32_t character) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const Range& range) { return character >= range.first && character <= range.last; });
}

void mark(std::bitset<0x10000>& known, std::span<const ImWchar> ranges) {
  for (std::size_t i = 0; i + 1 < ranges.size(); i += 2) {
    for (std::size_t each = ranges[i]; each <= ranges[i + 1]; ++each) known.set(each);
  }
}

Range made_with(char32_t character) {
  if (is_in(by_themselves, character)) return {character, character};
  char32_t first = character / alphabet * alphabet;
  return {std::max<char32_t>(first, ' '), first + alphabet - 1};
}

}  // namespace

LetterAtlas::LetterAtlas() {
  LetterRanges usual = usual_letters();
  mark(known_, usual.text);
  mark(known_, usual.symbols);
  mark(known_, icon_letters());
  for (char32_t control = 0; control < ' '; ++control) known_.set(control);
}

std::string_view LetterAtlas::shown(std::string_view text, std::string& room) {
  if (is_ascii(text)) return text;
  room.clear();
  for (std::size_t at = 0; at < text.size();) {
    DecodedPoint point = utf8_point_at(text, at);
    if (!is_in(unseen, point.code_point)) append_utf8(room, shown(point.code_point));
    at += point.length;
  }
  return room;
}

char32_t LetterAtlas::shown(char32_t character) {
  if (character > last_in_fonts) return shown_astral(character);
  if (astral_.holds(character)) return missing;
  note(character);
  return character;
}

void LetterAtlas::note(char32_t character) {
  if (known_.test(character)) return;
  Range range = made_with(character);
  for (char32_t each = range.first; each <= range.last; ++each) {
    if (known_.test(each)) continue;
    known_.set(each);
    more_.push_back(each);
  }
  wants_more_ = true;
}

char32_t LetterAtlas::shown_astral(char32_t character) {
  std::size_t before = astral_.characters().size();
  std::optional<char32_t> stand_in = astral_.of(character);
  wants_more_ |= astral_.characters().size() > before;
  return stand_in.value_or(missing);
}

panels::Fonts LetterAtlas::make(float scale, float least) {
  LetterRanges letters = usual_letters();
  std::sort(more_.begin(), more_.end());
  for (char32_t each : more_) {
    for (std::vector<ImWchar>* ranges : {&letters.text, &letters.symbols}) {
      bool goes_on = !ranges->empty() && ranges->back() + 1U == each;
      if (goes_on) {
        ranges->back() = static_cast<ImWchar>(each);
      } else {
        ranges->insert(ranges->end(), 2, static_cast<ImWchar>(each));
      }
    }
  }
  letters.text.push_back(0);
  letters.symbols.push_back(0);
  letters.astral = astral_.characters();
  Clear();
  wants_more_ = false;
  return make_fonts(*this, files_, letters, scale, least);
}

LetterAtlas& letters_of(const ImFont* font) { return static_cast<LetterAtlas&>(*font->ContainerAtlas); }

}  // namespace loopscope::panels
