#pragma once
// Two texts side by side, line by line: which lines are the same, and which of one stand in the place of which of the
// other.
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::editor {

struct ComparedLine {
  std::optional<std::size_t> one, other;  // lines from 0; nothing where only the other text has one
  bool same = false;
  friend bool operator==(const ComparedLine&, const ComparedLine&) = default;
};

// Lines without their line breaks.
std::vector<std::string> split_lines(std::string_view text);
// In order; as few differing lines as can be found, in bounded time: very different long texts differ as a whole.
std::vector<ComparedLine> compare_lines(const std::vector<std::string>& one, const std::vector<std::string>& other);

}  // namespace loopscope::editor
