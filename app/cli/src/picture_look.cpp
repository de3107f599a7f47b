#include "picture_look.hpp"

#include <charconv>
#include <string_view>

namespace loopscope::cli {

namespace {

template <class Number>
std::optional<Number> number(std::string_view word) {
  Number value{};
  auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

}  // namespace

std::optional<std::pair<int, int>> parse_picture_size(const std::string& word) {
  std::size_t cross = word.find('x');
  if (cross == std::string::npos) return std::nullopt;
  auto width = number<int>(std::string_view(word).substr(0, cross));
  auto height = number<int>(std::string_view(word).substr(cross + 1));
  constexpr int largest = 8000;
  bool fits = width && height && *width >= 200 && *width <= largest && *height >= 150 && *height <= largest;
  return fits ? std::optional(std::pair{*width, *height}) : std::nullopt;
}

std::optional<float> parse_scale(const std::string& word) {
  if (word.empty()) return 0.0F;
  auto scale = number<float>(word);
  return scale && *scale >= 0.5F && *scale <= 8 ? scale : std::nullopt;
}

std::optional<int> parse_theme(const std::string& word) {
  constexpr std::string_view names[] = {"dark", "light", "contrast", "contrast-light"};
  constexpr int count = 4;
  constexpr std::string_view safe = "-safe";
  bool is_safe = word.ends_with(safe);
  std::string_view name = std::string_view(word).substr(0, word.size() - (is_safe ? safe.size() : 0));
  for (int i = 0; i < count; ++i) {
    if (names[i] == name) return i + (is_safe ? count : 0);
  }
  return std::nullopt;
}

}  // namespace loopscope::cli
