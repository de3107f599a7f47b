#include "token.hpp"

#include <algorithm>
#include <array>

namespace loopscope::js {

namespace {

struct TokenInfo {
  std::string_view text;
  TokenGroup group;
};

constexpr std::array token_infos = {
#define TOKEN(name, text, group) TokenInfo{text, TokenGroup::group},
#include "token_kinds.def"
#undef TOKEN
};

struct OperatorInfo {
  TokenKind kind;
  TokenKind assignment;  // its compound form, or EndOfInput
  std::uint8_t precedence;
  BinaryOperator op;
};

constexpr TokenKind no_assignment = TokenKind::EndOfInput;

constexpr OperatorInfo operator_infos[] = {
    {TokenKind::BitwiseOr, TokenKind::AssignBitwiseOr, 4, BinaryOperator::BitwiseOr},
    {TokenKind::BitwiseXor, TokenKind::AssignBitwiseXor, 5, BinaryOperator::BitwiseXor},
    {TokenKind::BitwiseAnd, TokenKind::AssignBitwiseAnd, 6, BinaryOperator::BitwiseAnd},
    {TokenKind::Equal, no_assignment, 7, BinaryOperator::Equal},
    {TokenKind::NotEqual, no_assignment, 7, BinaryOperator::NotEqual},
    {TokenKind::StrictEqual, no_assignment, 7, BinaryOperator::StrictEqual},
    {TokenKind::StrictNotEqual, no_assignment, 7, BinaryOperator::StrictNotEqual},
    {TokenKind::Less, no_assignment, 8, BinaryOperator::Less},
    {TokenKind::Greater, no_assignment, 8, BinaryOperator::Greater},
    {TokenKind::LessEqual, no_assignment, 8, BinaryOperator::LessEqual},
    {TokenKind::GreaterEqual, no_assignment, 8, BinaryOperator::GreaterEqual},
    {TokenKind::In, no_assignment, 8, BinaryOperator::In},
    {TokenKind::Instanceof, no_assignment, 8, BinaryOperator::Instanceof},
    {TokenKind::ShiftLeft, TokenKind::AssignShiftLeft, 9, BinaryOperator::ShiftLeft},
    {TokenKind::ShiftRight, TokenKind::AssignShiftRight, 9, BinaryOperator::ShiftRight},
    {TokenKind::ShiftRightUnsigned, TokenKind::AssignShiftRightUnsigned, 9, BinaryOperator::ShiftRightUnsigned},
    {TokenKind::Plus, TokenKind::AssignAdd, 10, BinaryOperator::Add},
    {TokenKind::Minus, TokenKind::AssignSubtract, 10, BinaryOperator::Subtract},
    {TokenKind::Star, TokenKind::AssignMultiply, 11, BinaryOperator::Multiply},
    {TokenKind::Slash, TokenKind::AssignDivide, 11, BinaryOperator::Divide},
    {TokenKind::Percent, TokenKind::AssignRemainder, 11, BinaryOperator::Remainder},
    {TokenKind::Exponent, TokenKind::AssignExponent, 13, BinaryOperator::Exponent},
};

constexpr std::size_t token_count = token_infos.size();

struct OperatorTables {
  std::array<std::uint8_t, token_count> precedence{};
  std::array<BinaryOperator, token_count> op{};
};

constexpr OperatorTables build_operator_tables() {
  OperatorTables tables;
  for (const OperatorInfo& info : operator_infos) {
    tables.precedence[static_cast<std::size_t>(info.kind)] = info.precedence;
    tables.op[static_cast<std::size_t>(info.kind)] = info.op;
    if (info.assignment != no_assignment) tables.op[static_cast<std::size_t>(info.assignment)] = info.op;
  }
  tables.precedence[static_cast<std::size_t>(TokenKind::And)] = 3;
  tables.precedence[static_cast<std::size_t>(TokenKind::Or)] = 2;
  tables.precedence[static_cast<std::size_t>(TokenKind::Coalesce)] = 1;
  return tables;
}

constexpr OperatorTables operator_tables = build_operator_tables();

struct Keyword {
  std::string_view text;
  TokenKind kind;
};

// Sorted; those that are no token of their own name are the words reserved in strict code.
constexpr Keyword keywords[] = {
    {"async", TokenKind::Async},
    {"await", TokenKind::Await},
    {"break", TokenKind::Break},
    {"case", TokenKind::Case},
    {"catch", TokenKind::Catch},
    {"class", TokenKind::Class},
    {"const", TokenKind::Const},
    {"continue", TokenKind::Continue},
    {"debugger", TokenKind::Debugger},
    {"default", TokenKind::Default},
    {"delete", TokenKind::Delete},
    {"do", TokenKind::Do},
    {"else", TokenKind::Else},
    {"enum", TokenKind::Enum},
    {"export", TokenKind::Export},
    {"extends", TokenKind::Extends},
    {"false", TokenKind::False},
    {"finally", TokenKind::Finally},
    {"for", TokenKind::For},
    {"function", TokenKind::Function},
    {"get", TokenKind::Get},
    {"if", TokenKind::If},
    {"implements", TokenKind::FutureStrictReserved},
    {"import", TokenKind::Import},
    {"in", TokenKind::In},
    {"instanceof", TokenKind::Instanceof},
    {"interface", TokenKind::FutureStrictReserved},
    {"let", TokenKind::Let},
    {"new", TokenKind::New},
    {"null", TokenKind::Null},
    {"package", TokenKind::FutureStrictReserved},
    {"private", TokenKind::FutureStrictReserved},
    {"protected", TokenKind::FutureStrictReserved},
    {"public", TokenKind::FutureStrictReserved},
    {"return", TokenKind::Return},
    {"set", TokenKind::Set},
    {"static", TokenKind::Static},
    {"super", TokenKind::Super},
    {"switch", TokenKind::Switch},
    {"this", TokenKind::This},
    {"throw", TokenKind::Throw},
    {"true", TokenKind::True},
    {"try", TokenKind::Try},
    {"typeof", TokenKind::Typeof},
    {"var", TokenKind::Var},
    {"void", TokenKind::Void},
    {"while", TokenKind::While},
    {"with", TokenKind::With},
    {"yield", TokenKind::Yield},
};

constexpr std::size_t longest_keyword = 10;

// Where the keywords of each first letter begin in the table; one past 'z' ends it.
constexpr std::array<std::uint8_t, 27> build_keyword_starts() {
  std::array<std::uint8_t, 27> starts{};
  for (std::size_t letter = 0; letter <= 26; ++letter) {
    std::uint8_t index = 0;
    for (const Keyword& keyword : keywords) index += keyword.text[0] < static_cast<char>('a' + letter) ? 1 : 0;
    starts[letter] = index;
  }
  return starts;
}

constexpr std::array<std::uint8_t, 27> keyword_starts = build_keyword_starts();

bool spells(Text word, std::string_view text) {
  return word.size() == text.size() &&
         std::equal(word.begin(), word.end(), text.begin(), [](char16_t a, char b) { return a == char16_t(b); });
}

}  // namespace

std::string_view token_text(TokenKind kind) { return token_infos[static_cast<std::size_t>(kind)].text; }
TokenGroup token_group(TokenKind kind) { return token_infos[static_cast<std::size_t>(kind)].group; }

int precedence(TokenKind kind) { return operator_tables.precedence[static_cast<std::size_t>(kind)]; }
BinaryOperator binary_operator(TokenKind kind) { return operator_tables.op[static_cast<std::size_t>(kind)]; }
BinaryOperator compound_operator(TokenKind kind) { return operator_tables.op[static_cast<std::size_t>(kind)]; }

LogicalOperator logical_operator(TokenKind kind) {
  if (kind == TokenKind::And || kind == TokenKind::AssignAnd) return LogicalOperator::And;
  if (kind == TokenKind::Or || kind == TokenKind::AssignOr) return LogicalOperator::Or;
  return LogicalOperator::Coalesce;
}

TokenKind keyword_kind(Text word) {
  if (word.size() < 2 || word.size() > longest_keyword || word[0] < u'a' || word[0] > u'z')
    return TokenKind::Identifier;
  std::size_t letter = word[0] - u'a';
  for (std::size_t i = keyword_starts[letter]; i < keyword_starts[letter + 1]; ++i) {
    if (spells(word, keywords[i].text)) return keywords[i].kind;
  }
  return TokenKind::Identifier;
}

}  // namespace loopscope::js
