// Scopes, variables and names.
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

SlotInfo slot_info(const Binding& binding) {
  SlotInfo info;
  info.name = std::u16string(binding.name);
  info.is_constant = binding.is_constant;
  info.is_lexical = binding.has_dead_zone;
  info.is_hidden = binding.kind == BindingKind::Hidden || binding.name.find(u'*') != Text::npos;
  info.silent_constant = binding.is_silent;
  info.is_import = binding.kind == BindingKind::Import;
  return info;
}

namespace {

bool is_function_level(const Scope& scope) {
  return &scope == scope.function->parameters || &scope == scope.function->body;
}

}  // namespace

std::int32_t FunctionCompiler::new_local() {
  std::int32_t local = next_local_++;
  if (static_cast<std::uint32_t>(next_local_) > out_.code.local_count) {
    out_.code.local_count = static_cast<std::uint32_t>(next_local_);
  }
  return local;
}

void FunctionCompiler::describe_environment(Scope& scope) {
  ScopeInfo info;
  info.kind = scope.kind;
  info.is_variable_scope = scope.is_variable_scope;
  for (std::size_t i = 0; i < scope.slots.size(); ++i) {
    info.slots.push_back(slot_info(*scope.slots[i]));
    if (scope.slots[i]->slot != static_cast<std::int32_t>(i)) info.slots.back().name.clear();  // a hidden parameter
  }
  scope.info_index = static_cast<std::int32_t>(out_.code.scopes.size());
  out_.code.scopes.push_back(std::move(info));
}

void FunctionCompiler::enter_scope(Scope* scope) {
  entered_.push_back({scope_, next_local_, scope->owns_environment});
  scope_ = scope;
  if (scope->owns_environment) {
    describe_environment(*scope);
    if (scope->kind == ScopeKind::With)
      out_.emit(Op::PushWith, scope->info_index);
    else
      out_.emit(Op::PushEnvironment, scope->info_index);
    ++environments_;
  }
  for (Binding* binding : scope->bindings) allocate(*binding);
  instantiate_functions(scope->functions);
}

// Finds a place for a binding and makes it what it is before anything initialises it. A fresh frame's locals are
// undefined, a fresh environment's slots empty.
void FunctionCompiler::allocate(Binding& binding) {
  bool is_variable = binding.kind == BindingKind::Variable;
  if (binding.in_environment) {
    bool is_arguments = function_->needs_arguments && scope_ == function_->parameters && binding.name == u"arguments";
    if (!is_variable || is_arguments) return;
    out_.emit(Op::LoadUndefined);
    return initialise_binding(binding);
  }
  bool is_own_name =
      binding.kind == BindingKind::OwnName || (binding.kind == BindingKind::Class && scope_->kind == ScopeKind::Class);
  if (is_own_name && !binding.is_used) return;
  if (binding.kind == BindingKind::OwnName) return;  // the callee itself
  if (binding.slot < 0) binding.slot = new_local();
  binding.first_pc = out_.pc();
  binding.alive_pc = 0;
  bool starts_empty = binding.needs_check || (binding.kind == BindingKind::Hidden && binding.name == u"this");
  if (starts_empty)
    out_.emit(Op::LoadEmpty);
  else if (is_variable && !is_function_level(*scope_))
    out_.emit(Op::LoadUndefined);
  else
    return;
  out_.emit(Op::StoreLocal, binding.slot);
}

// A checked local is empty until its initialisation, a parameter is passed, a variable undefined; what is in the slot
// of any other one before has nothing to do with it: it is described as having none there.
void FunctionCompiler::describe_local(const Binding& binding) {
  constexpr std::uint32_t no_slot = 0xffffffff;
  bool is_plain = binding.needs_check || !binding.has_dead_zone || binding.kind == BindingKind::Parameter;
  std::uint32_t alive = is_plain ? binding.first_pc : binding.alive_pc == 0 ? out_.pc() : binding.alive_pc;
  SlotInfo info = slot_info(binding);
  if (binding.first_pc < alive) out_.code.locals.push_back({info, no_slot, binding.first_pc, alive});
  if (alive < out_.pc() || is_plain)
    out_.code.locals.push_back({info, static_cast<std::uint32_t>(binding.slot), alive, out_.pc()});
}

void FunctionCompiler::leave_scope() {
  EnteredScope entered = entered_.back();
  entered_.pop_back();
  for (Binding* binding : scope_->bindings) {
    if (binding->in_environment || binding->slot < 0) continue;
    describe_local(*binding);
  }
  if (entered.has_environment) {
    out_.emit_a(Op::PopEnvironment, 1);
    --environments_;
  }
  scope_ = entered.previous;
  next_local_ = entered.next_local;
}

std::uint32_t FunctionCompiler::hops(const Binding& binding) const {
  std::uint32_t count = 0;
  for (const Scope* scope = scope_; scope != binding.scope->home; scope = scope->parent) {
    if (scope->owns_environment) ++count;
  }
  return count;
}

void FunctionCompiler::load_binding(const Binding& binding, bool checked) {
  if (binding.kind == BindingKind::Import) return out_.emit_a(Op::LoadImport, hops(binding), binding.slot);
  if (binding.in_environment) {
    return out_.emit_a(checked ? Op::LoadCapturedChecked : Op::LoadCaptured, hops(binding), binding.slot);
  }
  if (binding.kind == BindingKind::OwnName) return out_.emit(Op::LoadCallee);
  out_.emit(checked ? Op::LoadLocalChecked : Op::LoadLocal, binding.slot);
}

void FunctionCompiler::initialise_binding(Binding& binding) {
  if (binding.in_environment) return out_.emit_a(Op::StoreCaptured, hops(binding), binding.slot);
  if (binding.slot < 0) return out_.emit(Op::Pop);
  out_.emit(Op::StoreLocal, binding.slot);
  if (binding.alive_pc == 0) binding.alive_pc = out_.pc();
}

const Reference& FunctionCompiler::reference_of(const Node& node) const {
  return analysis_.references.find(&node)->second;
}

void FunctionCompiler::load_identifier(const Identifier& node) {
  out_.move_position(node.span);
  load_reference(node);
}

void FunctionCompiler::load_reference(const Identifier& node) {
  const Reference& reference = reference_of(node);
  SpanGuard guard(out_, node.span);
  if (reference.kind == ReferenceKind::Static) return load_binding(*reference.binding, reference.is_checked);
  if (reference.kind == ReferenceKind::Dynamic) return out_.emit(Op::LoadName, out_.string(node.name));
  if (node.name == u"undefined") return out_.emit(Op::LoadUndefined);
  out_.emit(Op::LoadGlobal, out_.string(node.name));
}

void FunctionCompiler::store_identifier(const Identifier& node, Bind bind) {
  const Reference& reference = reference_of(node);
  if (bind == Bind::Assign) return store_reference(reference, node.name);
  if (reference.kind == ReferenceKind::Static) return initialise_binding(*reference.binding);
  if (reference.kind == ReferenceKind::Dynamic) return out_.emit(Op::StoreName, out_.string(node.name));
  out_.emit(Op::InitializeGlobalLexical, out_.string(node.name));
}

void FunctionCompiler::store_reference(const Reference& reference, Text name) {
  if (reference.kind == ReferenceKind::Static) return assign_binding(reference, name);
  out_.emit(reference.kind == ReferenceKind::Dynamic ? Op::StoreName : Op::StoreGlobal, out_.string(name));
}

void FunctionCompiler::assign_binding(const Reference& reference, Text name) {
  Binding& binding = *reference.binding;
  if (binding.is_constant) {
    if (reference.is_checked) {
      load_binding(binding, true);
      out_.emit(Op::Pop);
    }
    bool is_silent = binding.is_silent && !function_->is_strict;
    if (!is_silent) out_.emit(Op::ThrowConstAssignment, out_.string(name));
    return out_.emit(Op::Pop);
  }
  if (!reference.is_checked) return initialise_binding(binding);
  if (binding.in_environment) return out_.emit_a(Op::StoreCapturedChecked, hops(binding), binding.slot);
  out_.emit(Op::StoreLocalChecked, binding.slot);
}

void FunctionCompiler::load_pseudo(Pseudo pseudo) {
  const Binding* binding = find_pseudo(analysis_, function_, pseudo);
  if (binding == nullptr) {
    constexpr Op ops[] = {Op::LoadThis, Op::LoadNewTarget, Op::LoadCallee};
    return out_.emit(ops[static_cast<std::size_t>(pseudo)]);
  }
  load_binding(*binding, false);
  bool may_be_empty = binding->scope->function == nullptr || binding->scope->function->is_derived_constructor;
  if (pseudo == Pseudo::This && may_be_empty) out_.emit(Op::CheckThis);
}

void FunctionCompiler::load_private_name(Text name) {
  for (const Scope* scope = scope_; scope != nullptr; scope = scope->parent) {
    if (const Binding* binding = scope->find(name)) return load_binding(*binding, false);
  }
  out_.emit(Op::LoadUndefined);  // the parser has refused it already
}

void FunctionCompiler::type_of(const Expression& operand) {
  const auto* identifier = try_as<Identifier>(&operand);
  if (identifier == nullptr || reference_of(operand).kind == ReferenceKind::Static) {
    if (identifier != nullptr)
      load_reference(*identifier);
    else
      value(operand);
    return out_.emit(Op::TypeOf);
  }
  bool is_global = reference_of(operand).kind == ReferenceKind::Global;
  out_.emit(is_global ? Op::TypeOfGlobal : Op::TypeOfName, out_.string(identifier->name));
  out_.emit(Op::TypeOf);
}

void FunctionCompiler::delete_expression(const Expression& operand) {
  if (const auto* identifier = try_as<Identifier>(&operand)) {
    const Reference& reference = reference_of(operand);
    if (reference.kind == ReferenceKind::Static) return out_.emit(Op::LoadFalse);
    bool is_global = reference.kind == ReferenceKind::Global;
    return out_.emit(is_global ? Op::DeleteGlobal : Op::DeleteName, out_.string(identifier->name));
  }
  if (const auto* chain = try_as<OptionalChain>(&operand)) {
    Label ended, done;
    Label* saved = chain_;
    chain_ = &ended;
    delete_expression(*chain->expression);
    chain_ = saved;
    out_.jump(Op::Jump, done);
    out_.bind(ended);
    out_.emit(Op::Pop);
    out_.emit(Op::LoadTrue);
    return out_.bind(done);
  }
  if (const auto* member = try_as<Member>(&operand)) return delete_member(*member);
  if (const auto* super_property = try_as<SuperMember>(&operand)) {
    load_pseudo(Pseudo::This);
    if (super_property->key.kind == KeyKind::Computed) {
      value(*super_property->key.computed);
      out_.emit(Op::Pop);
    }
    out_.emit_a(Op::ThrowError, 1, out_.string(u"Unsupported reference to 'super'"));
    return;
  }
  effect(operand);
  out_.emit(Op::LoadTrue);
}

void FunctionCompiler::delete_member(const Member& member) {
  member_object(member);
  if (member.key.kind == KeyKind::Computed) {
    value(*member.key.computed);
    SpanGuard unplaced(out_, out_.position());
    return out_.emit(Op::DeleteElement);
  }
  SpanGuard unplaced(out_, out_.position());
  out_.emit(Op::DeleteProperty, out_.string(member.key.name));
}

}  // namespace loopscope::js::compiling
