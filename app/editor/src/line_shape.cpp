#include <editor/line_shape.hpp>

#include <base/utf8.hpp>
#include <scenario/graphemes.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace loopscope::editor {

namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Characters that East Asian typography and terminals give two cells, emoji among them (UAX 11, by blocks).
constexpr Range wide_ranges[] = {
    {0x1100, 0x115F},   {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x2614, 0x2615},   {0x26A1, 0x26A1},
    {0x26BD, 0x26BE},   {0x2705, 0x2705},   {0x270A, 0x270B},   {0x2728, 0x2728},   {0x274C, 0x274C},
    {0x2753, 0x2755},   {0x2757, 0x2757},   {0x2795, 0x2797},   {0x2B50, 0x2B50},   {0x2E80, 0x303E},
    {0x3041, 0x33FF},   {0x3400, 0x4DBF},   {0x4E00, 0x9FFF},   {0xA000, 0xA4CF},   {0xA960, 0xA97F},
    {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF01, 0xFF60},   {0xFFE0, 0xFFE6},
    {0x17000, 0x18CD5}, {0x1B000, 0x1B2FB}, {0x1F004, 0x1F004}, {0x1F0CF, 0x1F0CF}, {0x1F18E, 0x1F19A},
    {0x1F1E6, 0x1F265}, {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F7E0, 0x1F7EB}, {0x1F90C, 0x1F9FF},
    {0x1FA70, 0x1FAFF}, {0x20000, 0x3FFFD},
};
constexpr char32_t emoji_presentation = 0xFE0F;

bool is_wide(char32_t point) {
  auto after = std::upper_bound(std::begin(wide_ranges), std::end(wide_ranges), point,
                                [](char32_t value, const Range& range) { return value < range.first; });
  return after != std::begin(wide_ranges) && point <= std::prev(after)->last;
}

bool is_plain(std::string_view line) {
  return std::all_of(line.begin(), line.end(), [](char each) { return each >= ' ' && each <= '~'; });
}

}  // namespace

LineShape::LineShape(std::string_view line) : line_(line), simple_(is_plain(line)) {
  if (simple_) return;
  std::u16string units;
  std::vector<std::uint32_t> byte_of_unit;
  std::vector<bool> wide;
  for (std::size_t byte = 0; byte < line.size();) {
    DecodedPoint point = utf8_point_at(line, byte);
    std::size_t unit = units.size();
    append_utf16(units, point.code_point);
    byte_of_unit.resize(units.size(), static_cast<std::uint32_t>(byte));
    wide.resize(units.size(), false);
    wide[unit] = is_wide(point.code_point) || point.code_point == emoji_presentation;
    byte += point.length;
  }
  byte_of_unit.push_back(static_cast<std::uint32_t>(line.size()));
  std::uint32_t cell = 0;
  for (std::size_t unit = 0; unit < units.size();) {
    std::size_t end = next_grapheme(units, unit);
    auto from = wide.begin() + static_cast<std::ptrdiff_t>(unit);
    bool takes_two = std::find(from, wide.begin() + static_cast<std::ptrdiff_t>(end), true) !=
                     wide.begin() + static_cast<std::ptrdiff_t>(end);
    std::uint32_t cells = units[unit] == u'\t' ? tab_width - cell % tab_width : takes_two ? 2 : 1;
    graphemes_.push_back({byte_of_unit[unit], cell, byte_of_unit[end] - byte_of_unit[unit], cells});
    cell += cells;
    unit = end;
  }
}

std::uint32_t LineShape::cells() const {
  if (simple_) return static_cast<std::uint32_t>(line_.size());
  return graphemes_.back().cell + graphemes_.back().cells;
}

// Of the grapheme that holds `byte`; past the end, of none.
std::size_t LineShape::index_of(std::size_t byte) const {
  if (byte >= line_.size()) return graphemes_.size();
  auto after = std::upper_bound(graphemes_.begin(), graphemes_.end(), byte,
                                [](std::size_t value, const Grapheme& each) { return value < each.byte; });
  return static_cast<std::size_t>(after - graphemes_.begin()) - 1;
}

std::size_t LineShape::next(std::size_t byte) const {
  if (byte >= line_.size()) return line_.size();
  if (simple_) return byte + 1;
  const Grapheme& here = graphemes_[index_of(byte)];
  return here.byte + here.bytes;
}

std::size_t LineShape::previous(std::size_t byte) const {
  if (byte == 0) return 0;
  return boundary(std::min(byte, line_.size()) - 1);
}

std::size_t LineShape::boundary(std::size_t byte) const {
  if (byte >= line_.size()) return line_.size();
  return simple_ ? byte : graphemes_[index_of(byte)].byte;
}

std::uint32_t LineShape::cell_of(std::size_t byte) const {
  if (simple_) return static_cast<std::uint32_t>(std::min(byte, line_.size()));
  return byte >= line_.size() ? cells() : graphemes_[index_of(byte)].cell;
}

std::size_t LineShape::byte_at(double cell) const {
  if (cell <= 0) return 0;
  if (simple_) return std::min(static_cast<std::size_t>(std::floor(cell + 0.5)), line_.size());
  for (const Grapheme& each : graphemes_) {
    if (cell < each.cell + each.cells / 2.0) return each.byte;
  }
  return line_.size();
}

}  // namespace loopscope::editor
