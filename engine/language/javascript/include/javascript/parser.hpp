#pragma once
// Source text to syntax tree, or to the one diagnostic that V8 (as in node 20) would give. Total over every input: any
// text gives a tree or a diagnostic, in linear time but for re-reading an arrow function's head; nesting beyond a fixed
// depth is a RangeError, "Maximum call stack size exceeded".
#include <javascript/ast.hpp>
#include <source/diagnostic.hpp>
#include <source/source_text.hpp>

#include <optional>
#include <string>
#include <vector>

namespace loopscope::js {

// The surroundings of a direct eval, as far as early errors depend on them. All false for an indirect eval.
struct EvalContext {
  bool allow_new_target = false;
  bool allow_super_property = false;
  bool allow_super_call = false;
  bool forbid_arguments = false;              // inside a class field initializer or static block
  std::vector<std::u16string> private_names;  // in scope, with the leading '#'
};

struct ParseOptions {
  // Script, Module; CommonJs: the body of node's module function (`return` and `new.target` allowed, `await` is a
  // name); Eval; FunctionParts: the text is exactly one function expression, as put together by `Function(...)`, see
  // below.
  ProgramGoal goal = ProgramGoal::Script;
  bool strict = false;                 // strict from the start (eval inside strict code)
  bool is_leading_expression = false;  // one expression from the start of the text, whatever follows it
  bool allow_intrinsics = false;       // `%Name%` and `%name(args)`: the engine's own prelude
  EvalContext eval;
  // FunctionParts: where the parameters' text ends (the offset of the ")" that closes them), so that text which closes
  // them earlier is refused.
  std::uint32_t parameters_end = 0;
};

struct ParseResult {
  Ast ast;                               // program is null when there is a diagnostic
  std::optional<Diagnostic> diagnostic;  // kind "SyntaxError", "ReferenceError" or "RangeError"
};

// The result's tree views into `source`, which must outlive it.
ParseResult parse(const SourceText& source, const ParseOptions& options = {});

// The source of a function made at run time by `Function`, `AsyncFunction`, `GeneratorFunction` or
// `AsyncGeneratorFunction` (`prefix` is "function", "async function", "function*" or "async function*"), as
// Function.prototype.toString shows it: `prefix anonymous(p1,p2\n) {\nbody\n}`. Parse it with goal FunctionParts and
// the `parameters_end` given here.
struct FunctionSource {
  std::u16string text;
  std::uint32_t parameters_end = 0;
};
FunctionSource function_source(std::u16string_view prefix, const std::vector<std::u16string_view>& parameters,
                               std::u16string_view body);

}  // namespace loopscope::js
