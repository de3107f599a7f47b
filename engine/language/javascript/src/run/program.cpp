#include <javascript/program.hpp>

#include "compile_context.hpp"

#include <javascript/parser.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

ProgramGoal parser_goal(SourceGoal goal) {
  switch (goal) {
    case SourceGoal::Module:
      return ProgramGoal::Module;
    case SourceGoal::CommonJs:
      return ProgramGoal::CommonJs;
    case SourceGoal::Script:
      return ProgramGoal::Script;
  }
  return ProgramGoal::Script;
}

ParseResult parse_as(const SourceText& source, SourceGoal goal) {
  ParseOptions options;
  options.goal = parser_goal(goal);
  return parse(source, options);
}

}  // namespace

CompiledProgram compile_program(Exec& exec, const std::shared_ptr<const SourceText>& source, SourceGoal goal) {
  ParseResult parsed = parse_as(*source, goal);
  if (parsed.diagnostic) return {0, std::move(parsed.diagnostic)};
  HeapConstants constants(exec);
  MachineCodes codes(exec);
  CompileResult compiled = compile(parsed.ast, source, CompileOptions{}, constants, codes);
  return {compiled.main, std::move(compiled.diagnostic)};
}

std::optional<Diagnostic> check_syntax(const SourceText& source, SourceGoal goal) {
  return parse_as(source, goal).diagnostic;
}

namespace {

// What only a module may hold: node compiles the file as one without another look.
constexpr std::string_view module_faults[] = {"Cannot use import statement outside a module",
                                              "Unexpected token 'export'", "Cannot use 'import.meta' outside a module"};
// What a module may hold, too: node looks whether the text is the body of an async function.
constexpr std::string_view scope_faults[] = {
    "Identifier '__filename' has already been declared", "Identifier '__dirname' has already been declared",
    "Identifier 'exports' has already been declared",    "Identifier 'module' has already been declared",
    "Identifier 'require' has already been declared",    "Unexpected reserved word"};
constexpr std::string_view await_fault = "await is only valid in async functions and the top level bodies of modules";

bool is_among(std::span<const std::string_view> faults, std::string_view message) {
  return std::find(faults.begin(), faults.end(), message) != faults.end();
}

bool is_async_body(const SourceText& source) {
  std::u16string text = u"(async function() {" + std::u16string(source.units()) + u"\n})();";
  return !parse(SourceText("", std::move(text)), {}).diagnostic;
}

}  // namespace

bool is_module_fault(std::string_view message) { return is_among(module_faults, message); }
bool is_await_fault(std::string_view message) { return message == await_fault; }

bool needs_module_syntax(const SourceText& source) {
  auto fault = parse_as(source, SourceGoal::CommonJs).diagnostic;
  if (!fault) return false;
  bool may_be_scope = is_await_fault(fault->message) || is_among(scope_faults, fault->message);
  return is_module_fault(fault->message) || (may_be_scope && is_async_body(source));
}

}  // namespace loopscope::js
