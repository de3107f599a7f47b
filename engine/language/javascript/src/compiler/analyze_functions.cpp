#include "analyzer.hpp"

namespace loopscope::js::compiling {

namespace {

bool has_expression(const Pattern& pattern);

bool has_expression(const PatternElement& element) {
  return element.default_value != nullptr || (element.target != nullptr && has_expression(*element.target));
}

// ECMA-262 15.1.2 ContainsExpression.
bool has_expression(const Pattern& pattern) {
  if (const auto* array = try_as<ArrayPattern>(&pattern)) {
    for (const PatternElement& element : array->elements) {
      if (has_expression(element)) return true;
    }
  }
  if (const auto* object = try_as<ObjectPattern>(&pattern)) {
    for (const PatternProperty& property : object->properties) {
      if (has_expression(property.value) || (!property.value.is_rest && property.key.kind == KeyKind::Computed))
        return true;
    }
  }
  return false;
}

bool has_parameter_expressions(const Function& function) {
  for (const PatternElement& parameter : function.parameters) {
    if (has_expression(parameter)) return true;
  }
  return false;
}

bool is_arrow(const Function& function) { return function.function_kind == FunctionKind::Arrow; }

}  // namespace

FunctionScope* Analyzer::new_function(bool arrow, bool strict) {
  FunctionScope& scope = result_.function_scopes.emplace_back();
  scope.parent = function_;
  scope.is_arrow = arrow;
  scope.is_strict = strict;
  return &scope;
}

void Analyzer::function(const Function& node, bool binds_own_name) {
  ++closures_;
  Scope* saved_scope = scope_;
  FunctionScope* saved_function = function_;
  FunctionScope* inner = new_function(is_arrow(node), node.is_strict);
  result_.functions[&node] = inner;
  inner->function = &node;
  inner->is_derived_constructor = node.function_kind == FunctionKind::DerivedConstructor;
  function_ = inner;
  if (binds_own_name && !node.name.empty()) {
    scope_ = inner->own_name = result_.new_scope(ScopeKind::Block, scope_, inner);
    result_.declare(*scope_, node.name, BindingKind::OwnName);
  }
  parameters(node, *inner);
  body(node, *inner);
  scope_ = saved_scope;
  function_ = saved_function;
}

void Analyzer::parameters(const Function& node, FunctionScope& inner) {
  inner.has_separate_body = has_parameter_expressions(node);
  bool is_dynamic = node.uses_eval && !node.is_strict;
  ScopeKind kind = inner.has_separate_body ? ScopeKind::Parameters : ScopeKind::Function;
  inner.parameters = inner.body = scope_ = result_.new_scope(kind, scope_, &inner);
  scope_->is_dynamic = scope_->is_variable_scope = is_dynamic;
  for (const PatternElement& parameter : node.parameters) {
    std::vector<Text> names;
    bound_names(*parameter.target, names);
    for (Text name : names) {
      Binding* binding = result_.declare(*scope_, name, BindingKind::Parameter);
      binding->has_dead_zone = inner.has_separate_body;
      binding->is_initialised = !inner.has_separate_body;
    }
  }
  if (inner.is_derived_constructor) inner.this_binding = result_.declare(*scope_, u"this", BindingKind::Hidden);
  declare_arguments(node, inner);
  for (const PatternElement& parameter : node.parameters) pattern_element(parameter, true);
}

// 10.2.11 FunctionDeclarationInstantiation, steps 15 to 22.
void Analyzer::declare_arguments(const Function& node, FunctionScope& inner) {
  inner.keeps_passed = reads_passed_ && !node.is_strict && node.function_kind == FunctionKind::Normal;
  if (is_arrow(node) || !(node.uses_arguments || node.uses_eval)) return;
  if (inner.parameters->find(u"arguments") != nullptr) return;
  inner.needs_arguments = true;
  result_.declare(*inner.parameters, u"arguments", BindingKind::Variable);
  inner.maps_arguments = !node.is_strict && node.has_simple_parameter_list && !node.parameters.empty();
}

void Analyzer::body(const Function& node, FunctionScope& inner) {
  if (inner.has_separate_body) {
    bool is_dynamic = inner.parameters->is_dynamic;
    inner.body = scope_ = result_.new_scope(ScopeKind::Function, scope_, &inner);
    scope_->is_dynamic = scope_->is_variable_scope = is_dynamic;
  }
  if (node.expression_body != nullptr) return expression(*node.expression_body);
  declare_variables(*scope_, node.body);
  declare_top_functions(*scope_, node.body);
  declare_lexical(*scope_, node.body, false);
  make_functions(*scope_);
  statements(node.body);
}

// ---------------------------------------------------------------------------------------------------------------------
// Classes

void Analyzer::class_definition(const Class& definition) {
  ++closures_;
  Scope* saved = enter(ScopeKind::Class);
  ClassScopes& scopes = result_.classes[&definition];
  scopes.scope = scope_;
  scopes.member_bindings.resize(definition.members.size());
  if (!definition.name.empty()) {
    Binding* own = result_.declare(*scope_, definition.name, BindingKind::Const);
    own->kind = BindingKind::Class;
  }
  for (const ClassMember& member : definition.members) {
    bool is_private = member.kind != MemberKind::StaticBlock && member.key.kind == KeyKind::Private;
    if (is_private) result_.declare(*scope_, member.key.name, BindingKind::Hidden);
  }
  optional_expression(definition.superclass);
  if (definition.constructor != nullptr) function(*definition.constructor, false);
  for (std::size_t i = 0; i < definition.members.size(); ++i)
    class_member(definition.members[i], result_.classes[&definition], i);
  class_initializers(definition, result_.classes[&definition]);
  leave(saved);
}

void Analyzer::class_member(const ClassMember& member, ClassScopes& scopes, std::size_t index) {
  if (member.kind == MemberKind::StaticBlock) return;
  key(member.key);
  bool is_field = member.kind == MemberKind::Field;
  bool is_private = member.key.kind == KeyKind::Private;
  if (is_field ? member.key.kind == KeyKind::Computed : is_private) {
    Binding* hidden = result_.new_binding(*scopes.scope, is_field ? u"%key" : u"%method", BindingKind::Hidden);
    scopes.scope->bindings.push_back(hidden);
    hidden->is_used = true;
    hidden->is_captured = is_field || !member.is_static;
    scopes.member_bindings[index] = hidden;
  }
  if (is_private) use_private(member.key.name);
  if (!is_field) function(*member.value, false);
}

void Analyzer::class_initializers(const Class& definition, ClassScopes& scopes) {
  scopes.instance = initializer_function(definition, false);
  if (definition.constructor != nullptr) {
    result_.functions[definition.constructor]->has_instance_initializer = scopes.instance != nullptr;
  }
  if (!definition.name.empty()) initialise(definition.name);
  scopes.statics = initializer_function(definition, true);
}

// One function that runs all field initializers (and static blocks) in order. Null when there is nothing to run.
FunctionScope* Analyzer::initializer_function(const Class& definition, bool is_static) {
  auto belongs = [&](const ClassMember& member) {
    if (member.kind == MemberKind::StaticBlock) return is_static;
    bool is_private_method = member.kind != MemberKind::Field && member.key.kind == KeyKind::Private;
    return member.is_static == is_static && (member.kind == MemberKind::Field || (is_private_method && !is_static));
  };
  FunctionScope* inner = nullptr;
  Scope* saved_scope = scope_;
  FunctionScope* saved_function = function_;
  for (const ClassMember& member : definition.members) {
    if (!belongs(member)) continue;
    if (inner == nullptr) {
      function_ = inner = new_function(false, true);
      inner->parameters = inner->body = scope_ = result_.new_scope(ScopeKind::Function, scope_, inner);
    }
    if (member.kind != MemberKind::StaticBlock && member.key.kind == KeyKind::Private) use_private(member.key.name);
    if (member.kind == MemberKind::StaticBlock)
      static_block(*member.value);
    else if (member.kind == MemberKind::Field && member.value != nullptr)
      expression(*member.value->expression_body);
  }
  scope_ = saved_scope;
  function_ = saved_function;
  return inner;
}

// Its variables are its own; they become lexical names without a dead zone.
void Analyzer::static_block(const Function& block) {
  Scope* saved = enter(ScopeKind::Block);
  result_.scope_of[&block] = scope_;
  declare_variables(*scope_, block.body);
  declare_top_functions(*scope_, block.body);
  declare_lexical(*scope_, block.body, false);
  make_functions(*scope_);
  statements(block.body);
  leave(saved);
}

}  // namespace loopscope::js::compiling
