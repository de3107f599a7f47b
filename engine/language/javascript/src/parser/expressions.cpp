// Operators, ECMA-262 sections 13.4 to 13.16.
#include "parser_impl.hpp"

namespace loopscope::js {

Expression* Parser::parse_expression() {
  ExpressionScoped scoped(expressions_, ScopeReading::Expression);
  Restore accept(accept_in_, true);
  Expression* expression = parse_expression_cover();
  validate_expression(scoped.scope);
  return expression;
}

// A comma expression, or what the parentheses of an arrow function hold.
Expression* Parser::parse_expression_cover() {
  Spine spine(*this);
  std::uint32_t begin = peek_position();
  ListBuilder<const Expression*> list(arena_, buffers_);
  ElementErrors errors(*expressions_);
  Expression* expression = nullptr;
  do {
    if (peek() == TokenKind::Ellipsis) return parse_rest_of_arrow_head(list, errors);
    std::uint32_t item_begin = peek_position();
    expression = parse_assignment_cover();
    classify_arrow_parameter(errors, item_begin, expression);
    list.add(expression);
    if (!check(TokenKind::Comma)) break;
  } while (peek() != TokenKind::RightParen || peek_ahead() != TokenKind::Arrow);  // a comma may end an arrow's head
  if (list.size() == 1) return expression;
  wrap();
  Sequence* sequence = make_node<Sequence>(begin);
  sequence->expressions = list.finish();
  return sequence;
}

Expression* Parser::parse_assignment() {
  ExpressionScoped scoped(expressions_, ScopeReading::Expression);
  Expression* expression = parse_assignment_cover();
  validate_expression(scoped.scope);
  return expression;
}

Expression* Parser::parse_assignment_cover() {
  DepthGuard guard(*this);
  Spine spine(*this);
  if (peek() == TokenKind::Yield && function_->is_generator) return parse_yield();
  std::uint32_t begin = peek_position();
  Expression* expression = parse_conditional();
  if (peek() == TokenKind::Arrow) return parse_arrow(expression, begin);
  if (!is_assignment_operator(peek())) return expression;
  check_assignment_target(expression, peek(), begin);
  return parse_assignment_rest(expression, begin);
}

static bool is_literal_pattern(const Expression* expression) {
  return expression->kind == NodeKind::ArrayLiteral || expression->kind == NodeKind::ObjectLiteral;
}

void Parser::check_assignment_target(Expression*& target, TokenKind op, std::uint32_t begin) {
  Span span = span_from(begin);
  if (is_valid_reference(target)) {
    if (target->parenthesized) record_declaration_error(span, Message::InvalidDestructuringTarget);
    if (target->kind == NodeKind::Identifier) return;
    record_declaration_error(span, Message::PropertyInDeclaration);
    return settle_expression(*expressions_);
  }
  if (is_literal_pattern(target) && op == TokenKind::Assign) {
    if (target->parenthesized) return report(span, Message::InvalidAssignmentTarget);
    return validate_pattern(*expressions_, target, span);
  }
  target = check_invalid_reference(target, span, Message::InvalidAssignmentTarget, is_logical_assignment(op));
}

Expression* Parser::parse_assignment_rest(Expression* target, std::uint32_t begin) {
  Span target_span = span_from(begin);
  TokenKind op = advance();
  Span operator_span = current_->span;
  Expression* value = parse_assignment();
  if (op != TokenKind::Assign) record_pattern_error(target_span, Message::InvalidDestructuringTarget);
  wrap();
  Assignment* assignment = make_node<Assignment>(begin);
  assignment->operator_span = operator_span;
  assignment->target = op == TokenKind::Assign ? to_pattern(target) : target;
  assignment->value = value;
  if (is_logical_assignment(op)) {
    assignment->assignment_kind = AssignmentKind::Logical;
    assignment->logical = logical_operator(op);
  } else if (op != TokenKind::Assign) {
    assignment->assignment_kind = AssignmentKind::Compound;
    assignment->binary = compound_operator(op);
  }
  return assignment;
}

Expression* Parser::parse_conditional() {
  std::uint32_t begin = peek_position();
  Expression* expression = parse_logical();
  return peek() == TokenKind::Question ? parse_conditional_rest(expression, begin) : expression;
}

Expression* Parser::parse_conditional_rest(Expression* test, std::uint32_t begin) {
  wrap();
  advance();
  const Expression* consequent = nullptr;
  {
    Restore accept(accept_in_, true);
    consequent = parse_assignment();
  }
  expect(TokenKind::Colon);
  const Expression* alternate = parse_assignment();
  Conditional* conditional = make_node<Conditional>(begin);
  conditional->test = test;
  conditional->consequent = consequent;
  conditional->alternate = alternate;
  return conditional;
}

// `??` may not be mixed with `&&` and `||`: what does not fit is left for the caller, to whom it is unexpected.
Expression* Parser::parse_logical() {
  std::uint32_t begin = peek_position();
  Expression* expression = parse_binary(4);
  if (peek() == TokenKind::And)
    expression = parse_and_rest(expression, begin);
  else if (peek() == TokenKind::Coalesce)
    return parse_coalesce_rest(expression, begin);
  return peek() == TokenKind::Or ? parse_or_rest(expression, begin) : expression;
}

Expression* Parser::make_logical(LogicalOperator op, ListBuilder<const Expression*>& operands, std::uint32_t begin,
                                 std::uint32_t operator_begin) {
  wrap();
  Logical* logical = make_node<Logical>(begin);
  logical->op = op;
  logical->operator_begin = operator_begin;
  logical->operands = operands.finish();
  return logical;
}

Expression* Parser::parse_or_rest(Expression* first, std::uint32_t begin) {
  ListBuilder<const Expression*> operands(arena_, buffers_);
  operands.add(first);
  std::uint32_t operator_begin = peek_position();
  while (check(TokenKind::Or)) {
    DepthGuard guard(*this);
    std::uint32_t operand_begin = peek_position();
    Expression* operand = parse_binary(4);
    operands.add(peek() == TokenKind::And ? parse_and_rest(operand, operand_begin) : operand);
  }
  return make_logical(LogicalOperator::Or, operands, begin, operator_begin);
}

Expression* Parser::parse_and_rest(Expression* first, std::uint32_t begin) {
  Spine spine(*this);
  ListBuilder<const Expression*> operands(arena_, buffers_);
  operands.add(first);
  std::uint32_t operator_begin = peek_position();
  while (check(TokenKind::And)) operands.add(parse_binary(4));
  return make_logical(LogicalOperator::And, operands, begin, operator_begin);
}

Expression* Parser::parse_coalesce_rest(Expression* first, std::uint32_t begin) {
  ListBuilder<const Expression*> operands(arena_, buffers_);
  operands.add(first);
  std::uint32_t operator_begin = peek_position();
  while (check(TokenKind::Coalesce)) operands.add(parse_binary(4));
  return make_logical(LogicalOperator::Coalesce, operands, begin, operator_begin);
}

// Of the next token if it is a binary operator here, else 0.
int Parser::next_precedence() const {
  if (peek() == TokenKind::In && !accept_in_) return 0;
  return precedence(peek());
}

Expression* Parser::parse_binary(int minimum) {
  std::uint32_t begin = peek_position();
  if (peek() == TokenKind::PrivateName) return parse_private_in(minimum, begin);
  Expression* first = parse_unary();
  return next_precedence() >= minimum ? parse_binary_rest(first, minimum, begin) : first;
}

// All operators whose left operand is what stands before them make one chain, whatever their precedence.
Expression* Parser::parse_binary_rest(Expression* first, int minimum, std::uint32_t begin) {
  wrap();
  ListBuilder<BinaryLink> links(arena_, buffers_);
  for (int level = next_precedence(); level >= minimum && level > 0; level = next_precedence()) {
    DepthGuard guard(*this);
    Spine spine(*this);
    TokenKind op = advance();
    Span operator_span = current_->span;
    const Expression* right = parse_binary(op == TokenKind::Exponent ? level : level + 1);
    links.add({binary_operator(op), right, operator_span});
  }
  Binary* binary = make_node<Binary>(begin);
  binary->first = first;
  binary->links = links.finish();
  return binary;
}

Expression* Parser::parse_private_in(int minimum, std::uint32_t begin) {
  DepthGuard guard(*this);
  Span name_span = next_->span;
  PropertyName key = parse_member_name();
  int level = next_precedence();
  if (peek() != TokenKind::In || level == 0 || level < minimum) {
    report_unexpected(*current_, TokenKind::PrivateName, current_->span);
    return failure();
  }
  advance();
  const Expression* object = parse_binary(level + 1);
  PrivateIn* check = make_node<PrivateIn>(begin);
  check->name = key.name;
  check->name_span = name_span;
  check->object = object;
  return next_precedence() >= minimum ? parse_binary_rest(check, minimum, begin) : check;
}

Expression* Parser::parse_unary() {
  TokenKind kind = peek();
  if (is_any_identifier(kind) && kind != TokenKind::Await) return parse_postfix();
  switch (kind) {
    case TokenKind::Not:
    case TokenKind::BitwiseNot:
    case TokenKind::Plus:
    case TokenKind::Minus:
    case TokenKind::Typeof:
    case TokenKind::Void:
    case TokenKind::Delete:
    case TokenKind::Increment:
    case TokenKind::Decrement:
      return parse_prefix();
    case TokenKind::Await:
      return is_await_allowed() ? parse_await() : parse_postfix();
    default:
      return parse_postfix();
  }
}

static UnaryOperator unary_operator(TokenKind kind) {
  switch (kind) {
    case TokenKind::Delete:
      return UnaryOperator::Delete;
    case TokenKind::Void:
      return UnaryOperator::Void;
    case TokenKind::Typeof:
      return UnaryOperator::Typeof;
    case TokenKind::Plus:
      return UnaryOperator::Plus;
    case TokenKind::Minus:
      return UnaryOperator::Minus;
    case TokenKind::BitwiseNot:
      return UnaryOperator::BitwiseNot;
    default:
      return UnaryOperator::Not;
  }
}

Expression* Parser::parse_prefix() {
  DepthGuard guard(*this);
  TokenKind op = advance();
  std::uint32_t begin = position();
  std::uint32_t operand_begin = peek_position();
  Expression* operand = parse_unary();
  if (op != TokenKind::Increment && op != TokenKind::Decrement) return finish_unary(op, begin, operand);
  if (!is_valid_reference(operand)) {
    operand = check_invalid_reference(operand, span_from(operand_begin), Message::InvalidPrefixTarget, false);
  }
  Update* update = make_node<Update>(begin);
  update->is_increment = op == TokenKind::Increment;
  update->is_prefix = true;
  update->operand = operand;
  return update;
}

static bool is_private_reference(const Expression* expression) {
  if (const auto* chain = try_as<OptionalChain>(expression)) expression = chain->expression;
  const auto* member = try_as<Member>(expression);
  return member != nullptr && member->key.kind == KeyKind::Private;
}

Expression* Parser::finish_unary(TokenKind op, std::uint32_t begin, Expression* operand) {
  if (op == TokenKind::Delete) {
    if (operand->kind == NodeKind::Identifier && strict_) report_here(Message::StrictDelete);
    if (is_private_reference(operand)) report_here(Message::DeletePrivate);
  }
  if (peek() == TokenKind::Exponent) report(span_from(begin), Message::UnaryBeforeExponent);
  Unary* unary = make_node<Unary>(begin);
  unary->op = unary_operator(op);
  unary->operand = operand;
  return unary;
}

bool Parser::is_await_allowed() const { return function_->is_async; }

Expression* Parser::parse_await() {
  DepthGuard guard(*this);
  record_parameter_error(next_->span, Message::AwaitInParameters);
  advance();
  std::uint32_t begin = position();
  if (current_->has_escape) report_unexpected(*current_, TokenKind::EscapedKeyword, current_->span);
  if (function_->is_program) has_top_level_await_ = true;
  const Expression* operand = parse_unary();
  if (peek() == TokenKind::Exponent) report(span_from(begin), Message::UnaryBeforeExponent);
  Await* await = make_node<Await>(begin);
  await->operand = operand;
  return await;
}

// Whether the token can follow an expression, so that a `yield` before it has no operand.
static bool ends_yield(TokenKind kind) {
  switch (kind) {
    case TokenKind::EndOfInput:
    case TokenKind::Semicolon:
    case TokenKind::RightBrace:
    case TokenKind::RightBracket:
    case TokenKind::RightParen:
    case TokenKind::Colon:
    case TokenKind::Comma:
    case TokenKind::In:
      return true;
    default:
      return false;
  }
}

Expression* Parser::parse_yield() {
  record_parameter_error(next_->span, Message::YieldInParameters);
  advance();
  std::uint32_t begin = position();
  if (current_->has_escape) report_unexpected(*current_, TokenKind::EscapedKeyword, current_->span);
  bool is_delegate = false;
  const Expression* operand = nullptr;
  if (!newline_before_next()) {
    is_delegate = check(TokenKind::Star);
    if (is_delegate || !ends_yield(peek())) operand = parse_assignment_cover();
  }
  Yield* yield = make_node<Yield>(begin);
  yield->is_delegate = is_delegate;
  yield->operand = operand;
  return yield;
}

Expression* Parser::parse_postfix() {
  Spine spine(*this);
  std::uint32_t begin = peek_position();
  Expression* operand = parse_left_hand_side();
  bool is_update = peek() == TokenKind::Increment || peek() == TokenKind::Decrement;
  if (!is_update || newline_before_next()) return operand;
  if (!is_valid_reference(operand)) {
    operand = check_invalid_reference(operand, span_from(begin), Message::InvalidPostfixTarget, false);
  }
  wrap();
  bool is_increment = advance() == TokenKind::Increment;
  Update* update = make_node<Update>(begin);
  update->is_increment = is_increment;
  update->operand = operand;
  return update;
}

bool Parser::is_assignable_identifier(const Expression* expression) const {
  const auto* identifier = try_as<Identifier>(expression);
  if (identifier == nullptr) return false;
  return !strict_ || (identifier->name != u"eval" && identifier->name != u"arguments");
}

bool Parser::is_valid_reference(const Expression* expression) const {
  return expression->kind == NodeKind::Member || expression->kind == NodeKind::SuperMember ||
         is_assignable_identifier(expression);
}

// A call as a target is, for the web's sake, an error only when it is run.
Expression* Parser::check_invalid_reference(Expression* expression, Span span, Message message, bool early_error) {
  if (expression->kind == NodeKind::Identifier) {
    report(span, Message::StrictEvalArguments);
  } else if (expression->kind == NodeKind::Call && !early_error) {
    record_pattern_error(span, Message::InvalidDestructuringTarget);
  } else {
    report(span, message);
  }
  return expression;
}

}  // namespace loopscope::js
