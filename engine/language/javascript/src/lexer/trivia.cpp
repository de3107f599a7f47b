// White space and comments, with the HTML-like ones of ECMA-262 annex B.1.1.
#include "characters.hpp"
#include "lexer.hpp"

namespace loopscope::js {

bool Lexer::skip_trivia(Token& token) {
  if (position_ == 0 && peek() == u'#' && peek(1) == u'!') skip_line();
  bool skipped = true;
  while (skipped) {
    skipped = skip_space(token);
    if (!skip_comment(token, skipped)) return false;
  }
  return true;
}

// Whether anything was skipped.
bool Lexer::skip_space(Token& token) {
  std::uint32_t begin = position_;
  while (!at_end()) {
    char16_t unit = source_[position_];
    if (is_line_terminator(unit)) {
      token.newline_before = true;
    } else if (!is_space(unit)) {
      break;
    }
    ++position_;
  }
  return position_ != begin;
}

bool Lexer::skip_comment(Token& token, bool& skipped) {
  char16_t unit = peek();
  if (unit != u'/' && unit != u'<' && unit != u'-') return true;
  bool is_line = unit == u'/' && peek(1) == u'/';
  bool is_block = unit == u'/' && peek(1) == u'*';
  bool is_html_open = unit == u'<' && source_.substr(position_, 4) == u"<!--";
  bool is_html_close = token.newline_before && unit == u'-' && source_.substr(position_, 3) == u"-->";
  if (!is_line && !is_block && !is_html_open && !is_html_close) return true;
  skipped = true;
  if (is_html_open || is_html_close) return skip_html_comment(token, is_html_open ? 4 : 3);
  if (is_block) return skip_block_comment(token);
  skip_line();
  return true;
}

bool Lexer::skip_html_comment(Token& token, std::uint32_t length) {
  token.span.begin = position_;
  position_ += length;
  if (is_module_) {
    make_illegal(token, Message::HtmlCommentInModule, {position_, position_ + 1});
    return false;
  }
  skip_line();
  return true;
}

bool Lexer::skip_block_comment(Token& token) {
  token.span.begin = position_;
  position_ += 2;
  while (!at_end()) {
    char16_t unit = source_[position_++];
    if (unit == u'*' && take(u'/')) return true;
    if (is_line_terminator(unit)) token.newline_before = true;
  }
  make_illegal(token);
  return false;
}

void Lexer::skip_line() {
  while (!at_end() && !is_line_terminator(source_[position_])) ++position_;
}

}  // namespace loopscope::js
