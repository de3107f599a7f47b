#pragma once
// What Unicode says about characters: case mappings and display width, from tables generated out of node 20's ICU
// (tools/unicode/generate.mjs). White space is in white_space.hpp, encodings in utf.hpp.
#include <string>
#include <string_view>

namespace loopscope {

// String.prototype.toUpperCase and toLowerCase: the full mappings, which may be longer than the text, and the sigma
// that ends a word. Unpaired surrogates stay as they are.
std::u16string to_upper_case(std::u16string_view text);
std::u16string to_lower_case(std::u16string_view text);

// Columns a character takes on a terminal: 2 for wide East Asian characters and emoji, 0 for control characters,
// combining marks and format characters, else 1.
unsigned column_width(char32_t point);

// The sum over the text: node's getStringWidth for text in normalization form C without escape sequences.
std::size_t column_width(std::u16string_view text);

}  // namespace loopscope
