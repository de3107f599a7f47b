// Which binding a name of another module stands for, and the errors when there is none.
#include <javascript/module_record.hpp>

#include <javascript/eval.hpp>

#include <base/utf.hpp>
#include <javascript/host.hpp>
#include <javascript/render.hpp>
#include <values/environment.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

const ModuleLinks& links_of(const Machine& machine, const ModuleCell& module) {
  return machine.codes[module.code].module_links;
}

struct Visit {
  CellId module;
  PropertyKey name;
  friend bool operator==(const Visit&, const Visit&) = default;
};

// Names that lead from module to module in a circle lead nowhere.
class ExportResolver {
 public:
  ExportResolver(Heap& heap, const Machine& machine) : heap_(heap), machine_(machine) {}

  ResolvedExport resolve(CellId module, PropertyKey name) {
    constexpr std::size_t longest = 2000;
    Visit visit{module, name};
    if (visits_.size() > longest || std::find(visits_.begin(), visits_.end(), visit) != visits_.end()) return {};
    visits_.push_back(visit);
    const auto& cell = heap_.get<ModuleCell>(module);
    return cell.is_source ? resolve_source(module, name) : resolve_synthetic(cell, name);
  }

 private:
  using Outcome = ResolvedExport::Outcome;

  static ResolvedExport resolve_synthetic(const ModuleCell& cell, PropertyKey name) {
    auto found = std::find(cell.names.begin(), cell.names.end(), name);
    if (found == cell.names.end()) return {};
    return {Outcome::Found, cell.environment, static_cast<std::uint32_t>(found - cell.names.begin())};
  }

  ResolvedExport resolve_source(CellId module, PropertyKey name) {
    CellId environment = heap_.get<ModuleCell>(module).environment;
    const ModuleLinks& links = links_of(machine_, heap_.get<ModuleCell>(module));
    for (const ModuleExport& entry : links.exports) {
      if (entry.name.empty() || key_from_text(heap_, entry.name) != name) continue;
      if (entry.request < 0) return {Outcome::Found, environment, entry.slot};
      CellId target = requested(module, entry.request);
      if (!entry.imported.empty()) return resolve(target, key_from_text(heap_, entry.imported));
      module_namespace(heap_, machine_, target);
      return {Outcome::Found, heap_.get<ModuleCell>(target).namespace_environment, 0};
    }
    if (name == js::key(Name::default_)) return {};
    return resolve_star(module, name, links);
  }

  // Steps 9-10: the same binding through two stars is no clash.
  ResolvedExport resolve_star(CellId module, PropertyKey name, const ModuleLinks& links) {
    ResolvedExport found;
    for (const ModuleExport& entry : links.exports) {
      if (!entry.name.empty()) continue;
      ResolvedExport next = resolve(requested(module, entry.request), name);
      if (next.outcome == Outcome::Ambiguous) return next;
      if (next.outcome == Outcome::Missing) continue;
      bool is_other =
          found.outcome == Outcome::Found && (found.environment != next.environment || found.slot != next.slot);
      if (is_other) return {Outcome::Ambiguous, {}, 0};
      found = next;
    }
    return found;
  }

  CellId requested(CellId module, std::int32_t request) const {
    return heap_.get<ModuleCell>(module).requested[static_cast<std::size_t>(request)];
  }

  Heap& heap_;
  const Machine& machine_;
  std::vector<Visit> visits_;
};

// 16.2.1.6.2 GetExportedNames
void add_exported_names(Heap& heap, const Machine& machine, CellId module, std::vector<CellId>& seen,
                        std::vector<PropertyKey>& names) {
  if (std::find(seen.begin(), seen.end(), module) != seen.end()) return;
  seen.push_back(module);
  auto add = [&](PropertyKey name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  if (!heap.get<ModuleCell>(module).is_source) {
    for (PropertyKey name : heap.get<ModuleCell>(module).names) add(name);
    return;
  }
  const ModuleLinks& links = links_of(machine, heap.get<ModuleCell>(module));
  for (const ModuleExport& entry : links.exports) {
    if (!entry.name.empty()) add(key_from_text(heap, entry.name));
  }
  for (const ModuleExport& entry : links.exports) {
    if (!entry.name.empty()) continue;
    std::vector<PropertyKey> starred;
    CellId target = heap.get<ModuleCell>(module).requested[static_cast<std::size_t>(entry.request)];
    add_exported_names(heap, machine, target, seen, starred);
    for (PropertyKey name : starred) {
      if (name != js::key(Name::default_)) add(name);
    }
  }
}

}  // namespace

ResolvedExport resolve_export(Heap& heap, const Machine& machine, CellId module, PropertyKey name) {
  return ExportResolver(heap, machine).resolve(module, name);
}

CellId module_namespace(Heap& heap, const Machine& machine, CellId module) {
  if (CellId known = heap.get<ModuleCell>(module).namespace_environment) {
    Value space = heap.get<EnvironmentCell>(known).slots[0];
    return space.is_object() ? space.cell() : CellId{};
  }
  CellId place = heap.make<EnvironmentCell>(CellId{}, 0, 0, 1);
  heap.mut<ModuleCell>(module).namespace_environment = place;
  std::vector<CellId> seen;
  std::vector<PropertyKey> names;
  add_exported_names(heap, machine, module, seen, names);
  std::vector<NamespaceExport> exports;
  for (PropertyKey name : names) {
    ResolvedExport found = resolve_export(heap, machine, module, name);
    if (found.outcome == ResolvedExport::Outcome::Found) exports.push_back({name, found.environment, found.slot});
  }
  CellId space = make_namespace(heap, std::move(exports));
  heap.mut<EnvironmentCell>(place).slots[0] = Value::object(space);
  return space;
}

// --- errors

void keep_excerpt(Exec& exec, CellId error, const std::string& excerpt) {
  Value kept = text_value(exec, utf8_to_utf16(excerpt));
  exec.heap().mut<ErrorCell>(error).excerpt = kept;
}

void set_excerpt(Exec& exec, CellId error, const std::string& excerpt, bool in_stack) {
  Heap& heap = exec.heap();
  Value kept = in_stack ? Value::boolean(true) : text_value(exec, utf8_to_utf16(excerpt));
  auto& cell = heap.mut<ErrorCell>(error);
  cell.created = {};
  cell.excerpt = kept;
  if (!in_stack) return;
  Value stack = get_data(heap, error, Name::stack);
  std::string text = excerpt + (stack.is_string() ? to_utf8(exec, stack.cell()) : "");
  define_own(heap, error, Name::stack, Value::string(make_string(heap, utf8_to_utf16(text))), hidden_flags);
}

CellId fault_error(Exec& exec, const SourceText& source, const Diagnostic& fault, bool in_stack) {
  CellId error = make_error(exec, error_type_of(fault), fault.message);
  set_excerpt(exec, error, fault_excerpt(source, fault) + (in_stack ? "\n" : ""), in_stack);
  return error;
}

namespace {

// What is wrong with a name that the module at hand asks of another.
struct BadLink {
  std::uint32_t request = 0;
  std::u16string name;
  Span span;
  bool is_ambiguous = false;
};

// `{a, b as c}` of the line, as a destructuring pattern; empty: it is not all on this line.
std::string as_pattern(std::string_view line) {
  std::size_t open = line.find('{'), close = line.rfind('}');
  if (open == std::string_view::npos || close == std::string_view::npos || close < open) return "";
  std::string out;
  std::string_view rest = line.substr(open, close + 1 - open);
  for (std::size_t i = 0; i < rest.size(); ++i) {
    std::size_t word = rest.find_first_not_of(" \t", i);
    bool is_as = word != std::string_view::npos && word > i && rest.substr(word, 2) == "as" && word + 2 < rest.size() &&
                 (rest[word + 2] == ' ' || rest[word + 2] == '\t');
    if (!is_as) {
      out += rest[i];
      continue;
    }
    out += ": ";
    i = rest.find_first_not_of(" \t", word + 2) - 1;
  }
  return out;
}

std::string common_js_advice(const std::string& name, const std::string& specifier, std::string_view line) {
  std::string pattern = as_pattern(line);
  return fmt::format(
      "Named export '{}' not found. The requested module '{}' is a CommonJS module, which may not support all "
      "module.exports as named exports.\nCommonJS modules can always be imported via the default export, for example "
      "using:\n\nimport pkg from '{}';\n{}",
      name, specifier, specifier, pattern.empty() ? "" : fmt::format("const {} = pkg;\n", pattern));
}

bool fail_link(Exec& exec, CellId module, const BadLink& bad) {
  const auto& cell = exec.heap().get<ModuleCell>(module);
  const Code& code = exec.machine.codes[cell.code];
  std::u16string_view request = code.module_links.requests[bad.request];
  std::string specifier = utf16_to_utf8(request.substr(0, request.find(u'\0'))), name = utf16_to_utf8(bad.name);
  std::string message =
      bad.is_ambiguous
          ? fmt::format("The requested module '{}' contains conflicting star exports for name '{}'", specifier, name)
          : fmt::format("The requested module '{}' does not provide an export named '{}'", specifier, name);
  bool is_common_js = exec.heap().get<ModuleCell>(cell.requested[bad.request]).is_common_js;
  std::string line = utf16_to_utf8(code.source->line_text(code.source->position(bad.span.begin).line));
  if (is_common_js && !bad.is_ambiguous) message = common_js_advice(name, specifier, line);
  CellId error = make_error(exec, ErrorType::SyntaxError, message);
  set_excerpt(exec, error, source_excerpt(*code.source, bad.span), true);
  exec.thrown = Value::object(error);
  return false;
}

std::u16string local_name(const Code& code, std::uint32_t slot) {
  return code.scopes.empty() || slot >= code.scopes[0].slots.size() ? u"" : code.scopes[0].slots[slot].name;
}

// V8 looks at the imports by the order of their local names.
std::vector<const ModuleImport*> imports_in_order(const Code& code) {
  std::vector<const ModuleImport*> out;
  for (const ModuleImport& import : code.module_links.imports) out.push_back(&import);
  std::stable_sort(out.begin(), out.end(), [&](const ModuleImport* x, const ModuleImport* y) {
    return local_name(code, x->slot) < local_name(code, y->slot);
  });
  return out;
}

void set_slot(Heap& heap, CellId environment, std::uint32_t slot, Value value) {
  heap.mut<EnvironmentCell>(environment).slots[slot] = value;
}

bool link_import(Exec& exec, CellId module, const ModuleImport& import) {
  Heap& heap = exec.heap();
  CellId target = heap.get<ModuleCell>(module).requested[import.request];
  CellId environment = heap.get<ModuleCell>(module).environment;
  if (import.is_namespace) {
    Value space = Value::object(module_namespace(heap, exec.machine, target));
    return set_slot(heap, environment, import.slot, space), true;
  }
  ResolvedExport found = resolve_export(heap, exec.machine, target, key_from_text(heap, import.name));
  if (found.outcome != ResolvedExport::Outcome::Found) {
    bool is_ambiguous = found.outcome == ResolvedExport::Outcome::Ambiguous;
    return fail_link(exec, module, {import.request, import.name, import.span, is_ambiguous});
  }
  CellId binding = heap.make<ModuleBindingCell>();
  auto& cell = heap.mut<ModuleBindingCell>(binding);
  cell.environment = found.environment;
  cell.slot = found.slot;
  set_slot(heap, environment, import.slot, Value::internal(binding));
  return true;
}

}  // namespace

bool link_module(Exec& exec, CellId module) {
  Heap& heap = exec.heap();
  const Code& code = exec.machine.codes[heap.get<ModuleCell>(module).code];
  for (const ModuleImport* import : imports_in_order(code)) {
    if (!link_import(exec, module, *import)) return false;
  }
  for (const ModuleExport& entry : code.module_links.exports) {
    if (entry.name.empty() || entry.request < 0 || entry.imported.empty()) continue;
    ResolvedExport found = resolve_export(heap, exec.machine, module, key_from_text(heap, entry.name));
    if (found.outcome == ResolvedExport::Outcome::Found) continue;
    bool is_ambiguous = found.outcome == ResolvedExport::Outcome::Ambiguous;
    return fail_link(exec, module,
                     {static_cast<std::uint32_t>(entry.request), entry.imported, entry.span, is_ambiguous});
  }
  return true;
}

}  // namespace loopscope::js
