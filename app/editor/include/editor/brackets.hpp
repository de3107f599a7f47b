#pragma once
// Brackets that belong together, by the colours of the code: those in strings, comments and regular expressions do not
// count.
#include <editor/highlighting.hpp>
#include <editor/text_buffer.hpp>

#include <optional>

namespace loopscope::editor {

struct BracketPair {
  std::size_t one = 0;    // the bracket beside the cursor
  std::size_t other = 0;  // its partner
  friend bool operator==(const BracketPair&, const BracketPair&) = default;
};

// Of the bracket right of `position`, else of the one left of it. Nothing where there is none, it has no partner, or
// the partner is thousands of lines away.
std::optional<BracketPair> bracket_pair(const TextBuffer& buffer, Highlighting& colours, std::size_t position);
// The innermost bracket that is open at `position`.
std::optional<std::size_t> enclosing_bracket(const TextBuffer& buffer, Highlighting& colours, std::size_t position);

}  // namespace loopscope::editor
