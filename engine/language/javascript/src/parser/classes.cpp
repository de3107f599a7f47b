// Classes, ECMA-262 section 15.7.
#include "parser_impl.hpp"

#include <algorithm>

namespace loopscope::js {

Expression* Parser::parse_class_expression() {
  advance();
  std::uint32_t begin = position();
  FunctionName name;
  if (peek_any_identifier()) {
    advance();
    name.is_strict_reserved = is_strict_reserved(current_->kind);
    name.name = parse_and_classify_identifier(*current_);
    name.span = current_->span;
  }
  return parse_class(name, begin);
}

// Behind `class`.
Statement* Parser::parse_class_declaration(bool is_default_export) {
  std::uint32_t begin = position();
  FunctionName name;
  if (!is_default_export || (peek() != TokenKind::Extends && peek() != TokenKind::LeftBrace)) {
    name.is_strict_reserved = is_strict_reserved(peek());
    name.name = parse_binding_identifier();
    name.span = current_->span;
  }
  const Class* definition = nullptr;
  {
    ExpressionScoped scoped(expressions_, ScopeReading::Expression);
    definition = parse_class(name, begin);
    validate_expression(scoped.scope);
  }
  ClassDeclaration* declaration = make_node<ClassDeclaration>(begin);
  declaration->definition = definition;
  if (!name.name.empty() && !names_.declare_lexical(name.name, declaration->span)) {
    report(declaration->span, Message::Redeclaration, name.name);
  }
  return declaration;
}

bool Parser::check_class_name(const FunctionName& name) {
  if (name.is_strict_reserved) {
    report(name.span, Message::UnexpectedStrictReserved);
  } else if (name.name == u"eval" || name.name == u"arguments") {
    report(name.span, Message::StrictEvalArguments);
  }
  return !failed();
}

// Behind the name. All of a class is strict.
Class* Parser::parse_class(const FunctionName& name, std::uint32_t begin) {
  DepthGuard guard(*this);
  Class* definition = arena_.make(Class{});
  definition->kind = NodeKind::Class;
  if (!check_class_name(name)) return definition;
  Restore strict(strict_, true);
  ClassState state;
  state.parent = class_;
  Restore<ClassState*> class_state(class_, &state);
  NameScoped scope(names_, NameScopeKind::Block);
  definition->name = name.name;
  definition->name_span = name.span;
  if (check(TokenKind::Extends)) parse_heritage(*definition);
  expect(TokenKind::LeftBrace);
  std::uint32_t body_begin = position();
  parse_class_body(*definition);
  expect(TokenKind::RightBrace);
  definition->body_span = span_from(body_begin);
  definition->span = span_from(begin);
  if (!failed()) finish_private_names();
  return definition;
}

// The heritage sees the private names around the class only.
void Parser::parse_heritage(Class& definition) {
  Restore<ClassState*> class_state(class_, class_->parent);
  ExpressionScoped scoped(expressions_, ScopeReading::Expression);
  definition.superclass = parse_left_hand_side();
  validate_expression(scoped.scope);
}

void Parser::parse_class_body(Class& definition) {
  ListBuilder<ClassMember> members(arena_, buffers_);
  while (peek() != TokenKind::RightBrace && !failed()) {
    if (check(TokenKind::Semicolon)) continue;
    if (!parse_class_member(definition, members)) return;
  }
  definition.members = members.finish();
}

static MemberKind member_kind(PropertyShape shape) {
  if (shape == PropertyShape::Getter) return MemberKind::Getter;
  return shape == PropertyShape::Setter ? MemberKind::Setter : MemberKind::Method;
}

// False: an error.
bool Parser::parse_class_member(Class& definition, ListBuilder<ClassMember>& members) {
  std::uint32_t begin = peek_position();
  if (peek() == TokenKind::Static && peek_ahead() == TokenKind::LeftBrace) {
    const Function* block = parse_static_block();
    members.add({MemberKind::StaticBlock, true, {}, block, span_from(begin)});
    return !failed();
  }
  PropertyHead head;
  head.in_class = true;
  parse_class_member_head(head);
  if (failed()) return false;
  switch (head.shape) {
    case PropertyShape::Assign:
    case PropertyShape::Field:
    case PropertyShape::ShorthandOrField:
    case PropertyShape::Unknown: {
      ClassMember field = parse_field(head);
      field.span = span_from(begin);
      declare_private_name(field);
      members.add(field);
      return !failed();
    }
    case PropertyShape::Method:
    case PropertyShape::Getter:
    case PropertyShape::Setter:
      return add_method(definition, head, members);
    default:
      report_unexpected(*current_, head.first_kind, {head.text_begin, head.text_begin});
      return false;
  }
}

// `static` is a modifier unless it is the name.
void Parser::parse_class_member_head(PropertyHead& head) {
  head.first_kind = peek();
  head.first_span = next_->span;
  if (!check(TokenKind::Static)) {
    parse_property_head(head);
    return;
  }
  bool is_name = peek() == TokenKind::LeftParen || peek() == TokenKind::Assign || peek() == TokenKind::Semicolon ||
                 peek() == TokenKind::RightBrace;
  if (!is_name) {
    head.is_static = true;
    parse_property_head(head);
    return;
  }
  head.text_begin = position();
  set_key_from_current(head);
  note_shape(head);
}

void Parser::check_field_name(const PropertyHead& head) {
  if (head.key.kind != KeyKind::Name && head.key.kind != KeyKind::Private) return;
  if (head.is_static && head.is_named(u"prototype")) report_here(Message::StaticPrototype);
  if (head.key.name == u"constructor" || head.key.name == u"#constructor") report_here(Message::ConstructorField);
}

ClassMember Parser::parse_field(const PropertyHead& head) {
  check_field_name(head);
  const Function* initializer = peek() == TokenKind::Assign ? parse_field_initializer() : nullptr;
  expect_semicolon();
  return {MemberKind::Field, head.is_static, head.key, initializer, {}};
}

// The value of a field is evaluated as if it were the body of a method.
const Function* Parser::parse_field_initializer() {
  DepthGuard guard(*this);
  advance();
  Restore<ExpressionScope*> expressions(expressions_, nullptr);
  Restore accept(accept_in_, true);
  FunctionState state;
  state.parent = function_;
  state.kind = FunctionKind::FieldInitializer;
  Restore<FunctionState*> function_state(function_, &state);
  NameScoped scope(names_, NameScopeKind::Function);
  std::uint32_t begin = peek_position();
  const Expression* value = parse_assignment();
  Function* function = make_node<Function>(begin);
  function->function_kind = FunctionKind::FieldInitializer;
  function->is_strict = true;
  function->expression_body = value;
  function->body_span = function->span;
  finish_usage(*function, state.usage);
  return function;
}

const Function* Parser::parse_static_block() {
  DepthGuard guard(*this);
  advance();
  std::uint32_t begin = position();
  Restore<ExpressionScope*> expressions(expressions_, nullptr);
  Restore accept(accept_in_, true);
  FunctionState state;
  state.parent = function_;
  state.kind = FunctionKind::StaticBlock;
  Restore<FunctionState*> function_state(function_, &state);
  NameScoped scope(names_, NameScopeKind::Body);
  expect(TokenKind::LeftBrace);
  std::uint32_t body_begin = position();
  ListBuilder<const Statement*> body(arena_, buffers_);
  parse_statement_list(body, TokenKind::RightBrace);
  expect(TokenKind::RightBrace);
  report_passing_conflict();
  Function* function = make_node<Function>(begin);
  function->function_kind = FunctionKind::StaticBlock;
  function->is_strict = true;
  function->body = body.finish();
  function->body_span = span_from(body_begin);
  finish_usage(*function, state.usage);
  return function;
}

static Message constructor_fault(const PropertyHead& head) {
  if (head.is_generator) return Message::ConstructorGenerator;
  return head.is_async ? Message::ConstructorAsync : Message::ConstructorAccessor;
}

bool Parser::check_method_name(const Class& definition, const PropertyHead& head) {
  if (head.key.kind == KeyKind::Private && head.key.name == u"#constructor") {
    report_here(Message::ConstructorPrivate);
  } else if (head.is_static) {
    if (head.is_named(u"prototype")) report_here(Message::StaticPrototype);
  } else if (head.is_named(u"constructor")) {
    if (head.shape != PropertyShape::Method || head.is_generator || head.is_async) {
      report_here(constructor_fault(head));
    } else if (definition.constructor != nullptr) {
      report_here(Message::DuplicateConstructor);
    }
  }
  return !failed();
}

static FunctionKind method_kind(const Class& definition, const PropertyHead& head, bool is_constructor) {
  if (head.shape == PropertyShape::Getter) return FunctionKind::Getter;
  if (head.shape == PropertyShape::Setter) return FunctionKind::Setter;
  if (!is_constructor) return FunctionKind::Method;
  return definition.superclass != nullptr ? FunctionKind::DerivedConstructor : FunctionKind::Constructor;
}

bool Parser::add_method(Class& definition, const PropertyHead& head, ListBuilder<ClassMember>& members) {
  if (!check_method_name(definition, head)) return false;
  bool is_constructor = !head.is_static && head.is_named(u"constructor");
  const Function* function = parse_method(head, method_kind(definition, head, is_constructor));
  if (is_constructor) {
    definition.constructor = function;
  } else {
    ClassMember member{member_kind(head.shape), head.is_static, head.key, function, span_from(head.first_span.begin)};
    declare_private_name(member);
    members.add(member);
  }
  return !failed();
}

// ---------------------------------------------------------------------------------------------------------------------
// Private names

static PrivateUse private_use(MemberKind kind) {
  switch (kind) {
    case MemberKind::Getter:
      return PrivateUse::Getter;
    case MemberKind::Setter:
      return PrivateUse::Setter;
    case MemberKind::Field:
      return PrivateUse::Field;
    default:
      return PrivateUse::Method;
  }
}

// A getter and a setter may share a name, if both are static or both are not.
static bool completes_accessor(const PrivateName& known, PrivateUse use, bool is_static) {
  bool is_pair = (known.use == PrivateUse::Getter && use == PrivateUse::Setter) ||
                 (known.use == PrivateUse::Setter && use == PrivateUse::Getter);
  return is_pair && known.is_static == is_static;
}

void Parser::declare_private_name(const ClassMember& member) {
  if (member.key.kind != KeyKind::Private || failed()) return;
  PrivateUse use = private_use(member.kind);
  auto [entry, is_new] = class_->declared.try_emplace(member.key.name, PrivateName{use, member.is_static});
  if (is_new) return;
  if (!completes_accessor(entry->second, use, member.is_static)) {
    return report(current_->span, Message::Redeclaration, member.key.name);
  }
  entry->second.use = PrivateUse::Accessor;
}

// At the end of a class: what it does not declare, an enclosing one must.
void Parser::finish_private_names() {
  for (const UnresolvedPrivateName& use : class_->unresolved) {
    if (class_->declared.count(use.name) != 0) continue;
    if (class_->parent != nullptr) {
      class_->parent->unresolved.push_back(use);
      continue;
    }
    const std::vector<std::u16string>& known = options_.eval.private_names;
    if (std::find(known.begin(), known.end(), use.name) != known.end()) continue;
    report(use.span, Message::UndeclaredPrivate, use.name);
  }
}

}  // namespace loopscope::js
