#pragma once
// Colours of one line of a header's TOML. Not a parser: toml++ says what is wrong, this only tells words apart.
#include <source/highlight.hpp>

#include <string_view>

namespace loopscope {

// Appends the spans of line[from..]. `open_string` holds the quote of a string of three quotes that goes on, or 0.
void highlight_toml(std::u16string_view line, std::size_t from, std::uint8_t& open_string,
                    std::vector<HighlightSpan>& spans);

}  // namespace loopscope
