// Import declarations of the main module, which reach node's own modules only.
#include <javascript/node_modules.hpp>

#include <base/utf.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/')); }

std::string missing_module_text(const Exec& exec, const std::string& specifier) {
  const std::string& main = exec.machine.options->world.main_path;
  if (std::string refusal = refusal_of(specifier); !refusal.empty()) return refusal;
  if (specifier.starts_with("node:")) return "No such built-in module: " + specifier;
  bool is_path = specifier.starts_with("./") || specifier.starts_with("../") || specifier.starts_with("/");
  if (!is_path) return fmt::format("Cannot find package '{}' imported from {}", specifier, main);
  std::string path = folder_of(main) + "/" + specifier.substr(specifier[0] == '.' ? 2 : 1);
  return fmt::format("Cannot find module '{}' imported from {}", path, main);
}

// A namespace object: the exports by name, and as `default`.
Value namespace_of(Exec& exec, CellId exports) {
  Heap& heap = exec.heap();
  CellId space = make_object(heap, CellId{});
  for (PropertyKey key : own_keys(heap, exports)) {
    Property found = get_own_property(heap, exports, key);
    if (key.is_string() && found.is_data() && (found.flags & Enumerable))
      define_own(heap, space, key, found.value, Writable | Enumerable);
  }
  define_own(heap, space, key_from_text(heap, u"default"), Value::object(exports), Writable | Enumerable);
  define_own(heap, space, key(Symbol::toStringTag), ascii_value(exec, "Module"), constant_flags);
  return Value::object(space);
}

// Empty: there is no export of that name.
Value export_of(Exec& exec, CellId exports, const ModuleImport& import) {
  if (import.is_namespace) return namespace_of(exec, exports);
  if (import.name == u"default") return Value::object(exports);
  Property found = find_property(exec.heap(), exports, key_from_text(exec.heap(), import.name));
  if (found.is_accessor()) return Value::undefined();
  return found.is_data() ? found.value : Value::empty();
}

}  // namespace

CellId missing_module_error(Exec& exec, const std::string& specifier) {
  CellId error = make_error(exec, ErrorType::Error, missing_module_text(exec, specifier));
  std::string_view code = specifier.starts_with("node:") ? "ERR_UNKNOWN_BUILTIN_MODULE" : "ERR_MODULE_NOT_FOUND";
  define_own(exec.heap(), error, key_from_text(exec.heap(), u"code"), ascii_value(exec, code));
  return error;
}

Flow link_imports(Exec& exec) {
  const ModuleLinks& links = exec.code->module_links;
  for (const std::u16string& request : links.requests) {
    std::string specifier = utf16_to_utf8(request);
    if (!is_simulated_module(specifier)) {
      exec.thrown = Value::object(missing_module_error(exec, specifier));
      return Flow::Throw;
    }
    if (!known_module(exec, specifier).is_empty()) continue;
    Value name = ascii_value(exec, without_scheme(specifier));
    return call_prelude(exec, "builtinModule", std::span<const Value>(&name, 1), ResultTarget::Repeat);
  }
  for (const ModuleImport& import : links.imports) {
    std::string specifier = utf16_to_utf8(links.requests[import.request]);
    Value value = export_of(exec, known_module(exec, specifier).cell(), import);
    if (value.is_empty()) {
      return fail(exec, ErrorType::SyntaxError,
                  fmt::format("The requested module '{}' does not provide an export named '{}'", specifier,
                              utf16_to_utf8(import.name)));
    }
    exec.heap().mut<EnvironmentCell>(exec.frame->environment).slots[import.slot] = value;
  }
  return Flow::Next;
}

}  // namespace loopscope::js
