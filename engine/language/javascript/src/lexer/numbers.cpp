// Number literals, ECMA-262 section 12.9.3 and annex B.1.1, correctly rounded.
#include "characters.hpp"
#include "lexer.hpp"

#include <base/utf.hpp>

#include <charconv>
#include <cmath>
#include <limits>

namespace loopscope::js {

namespace {

// The value of digits in a radix that is a power of two: 64 bits are kept, the rest only counts for rounding.
double power_of_two_value(Text digits, std::uint32_t bits_per_digit) {
  std::uint64_t mantissa = 0;
  int exponent = 0;
  bool sticky = false;
  for (char16_t unit : digits) {
    if (unit == u'_') continue;
    if (mantissa >> (64 - bits_per_digit) != 0) {
      sticky = sticky || digit_value(unit) != 0;
      exponent += static_cast<int>(bits_per_digit);
    } else {
      mantissa = mantissa << bits_per_digit | digit_value(unit);
    }
  }
  if (exponent > 1100) return std::numeric_limits<double>::infinity();
  if (sticky) mantissa |= 1;  // 60 significant bits or more: the lowest bit is below the rounding position
  return std::ldexp(static_cast<double>(mantissa), exponent);
}

// Whether a decimal literal beyond the range of double is too large (else it is too small).
bool is_huge(std::string_view digits) {
  std::size_t exponent_mark = digits.find_first_of("eE");
  bool negative_exponent = exponent_mark != std::string_view::npos && digits[exponent_mark + 1] == '-';
  if (exponent_mark != std::string_view::npos && exponent_mark + 1 < digits.size()) return !negative_exponent;
  return digits.find_first_of("123456789") < digits.find('.');
}

double decimal_value(std::string_view digits) {
  double value = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error == std::errc::result_out_of_range) {
    return is_huge(digits) ? std::numeric_limits<double>::infinity() : 0.0;
  }
  return value;
}

constexpr std::uint32_t bits_of_radix(std::uint8_t radix) { return radix == 16 ? 4 : radix == 8 ? 3 : 1; }

}  // namespace

void Lexer::scan_number(Token& token) {
  token.kind = TokenKind::Number;
  if (peek() == u'.') return scan_decimal(token, true);
  if (peek() != u'0') return scan_decimal(token, false);
  char16_t second = peek(1);
  if (second == u'x' || second == u'X') return scan_radix(token, 16);
  if (second == u'o' || second == u'O') return scan_radix(token, 8);
  if (second == u'b' || second == u'B') return scan_radix(token, 2);
  if (is_decimal_digit(second)) return scan_leading_zero(token);
  if (second == u'_') {
    ++position_;
    return make_illegal(token, Message::ZeroSeparator, {position_, position_ + 1});
  }
  scan_decimal(token, false);
}

// Digits with separators between them; none at all is fine.
bool Lexer::scan_digits(Token& token) {
  bool after_separator = false;
  while (is_decimal_digit(peek()) || peek() == u'_') {
    bool is_separator = peek() == u'_';
    if (is_separator && after_separator) {
      make_illegal(token, Message::ContinuousSeparator, {position_, position_ + 1});
      return false;
    }
    after_separator = is_separator;
    ++position_;
  }
  if (after_separator) make_illegal(token, Message::TrailingSeparator, {position_, position_ + 1});
  return !after_separator;
}

void Lexer::scan_decimal(Token& token, bool begins_with_dot) {
  if (!begins_with_dot) {
    if (!scan_digits(token)) return;
    if (peek() == u'n') return finish_bigint(token, token.span.begin, 10);
  }
  if (take(u'.')) {
    if (peek() == u'_') return make_illegal(token);
    if (!scan_digits(token)) return;
  }
  if (!scan_exponent(token)) return;
  finish_decimal(token);
}

bool Lexer::scan_exponent(Token& token) {
  if (peek() != u'e' && peek() != u'E') return true;
  ++position_;
  if (peek() == u'+' || peek() == u'-') ++position_;
  if (!is_decimal_digit(peek())) {
    make_illegal(token);
    return false;
  }
  return scan_digits(token);
}

// 0..7 digits are legacy octal; an 8 or 9 makes the whole a decimal number.
void Lexer::scan_leading_zero(Token& token) {
  std::uint32_t begin = position_;
  bool is_octal = true;
  while (is_decimal_digit(peek())) {
    is_octal = is_octal && peek() < u'8';
    ++position_;
  }
  if (peek() == u'_') {
    if (is_octal) return make_illegal(token);
    return make_illegal(token, Message::InvalidOrUnexpectedToken, {position_, position_ + 1});
  }
  octal = {{begin, position_}, is_octal ? Message::StrictOctalLiteral : Message::StrictLeadingZero};
  if (is_octal) {
    token.number = power_of_two_value(text_from(begin), 3);
    return finish_number(token);
  }
  if (take(u'.') && !scan_digits(token)) return;
  if (!scan_exponent(token)) return;
  finish_decimal(token);
}

void Lexer::scan_radix(Token& token, std::uint8_t radix) {
  position_ += 2;
  std::uint32_t begin = position_;
  bool after_separator = true;
  while (digit_value(peek()) < radix || (peek() == u'_' && position_ > begin)) {
    bool is_separator = peek() == u'_';
    if (is_separator && after_separator) {
      return make_illegal(token, Message::ContinuousSeparator, {position_, position_ + 1});
    }
    after_separator = is_separator;
    ++position_;
  }
  if (position_ == begin) return make_illegal(token);
  if (after_separator) return make_illegal(token, Message::TrailingSeparator, {position_, position_ + 1});
  if (peek() == u'n') return finish_bigint(token, begin, radix);
  token.number = power_of_two_value(text_from(begin), bits_of_radix(radix));
  finish_number(token);
}

void Lexer::finish_decimal(Token& token) {
  Text text = text_from(token.span.begin);
  if (text.size() < 16 && text.find_first_not_of(u"0123456789") == Text::npos) {
    std::uint64_t value = 0;
    for (char16_t unit : text) value = value * 10 + digit_value(unit);
    token.number = static_cast<double>(value);
  } else {
    std::string digits;
    for (char16_t unit : text) {
      if (unit != u'_') digits.push_back(static_cast<char>(unit));
    }
    token.number = decimal_value(digits);
  }
  finish_number(token);
}

void Lexer::finish_bigint(Token& token, std::uint32_t digits_begin, std::uint8_t radix) {
  token.value = without_separators(text_from(digits_begin));
  token.radix = radix;
  token.kind = TokenKind::BigInt;
  ++position_;
  finish_number(token);
}

// No name and no digit may follow a number directly.
void Lexer::finish_number(Token& token) {
  if (at_end()) return;
  char32_t next = code_point_at(source_, position_).code_point;
  if (is_decimal_digit(peek()) || next == U'\\' || is_id_start(next)) make_illegal(token);
}

Text Lexer::without_separators(Text text) {
  if (text.find(u'_') == Text::npos) return text;
  scratch_.clear();
  for (char16_t unit : text) {
    if (unit != u'_') scratch_.push_back(unit);
  }
  return arena_.copy_text(scratch_);
}

}  // namespace loopscope::js
