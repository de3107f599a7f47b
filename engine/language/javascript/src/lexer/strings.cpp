// String literals and template parts with their escape sequences, ECMA-262 sections 12.9.4 and 12.9.6.
#include "characters.hpp"
#include "lexer.hpp"

#include <base/utf.hpp>

#include <algorithm>

namespace loopscope::js {

void Lexer::scan_string(Token& token) {
  char16_t quote = source_[position_++];
  std::uint32_t begin = position_;
  while (position_ < source_.size()) {
    char16_t unit = source_[position_];
    if (unit == quote) {
      token.kind = TokenKind::String;
      token.value = text_from(begin);
      ++position_;
      return;
    }
    if (unit == u'\\') {
      scratch_.assign(text_from(begin));
      return scan_string_with_escapes(token, quote);
    }
    if (unit == u'\n' || unit == u'\r') break;
    ++position_;
  }
  make_illegal(token);
}

void Lexer::scan_string_with_escapes(Token& token, char16_t quote) {
  token.has_escape = true;
  while (!at_end() && peek() != u'\n' && peek() != u'\r') {
    char16_t unit = source_[position_++];
    if (unit == quote) {
      token.kind = TokenKind::String;
      token.value = arena_.copy_text(scratch_);
      return;
    }
    if (unit != u'\\') {
      scratch_.push_back(unit);
    } else if (!scan_escape(token, false)) {
      token.kind = TokenKind::Illegal;
      return;
    }
  }
  make_illegal(token);
}

// CR and CRLF count as LF in a template, also in its raw form.
static void append_template_newline(std::u16string& out, char16_t unit) { out.push_back(unit == u'\r' ? u'\n' : unit); }

// From behind the "`" or "}" to the next "${" or "`".
void Lexer::scan_template_part(Token& token) {
  std::u16string raw;
  scratch_.clear();
  token.kind = TokenKind::TemplateSpan;
  token.error = Message::None;
  while (!at_end()) {
    char16_t unit = source_[position_++];
    if (unit == u'`') {
      token.kind = TokenKind::TemplateTail;
      break;
    }
    if (unit == u'$' && take(u'{')) break;
    if (unit == u'\r') take(u'\n');
    append_template_newline(raw, unit);
    if (unit != u'\\') {
      append_template_newline(scratch_, unit);
      continue;
    }
    std::uint32_t escape_begin = position_;
    if (!at_end()) scan_escape(token, true);
    for (std::uint32_t i = escape_begin; i < position_; ++i) {
      if (source_[i] == u'\n' && source_[i - 1] == u'\r') continue;
      append_template_newline(raw, source_[i]);
    }
  }
  token.value = arena_.copy_text(scratch_);
  token.raw = arena_.copy_text(raw);
}

void Lexer::scan_template_continuation(Token& token, std::uint32_t begin) {
  position_ = begin + 1;
  token.span.begin = begin;
  scan_template_part(token);
  token.span.end = position_;
}

// Keeps the first fault: of a template it matters only when the template has no tag.
bool Lexer::fail_escape(Token& token, Span span, Message message) {
  if (token.error == Message::None) {
    token.error = message;
    // An escape may be cut off by the end of the source.
    token.error_span = {span.begin, std::min(span.end, static_cast<std::uint32_t>(source_.size()) + 1)};
  }
  return false;
}

static char16_t simple_escape(char16_t unit) {
  switch (unit) {
    case u'b':
      return u'\b';
    case u'f':
      return u'\f';
    case u'n':
      return u'\n';
    case u'r':
      return u'\r';
    case u't':
      return u'\t';
    case u'v':
      return u'\v';
    default:
      return unit;
  }
}

// Behind a backslash. False: a fault, recorded in the token.
bool Lexer::scan_escape(Token& token, bool in_template) {
  if (at_end()) return false;
  char16_t unit = source_[position_++];
  if (is_line_terminator(unit)) {  // a line continuation
    if (unit == u'\r') take(u'\n');
    return true;
  }
  if (is_decimal_digit(unit)) return scan_octal_escape(token, unit, in_template);
  if (unit == u'x') return scan_hex_escape(token);
  if (unit == u'u') {
    char32_t code_point = scan_unicode_escape(token);
    if (code_point == no_character) return false;
    append_utf16(scratch_, code_point);
    return true;
  }
  scratch_.push_back(simple_escape(unit));
  return true;
}

// \0 to \377, and \8 and \9, which stand for themselves.
bool Lexer::scan_octal_escape(Token& token, char16_t first, bool in_template) {
  bool is_octal = first < u'8';
  if (first == u'0' && !is_decimal_digit(peek())) {
    scratch_.push_back(u'\0');
    return true;
  }
  std::uint32_t value = digit_value(first);
  std::uint32_t limit = first <= u'3' ? 2 : 1;
  std::uint32_t more_digits = 0;
  for (; is_octal && more_digits < limit && digit_value(peek()) < 8; ++more_digits) {
    value = value * 8 + digit_value(source_[position_++]);
  }
  Span span{position_ - (is_octal ? more_digits + 1 : 2), position_ - 1};
  if (in_template) {
    return fail_escape(token, span, is_octal ? Message::TemplateOctal : Message::TemplateEightOrNine);
  }
  octal = {span, is_octal ? Message::StrictOctalEscape : Message::StrictEightOrNine};
  scratch_.push_back(is_octal ? static_cast<char16_t>(value) : first);
  return true;
}

bool Lexer::scan_hex_escape(Token& token) {
  char32_t unit = scan_hex_digits(token, 2, position_ - 2, Message::InvalidHexEscape);
  if (unit == no_character) return false;
  scratch_.push_back(static_cast<char16_t>(unit));
  return true;
}

// Behind "\u".
char32_t Lexer::scan_unicode_escape(Token& token) {
  std::uint32_t begin = position_ - 2;
  if (take(u'{')) return scan_braced_code_point(token, begin);
  return scan_hex_digits(token, 4, begin, Message::InvalidUnicodeEscape);
}

char32_t Lexer::scan_hex_digits(Token& token, std::uint32_t count, std::uint32_t begin, Message message) {
  char32_t value = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    std::uint32_t digit = digit_value(peek());
    if (digit > 15) {
      fail_escape(token, {begin, begin + count + 2}, message);
      token.kind = token.kind == TokenKind::TemplateSpan ? token.kind : TokenKind::Illegal;
      return no_character;
    }
    value = value * 16 + digit;
    ++position_;
  }
  return value;
}

char32_t Lexer::scan_braced_code_point(Token& token, std::uint32_t begin) {
  char32_t value = 0;
  std::uint32_t digits_begin = position_;
  while (digit_value(peek()) < 16) {
    value = value * 16 + digit_value(peek());
    if (value > 0x10FFFF) {
      fail_escape(token, {begin, position_ + 1}, Message::UndefinedCodePoint);
      break;
    }
    ++position_;
  }
  if (position_ > digits_begin && value <= 0x10FFFF && take(u'}')) return value;
  fail_escape(token, {position_, position_ + 1}, Message::InvalidUnicodeEscape);
  token.kind = token.kind == TokenKind::TemplateSpan ? token.kind : TokenKind::Illegal;
  return no_character;
}

}  // namespace loopscope::js
