#include "collation.hpp"

#include <base/normalization.hpp>
#include <base/unicode.hpp>
#include <base/utf.hpp>

#include <algorithm>
#include <iterator>
#include <vector>

namespace loopscope::js {

namespace {

// Points from `first` on, `stride` apart, whose primary weights rise by `step`. A tertiary weight of 64 and more is a
// capital's.
struct WeightRow {
  char32_t first;
  std::uint16_t count;
  std::uint8_t stride, step;
  std::uint16_t primary, secondary;
  std::uint8_t tertiary;
};
struct PointRange {
  char32_t first, last;
};
// A character that sorts as several, perhaps with an accent of its own after the first.
struct Expansion {
  char32_t point;
  std::u16string_view text;
  std::uint16_t secondary;
};
// Text in form D that sorts as a letter of its own: the k-th after the letter of weight `anchor`, with the s-th accent.
struct Contraction {
  std::u16string_view text;
  std::uint16_t anchor;
  std::uint8_t k, s, tertiary;
};
// A language's own letters; a script that comes before Latin (the ends of its primary weights); characters in order.
struct Tailoring {
  std::string_view tag;
  std::uint16_t first_contraction, contraction_count;
  std::uint16_t script_low, script_high;
  std::u16string_view han;
  bool han_first, hangul_first;  // before Latin
  bool upper_first;
};

#include "collation_tables.inc"

constexpr std::uint8_t capital = 64;
constexpr char32_t first_han = 0x4E00, last_han = 0x9FFF, first_syllable = 0xAC00, last_syllable = 0xD7A3;
// Below these parts of a primary weight there is room for letters that languages put between others.
constexpr std::uint32_t room = 1 << 16;
constexpr std::uint32_t syllables = (last_primary + 1) * room, han = syllables + room, unknown = han + 2 * room;
// And between the digits and Latin for what languages put there.
constexpr std::uint32_t early_syllables = nine_primary * room + 0x1000, early_han = nine_primary * room + 0x4000;

struct Element {
  std::uint32_t primary;
  std::uint16_t secondary;
  std::uint8_t tertiary;
};

// What a text is compared by, a list for each level.
struct SortKey {
  std::vector<std::uint32_t> primaries;
  std::vector<std::uint16_t> secondaries;
  std::vector<std::uint8_t> tertiaries;
};

const WeightRow* find_row(char32_t point) {
  // Rows may lie within one another's stride: the last that begins at or before the point, or one of those before it.
  const auto* row = std::upper_bound(std::begin(weight_rows), std::end(weight_rows), point,
                                     [](char32_t wanted, const WeightRow& one) { return wanted < one.first; });
  while (row != std::begin(weight_rows)) {
    --row;
    char32_t distance = point - row->first;
    if (distance % row->stride == 0 && distance / row->stride < row->count) return row;
    if (distance > 0x2000) break;
  }
  return nullptr;
}

bool is_ignored(char32_t point) {
  return std::any_of(std::begin(ignored_ranges), std::end(ignored_ranges),
                     [point](const PointRange& range) { return point >= range.first && point <= range.last; });
}

const Expansion* find_expansion(char32_t point) {
  const auto* found = std::find_if(std::begin(expansions), std::end(expansions),
                                   [point](const Expansion& one) { return one.point == point; });
  return found == std::end(expansions) ? nullptr : found;
}

class KeyMaker {
 public:
  explicit KeyMaker(CollationWay way) : way_(way), tailoring_(tailorings[way.tailoring]) {}

  SortKey key_of(std::u16string_view units) {
    text_ = normalize(units, NormalForm::NFD);
    for (std::size_t at = 0; at < text_.size();) at += add_from(at);
    return std::move(key_);
  }

 private:
  // Adds what begins here; answers how many units that was.
  std::size_t add_from(std::size_t at) {
    if (way_.is_numeric && is_digit(text_[at])) return add_number(at);
    for (const Tailoring* tailoring : {&tailoring_, &tailorings[0]}) {
      if (const Contraction* found = contraction_at(*tailoring, at)) {
        add({moved(found->anchor) + found->k, 0, found->tertiary});
        if (found->s) key_.secondaries.push_back(static_cast<std::uint16_t>(last_secondary + found->s));
        return found->text.size();
      }
    }
    DecodedPoint next = code_point_at(text_, at);
    add_point(next.code_point, false);
    return next.length;
  }

  static bool is_digit(char16_t unit) { return unit >= u'0' && unit <= u'9'; }

  const Contraction* contraction_at(const Tailoring& tailoring, std::size_t at) const {
    std::u16string_view rest = std::u16string_view(text_).substr(at);
    for (std::size_t i = 0; i < tailoring.contraction_count; ++i) {
      const Contraction& one = contractions[tailoring.first_contraction + i];
      if (rest.starts_with(one.text)) return &one;
    }
    return nullptr;
  }

  // A number by its length, then by its digits.
  std::size_t add_number(std::size_t at) {
    std::size_t end = at;
    while (end < text_.size() && is_digit(text_[end])) ++end;
    std::size_t first = at;
    while (first + 1 < end && text_[first] == u'0') ++first;
    add({zero_primary * room + static_cast<std::uint32_t>(std::min<std::size_t>(end - first, room - 1)), 0, 0});
    for (; first < end; ++first) key_.primaries.push_back(zero_primary * room + (text_[first] - u'0'));
    return end - at;
  }

  // `is_part`: of a character that sorts as several, after all that is spelled out.
  void add_point(char32_t point, bool is_part) {
    if (point >= first_han && point <= last_han) return add({han_primary(point), 0, 0});
    if (point >= first_syllable && point <= last_syllable)
      return add({first_of_syllables() + (point - first_syllable), 0, 0});
    // Japanese takes the two kana for the same.
    if (tailoring_.tag == "ja" && point >= 0x30A1 && point <= 0x30F6) point -= 0x60;
    if (const WeightRow* row = find_row(point)) return add_row(*row, point, is_part);
    if (const Expansion* expansion = find_expansion(point)) return add_expansion(*expansion);
    if (point >= 0x1100 && point <= 0x11FF) return add_jamo(point);
    if (!is_ignored(point)) add({unknown + point, 0, 0});
  }

  // Hangul in form D: a syllable's place comes of its parts.
  void add_jamo(char32_t point) {
    bool is_vowel = point >= 0x1161 && point <= 0x1175, is_tail = point >= 0x11A8 && point <= 0x11C2;
    bool follows = !key_.primaries.empty() && key_.primaries.back() >= first_of_syllables() &&
                   key_.primaries.back() < first_of_syllables() + 11'172;
    if (is_vowel && follows)
      key_.primaries.back() += (point - 0x1161) * 28;
    else if (is_tail && follows)
      key_.primaries.back() += point - 0x11A7;
    else
      add({point <= 0x1112 ? first_of_syllables() + (point - 0x1100) * 588 : unknown + point, 0, 0});
  }

  std::uint32_t han_primary(char32_t point) const {
    std::size_t place = tailoring_.han.find(static_cast<char16_t>(point));
    constexpr std::uint32_t after_known = 0x1C00;
    std::uint32_t first = tailoring_.han_first ? early_han : han;
    if (place != std::u16string_view::npos) return first + static_cast<std::uint32_t>(place);
    return first + after_known + (point - first_han);
  }
  std::uint32_t first_of_syllables() const { return tailoring_.hangul_first ? early_syllables : syllables; }

  void add_row(const WeightRow& row, char32_t point, bool is_part) {
    auto place = (point - row.first) / row.stride;
    std::uint32_t primary = row.primary + place * row.step;
    if (way_.ignores_punctuation && primary > 0 && primary <= variable_top) return;
    add({moved(primary), primary ? std::uint16_t{0} : row.secondary, row.tertiary}, is_part);
    if (primary && row.secondary) add({0, row.secondary, 0});
  }

  void add_expansion(const Expansion& expansion) {
    std::u16string parts = normalize(expansion.text, NormalForm::NFD);
    for (std::size_t at = 0; at < parts.size();) {
      DecodedPoint next = code_point_at(parts, at);
      add_point(next.code_point, true);
      if (at == 0 && expansion.secondary) add({0, expansion.secondary, 0}, true);
      at += next.length;
    }
  }

  // A script that comes before Latin stands between the digits and it.
  std::uint32_t moved(std::uint32_t primary) const {
    constexpr std::uint32_t letter_room = 8;
    bool is_moved = tailoring_.script_high && primary >= tailoring_.script_low && primary <= tailoring_.script_high;
    return is_moved ? nine_primary * room + room / 2 + (primary - tailoring_.script_low) * letter_room : primary * room;
  }

  void add(Element element, bool is_part = false) {
    if (element.primary) key_.primaries.push_back(element.primary);
    key_.secondaries.push_back(element.secondary);
    bool is_capital = element.tertiary >= capital;
    std::uint8_t rank = element.tertiary % capital;
    if (way_.upper_first) is_capital = !is_capital;
    bool counts_case_only = way_.sensitivity == Sensitivity::Case;
    if (counts_case_only && !element.primary) return;
    if (counts_case_only) rank = 0;
    key_.tertiaries.push_back(
        static_cast<std::uint8_t>((is_part ? 2 * capital : 0) + (is_capital ? capital : 0) + rank));
  }

  CollationWay way_;
  const Tailoring& tailoring_;
  std::u16string text_;
  SortKey key_;
};

template <class List>
int order(const List& x, const List& y) {
  auto [left, right] = std::mismatch(x.begin(), x.end(), y.begin(), y.end());
  if (left == x.end() || right == y.end()) return (right == y.end()) - (left == x.end());
  return *left < *right ? -1 : 1;
}

std::string_view language_of(std::string_view tag) { return tag.substr(0, tag.find('-')); }

std::uint8_t place_of(std::string_view tag) {
  for (std::size_t i = 0; i < std::size(tailorings); ++i) {
    if (tailorings[i].tag == tag) return static_cast<std::uint8_t>(i);
  }
  return 0;
}

}  // namespace

std::uint32_t CollationWay::number() const {
  return tailoring | static_cast<std::uint32_t>(sensitivity) << 8 | (is_numeric ? 1u : 0u) << 10 |
         (upper_first ? 1u : 0u) << 11 | (ignores_punctuation ? 1u : 0u) << 12;
}

CollationWay CollationWay::from_number(std::uint32_t number) {
  return {static_cast<std::uint8_t>(number & 0xFF), static_cast<Sensitivity>(number >> 8 & 3), (number >> 10 & 1) != 0,
          (number >> 11 & 1) != 0, (number >> 12 & 1) != 0};
}

CollationWay collation_way(std::string_view locale, std::string_view collation) {
  CollationWay way;
  std::string language(language_of(locale));
  if (language == "no" || language == "nn") language = "nb";
  if (language == "zh" && (locale.find("Hant") != locale.npos || locale == "zh-TW" || locale == "zh-HK"))
    language = "zh-Hant";
  if (collation != "default") way.tailoring = place_of(language + "/" + std::string(collation));
  if (!way.tailoring) way.tailoring = place_of(locale);
  if (!way.tailoring) way.tailoring = place_of(language);
  return way;
}

bool knows_collation(std::string_view locale, std::string_view collation) {
  return place_of(std::string(language_of(locale)) + "/" + std::string(collation)) != 0 ||
         (language_of(locale) == "zh" && collation == "pinyin");
}

std::string usual_case_first(std::string_view locale) {
  return tailorings[collation_way(locale, "default").tailoring].upper_first ? "upper" : "false";
}

int compare_for_people(std::u16string_view x, std::u16string_view y, CollationWay way) {
  if (x == y) return 0;
  SortKey left = KeyMaker(way).key_of(x), right = KeyMaker(way).key_of(y);
  if (int by_letter = order(left.primaries, right.primaries)) return by_letter;
  bool counts_accents = way.sensitivity == Sensitivity::Accent || way.sensitivity == Sensitivity::Variant;
  if (int by_accent = counts_accents ? order(left.secondaries, right.secondaries) : 0) return by_accent;
  bool counts_case = way.sensitivity == Sensitivity::Case || way.sensitivity == Sensitivity::Variant;
  return counts_case ? order(left.tertiaries, right.tertiaries) : 0;
}

}  // namespace loopscope::js
