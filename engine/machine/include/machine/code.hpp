#pragma once
// Code: what a function, script or module compiles to. Immutable once it has been added to a machine, shared by all
// machines of a family (checkpoints, forks). Its constants are values of the heap it was added to: strings interned
// there and kept alive by the code table.
#include <base/shared.hpp>
#include <base/span.hpp>
#include <machine/ops.hpp>
#include <source/source_text.hpp>
#include <values/value.hpp>

#include <memory>
#include <string>
#include <vector>

namespace loopscope {

struct Instruction {
  Op op = Op::Nop;
  std::uint16_t a = 0;
  std::int32_t b = 0;
  friend bool operator==(const Instruction&, const Instruction&) = default;
};
static_assert(sizeof(Instruction) == 8);

// What a Mark instruction stands for; the events a person steps by.
enum class MarkKind : std::uint8_t { Statement, Expression, Call, Return, Await, LoopTest, Yield, Throw };

// While begin <= pc < end, a throw goes to `target` with the operand stack cut to `depth` and the thrown value pushed.
// A finally handler also catches an injected return (generator.return()): it gets the value and, on top of it, the
// completion kind as an integer. Handlers are listed innermost first.
struct Handler {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t target = 0;
  std::uint16_t depth = 0;         // operands below the pushed value
  std::uint16_t environments = 0;  // environments entered since the frame's first one
  bool is_finally = false;
};

enum class Completion : std::uint8_t { Normal = 0, Throw = 1, Return = 2 };

// The named slots of an environment or of a frame's locals, for dynamic lookup, error messages and the inspector.
enum class ScopeKind : std::uint8_t { Function, Block, Loop, Catch, Class, Module, With, Eval, Parameters };
struct SlotInfo {
  std::u16string name;
  bool is_constant = false;  // const, class name inside its body, named function expression's own name
  bool is_lexical = false;   // has a temporal dead zone
  bool is_hidden = false;    // compiler's own temporaries and pseudo-variables (this, %function): not shown to people
  bool silent_constant = false;  // assignment is ignored in sloppy code (a named function expression's own name)
  bool is_import = false;        // linked to another module's binding
};
struct ScopeInfo {
  ScopeKind kind = ScopeKind::Block;
  std::vector<SlotInfo> slots;
  bool is_variable_scope = false;  // sloppy direct eval declares its vars here
};

// A local variable visible in a part of the code, for the inspector.
struct LocalInfo {
  SlotInfo info;
  std::uint32_t slot = 0;
  std::uint32_t begin = 0, end = 0;  // instruction range in which it is in scope
};

enum class FunctionKind : std::uint8_t { Normal, Generator, Async, AsyncGenerator };

// What a script declares on the global object (ECMA-262 16.1.7).
struct GlobalDeclarations {
  std::vector<std::u16string> lexical;    // let, const, class
  std::vector<bool> lexical_constant;     // same length
  std::vector<std::u16string> variables;  // var names
  std::vector<std::u16string> functions;  // function names; their values are stored by StoreGlobal afterwards
  bool is_deletable = false;              // of an eval: variables and functions can be deleted
};

// What an instruction's error message calls the thing at fault, as the program's text names it: for calls, `new`,
// spreads and iteration the callee or the iterable ("a.b.c", "f(...)"); for RequireObjectCoercible what follows "Cannot
// destructure" ("property 'a' of 'x'").
struct Subject {
  std::uint32_t pc = 0;
  std::u16string text;
  friend bool operator==(const Subject&, const Subject&) = default;
};

// How a module hangs together with others (ECMA-262 16.2.1.6). Slots are those of scopes[0], its environment.
struct ModuleImport {
  std::uint32_t request = 0;
  std::u16string name;        // the exported name; unused for a namespace
  bool is_namespace = false;  // the namespace object is stored in the slot
  std::uint32_t slot = 0;     // else the slot is linked to the other module's binding, and read by LoadImport
  Span span;
};
struct ModuleExport {
  std::u16string name;        // as others see it; empty: `export * from`
  std::int32_t request = -1;  // -1: a binding of this module, in `slot`
  std::uint32_t slot = 0;
  std::u16string imported;  // with a request: the name there; empty: the whole namespace
  Span span;
};
struct ModuleLinks {
  // Specifiers in source order, each once. What `with {key: "value"}` says follows it as U+0000 key U+0000 value.
  std::vector<std::u16string> requests;
  std::vector<Span> request_spans;
  std::vector<ModuleImport> imports;
  std::vector<ModuleExport> exports;
};

struct Code {
  std::u16string name;
  Value name_value;  // the name as a string of the heap it was added to
  std::shared_ptr<const SourceText> source;
  Span span;  // the function's whole text (Function.prototype.toString)
  Span name_span;

  std::vector<Instruction> instructions;
  std::vector<Span> spans;  // same length: the source range each instruction stands for
  std::vector<Handler> handlers;
  std::vector<Value> constants;
  std::vector<ScopeInfo> scopes;
  std::vector<LocalInfo> locals;
  std::vector<std::uint32_t> functions;  // code ids of nested functions; MakeFunction's b indexes this list

  std::u16string inferred_name;  // what stack traces call a function without a name: "o.m" of o.m = function () {}

  std::uint32_t local_count = 0;   // parameters first
  std::uint32_t max_operands = 0;  // computed by the verifier
  std::uint32_t parameter_count =
      0;                         // formals that are copied into locals 0..n-1 at a call; missing ones are undefined
  std::uint32_t length = 0;      // the function's `length` property
  std::int32_t rest_local = -1;  // local that receives an array of the arguments from parameter_count on
  std::int32_t arguments_local = -1;  // local that receives the arguments object
  std::int32_t passed_local = -1;     // local that receives an array of all arguments, for `function.arguments`
  // Sloppy functions with simple parameters alias `arguments[i]` to the parameter's environment slot: slot i of
  // scopes[mapped_scope] (pushed by the prologue before the arguments object is looked at), or -1.
  std::int32_t mapped_scope = -1;

  FunctionKind kind = FunctionKind::Normal;
  bool strict = false;
  bool has_simple_parameters = true;  // sloppy code: `arguments.callee` exists, parameters may be mapped
  bool is_arrow = false;
  bool is_method = false;               // no [[Construct]], may have a home object
  bool is_class_constructor = false;    // a call without new is a TypeError
  bool is_derived_constructor = false;  // this starts uninitialised
  bool is_hidden = false;               // prelude and stubs: not counted, not shown
  bool is_script = false;               // the main program or an eval: a frame without a function
  bool is_field_initializer = false;
  bool is_module = false;  // runs to ModuleStart when it is instantiated
  GlobalDeclarations global_declarations;
  ModuleLinks module_links;
  std::vector<Subject> subjects;  // sorted by pc

  // Null when the instruction has none.
  const std::u16string* subject_at(std::uint32_t pc) const;
};

}  // namespace loopscope
