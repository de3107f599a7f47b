#pragma once
// Scopes and bindings of one program, as analysis finds them and code generation uses them. A binding that a closure
// captures (or that a direct eval, a `with` or another dynamic lookup can reach) lives in an environment; all others
// are locals of their function's frame. Everything is owned by the Analysis and points freely within it.
#include <javascript/ast.hpp>
#include <machine/code.hpp>

#include <deque>
#include <unordered_map>

namespace loopscope::js::compiling {

struct Scope;
struct FunctionScope;

enum class BindingKind : std::uint8_t {
  Variable,
  Parameter,
  Function,
  Let,
  Const,
  Class,
  Catch,
  OwnName,
  Import,
  Hidden
};

struct Binding {
  Text name;
  BindingKind kind = BindingKind::Variable;
  Scope* scope = nullptr;
  bool is_constant = false;
  bool is_silent = false;       // assignments are ignored in sloppy code
  bool has_dead_zone = false;   // an access before initialisation is a ReferenceError
  bool is_initialised = false;  // as far as analysis has come, in the order of evaluation
  bool is_used = false;
  bool is_captured = false;
  bool needs_check = false;  // some access may come before initialisation

  // Layout: environments by Analysis::lay_out, locals by code generation.
  bool in_environment = false;
  std::int32_t slot = -1;
  std::uint32_t first_pc = 0;
  std::uint32_t alive_pc = 0;  // after its first initialisation; 0: not met yet
};

struct Scope {
  ScopeKind kind = ScopeKind::Block;
  Scope* parent = nullptr;
  FunctionScope* function = nullptr;  // null for the scopes around an eval
  std::vector<Binding*> bindings;     // in order of declaration
  std::unordered_map<Text, Binding*> names;
  std::vector<const FunctionDeclaration*> functions;  // made when the scope is entered
  bool is_dynamic = false;         // names not bound inside must be looked up at run time (`with`, sloppy eval)
  bool is_variable_scope = false;  // sloppy direct evals declare their variables here
  bool is_seen_by_eval = false;
  bool copies_first_environment = false;  // a for loop whose initializer makes closures

  Scope* home = nullptr;         // whose environment holds the captured bindings; lay_out sets it
  std::vector<Binding*> slots;   // of this environment
  std::int32_t info_index = -1;  // in Code::scopes
  bool owns_environment = false;

  Binding* find(Text name) const {
    auto found = names.find(name);
    return found == names.end() ? nullptr : found->second;
  }
};

struct FunctionScope {
  const Function* function = nullptr;  // null: a program or a class's initializers
  FunctionScope* parent = nullptr;
  bool is_arrow = false;  // takes this, new.target, super and arguments from outside; so does an eval
  bool is_strict = false;
  bool is_derived_constructor = false;
  bool has_pseudo_function = true;        // false: scripts and modules, which have no new.target and no active function
  bool has_instance_initializer = false;  // a constructor whose class has fields or private methods
  bool has_separate_body = false;         // parameters with expressions: variables have a scope of their own
  bool needs_arguments = false;
  bool maps_arguments = false;
  bool keeps_passed = false;  // what it was called with can be read from outside: `f.arguments`
  Scope* own_name = nullptr;  // of a named function expression
  Scope* parameters = nullptr;
  Scope* body = nullptr;            // the same as parameters unless has_separate_body
  Binding* this_binding = nullptr;  // present when captured, or in a derived constructor
  Binding* new_target_binding = nullptr;
  Binding* function_binding = nullptr;
};

enum class Pseudo : std::uint8_t { This, NewTarget, ActiveFunction };
constexpr Text pseudo_name(Pseudo pseudo) {
  constexpr Text names[] = {u"this", u"new.target", u"%function"};
  return names[static_cast<std::size_t>(pseudo)];
}

enum class ReferenceKind : std::uint8_t { Static, Global, Dynamic };
struct Reference {
  ReferenceKind kind = ReferenceKind::Global;
  bool is_checked = false;  // may come before initialisation
  Binding* binding = nullptr;
};

// What a class needs beyond its scope: two functions that run its field initializers and static blocks, and hidden
// bindings for computed field keys and private methods, by member.
struct ClassScopes {
  Scope* scope = nullptr;
  FunctionScope* instance = nullptr;  // null: nothing to initialise
  FunctionScope* statics = nullptr;
  std::vector<Binding*> member_bindings;  // same length as members; null: none needed
};

struct LoopScopes {
  Scope* head = nullptr;  // for-in, for-of: the names in their dead zone while the right side is evaluated
  Scope* body = nullptr;
};

class Analysis {
 public:
  std::deque<Binding> bindings;
  std::deque<Scope> scopes;
  std::deque<FunctionScope> function_scopes;
  std::unordered_map<const Node*, Reference> references;  // Identifier, and FunctionDeclaration's Annex B variable
  std::unordered_map<const Node*, Scope*> scope_of;       // Block, For, Switch, Try (its parameter), With
  std::unordered_map<const Node*, LoopScopes> loops;      // ForIn, ForOf
  std::unordered_map<const Node*, FunctionScope*> functions;
  std::unordered_map<const Node*, ClassScopes> classes;
  FunctionScope* program = nullptr;
  Scope* outside = nullptr;            // innermost scope around an eval
  std::vector<Text> global_variables;  // a script's, or a sloppy eval's: declared at run time
  std::vector<const FunctionDeclaration*> global_functions;
  std::vector<Binding*> global_lexicals;  // of a script; not in any scope

  Scope* new_scope(ScopeKind kind, Scope* parent, FunctionScope* function);
  Binding* declare(Scope& scope, Text name, BindingKind kind);
  Binding* new_binding(Scope& scope, Text name, BindingKind kind);
  // Gives captured bindings their environment slots.
  void lay_out();

 private:
  void choose_home(Scope& scope);
  void give_slot(Binding& binding);
};

// The binding that `this` and the like mean in `function`; null: the frame's own value.
Binding* find_pseudo(const Analysis& analysis, const FunctionScope* function, Pseudo pseudo);
Binding*& pseudo_binding(FunctionScope& function, Pseudo pseudo);

}  // namespace loopscope::js::compiling
