// Primary expressions, ECMA-262 section 13.2, and identifiers.
#include "parser_impl.hpp"

#include <base/utf.hpp>
#include <javascript/regexp.hpp>

namespace loopscope::js {

// Known flags, none twice, not both `u` and `v`.
Expression* Parser::parse_primary() {
  if (peek_any_identifier()) return parse_identifier_expression();
  std::uint32_t begin = peek_position();
  switch (peek()) {
    case TokenKind::Number:
    case TokenKind::BigInt:
    case TokenKind::String:
    case TokenKind::Null:
    case TokenKind::True:
    case TokenKind::False:
      return parse_literal();
    case TokenKind::This:
      advance();
      function_->usage |= uses_this_flag;
      return make_node<This>(begin);
    case TokenKind::New:
      return parse_new();
    case TokenKind::Slash:
    case TokenKind::AssignDivide:
      return parse_regexp();
    case TokenKind::Function:
      return parse_function_expression();
    case TokenKind::Super:
      return parse_super();
    case TokenKind::Import:
      return parse_import_expression();
    case TokenKind::LeftBracket:
      return parse_array_literal();
    case TokenKind::LeftBrace:
      return parse_object_literal();
    case TokenKind::LeftParen:
      return parse_parenthesized();
    case TokenKind::Class:
      return parse_class_expression();
    case TokenKind::TemplateSpan:
    case TokenKind::TemplateTail:
      return parse_template(false, begin);
    case TokenKind::Percent:
      if (options_.allow_intrinsics) return parse_intrinsic();
      break;
    default:
      break;
  }
  report_unexpected_next();
  return failure();
}

// A name; or the single parameter of an arrow function; or an async function.
Expression* Parser::parse_identifier_expression() {
  advance();
  bool is_async = false;
  if (current_->kind == TokenKind::Async && !newline_before_next() && !current_->has_escape) {
    if (peek() == TokenKind::Function) return parse_async_function_expression();
    if (peek_any_identifier() && peek_ahead() == TokenKind::Arrow) {
      advance();
      is_async = true;
    }
  }
  Span span = current_->span;
  if (peek() != TokenKind::Arrow) return make_identifier(parse_and_classify_identifier(*current_), span);
  ExpressionScoped head(expressions_, is_async ? ScopeReading::MaybeAsyncArrow : ScopeReading::MaybeArrow);
  Text name = parse_and_classify_identifier(*current_);
  Identifier* parameter = make_node<Identifier>(span.begin);
  parameter->name = name;
  classify_parameter(parameter);
  finish_arrow_head(head.scope, 0, is_async);
  return parameter;
}

Expression* Parser::parse_literal() {
  std::uint32_t begin = peek_position();
  switch (advance()) {
    case TokenKind::Number: {
      NumberLiteral* number = make_node<NumberLiteral>(begin);
      number->value = current_->number;
      return number;
    }
    case TokenKind::BigInt: {
      BigIntLiteral* integer = make_node<BigIntLiteral>(begin);
      integer->digits = current_->value;
      integer->radix = current_->radix;
      return integer;
    }
    case TokenKind::String: {
      StringLiteral* string = make_node<StringLiteral>(begin);
      string->value = current_->value;
      return string;
    }
    case TokenKind::Null:
      return make_node<NullLiteral>(begin);
    default: {
      BooleanLiteral* boolean = make_node<BooleanLiteral>(begin);
      boolean->value = current_->kind == TokenKind::True;
      return boolean;
    }
  }
}

// In parentheses: an expression, or the parameters of an arrow function.
Expression* Parser::parse_parenthesized() {
  advance();
  std::uint32_t begin = position();
  if (check(TokenKind::RightParen)) {
    if (peek() != TokenKind::Arrow) report_unexpected(*current_);
    arrow_ = {};
    Sequence* empty = make_node<Sequence>(begin);
    empty->parenthesized = true;
    return empty;
  }
  std::uint16_t usage_before = function_->usage;
  function_->usage = 0;
  ExpressionScoped head(expressions_, ScopeReading::MaybeArrow);
  Restore accept(accept_in_, true);
  Expression* expression = parse_expression_cover();
  expect(TokenKind::RightParen);
  std::uint16_t usage = function_->usage;
  function_->usage |= usage_before;
  expression->parenthesized = true;
  if (peek() == TokenKind::Arrow) {
    finish_arrow_head(head.scope, usage, false);
  } else {
    validate_expression(head.scope);
  }
  return expression;
}

// `...pattern` ends the head of an arrow function and nothing else.
Expression* Parser::parse_rest_of_arrow_head(ListBuilder<const Expression*>& list, ElementErrors& errors) {
  advance();
  Token ellipsis = *current_;
  std::uint32_t pattern_begin = peek_position();
  Expression* pattern = parse_binding_pattern();
  classify_arrow_parameter(errors, pattern_begin, pattern);
  record_not_simple();
  if (peek() == TokenKind::Assign) {
    report_here(Message::RestDefault);
  } else if (peek() == TokenKind::Comma) {
    report_here(Message::ParameterAfterRest);
  } else if (peek() != TokenKind::RightParen || peek_ahead() != TokenKind::Arrow) {
    report_unexpected(ellipsis, TokenKind::Ellipsis, ellipsis.span);
  }
  Spread* rest = make_node<Spread>(ellipsis.span.begin);
  rest->operand = pattern;
  list.add(rest);
  Sequence* sequence = make_node<Sequence>(ellipsis.span.begin);
  sequence->expressions = list.finish();
  return sequence;
}

Expression* Parser::parse_regexp() {
  rescan_regexp();
  advance();
  if (current_->kind == TokenKind::Illegal) {
    report({position(), position() + 1}, current_->error);
    return failure();
  }
  RegExpLiteral* literal = make_node<RegExpLiteral>(position());
  literal->pattern = current_->value;
  literal->flags = current_->raw;
  std::optional<RegExpFlags> flags = parse_regexp_flags(literal->flags);
  if (!flags) {
    report({position(), position() + 1}, Message::InvalidRegExpFlags);
    return literal;
  }
  auto compiled = compile_regexp(literal->pattern, *flags);
  if (const auto* reason = std::get_if<std::string>(&compiled)) {
    std::u16string shown = u"/" + std::u16string(literal->pattern) + u"/" + std::u16string(literal->flags);
    report(current_->span, Message::InvalidRegExp, utf16_to_utf8(shown) + ": " + *reason);
  }
  return literal;
}

Expression* Parser::parse_template(bool is_tagged, std::uint32_t begin) {
  Spine spine(*this);
  ListBuilder<TemplatePart> parts(arena_, buffers_);
  ListBuilder<const Expression*> substitutions(arena_, buffers_);
  advance();
  add_template_part(parts, is_tagged);
  while (current_->kind == TokenKind::TemplateSpan) {
    std::uint32_t expression_begin = peek_position();
    Restore accept(accept_in_, true);
    substitutions.add(parse_expression_cover());
    if (peek() != TokenKind::RightBrace) {
      report({expression_begin, peek_position()}, Message::UnterminatedTemplateExpression);
      return failure();
    }
    rescan_template();
    advance();
    add_template_part(parts, is_tagged);
  }
  TemplateLiteral* literal = make_node<TemplateLiteral>(begin);
  literal->parts = parts.finish();
  literal->substitutions = substitutions.finish();
  return literal;
}

void Parser::add_template_part(ListBuilder<TemplatePart>& parts, bool is_tagged) {
  bool is_valid = current_->error == Message::None;
  if (!is_valid && !is_tagged) report(current_->error_span, current_->error);
  std::uint32_t closing = current_->kind == TokenKind::TemplateSpan ? 2 : 1;
  std::uint32_t end = end_position() > position() + closing ? end_position() - closing : position() + 1;
  parts.add({is_valid, is_valid ? current_->value : Text{}, current_->raw, {position() + 1, end}});
}

// `%Name%` or `%name(arguments)`.
Expression* Parser::parse_intrinsic() {
  advance();
  std::uint32_t begin = position();
  advance();
  if (!is_property_word(current_->kind)) {
    report_unexpected(*current_);
    return failure();
  }
  Text name = current_->value;
  if (peek() == TokenKind::LeftParen) {
    List<const Expression*> arguments = parse_arguments();
    IntrinsicCall* call = make_node<IntrinsicCall>(begin);
    call->name = name;
    call->arguments = arguments;
    return call;
  }
  expect(TokenKind::Percent);
  IntrinsicReference* reference = make_node<IntrinsicReference>(begin);
  reference->name = name;
  return reference;
}

// ---------------------------------------------------------------------------------------------------------------------
// Identifiers

bool Parser::is_await_reserved() const {
  return is_module_ || function_->is_async || function_->kind == FunctionKind::StaticBlock;
}

bool Parser::is_valid_identifier(TokenKind kind, bool is_strict, bool is_generator, bool is_await_reserved) const {
  if (is_plain_identifier(kind)) return true;
  if (kind == TokenKind::Await) return !is_await_reserved;
  if (kind == TokenKind::Yield) return !is_generator && !is_strict;
  return is_strict_reserved(kind) && !is_strict;
}

// The name in `token`, the current one, as a reference or, should this be a pattern, as a name to bind.
Text Parser::parse_and_classify_identifier(const Token& token) {
  if (is_plain_identifier(token.kind)) {
    bool is_banned = token.value == u"arguments" && receiver_bans_arguments();
    if (is_banned) report_here(Message::ArgumentsInInitializer);
    return token.value;
  }
  if (!is_valid_identifier(token.kind, strict_, function_->is_generator, is_await_reserved())) {
    report_unexpected(token);
    return token.value;
  }
  if (token.kind == TokenKind::Await) {
    record_async_arrow_error(token.span, Message::AwaitAsIdentifier);
  } else {
    record_strict_parameter_error(token.span, Message::UnexpectedStrictReserved);
  }
  return token.value;
}

bool Parser::receiver_bans_arguments() {
  const FunctionState& receiver = receiver_function();
  return receiver.is_class_initializer() || (receiver.is_program && options_.eval.forbid_arguments);
}

Text Parser::parse_identifier(bool is_generator, bool is_await_reserved) {
  advance();
  if (!is_valid_identifier(current_->kind, strict_, is_generator, is_await_reserved)) {
    report_unexpected(*current_);
    return {};
  }
  return current_->value;
}

// A name for the code around it: of a declaration, a label.
Text Parser::parse_binding_identifier() { return parse_identifier(function_->is_generator, is_await_reserved()); }

Text Parser::parse_non_restricted_identifier() {
  Text name = parse_binding_identifier();
  if (strict_ && (name == u"eval" || name == u"arguments")) report_here(Message::StrictEvalArguments);
  return name;
}

Expression* Parser::make_identifier(Text name, Span span) {
  Identifier* identifier = arena_.make(Identifier{{{NodeKind::Identifier, false, span}}, name});
  if (expressions_ != nullptr && expressions_->is_declaration()) {
    declare_in_scope(name, span);
  } else if (name == u"arguments") {
    function_->usage |= uses_arguments_flag;
  }
  return identifier;
}

// Names in a pattern are declared as soon as they are read.
void Parser::declare_in_scope(Text name, Span span) {
  switch (expressions_->reading) {
    case ScopeReading::Parameters:
      if (!names_.declare_parameter(name, span)) expressions_->as_declaration.record(span, Message::DuplicateParameter);
      return;
    case ScopeReading::VarDeclaration:
      if (!names_.declare_var(name, span)) report({span.begin, span.begin + 1}, Message::Redeclaration, name);
      return;
    default:
      if (name == u"let") report(span, Message::LetAsLexicalName);
      if (!names_.declare_lexical(name, span)) report({span.begin, span.begin + 1}, Message::Redeclaration, name);
      return;
  }
}

}  // namespace loopscope::js
