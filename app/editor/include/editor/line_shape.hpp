#pragma once
// How the characters of one line stand in the cells of a monospaced grid: accents share a cell with their letter, wide
// characters and emoji take two, a tab goes to the next stop. A cursor stands between graphemes. Positions are bytes of
// the line.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace loopscope::editor {

inline constexpr std::uint32_t tab_width = 4;

struct Grapheme {
  std::uint32_t byte = 0;
  std::uint32_t cell = 0;
  std::uint32_t bytes = 1;
  std::uint32_t cells = 1;
};

// A view: the line must outlive it.
class LineShape {
 public:
  explicit LineShape(std::string_view line);

  // Every byte is a character of one cell: graphemes() is empty then.
  bool is_simple() const { return simple_; }
  const std::vector<Grapheme>& graphemes() const { return graphemes_; }
  std::uint32_t cells() const;

  // The boundary after or before `byte`; at an end, the end itself.
  std::size_t next(std::size_t byte) const;
  std::size_t previous(std::size_t byte) const;
  // The boundary at or before `byte`.
  std::size_t boundary(std::size_t byte) const;
  std::uint32_t cell_of(std::size_t byte) const;
  // The boundary nearest to a cell, which may lie between two.
  std::size_t byte_at(double cell) const;

 private:
  std::size_t index_of(std::size_t byte) const;

  std::string_view line_;
  bool simple_ = true;
  std::vector<Grapheme> graphemes_;
};

}  // namespace loopscope::editor
