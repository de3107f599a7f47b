#include "unicode.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace loopscope::js {

namespace {

struct PropertyName {
  std::string_view name;
  std::uint16_t set;
};

struct ScriptName {
  std::string_view name;
  std::uint16_t set;
  std::uint16_t extensions;
};

// The toggles as distances, in `size` bytes at `offset`: where the set differs from the set `base`, which is earlier,
// or from nothing when `base` is the set itself.
struct EncodedSet {
  std::uint16_t offset;
  std::uint16_t size;
  std::uint16_t base;
};

// Every `stride`-th point of first..last stands for itself plus the distance.
struct CaseRange {
  std::uint32_t first, last;
  std::uint8_t stride;
  std::int32_t distance;

  char32_t mapped(char32_t point) const { return static_cast<char32_t>(static_cast<std::int32_t>(point) + distance); }
};

#include "unicode_tables.inc"

// Seven bits a byte, the low ones first; the high bit says that more follow.
CodePointSet decode_difference(const EncodedSet& encoded) {
  std::vector<char32_t> toggles;
  char32_t point = 0;
  unsigned shift = 0;
  char32_t distance = 0;
  for (std::size_t i = encoded.offset; i < std::size_t{encoded.offset} + encoded.size; ++i) {
    distance |= char32_t{encoded_bytes[i] & 0x7Fu} << shift;
    shift += 7;
    if (encoded_bytes[i] >= 0x80) continue;
    point += distance;
    toggles.push_back(point);
    shift = 0;
    distance = 0;
  }
  return CodePointSet(std::move(toggles));
}

CodePointSet decode(std::size_t index) {
  CodePointSet set = decode_difference(encoded_sets[index]);
  while (encoded_sets[index].base != index) {
    index = encoded_sets[index].base;
    set = set.differing(decode_difference(encoded_sets[index]));
  }
  return set;
}

template <class Name, std::size_t N>
const Name* find_name(const Name (&names)[N], std::string_view name) {
  const Name* found = std::lower_bound(std::begin(names), std::end(names), name,
                                       [](const Name& entry, std::string_view value) { return entry.name < value; });
  return found != std::end(names) && found->name == name ? found : nullptr;
}

template <std::size_t N>
std::optional<CodePointSet> set_named(const PropertyName (&names)[N], std::string_view name) {
  const PropertyName* found = find_name(names, name);
  return found == nullptr ? std::nullopt : std::optional(decode(found->set));
}

struct CaseTable {
  const CaseRange* first;
  const CaseRange* last;

  const CaseRange* begin() const { return first; }
  const CaseRange* end() const { return last; }
};

CaseTable case_table(bool is_by_code_point) {
  if (is_by_code_point) return {std::begin(fold_ranges), std::end(fold_ranges)};
  return {std::begin(upper_ranges), std::end(upper_ranges)};
}

}  // namespace

std::optional<CodePointSet> find_lone_property(std::string_view name) { return set_named(lone_names, name); }

std::optional<CodePointSet> find_property(std::string_view name, std::string_view value) {
  if (name == "General_Category" || name == "gc") return set_named(category_names, value);
  bool extended = name == "Script_Extensions" || name == "scx";
  if (!extended && name != "Script" && name != "sc") return std::nullopt;
  const ScriptName* script = find_name(script_names, value);
  if (script == nullptr) return std::nullopt;
  return decode(extended ? script->extensions : script->set);
}

char32_t CaseFolding::canonicalize(char32_t point) const {
  CaseTable table = case_table(is_by_code_point_);
  const CaseRange* range = std::lower_bound(table.begin(), table.end(), point,
                                            [](const CaseRange& one, char32_t value) { return one.last < value; });
  bool moves = range != table.end() && range->first <= point && (point - range->first) % range->stride == 0;
  return moves ? range->mapped(point) : point;
}

// First the points that stand for members, then all that those stand for.
CodePointSet CaseFolding::closure(const CodePointSet& set) const {
  CaseTable table = case_table(is_by_code_point_);
  CodePointSetBuilder with_canonical;
  with_canonical.add(set);
  for (const CaseRange& range : table) {
    for (char32_t point = range.first; point <= range.last; point += range.stride) {
      if (set.contains(point)) with_canonical.add(range.mapped(point));
    }
  }
  CodePointSet canonical = with_canonical.build();
  CodePointSetBuilder closed;
  closed.add(canonical);
  for (const CaseRange& range : table) {
    for (char32_t point = range.first; point <= range.last; point += range.stride) {
      if (canonical.contains(range.mapped(point))) closed.add(point);
    }
  }
  return closed.build();
}

}  // namespace loopscope::js
