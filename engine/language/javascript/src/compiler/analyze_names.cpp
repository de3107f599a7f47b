#include "analyzer.hpp"

namespace loopscope::js::compiling {

void Analyzer::use_binding(Binding& binding, bool dynamically) {
  binding.is_used = true;
  if (dynamically || binding.scope->function != function_) binding.is_captured = true;
  if (!binding.is_initialised) binding.needs_check = true;
}

Reference Analyzer::resolve_from(Scope* scope, Text name) {
  bool dynamic = false;
  for (; scope != nullptr; scope = scope->parent) {
    if (Binding* binding = scope->find(name)) {
      bool checked = !binding->is_initialised;
      use_binding(*binding, dynamic);
      if (dynamic) return {ReferenceKind::Dynamic, false, nullptr};
      return {ReferenceKind::Static, checked, binding};
    }
    dynamic = dynamic || scope->is_dynamic;
  }
  return {dynamic ? ReferenceKind::Dynamic : ReferenceKind::Global, false, nullptr};
}

void Analyzer::use(const Node& node, Text name) { result_.references[&node] = resolve_from(scope_, name); }

void Analyzer::use_private(Text name) {
  for (Scope* scope = scope_; scope != nullptr; scope = scope->parent) {
    if (Binding* binding = scope->find(name)) return use_binding(*binding, false);
  }
}

void Analyzer::use_pseudo(Pseudo pseudo) {
  FunctionScope* owner = function_;
  while (owner->is_arrow && owner->parent != nullptr) owner = owner->parent;
  if (owner->is_arrow) return;  // an eval: found among the scopes around it
  bool always_bound = pseudo == Pseudo::This && owner->is_derived_constructor;
  if (owner == function_ && !always_bound) return;
  if (pseudo != Pseudo::This && !owner->has_pseudo_function) return;
  Binding*& binding = pseudo_binding(*owner, pseudo);
  if (binding == nullptr) binding = result_.declare(*owner->parameters, pseudo_name(pseudo), BindingKind::Hidden);
  use_binding(*binding, false);
}

void Analyzer::use_super() {
  use_pseudo(Pseudo::This);
  use_pseudo(Pseudo::ActiveFunction);
}

// A direct eval can reach every name around it.
void Analyzer::materialise_for_eval() {
  FunctionScope* owner = function_;
  while (owner->is_arrow && owner->parent != nullptr) owner = owner->parent;
  if (!owner->is_arrow) {
    for (Pseudo pseudo : {Pseudo::This, Pseudo::NewTarget, Pseudo::ActiveFunction}) {
      if (pseudo != Pseudo::This && !owner->has_pseudo_function) continue;
      Binding*& binding = pseudo_binding(*owner, pseudo);
      if (binding == nullptr) binding = result_.declare(*owner->parameters, pseudo_name(pseudo), BindingKind::Hidden);
      binding->is_captured = true;
    }
  }
  for (Scope* scope = scope_; scope != nullptr; scope = scope->parent) {
    scope->is_seen_by_eval = true;
    for (Binding* binding : scope->bindings) {
      binding->is_used = true;
      if (!binding->is_initialised) binding->needs_check = true;
    }
  }
}

void Analyzer::initialise(Text name) {
  for (Scope* scope = scope_; scope != nullptr; scope = scope->parent) {
    if (Binding* binding = scope->find(name)) {
      binding->is_initialised = true;
      return;
    }
  }
}

}  // namespace loopscope::js::compiling
