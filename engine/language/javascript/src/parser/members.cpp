// Member access, calls, `new`, `super` and `import`: ECMA-262 section 13.3.
#include "parser_impl.hpp"

namespace loopscope::js {

namespace {

bool continues_member(TokenKind kind) {
  return kind == TokenKind::Dot || kind == TokenKind::LeftBracket || kind == TokenKind::TemplateSpan ||
         kind == TokenKind::TemplateTail;
}

bool continues_left_hand_side(TokenKind kind) {
  return continues_member(kind) || kind == TokenKind::LeftParen || kind == TokenKind::QuestionDot;
}

}  // namespace

Expression* Parser::parse_left_hand_side() {
  std::uint32_t begin = peek_position();
  Expression* object = parse_member();
  return continues_left_hand_side(peek()) ? parse_left_hand_side_rest(object, begin) : object;
}

Expression* Parser::parse_left_hand_side_rest(Expression* object, std::uint32_t begin) {
  bool follows_async = current_->kind == TokenKind::Async && object->kind == NodeKind::Identifier;
  if (follows_async && peek() == TokenKind::LeftParen && !newline_before_next() && !current_->has_escape) {
    object = parse_async_call(object, begin);
    if (peek() == TokenKind::Arrow) return object;
  }
  bool is_chain = false;
  while (continues_left_hand_side(peek())) {
    wrap();
    bool is_template = peek() == TokenKind::TemplateSpan || peek() == TokenKind::TemplateTail;
    if (is_template && is_chain) {
      report(next_->span, Message::OptionalChainTemplate);
      return failure();
    }
    switch (peek()) {
      case TokenKind::QuestionDot:
        is_chain = true;
        object = parse_optional_link(object, begin);
        break;
      case TokenKind::LeftBracket:
        object = parse_bracket_member(object, begin, false);
        break;
      case TokenKind::Dot: {
        advance();
        object = parse_dot_member(object, begin, position(), false);
        break;
      }
      case TokenKind::LeftParen:
        object = parse_call(object, begin, false);
        break;
      default:
        object = parse_tagged_template(object, begin);
        break;
    }
  }
  if (!is_chain) return object;
  wrap();
  OptionalChain* chain = make_node<OptionalChain>(begin);
  chain->expression = object;
  return chain;
}

Expression* Parser::parse_optional_link(Expression* object, std::uint32_t begin) {
  advance();
  switch (peek()) {
    case TokenKind::LeftBracket:
      return parse_bracket_member(object, begin, true);
    case TokenKind::LeftParen:
      return parse_call(object, begin, true);
    case TokenKind::QuestionDot:
    case TokenKind::Dot:
      report_unexpected_next();
      return failure();
    case TokenKind::TemplateSpan:
    case TokenKind::TemplateTail:
      report(next_->span, Message::OptionalChainTemplate);
      return failure();
    default:
      return parse_dot_member(object, begin, position(), true);
  }
}

Expression* Parser::parse_member() {
  std::uint32_t begin = peek_position();
  Expression* object = parse_primary();
  return continues_member(peek()) ? parse_member_rest(object, begin) : object;
}

Expression* Parser::parse_member_rest(Expression* object, std::uint32_t begin) {
  while (continues_member(peek())) {
    wrap();
    if (peek() == TokenKind::LeftBracket) {
      object = parse_bracket_member(object, begin, false);
    } else if (check(TokenKind::Dot)) {
      object = parse_dot_member(object, begin, peek_position(), false);
    } else {
      object = parse_tagged_template(object, begin);
    }
  }
  return object;
}

Expression* Parser::parse_bracket_member(Expression* object, std::uint32_t begin, bool is_optional) {
  advance();
  std::uint32_t bracket = position();
  Restore accept(accept_in_, true);
  PropertyName key;
  key.kind = KeyKind::Computed;
  key.computed = parse_expression_cover();
  if (const auto* text = try_as<StringLiteral>(key.computed)) reads_passed_ |= text->value == u"arguments";
  expect(TokenKind::RightBracket);
  key.span = span_from(bracket);
  Member* member = make_node<Member>(begin);
  member->is_optional = is_optional;
  member->object = object;
  member->key = key;
  member->position = bracket;
  return member;
}

Expression* Parser::parse_dot_member(Expression* object, std::uint32_t begin, std::uint32_t error_position,
                                     bool is_optional) {
  PropertyName key = parse_member_name();
  Member* member = make_node<Member>(begin);
  member->is_optional = is_optional;
  member->object = object;
  member->key = key;
  member->position = error_position;
  return member;
}

// Behind the dot, or at the front of `#name in object`.
PropertyName Parser::parse_member_name() {
  Span before{position(), position() + 1};
  advance();
  PropertyName key;
  key.name = current_->value;
  key.span = current_->span;
  reads_passed_ |= key.name == u"arguments";
  if (current_->kind == TokenKind::PrivateName) {
    key.kind = KeyKind::Private;
    note_private_name(key.name, before);
  } else if (!is_property_word(current_->kind)) {
    report_unexpected(*current_);
  }
  return key;
}

// Private names are looked up when their class ends; outside of classes there is nothing to find.
bool Parser::note_private_name(Text name, Span span) {
  if (class_ != nullptr) {
    class_->unresolved.push_back({name, span});
    return true;
  }
  for (const std::u16string& known : options_.eval.private_names) {
    if (known == name) return true;
  }
  report(span, Message::UndeclaredPrivate, name);
  return false;
}

Expression* Parser::parse_call(Expression* callee, std::uint32_t begin, bool is_optional) {
  std::uint32_t error_position = is_callable(current_->kind) ? position() : peek_position();
  List<const Expression*> arguments = parse_arguments();
  Call* call = make_node<Call>(begin);
  const auto* name = try_as<Identifier>(callee);
  call->is_possible_direct_eval = name != nullptr && name->name == u"eval" && !is_optional;
  if (call->is_possible_direct_eval) function_->usage |= uses_eval_flag | contains_eval_flag;
  call->is_optional = is_optional;
  call->callee = callee;
  call->arguments = arguments;
  call->position = error_position;
  return call;
}

// `async (...)`: a call, or the head of an async arrow function.
Expression* Parser::parse_async_call(Expression* callee, std::uint32_t begin) {
  std::uint32_t error_position = position();
  wrap();
  std::uint16_t usage_before = function_->usage;
  function_->usage = 0;
  ExpressionScoped scoped(expressions_, ScopeReading::MaybeAsyncArrow);
  List<const Expression*> arguments = parse_arguments(true);
  std::uint16_t usage = function_->usage;
  function_->usage |= usage_before;
  Call* call = make_node<Call>(begin);
  call->callee = callee;
  call->arguments = arguments;
  call->position = error_position;
  if (peek() == TokenKind::Arrow) {
    finish_arrow_head(scoped.scope, usage, true);
    call->parenthesized = true;
  } else {
    validate_expression(scoped.scope);
  }
  return call;
}

List<const Expression*> Parser::parse_arguments(bool maybe_async_arrow) {
  advance();
  ListBuilder<const Expression*> arguments(arena_, buffers_);
  ElementErrors errors(*expressions_);
  Restore accept(accept_in_, true);
  while (peek() != TokenKind::RightParen && !failed()) {
    arguments.add(parse_argument(errors, maybe_async_arrow));
    if (!check(TokenKind::Comma)) break;
  }
  if (!check(TokenKind::RightParen)) report_here(Message::MissingParenAfterArguments);
  return arguments.finish();
}

Expression* Parser::parse_argument(ElementErrors& errors, bool maybe_async_arrow) {
  std::uint32_t begin = peek_position();
  bool is_spread = check(TokenKind::Ellipsis);
  std::uint32_t expression_begin = peek_position();
  Expression* argument = parse_assignment_cover();
  if (maybe_async_arrow) {
    classify_arrow_parameter(errors, expression_begin, argument);
    if (is_spread) note_async_arrow_rest(begin, argument);
  }
  if (!is_spread) return argument;
  wrap();
  Spread* spread = make_node<Spread>(begin);
  spread->operand = argument;
  return spread;
}

void Parser::note_async_arrow_rest(std::uint32_t begin, const Expression* argument) {
  record_not_simple();
  if (argument->kind == NodeKind::Assignment) record_declaration_error(span_from(begin), Message::RestDefault);
  if (peek() == TokenKind::Comma) record_declaration_error(next_->span, Message::ParameterAfterRest);
}

Expression* Parser::parse_tagged_template(Expression* tag, std::uint32_t begin) {
  Expression* quasi = parse_template(true, peek_position());
  if (failed()) return failure();
  TaggedTemplate* tagged = make_node<TaggedTemplate>(begin);
  tagged->tag = tag;
  tagged->quasi = &as<TemplateLiteral>(*quasi);
  return tagged;
}

Expression* Parser::parse_new() {
  DepthGuard guard(*this);
  Spine spine(*this);
  advance();
  std::uint32_t begin = position();
  if (peek() == TokenKind::Import && peek_ahead() == TokenKind::LeftParen) {
    report(next_->span, Message::NewImport);
    return failure();
  }
  if (peek() == TokenKind::Dot) return parse_new_target(begin);
  if (peek() == TokenKind::Super && peek_ahead() == TokenKind::LeftParen) {
    report(next_->span, Message::UnexpectedSuper);
    return failure();
  }
  const Expression* callee = parse_member();
  List<const Expression*> arguments;
  if (peek() == TokenKind::LeftParen) {
    arguments = parse_arguments();
  } else if (peek() == TokenKind::QuestionDot) {
    report(next_->span, Message::OptionalChainNew);
  }
  New* created = make_node<New>(begin);
  created->callee = callee;
  created->arguments = arguments;
  created->position = begin;
  return created;
}

// The innermost function that has its own `this`: not an arrow function.
FunctionState& Parser::receiver_function() {
  FunctionState* function = function_;
  while (function->is_arrow()) function = function->parent;
  return *function;
}

Expression* Parser::parse_new_target(std::uint32_t begin) {
  advance();
  expect_word(u"target", "new.target", begin);
  bool is_allowed =
      !receiver_function().is_program || options_.goal == ProgramGoal::CommonJs || options_.eval.allow_new_target;
  if (!is_allowed) report_here(Message::UnexpectedNewTarget);
  function_->usage |= uses_new_target_flag;
  return make_node<NewTarget>(begin);
}

static bool allows_super_property(const FunctionState& function, const EvalContext& context) {
  if (function.is_program) return context.allow_super_property;
  return function.kind != FunctionKind::Normal;
}

static bool allows_super_call(const FunctionState& function, const EvalContext& context) {
  if (function.is_program) return context.allow_super_call;
  return function.kind == FunctionKind::DerivedConstructor;
}

Expression* Parser::parse_super() {
  advance();
  std::uint32_t begin = position();
  const FunctionState& receiver = receiver_function();
  if (peek() == TokenKind::LeftParen && allows_super_call(receiver, options_.eval)) {
    function_->usage |= uses_super_call_flag | uses_this_flag;
    List<const Expression*> arguments = parse_arguments();
    SuperCall* call = make_node<SuperCall>(begin);
    call->arguments = arguments;
    call->position = begin;
    return call;
  }
  bool is_property = peek() == TokenKind::Dot || peek() == TokenKind::LeftBracket;
  if (is_property && allows_super_property(receiver, options_.eval)) return parse_super_member(begin);
  report_here(Message::UnexpectedSuper);
  return failure();
}

Expression* Parser::parse_super_member(std::uint32_t begin) {
  if (peek() == TokenKind::Dot && peek_ahead() == TokenKind::PrivateName) {
    advance();
    advance();
    report_here(Message::UnexpectedPrivate);
    return failure();
  }
  function_->usage |= uses_super_property_flag | uses_this_flag;
  Expression* member = nullptr;
  if (peek() == TokenKind::LeftBracket) {
    member = parse_bracket_member(nullptr, begin, false);
  } else {
    advance();
    member = parse_dot_member(nullptr, begin, peek_position(), false);
  }
  SuperMember* super_member = make_node<SuperMember>(begin);
  super_member->key = as<Member>(*member).key;
  super_member->position = as<Member>(*member).position;
  return super_member;
}

Expression* Parser::parse_import_expression() {
  advance();
  std::uint32_t begin = position();
  if (check(TokenKind::Dot)) {
    expect_word(u"meta", "import.meta", begin);
    if (!is_module_) report_here(Message::ImportMetaOutsideModule);
    return make_node<ImportMeta>(begin);
  }
  if (peek() == TokenKind::LeftParen) return parse_import_call(begin);
  if (is_module_) {
    report_unexpected_next();
  } else {
    report_here(Message::ImportOutsideModule);
  }
  return failure();
}

Expression* Parser::parse_import_call(std::uint32_t begin) {
  advance();
  if (peek() == TokenKind::RightParen) {
    report_here(Message::ImportMissingSpecifier);
    return failure();
  }
  Restore accept(accept_in_, true);
  const Expression* specifier = parse_assignment_cover();
  const Expression* options = nullptr;
  if (check(TokenKind::Comma) && peek() != TokenKind::RightParen) {
    options = parse_assignment_cover();
    check(TokenKind::Comma);
  }
  expect(TokenKind::RightParen);
  ImportCall* call = make_node<ImportCall>(begin);
  call->specifier = specifier;
  call->options = options;
  return call;
}

}  // namespace loopscope::js
