// Binding patterns, the turning of literals into patterns, and the errors that depend on the reading: ECMA-262 sections
// 13.15.5 and 14.3.3.
#include "parser_impl.hpp"

namespace loopscope::js {

// Reads as an expression; the scope makes names declarations, and to_pattern gives the pattern.
Expression* Parser::parse_binding_pattern() {
  if (peek_any_identifier()) {
    advance();
    Span span = current_->span;
    Text name = parse_and_classify_identifier(*current_);
    if (strict_ && (name == u"eval" || name == u"arguments")) report(span, Message::StrictEvalArguments);
    return make_identifier(name, span);
  }
  if (peek() == TokenKind::LeftBracket) return parse_array_literal();
  if (peek() == TokenKind::LeftBrace) return parse_object_literal();
  report_unexpected_next();
  return failure();
}

const Pattern* Parser::to_pattern(const Expression* expression) {
  if (const auto* array = try_as<ArrayLiteral>(expression)) return to_array_pattern(*array);
  if (const auto* object = try_as<ObjectLiteral>(expression)) return to_object_pattern(*object);
  return expression;
}

// An element or value of a literal as an element of a pattern.
PatternElement Parser::to_element(const Expression* expression) {
  if (expression == nullptr) return {};
  if (const auto* spread = try_as<Spread>(expression))
    return {to_pattern(spread->operand), nullptr, true, spread->span};
  const auto* assignment = try_as<Assignment>(expression);
  if (assignment != nullptr && !assignment->parenthesized) {
    return {assignment->target, assignment->value, false, assignment->span};
  }
  return {to_pattern(expression), nullptr, false, expression->span};
}

const Pattern* Parser::to_array_pattern(const ArrayLiteral& literal) {
  ListBuilder<PatternElement> elements(arena_, buffers_);
  for (const Expression* element : literal.elements) elements.add(to_element(element));
  return arena_.make(ArrayPattern{{NodeKind::ArrayPattern, false, literal.span}, elements.finish()});
}

PatternProperty Parser::to_pattern_property(const ObjectProperty& property) {
  PatternProperty result{property.key, to_element(property.value), property.kind == PropertyKind::Shorthand};
  if (property.kind == PropertyKind::Spread) {
    result.value.is_rest = true;
    result.value.span = property.span;
  }
  return result;
}

const Pattern* Parser::to_object_pattern(const ObjectLiteral& literal) {
  ListBuilder<PatternProperty> properties(arena_, buffers_);
  for (const ObjectProperty& property : literal.properties) properties.add(to_pattern_property(property));
  return arena_.make(ObjectPattern{{NodeKind::ObjectPattern, false, literal.span}, properties.finish()});
}

// ---------------------------------------------------------------------------------------------------------------------
// Errors that depend on the reading. Where only one reading is left, they are told at once.

void Parser::record_pattern_error(Span span, Message message) {
  if (expressions_->is_declaration()) return report(span, message);
  expressions_->as_pattern.record(span, message);
}

void Parser::record_expression_error(Span span, Message message) {
  if (expressions_->can_be_expression()) expressions_->as_expression.record(span, message);
}

void Parser::record_declaration_error(Span span, Message message) {
  if (!expressions_->can_be_declaration()) return;
  if (expressions_->is_declaration()) return report(span, message);
  expressions_->as_declaration = {span, message};  // the last one counts
}

// For all async arrow functions whose head this may be in.
void Parser::record_async_arrow_error(Span span, Message message) {
  for (ExpressionScope* scope = expressions_; scope != nullptr; scope = scope->parent) {
    if (scope->reading == ScopeReading::MaybeAsyncArrow) scope->as_declaration = {span, message};
  }
}

// `yield` and `await` expressions are wrong in parameters, however deep inside of a default value.
void Parser::record_parameter_error(Span span, Message message) {
  for (ExpressionScope* scope = expressions_; scope != nullptr; scope = scope->parent) {
    if (scope->reading == ScopeReading::Parameters) return report(span, message);
    if (scope->is_arrow_head()) scope->as_declaration = {span, message};
  }
}

void Parser::record_strict_parameter_error(Span span, Message message) {
  if (expressions_ == nullptr || !expressions_->can_be_parameters()) return;
  if (strict_ && expressions_->reading == ScopeReading::Parameters) return report(span, message);
  expressions_->strict_parameter = {span, message};
}

void Parser::record_not_simple() {
  if (expressions_->can_be_parameters()) expressions_->has_simple_parameters = false;
}

void Parser::classify_parameter(const Expression* identifier) {
  const Text& name = as<Identifier>(*identifier).name;
  if (name != u"eval" && name != u"arguments") return;
  record_strict_parameter_error(identifier->span, Message::StrictEvalArguments);
}

void Parser::classify_arrow_parameter(ElementErrors& errors, std::uint32_t begin, const Expression* parameter) {
  errors.accumulate();
  bool is_target = parameter->kind == NodeKind::Identifier || parameter->kind == NodeKind::ArrayLiteral ||
                   parameter->kind == NodeKind::ObjectLiteral || parameter->kind == NodeKind::Assignment;
  if (parameter->parenthesized || !is_target) {
    record_declaration_error(span_from(begin), Message::InvalidDestructuringTarget);
  } else if (parameter->kind == NodeKind::Identifier) {
    classify_parameter(parameter);
  } else {
    record_not_simple();
  }
}

void Parser::validate_expression(const ExpressionScope& scope) {
  if (scope.as_expression.exists()) report(scope.as_expression.span, scope.as_expression.message);
}

void Parser::settle_expression(ExpressionScope& scope) {
  validate_expression(scope);
  scope.as_expression = {};
  scope.as_pattern = {};
}

void Parser::validate_pattern(ExpressionScope& scope, const Expression* pattern, Span span) {
  if (scope.as_pattern.exists()) report(scope.as_pattern.span, scope.as_pattern.message);
  if (pattern->parenthesized) report(span, Message::InvalidDestructuringTarget);
  scope.as_expression = {};
}

// The target of a for-in or for-of loop without declaration.
Expression* Parser::validate_reference(const ExpressionScope& scope, Expression* expression, Span span) {
  if (is_assignable_identifier(expression)) return expression;
  if (is_valid_reference(expression)) {
    validate_expression(scope);
    return expression;
  }
  return check_invalid_reference(expression, span, Message::InvalidForTarget, false);
}

}  // namespace loopscope::js
