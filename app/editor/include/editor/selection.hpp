#pragma once
// A cursor and what it selects, as byte positions of a buffer. The head is where the cursor blinks.
#include <algorithm>
#include <cstddef>

namespace loopscope::editor {

struct Selection {
  std::size_t anchor = 0;
  std::size_t head = 0;

  std::size_t begin() const { return std::min(anchor, head); }
  std::size_t end() const { return std::max(anchor, head); }
  std::size_t length() const { return end() - begin(); }
  bool empty() const { return anchor == head; }
  friend bool operator==(const Selection&, const Selection&) = default;
};

inline Selection cursor_at(std::size_t position) { return {position, position}; }

}  // namespace loopscope::editor
