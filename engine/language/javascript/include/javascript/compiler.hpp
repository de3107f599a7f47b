#pragma once
// Syntax tree to code. Pure: the same tree gives the same code, and nothing outside the pool and the sink is touched.
//
// The pool turns texts into heap values (strings are interned there); the sink takes finished code and gives it an id.
// Nested functions are added before the function around them, whose `functions` list holds their ids.
#include <javascript/ast.hpp>
#include <javascript/parser.hpp>
#include <machine/code.hpp>
#include <source/diagnostic.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::js {

// At the front of a call's subject: the rest is the whole message, not what stands before "is not a function".
constexpr char16_t whole_message = u'\0';

class ConstantPool {
 public:
  virtual ~ConstantPool() = default;
  virtual Value string(std::u16string_view text) = 0;
  virtual Value big_integer(std::u16string_view digits, int radix) = 0;
};

class CodeSink {
 public:
  virtual ~CodeSink() = default;
  virtual std::uint32_t add(Code&& code) = 0;
};

// What `%Name%` and `%name(...)` mean in the prelude.
class IntrinsicTable {
 public:
  virtual ~IntrinsicTable() = default;
  virtual std::optional<std::uint32_t> object(std::u16string_view name) const = 0;  // for LoadIntrinsic
  virtual std::optional<std::uint32_t> call(std::u16string_view name) const = 0;    // for CallIntrinsic
  virtual std::optional<Value> constant(std::u16string_view name) const = 0;        // for LoadConstant
};

struct CompileOptions {
  bool keep_completion_value = false;  // scripts: the main code returns the completion value, as evals always do
  bool hidden = false;                 // the prelude: no marks, no texts for messages
  const IntrinsicTable* intrinsics = nullptr;
  // Direct evals: the scopes of the running environment, innermost first. Empty for an indirect eval and at global
  // level. They must outlive the compilation only.
  std::vector<const ScopeInfo*> enclosing_scopes;
};

struct CompiledFunction {
  std::u16string name;
  std::uint32_t code = 0;
};

struct CompileResult {
  std::uint32_t main = 0;                   // the program's code; for goal FunctionParts the function's
  std::vector<CompiledFunction> functions;  // the program's top-level function declarations
  std::optional<Diagnostic> diagnostic;     // an eval's clash of names (ECMA-262 19.2.1.3), or too big a function
};

// `source` is the text that the tree was parsed from. Goal and strictness are the tree's own.
CompileResult compile(const Ast& ast, const std::shared_ptr<const SourceText>& source, const CompileOptions& options,
                      ConstantPool& pool, CodeSink& sink);

// The early-error surroundings of a direct eval, for the parser: `scopes` as in CompileOptions, `codes` the code that
// each of them belongs to.
EvalContext eval_context(const std::vector<const ScopeInfo*>& scopes, const std::vector<const Code*>& codes);

}  // namespace loopscope::js
