#pragma once
// ECMA-262's WhiteSpace and LineTerminator: what String.prototype.trim removes and number literals may be wrapped in.
#include <string_view>

namespace loopscope {

constexpr bool is_line_terminator(char32_t point) {
  return point == '\n' || point == '\r' || point == 0x2028 || point == 0x2029;
}

// ECMA-262 12.2: tab, vertical tab, form feed, the byte order mark and every Space_Separator of Unicode.
constexpr bool is_white_space(char32_t point) {
  if (point < 0x80) return point == ' ' || point == '\t' || point == '\v' || point == '\f';
  return point == 0xA0 || point == 0x1680 || (point >= 0x2000 && point <= 0x200A) || point == 0x202F ||
         point == 0x205F || point == 0x3000 || point == 0xFEFF;
}

constexpr bool is_trimmed(char32_t point) { return is_white_space(point) || is_line_terminator(point); }

constexpr std::u16string_view trim_start(std::u16string_view text) {
  while (!text.empty() && is_trimmed(text.front())) text.remove_prefix(1);
  return text;
}

constexpr std::u16string_view trim_end(std::u16string_view text) {
  while (!text.empty() && is_trimmed(text.back())) text.remove_suffix(1);
  return text;
}

constexpr std::u16string_view trim(std::u16string_view text) { return trim_end(trim_start(text)); }

}  // namespace loopscope
