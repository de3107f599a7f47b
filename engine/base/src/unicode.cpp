#include <algorithm>
#include <base/unicode.hpp>
#include <base/utf.hpp>
#include <cstdint>
#include <iterator>

namespace loopscope {

namespace {

struct PointRange {
  std::uint32_t first, last;
};

// Every `stride`-th point of first..last maps to itself plus the distance.
struct CaseRange {
  std::uint32_t first, last;
  std::uint32_t stride;
  std::int32_t distance;
};

// Maps to up to three units, the rest zero.
struct SpecialCase {
  char16_t first;
  char16_t mapped[3];
};

struct WidthRange {
  std::uint32_t first, last;
  std::uint8_t width;
};

#include "unicode_tables.inc"

// The range that holds the point, of ranges in order.
template <class Range, std::size_t N>
const Range* range_of(const Range (&ranges)[N], char32_t point) {
  const Range* found = std::lower_bound(std::begin(ranges), std::end(ranges), point,
                                        [](const Range& range, char32_t value) { return range.last < value; });
  return found != std::end(ranges) && found->first <= point ? found : nullptr;
}

template <std::size_t N>
const SpecialCase* special_of(const SpecialCase (&cases)[N], char32_t point) {
  const SpecialCase* found = std::lower_bound(std::begin(cases), std::end(cases), point,
                                              [](const SpecialCase& one, char32_t value) { return one.first < value; });
  return found != std::end(cases) && found->first == point ? found : nullptr;
}

char32_t mapped(const CaseRange* range, char32_t point) {
  if (range == nullptr || (point - range->first) % range->stride != 0) return point;
  return static_cast<char32_t>(static_cast<std::int32_t>(point) + range->distance);
}

void append_special(std::u16string& out, const SpecialCase& special) {
  for (char16_t unit : special.mapped) {
    if (unit != 0) out.push_back(unit);
  }
}

template <std::size_t N, std::size_t M>
void append_mapped(std::u16string& out, char32_t point, const CaseRange (&ranges)[N], const SpecialCase (&cases)[M]) {
  if (const SpecialCase* special = special_of(cases, point)) return append_special(out, *special);
  append_utf16(out, mapped(range_of(ranges, point), point));
}

constexpr char32_t capital_sigma = 0x3A3;
constexpr char16_t final_sigma = 0x3C2;

bool is_cased(char32_t point) { return range_of(cased_ranges, point) != nullptr; }
bool is_case_ignorable(char32_t point) { return range_of(case_ignorable_ranges, point) != nullptr; }

char32_t point_before(std::u16string_view text, std::size_t end) {
  bool may_be_pair = end >= 2 && code_point_at(text, end - 2).length == 2;
  return may_be_pair ? code_point_at(text, end - 2).code_point : text[end - 1];
}

std::size_t units_of(char32_t point) { return point > 0xFFFF ? 2 : 1; }

bool follows_cased(std::u16string_view text, std::size_t end) {
  while (end > 0) {
    char32_t point = point_before(text, end);
    if (!is_case_ignorable(point)) return is_cased(point);
    end -= units_of(point);
  }
  return false;
}

bool precedes_cased(std::u16string_view text, std::size_t begin) {
  while (begin < text.size()) {
    char32_t point = code_point_at(text, begin).code_point;
    if (!is_case_ignorable(point)) return is_cased(point);
    begin += units_of(point);
  }
  return false;
}

// SpecialCasing.txt, Final_Sigma: a cased letter before, none after, looking through case-ignorable characters.
bool is_final_sigma(std::u16string_view text, std::size_t index) {
  return text[index] == capital_sigma && follows_cased(text, index) && !precedes_cased(text, index + 1);
}

}  // namespace

std::u16string to_upper_case(std::u16string_view text) {
  std::u16string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    DecodedPoint decoded = code_point_at(text, i);
    i += decoded.length;
    bool is_ascii_lower = decoded.code_point >= 'a' && decoded.code_point <= 'z';
    if (decoded.code_point < 0x80) {
      out.push_back(static_cast<char16_t>(decoded.code_point - (is_ascii_lower ? 0x20 : 0)));
    } else {
      append_mapped(out, decoded.code_point, upper_ranges, upper_special);
    }
  }
  return out;
}

std::u16string to_lower_case(std::u16string_view text) {
  std::u16string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    DecodedPoint decoded = code_point_at(text, i);
    bool is_ascii_upper = decoded.code_point >= 'A' && decoded.code_point <= 'Z';
    if (decoded.code_point < 0x80) {
      out.push_back(static_cast<char16_t>(decoded.code_point + (is_ascii_upper ? 0x20 : 0)));
    } else if (is_final_sigma(text, i)) {
      out.push_back(final_sigma);
    } else {
      append_mapped(out, decoded.code_point, lower_ranges, lower_special);
    }
    i += decoded.length;
  }
  return out;
}

unsigned column_width(char32_t point) {
  if (point >= 0x20 && point < 0x7F) return 1;
  const WidthRange* range = range_of(width_ranges, point);
  return range != nullptr ? range->width : 1;
}

std::size_t column_width(std::u16string_view text) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size();) {
    DecodedPoint decoded = code_point_at(text, i);
    width += column_width(decoded.code_point);
    i += decoded.length;
  }
  return width;
}

}  // namespace loopscope
