#pragma once
// Tokens (token_kinds.def) and the questions the parser asks about them.
#include <base/span.hpp>
#include <javascript/ast.hpp>

#include "message.hpp"

#include <cstdint>
#include <string_view>

namespace loopscope::js {

enum class TokenKind : std::uint8_t {
#define TOKEN(name, text, group) name,
#include "token_kinds.def"
#undef TOKEN
};

enum class TokenGroup : std::uint8_t { Special, Name, Word, Punctuator };

std::string_view token_text(TokenKind kind);
TokenGroup token_group(TokenKind kind);

struct Token {
  TokenKind kind = TokenKind::EndOfInput;
  bool newline_before = false;
  bool has_escape = false;        // of identifiers and strings
  std::uint8_t radix = 10;        // BigInt
  Message error = Message::None;  // why it is Illegal; of templates: why there is no cooked value
  Span span;
  Span error_span;
  Text value;         // identifier name, string value, cooked template, regular expression pattern, BigInt digits
  Text raw;           // raw template text; regular expression flags
  double number = 0;  // Number
};

constexpr bool in_range(TokenKind kind, TokenKind first, TokenKind last) { return kind >= first && kind <= last; }

// Tokens that name things in every context.
constexpr bool is_plain_identifier(TokenKind kind) { return in_range(kind, TokenKind::Identifier, TokenKind::Async); }
// Tokens that name things in some context.
constexpr bool is_any_identifier(TokenKind kind) {
  return in_range(kind, TokenKind::Identifier, TokenKind::EscapedStrictReserved);
}
constexpr bool is_strict_reserved(TokenKind kind) {
  return in_range(kind, TokenKind::Yield, TokenKind::EscapedStrictReserved);
}
// Tokens whose text is an IdentifierName: fit for property names.
constexpr bool is_property_word(TokenKind kind) { return in_range(kind, TokenKind::Identifier, TokenKind::With); }
// After these, V8 places a call at the token itself.
constexpr bool is_callable(TokenKind kind) { return is_any_identifier(kind) || kind == TokenKind::Super; }

constexpr bool is_assignment_operator(TokenKind kind) {
  return in_range(kind, TokenKind::Assign, TokenKind::AssignCoalesce);
}
constexpr bool is_logical_assignment(TokenKind kind) {
  return in_range(kind, TokenKind::AssignAnd, TokenKind::AssignCoalesce);
}
constexpr bool ends_statement(TokenKind kind) {
  return kind == TokenKind::Semicolon || kind == TokenKind::RightBrace || kind == TokenKind::EndOfInput;
}

// Of binary operators: 4 (|) to 13 (**), as ECMA-262 nests its productions; 0 for every other token. `&&`, `||`, `??`
// have 3, 2, 1.
int precedence(TokenKind kind);
BinaryOperator binary_operator(TokenKind kind);    // of a binary operator
BinaryOperator compound_operator(TokenKind kind);  // of AssignAdd..AssignBitwiseXor
LogicalOperator logical_operator(TokenKind kind);  // of AssignAnd..AssignCoalesce, And, Or, Coalesce

// Identifier, or the keyword that `word` spells.
TokenKind keyword_kind(Text word);

}  // namespace loopscope::js
