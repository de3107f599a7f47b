#include "lexer.hpp"

#include "characters.hpp"

namespace loopscope::js {

bool Lexer::take(char16_t unit) {
  if (at_end() || source_[position_] != unit) return false;
  ++position_;
  return true;
}

void Lexer::stop() {
  stopped_ = true;
  position_ = static_cast<std::uint32_t>(source_.size());
}

void Lexer::make_illegal(Token& token, Message message, Span span) {
  token.kind = TokenKind::Illegal;
  token.error = message;
  token.error_span = span;
}

void Lexer::scan(Token& token) {
  token.newline_before = position_ == 0;
  token.has_escape = false;
  token.error = Message::None;
  token.span.begin = position_;
  if (stopped_) {
    token.kind = TokenKind::Illegal;
  } else if (skip_trivia(token)) {
    token.span.begin = position_;
    scan_token(token);
  }
  token.span.end = position_;
}

void Lexer::scan_token(Token& token) {
  if (at_end()) {
    token.kind = TokenKind::EndOfInput;
    return;
  }
  char16_t unit = source_[position_];
  if (is_ascii_id_start(unit)) return scan_identifier(token);
  if (is_decimal_digit(unit) || (unit == u'.' && is_decimal_digit(peek(1)))) return scan_number(token);
  if (unit == u'"' || unit == u'\'') return scan_string(token);
  if (unit == u'`') {
    ++position_;
    return scan_template_part(token);
  }
  if (unit == u'#') return scan_private_name(token);
  if (unit == u'\\' || unit >= 128) return scan_escaped_identifier(token);
  scan_punctuator(token);
}

void Lexer::scan_regexp(Token& token, std::uint32_t begin) {
  position_ = begin + 1;
  token.span.begin = begin;
  bool in_class = false;
  while (in_class || peek() != u'/') {
    bool is_escape = take(u'\\');
    if (at_end() || is_line_terminator(peek())) {
      token.span.end = position_;
      return make_illegal(token, Message::UnterminatedRegExp);
    }
    char16_t unit = source_[position_++];
    if (!is_escape && unit == u'[') in_class = true;
    if (!is_escape && unit == u']') in_class = false;
  }
  token.value = source_.substr(begin + 1, position_ - begin - 1);
  ++position_;
  std::uint32_t flags_begin = position_;
  while (is_ascii_id_part(peek())) ++position_;
  token.raw = text_from(flags_begin);
  token.kind = TokenKind::RegExp;
  if (identifier_continues()) make_illegal(token, Message::InvalidRegExpFlags);
  token.span.end = position_;
}

}  // namespace loopscope::js
