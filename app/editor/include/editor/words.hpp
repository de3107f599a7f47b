#pragma once
// Words of a text, for a cursor that moves or selects by them: runs of letters and digits, or of signs. Total over any
// bytes.
#include <editor/selection.hpp>

#include <string_view>

namespace loopscope::editor {

// Where Ctrl+Right and Ctrl+Left go from `position`.
std::size_t next_word(std::string_view text, std::size_t position);
std::size_t previous_word(std::string_view text, std::size_t position);
// The word, the signs or the blanks around `position`, within its line.
Selection word_around(std::string_view text, std::size_t position);
// Whether text[begin..end] stands by itself: no letter or digit before or after.
bool is_whole_word(std::string_view text, std::size_t begin, std::size_t end);

}  // namespace loopscope::editor
