#pragma once
// What kind of character is this? ASCII by table or range, the rest of Unicode by the generated tables.
#include <array>
#include <cstdint>

namespace loopscope::js {

// Generated from the Unicode Character Database (identifier_tables.cpp): beyond ASCII only.
bool is_unicode_id_start(char32_t code_point);
bool is_unicode_id_continue(char32_t code_point);

constexpr bool is_line_terminator(char16_t unit) {
  return unit == u'\n' || unit == u'\r' || unit == u'\u2028' || unit == u'\u2029';
}

constexpr bool is_decimal_digit(char16_t unit) { return unit >= u'0' && unit <= u'9'; }

// 0..15, or 16 when the unit is no hexadecimal digit.
constexpr std::uint32_t digit_value(char16_t unit) {
  if (unit >= u'0' && unit <= u'9') return unit - u'0';
  if (unit >= u'a' && unit <= u'f') return unit - u'a' + 10u;
  if (unit >= u'A' && unit <= u'F') return unit - u'A' + 10u;
  return 16;
}

constexpr bool is_ascii_id_start(char16_t unit) {
  return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') || unit == u'$' || unit == u'_';
}

constexpr std::array<bool, 128> build_ascii_id_part_table() {
  std::array<bool, 128> table{};
  for (char16_t unit = 0; unit < 128; ++unit) table[unit] = is_ascii_id_start(unit) || is_decimal_digit(unit);
  return table;
}

constexpr std::array<bool, 128> ascii_id_part_table = build_ascii_id_part_table();

constexpr bool is_ascii_id_part(char16_t unit) { return unit < 128 && ascii_id_part_table[unit]; }

inline bool is_id_start(char32_t code_point) {
  return code_point < 128 ? is_ascii_id_start(static_cast<char16_t>(code_point)) : is_unicode_id_start(code_point);
}

inline bool is_id_part(char32_t code_point) {
  if (code_point < 128) return ascii_id_part_table[code_point];
  return code_point == 0x200C || code_point == 0x200D || is_unicode_id_continue(code_point);
}

// ECMA-262 table 35, WhiteSpace beyond ASCII: the byte-order mark and the space separators (Zs).
constexpr bool is_unicode_space(char16_t unit) {
  return unit == 0xA0 || unit == 0x1680 || (unit >= 0x2000 && unit <= 0x200A) || unit == 0x202F || unit == 0x205F ||
         unit == 0x3000 || unit == 0xFEFF;
}

constexpr bool is_space(char16_t unit) {
  return unit == u' ' || unit == u'\t' || unit == u'\v' || unit == u'\f' || (unit >= 0xA0 && is_unicode_space(unit));
}

}  // namespace loopscope::js
