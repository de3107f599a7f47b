// Array and object literals, which may still turn out to be patterns: ECMA-262 sections 13.2.4 and 13.2.5. The front of
// a property is shared with class members.
#include "parser_impl.hpp"

namespace loopscope::js {

Expression* Parser::parse_array_literal() {
  advance();
  std::uint32_t begin = position();
  ListBuilder<const Expression*> elements(arena_, buffers_);
  ElementErrors errors(*expressions_);
  Restore accept(accept_in_, true);
  while (!check(TokenKind::RightBracket)) {
    elements.add(peek() == TokenKind::Comma ? nullptr : parse_array_element(errors));
    if (peek() != TokenKind::RightBracket) expect(TokenKind::Comma);
    if (failed()) return failure();
  }
  ArrayLiteral* literal = make_node<ArrayLiteral>(begin);
  literal->elements = elements.finish();
  return literal;
}

Expression* Parser::parse_array_element(ElementErrors& errors) {
  if (peek() == TokenKind::Ellipsis) return parse_array_spread(errors);
  Expression* element = parse_sub_pattern();
  errors.accumulate();
  return element;
}

Expression* Parser::parse_array_spread(ElementErrors& errors) {
  advance();
  std::uint32_t begin = position();
  Expression* argument = parse_sub_pattern();
  if (argument->kind == NodeKind::Assignment) {
    record_pattern_error(span_from(begin), Message::InvalidDestructuringTarget);
  }
  if (peek() == TokenKind::Comma) record_pattern_error(span_from(begin), Message::RestNotLast);
  errors.accumulate();
  Spread* spread = make_node<Spread>(begin);
  spread->operand = argument;
  return spread;
}

static bool can_be_sub_pattern(const Expression* expression) {
  if (expression->parenthesized) return false;
  return expression->kind == NodeKind::ArrayLiteral || expression->kind == NodeKind::ObjectLiteral ||
         expression->kind == NodeKind::Assignment;
}

// An element's value: in a pattern it is a target, perhaps with a default.
Expression* Parser::parse_sub_pattern() {
  std::uint32_t begin = peek_position();
  Expression* expression = parse_assignment_cover();
  if (!is_valid_reference(expression)) {
    if (!can_be_sub_pattern(expression)) record_pattern_error(span_from(begin), Message::InvalidDestructuringTarget);
    return expression;
  }
  if (expression->kind != NodeKind::Identifier) {
    record_declaration_error(span_from(begin), Message::PropertyInDeclaration);
    settle_expression(*expressions_);  // `{...}.x`: what begins it is a literal for certain
    return expression;
  }
  if (expression->parenthesized) record_declaration_error(span_from(begin), Message::InvalidDestructuringTarget);
  classify_parameter(expression);
  return expression;
}

Expression* Parser::parse_object_literal() {
  advance();
  std::uint32_t begin = position();
  ListBuilder<ObjectProperty> properties(arena_, buffers_);
  ElementErrors errors(*expressions_);
  bool has_proto = false;
  while (!check(TokenKind::RightBrace)) {
    if (!parse_object_property(properties, has_proto)) return failure();
    errors.accumulate();
    if (peek() != TokenKind::RightBrace) expect(TokenKind::Comma);
    if (failed()) return failure();
  }
  ObjectLiteral* literal = make_node<ObjectLiteral>(begin);
  literal->properties = properties.finish();
  return literal;
}

static PropertyKind accessor_kind(PropertyShape shape) {
  return shape == PropertyShape::Getter ? PropertyKind::Getter : PropertyKind::Setter;
}

bool Parser::parse_object_property(ListBuilder<ObjectProperty>& properties, bool& has_proto) {
  PropertyHead head;
  head.first_kind = peek();
  head.first_span = next_->span;
  if (!parse_property_head(head)) return false;
  ObjectProperty property;
  switch (head.shape) {
    case PropertyShape::Spread:
      property = {PropertyKind::Spread, {}, head.spread, {}};
      break;
    case PropertyShape::Value:
      property = parse_value_property(head, has_proto);
      break;
    case PropertyShape::Assign:
    case PropertyShape::Shorthand:
    case PropertyShape::ShorthandOrField:
      if (!parse_shorthand_property(head, property)) return false;
      break;
    case PropertyShape::Method:
      record_pattern_error(span_from(head.first_span.begin), Message::InvalidDestructuringTarget);
      property = {PropertyKind::Method, head.key, parse_method(head, FunctionKind::Method), {}};
      break;
    case PropertyShape::Getter:
    case PropertyShape::Setter: {
      record_pattern_error(span_from(head.first_span.begin), Message::InvalidDestructuringTarget);
      FunctionKind kind = head.shape == PropertyShape::Getter ? FunctionKind::Getter : FunctionKind::Setter;
      property = {accessor_kind(head.shape), head.key, parse_method(head, kind), {}};
      break;
    }
    default:
      report_unexpected_next();
      return false;
  }
  property.span = span_from(head.first_span.begin);
  properties.add(property);
  return !failed();
}

ObjectProperty Parser::parse_value_property(const PropertyHead& head, bool& has_proto) {
  bool is_proto = head.is_named(u"__proto__");
  if (is_proto && has_proto) record_expression_error(current_->span, Message::DuplicateProto);
  has_proto = has_proto || is_proto;
  advance();
  Restore accept(accept_in_, true);
  return {is_proto ? PropertyKind::Prototype : PropertyKind::Value, head.key, parse_sub_pattern(), {}};
}

bool Parser::check_shorthand_name(const PropertyHead& head) {
  if (head.is_named(u"arguments") && receiver_bans_arguments()) {
    report_here(Message::ArgumentsInInitializer);
    return false;
  }
  bool is_word = head.key.kind == KeyKind::Name && !head.key.quoted;
  if (!is_word || !is_valid_identifier(head.first_kind, strict_, function_->is_generator, is_await_reserved())) {
    report_unexpected(*current_, head.first_kind, current_->span);
    return false;
  }
  if (head.first_kind == TokenKind::Await) record_async_arrow_error(head.first_span, Message::AwaitAsIdentifier);
  return true;
}

// `{x}` or, in a pattern only, `{x = default}`.
bool Parser::parse_shorthand_property(const PropertyHead& head, ObjectProperty& property) {
  if (!check_shorthand_name(head)) return false;
  Expression* name = make_identifier(head.key.name, head.first_span);
  if (!is_assignable_identifier(name)) record_pattern_error(head.first_span, Message::StrictEvalArguments);
  property = {PropertyKind::Shorthand, head.key, name, {}};
  if (!check(TokenKind::Assign)) return true;
  Span operator_span = current_->span;
  Restore accept(accept_in_, true);
  const Expression* default_value = parse_assignment();
  Span span = span_from(head.first_span.begin);
  record_expression_error(span, Message::InvalidShorthandInitializer);
  Assignment* assignment = make_node<Assignment>(span.begin);
  assignment->target = name;
  assignment->value = default_value;
  assignment->operator_span = operator_span;
  property.value = assignment;
  return true;
}

const Function* Parser::parse_method(const PropertyHead& head, FunctionKind kind) {
  FunctionName name;
  name.is_checked = false;
  return parse_function(name, {kind, head.is_async, head.is_generator, head.text_begin});
}

// ---------------------------------------------------------------------------------------------------------------------
// The front of a property

// What the token behind the key says about the property. False: nothing.
bool Parser::note_shape(PropertyHead& head) {
  switch (peek()) {
    case TokenKind::Colon:
      head.shape = PropertyShape::Value;
      return true;
    case TokenKind::Comma:
      head.shape = PropertyShape::Shorthand;
      return true;
    case TokenKind::RightBrace:
      head.shape = PropertyShape::ShorthandOrField;
      return true;
    case TokenKind::Assign:
      head.shape = PropertyShape::Assign;
      return true;
    case TokenKind::LeftParen:
      head.shape = PropertyShape::Method;
      return true;
    case TokenKind::Star:
    case TokenKind::Semicolon:
      head.shape = PropertyShape::Field;
      return true;
    default:
      return false;
  }
}

void Parser::set_key_from_current(PropertyHead& head) {
  head.key.kind = KeyKind::Name;
  head.key.name = current_->value;
  head.key.span = current_->span;
}

// Modifiers and key. False: an error.
bool Parser::parse_property_head(PropertyHead& head) {
  head.text_begin = peek_position();
  if (peek() == TokenKind::Async && !parse_async_modifier(head)) return true;
  if (check(TokenKind::Star)) {
    head.is_generator = true;
    head.shape = PropertyShape::Method;
  }
  bool may_be_accessor = peek() == TokenKind::Get || peek() == TokenKind::Set;
  if (head.shape == PropertyShape::Unknown && may_be_accessor && !parse_accessor_modifier(head)) return true;
  if (!parse_property_key(head)) return false;
  if (head.shape == PropertyShape::Unknown) note_shape(head);
  return true;
}

// False: `async` was the key itself.
bool Parser::parse_async_modifier(PropertyHead& head) {
  advance();
  if (newline_before_next() || (peek() != TokenKind::Star && note_shape(head))) {
    if (newline_before_next()) note_shape(head);
    set_key_from_current(head);
    return false;
  }
  if (current_->has_escape) report_unexpected(*current_, TokenKind::EscapedKeyword, current_->span);
  head.is_async = true;
  head.shape = PropertyShape::Method;
  return true;
}

// False: `get` or `set` was the key itself.
bool Parser::parse_accessor_modifier(PropertyHead& head) {
  TokenKind kind = advance();
  if (note_shape(head)) {
    set_key_from_current(head);
    return false;
  }
  if (current_->has_escape) report_unexpected(*current_, TokenKind::EscapedKeyword, current_->span);
  head.shape = kind == TokenKind::Get ? PropertyShape::Getter : PropertyShape::Setter;
  return true;
}

bool Parser::parse_property_key(PropertyHead& head) {
  switch (peek()) {
    case TokenKind::LeftBracket:
      parse_computed_key(head);
      return !failed();
    case TokenKind::PrivateName:
      return parse_private_key(head);
    case TokenKind::Ellipsis:
      if (head.shape != PropertyShape::Unknown) break;
      parse_spread_property(head);
      return !failed();
    default:
      break;
  }
  advance();
  set_key_from_current(head);
  switch (current_->kind) {
    case TokenKind::String:
      head.key.quoted = true;
      break;
    case TokenKind::Number:
      head.key.kind = KeyKind::Number;
      head.key.number = current_->number;
      break;
    case TokenKind::BigInt:
      head.key.kind = KeyKind::BigInt;
      head.key.radix = current_->radix;
      break;
    default:
      if (!is_property_word(current_->kind)) report_unexpected(*current_);
      break;
  }
  return !failed();
}

bool Parser::parse_private_key(PropertyHead& head) {
  advance();
  set_key_from_current(head);
  head.key.kind = KeyKind::Private;
  if (!head.in_class) report_unexpected(*current_);
  return !failed();
}

void Parser::parse_computed_key(PropertyHead& head) {
  advance();
  std::uint32_t begin = position();
  Restore accept(accept_in_, true);
  head.key.kind = KeyKind::Computed;
  head.key.computed = parse_assignment();
  expect(TokenKind::RightBracket);
  head.key.span = span_from(begin);
}

// A class has none; its caller says so.
void Parser::parse_spread_property(PropertyHead& head) {
  advance();
  ExpressionScoped scoped(expressions_, ScopeReading::Expression, head.in_class);
  Restore accept(accept_in_, true);
  std::uint32_t begin = peek_position();
  head.shape = PropertyShape::Spread;
  head.spread = parse_sub_pattern();
  if (!is_valid_reference(head.spread)) {
    record_declaration_error(span_from(begin), Message::RestBindingTarget);
    record_pattern_error(span_from(begin), Message::RestAssignmentTarget);
  }
  if (peek() != TokenKind::RightBrace) record_pattern_error(current_->span, Message::RestNotLast);
}

}  // namespace loopscope::js
