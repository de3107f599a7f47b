#pragma once
// Which names are declared where, as far as early errors and Annex B.3.2 hoisting need it. (What a name refers to is
// the compiler's business.)
#include <base/span.hpp>
#include <javascript/ast.hpp>

#include <unordered_map>
#include <vector>

namespace loopscope::js {

enum class NameScopeKind : std::uint8_t {
  Function,    // parameters, and the body when they are simple
  Body,        // the body behind parameters that are not simple, a static block, or the top level of a program
  ModuleBody,  // where functions are lexical, too
  Block,
};

enum class NameKind : std::uint8_t {
  Var,
  Parameter,
  SimpleCatch,  // `catch (e)`: a `var e` inside is fine
  Lexical,
  BlockFunction,  // lexical, but may be repeated: a plain function in a sloppy block
  PassingVar,     // no name of this scope: a `var` inside went through to the function's scope
};

constexpr bool is_lexical(NameKind kind) { return kind == NameKind::Lexical || kind == NameKind::BlockFunction; }

struct DeclaredName {
  std::uint32_t symbol;
  std::uint32_t scope;
  NameKind kind;
  std::uint32_t next_of_symbol;  // the next older one of the same name in the open scopes
  std::uint32_t next_of_scope;
  Span span;
};

struct NameConflict {
  Text name;
  Span span;
};

class NameScopes {
 public:
  // Opens a scope inside the current one.
  void open(NameScopeKind kind);
  // Closes it; what may be hoisted from it goes to the enclosing one or is marked hoisted.
  void close();

  bool is_declaration_scope() const { return current().kind != NameScopeKind::Block; }
  bool is_module_scope() const { return current().kind == NameScopeKind::ModuleBody; }

  // False: the name is already declared in a way that forbids this declaration.
  bool declare_lexical(Text name, Span span, NameKind kind = NameKind::Lexical);
  bool declare_var(Text name, Span span);
  void declare_catch(Text name, Span span) { add(current_index(), symbol_of(name), NameKind::SimpleCatch, span); }
  // False: there is a parameter of that name already.
  bool declare_parameter(Text name, Span span);

  bool is_declared_here(Text name);

  // A sloppy function in a block, to be hoisted if nothing stands in the way.
  void add_hoistable(Text name, FunctionDeclaration* declaration);

  // Asked before closing a declaration scope: the first `var` in it that a lexical name of a block between forbids.
  const NameConflict* passing_conflict() const;
  // Asked before closing a block or body: the first of its names that the enclosing scope declares, too
  // (`catch (e) { let e; }`, parameters against the body's lexical names).
  bool conflict_with_parent(NameConflict& conflict);

 private:
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  struct Hoistable {
    std::uint32_t symbol;
    FunctionDeclaration* declaration;
  };

  struct Scope {
    NameScopeKind kind;
    std::uint32_t first = none;
    std::uint32_t last = none;
    std::vector<Hoistable> own_functions;  // declared in this very block
    std::vector<Hoistable> from_inside;    // passed on by enclosed blocks
    NameConflict conflict;
    bool has_conflict = false;
  };

  Scope& current() { return scopes_.back(); }
  const Scope& current() const { return scopes_.back(); }
  std::uint32_t current_index() const { return static_cast<std::uint32_t>(scopes_.size() - 1); }
  std::uint32_t declaration_scope_index() const;
  std::uint32_t symbol_of(Text name);
  std::uint32_t find(std::uint32_t scope, std::uint32_t symbol) const;
  std::uint32_t add(std::uint32_t scope, std::uint32_t symbol, NameKind kind, Span span);
  void note_conflict(Text name, Span span);
  bool blocks_hoisting(std::uint32_t scope, std::uint32_t symbol) const;
  void pass_hoistables();
  void forget_names();

  std::vector<Scope> scopes_;
  std::vector<DeclaredName> names_;
  std::unordered_map<Text, std::uint32_t> symbols_;  // looked up only, never walked
  std::vector<Text> symbol_texts_;
  std::vector<std::uint32_t> newest_of_symbol_;
};

}  // namespace loopscope::js
