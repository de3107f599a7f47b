// What the prelude's loaders ask about files: where they are, what they hold, which one a specifier names.
#include "export_scan.hpp"
#include "folder_files.hpp"
#include "host_support.hpp"
#include "module_resolution.hpp"

#include <base/utf.hpp>
#include <javascript/json_reader.hpp>
#include <javascript/library_frames.hpp>
#include <javascript/module_record.hpp>
#include <javascript/node_modules.hpp>
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>
#include <javascript/stack_trace.hpp>

namespace loopscope::js {

namespace {

NativeResult path_kind_call(NativeCall& call) {
  return call.give(static_cast<double>(path_kind(call.exec.machine, text_of(call, 0))));
}

NativeResult file_text_call(NativeCall& call) {
  const std::string* text = file_text(call.exec.machine, text_of(call, 0));
  return text ? call.give_utf8(*text) : call.give_undefined();
}

NativeResult folder_of(NativeCall& call) { return call.give_utf8(folder_of_path(text_of(call, 0))); }
NativeResult extension_of(NativeCall& call) { return call.give_utf8(extension_of_path(text_of(call, 0))); }
NativeResult join_path_call(NativeCall& call) { return call.give_utf8(join_path(text_of(call, 0), text_of(call, 1))); }
NativeResult file_url_call(NativeCall& call) { return call.give_utf8(file_url(text_of(call, 0))); }

NativeResult path_of_url_call(NativeCall& call) {
  auto path = path_of_url(text_of(call, 0));
  return path ? call.give_utf8(*path) : call.give_undefined();
}

NativeResult module_folders_call(NativeCall& call) {
  std::vector<Value> out;
  for (const std::string& folder : module_folders(text_of(call, 0))) out.push_back(utf8_value(call.exec, folder));
  return call.give_object(make_array(call.heap(), out));
}

// --- resolution

}  // namespace

CellId resolution_error(Exec& exec, const Resolution& fault) {
  CellId error = make_error(exec, fault.is_type_error ? ErrorType::TypeError : ErrorType::Error, fault.message);
  exec.heap().mut<ErrorCell>(error).created = {};
  if (!fault.thrower.empty()) put_on_stack(exec, error, fault.thrower);
  if (fault.code.starts_with("ERR_")) {
    decorate_with_code(exec, error, fault.code);
  } else {
    define_own(exec.heap(), error, key_from_text(exec.heap(), u"code"), ascii_value(exec, fault.code));
  }
  if (!fault.fault_url.empty())
    define_own(exec.heap(), error, key_from_text(exec.heap(), u"url"),
               text_value(exec, utf8_to_utf16(fault.fault_url)));
  if (!fault.excerpt.empty()) set_excerpt(exec, error, std::string(fault.excerpt), false);
  return error;
}

namespace {

NativeResult throw_resolution(NativeCall& call, const Resolution& fault) {
  call.exec.thrown = Value::object(resolution_error(call.exec, fault));
  return call.thrown();
}

// (request, parent's path, extensions): a path; undefined: there is no such file.
NativeResult resolve_require_call(NativeCall& call) {
  std::vector<std::string> extensions;
  for (const Value& extension : call.heap().get<ArrayCell>(call.argument(2).cell()).elements)
    extensions.push_back(to_utf8(call.exec, extension.cell()));
  call.exec.charge(extensions.size() * 20 + 100);
  Resolution found = resolve_require(call.exec, text_of(call, 0), text_of(call, 1), extensions);
  if (found.found()) return call.give_utf8(found.path);
  return found.message.empty() ? call.give_undefined() : throw_resolution(call, found);
}

// (specifier, importer's path): [url, path or undefined]
NativeResult resolve_import_call(NativeCall& call) {
  call.exec.charge(100);
  // A data: URL has no path; what it imports by name is looked for where the program is.
  std::string from = call.argument(1).is_string() ? text_of(call, 1) : call.exec.machine.options->world.main_path;
  Resolution found = resolve_import(call.exec, text_of(call, 0), from);
  if (!found.found()) return throw_resolution(call, found);
  Value path = found.path.empty() ? Value::undefined() : utf8_value(call.exec, found.path);
  std::vector<Value> pair{utf8_value(call.exec, found.url), path};
  return call.give_object(make_array(call.heap(), pair));
}

// (path): ["module", "commonjs" or "none", path of the package.json or undefined]
NativeResult package_scope_call(NativeCall& call) {
  PackageScope scope = package_scope(call.exec, text_of(call, 0));
  Value path = scope.exists() ? utf8_value(call.exec, scope.path) : Value::undefined();
  std::vector<Value> pair{utf8_value(call.exec, package_type(call.exec, scope)), path};
  return call.give_object(make_array(call.heap(), pair));
}

// --- contents

// (text, path, what node shows above an uncaught error, else the place in the text)
NativeResult parse_json_file(NativeCall& call) {
  std::u16string text = copy_text(call.heap(), call.argument(0).cell());
  if (text.starts_with(u'\xFEFF')) text.erase(0, 1);
  auto parsed = read_json(call.exec, text);
  if (const Value* value = std::get_if<Value>(&parsed)) return call.give(*value);
  const auto& fault = std::get<JsonFault>(parsed);
  CellId error = make_error(call.exec, ErrorType::SyntaxError, text_of(call, 1) + ": " + utf16_to_utf8(fault.message));
  put_on_stack(call.exec, error, "parse (<anonymous>)");
  if (call.argument(2).is_string())
    set_excerpt(call.exec, error, text_of(call, 2), false);
  else
    set_excerpt(call.exec, error, evaluated_excerpt(text, fault.at), false);
  call.heap().mut<ErrorCell>(error).created = {};
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

// (path): [names, specifiers of re-exports]
NativeResult export_names(NativeCall& call) {
  const std::string* text = file_text(call.exec.machine, text_of(call, 0));
  ScannedExports found = scan_exports(text ? utf8_to_utf16(*text) : u"");
  call.exec.charge(text ? text->size() / 4 + 1 : 1);
  std::vector<Value> names, reexports;
  for (const std::u16string& name : found.names) names.push_back(text_value(call.exec, name));
  for (const std::u16string& specifier : found.reexports) reexports.push_back(text_value(call.exec, specifier));
  std::vector<Value> pair{Value::object(make_array(call.heap(), names)),
                          Value::object(make_array(call.heap(), reexports))};
  return call.give_object(make_array(call.heap(), pair));
}

// The rest of a data: URL, percent-decoded.
NativeResult decode_text(NativeCall& call) { return call.give_utf8(percent_decoded(text_of(call, 0))); }

// --- node's own modules

// The name without its scheme when it is one of node's that the simulator has; else undefined.
NativeResult builtin_name(NativeCall& call) {
  std::string name = text_of(call, 0);
  return is_simulated_module(name) ? call.give_utf8(without_scheme(name)) : call.give_undefined();
}

// Of a module that node has and the simulator has not: throws what is to be said of it.
NativeResult refuse_module(NativeCall& call) {
  std::string refusal = refusal_of(text_of(call, 0));
  if (!refusal.empty()) return call.fail(ErrorType::Error, "{}", refusal);
  return call.give_undefined();
}

NativeResult main_path(NativeCall& call) { return call.give_utf8(call.exec.machine.options->world.main_path); }

constexpr NativeRow calls[] = {
    {"PathKind", 1, path_kind_call},
    {"FileText", 1, file_text_call},
    {"FolderOf", 1, folder_of},
    {"ExtensionOf", 1, extension_of},
    {"JoinPath", 2, join_path_call},
    {"FileUrl", 1, file_url_call},
    {"PathOfUrl", 1, path_of_url_call},
    {"ModuleFolders", 1, module_folders_call},
    {"ResolveRequire", 3, resolve_require_call},
    {"ResolveImport", 2, resolve_import_call},
    {"PackageScope", 1, package_scope_call},
    {"ParseJsonFile", 2, parse_json_file},
    {"ExportNames", 1, export_names},
    {"DecodeText", 1, decode_text},
    {"BuiltinName", 1, builtin_name},
    {"RefuseModule", 1, refuse_module},
    {"MainPath", 0, main_path},
};

}  // namespace

std::span<const NativeRow> source_file_call_rows() { return calls; }

}  // namespace loopscope::js
