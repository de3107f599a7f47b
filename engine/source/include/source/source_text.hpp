#pragma once
// The decoded text of one source file with its line map. Immutable after construction; owned by whoever runs or shows
// the file (shared by code objects through a pointer to const). Offsets and columns are UTF-16 code units; lines end at
// LF, CR, CRLF, U+2028 and U+2029, as in ECMA-262 section 12.3.
#include <base/span.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope {

// One-based line and column.
struct Position {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
  friend bool operator==(const Position&, const Position&) = default;
};

class SourceText {
 public:
  // `name` is what messages show (usually an absolute path); `bytes` is decoded as UTF-8, a leading byte-order mark is
  // dropped.
  SourceText(std::string name, std::string_view bytes);
  SourceText(std::string name, std::u16string units);

  const std::string& name() const { return name_; }
  std::u16string_view units() const { return units_; }
  std::uint32_t line_count() const { return static_cast<std::uint32_t>(line_starts_.size()); }
  Position position(std::uint32_t offset) const;
  // First offset of a one-based line, and the line's text without its terminator. Out of range: the nearest line.
  std::uint32_t line_start(std::uint32_t line) const;
  std::u16string_view line_text(std::uint32_t line) const;
  std::u16string_view text(Span span) const;

 private:
  void index_lines();

  std::string name_;
  std::u16string units_;
  std::vector<std::uint32_t> line_starts_;
};

}  // namespace loopscope
