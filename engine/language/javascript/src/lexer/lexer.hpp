#pragma once
// Source text to tokens, one at a time, for the parser. Total: what is no token is one of kind Illegal. Regular
// expressions and template continuations are read when the parser asks, since only it knows where they may stand.
#include "token.hpp"

#include <string>

namespace loopscope::js {

// Where the latest octal literal or escape stood, an error once the code around it turns out to be strict.
struct OctalUse {
  Span span;
  Message message = Message::None;
};

class Lexer {
 public:
  // Decoded text that differs from the source goes into `arena`.
  Lexer(Text source, Arena& arena, bool is_module) : source_(source), arena_(arena), is_module_(is_module) {}

  // The next token; a "/" is always an operator here, a "}" always a brace.
  void scan(Token& token);
  // Reads on from `begin`, the offset of a "/", as a regular expression.
  void scan_regexp(Token& token, std::uint32_t begin);
  // Reads on from `begin`, the offset of a "}", as the next part of a template.
  void scan_template_continuation(Token& token, std::uint32_t begin);
  // After an error: everything that follows is Illegal, at the end of the text.
  void stop();
  // The next token is read from `offset`: for who looks past an error instead of stopping at it.
  void go_to(std::uint32_t offset) { position_ = offset; }

  OctalUse octal;

 private:
  static constexpr char32_t no_character = 0xFFFFFFFF;

  char16_t peek(std::uint32_t ahead = 0) const {
    return position_ + ahead < source_.size() ? source_[position_ + ahead] : u'\0';
  }
  bool at_end() const { return position_ >= source_.size(); }
  bool take(char16_t unit);
  Text text_from(std::uint32_t begin) const { return source_.substr(begin, position_ - begin); }

  // White space and comments. False: an unterminated or forbidden comment, described in `token`.
  bool skip_trivia(Token& token);
  bool skip_space(Token& token);
  bool skip_comment(Token& token, bool& skipped);
  bool skip_html_comment(Token& token, std::uint32_t length);
  bool skip_block_comment(Token& token);
  void skip_line();

  void scan_token(Token& token);
  void scan_punctuator(Token& token);
  TokenKind punctuator_kind();
  TokenKind star_kind();
  TokenKind less_kind();
  TokenKind greater_kind();
  TokenKind question_kind();
  TokenKind ampersand_or_bar_kind(char16_t unit, TokenKind single, TokenKind twice, TokenKind assign,
                                  TokenKind assign_twice);
  TokenKind equals_kind(TokenKind single, TokenKind twice, TokenKind thrice);
  TokenKind with_assign(TokenKind plain, TokenKind assign) { return take(u'=') ? assign : plain; }

  void scan_identifier(Token& token);
  void scan_escaped_identifier(Token& token);
  bool scan_identifier_part(Token& token, bool is_start);
  void scan_private_name(Token& token);
  bool identifier_continues() const;

  void scan_number(Token& token);
  void scan_decimal(Token& token, bool begins_with_dot);
  bool scan_digits(Token& token);
  bool scan_exponent(Token& token);
  void scan_radix(Token& token, std::uint8_t radix);
  void scan_leading_zero(Token& token);
  void finish_decimal(Token& token);
  void finish_bigint(Token& token, std::uint32_t digits_begin, std::uint8_t radix);
  void finish_number(Token& token);
  Text without_separators(Text text);

  void scan_string(Token& token);
  void scan_string_with_escapes(Token& token, char16_t quote);
  void scan_template_part(Token& token);
  bool scan_escape(Token& token, bool in_template);
  bool scan_octal_escape(Token& token, char16_t first, bool in_template);
  bool scan_hex_escape(Token& token);
  char32_t scan_unicode_escape(Token& token);
  char32_t scan_braced_code_point(Token& token, std::uint32_t begin);
  char32_t scan_hex_digits(Token& token, std::uint32_t count, std::uint32_t begin, Message message);
  bool fail_escape(Token& token, Span span, Message message);

  void make_illegal(Token& token, Message message = Message::None, Span span = {});

  Text source_;
  Arena& arena_;
  bool is_module_;
  bool stopped_ = false;
  std::uint32_t position_ = 0;
  std::u16string scratch_;
};

}  // namespace loopscope::js
