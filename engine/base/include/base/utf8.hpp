#pragma once
// One character of UTF-8 at a time, cut as utf8_to_utf16 cuts: what is ill-formed is U+FFFD, one per maximal part.
#include <base/utf.hpp>

namespace loopscope {

// The code point that starts at `index`, which must lie inside, and how many bytes it takes.
DecodedPoint utf8_point_at(std::string_view bytes, std::size_t index);

// Every byte is a character.
bool is_ascii(std::string_view bytes);

}  // namespace loopscope
