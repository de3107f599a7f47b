#pragma once
// Where what people take for one character ends: UAX 29, as Intl.Segmenter finds it.
#include <cstddef>
#include <string_view>

namespace loopscope::js {

// The end of the grapheme that begins at `start`, in code units.
std::size_t next_grapheme_boundary(std::u16string_view text, std::size_t start);

}  // namespace loopscope::js
