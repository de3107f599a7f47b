// Arrow functions, ECMA-262 sections 15.3 and 15.9. Their heads have been read as expressions.
#include "parser_impl.hpp"

namespace loopscope::js {

// At a "=>" behind a head that is read so far. What forbids the reading as parameters is told now.
void Parser::finish_arrow_head(const ExpressionScope& scope, std::uint16_t usage, bool is_async) {
  if (scope.as_declaration.exists()) report(scope.as_declaration.span, scope.as_declaration.message);
  if (scope.as_pattern.exists()) report(scope.as_pattern.span, scope.as_pattern.message);
  arrow_ = {usage, is_async, scope.has_simple_parameters, scope.strict_parameter};
}

Expression* Parser::parse_arrow(Expression* head, std::uint32_t begin) {
  if (failed()) return failure();
  if (head->kind != NodeKind::Identifier && !head->parenthesized) {
    report({message_position(*head), position()}, Message::MalformedArrowParameters);
    return failure();
  }
  if (newline_before_next()) {
    report_unexpected(*next_, TokenKind::Arrow, next_->span);
    return failure();
  }
  ArrowHead arrow = arrow_;
  arrow_ = {};
  ParameterList parameters = to_parameters(head, arrow);
  return parse_arrow_function(parameters, arrow, begin);
}

// Where V8 places an expression in messages.
std::uint32_t Parser::message_position(const Expression& expression) const {
  if (const auto* call = try_as<Call>(&expression)) return call->position;
  if (const auto* member = try_as<Member>(&expression)) return member->position;
  if (const auto* member = try_as<SuperMember>(&expression)) return member->position;
  if (const auto* binary = try_as<Binary>(&expression)) return binary->links.back().operator_span.begin;
  if (const auto* logical = try_as<Logical>(&expression)) return logical->operands[0]->span.end;
  return expression.span.begin;
}

// A parenthesised or single expression as parameters: `()`, `a`, `(a, b)`, `async (a, b)`.
ParameterList Parser::to_parameters(const Expression* head, const ArrowHead& arrow) {
  ListBuilder<PatternElement> elements(arena_, buffers_);
  const auto* sequence = try_as<Sequence>(head);
  const auto* call = arrow.is_async ? try_as<Call>(head) : nullptr;
  if (sequence != nullptr) {
    for (const Expression* parameter : sequence->expressions) elements.add(to_element(parameter));
  } else if (call != nullptr) {
    for (const Expression* parameter : call->arguments) elements.add(to_element(parameter));
  } else if (const auto* with_default = try_as<Assignment>(head)) {
    elements.add({with_default->target, with_default->value, false, with_default->span});
  } else {
    elements.add(to_element(head));
  }
  ParameterList parameters;
  parameters.elements = elements.finish();
  parameters.is_simple = arrow.is_simple;
  parameters.strict_error = arrow.strict_parameter;
  return parameters;
}

Function* Parser::parse_arrow_function(ParameterList& parameters, const ArrowHead& head, std::uint32_t begin) {
  wrap();
  Restore strict(strict_);
  FunctionState state;
  state.parent = function_;
  state.kind = FunctionKind::Arrow;
  state.is_async = head.is_async;
  state.usage = head.usage;
  Restore<FunctionState*> function_state(function_, &state);
  NameScoped scope(names_, NameScopeKind::Function);
  for (const PatternElement& element : parameters.elements) declare_element(element, parameters.duplicate);
  if (parameters.duplicate.exists()) report(parameters.duplicate.span, parameters.duplicate.message);

  Function* function = arena_.make(Function{});
  function->kind = NodeKind::Function;
  function->function_kind = FunctionKind::Arrow;
  function->is_async = head.is_async;
  function->parameters = parameters.elements;
  function->has_simple_parameter_list = parameters.is_simple;
  function->expected_argument_count = expected_arguments(parameters.elements);
  parse_arrow_body(*function, parameters);
  function->is_strict = strict_;
  function->span = span_from(begin);
  if (strict_ && !failed()) check_strict_octal(begin, end_position());
  finish_usage(*function, state.usage);
  return function;
}

void Parser::parse_arrow_body(Function& function, const ParameterList& parameters) {
  advance();
  Restore<ExpressionScope*> expressions(expressions_, nullptr);
  if (check(TokenKind::LeftBrace)) {
    Restore accept(accept_in_, true);
    return parse_function_body(function, parameters);
  }
  std::uint32_t begin = peek_position();
  function.expression_body = parse_assignment();
  function.body_span = span_from(begin);
  validate_parameters(parameters, false);
}

void Parser::declare_element(const PatternElement& element, PossibleError& duplicate) {
  if (element.target != nullptr) declare_pattern(element.target, duplicate);
}

void Parser::declare_pattern(const Pattern* pattern, PossibleError& duplicate) {
  if (const auto* identifier = try_as<Identifier>(pattern)) {
    bool is_new = names_.declare_parameter(identifier->name, identifier->span);
    if (!is_new) duplicate.record(identifier->span, Message::DuplicateParameter);
  } else if (const auto* array = try_as<ArrayPattern>(pattern)) {
    for (const PatternElement& element : array->elements) declare_element(element, duplicate);
  } else if (const auto* object = try_as<ObjectPattern>(pattern)) {
    for (const PatternProperty& property : object->properties) declare_element(property.value, duplicate);
  }
}

}  // namespace loopscope::js
