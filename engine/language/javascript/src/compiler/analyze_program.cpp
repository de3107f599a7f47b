#include "analyzer.hpp"

namespace loopscope::js::compiling {

namespace {

BindingKind kind_of_slot(const SlotInfo& slot) {
  if (slot.is_import) return BindingKind::Import;
  if (slot.silent_constant) return BindingKind::OwnName;
  if (!slot.is_lexical) return slot.is_hidden ? BindingKind::Hidden : BindingKind::Variable;
  return slot.is_constant ? BindingKind::Const : BindingKind::Let;
}

}  // namespace

const Function* made_function(const Program& program) {
  if (program.goal != ProgramGoal::FunctionParts) return nullptr;
  return try_as<Function>(as<ExpressionStatement>(*program.body[0]).expression);
}

// The scopes around a direct eval, from the innermost out, as the environments that hold them have them.
void Analyzer::add_outside(const CompileOptions& options) {
  Scope* inner = nullptr;
  for (const ScopeInfo* info : options.enclosing_scopes) {
    Scope* scope = result_.new_scope(info->kind, nullptr, nullptr);
    scope->is_dynamic = info->kind == ScopeKind::With || info->is_variable_scope;
    scope->is_variable_scope = info->is_variable_scope;
    scope->is_seen_by_eval = true;
    for (std::size_t i = 0; i < info->slots.size(); ++i) {
      Binding* binding = result_.new_binding(*scope, info->slots[i].name, kind_of_slot(info->slots[i]));
      binding->is_constant = info->slots[i].is_constant;
      binding->is_initialised = !info->slots[i].is_lexical;
      binding->has_dead_zone = info->slots[i].is_lexical;
      binding->in_environment = true;
      binding->slot = static_cast<std::int32_t>(i);
      if (!binding->name.empty()) scope->names[binding->name] = binding;
    }
    if (inner == nullptr)
      result_.outside = scope;
    else
      inner->parent = scope;
    inner = scope;
  }
}

void Analyzer::analyze(const Program& program, const CompileOptions& options) {
  add_outside(options);
  reads_passed_ = program.reads_passed;
  scope_ = result_.outside;
  FunctionScope* top = new_function(program.goal == ProgramGoal::Eval, program.is_strict);
  result_.program = function_ = top;
  top->has_pseudo_function = program.goal == ProgramGoal::CommonJs;
  bool is_global = program.goal == ProgramGoal::Script || program.goal == ProgramGoal::FunctionParts ||
                   (program.goal == ProgramGoal::Eval && !program.is_strict);
  ScopeKind kind = program.goal == ProgramGoal::Module ? ScopeKind::Module
                   : is_global                         ? ScopeKind::Eval
                                                       : ScopeKind::Function;
  top->parameters = top->body = scope_ = result_.new_scope(kind, result_.outside, top);
  declare_program(program);
  make_functions(*scope_);
  for (const FunctionDeclaration* declared : result_.global_functions) function(*declared->function, false);
  // A function put together at run time does not see its own name.
  if (const Function* made = made_function(program))
    function(*made, false);
  else
    statements(program.body);
  result_.lay_out();
}

void Analyzer::declare_program(const Program& program) {
  if (program.goal == ProgramGoal::CommonJs) declare_commonjs(program);
  if (program.goal == ProgramGoal::Module) declare_module_links(program);
  bool is_sloppy_function = program.goal == ProgramGoal::CommonJs && !program.is_strict;
  if (program.uses_eval && is_sloppy_function) scope_->is_dynamic = scope_->is_variable_scope = true;
  declare_variables(*scope_, program.body);
  declare_top_functions(*scope_, program.body);
  if (program.goal == ProgramGoal::Script) return declare_script(program);
  declare_lexical(*scope_, program.body, false);
  if (program.goal == ProgramGoal::Module) capture_exports(program);
}

// A script's let, const and class are global: looked up by name at run time.
void Analyzer::declare_script(const Program& program) {
  Scope* names = result_.new_scope(ScopeKind::Block, nullptr, function_);
  declare_lexical(*names, program.body, false);
  result_.global_lexicals = std::move(names->bindings);
  names->bindings.clear();
}

void Analyzer::declare_commonjs(const Program& program) {
  for (Text name : {u"exports", u"require", u"module", u"__filename", u"__dirname"}) {
    result_.declare(*scope_, name, BindingKind::Parameter);
  }
  if (!program.uses_arguments && !program.uses_eval) return;
  result_.declare(*scope_, u"arguments", BindingKind::Variable);
  function_->needs_arguments = true;
}

void Analyzer::declare_module_links(const Program& program) {
  for (const Statement* statement : program.body) {
    const auto* import = try_as<ImportDeclaration>(statement);
    if (import == nullptr) continue;
    for (const ImportSpecifier& specifier : import->specifiers) {
      Binding* binding = result_.declare(*scope_, specifier.local, BindingKind::Import);
      binding->is_captured = true;
      if (specifier.kind != ImportKind::Namespace) continue;
      binding->kind = BindingKind::Const;
      binding->is_constant = true;
    }
  }
}

// Other modules see exported bindings through the module's environment.
void Analyzer::capture_exports(const Program& program) {
  auto capture = [&](Text name) {
    if (Binding* binding = scope_->find(name)) binding->is_captured = binding->is_used = true;
  };
  for (const Statement* statement : program.body) {
    if (const auto* named = try_as<ExportNamed>(statement); named != nullptr && !named->has_request) {
      for (const ExportSpecifier& specifier : named->specifiers) capture(specifier.local);
    }
    const auto* exported = try_as<ExportDeclaration>(statement);
    const auto* by_default = try_as<ExportDefault>(statement);
    if (exported == nullptr && by_default == nullptr) continue;
    for (Text name : exported_names(*statement)) capture(name);
  }
}

}  // namespace loopscope::js::compiling
