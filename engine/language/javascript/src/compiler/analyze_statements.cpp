#include "analyzer.hpp"

namespace loopscope::js::compiling {

Scope* Analyzer::enter(ScopeKind kind) {
  Scope* saved = scope_;
  scope_ = result_.new_scope(kind, scope_, function_);
  return saved;
}

void Analyzer::statements(const List<const Statement*>& list) {
  for (const Statement* node : list) statement(*node);
}

void Analyzer::statement(const Statement& node) {
  switch (node.kind) {
    case NodeKind::ExpressionStatement:
      return expression(*as<ExpressionStatement>(node).expression);
    case NodeKind::VariableDeclaration:
      return declaration(as<VariableDeclaration>(node));
    case NodeKind::FunctionDeclaration:
      if (as<FunctionDeclaration>(node).is_annex_b_hoisted) {
        Text name = as<FunctionDeclaration>(node).function->name;
        result_.references[&node] = resolve_from(function_->body, name);
        if (Binding* own = scope_->find(name)) own->is_used = true;
      }
      return;
    case NodeKind::ClassDeclaration:
      class_definition(*as<ClassDeclaration>(node).definition);
      return initialise(as<ClassDeclaration>(node).definition->name);
    case NodeKind::Block:
      return block(as<Block>(node));
    case NodeKind::If:
      expression(*as<If>(node).test);
      statement(*as<If>(node).consequent);
      if (as<If>(node).alternate != nullptr) statement(*as<If>(node).alternate);
      return;
    case NodeKind::For:
      return for_loop(as<For>(node));
    case NodeKind::ForIn:
      return for_each(node, *as<ForIn>(node).left, *as<ForIn>(node).right, *as<ForIn>(node).body);
    case NodeKind::ForOf:
      return for_each(node, *as<ForOf>(node).left, *as<ForOf>(node).right, *as<ForOf>(node).body);
    case NodeKind::While:
      expression(*as<While>(node).test);
      return statement(*as<While>(node).body);
    case NodeKind::DoWhile:
      statement(*as<DoWhile>(node).body);
      return expression(*as<DoWhile>(node).test);
    case NodeKind::Return:
      return optional_expression(as<Return>(node).value);
    case NodeKind::Throw:
      return expression(*as<Throw>(node).value);
    case NodeKind::Try:
      return try_statement(as<Try>(node));
    case NodeKind::Switch:
      return switch_statement(as<Switch>(node));
    case NodeKind::Labelled:
      return statement(*as<Labelled>(node).body);
    case NodeKind::With:
      return with_statement(as<With>(node));
    case NodeKind::ExportDeclaration:
      return statement(*as<ExportDeclaration>(node).declaration);
    case NodeKind::ExportDefault:
      return export_default(as<ExportDefault>(node));
    default:
      return;
  }
}

void Analyzer::declaration(const VariableDeclaration& node) {
  bool is_var = node.declaration_kind == DeclarationKind::Var;
  for (const Declarator& declarator : node.declarators) {
    optional_expression(declarator.initializer);
    bool does_nothing = is_var && declarator.initializer == nullptr;
    if (!does_nothing) pattern(*declarator.target, true);
  }
}

void Analyzer::block(const Block& node) {
  Scope* saved = enter(ScopeKind::Block);
  result_.scope_of[&node] = scope_;
  declare_lexical(*scope_, node.body, true);
  make_functions(*scope_);
  statements(node.body);
  leave(saved);
}

void Analyzer::for_loop(const For& node) {
  Scope* saved = enter(ScopeKind::Loop);
  result_.scope_of[&node] = scope_;
  const auto* declared = try_as<VariableDeclaration>(node.initializer);
  if (declared != nullptr) declare_lexical(*scope_, *declared, false);
  std::uint32_t closures_before = closures_;
  if (declared != nullptr)
    declaration(*declared);
  else
    optional_expression(node.initializer);
  scope_->copies_first_environment = closures_ != closures_before;
  optional_expression(node.test);
  statement(*node.body);
  optional_expression(node.update);
  leave(saved);
}

void Analyzer::for_each(const Node& loop, const Node& left, const Expression& right, const Statement& body_statement) {
  const auto* declared = try_as<VariableDeclaration>(&left);
  bool is_lexical = declared != nullptr && declared->declaration_kind != DeclarationKind::Var;
  if (declared != nullptr) optional_expression(declared->declarators[0].initializer);  // Annex B.3.5
  Scope* saved = enter(ScopeKind::Block);
  result_.loops[&loop].head = scope_;
  if (is_lexical) declare_lexical(*scope_, *declared, false);
  expression(right);
  leave(saved);
  enter(ScopeKind::Loop);
  result_.loops[&loop].body = scope_;
  if (is_lexical) declare_lexical(*scope_, *declared, false);
  pattern(declared != nullptr ? *declared->declarators[0].target : left, declared != nullptr);
  statement(body_statement);
  leave(saved);
}

// A clause may be entered without the ones before it: what they initialise is not known to be so.
void Analyzer::switch_statement(const Switch& node) {
  expression(*node.discriminant);
  Scope* saved = enter(ScopeKind::Block);
  result_.scope_of[&node] = scope_;
  for (const SwitchCase& clause : node.cases) declare_lexical(*scope_, clause.body, true);
  make_functions(*scope_);
  for (const SwitchCase& clause : node.cases) optional_expression(clause.test);
  for (const SwitchCase& clause : node.cases) {
    statements(clause.body);
    for (Binding* binding : scope_->bindings) binding->is_initialised = !binding->has_dead_zone;
  }
  if (node.cases.count > 1) {
    for (Binding* binding : scope_->bindings) binding->needs_check |= binding->has_dead_zone;  // people may look
  }
  leave(saved);
}

void Analyzer::try_statement(const Try& node) {
  block(*node.block);
  if (node.handler != nullptr) {
    Scope* saved = enter(ScopeKind::Catch);
    result_.scope_of[&node] = scope_;
    if (node.parameter != nullptr) {
      declare_pattern(*scope_, *node.parameter, BindingKind::Catch);
      bool has_dead_zone = node.parameter->kind != NodeKind::Identifier;
      for (Binding* binding : scope_->bindings) {
        binding->has_dead_zone = has_dead_zone;
        binding->is_initialised = !has_dead_zone;
      }
      pattern(*node.parameter, true);
    }
    block(*node.handler);
    leave(saved);
  }
  if (node.finalizer != nullptr) block(*node.finalizer);
}

void Analyzer::with_statement(const With& node) {
  expression(*node.object);
  Scope* saved = enter(ScopeKind::With);
  result_.scope_of[&node] = scope_;
  scope_->is_dynamic = true;
  statement(*node.body);
  leave(saved);
}

void Analyzer::export_default(const ExportDefault& node) {
  if (const auto* declared = try_as<ClassDeclaration>(node.value)) {
    class_definition(*declared->definition);
    return initialise(declared->definition->name.empty() ? Text(u"*default*") : declared->definition->name);
  }
  if (node.value->kind == NodeKind::FunctionDeclaration) return;
  expression(*node.value);
  initialise(u"*default*");
}

}  // namespace loopscope::js::compiling
