#include <array>
#include <base/number_format.hpp>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>

#include "decimal_digits.hpp"

namespace loopscope {

namespace {

std::string not_finite(double x) {
  if (std::isnan(x)) return "NaN";
  return x < 0 ? "-Infinity" : "Infinity";
}

std::string with_sign(bool negative, std::string text) {
  if (negative) text.insert(text.begin(), '-');
  return text;
}

// The digits with the point inside, before or behind them; no exponent.
std::string positional(const DecimalDigits& decimal) {
  int count = static_cast<int>(decimal.digits.size());
  if (decimal.point <= 0) return "0." + std::string(static_cast<std::size_t>(-decimal.point), '0') + decimal.digits;
  std::string text = decimal.digits;
  if (decimal.point >= count) return text.append(static_cast<std::size_t>(decimal.point - count), '0');
  return text.insert(static_cast<std::size_t>(decimal.point), 1, '.');
}

std::string exponential(const DecimalDigits& decimal) {
  std::string text = decimal.digits;
  if (text.size() > 1) text.insert(1, 1, '.');
  int exponent = decimal.point - 1;
  text += exponent < 0 ? "e-" : "e+";
  return text += std::to_string(std::abs(exponent));
}

bool is_small_integer(double x) { return std::fabs(x) < 0x1p31 && x == static_cast<std::int32_t>(x); }

std::string small_integer(double x) {
  std::array<char, 16> buffer;
  auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<std::int32_t>(x)).ptr;
  return std::string(buffer.data(), end);
}

DecimalDigits digits_of(double x, unsigned count) {
  return x == 0 ? DecimalDigits{std::string(count, '0'), 1} : rounded_digits(x, count);
}

// How many decimal places the exact value of x has: x = odd * 2^-places, and every halving adds one place.
int exact_places(double x) {
  if (x == std::floor(x)) return 0;
  int exponent = 0;
  auto mantissa = static_cast<std::uint64_t>(std::ldexp(std::frexp(x, &exponent), 53));
  return 53 - exponent - std::countr_zero(mantissa);
}

// Adds one to the last digit of "ddd.ddd" text.
void increment_text(std::string& text) {
  for (std::size_t i = text.size(); i-- > 0;) {
    if (text[i] == '.') continue;
    if (text[i] != '9') {
      ++text[i];
      return;
    }
    text[i] = '0';
  }
  text.insert(text.begin(), '1');
}

// Rounds a tie to even, and prints everything else exactly.
std::string fixed(double x, int places) {
  std::array<char, 160> buffer;  // 21 digits, a point, 101 places
  auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), x, std::chars_format::fixed, places).ptr;
  return std::string(buffer.data(), end);
}

}  // namespace

std::string number_to_string(double x) {
  if (is_small_integer(x)) return small_integer(x);
  if (!std::isfinite(x)) return not_finite(x);
  DecimalDigits decimal = shortest_digits(std::fabs(x));
  bool is_positional = decimal.point > -6 && decimal.point <= 21;
  return with_sign(x < 0, is_positional ? positional(decimal) : exponential(decimal));
}

std::string number_to_fixed(double x, unsigned fraction_digits) {
  if (!std::isfinite(x)) return not_finite(x);
  if (std::fabs(x) >= 1e21) return number_to_string(x);
  double magnitude = std::fabs(x);
  int places = static_cast<int>(fraction_digits);
  // One place more than asked for: the last one is a 5, a tie, which goes up.
  bool is_tie = exact_places(magnitude) == places + 1;
  std::string text = fixed(magnitude, is_tie ? places + 1 : places);
  if (is_tie) {
    text.resize(text.size() - (places == 0 ? 2 : 1));
    increment_text(text);
  }
  return with_sign(x < 0, text);
}

std::string number_to_exponential(double x, std::optional<unsigned> fraction_digits) {
  if (!std::isfinite(x)) return not_finite(x);
  double magnitude = std::fabs(x);
  if (fraction_digits) return with_sign(x < 0, exponential(digits_of(magnitude, *fraction_digits + 1)));
  return with_sign(x < 0, exponential(x == 0 ? digits_of(0, 1) : shortest_digits(magnitude)));
}

std::string number_to_precision(double x, unsigned precision) {
  if (!std::isfinite(x)) return not_finite(x);
  DecimalDigits decimal = digits_of(std::fabs(x), precision);
  bool is_positional = decimal.point > -6 && decimal.point <= static_cast<int>(precision);
  return with_sign(x < 0, is_positional ? positional(decimal) : exponential(decimal));
}

}  // namespace loopscope
