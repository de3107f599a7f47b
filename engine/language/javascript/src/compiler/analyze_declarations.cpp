// Which names a scope declares: variables from everywhere in a function's body, lexical names from a block's own
// statements (ECMA-262 8.2).
#include "analyzer.hpp"

namespace loopscope::js::compiling {

namespace {

void element_names(const PatternElement& element, std::vector<Text>& names) {
  if (element.target != nullptr) bound_names(*element.target, names);
}

// The function that a statement declares, through labels.
const FunctionDeclaration* declared_function(const Statement& statement) {
  const Statement* inner = &statement;
  while (const auto* labelled = try_as<Labelled>(inner)) inner = labelled->body;
  if (const auto* exported = try_as<ExportDeclaration>(inner)) inner = exported->declaration;
  if (const auto* exported = try_as<ExportDefault>(inner)) return try_as<FunctionDeclaration>(exported->value);
  return try_as<FunctionDeclaration>(inner);
}

Text declared_name(const FunctionDeclaration& declaration) {
  return declaration.function->name.empty() ? Text(u"*default*") : declaration.function->name;
}

}  // namespace

void bound_names(const Pattern& pattern, std::vector<Text>& names) {
  if (const auto* identifier = try_as<Identifier>(&pattern)) names.push_back(identifier->name);
  if (const auto* array = try_as<ArrayPattern>(&pattern)) {
    for (const PatternElement& element : array->elements) element_names(element, names);
  }
  if (const auto* object = try_as<ObjectPattern>(&pattern)) {
    for (const PatternProperty& property : object->properties) element_names(property.value, names);
  }
}

std::vector<Text> exported_names(const Statement& statement) {
  std::vector<Text> names;
  if (const auto* by_default = try_as<ExportDefault>(&statement)) {
    Text name;
    if (const auto* function = try_as<FunctionDeclaration>(by_default->value)) name = function->function->name;
    if (const auto* definition = try_as<ClassDeclaration>(by_default->value)) name = definition->definition->name;
    names.push_back(name.empty() ? Text(u"*default*") : name);
    return names;
  }
  const Statement& inner = *as<ExportDeclaration>(statement).declaration;
  if (const auto* function = try_as<FunctionDeclaration>(&inner)) names.push_back(function->function->name);
  if (const auto* definition = try_as<ClassDeclaration>(&inner)) names.push_back(definition->definition->name);
  if (const auto* declaration = try_as<VariableDeclaration>(&inner)) {
    for (const Declarator& declarator : declaration->declarators) bound_names(*declarator.target, names);
  }
  return names;
}

void Analyzer::declare_pattern(Scope& scope, const Pattern& pattern, BindingKind kind) {
  std::vector<Text> names;
  bound_names(pattern, names);
  for (Text name : names) {
    if (kind == BindingKind::Variable)
      declare_variable(scope, name, kind);
    else
      result_.declare(scope, name, kind);
  }
}

// Programs whose variables are not bound statically (scripts, sloppy evals) collect them instead.
void Analyzer::declare_variable(Scope& scope, Text name, BindingKind kind) {
  if (scope.kind == ScopeKind::Eval)
    result_.global_variables.push_back(name);
  else
    result_.declare(scope, name, kind);
}

void Analyzer::declare_variables(Scope& scope, const List<const Statement*>& body) {
  for (const Statement* statement : body) declare_variables(scope, *statement);
}

void Analyzer::declare_variables(Scope& scope, const Statement& node) {
  auto inner = [&](const Node* part) {
    if (part != nullptr) declare_variables(scope, static_cast<const Statement&>(*part));
  };
  switch (node.kind) {
    case NodeKind::VariableDeclaration: {
      const auto& declaration = as<VariableDeclaration>(node);
      if (declaration.declaration_kind != DeclarationKind::Var) return;
      for (const Declarator& declarator : declaration.declarators) {
        declare_pattern(scope, *declarator.target, BindingKind::Variable);
      }
      return;
    }
    case NodeKind::FunctionDeclaration:
      if (as<FunctionDeclaration>(node).is_annex_b_hoisted) {
        declare_variable(scope, as<FunctionDeclaration>(node).function->name, BindingKind::Variable);
      }
      return;
    case NodeKind::Block:
      return declare_variables(scope, as<Block>(node).body);
    case NodeKind::If:
      inner(as<If>(node).consequent);
      return inner(as<If>(node).alternate);
    case NodeKind::For:
      inner(as<For>(node).initializer);
      return inner(as<For>(node).body);
    case NodeKind::ForIn:
      inner(as<ForIn>(node).left);
      return inner(as<ForIn>(node).body);
    case NodeKind::ForOf:
      inner(as<ForOf>(node).left);
      return inner(as<ForOf>(node).body);
    case NodeKind::While:
      return inner(as<While>(node).body);
    case NodeKind::DoWhile:
      return inner(as<DoWhile>(node).body);
    case NodeKind::Try:
      inner(as<Try>(node).block);
      inner(as<Try>(node).handler);
      return inner(as<Try>(node).finalizer);
    case NodeKind::Switch:
      for (const SwitchCase& clause : as<Switch>(node).cases) declare_variables(scope, clause.body);
      return;
    case NodeKind::Labelled:
      return inner(as<Labelled>(node).body);
    case NodeKind::With:
      return inner(as<With>(node).body);
    case NodeKind::ExportDeclaration:
      return inner(as<ExportDeclaration>(node).declaration);
    default:
      return;
  }
}

void Analyzer::declare_lexical(Scope& scope, const List<const Statement*>& body, bool functions_too) {
  for (const Statement* statement : body) declare_lexical(scope, *statement, functions_too);
}

void Analyzer::declare_lexical(Scope& scope, const Statement& node, bool functions_too) {
  if (const auto* declaration = try_as<VariableDeclaration>(&node)) {
    if (declaration->declaration_kind == DeclarationKind::Var) return;
    bool constant = declaration->declaration_kind == DeclarationKind::Const;
    for (const Declarator& declarator : declaration->declarators) {
      declare_pattern(scope, *declarator.target, constant ? BindingKind::Const : BindingKind::Let);
    }
    return;
  }
  if (const auto* declaration = try_as<ClassDeclaration>(&node)) {
    result_.declare(scope, declaration->definition->name, BindingKind::Class);
    return;
  }
  if (const auto* exported = try_as<ExportDeclaration>(&node)) {
    return declare_lexical(scope, *exported->declaration, functions_too);
  }
  if (const auto* exported = try_as<ExportDefault>(&node)) {
    const auto* definition = try_as<ClassDeclaration>(exported->value);
    bool named = definition != nullptr && !definition->definition->name.empty();
    if (try_as<FunctionDeclaration>(exported->value) == nullptr) {
      result_.declare(scope, named ? definition->definition->name : Text(u"*default*"),
                      named ? BindingKind::Class : BindingKind::Let);
      return;
    }
  }
  const FunctionDeclaration* declared = functions_too ? declared_function(node) : nullptr;
  if (declared == nullptr) return;
  result_.declare(scope, declared_name(*declared), BindingKind::Function);
  scope.functions.push_back(declared);
}

// The functions that a function's or program's own statements declare are variables of it.
void Analyzer::declare_top_functions(Scope& scope, const List<const Statement*>& body) {
  for (const Statement* statement : body) {
    const FunctionDeclaration* declared = declared_function(*statement);
    if (declared == nullptr) continue;
    if (scope.kind == ScopeKind::Eval) {
      result_.global_functions.push_back(declared);
      continue;
    }
    result_.declare(scope, declared_name(*declared), BindingKind::Function);
    scope.functions.push_back(declared);
  }
}

void Analyzer::make_functions(Scope& scope) {
  for (const FunctionDeclaration* declared : scope.functions) function(*declared->function, false);
}

}  // namespace loopscope::js::compiling
