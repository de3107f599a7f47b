#include "characters.hpp"
#include "lexer.hpp"

namespace loopscope::js {

void Lexer::scan_punctuator(Token& token) {
  token.kind = punctuator_kind();
  if (token.kind == TokenKind::Illegal) make_illegal(token);
}

TokenKind Lexer::punctuator_kind() {
  switch (source_[position_++]) {
    case u'{':
      return TokenKind::LeftBrace;
    case u'}':
      return TokenKind::RightBrace;
    case u'(':
      return TokenKind::LeftParen;
    case u')':
      return TokenKind::RightParen;
    case u'[':
      return TokenKind::LeftBracket;
    case u']':
      return TokenKind::RightBracket;
    case u':':
      return TokenKind::Colon;
    case u';':
      return TokenKind::Semicolon;
    case u',':
      return TokenKind::Comma;
    case u'~':
      return TokenKind::BitwiseNot;
    case u'^':
      return with_assign(TokenKind::BitwiseXor, TokenKind::AssignBitwiseXor);
    case u'%':
      return with_assign(TokenKind::Percent, TokenKind::AssignRemainder);
    case u'/':
      return with_assign(TokenKind::Slash, TokenKind::AssignDivide);
    case u'+':
      return take(u'+') ? TokenKind::Increment : with_assign(TokenKind::Plus, TokenKind::AssignAdd);
    case u'-':
      return take(u'-') ? TokenKind::Decrement : with_assign(TokenKind::Minus, TokenKind::AssignSubtract);
    case u'*':
      return star_kind();
    case u'<':
      return less_kind();
    case u'>':
      return greater_kind();
    case u'?':
      return question_kind();
    case u'!':
      return equals_kind(TokenKind::Not, TokenKind::NotEqual, TokenKind::StrictNotEqual);
    case u'=':
      if (take(u'>')) return TokenKind::Arrow;
      return equals_kind(TokenKind::Assign, TokenKind::Equal, TokenKind::StrictEqual);
    case u'&':
      return ampersand_or_bar_kind(u'&', TokenKind::BitwiseAnd, TokenKind::And, TokenKind::AssignBitwiseAnd,
                                   TokenKind::AssignAnd);
    case u'|':
      return ampersand_or_bar_kind(u'|', TokenKind::BitwiseOr, TokenKind::Or, TokenKind::AssignBitwiseOr,
                                   TokenKind::AssignOr);
    case u'.':
      if (peek() != u'.' || peek(1) != u'.') return TokenKind::Dot;
      position_ += 2;
      return TokenKind::Ellipsis;
    default:
      return TokenKind::Illegal;
  }
}

TokenKind Lexer::equals_kind(TokenKind single, TokenKind twice, TokenKind thrice) {
  if (!take(u'=')) return single;
  return take(u'=') ? thrice : twice;
}

TokenKind Lexer::ampersand_or_bar_kind(char16_t unit, TokenKind single, TokenKind twice, TokenKind assign,
                                       TokenKind assign_twice) {
  if (take(unit)) return with_assign(twice, assign_twice);
  return with_assign(single, assign);
}

TokenKind Lexer::star_kind() {
  if (take(u'*')) return with_assign(TokenKind::Exponent, TokenKind::AssignExponent);
  return with_assign(TokenKind::Star, TokenKind::AssignMultiply);
}

TokenKind Lexer::less_kind() {
  if (take(u'<')) return with_assign(TokenKind::ShiftLeft, TokenKind::AssignShiftLeft);
  return with_assign(TokenKind::Less, TokenKind::LessEqual);
}

TokenKind Lexer::greater_kind() {
  if (!take(u'>')) return with_assign(TokenKind::Greater, TokenKind::GreaterEqual);
  if (!take(u'>')) return with_assign(TokenKind::ShiftRight, TokenKind::AssignShiftRight);
  return with_assign(TokenKind::ShiftRightUnsigned, TokenKind::AssignShiftRightUnsigned);
}

TokenKind Lexer::question_kind() {
  if (peek() == u'.' && !is_decimal_digit(peek(1))) {
    ++position_;
    return TokenKind::QuestionDot;
  }
  if (take(u'?')) return with_assign(TokenKind::Coalesce, TokenKind::AssignCoalesce);
  return TokenKind::Question;
}

}  // namespace loopscope::js
