#pragma once
// What people take for one character, for a cursor that moves over text.
#include <cstddef>
#include <string_view>

namespace loopscope {

// The end of the grapheme that begins at `start`, in code units; UAX 29.
std::size_t next_grapheme(std::u16string_view text, std::size_t start);

}  // namespace loopscope
