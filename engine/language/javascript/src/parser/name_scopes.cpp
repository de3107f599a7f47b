#include "name_scopes.hpp"

namespace loopscope::js {

void NameScopes::open(NameScopeKind kind) { scopes_.push_back(Scope{kind, none, none, {}, {}, {}, false}); }

void NameScopes::close() {
  pass_hoistables();
  forget_names();
  scopes_.pop_back();
}

std::uint32_t NameScopes::symbol_of(Text name) {
  auto [entry, is_new] = symbols_.try_emplace(name, static_cast<std::uint32_t>(symbol_texts_.size()));
  if (is_new) {
    symbol_texts_.push_back(name);
    newest_of_symbol_.push_back(none);
  }
  return entry->second;
}

std::uint32_t NameScopes::find(std::uint32_t scope, std::uint32_t symbol) const {
  for (std::uint32_t i = newest_of_symbol_[symbol]; i != none; i = names_[i].next_of_symbol) {
    if (names_[i].scope == scope) return i;
  }
  return none;
}

std::uint32_t NameScopes::add(std::uint32_t scope, std::uint32_t symbol, NameKind kind, Span span) {
  std::uint32_t index = static_cast<std::uint32_t>(names_.size());
  names_.push_back({symbol, scope, kind, newest_of_symbol_[symbol], none, span});
  newest_of_symbol_[symbol] = index;
  Scope& owner = scopes_[scope];
  if (owner.last == none) {
    owner.first = index;
  } else {
    names_[owner.last].next_of_scope = index;
  }
  owner.last = index;
  return index;
}

std::uint32_t NameScopes::declaration_scope_index() const {
  std::uint32_t scope = current_index();
  while (scopes_[scope].kind == NameScopeKind::Block) --scope;
  return scope;
}

bool NameScopes::declare_lexical(Text name, Span span, NameKind kind) {
  std::uint32_t symbol = symbol_of(name);
  std::uint32_t found = find(current_index(), symbol);
  if (found == none) {
    add(current_index(), symbol, kind, span);
    return true;
  }
  DeclaredName& previous = names_[found];
  if (previous.kind == NameKind::PassingVar) {
    note_conflict(name, previous.span);
    previous.kind = kind;
    previous.span = span;
    return true;
  }
  return kind == NameKind::BlockFunction && previous.kind == NameKind::BlockFunction;
}

bool NameScopes::declare_var(Text name, Span span) {
  std::uint32_t symbol = symbol_of(name);
  std::uint32_t target = declaration_scope_index();
  std::uint32_t found = find(target, symbol);
  if (found != none && is_lexical(names_[found].kind)) return false;
  for (std::uint32_t scope = current_index(); scope > target; --scope) {
    std::uint32_t passed = find(scope, symbol);
    if (passed == none) {
      add(scope, symbol, NameKind::PassingVar, span);
    } else if (is_lexical(names_[passed].kind)) {
      note_conflict(name, span);
    }
  }
  if (found == none) add(target, symbol, NameKind::Var, span);
  return true;
}

bool NameScopes::declare_parameter(Text name, Span span) {
  std::uint32_t symbol = symbol_of(name);
  if (find(current_index(), symbol) != none) return false;
  add(current_index(), symbol, NameKind::Parameter, span);
  return true;
}

bool NameScopes::is_declared_here(Text name) {
  std::uint32_t found = find(current_index(), symbol_of(name));
  return found != none && names_[found].kind != NameKind::PassingVar;
}

// The conflict is reported at the end of the function, and the first `var` in the text counts.
void NameScopes::note_conflict(Text name, Span span) {
  Scope& owner = scopes_[declaration_scope_index()];
  if (owner.has_conflict && owner.conflict.span.begin <= span.begin) return;
  owner.has_conflict = true;
  owner.conflict = {name, span};
}

const NameConflict* NameScopes::passing_conflict() const {
  return current().has_conflict ? &current().conflict : nullptr;
}

bool NameScopes::conflict_with_parent(NameConflict& conflict) {
  std::uint32_t parent = current_index() - 1;
  for (std::uint32_t i = current().first; i != none; i = names_[i].next_of_scope) {
    const DeclaredName& name = names_[i];
    if (!is_lexical(name.kind)) continue;
    std::uint32_t outer = find(parent, name.symbol);
    if (outer == none || names_[outer].kind == NameKind::PassingVar) continue;
    conflict = {symbol_texts_[name.symbol], name.span};
    return true;
  }
  return false;
}

void NameScopes::add_hoistable(Text name, FunctionDeclaration* declaration) {
  current().own_functions.push_back({symbol_of(name), declaration});
}

bool NameScopes::blocks_hoisting(std::uint32_t scope, std::uint32_t symbol) const {
  std::uint32_t found = find(scope, symbol);
  if (found == none) return false;
  return is_lexical(names_[found].kind) || names_[found].kind == NameKind::Parameter;
}

// ECMA-262 annex B.3.2: a function in a block becomes a `var` as well, unless that `var` would be an early error or has
// the name of a parameter.
void NameScopes::pass_hoistables() {
  Scope& scope = current();
  std::uint32_t index = current_index();
  bool is_last = scope.kind != NameScopeKind::Block;
  bool has_parameters_outside = scope.kind == NameScopeKind::Body && index > 0;
  for (const Hoistable& function : scope.from_inside) {
    if (blocks_hoisting(index, function.symbol)) continue;
    if (!is_last) {
      scopes_[index - 1].from_inside.push_back(function);
    } else if (!has_parameters_outside || !blocks_hoisting(index - 1, function.symbol)) {
      function.declaration->is_annex_b_hoisted = true;
    }
  }
  if (is_last) return;
  for (const Hoistable& function : scope.own_functions) scopes_[index - 1].from_inside.push_back(function);
}

// Names of inner scopes are gone by now, but names of outer scopes may have been declared later than some of this one.
void NameScopes::forget_names() {
  std::uint32_t index = current_index();
  for (std::uint32_t i = current().first; i != none; i = names_[i].next_of_scope) {
    std::uint32_t* link = &newest_of_symbol_[names_[i].symbol];
    while (*link != none && names_[*link].scope != index) link = &names_[*link].next_of_symbol;
    if (*link != none) *link = names_[*link].next_of_symbol;
  }
}

}  // namespace loopscope::js
