#pragma once
// Colours for an editor, as data: what kind of thing each stretch of a line is. Lines are coloured one at a time, from
// the first on; what a line must know of those before it is its LineState, a plain value, so that after an edit only
// what follows it is coloured again.
#include <cstdint>
#include <string>
#include <vector>

namespace loopscope {

enum class HighlightKind : std::uint8_t {
  Plain,
  Keyword,
  Constant,  // true, null, undefined
  Number,
  String,
  RegExp,
  Comment,
  Function,  // a name that is called or declared with parentheses
  Punctuation,
  HeaderMark,   // the lines that open and close a scenario's header, and the comment markers in it
  HeaderTable,  // [quiz]
  HeaderKey,    // title =
  Illegal,
};
inline constexpr std::size_t highlight_kind_count = 13;

// Half-open, in the units of the line. Spans of a line ascend and never overlap; what none covers is white space.
struct HighlightSpan {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  HighlightKind kind = HighlightKind::Plain;
  friend bool operator==(const HighlightSpan&, const HighlightSpan&) = default;
};

// Where a line of code begins. The numbers are the language's own; only it reads them.
struct LineState {
  std::uint8_t within = 0;    // a comment, string or template that has not ended
  std::uint8_t previous = 0;  // the last token
  bool after_operand = false;
  std::string nesting = {};  // the brackets that are open
  friend bool operator==(const LineState&, const LineState&) = default;
};

}  // namespace loopscope
