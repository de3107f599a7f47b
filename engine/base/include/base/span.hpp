#pragma once
// A half-open range of source text, begin..end, in UTF-16 code units of the decoded source. Which source it belongs to
// is known by its holder (a code object, a diagnostic).
#include <cstdint>

namespace loopscope {

struct Span {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  bool empty() const { return begin == end; }
  friend bool operator==(const Span&, const Span&) = default;
};

}  // namespace loopscope
