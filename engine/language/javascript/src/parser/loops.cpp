// Loops, ECMA-262 section 14.7.
#include "parser_impl.hpp"

namespace loopscope::js {

const Statement* Parser::parse_loop_body() {
  ++function_->loops;
  ++function_->breakables;
  const Statement* body = parse_statement();
  --function_->loops;
  --function_->breakables;
  return body;
}

Statement* Parser::parse_while() {
  advance();
  std::uint32_t begin = position();
  expect(TokenKind::LeftParen);
  const Expression* test = parse_expression();
  expect(TokenKind::RightParen);
  const Statement* body = parse_loop_body();
  While* loop = make_node<While>(begin);
  loop->test = test;
  loop->body = body;
  return loop;
}

Statement* Parser::parse_do_while() {
  advance();
  std::uint32_t begin = position();
  const Statement* body = parse_loop_body();
  expect(TokenKind::While);
  expect(TokenKind::LeftParen);
  const Expression* test = parse_expression();
  expect(TokenKind::RightParen);
  check(TokenKind::Semicolon);
  DoWhile* loop = make_node<DoWhile>(begin);
  loop->body = body;
  loop->test = test;
  return loop;
}

Statement* Parser::parse_for() {
  advance();
  std::uint32_t begin = position();
  expect(TokenKind::LeftParen);
  NameScoped scope(names_, NameScopeKind::Block);
  bool is_lexical = peek() == TokenKind::Const || (peek() == TokenKind::Let && is_let_declaration());
  if (is_lexical || peek() == TokenKind::Var) return parse_for_declaration(begin);
  if (peek() != TokenKind::Semicolon) return parse_for_expression(begin);
  return parse_for_rest(nullptr, begin);
}

ForEachKind Parser::check_in_or_of() {
  if (check(TokenKind::In)) return ForEachKind::In;
  return check_word(u"of") ? ForEachKind::Of : ForEachKind::None;
}

Statement* Parser::parse_for_declaration(std::uint32_t begin) {
  std::uint32_t declaration_begin = peek_position();
  Declarations declarations = parse_declarations(DeclarationContext::ForHead);
  const VariableDeclaration* left = make_declaration(declarations, declaration_begin);
  ForEachKind kind = failed() ? ForEachKind::None : check_in_or_of();
  if (kind == ForEachKind::None) return parse_for_rest(left, begin);
  check_for_each_declarations(declarations, kind);
  return parse_for_each_rest(left, kind, begin);
}

// One binding without initializer, but for `for (var x = 1 in o)` in sloppy code (ECMA-262 annex B.3.5).
void Parser::check_for_each_declarations(const Declarations& declarations, ForEachKind kind) {
  std::string name = kind == ForEachKind::In ? "for-in" : "for-of";
  if (declarations.declarators.size() != 1) return report(declarations.bindings, Message::LoopBindings, name);
  if (declarations.declarators[0].initializer == nullptr) return;
  bool is_allowed = !strict_ && kind == ForEachKind::In && declarations.kind == DeclarationKind::Var &&
                    declarations.declarators[0].target->kind == NodeKind::Identifier;
  if (!is_allowed) report(declarations.first_initializer, Message::LoopInitializer, name);
}

Statement* Parser::parse_for_expression(std::uint32_t begin) {
  bool begins_with_let = peek() == TokenKind::Let;
  std::uint32_t left_begin = peek_position();
  Span first_token = next_->span;
  ForEachKind kind = ForEachKind::None;
  Expression* expression = nullptr;
  {
    ExpressionScoped scoped(expressions_, ScopeReading::Expression);
    Restore accept(accept_in_, false);
    expression = parse_expression_cover();
    bool is_async = current_->kind == TokenKind::Async && !current_->has_escape;
    Span left_span = span_from(left_begin);
    kind = check_in_or_of();
    if (kind == ForEachKind::None) {
      validate_expression(scoped.scope);
    } else if (kind == ForEachKind::Of && (begins_with_let || is_async)) {
      report(first_token, begins_with_let ? Message::ForOfLet : Message::ForOfAsync);
    } else if (expression->kind == NodeKind::ArrayLiteral || expression->kind == NodeKind::ObjectLiteral) {
      validate_pattern(scoped.scope, expression, left_span);
    } else {
      expression = validate_reference(scoped.scope, expression, left_span);
    }
  }
  if (kind == ForEachKind::None) return parse_for_rest(expression, begin);
  return parse_for_each_rest(to_pattern(expression), kind, begin);
}

// Behind the first part of the head, at the ";".
Statement* Parser::parse_for_rest(const Node* initializer, std::uint32_t begin) {
  expect(TokenKind::Semicolon);
  const Expression* test = peek() == TokenKind::Semicolon ? nullptr : parse_expression();
  expect(TokenKind::Semicolon);
  const Expression* update = peek() == TokenKind::RightParen ? nullptr : parse_expression();
  expect(TokenKind::RightParen);
  const Statement* body = parse_loop_body();
  For* loop = make_node<For>(begin);
  loop->initializer = initializer;
  loop->test = test;
  loop->update = update;
  loop->body = body;
  return loop;
}

// Behind `in` or `of`.
Statement* Parser::parse_for_each_rest(const Node* left, ForEachKind kind, std::uint32_t begin) {
  bool is_of = kind == ForEachKind::Of;
  Restore accept(accept_in_, true);
  const Expression* right = is_of ? parse_assignment() : parse_expression();
  expect(TokenKind::RightParen);
  const Statement* body = parse_loop_body();
  if (is_of) {
    ForOf* loop = make_node<ForOf>(begin);
    loop->left = left;
    loop->right = right;
    loop->body = body;
    return loop;
  }
  ForIn* loop = make_node<ForIn>(begin);
  loop->left = left;
  loop->right = right;
  loop->body = body;
  return loop;
}

Statement* Parser::parse_for_await() {
  advance();
  std::uint32_t begin = position();
  expect(TokenKind::Await);
  if (function_->is_program) has_top_level_await_ = true;
  expect(TokenKind::LeftParen);
  NameScoped scope(names_, NameScopeKind::Block);
  const Node* left = parse_for_await_left();
  expect_word(u"of");
  Restore accept(accept_in_, true);
  const Expression* right = parse_assignment();
  expect(TokenKind::RightParen);
  const Statement* body = parse_loop_body();
  ForOf* loop = make_node<ForOf>(begin);
  loop->is_await = true;
  loop->left = left;
  loop->right = right;
  loop->body = body;
  return loop;
}

const Node* Parser::parse_for_await_left() {
  std::uint32_t begin = peek_position();
  bool begins_with_let = peek() == TokenKind::Let;
  bool is_lexical = peek() == TokenKind::Const || (begins_with_let && is_let_declaration());
  if (is_lexical || peek() == TokenKind::Var) {
    Declarations declarations = parse_declarations(DeclarationContext::ForHead);
    if (!failed()) check_for_await_declarations(declarations);
    return make_declaration(declarations, begin);
  }
  if (begins_with_let) report(next_->span, Message::ForOfLet);
  ExpressionScoped scoped(expressions_, ScopeReading::Expression);
  Expression* left = parse_left_hand_side();
  if (left->kind == NodeKind::ArrayLiteral || left->kind == NodeKind::ObjectLiteral) {
    validate_pattern(scoped.scope, left, span_from(begin));
  } else {
    left = validate_reference(scoped.scope, left, span_from(begin));
  }
  return to_pattern(left);
}

void Parser::check_for_await_declarations(const Declarations& declarations) {
  std::string name = "for-await-of";
  if (declarations.declarators.size() != 1) return report(declarations.bindings, Message::LoopBindings, name);
  bool has_initializer = declarations.declarators[0].initializer != nullptr;
  if (has_initializer) report(declarations.first_initializer, Message::LoopInitializer, name);
}

}  // namespace loopscope::js
