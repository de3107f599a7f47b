// `var`, `let` and `const`: ECMA-262 sections 14.3.1 and 14.3.2.
#include "parser_impl.hpp"

namespace loopscope::js {

// At `let`: whether it begins a declaration rather than an expression.
bool Parser::is_let_declaration() {
  switch (peek_ahead()) {
    case TokenKind::LeftBrace:
    case TokenKind::LeftBracket:
    case TokenKind::Identifier:
    case TokenKind::Static:
    case TokenKind::Let:
    case TokenKind::Yield:
    case TokenKind::Await:
    case TokenKind::Get:
    case TokenKind::Set:
    case TokenKind::Async:
      return true;
    case TokenKind::FutureStrictReserved:
    case TokenKind::EscapedStrictReserved:
      return !strict_;
    default:
      return false;
  }
}

Statement* Parser::parse_variable_statement() {
  std::uint32_t begin = peek_position();
  Declarations declarations = parse_declarations(DeclarationContext::StatementList);
  expect_semicolon();
  return make_declaration(declarations, begin);
}

VariableDeclaration* Parser::make_declaration(const Declarations& declarations, std::uint32_t begin) {
  VariableDeclaration* declaration = make_node<VariableDeclaration>(begin);
  declaration->declaration_kind = declarations.kind;
  declaration->declarators = declarations.declarators;
  return declaration;
}

static DeclarationKind declaration_kind(TokenKind kind) {
  if (kind == TokenKind::Var) return DeclarationKind::Var;
  return kind == TokenKind::Let ? DeclarationKind::Let : DeclarationKind::Const;
}

Declarations Parser::parse_declarations(DeclarationContext context) {
  Declarations declarations;
  declarations.kind = declaration_kind(advance());
  bool is_var = declarations.kind == DeclarationKind::Var;
  ExpressionScoped scoped(expressions_, is_var ? ScopeReading::VarDeclaration : ScopeReading::LexicalDeclaration);
  ListBuilder<Declarator> declarators(arena_, buffers_);
  std::uint32_t begin = peek_position();
  do {
    if (!parse_declarator(context, declarations, declarators)) break;
  } while (check(TokenKind::Comma));
  declarations.bindings = span_from(begin);
  declarations.declarators = declarators.finish();
  return declarations;
}

// False: an error.
bool Parser::parse_declarator(DeclarationContext context, Declarations& declarations,
                              ListBuilder<Declarator>& declarators) {
  std::uint32_t begin = peek_position();
  bool in_for_head = context == DeclarationContext::ForHead;
  Declarator declarator;
  declarator.target = to_pattern(parse_binding_pattern());
  if (failed()) return false;
  std::uint32_t last_token_begin = position();
  bool is_name = declarator.target->kind == NodeKind::Identifier;
  if (check(TokenKind::Assign)) {
    Restore accept(accept_in_, !in_for_head);
    declarator.initializer_begin = peek_position();
    declarator.initializer = parse_assignment();
    if (declarations.first_initializer.empty()) declarations.first_initializer = span_from(last_token_begin);
  } else if (!(in_for_head && peek_in_or_of()) && (!is_name || declarations.kind == DeclarationKind::Const)) {
    report(span_from(begin), Message::MissingInitializer, std::string(is_name ? "const" : "destructuring"));
  }
  declarator.span = span_from(begin);
  declarators.add(declarator);
  return !failed();
}

}  // namespace loopscope::js
