#pragma once
// Search in a text, by its bytes; letters of the usual scripts may be taken without regard to case.
#include <editor/selection.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace loopscope::editor {

struct SearchQuery {
  std::string text;
  bool match_case = false;
  bool whole_words = false;
  friend bool operator==(const SearchQuery&, const SearchQuery&) = default;
};

// Ascending, not overlapping, at most `most`; an empty query finds nothing.
std::vector<Selection> find_all(std::string_view text, const SearchQuery& query, std::size_t most);

// The place among `matches` of the first that begins at or after `position`, else of the first; of the last that begins
// before it, else of the last. `matches` is not empty.
std::size_t match_after(const std::vector<Selection>& matches, std::size_t position);
std::size_t match_before(const std::vector<Selection>& matches, std::size_t position);

}  // namespace loopscope::editor
