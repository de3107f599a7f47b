#include <javascript/program.hpp>

#include "compile_context.hpp"

#include <javascript/parser.hpp>

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

bool needs_module_syntax(const SourceText& source) {
  return parse_as(source, SourceGoal::CommonJs).diagnostic && !parse_as(source, SourceGoal::Module).diagnostic;
}

}  // namespace loopscope::js
