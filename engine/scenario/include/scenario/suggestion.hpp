#pragma once
// "Did you mean ...?": the known word nearest to a misspelt one.
#include <span>
#include <string_view>

namespace loopscope {

// The fewest insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`.
std::size_t edit_distance(std::string_view a, std::string_view b);

// The nearest of `words`, or empty when none is near enough to be what was meant.
std::string_view nearest_word(std::string_view word, std::span<const std::string_view> words);

}  // namespace loopscope
