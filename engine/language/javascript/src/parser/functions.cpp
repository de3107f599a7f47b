// Functions except arrow functions: ECMA-262 sections 15.1 to 15.8.
#include "parser_impl.hpp"

namespace loopscope::js {

Expression* Parser::parse_function_expression() {
  advance();
  return parse_function_expression_rest(position(), false);
}

// Behind `async`, which is the current token.
Expression* Parser::parse_async_function_expression() {
  std::uint32_t begin = position();
  advance();
  return parse_function_expression_rest(begin, true);
}

// Behind `function`.
Expression* Parser::parse_function_expression_rest(std::uint32_t begin, bool is_async) {
  bool is_generator = check(TokenKind::Star);
  FunctionName name;
  if (options_.goal == ProgramGoal::FunctionParts && function_->is_program && depth_ == 0) {
    advance();  // the name "anonymous", which binds nothing
  } else if (peek_any_identifier()) {
    name.is_strict_reserved = is_strict_reserved(peek());
    name.name = parse_identifier(is_generator, is_async || is_module_);
    name.span = current_->span;
  }
  return parse_function(name, {FunctionKind::Normal, is_async, is_generator, begin});
}

// `async function` as a statement or export; `async` is the current token.
Statement* Parser::parse_async_function_declaration(bool is_default_export) {
  if (current_->has_escape) report_unexpected(*current_, TokenKind::EscapedKeyword, current_->span);
  std::uint32_t begin = position();
  advance();
  return parse_function_declaration(begin, true, is_default_export);
}

// Behind `function`.
Statement* Parser::parse_function_declaration(std::uint32_t begin, bool is_async, bool is_default_export) {
  bool is_generator = check(TokenKind::Star);
  FunctionName name;
  if (peek() == TokenKind::LeftParen) {
    if (!is_default_export) report_here(Message::MissingFunctionName);
    name.is_checked = false;
  } else {
    name.is_strict_reserved = is_strict_reserved(peek());
    name.name = parse_binding_identifier();
    name.span = current_->span;
  }
  Function* function = parse_function(name, {FunctionKind::Normal, is_async, is_generator, begin});
  FunctionDeclaration* declaration = make_node<FunctionDeclaration>(begin);
  declaration->function = function;
  if (!name.name.empty()) declare_function(name.name, declaration, !is_async && !is_generator);
  return declaration;
}

// At the top of a function or script a function is a `var`, elsewhere it is lexical.
void Parser::declare_function(Text name, FunctionDeclaration* declaration, bool is_plain) {
  Span span{declaration->span.begin, declaration->span.begin + 1};
  bool is_fine = true;
  if (names_.is_declaration_scope() && !names_.is_module_scope()) {
    is_fine = names_.declare_var(name, span);
  } else if (is_plain && !strict_) {
    is_fine = names_.declare_lexical(name, span, NameKind::BlockFunction);
    names_.add_hoistable(name, declaration);
  } else {
    is_fine = names_.declare_lexical(name, span);
  }
  if (!is_fine) report(span, Message::Redeclaration, name);
}

// The body of an `if`, or behind a label, in sloppy code.
Statement* Parser::parse_embedded_function() {
  advance();
  std::uint32_t begin = position();
  if (check(TokenKind::Star)) report_here(Message::GeneratorInSingleStatement);
  return parse_function_declaration(begin, false);
}

// From the parameters on.
Function* Parser::parse_function(const FunctionName& name, const FunctionTraits& traits) {
  DepthGuard guard(*this);
  Restore strict(strict_);
  Restore accept(accept_in_, true);
  Restore<ExpressionScope*> expressions(expressions_, nullptr);
  FunctionState state;
  state.parent = function_;
  state.kind = traits.kind;
  state.is_async = traits.is_async;
  state.is_generator = traits.is_generator;
  Restore<FunctionState*> function_state(function_, &state);
  NameScoped scope(names_, NameScopeKind::Function);

  Function* function = arena_.make(Function{});
  function->kind = NodeKind::Function;
  function->function_kind = traits.kind;
  function->is_async = traits.is_async;
  function->is_generator = traits.is_generator;
  function->name = name.name;
  function->name_span = name.span;
  expect(TokenKind::LeftParen);
  std::uint32_t parameters_begin = position();
  ParameterList parameters;
  parse_parameters(*function, parameters);
  parse_function_body(*function, parameters);
  function->span = span_from(traits.begin);
  check_function_name(name);
  if (strict_ && !failed()) check_strict_octal(parameters_begin, end_position());
  finish_usage(*function, state.usage);
  return function;
}

// To the "{" of the body.
void Parser::parse_parameters(Function& function, ParameterList& parameters) {
  std::uint32_t begin = position();
  {
    ExpressionScoped scoped(expressions_, ScopeReading::Parameters);
    parse_parameter_list(parameters);
    parameters.duplicate = scoped.scope.as_declaration;
    parameters.strict_error = scoped.scope.strict_parameter;
  }
  check_parameters_end();
  expect(TokenKind::RightParen);
  check_arity(function, parameters, span_from(begin));
  expect(TokenKind::LeftBrace);
  function.parameters = parameters.elements;
  function.has_simple_parameter_list = parameters.is_simple;
  function.expected_argument_count = expected_arguments(parameters.elements);
}

// The text that `Function(...)` puts together must have its parameters where they were given.
void Parser::check_parameters_end() {
  bool is_outermost = function_->parent != nullptr && function_->parent->is_program && depth_ == 1;
  if (options_.goal != ProgramGoal::FunctionParts || !is_outermost || options_.parameters_end == 0) return;
  if (peek_position() == options_.parameters_end) return;
  Span span{peek_position(), peek_position() + 1};
  report(span, peek_position() < options_.parameters_end ? Message::ParametersEndEarly : Message::ParametersEndLate);
}

void Parser::parse_parameter_list(ParameterList& parameters) {
  ListBuilder<PatternElement> elements(arena_, buffers_);
  while (peek() != TokenKind::RightParen && !failed()) {
    parameters.has_rest = check(TokenKind::Ellipsis);
    elements.add(parse_parameter(parameters));
    if (parameters.has_rest) {
      if (peek() == TokenKind::Comma) report(next_->span, Message::ParameterAfterRest);
      break;
    }
    if (!check(TokenKind::Comma)) break;
  }
  parameters.elements = elements.finish();
}

PatternElement Parser::parse_parameter(ParameterList& parameters) {
  std::uint32_t begin = parameters.has_rest ? position() : peek_position();
  PatternElement element;
  Expression* target = parse_binding_pattern();
  if (target->kind == NodeKind::Identifier) classify_parameter(target);
  element.target = to_pattern(target);
  element.is_rest = parameters.has_rest;
  if (check(TokenKind::Assign)) {
    if (parameters.has_rest) report_here(Message::RestDefault);
    element.default_value = parse_assignment();
  }
  if (target->kind != NodeKind::Identifier || element.default_value != nullptr || parameters.has_rest) {
    parameters.is_simple = false;
  }
  element.span = span_from(begin);
  return element;
}

std::uint32_t Parser::expected_arguments(const List<PatternElement>& parameters) const {
  std::uint32_t count = 0;
  while (count < parameters.size() && !parameters[count].is_rest && parameters[count].default_value == nullptr) ++count;
  return count;
}

void Parser::check_arity(const Function& function, const ParameterList& parameters, Span span) {
  if (function.function_kind == FunctionKind::Getter && !parameters.elements.empty()) {
    report(span, Message::GetterArity);
  }
  if (function.function_kind != FunctionKind::Setter) return;
  if (parameters.elements.size() != 1)
    report(span, Message::SetterArity);
  else if (parameters.has_rest)
    report(span, Message::SetterRest);
}

// Behind the "{", to the "}".
void Parser::parse_function_body(Function& function, const ParameterList& parameters) {
  if (failed() && !parameters.is_simple) return;
  std::uint32_t begin = position();
  if (parameters.is_simple) {
    parse_block_body(function);
    report_passing_conflict();
  } else {
    NameScoped body_scope(names_, NameScopeKind::Body);
    parse_block_body(function);
    check_body_names();
  }
  function.body_span = span_from(begin);
  function.is_strict = strict_;
  bool is_method = function.function_kind != FunctionKind::Normal;
  validate_parameters(parameters, !strict_ && parameters.is_simple && !is_method);
}

void Parser::parse_block_body(Function& function) {
  ListBuilder<const Statement*> body(arena_, buffers_);
  parse_directives(body, function.has_simple_parameter_list);
  parse_statement_list(body, TokenKind::RightBrace);
  expect(TokenKind::RightBrace);
  function.body = body.finish();
}

// In the scope of a body behind parameters that are not simple.
void Parser::check_body_names() {
  report_passing_conflict();
  NameConflict conflict;
  if (failed() || !names_.conflict_with_parent(conflict)) return;
  report(conflict.span, Message::Redeclaration, conflict.name);
}

void Parser::validate_parameters(const ParameterList& parameters, bool allow_duplicates) {
  if (parameters.duplicate.exists() && !allow_duplicates) {
    report(parameters.duplicate.span, parameters.duplicate.message);
  }
  if (strict_ && parameters.strict_error.exists()) {
    report(parameters.strict_error.span, parameters.strict_error.message);
  }
}

// Only now is it known whether the function is strict.
void Parser::check_function_name(const FunctionName& name) {
  if (!strict_ || !name.is_checked || failed()) return;
  if (name.name == u"eval" || name.name == u"arguments") report(name.span, Message::StrictEvalArguments);
  if (name.is_strict_reserved) report(name.span, Message::UnexpectedStrictReserved);
}

static bool is_string_statement(const Statement* statement) {
  const auto* expression = try_as<ExpressionStatement>(statement);
  return expression != nullptr && expression->expression->kind == NodeKind::StringLiteral;
}

// The directive prologue, ECMA-262 section 11.2.1.
void Parser::parse_directives(ListBuilder<const Statement*>& body, bool has_simple_parameters) {
  while (peek() == TokenKind::String && !failed()) {
    Span span = next_->span;
    bool is_use_strict = !next_->has_escape && next_->value == u"use strict";
    Statement* statement = parse_statement_list_item();
    body.add(statement);
    if (failed() || !is_string_statement(statement)) return;
    static_cast<ExpressionStatement*>(statement)->is_directive = true;
    if (!is_use_strict) continue;
    strict_ = true;
    if (!has_simple_parameters) report(span, Message::UseStrictNonSimple);
  }
}

void Parser::parse_statement_list(ListBuilder<const Statement*>& body, TokenKind end) {
  while (peek() != end && !failed()) body.add(parse_statement_list_item());
}

// Sets the flags of a function that has been read, and what they mean for the function around it (by now current again
// for its callers, here still the parent).
void Parser::finish_usage(Function& function, std::uint16_t usage) {
  function.uses_this = (usage & uses_this_flag) != 0;
  function.uses_arguments = (usage & uses_arguments_flag) != 0;
  function.uses_super_property = (usage & uses_super_property_flag) != 0;
  function.uses_super_call = (usage & uses_super_call_flag) != 0;
  function.uses_new_target = (usage & uses_new_target_flag) != 0;
  function.uses_eval = (usage & uses_eval_flag) != 0;
  function.contains_eval = (usage & contains_eval_flag) != 0;
  function.contains_with = (usage & contains_with_flag) != 0;
  bool is_arrow = function.function_kind == FunctionKind::Arrow;
  function_->parent->usage |= usage & (is_arrow ? usage_of_arrows : usage_of_functions);
}

}  // namespace loopscope::js
