#pragma once
// The options of pictures, read from their words; nothing where a word is none.
#include <optional>
#include <string>
#include <utility>

namespace loopscope::cli {

// "1440x900".
std::optional<std::pair<int, int>> parse_picture_size(const std::string& word);
// Empty is 0: what the size suggests.
std::optional<float> parse_scale(const std::string& word);
// dark 0, light 1, contrast 2.
std::optional<int> parse_theme(const std::string& word);

}  // namespace loopscope::cli
