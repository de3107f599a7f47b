#pragma once
// Colours of JavaScript, line by line, from the lexer that the parser uses. Total: any units give spans.
#include <source/highlight.hpp>

#include <string_view>

namespace loopscope::js {

// Appends the spans of `line` (without its line break) and leaves in `state` what the next line begins with.
// `is_first`: the file's first line, where `#!` may stand.
void highlight_line(std::u16string_view line, bool is_first, LineState& state, std::vector<HighlightSpan>& spans);

}  // namespace loopscope::js
