#pragma once
// Boundaries of what people take for characters, words and sentences (UAX 29), by tables that
// tools/unicode/generate_segmentation.mjs writes. Positions are code units; the start of a segment is given, its end is
// the answer.
#include <javascript/graphemes.hpp>

#include <cstddef>
#include <string_view>

namespace loopscope::js {

std::size_t next_word_boundary(std::u16string_view text, std::size_t start);
std::size_t next_sentence_boundary(std::u16string_view text, std::size_t start);

// Whether a segment between word boundaries is a word rather than spaces or punctuation.
bool is_word_like(std::u16string_view segment);
// Words of some scripts are not parted by spaces: to find them takes a dictionary.
bool needs_dictionary(std::u16string_view text);

}  // namespace loopscope::js
