// Class definitions (ECMA-262 15.7.14).
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

std::u16string method_name(const js::PropertyName& key, MemberKind kind);

namespace {

std::uint32_t accessor_flag(MemberKind kind) {
  return kind == MemberKind::Getter ? 1 : kind == MemberKind::Setter ? 2 : 0;
}

bool is_private(const ClassMember& member) {
  return member.kind != MemberKind::StaticBlock && member.key.kind == KeyKind::Private;
}
bool is_private_method(const ClassMember& member) { return is_private(member) && member.kind != MemberKind::Field; }

const ClassMember* find_private_method(const Class& definition, Text name) {
  for (const ClassMember& member : definition.members) {
    if (is_private_method(member) && Text(member.key.name) == name) return &member;
  }
  return nullptr;
}

// Whom V8's messages want as the receiver of a private method.
std::u16string brand_text(const Class& definition, bool is_static) {
  std::u16string name(definition.name.empty() ? Text(u"anonymous") : Text(definition.name));
  return (is_static ? u"class " : u"an instance of class ") + name;
}

}  // namespace

// -> [class]. `key_depth` is where a property key lies among the operands that names an anonymous class, or -1.
void FunctionCompiler::class_definition(const Class& definition, Text name, std::int32_t key_depth) {
  const ClassScopes& scopes = analysis_.classes.find(&definition)->second;
  enter_scope(scopes.scope);
  for (Binding* binding : scopes.scope->bindings) {
    if (binding->name.empty() || binding->name[0] != u'#') continue;
    out_.emit(Op::MakePrivateName, out_.string(binding->name));
    if (const ClassMember* method = find_private_method(definition, binding->name)) {
      out_.emit(Op::SetPrivateBrand, out_.string(brand_text(definition, method->is_static)));
    }
    initialise_binding(*binding);
  }
  make_class(definition, std::u16string(name));
  if (key_depth >= 0) {
    out_.emit_a(Op::Pick, static_cast<std::uint32_t>(out_.depth() - 1 - key_depth));
    out_.emit_a(Op::Pick, 2);
    out_.emit_a(Op::SetFunctionName, 0);
    out_.emit(Op::Pop);
    out_.emit(Op::Pop);
  }
  class_members(definition, scopes);
  if (Binding* own = definition.name.empty() ? nullptr : scopes.scope->find(definition.name)) {
    if (own->in_environment || own->slot >= 0) {
      out_.emit_a(Op::Pick, 1);
      initialise_binding(*own);
    }
  }
  run_initializers(definition, scopes);
  out_.emit(Op::Pop);
  leave_scope();
}

// -> [constructor prototype]
void FunctionCompiler::make_class(const Class& definition, const std::u16string& name) {
  if (definition.superclass != nullptr)
    value(*definition.superclass);
  else
    out_.emit(Op::LoadEmpty);
  std::int32_t code = constructor(definition, name);
  SpanGuard guard(out_, definition.superclass != nullptr ? position_span(*definition.superclass) : definition.span);
  out_.emit_a(Op::MakeClass, definition.superclass != nullptr ? 1 : 0, code);
}

std::int32_t FunctionCompiler::constructor(const Class& definition, const std::u16string& name) {
  const ClassScopes& scopes = analysis_.classes.find(&definition)->second;
  std::uint32_t id = 0;
  if (definition.constructor != nullptr) {
    FunctionScope* scope = analysis_.functions.find(definition.constructor)->second;
    FunctionCompiler inner(compilation_, scope);
    inner.set_scope(scope_);
    id = inner.compile_function(*definition.constructor, name, &definition);
  } else {
    FunctionScope scope;
    scope.is_strict = true;
    scope.is_derived_constructor = definition.superclass != nullptr;
    FunctionCompiler inner(compilation_, &scope);
    inner.set_scope(scope_);
    id = inner.compile_default_constructor(definition, name, scopes.instance != nullptr);
  }
  out_.code.functions.push_back(id);
  return static_cast<std::int32_t>(out_.code.functions.size() - 1);
}

// 15.7.14 step 14.a: passes its arguments on without iterating over them.
std::uint32_t FunctionCompiler::compile_default_constructor(const Class& definition, std::u16string name,
                                                            bool has_fields) {
  Code& code = out_.code;
  code.name = std::move(name);
  code.span = definition.span;
  code.name_span = definition.name_span;
  code.is_class_constructor = true;
  code.is_derived_constructor = definition.superclass != nullptr;
  out_.span = definition.span;
  if (code.is_derived_constructor) {
    code.rest_local = new_local();
    out_.emit(Op::LoadCallee);
    out_.emit(Op::LoadNewTarget);
    out_.emit(Op::LoadLocal, code.rest_local);
    out_.emit(Op::SuperCallSpread);
  } else {
    out_.emit(Op::LoadThis);
  }
  if (has_fields) {
    out_.emit(Op::LoadCallee);
    out_.emit(Op::RunFieldInitializer);
  }
  out_.emit(Op::Return);
  return finish();
}

// [constructor prototype] stay: methods are defined, computed keys of fields evaluated, in order.
void FunctionCompiler::class_members(const Class& definition, const ClassScopes& scopes) {
  for (std::size_t i = 0; i < definition.members.size(); ++i) {
    const ClassMember& member = definition.members[i];
    if (member.kind == MemberKind::StaticBlock) continue;
    SpanGuard guard(out_, member.span);
    if (is_private_method(member)) {
      private_method(member, *scopes.member_bindings[i]);
    } else if (member.kind != MemberKind::Field) {
      class_method(member);
    } else if (member.key.kind == KeyKind::Computed) {
      out_.begin_statement(position_span(*member.key.computed));
      push_key(member.key);
      initialise_binding(*scopes.member_bindings[i]);
    }
  }
}

void FunctionCompiler::class_method(const ClassMember& member) {
  if (member.is_static) out_.emit(Op::Swap);
  if (member.key.kind == KeyKind::Computed) out_.begin_statement(position_span(*member.key.computed));
  push_key(member.key);
  make_function(*member.value, method_name(member.key, member.kind));
  out_.emit_a(Op::DefineMethod, accessor_flag(member.kind) + 4);
  if (member.is_static) out_.emit(Op::Swap);
}

// Made now, put on the instances (or the constructor) later; its home object is where public methods of its kind lie.
void FunctionCompiler::private_method(const ClassMember& member, Binding& hidden) {
  if (member.is_static) out_.emit(Op::Swap);
  make_function(*member.value, method_name(member.key, member.kind));
  out_.emit(Op::SetHomeObject);
  initialise_binding(hidden);
  if (member.is_static) out_.emit(Op::Swap);
}

// [constructor prototype] stay (steps 29 to 37).
void FunctionCompiler::run_initializers(const Class& definition, const ClassScopes& scopes) {
  SpanGuard guard(out_, definition.span);
  if (scopes.instance != nullptr) {
    out_.emit(Op::MakeFunction, initializer(definition, scopes, false));
    out_.emit(Op::SetHomeObject);
    out_.emit(Op::RotateDown3);
    out_.emit(Op::Swap);
    out_.emit(Op::SetFieldInitializer);
    out_.emit(Op::Swap);
  }
  define_static_private_methods(definition, scopes);
  if (scopes.statics == nullptr) return;
  out_.emit(Op::Swap);
  out_.emit(Op::MakeFunction, initializer(definition, scopes, true));
  out_.emit(Op::SetHomeObject);
  out_.emit_a(Op::Pick, 1);
  {
    SpanGuard unplaced(out_, out_.position());
    out_.emit_a(Op::Call, 0);
  }
  out_.emit(Op::Pop);
  out_.emit(Op::Swap);
}

void FunctionCompiler::define_static_private_methods(const Class& definition, const ClassScopes& scopes) {
  for (std::size_t i = 0; i < definition.members.size(); ++i) {
    const ClassMember& member = definition.members[i];
    if (!member.is_static || !is_private_method(member)) continue;
    out_.emit(Op::Swap);
    define_private_method(member, *scopes.member_bindings[i]);
    out_.emit(Op::Swap);
  }
}

// [object] stays.
void FunctionCompiler::define_private_method(const ClassMember& member, Binding& hidden) {
  load_private_name(member.key.name);
  load_binding(hidden, false);
  out_.emit_a(Op::DefinePrivate, accessor_flag(member.kind) + 1);
}

std::int32_t FunctionCompiler::initializer(const Class& definition, const ClassScopes& scopes, bool is_static) {
  FunctionCompiler inner(compilation_, is_static ? scopes.statics : scopes.instance);
  inner.set_scope(scope_);
  out_.code.functions.push_back(inner.compile_initializer(definition, scopes, is_static));
  return static_cast<std::int32_t>(out_.code.functions.size() - 1);
}

std::uint32_t FunctionCompiler::compile_initializer(const Class& definition, const ClassScopes& scopes,
                                                    bool is_static) {
  Code& code = out_.code;
  code.name = is_static ? u"<static_initializer>" : u"<instance_members_initializer>";
  code.span = definition.span;
  code.is_method = true;
  code.is_field_initializer = true;
  out_.span = definition.span;
  enter_scope(function_->parameters);
  store_pseudo_variables();
  for (std::size_t i = 0; i < definition.members.size(); ++i) {
    const ClassMember& member = definition.members[i];
    if (is_static || member.is_static || !is_private_method(member)) continue;
    SpanGuard guard(out_, member.span);
    out_.emit(Op::LoadThis);
    define_private_method(member, *scopes.member_bindings[i]);
    out_.emit(Op::Pop);
  }
  for (std::size_t i = 0; i < definition.members.size(); ++i) {
    const ClassMember& member = definition.members[i];
    SpanGuard guard(out_, member.span);
    bool is_block = member.kind == MemberKind::StaticBlock;
    if (is_block && is_static) static_block(*member.value);
    if (!is_block && member.kind == MemberKind::Field && member.is_static == is_static) {
      initialise_field(member, scopes.member_bindings[i]);
    }
  }
  out_.span = definition.span;
  implicit_return();
  return finish();
}

void FunctionCompiler::initialise_field(const ClassMember& member, const Binding* key) {
  if (member.value != nullptr) statement_mark(member.span);
  out_.emit(Op::LoadThis);
  if (member.key.kind == KeyKind::Name) {
    field_value(member);
    out_.emit(Op::DefineProperty, out_.string(member.key.name));
    return out_.emit(Op::Pop);
  }
  if (key != nullptr)
    load_binding(*key, false);
  else
    push_key(member.key);
  if (member.key.kind == KeyKind::Private) {
    field_value(member);
    out_.emit_a(Op::DefinePrivate, 0);
  } else {
    if (member.value != nullptr) {
      out_.begin_statement(position_span(*member.value->expression_body));
      set_function_name(*member.value->expression_body);
    } else {
      out_.emit(Op::LoadUndefined);
    }
    out_.emit(Op::DefineElement);
  }
  out_.emit(Op::Pop);
}

void FunctionCompiler::field_value(const ClassMember& member) {
  if (member.value == nullptr) return out_.emit(Op::LoadUndefined);
  out_.begin_statement(position_span(*member.value->expression_body));
  named_value(*member.value->expression_body, member.key.name);
}

void FunctionCompiler::static_block(const Function& node) {
  std::vector<Control> outer;
  outer.swap(control_);
  enter_scope(analysis_.scope_of.find(&node)->second);
  statements(node.body);
  leave_scope();
  control_.swap(outer);
}

}  // namespace loopscope::js::compiling
