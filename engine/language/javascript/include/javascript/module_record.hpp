#pragma once
// Module records (ECMA-262 16.2.1.4): the part of them that touches code and environments. Loading, evaluation and its
// order are the prelude's (prelude/loader_*.js), which keeps such a cell for each module.
#include <javascript/coroutine.hpp>
#include <javascript/namespace.hpp>
#include <source/diagnostic.hpp>

namespace loopscope::js {

struct ModuleCell : ObjectCell {
  JS_OBJECT_CELL(ModuleCell, "module", Other)
  Value url;               // string
  bool is_source = false;  // a source text module; else a synthetic one
  bool is_common_js = false;
  std::uint32_t code = 0;          // of a source text module
  CellId environment;              // none: not instantiated yet
  ParkedFrame parked;              // between instantiation and evaluation
  std::vector<CellId> requested;   // module cells, as code.module_links.requests
  std::vector<PropertyKey> names;  // of a synthetic module: what its slots are exported as
  CellId namespace_environment;    // one slot: the namespace object
  JS_OBJECT_FIELDS(url, is_source, is_common_js, code, environment, parked, requested, names, namespace_environment)
};

// Where a name that a module exports is bound (16.2.1.6.3 ResolveExport).
struct ResolvedExport {
  enum class Outcome : std::uint8_t { Found, Missing, Ambiguous };
  Outcome outcome = Outcome::Missing;
  CellId environment;
  std::uint32_t slot = 0;
};
ResolvedExport resolve_export(Heap& heap, const Machine& machine, CellId module, PropertyKey name);
// 16.2.1.10 GetModuleNamespace
CellId module_namespace(Heap& heap, const Machine& machine, CellId module);
// The module's import slots become links; imports and indirect exports that lead nowhere are SyntaxErrors (16.2.1.6.4
// InitializeEnvironment steps 1 and 7). False: exec.thrown is set.
bool link_module(Exec& exec, CellId module);

// import.meta of the module with this URL.
CellId make_import_meta(Exec& exec, const std::string& url);

// An error that node shows with a piece of source above it when nobody catches it, in place of where it was thrown. In
// the stack: its stack begins with it, too.
void set_excerpt(Exec& exec, CellId error, const std::string& excerpt, bool in_stack);
// The error for a fault in a text, shown with the place of the fault above it.
CellId fault_error(Exec& exec, const SourceText& source, const Diagnostic& fault, bool in_stack);
// The same of an error that the program made: thrown again elsewhere, it is shown from there.
void keep_excerpt(Exec& exec, CellId error, const std::string& excerpt);

}  // namespace loopscope::js
