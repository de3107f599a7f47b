#pragma once
// Search in a text, by its bytes; letters of the usual scripts may be taken without regard to case. What is looked for
// is a text, or a regular expression of the program's language.
#include <editor/selection.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::editor {

struct SearchQuery {
  std::string text;
  bool match_case = false;
  bool whole_words = false;
  bool expression = false;
  friend bool operator==(const SearchQuery&, const SearchQuery&) = default;
};

enum class SearchFault : std::uint8_t { None, NotAnExpression, TooSlow };

// Ascending, not overlapping, at most `most`; an empty query finds nothing.
// So does what is not an expression; one that takes too long finds what it has found until then.
std::vector<Selection> find_all(std::string_view text, const SearchQuery& query, std::size_t most,
                                SearchFault* fault = nullptr);

// What takes the place of each of the matches: `replacement` itself, or of an expression with $1 to $99, $& and $$ in
// it, as String.prototype.replace takes them.
std::vector<std::string> replacements(std::string_view text, const SearchQuery& query,
                                      const std::vector<Selection>& matches, const std::string& replacement);

// The place among `matches` of the first that begins at or after `position`, else of the first; of the last that begins
// before it, else of the last. `matches` is not empty.
std::size_t match_after(const std::vector<Selection>& matches, std::size_t position);
std::size_t match_before(const std::vector<Selection>& matches, std::size_t position);

}  // namespace loopscope::editor
