#pragma once
// From source text to code in a machine: programs, evals, functions made at run time, the prelude.
#include <javascript/realm.hpp>
#include <runtime/profile.hpp>
#include <source/diagnostic.hpp>

namespace loopscope::js {

struct CompiledProgram {
  std::uint32_t code = 0;           // id in the machine's code table
  std::optional<Diagnostic> fault;  // set: the program does not compile, `code` means nothing
};

// Parses and compiles a program and adds its code to the machine.
CompiledProgram compile_program(Exec& exec, const std::shared_ptr<const SourceText>& source, SourceGoal goal);

// Whether the text uses import, export or top-level await where a script may not: `node` takes such a .js file as a
// module.
bool needs_module_syntax(const SourceText& source);
// Of a fault that CommonJS code has: only a module may hold what it is about.
bool is_module_fault(std::string_view message);
bool is_await_fault(std::string_view message);  // of `await` outside async functions

// The syntax error of a program, when it has one.
std::optional<Diagnostic> check_syntax(const SourceText& source, SourceGoal goal);

}  // namespace loopscope::js
