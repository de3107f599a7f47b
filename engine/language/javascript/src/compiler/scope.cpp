#include "scope.hpp"

namespace loopscope::js::compiling {

Scope* Analysis::new_scope(ScopeKind kind, Scope* parent, FunctionScope* function) {
  Scope& scope = scopes.emplace_back();
  scope.kind = kind;
  scope.parent = parent;
  scope.function = function;
  scope.home = &scope;
  return &scope;
}

Binding* Analysis::new_binding(Scope& scope, Text name, BindingKind kind) {
  Binding& binding = bindings.emplace_back();
  binding.name = name;
  binding.kind = kind;
  binding.scope = &scope;
  binding.has_dead_zone = kind == BindingKind::Let || kind == BindingKind::Const || kind == BindingKind::Class;
  binding.is_initialised = !binding.has_dead_zone;
  binding.is_constant = kind == BindingKind::Const || kind == BindingKind::OwnName || kind == BindingKind::Import;
  binding.is_silent = kind == BindingKind::OwnName;
  return &binding;
}

Binding* Analysis::declare(Scope& scope, Text name, BindingKind kind) {
  Binding*& place = scope.names[name];
  if (place != nullptr) return place;
  place = new_binding(scope, name, kind);
  scope.bindings.push_back(place);
  return place;
}

// A function's own name, parameters and body share one environment, unless an eval tells them apart by name.
void Analysis::choose_home(Scope& scope) {
  FunctionScope* function = scope.function;
  if (function == nullptr || scope.is_seen_by_eval || scope.is_dynamic) return;
  if (&scope == function->own_name || &scope == function->body) scope.home = function->parameters;
}

void Analysis::give_slot(Binding& binding) {
  binding.in_environment = true;
  binding.slot = static_cast<std::int32_t>(binding.scope->home->slots.size());
  binding.scope->home->slots.push_back(&binding);
}

void Analysis::lay_out() {
  for (Scope& scope : scopes) choose_home(scope);
  // Mapped arguments need the parameters in the first slots, in order, also those that a later one hides.
  for (FunctionScope& function : function_scopes) {
    if (!function.maps_arguments) continue;
    for (const PatternElement& parameter : function.function->parameters) {
      Binding* binding = function.parameters->find(as<Identifier>(*parameter.target).name);
      binding->in_environment = true;
      binding->slot = static_cast<std::int32_t>(function.parameters->slots.size());
      function.parameters->slots.push_back(binding);
    }
  }
  for (Scope& scope : scopes) {
    if (scope.function == nullptr) continue;
    for (Binding* binding : scope.bindings) {
      bool wanted = binding->is_captured || scope.is_seen_by_eval;
      if (wanted && !binding->in_environment) give_slot(*binding);
    }
  }
  for (Scope& scope : scopes) {
    bool forced = scope.is_dynamic || scope.kind == ScopeKind::Module;
    scope.owns_environment = scope.function == nullptr || !scope.slots.empty() || forced;
  }
}

Binding*& pseudo_binding(FunctionScope& function, Pseudo pseudo) {
  if (pseudo == Pseudo::This) return function.this_binding;
  return pseudo == Pseudo::NewTarget ? function.new_target_binding : function.function_binding;
}

Binding* find_pseudo(const Analysis& analysis, const FunctionScope* function, Pseudo pseudo) {
  const FunctionScope* owner = function;
  while (owner->is_arrow && owner->parent != nullptr) owner = owner->parent;
  if (owner->is_arrow) {
    for (Scope* scope = analysis.outside; scope != nullptr; scope = scope->parent) {
      if (Binding* found = scope->find(pseudo_name(pseudo))) return found;
    }
    return nullptr;
  }
  bool always_bound = pseudo == Pseudo::This && owner->is_derived_constructor;
  if (owner == function && !always_bound) return nullptr;
  return pseudo_binding(const_cast<FunctionScope&>(*owner), pseudo);
}

}  // namespace loopscope::js::compiling
