#include <base/normalization.hpp>
#include <base/utf.hpp>

#include <algorithm>
#include <iterator>
#include <optional>

namespace loopscope {

namespace {

struct Composition {
  char32_t first, second, whole;
};
struct MarkRange {
  char32_t first, last;
  std::uint8_t rank;
};

#include "normalization_tables.inc"

constexpr char16_t row_end = 1;

// Hangul syllables are arithmetic (Unicode 3.12).
constexpr char32_t syllables = 0xAC00, leads = 0x1100, vowels = 0x1161, tails = 0x11A7;
constexpr char32_t lead_count = 19, vowel_count = 21, tail_count = 28, syllable_count = 11'172;

// What the point becomes by these rows.
std::optional<std::u16string_view> find_row(std::u16string_view rows, char32_t point) {
  std::size_t low = 0, high = rows.size();
  while (low < high) {
    std::size_t middle = low + (high - low) / 2;
    std::size_t before = middle == 0 ? std::u16string_view::npos : rows.rfind(row_end, middle - 1);
    std::size_t start = before == std::u16string_view::npos ? 0 : before + 1;
    std::size_t end = rows.find(row_end, start);
    DecodedPoint own = code_point_at(rows, start);
    if (own.code_point == point) return rows.substr(start + own.length, end - start - own.length);
    if (own.code_point < point)
      low = end + 1;
    else
      high = start;
  }
  return std::nullopt;
}

void append_syllable(std::u32string& out, char32_t point) {
  char32_t place = point - syllables;
  out += leads + place / (vowel_count * tail_count);
  out += vowels + place % (vowel_count * tail_count) / tail_count;
  if (place % tail_count) out += tails + place % tail_count;
}

void append_points(std::u32string& out, std::u16string_view units) {
  for (std::size_t at = 0; at < units.size();) {
    DecodedPoint next = code_point_at(units, at);
    out += next.code_point;
    at += next.length;
  }
}

void append_decomposed(std::u32string& out, char32_t point, bool is_compatible) {
  constexpr char32_t first_that_decomposes = 0xA0;
  if (point < first_that_decomposes) return void(out += point);
  if (point >= syllables && point < syllables + syllable_count) return append_syllable(out, point);
  auto row = is_compatible ? find_row(compatible_rows, point) : std::nullopt;
  if (!row) row = find_row(canonical_rows, point);
  if (row)
    append_points(out, *row);
  else
    out += point;
}

// Marks that follow one another come in the order of their ranks.
void order_marks(std::u32string& points) {
  auto by_rank = [](char32_t x, char32_t y) { return combining_rank(x) < combining_rank(y); };
  for (std::size_t at = 0; at < points.size();) {
    std::size_t end = at;
    while (end < points.size() && combining_rank(points[end])) ++end;
    if (end > at + 1)
      std::stable_sort(points.begin() + static_cast<std::ptrdiff_t>(at),
                       points.begin() + static_cast<std::ptrdiff_t>(end), by_rank);
    at = end + 1;
  }
}

char32_t composed_syllable(char32_t first, char32_t second) {
  bool is_lead = first >= leads && first < leads + lead_count;
  if (is_lead && second >= vowels && second < vowels + vowel_count)
    return syllables + ((first - leads) * vowel_count + (second - vowels)) * tail_count;
  bool is_open = first >= syllables && first < syllables + syllable_count && (first - syllables) % tail_count == 0;
  return is_open && second > tails && second < tails + tail_count ? first + (second - tails) : 0;
}

// 0: the two do not become one.
char32_t composed(char32_t first, char32_t second) {
  if (char32_t syllable = composed_syllable(first, second)) return syllable;
  auto before = [](const Composition& row, std::pair<char32_t, char32_t> wanted) {
    return row.first != wanted.first ? row.first < wanted.first : row.second < wanted.second;
  };
  const auto* found =
      std::lower_bound(std::begin(compositions), std::end(compositions), std::pair(first, second), before);
  bool is_pair = found != std::end(compositions) && found->first == first && found->second == second;
  return is_pair ? found->whole : 0;
}

// Each mark joins the last letter unless a mark of its rank or higher stands between (UAX 15, D117).
std::u32string compose(const std::u32string& points) {
  std::u32string out;
  std::size_t letter = std::u32string::npos;
  unsigned last_rank = 0;
  for (char32_t point : points) {
    unsigned rank = combining_rank(point);
    bool is_blocked = out.size() > letter + 1 && (last_rank == 0 || last_rank >= rank);
    char32_t whole = letter == std::u32string::npos || is_blocked ? 0 : composed(out[letter], point);
    if (whole) {
      out[letter] = whole;
      continue;
    }
    if (rank == 0) letter = out.size();
    last_rank = rank;
    out += point;
  }
  return out;
}

bool is_plain(std::u16string_view text) {
  return std::all_of(text.begin(), text.end(), [](char16_t unit) { return unit < 0xA0; });
}

}  // namespace

unsigned combining_rank(char32_t point) {
  if (point < 0x300) return 0;
  const auto* found = std::lower_bound(std::begin(mark_ranges), std::end(mark_ranges), point,
                                       [](const MarkRange& range, char32_t wanted) { return range.last < wanted; });
  return found != std::end(mark_ranges) && point >= found->first ? found->rank : 0;
}

std::u16string normalize(std::u16string_view text, NormalForm form) {
  if (is_plain(text)) return std::u16string(text);
  bool is_compatible = form == NormalForm::NFKC || form == NormalForm::NFKD;
  std::u32string points;
  for (std::size_t at = 0; at < text.size();) {
    DecodedPoint next = code_point_at(text, at);
    append_decomposed(points, next.code_point, is_compatible);
    at += next.length;
  }
  order_marks(points);
  if (form == NormalForm::NFC || form == NormalForm::NFKC) points = compose(points);
  std::u16string out;
  for (char32_t point : points) append_utf16(out, point);
  return out;
}

}  // namespace loopscope
