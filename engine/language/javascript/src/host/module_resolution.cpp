#include "module_resolution.hpp"

#include <base/utf.hpp>
#include <javascript/json_reader.hpp>
#include <javascript/node_modules.hpp>
#include <javascript/render.hpp>

#include <algorithm>
#include <filesystem>

namespace loopscope::js {

namespace {

using Conditions = std::span<const std::string_view>;
constexpr std::string_view require_conditions[] = {"node", "require", "module-sync", "node-addons"};
constexpr std::string_view import_conditions[] = {"node", "import", "module-sync", "node-addons"};

Value member(Exec& exec, Value object, std::string_view name) {
  if (!object.is_object()) return Value::undefined();
  Value value = get_data(exec.heap(), object.cell(), key_from_text(exec.heap(), utf8_to_utf16(name)));
  return value.is_empty() ? Value::undefined() : value;
}

bool is_nothing(Value value) { return value.is_undefined() || value.is_null(); }

Value parse_package(Exec& exec, const std::string& text) {
  auto parsed = read_json(exec, utf8_to_utf16(text));
  const Value* value = std::get_if<Value>(&parsed);
  return value != nullptr && value->is_object() ? *value : Value::undefined();
}

bool is_relative(std::string_view text) {
  return text == "." || text == ".." || text.starts_with("./") || text.starts_with("../");
}

bool is_path(std::string_view text) { return is_relative(text) || text.starts_with('/'); }

}  // namespace

PackageScope package_scope(Exec& exec, std::string_view file) {
  for (std::string folder(folder_of_path(file));; folder = folder_of_path(folder)) {
    if (folder.ends_with("/node_modules")) return {};
    std::string path = join_path(folder, "package.json");
    if (const std::string* text = package_text(exec.machine, path)) return {path, parse_package(exec, *text)};
    if (folder == "/" || folder == ".") return {};
  }
}

std::string package_text_member(Exec& exec, Value data, std::string_view name) {
  Value value = member(exec, data, name);
  return value.is_string() ? to_utf8(exec, value.cell()) : "";
}

std::string package_type(Exec& exec, const PackageScope& scope) {
  std::string type = package_text_member(exec, scope.data, "type");
  return type == "module" || type == "commonjs" ? type : "none";
}

std::vector<std::string> module_folders(std::string_view folder) {
  std::vector<std::string> out;
  for (std::string at(folder);; at = folder_of_path(at)) {
    if (!at.ends_with("/node_modules")) out.push_back(at == "/" ? "/node_modules" : at + "/node_modules");
    if (at == "/" || at == ".") return out;
  }
}

// --- a package's "exports" and "imports"

namespace {

Resolution found_at(std::string path) {
  Resolution out;
  out.url = file_url(path);
  out.path = std::move(path);
  return out;
}

Resolution fault(std::string_view code, std::string message) {
  Resolution out;
  out.code = code;
  out.message = std::move(message);
  return out;
}

struct Package {
  std::string folder;
  std::string json() const { return folder + "/package.json"; }
};

// PACKAGE_TARGET_RESOLVE. Empty: no condition holds, or the target is not a path inside the package.
std::string resolve_target(Exec& exec, const Package& package, Value target, std::string_view matched,
                           Conditions conditions, int depth = 0) {
  constexpr int deepest = 32;
  if (target.is_string()) {
    std::string text = to_utf8(exec, target.cell());
    if (std::size_t star = text.find('*'); star != std::string::npos) text.replace(star, 1, matched);
    return text.starts_with("./") ? join_path(package.folder, text) : "";
  }
  if (!target.is_object() || depth > deepest) return "";
  for (PropertyKey key : own_keys(exec.heap(), target.cell())) {
    bool is_list = kind_of(exec.heap(), target.cell()) == Kind::Array;
    std::string name = utf16_to_utf8(key_text(exec.heap(), key));
    bool holds = name == "default" || std::find(conditions.begin(), conditions.end(), name) != conditions.end();
    if (is_list ? !key.is_index() : !holds) continue;
    Value next = get_data(exec.heap(), target.cell(), key);
    std::string path = resolve_target(exec, package, next, matched, conditions, depth + 1);
    if (!path.empty() || (!is_list && next.is_null())) return path;
  }
  return "";
}

// PACKAGE_IMPORTS_EXPORTS_RESOLVE: the exact name, else the longest pattern.
std::string resolve_names(Exec& exec, const Package& package, Value table, const std::string& name,
                          Conditions conditions) {
  if (Value exact = member(exec, table, name); !exact.is_undefined() && name.find('*') == std::string::npos)
    return resolve_target(exec, package, exact, "", conditions);
  std::string best, matched;
  for (PropertyKey key : own_keys(exec.heap(), table.cell())) {
    std::string pattern = utf16_to_utf8(key_text(exec.heap(), key));
    std::size_t star = pattern.find('*');
    if (star == std::string::npos || name.size() < pattern.size()) continue;
    std::string_view head = std::string_view(pattern).substr(0, star),
                     tail = std::string_view(pattern).substr(star + 1);
    if (!name.starts_with(head) || !name.ends_with(tail) || star < best.find('*') + (best.empty() ? 1 : 0)) continue;
    best = pattern;
    matched = name.substr(star, name.size() - head.size() - tail.size());
  }
  if (best.empty()) return "";
  return resolve_target(exec, package, member(exec, table, best), matched, conditions);
}

bool has_subpaths(Exec& exec, Value table) {
  if (!table.is_object() || kind_of(exec.heap(), table.cell()) == Kind::Array) return false;
  std::vector<PropertyKey> keys = own_keys(exec.heap(), table.cell());
  return !keys.empty() && key_text(exec.heap(), keys[0]).starts_with(u".");
}

// `subpath` begins with a dot.
Resolution resolve_exports(Exec& exec, const Package& package, Value table, const std::string& subpath,
                           Conditions conditions, const std::string& importer) {
  std::string path;
  if (has_subpaths(exec, table))
    path = resolve_names(exec, package, table, subpath, conditions);
  else if (subpath == ".")
    path = resolve_target(exec, package, table, "", conditions);
  if (!path.empty()) return found_at(path);
  std::string what =
      subpath == "." ? fmt::format("No \"exports\" main defined in {}", package.json())
                     : fmt::format("Package subpath '{}' is not defined by \"exports\" in {}", subpath, package.json());
  if (!importer.empty()) what += " imported from " + importer;
  return fault("ERR_PACKAGE_PATH_NOT_EXPORTED", what);
}

Resolution resolve_private_name(Exec& exec, const std::string& name, const std::string& parent, Conditions conditions) {
  PackageScope scope = package_scope(exec, parent);
  Value table = member(exec, scope.data, "imports");
  if (table.is_object()) {
    std::string path = resolve_names(exec, {std::string(folder_of_path(scope.path))}, table, name, conditions);
    if (!path.empty()) return found_at(path);
  }
  std::string in = scope.exists() ? fmt::format(" in package {}", scope.path) : "";
  Resolution out =
      fault("ERR_PACKAGE_IMPORT_NOT_DEFINED",
            fmt::format("Package import specifier \"{}\" is not defined{} imported from {}", name, in, parent));
  out.is_type_error = true;
  return out;
}

struct PackageName {
  std::string name, subpath;  // "@scope/name", "./rest" or "."
};

PackageName split_package_name(const std::string& specifier) {
  std::size_t slash = specifier.find('/');
  if (specifier.starts_with('@') && slash != std::string::npos) slash = specifier.find('/', slash + 1);
  if (slash == std::string::npos) return {specifier, "."};
  return {specifier.substr(0, slash), "." + specifier.substr(slash)};
}

// A package may name itself, when it has "exports".
std::optional<Resolution> resolve_self(Exec& exec, const PackageName& wanted, const std::string& parent,
                                       Conditions conditions, const std::string& importer) {
  PackageScope scope = package_scope(exec, parent);
  Value table = member(exec, scope.data, "exports");
  if (is_nothing(table) || package_text_member(exec, scope.data, "name") != wanted.name) return std::nullopt;
  return resolve_exports(exec, {std::string(folder_of_path(scope.path))}, table, wanted.subpath, conditions, importer);
}

Value package_data(Exec& exec, const std::string& folder) {
  const std::string* text = file_text(exec.machine, folder + "/package.json");
  return text ? parse_package(exec, *text) : Value::undefined();
}

}  // namespace

// --- require

namespace {

bool is_file(Exec& exec, const std::string& path) { return path_kind(exec.machine, path) == PathKind::File; }

std::string with_extension(Exec& exec, const std::string& path, const std::vector<std::string>& extensions) {
  for (const std::string& extension : extensions) {
    if (is_file(exec, path + extension)) return path + extension;
  }
  return "";
}

// LOAD_AS_DIRECTORY
std::string find_in_folder(Exec& exec, const std::string& folder, const std::vector<std::string>& extensions) {
  std::string main = package_text_member(exec, package_data(exec, folder), "main");
  if (!main.empty()) {
    std::string path = join_path(folder, main);
    if (is_file(exec, path)) return path;
    if (std::string found = with_extension(exec, path, extensions); !found.empty()) return found;
    if (std::string found = with_extension(exec, path + "/index", extensions); !found.empty()) return found;
  }
  return with_extension(exec, folder == "/" ? "/index" : folder + "/index", extensions);
}

bool names_folder(std::string_view request) {
  return request.ends_with('/') || request.ends_with("/.") || request.ends_with("/..") || request == "." ||
         request == "..";
}

// LOAD_AS_FILE, then LOAD_AS_DIRECTORY
std::string find_at(Exec& exec, const std::string& path, bool only_folder, const std::vector<std::string>& extensions) {
  PathKind kind = path_kind(exec.machine, path);
  if (!only_folder && kind == PathKind::File) return path;
  if (!only_folder) {
    if (std::string found = with_extension(exec, path, extensions); !found.empty()) return found;
  }
  return kind == PathKind::Folder ? find_in_folder(exec, path, extensions) : "";
}

Resolution outside(const std::string& specifier) {
  return fault(
      "MODULE_NOT_FOUND",
      fmt::format("The simulator reads only the scenario's own folder; move what '{}' names into it", specifier));
}

Resolution found_file(std::string path) {
  Resolution out;
  out.url = path;
  out.path = std::move(path);
  return out;
}

Resolution resolve_package_for_require(Exec& exec, const std::string& request, const std::string& parent,
                                       const std::vector<std::string>& extensions) {
  PackageName wanted = split_package_name(request);
  if (auto self = resolve_self(exec, wanted, parent, require_conditions, "")) return *self;
  for (const std::string& folder : module_folders(folder_of_path(parent))) {
    Value table = member(exec, package_data(exec, folder + "/" + wanted.name), "exports");
    if (!is_nothing(table))
      return resolve_exports(exec, {folder + "/" + wanted.name}, table, wanted.subpath, require_conditions, "");
    std::string path = find_at(exec, join_path(folder, request), names_folder(request), extensions);
    if (!path.empty()) return found_file(path);
  }
  return fault("MODULE_NOT_FOUND", "");
}

}  // namespace

Resolution resolve_require(Exec& exec, const std::string& request, const std::string& parent,
                           const std::vector<std::string>& extensions) {
  if (request.starts_with('#')) return resolve_private_name(exec, request, parent, require_conditions);
  if (!is_path(request)) return resolve_package_for_require(exec, request, parent, extensions);
  std::string path = join_path(folder_of_path(parent), request);
  std::string found = find_at(exec, path, names_folder(request), extensions);
  if (!found.empty()) return found_file(found);
  bool is_near =
      is_in_program_folder(exec.machine, path) || path == folder_of_path(exec.machine.options->world.main_path);
  return is_near ? fault("MODULE_NOT_FOUND", "") : outside(request);
}

// --- import

namespace {

constexpr std::string_view not_found_excerpt =
    "node:internal/modules/esm/resolve:283\n    throw new ERR_MODULE_NOT_FOUND(\n          ^\n";
constexpr std::string_view folder_excerpt =
    "node:internal/modules/esm/resolve:271\n"
    "    throw new ERR_UNSUPPORTED_DIR_IMPORT(path, basePath, String(resolved));\n          ^\n";
constexpr std::string_view package_excerpt =
    "node:internal/modules/esm/resolve:873\n"
    "  throw new ERR_MODULE_NOT_FOUND(packageName, fileURLToPath(base), null);\n        ^\n";
constexpr std::string_view finalize_frames =
    "finalizeResolution (node:internal/modules/esm/resolve:283:11)\n"
    "moduleResolve (node:internal/modules/esm/resolve:952:10)";
constexpr std::string_view folder_frames =
    "finalizeResolution (node:internal/modules/esm/resolve:271:11)\n"
    "moduleResolve (node:internal/modules/esm/resolve:952:10)";
constexpr std::string_view package_frames =
    "packageResolve (node:internal/modules/esm/resolve:873:9)\n"
    "moduleResolve (node:internal/modules/esm/resolve:946:18)";

// What a CommonJS program would have got: as node shows it in its hint, shortened to what the importer would write.
std::string hint_for(Exec& exec, const std::string& specifier, const std::string& parent) {
  Resolution common = resolve_require(exec, specifier, parent, {".js", ".json", ".node"});
  if (!common.found() || common.path == specifier) return "";
  std::string folder(folder_of_path(parent));
  std::string shown;
  if (is_relative(specifier)) {
    shown = std::filesystem::path(common.path).lexically_relative(folder).string();
    if (!shown.starts_with("..")) shown = "./" + shown;
  } else if (std::size_t at = common.path.rfind("/node_modules/"); at != std::string::npos) {
    shown = common.path.substr(at + 14);
  } else {
    shown = file_url(common.path);
  }
  return fmt::format("Did you mean to import \"{}\"?", shown);
}

void add_hint(Exec& exec, Resolution& fault, const std::string& specifier, const std::string& parent) {
  std::string hint = hint_for(exec, specifier, parent);
  if (hint.empty()) return;
  fault.message += "\n" + hint;
  fault.excerpt = {};
}

// finalizeResolution: a file that is there.
Resolution finish_import(Exec& exec, const std::string& path, std::string_view suffix, const std::string& specifier,
                         const std::string& parent) {
  std::string url = file_url(path) + std::string(suffix);
  PathKind kind = path_kind(exec.machine, path);
  if (kind == PathKind::File) {
    Resolution out = found_at(path);
    out.url = url;
    return out;
  }
  if (kind == PathKind::Nothing && !is_in_program_folder(exec.machine, path)) return outside(specifier);
  bool is_folder = kind == PathKind::Folder;
  Resolution out =
      is_folder ? fault("ERR_UNSUPPORTED_DIR_IMPORT",
                        fmt::format("Directory import '{}' is not supported resolving ES modules imported "
                                    "from {}",
                                    path, parent))
                : fault("ERR_MODULE_NOT_FOUND", fmt::format("Cannot find module '{}' imported from {}", path, parent));
  out.fault_url = url;
  out.thrower = is_folder ? folder_frames : finalize_frames;
  out.excerpt = is_folder ? folder_excerpt : not_found_excerpt;
  add_hint(exec, out, specifier, parent);
  return out;
}

// The `main` of a package without "exports".
std::string legacy_main(Exec& exec, const std::string& folder, Value data) {
  std::string main = package_text_member(exec, data, "main");
  if (!main.empty()) {
    std::string path = join_path(folder, main);
    for (std::string_view ending : {"", ".js", ".json", ".node", "/index.js", "/index.json", "/index.node"}) {
      if (is_file(exec, path + std::string(ending))) return path + std::string(ending);
    }
  }
  for (std::string_view name : {"/index.js", "/index.json", "/index.node"}) {
    if (is_file(exec, folder + std::string(name))) return folder + std::string(name);
  }
  return "";
}

Resolution resolve_package_for_import(Exec& exec, const std::string& specifier, const std::string& parent) {
  PackageName wanted = split_package_name(specifier);
  if (auto self = resolve_self(exec, wanted, parent, import_conditions, parent)) return *self;
  for (const std::string& folder : module_folders(folder_of_path(parent))) {
    std::string package = folder + "/" + wanted.name;
    if (path_kind(exec.machine, package) != PathKind::Folder) continue;
    Value data = package_data(exec, package);
    if (Value table = member(exec, data, "exports"); !is_nothing(table))
      return resolve_exports(exec, {package}, table, wanted.subpath, import_conditions, parent);
    if (wanted.subpath != ".") return finish_import(exec, join_path(package, wanted.subpath), "", specifier, parent);
    std::string path = legacy_main(exec, package, data);
    if (!path.empty()) return found_at(path);
  }
  Resolution out =
      fault("ERR_MODULE_NOT_FOUND", fmt::format("Cannot find package '{}' imported from {}", wanted.name, parent));
  out.thrower = package_frames;
  out.excerpt = package_excerpt;
  add_hint(exec, out, specifier, parent);
  return out;
}

std::string_view scheme_of(std::string_view specifier) {
  std::size_t colon = specifier.find(':');
  if (colon == std::string_view::npos || colon == 0) return "";
  std::string_view scheme = specifier.substr(0, colon + 1);
  bool is_scheme = std::all_of(scheme.begin(), scheme.end() - 1, [](unsigned char letter) {
    bool is_letter = (letter | 0x20) >= 'a' && (letter | 0x20) <= 'z';
    return is_letter || (letter >= '0' && letter <= '9') || letter == '+' || letter == '-' || letter == '.';
  });
  return is_scheme ? scheme : "";
}

Resolution unsupported_scheme(std::string_view scheme) {
  return fault("ERR_UNSUPPORTED_ESM_URL_SCHEME",
               fmt::format("Only URLs with a scheme in: file, data, and node are supported by the default ESM loader. "
                           "Received protocol '{}'",
                           scheme));
}

Resolution at_url(std::string url) {
  Resolution out;
  out.url = std::move(url);
  return out;
}

}  // namespace

Resolution resolve_import(Exec& exec, const std::string& specifier, const std::string& parent) {
  if (is_path(specifier)) {
    std::size_t end = specifier.find_first_of("?#");
    std::string decoded = path_of_url("file://" + specifier.substr(0, end)).value_or("");
    std::string_view suffix = end == std::string::npos ? "" : std::string_view(specifier).substr(end);
    return finish_import(exec, join_path(folder_of_path(parent), decoded), suffix, specifier, parent);
  }
  if (specifier.starts_with('#')) return resolve_private_name(exec, specifier, parent, import_conditions);
  std::string_view scheme = scheme_of(specifier);
  if (scheme == "node:" || scheme == "data:") return at_url(specifier);
  if (scheme == "file:") {
    std::size_t end = specifier.find_first_of("?#");
    std::string_view suffix = end == std::string::npos ? "" : std::string_view(specifier).substr(end);
    return finish_import(exec, join_path("/", path_of_url(specifier).value_or("")), suffix, specifier, parent);
  }
  if (!scheme.empty()) return unsupported_scheme(scheme);
  if (is_simulated_module(specifier) || !refusal_of(specifier).empty()) return at_url("node:" + specifier);
  return resolve_package_for_import(exec, specifier, parent);
}

}  // namespace loopscope::js
