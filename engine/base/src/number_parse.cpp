#include <algorithm>
#include <base/number_parse.hpp>
#include <base/white_space.hpp>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <system_error>

namespace loopscope {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

bool is_digit(char16_t unit) { return unit >= '0' && unit <= '9'; }

// The value of a digit in any radix, or 99.
unsigned digit_value(char16_t unit) {
  if (is_digit(unit)) return unit - unsigned{'0'};
  if (unit >= 'a' && unit <= 'z') return unit - unsigned{'a'} + 10;
  if (unit >= 'A' && unit <= 'Z') return unit - unsigned{'A'} + 10;
  return 99;
}

std::size_t count_digits(std::u16string_view text, unsigned radix = 10) {
  std::size_t count = 0;
  while (count < text.size() && digit_value(text[count]) < radix) ++count;
  return count;
}

struct Prefix {
  double value = not_a_number;
  std::size_t length = 0;  // 0: no literal here
};

// The decimal exponent of the first digit that counts, to tell an overflow from an underflow.
long long magnitude(std::string_view literal) {
  std::size_t e = std::min(literal.find('e'), literal.size());
  std::size_t point = std::min(literal.find('.'), e);
  std::size_t lead = literal.find_first_of("123456789");
  long long exponent = 0;
  if (e < literal.size()) {
    bool is_negative = literal[e + 1] == '-';
    auto result = std::from_chars(literal.data() + e + 1, literal.data() + literal.size(), exponent);
    if (result.ec == std::errc::result_out_of_range) exponent = is_negative ? -(1LL << 60) : 1LL << 60;
  }
  return exponent + static_cast<long long>(point) - static_cast<long long>(lead);
}

// A literal of digits with an optional point and an optional "e", correctly rounded.
double to_double(const std::string& literal) {
  double value = 0;
  auto result = std::from_chars(literal.data(), literal.data() + literal.size(), value);
  if (result.ec == std::errc::result_out_of_range) return magnitude(literal) > 0 ? infinity : 0;
  return value;
}

// The length of "e", a sign and digits; 0 when it is not all there.
std::size_t exponent_length(std::u16string_view text) {
  if (text.empty() || (text[0] != 'e' && text[0] != 'E')) return 0;
  std::size_t sign = text.size() > 1 && (text[1] == '+' || text[1] == '-') ? 1 : 0;
  std::size_t digits = count_digits(text.substr(1 + sign));
  return digits ? 1 + sign + digits : 0;
}

void append_ascii(std::string& out, std::u16string_view units) {
  for (char16_t unit : units) out.push_back(static_cast<char>(unit == 'E' ? 'e' : unit));
}

// StrUnsignedDecimalLiteral, as far as it goes.
Prefix unsigned_decimal(std::u16string_view text) {
  constexpr std::u16string_view name = u"Infinity";
  if (text.substr(0, name.size()) == name) return {infinity, name.size()};
  std::size_t whole = count_digits(text), length = whole;
  if (length < text.size() && text[length] == '.') {
    std::size_t places = count_digits(text.substr(length + 1));
    if (whole + places > 0) length += 1 + places;
  }
  if (length == 0) return {};
  std::string literal;
  append_ascii(literal, text.substr(0, length));
  std::size_t exponent = exponent_length(text.substr(length));
  append_ascii(literal, text.substr(length, exponent));
  return {to_double(literal), length + exponent};
}

Prefix signed_decimal(std::u16string_view text) {
  bool is_signed = !text.empty() && (text[0] == '+' || text[0] == '-');
  Prefix prefix = unsigned_decimal(text.substr(is_signed ? 1 : 0));
  if (prefix.length == 0 || !is_signed) return prefix;
  return {text[0] == '-' ? -prefix.value : prefix.value, prefix.length + 1};
}

// The radix that "0x", "0o" or "0b" announces; 0: none of them.
unsigned announced_radix(std::u16string_view text) {
  if (text.size() < 2 || text[0] != '0') return 0;
  switch (text[1] | 0x20) {
    case 'x':
      return 16;
    case 'o':
      return 8;
    case 'b':
      return 2;
    default:
      return 0;
  }
}

// Digits in a radix that is a power of two: the leading bits are kept, the rest only matter as "more than zero".
double binary_integer(std::u16string_view digits, unsigned radix) {
  int width = std::countr_zero(radix);
  std::uint64_t bits = 0;
  int dropped = 0;
  bool rest = false;
  for (char16_t unit : digits) {
    unsigned value = digit_value(unit);
    if (bits >> (63 - width) == 0) {
      bits = bits << width | value;
    } else {
      // A million digits are infinity all the same.
      dropped = std::min(dropped + width, 4096);
      rest = rest || value != 0;
    }
  }
  // The lowest of 58 bits or more is far below the last bit of a double: setting it breaks a tie, nothing else.
  return std::ldexp(static_cast<double>(rest ? bits | 1 : bits), dropped);
}

// As V8 approximates: groups of digits that fit 32 bits, from the first that is not zero, joined in double arithmetic.
double approximate_integer(std::u16string_view digits, unsigned radix) {
  constexpr std::uint32_t most = 0xFFFFFFFFU / 36;
  double value = 0;
  std::size_t index = std::min(digits.find_first_not_of(u'0'), digits.size());
  while (index < digits.size()) {
    std::uint32_t part = 0, multiplier = 1;
    for (; index < digits.size() && multiplier * radix <= most; ++index) {
      part = part * radix + digit_value(digits[index]);
      multiplier *= radix;
    }
    value = value * multiplier + part;
  }
  return value;
}

double integer_value(std::u16string_view digits, unsigned radix) {
  if (std::has_single_bit(radix)) return binary_integer(digits, radix);
  if (radix != 10) return approximate_integer(digits, radix);
  std::string literal;
  append_ascii(literal, digits);
  return to_double(literal);
}

}  // namespace

double string_to_number(std::u16string_view text) {
  text = trim(text);
  if (text.empty()) return 0;
  if (unsigned radix = announced_radix(text)) {
    text.remove_prefix(2);
    bool is_whole = !text.empty() && count_digits(text, radix) == text.size();
    return is_whole ? integer_value(text, radix) : not_a_number;
  }
  Prefix prefix = signed_decimal(text);
  return prefix.length == text.size() ? prefix.value : not_a_number;
}

double parse_float(std::u16string_view text) { return signed_decimal(trim_start(text)).value; }

double parse_int(std::u16string_view text, std::int32_t radix) {
  text = trim_start(text);
  bool is_negative = !text.empty() && text[0] == '-';
  if (is_negative || (!text.empty() && text[0] == '+')) text.remove_prefix(1);
  if (radix != 0 && (radix < 2 || radix > 36)) return not_a_number;
  bool has_prefix = (radix == 0 || radix == 16) && announced_radix(text) == 16;
  if (has_prefix) text.remove_prefix(2);
  unsigned base = has_prefix ? 16 : radix == 0 ? 10 : static_cast<unsigned>(radix);
  std::size_t length = count_digits(text, base);
  if (length == 0) return not_a_number;
  double value = integer_value(text.substr(0, length), base);
  return is_negative ? -value : value;
}

std::uint32_t to_uint32(double x) {
  auto bits = std::bit_cast<std::uint64_t>(x);
  int exponent = static_cast<int>(bits >> 52 & 0x7FF) - 1075;  // of the significand's lowest bit
  std::uint64_t significand = (bits & 0xFFFFFFFFFFFFFULL) | 0x10000000000000ULL;
  if (exponent >= 32 || exponent <= -53) return 0;  // a multiple of 2^32, not finite, or below 1
  auto magnitude = static_cast<std::uint32_t>(exponent < 0 ? significand >> -exponent : significand << exponent);
  return bits >> 63 ? -magnitude : magnitude;
}

std::int32_t to_int32(double x) { return static_cast<std::int32_t>(to_uint32(x)); }

double to_integer_or_infinity(double x) { return std::isnan(x) ? 0 : std::trunc(x) + 0.0; }

}  // namespace loopscope
