#pragma once
// String cells: immutable sequences of UTF-16 code units. Concatenation makes a rope; the machine flattens a rope when
// its units are needed, as a write through `mut`, so that flattening is part of the deterministic state. Readers that
// must not write (the inspector) use copy_text.
//
// Interned strings are unique per heap: two interned strings are equal exactly when their ids are. Property keys are
// interned. The table that finds them is weak: a collection forgets strings that nothing else holds.
#include <values/heap.hpp>

#include <string>
#include <string_view>

namespace loopscope {

struct StringCell : Cell {
  static constexpr CellTraits traits{"string", 1, false};
  StringCell() = default;
  explicit StringCell(std::u16string text) : length(static_cast<std::uint32_t>(text.size())), units(std::move(text)) {}
  StringCell(CellId left_part, CellId right_part, std::uint32_t total)
      : length(total), left(left_part), right(right_part) {}

  std::uint32_t length = 0;
  bool interned = false;
  std::u16string units;  // empty while a rope
  CellId left, right;    // a rope's halves; none when flat
  CellId canonical;      // the interned string with the same units, once looked up

  bool is_rope() const { return static_cast<bool>(left); }
  auto fields() const { return std::tie(length, interned, units, left, right, canonical); }
};

// Open-addressed table of the interned strings, itself a cell.
struct InternTableCell : Cell {
  static constexpr CellTraits traits{"intern table", 2, false};
  std::vector<WeakId> buckets = std::vector<WeakId>(64);  // size: a power of two
  std::vector<std::uint32_t> hashes = std::vector<std::uint32_t>(64);
  std::uint32_t count = 0;

  auto fields() const { return std::tie(buckets, hashes, count); }
  bool has_dead(const LiveSet& live) const;
  void forget_dead(const LiveSet& live);
};

inline constexpr std::uint32_t max_string_length = 536870888;  // V8's limit on 64-bit machines

// The heap's strings need one root: the intern table. Owned by whoever owns the heap (the machine).
CellId make_intern_table(Heap& heap);

CellId make_string(Heap& heap, std::u16string text);
CellId make_ascii_string(Heap& heap, std::string_view text);
// The interned string with these units.
CellId intern(Heap& heap, CellId table, std::u16string_view units);
// The interned string equal to `string`; remembers the answer in the cell.
CellId intern_string(Heap& heap, CellId table, CellId string);
// Lengths must have been checked against max_string_length.
CellId concatenate(Heap& heap, CellId left, CellId right);

inline std::uint32_t string_length(const Heap& heap, CellId id) { return heap.get<StringCell>(id).length; }
// The units of a string, flattening it in place first. Valid until the cell is written or collected.
std::u16string_view string_units(Heap& heap, CellId id);
// The units without touching the heap.
std::u16string copy_text(const Heap& heap, CellId id);
bool strings_equal(Heap& heap, CellId x, CellId y);
// <0, 0, >0 by code units.
int compare_strings(Heap& heap, CellId x, CellId y);

}  // namespace loopscope
