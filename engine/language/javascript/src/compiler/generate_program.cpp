// Programs: scripts, modules, CommonJS bodies, evals (ECMA-262 16, 19.2.1).
#include "analyzer.hpp"
#include "function_compiler.hpp"

#include <algorithm>

namespace loopscope::js::compiling {

namespace {

Text function_name(const FunctionDeclaration& declaration) { return declaration.function->name; }

bool contains(const std::vector<std::u16string>& names, Text name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

void add_once(std::vector<std::u16string>& names, Text name) {
  if (!contains(names, name)) names.emplace_back(name);
}

bool has_variable_scope_outside(const Analysis& analysis) {
  for (const Scope* scope = analysis.outside; scope != nullptr; scope = scope->parent) {
    if (scope->is_variable_scope) return true;
  }
  return false;
}

}  // namespace

std::uint32_t FunctionCompiler::compile_program(const Program& program) {
  Code& code = out_.code;
  code.span = program.span;
  code.is_script = program.goal != ProgramGoal::CommonJs;
  code.is_module = program.goal == ProgramGoal::Module;
  if (program.has_top_level_await) code.kind = loopscope::FunctionKind::Async;
  out_.span = span_from(program.span.begin, program.span.begin);
  bool keeps = program.goal == ProgramGoal::Eval || compilation_.options.keep_completion_value;
  if (keeps && program.goal != ProgramGoal::Module && program.goal != ProgramGoal::CommonJs) {
    completion_local_ = new_local();
  }
  goal_prologue(program);
  statements(program.body);
  out_.span = span_from(program.span.end, program.span.end);
  end_program(program);
  end_async();
  return finish();
}

void FunctionCompiler::goal_prologue(const Program& program) {
  if (program.goal == ProgramGoal::CommonJs) return commonjs_prologue();
  if (program.goal == ProgramGoal::Module) return module_prologue(program);
  if (program.goal == ProgramGoal::Eval) return eval_prologue(program);
  script_prologue(program);
}

void FunctionCompiler::end_program(const Program& program) {
  if (program.goal == ProgramGoal::CommonJs || completion_local_ < 0) return implicit_return();
  if (!out_.is_reachable()) return;
  out_.emit(Op::LoadLocal, completion_local_);
  finish_return();
}

// ---------------------------------------------------------------------------------------------------------------------
// Scripts (16.1.7 GlobalDeclarationInstantiation)

void FunctionCompiler::script_prologue(const Program&) {
  GlobalDeclarations& globals = out_.code.global_declarations;
  for (const Binding* binding : analysis_.global_lexicals) {
    globals.lexical.emplace_back(binding->name);
    globals.lexical_constant.push_back(binding->is_constant);
  }
  for (const FunctionDeclaration* declared : analysis_.global_functions)
    add_once(globals.functions, function_name(*declared));
  for (Text name : analysis_.global_variables) {
    if (!contains(globals.functions, name)) add_once(globals.variables, name);
  }
  enter_scope(function_->parameters);
  store_pseudo_variables();
  bool has_any = !globals.lexical.empty() || !globals.functions.empty() || !globals.variables.empty();
  if (has_any) out_.emit(Op::DeclareGlobals, out_.string(u""));
  store_global_functions();
}

void FunctionCompiler::store_global_functions() {
  for (const FunctionDeclaration* declared : analysis_.global_functions) {
    Text name = function_name(*declared);
    SpanGuard guard(out_, declared->span);
    make_function(*declared->function, std::u16string(name));
    compilation_.result.functions.push_back({std::u16string(name), out_.code.functions.back()});
    bool is_global = out_.code.global_declarations.functions.size() > 0;
    out_.emit(is_global ? Op::StoreGlobal : Op::StoreName, out_.string(name));
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Evals (19.2.1.3 EvalDeclarationInstantiation)

// A variable must not meet a lexical name on its way out to the scope that takes it.
bool FunctionCompiler::check_eval_names(const Program& program) {
  std::vector<Text> names = analysis_.global_variables;
  for (const FunctionDeclaration* declared : analysis_.global_functions) names.push_back(function_name(*declared));
  for (const Scope* scope = analysis_.outside; scope != nullptr; scope = scope->parent) {
    for (Text name : names) {
      const Binding* met = scope->find(name);
      if (met == nullptr || !met->has_dead_zone || scope->kind == ScopeKind::Catch) continue;
      std::string text = "Identifier '";
      for (char16_t unit : name) text.push_back(unit < 128 ? static_cast<char>(unit) : '?');
      compilation_.result.diagnostic =
          Diagnostic{program.span, "SyntaxError", text + "' has already been declared", ""};
      return false;
    }
    if (scope->is_variable_scope) break;
  }
  return true;
}

void FunctionCompiler::eval_prologue(const Program& program) {
  if (!program.is_strict && !check_eval_names(program)) return;
  if (!has_variable_scope_outside(analysis_)) {
    out_.code.global_declarations.is_deletable = true;
    return script_prologue(program);
  }
  for (const FunctionDeclaration* declared : analysis_.global_functions) {
    out_.emit_a(Op::DeclareName, 1, out_.string(function_name(*declared)));
  }
  for (Text name : analysis_.global_variables) out_.emit_a(Op::DeclareName, 0, out_.string(name));
  enter_scope(function_->parameters);
  store_global_functions();
}

// ---------------------------------------------------------------------------------------------------------------------
// CommonJS: the body of node's wrapper function

void FunctionCompiler::commonjs_prologue() {
  Code& code = out_.code;
  code.parameter_count = code.length = code.local_count = 5;
  next_local_ = std::max(next_local_, 5);
  if (function_->needs_arguments) code.arguments_local = new_local();
  Scope& scope = *function_->parameters;
  for (std::int32_t i = 0; i < 5; ++i) {
    if (!scope.bindings[static_cast<std::size_t>(i)]->in_environment)
      scope.bindings[static_cast<std::size_t>(i)]->slot = i;
  }
  if (Binding* binding = scope.find(u"arguments");
      binding != nullptr && !binding->in_environment && code.arguments_local >= 0) {
    binding->slot = code.arguments_local;
  }
  std::vector<const FunctionDeclaration*> functions;
  functions.swap(scope.functions);
  enter_scope(&scope);
  functions.swap(scope.functions);
  store_pseudo_variables();
  for (std::int32_t i = 0; i < 5; ++i) {
    Binding& binding = *scope.bindings[static_cast<std::size_t>(i)];
    if (!binding.in_environment) continue;
    out_.emit(Op::LoadLocal, i);
    initialise_binding(binding);
  }
  instantiate_functions(function_->body->functions);
}

// ---------------------------------------------------------------------------------------------------------------------
// Modules (16.2.1.6.4 InitializeEnvironment): the environment and the functions are made, then the module waits to be
// evaluated.

void FunctionCompiler::module_prologue(const Program& program) {
  Scope& scope = *function_->parameters;
  enter_scope(&scope);
  link_module(program);
  store_pseudo_variables();
  out_.emit(Op::ModuleStart);
  begin_async();
}

std::uint32_t FunctionCompiler::request_index(const ModuleRequest& request) {
  ModuleLinks& links = out_.code.module_links;
  std::u16string wanted(request.specifier);
  for (const ImportAttribute& attribute : request.attributes) {
    for (Text part : {attribute.key, attribute.value}) (wanted += u'\0') += part;
  }
  auto place = std::find(links.requests.begin(), links.requests.end(), wanted);
  auto index = static_cast<std::uint32_t>(place - links.requests.begin());
  if (place == links.requests.end()) {
    links.requests.push_back(std::move(wanted));
    links.request_spans.push_back(request.span);
  }
  return index;
}

// 16.2.1.3 ModuleRequests: imports and re-exports ask for modules in the order of the source.
void FunctionCompiler::request_in_order(const Statement& statement) {
  if (const auto* import = try_as<ImportDeclaration>(&statement)) request_index(import->request);
  if (const auto* all = try_as<ExportAll>(&statement)) request_index(all->request);
  const auto* named = try_as<ExportNamed>(&statement);
  if (named != nullptr && named->has_request) request_index(named->request);
}

void FunctionCompiler::link_module(const Program& program) {
  for (const Statement* statement : program.body) request_in_order(*statement);
  for (const Statement* statement : program.body) {
    if (const auto* import = try_as<ImportDeclaration>(statement)) link_imports(*import);
  }
  for (const Statement* statement : program.body) link_exports(*statement);
}

void FunctionCompiler::link_imports(const ImportDeclaration& import) {
  std::uint32_t request = request_index(import.request);
  for (const ImportSpecifier& specifier : import.specifiers) {
    ModuleImport link;
    link.request = request;
    link.is_namespace = specifier.kind == ImportKind::Namespace;
    link.name = specifier.kind == ImportKind::Default ? std::u16string(u"default") : std::u16string(specifier.imported);
    link.slot = static_cast<std::uint32_t>(function_->parameters->find(specifier.local)->slot);
    link.span = specifier.span;
    out_.code.module_links.imports.push_back(std::move(link));
  }
}

// An imported name that is exported again stands for the other module's binding.
void FunctionCompiler::add_local_export(Text exported, Text local, Span span) {
  ModuleLinks& links = out_.code.module_links;
  ModuleExport link;
  link.name = std::u16string(exported);
  link.span = span;
  const Binding* binding = function_->parameters->find(local);
  if (binding == nullptr) return;  // the parser has refused it already
  link.slot = static_cast<std::uint32_t>(binding->slot);
  for (const ModuleImport& import : links.imports) {
    if (binding->kind != BindingKind::Import || import.slot != link.slot) continue;
    link.request = static_cast<std::int32_t>(import.request);
    link.imported = import.name;
  }
  links.exports.push_back(std::move(link));
}

void FunctionCompiler::link_exports(const Statement& statement) {
  ModuleLinks& links = out_.code.module_links;
  if (const auto* all = try_as<ExportAll>(&statement)) {
    ModuleExport link;
    link.request = static_cast<std::int32_t>(request_index(all->request));
    if (all->has_name) link.name = std::u16string(all->exported);
    link.span = statement.span;
    links.exports.push_back(std::move(link));
  } else if (const auto* named = try_as<ExportNamed>(&statement)) {
    if (named->has_request) request_index(named->request);
    for (const ExportSpecifier& specifier : named->specifiers) {
      if (!named->has_request) {
        add_local_export(specifier.exported, specifier.local, specifier.span);
        continue;
      }
      ModuleExport link;
      link.name = std::u16string(specifier.exported);
      link.request = static_cast<std::int32_t>(request_index(named->request));
      link.imported = std::u16string(specifier.local);
      link.span = specifier.span;
      links.exports.push_back(std::move(link));
    }
  } else if (statement.kind == NodeKind::ExportDefault) {
    add_local_export(u"default", exported_names(statement)[0], statement.span);
  } else if (statement.kind == NodeKind::ExportDeclaration) {
    for (Text name : exported_names(statement)) add_local_export(name, name, statement.span);
  }
}

}  // namespace loopscope::js::compiling
