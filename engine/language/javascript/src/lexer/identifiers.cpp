#include "characters.hpp"
#include "lexer.hpp"

#include <base/utf.hpp>

namespace loopscope::js {

// The common case: an ASCII name without escapes.
void Lexer::scan_identifier(Token& token) {
  std::uint32_t begin = position_;
  while (position_ < source_.size() && is_ascii_id_part(source_[position_])) ++position_;
  if (position_ < source_.size() && (source_[position_] == u'\\' || source_[position_] >= 128)) {
    position_ = begin;
    return scan_escaped_identifier(token);
  }
  token.value = text_from(begin);
  token.kind = keyword_kind(token.value);
}

// A keyword that was written with an escape is one only for the names that are keywords in some places.
static TokenKind escaped_kind(TokenKind kind) {
  if (in_range(kind, TokenKind::Identifier, TokenKind::Yield)) return kind;
  return is_strict_reserved(kind) ? TokenKind::EscapedStrictReserved : TokenKind::EscapedKeyword;
}

void Lexer::scan_escaped_identifier(Token& token) {
  std::uint32_t begin = position_;
  scratch_.clear();
  bool is_start = true;
  while (identifier_continues()) {
    if (!scan_identifier_part(token, is_start)) return;
    is_start = false;
  }
  if (is_start) {  // nothing that could begin an identifier
    position_ += code_point_at(source_, position_).length;
    return make_illegal(token);
  }
  token.value = token.has_escape ? arena_.copy_text(scratch_) : text_from(begin);
  TokenKind kind = keyword_kind(token.value);
  token.kind = token.has_escape ? escaped_kind(kind) : kind;
}

// Whether something that is, or claims with a backslash to be, part of a name comes next.
bool Lexer::identifier_continues() const {
  if (at_end()) return false;
  char16_t unit = source_[position_];
  if (unit < 128) return unit == u'\\' || is_ascii_id_part(unit);
  return is_id_part(code_point_at(source_, position_).code_point);
}

bool Lexer::scan_identifier_part(Token& token, bool is_start) {
  DecodedPoint point = code_point_at(source_, position_);
  if (point.code_point == U'\\') {
    token.has_escape = true;
    ++position_;
    if (peek() != u'u') {
      make_illegal(token);
      return false;
    }
    ++position_;
    point.code_point = scan_unicode_escape(token);
    if (point.code_point == no_character) return false;
  } else {
    position_ += point.length;
  }
  bool fits = is_start ? is_id_start(point.code_point) : is_id_part(point.code_point);
  if (fits) {
    append_utf16(scratch_, point.code_point);
  } else {
    make_illegal(token);
  }
  return fits;
}

void Lexer::scan_private_name(Token& token) {
  std::uint32_t begin = position_++;
  DecodedPoint first = at_end() ? DecodedPoint{0, 1} : code_point_at(source_, position_);
  if (first.code_point != U'\\' && !is_id_start(first.code_point)) return make_illegal(token);
  scan_escaped_identifier(token);
  if (token.kind == TokenKind::Illegal) return;
  token.kind = TokenKind::PrivateName;
  if (token.has_escape) {
    scratch_.insert(scratch_.begin(), u'#');
    token.value = arena_.copy_text(scratch_);
  } else {
    token.value = text_from(begin);
  }
}

}  // namespace loopscope::js
