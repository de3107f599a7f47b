// The window of three tokens on the text, and how errors are told.
#include "parser_impl.hpp"

#include <base/utf.hpp>

namespace loopscope::js {

TokenKind Parser::peek_ahead() {
  if (!has_ahead_) {
    lexer_.scan(*ahead_);
    has_ahead_ = true;
  }
  return ahead_->kind;
}

TokenKind Parser::advance() {
  Token* oldest = current_;
  current_ = next_;
  if (has_ahead_) {
    next_ = ahead_;
    ahead_ = oldest;
    has_ahead_ = false;
  } else {
    next_ = oldest;
    lexer_.scan(*next_);
  }
  return current_->kind;
}

bool Parser::check(TokenKind kind) {
  if (peek() != kind) return false;
  advance();
  return true;
}

void Parser::expect(TokenKind kind) {
  if (!check(kind)) report_unexpected_next();
}

// Automatic semicolon insertion, ECMA-262 section 12.10.
void Parser::expect_semicolon() {
  if (check(TokenKind::Semicolon)) return;
  if (newline_before_next() || ends_statement(peek())) return;
  if (current_->kind == TokenKind::Await && !is_await_allowed()) return report_here(Message::AwaitOutsideAsync);
  report_unexpected_next();
}

bool Parser::peek_word(Text word) const {
  return peek() == TokenKind::Identifier && !next_->has_escape && next_->value == word;
}

bool Parser::check_word(Text word) {
  if (!peek_word(word)) return false;
  advance();
  return true;
}

// `full_name` is what an error about escapes calls it, placed from `begin`; empty: the word itself.
void Parser::expect_word(Text word, std::string_view full_name, std::uint32_t begin) {
  expect(TokenKind::Identifier);
  if (failed()) return;
  if (current_->value != word) return report_unexpected(*current_);
  if (!current_->has_escape) return;
  std::string name = full_name.empty() ? utf16_to_utf8(word) : std::string(full_name);
  report(full_name.empty() ? current_->span : span_from(begin), Message::EscapedMetaProperty, name);
}

void Parser::rescan_regexp() {
  has_ahead_ = false;
  lexer_.scan_regexp(*next_, next_->span.begin);
}

void Parser::rescan_template() {
  has_ahead_ = false;
  lexer_.scan_template_continuation(*next_, next_->span.begin);
}

static std::string message_with(Message message, const std::string& argument) {
  std::string text(message_text(message));
  std::size_t hole = text.find('%');
  if (hole != std::string::npos) text.replace(hole, 1, argument);
  return text;
}

// The first error counts, unless a later check finds one that lies before it.
void Parser::report(Span span, Message message, std::string argument) {
  if (error_ && (error_->kind == "RangeError" || span.end >= error_->span.begin)) return;
  error_ = Diagnostic{span, "SyntaxError", message_with(message, argument), ""};
  lexer_.stop();
  for (Token& token : tokens_) {
    token.kind = TokenKind::Illegal;
    token.error = Message::None;
  }
}

void Parser::report(Span span, Message message, Text argument) { report(span, message, utf16_to_utf8(argument)); }

void Parser::report_too_deep() {
  if (error_ && error_->kind == "RangeError") return;
  error_.reset();
  report(next_->span, Message::TooDeep);
  error_->kind = "RangeError";
}

void Parser::report_unexpected_next() {
  advance();
  report_unexpected(*current_);
}

static Message unexpected_message(TokenKind kind, bool is_strict) {
  switch (kind) {
    case TokenKind::EndOfInput:
      return Message::UnexpectedEnd;
    case TokenKind::Number:
    case TokenKind::BigInt:
      return Message::UnexpectedNumber;
    case TokenKind::String:
      return Message::UnexpectedString;
    case TokenKind::PrivateName:
    case TokenKind::Identifier:
      return Message::UnexpectedIdentifier;
    case TokenKind::Await:
    case TokenKind::Enum:
      return Message::UnexpectedReserved;
    case TokenKind::Let:
    case TokenKind::Static:
    case TokenKind::Yield:
    case TokenKind::FutureStrictReserved:
      return is_strict ? Message::UnexpectedStrictReserved : Message::UnexpectedIdentifier;
    case TokenKind::TemplateSpan:
    case TokenKind::TemplateTail:
      return Message::UnexpectedTemplate;
    case TokenKind::EscapedStrictReserved:
    case TokenKind::EscapedKeyword:
      return Message::EscapedKeyword;
    case TokenKind::RegExp:
      return Message::UnexpectedRegExp;
    case TokenKind::Illegal:
      return Message::InvalidOrUnexpectedToken;
    default:
      return Message::UnexpectedToken;
  }
}

// `kind` may differ from the token's own: a keyword with escapes counts as EscapedKeyword.
void Parser::report_unexpected(const Token& token, TokenKind kind, Span span) {
  if (kind == TokenKind::Illegal && token.error != Message::None) {
    return report(token.error_span.end != 0 ? token.error_span : span, token.error);
  }
  Message message = unexpected_message(kind, strict_);
  if (kind == TokenKind::FutureStrictReserved && !strict_) return report(span, message, std::string("undefined"));
  if (message == Message::UnexpectedIdentifier) return report(span, message, token.value);
  report(span, message, std::string(token_text(kind)));
}

void Parser::check_strict_octal(std::uint32_t begin, std::uint32_t end) {
  const OctalUse& use = lexer_.octal;
  if (use.message == Message::None || use.span.begin < begin || use.span.end > end) return;
  report(use.span, use.message);
  lexer_.octal = {};
}

// A node is put around the expression read last.
void Parser::wrap() {
  if (++deepest_ > maximum_tree_depth) report_too_deep();
}

}  // namespace loopscope::js
