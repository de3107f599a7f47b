// Statements except loops and declarations: ECMA-262 section 14.
#include "parser_impl.hpp"

namespace loopscope::js {

Statement* Parser::parse_statement_list_item() {
  switch (peek()) {
    case TokenKind::Function:
      advance();
      return parse_function_declaration(position(), false);
    case TokenKind::Class:
      advance();
      return parse_class_declaration();
    case TokenKind::Var:
    case TokenKind::Const:
      return parse_variable_statement();
    case TokenKind::Let:
      if (is_let_declaration()) return parse_variable_statement();
      break;
    case TokenKind::Async:
      if (peek_ahead() == TokenKind::Function && !newline_after_next()) {
        advance();
        return parse_async_function_declaration();
      }
      break;
    default:
      break;
  }
  return parse_statement(true);
}

// `allow_function`: a label may be followed by a function here.
Statement* Parser::parse_statement(bool allow_function) {
  DepthGuard guard(*this);
  return parse_statement_unguarded(allow_function);
}

Statement* Parser::parse_statement_unguarded(bool allow_function) {
  switch (peek()) {
    case TokenKind::LeftBrace:
      return parse_block();
    case TokenKind::Semicolon:
      return parse_empty();
    case TokenKind::If:
      return parse_if();
    case TokenKind::Do:
      return parse_do_while();
    case TokenKind::While:
      return parse_while();
    case TokenKind::For:
      return is_await_allowed() && peek_ahead() == TokenKind::Await ? parse_for_await() : parse_for();
    case TokenKind::Continue:
      return parse_continue();
    case TokenKind::Break:
      return parse_break();
    case TokenKind::Return:
      return parse_return();
    case TokenKind::Throw:
      return parse_throw();
    case TokenKind::Try:
      return parse_try();
    case TokenKind::With:
      return parse_with();
    case TokenKind::Switch:
      return parse_switch();
    case TokenKind::Debugger:
      return parse_debugger();
    case TokenKind::Var:
      return parse_variable_statement();
    default:
      return parse_expression_or_labelled(allow_function);
  }
}

// A declaration where only a statement may stand; tells so.
bool Parser::is_misplaced_declaration() {
  switch (peek()) {
    case TokenKind::Function:
      report(next_->span, strict_ ? Message::StrictFunctionPlace : Message::SloppyFunctionPlace);
      return true;
    case TokenKind::Class:
      report_unexpected_next();
      return true;
    case TokenKind::Async:
      if (peek_ahead() != TokenKind::Function || newline_after_next()) return false;
      report(next_->span, Message::AsyncInSingleStatement);
      return true;
    case TokenKind::Let: {
      // A line break makes `let` an identifier, except before "[".
      TokenKind following = peek_ahead();
      bool begins_binding = following == TokenKind::LeftBrace || following == TokenKind::Identifier;
      if (following != TokenKind::LeftBracket && (!begins_binding || newline_after_next())) return false;
      report(next_->span, Message::LexicalInSingleStatement);
      return true;
    }
    default:
      return false;
  }
}

Statement* Parser::parse_expression_or_labelled(bool allow_function) {
  std::uint32_t begin = peek_position();
  if (is_misplaced_declaration()) return make_node<Empty>(begin);
  bool begins_with_name = peek_any_identifier();
  Expression* expression = parse_expression();
  if (begins_with_name && peek() == TokenKind::Colon && !expression->parenthesized) {
    if (const auto* label = try_as<Identifier>(expression)) return parse_labelled(*label, allow_function);
  }
  expect_semicolon();
  ExpressionStatement* statement = make_node<ExpressionStatement>(begin);
  statement->expression = expression;
  return statement;
}

Statement* Parser::parse_labelled(const Identifier& label, bool allow_function) {
  if (find_label(label.name) != nullptr) report_here(Message::DuplicateLabel, label.name);
  advance();
  function_->labels.push_back({label.name, label.span.begin, peek_position(), false});
  if (peek_begins_loop()) mark_loop_labels();
  const Statement* body = nullptr;
  if (peek() == TokenKind::Function && !strict_ && allow_function) {
    body = parse_embedded_function();
  } else {
    body = parse_statement(allow_function);
  }
  function_->labels.pop_back();
  Labelled* labelled = make_node<Labelled>(label.span.begin);
  labelled->label = label.name;
  labelled->label_span = label.span;
  labelled->body = body;
  return labelled;
}

bool Parser::peek_begins_loop() const {
  return peek() == TokenKind::For || peek() == TokenKind::While || peek() == TokenKind::Do;
}

// All labels directly before a loop may be continued.
void Parser::mark_loop_labels() {
  std::vector<Label>& labels = function_->labels;
  std::uint32_t loop_begin = labels.back().body_begin;
  for (std::size_t i = labels.size(); i > 0 && labels[i - 1].body_begin == loop_begin; --i) {
    labels[i - 1].is_loop = true;
    loop_begin = labels[i - 1].begin;
  }
}

const Label* Parser::find_label(Text name) const {
  for (const Label& label : function_->labels) {
    if (label.name == name) return &label;
  }
  return nullptr;
}

Block* Parser::parse_block() {
  std::uint32_t begin = peek_position();
  DepthGuard guard(*this);
  NameScoped scope(names_, NameScopeKind::Block);
  return parse_block_in_scope(begin);
}

Block* Parser::parse_block_in_scope(std::uint32_t begin) {
  expect(TokenKind::LeftBrace);
  ListBuilder<const Statement*> body(arena_, buffers_);
  parse_statement_list(body, TokenKind::RightBrace);
  expect(TokenKind::RightBrace);
  Block* block = make_node<Block>(begin);
  block->body = body.finish();
  return block;
}

Statement* Parser::parse_empty() {
  advance();
  return make_node<Empty>(position());
}

Statement* Parser::parse_debugger() {
  std::uint32_t begin = peek_position();
  advance();
  expect_semicolon();
  return make_node<Debugger>(begin);
}

Statement* Parser::parse_if() {
  advance();
  std::uint32_t begin = position();
  expect(TokenKind::LeftParen);
  const Expression* test = parse_expression();
  expect(TokenKind::RightParen);
  const Statement* consequent = parse_scoped_statement();
  const Statement* alternate = check(TokenKind::Else) ? parse_scoped_statement() : nullptr;
  If* statement = make_node<If>(begin);
  statement->test = test;
  statement->consequent = consequent;
  statement->alternate = alternate;
  return statement;
}

// A function as the body of an `if` is in a block made for it: ECMA-262 annex B.3.3.
Statement* Parser::parse_scoped_statement() {
  if (strict_ || peek() != TokenKind::Function) return parse_statement();
  DepthGuard guard(*this);
  std::uint32_t begin = peek_position();
  NameScoped scope(names_, NameScopeKind::Block);
  const Statement* function = parse_embedded_function();
  Block* block = make_node<Block>(begin);
  block->body = arena_.copy(&function, 1);
  return block;
}

Statement* Parser::parse_return() {
  advance();
  std::uint32_t begin = position();
  bool is_forbidden =
      function_->is_program ? options_.goal != ProgramGoal::CommonJs : function_->kind == FunctionKind::StaticBlock;
  if (is_forbidden) report_here(Message::IllegalReturn);
  const Expression* value = nullptr;
  if (!newline_before_next() && !ends_statement(peek())) value = parse_expression();
  expect_semicolon();
  Return* statement = make_node<Return>(begin);
  statement->value = value;
  return statement;
}

Statement* Parser::parse_throw() {
  advance();
  std::uint32_t begin = position();
  if (newline_before_next()) report_here(Message::NewlineAfterThrow);
  const Expression* value = parse_expression();
  expect_semicolon();
  Throw* statement = make_node<Throw>(begin);
  statement->value = value;
  return statement;
}

// The label behind `break` or `continue`. False: there is none.
bool Parser::parse_jump_label(Text& label) {
  if (newline_before_next() || ends_statement(peek())) return false;
  label = parse_binding_identifier();
  return true;
}

Statement* Parser::parse_break() {
  advance();
  std::uint32_t begin = position();
  Text label;
  if (parse_jump_label(label)) {
    if (find_label(label) == nullptr) report_here(Message::UndefinedLabel, label);
  } else if (function_->breakables == 0) {
    report_here(Message::IllegalBreak);
  }
  expect_semicolon();
  Break* statement = make_node<Break>(begin);
  statement->label = label;
  return statement;
}

Statement* Parser::parse_continue() {
  advance();
  std::uint32_t begin = position();
  Text name;
  if (parse_jump_label(name)) {
    const Label* label = find_label(name);
    if (label == nullptr)
      report_here(Message::UndefinedLabel, name);
    else if (!label->is_loop)
      report_here(Message::ContinueTarget, name);
  } else if (function_->loops == 0) {
    report_here(Message::ContinueOutsideLoop);
  }
  expect_semicolon();
  Continue* statement = make_node<Continue>(begin);
  statement->label = name;
  return statement;
}

Statement* Parser::parse_with() {
  advance();
  std::uint32_t begin = position();
  if (strict_) report_here(Message::StrictWith);
  function_->usage |= contains_with_flag;
  expect(TokenKind::LeftParen);
  const Expression* object = parse_expression();
  expect(TokenKind::RightParen);
  const Statement* body = parse_statement();
  With* statement = make_node<With>(begin);
  statement->object = object;
  statement->body = body;
  return statement;
}

Statement* Parser::parse_switch() {
  advance();
  std::uint32_t begin = position();
  expect(TokenKind::LeftParen);
  const Expression* discriminant = parse_expression();
  expect(TokenKind::RightParen);
  expect(TokenKind::LeftBrace);
  NameScoped scope(names_, NameScopeKind::Block);
  ++function_->breakables;
  ListBuilder<SwitchCase> cases(arena_, buffers_);
  bool has_default = false;
  while (peek() != TokenKind::RightBrace && !failed()) {
    if (!parse_switch_case(cases, has_default)) break;
  }
  --function_->breakables;
  expect(TokenKind::RightBrace);
  Switch* statement = make_node<Switch>(begin);
  statement->discriminant = discriminant;
  statement->cases = cases.finish();
  return statement;
}

bool Parser::parse_switch_case(ListBuilder<SwitchCase>& cases, bool& has_default) {
  std::uint32_t begin = peek_position();
  const Expression* test = nullptr;
  if (check(TokenKind::Case)) {
    test = parse_expression();
  } else {
    expect(TokenKind::Default);
    if (has_default) report_here(Message::SecondDefault);
    has_default = true;
  }
  expect(TokenKind::Colon);
  ListBuilder<const Statement*> body(arena_, buffers_);
  while (peek() != TokenKind::Case && peek() != TokenKind::Default && peek() != TokenKind::RightBrace && !failed()) {
    body.add(parse_statement_list_item());
  }
  cases.add({test, body.finish(), span_from(begin)});
  return !failed();
}

Statement* Parser::parse_try() {
  advance();
  Try* statement = make_node<Try>(position());
  std::uint32_t begin = position();
  statement->block = parse_block();
  if (peek() != TokenKind::Catch && peek() != TokenKind::Finally) report_here(Message::MissingCatch);
  if (check(TokenKind::Catch)) parse_catch(*statement);
  if (check(TokenKind::Finally)) statement->finalizer = parse_block();
  statement->span = span_from(begin);
  return statement;
}

void Parser::parse_catch(Try& statement) {
  if (!check(TokenKind::LeftParen)) {
    statement.handler = parse_block();
    return;
  }
  NameScoped scope(names_, NameScopeKind::Block);
  parse_catch_parameter(statement);
  expect(TokenKind::RightParen);
  DepthGuard guard(*this);
  std::uint32_t begin = peek_position();
  NameScoped block_scope(names_, NameScopeKind::Block);
  statement.handler = parse_block_in_scope(begin);
  NameConflict conflict;
  if (failed() || !names_.conflict_with_parent(conflict)) return;
  report(conflict.span, Message::Redeclaration, conflict.name);
}

// A simple parameter may be redeclared by a `var`; the names of a pattern are lexical.
void Parser::parse_catch_parameter(Try& statement) {
  if (peek_any_identifier()) {
    Text name = parse_non_restricted_identifier();
    Identifier* parameter = make_node<Identifier>(position());
    parameter->name = name;
    statement.parameter = parameter;
    names_.declare_catch(name, parameter->span);
    return;
  }
  ExpressionScoped scoped(expressions_, ScopeReading::LexicalDeclaration);
  statement.parameter = to_pattern(parse_binding_pattern());
}

}  // namespace loopscope::js
