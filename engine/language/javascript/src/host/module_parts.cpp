// The functions of node's class Module and of its file endings (src/prelude/loader_commonjs.js), compiled when they are
// first called: a program that requires nothing uses few of them.
#include "module_parts.hpp"

#include "host_support.hpp"

#include <base/utf.hpp>

#include <javascript/setup.hpp>

namespace loopscope::js {

namespace {

constexpr NativeRow static_table[] = {
    {"_nodeModulePaths", 1, nullptr, "commonJsNodeModulePaths"},
    {"_resolveLookupPaths", 2, nullptr, "commonJsLookupPaths"},
    {"_resolveFilename", 4, nullptr, "commonJsResolveFilename"},
    {"_load", 3, nullptr, "commonJsLoad"},
};
constexpr NativeRow prototype_table[] = {
    {"load", 1, nullptr, "commonJsLoadFile"},
    {"require", 1, nullptr, "commonJsRequire"},
    {"_compile", 3, nullptr, "commonJsCompile"},
    {"get constructor", 0, nullptr, "finishedModuleClass"},
    {"get isPreloading", 0, nullptr, "commonJsIsPreloading"},
    {"get parent", 0, nullptr, "commonJsParent"},
    {"set parent", 1, nullptr, "commonJsSetParent"},
};
constexpr NativeRow extension_table[] = {
    {".js", 2, nullptr, "commonJsScript"},
    {".json", 2, nullptr, "commonJsJson"},
    {".node", 2, nullptr, "commonJsAddon"},
};

// node's are assigned, so that they show, and have no name.
void add_parts(Exec& exec, CellId target, std::string_view group) {
  std::uint32_t first = native_number(group, 0);
  for (std::uint32_t row = 0; row < native_group(first >> 8).size(); ++row) {
    std::string_view name = native_row(first | row).name;
    install_row(exec, target, first | row);
    if (name.find(' ') != std::string_view::npos) continue;
    PropertyKey key = key_from_text(exec.heap(), ascii_to_utf16(name));
    Value function = get_own_property(exec.heap(), target, key).value;
    define_own(exec.heap(), target, key, function);
    define_own(exec.heap(), function.cell(), Name::name, string_value(Name::empty_string), Configurable);
  }
}

}  // namespace

extern const std::span<const NativeRow> module_static_rows;
const std::span<const NativeRow> module_static_rows = static_table;
extern const std::span<const NativeRow> module_prototype_rows;
const std::span<const NativeRow> module_prototype_rows = prototype_table;
extern const std::span<const NativeRow> module_extension_rows;
const std::span<const NativeRow> module_extension_rows = extension_table;

NativeResult add_module_parts(NativeCall& call) {
  add_parts(call.exec, call.argument(0).cell(), "module_static_rows");
  add_parts(call.exec, call.argument(1).cell(), "module_prototype_rows");
  add_parts(call.exec, call.argument(2).cell(), "module_extension_rows");
  return call.give_undefined();
}

}  // namespace loopscope::js
