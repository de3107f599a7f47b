// What the prelude's loaders ask of the engine: modules compiled, instantiated, linked and run.
#include <javascript/module_record.hpp>

#include "folder_files.hpp"
#include "host_support.hpp"
#include "module_parts.hpp"
#include "module_resolution.hpp"

#include <base/utf.hpp>
#include <javascript/prelude.hpp>
#include <javascript/program.hpp>
#include <javascript/proxy.hpp>
#include <javascript/render.hpp>
#include <values/environment.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

ModuleCell& module_of(NativeCall& call) { return call.heap().mut<ModuleCell>(call.argument(0).cell()); }

CellId make_module(Exec& exec, const std::string& url) {
  CellId shape_source = make_object(exec.heap(), {});
  Value name = utf8_value(exec, url);
  CellId id = exec.heap().make<ModuleCell>();
  auto& cell = exec.heap().mut<ModuleCell>(id);
  cell.shape = object_of(exec.heap(), shape_source).shape;
  cell.url = name;
  return id;
}

// --- syntax errors

NativeResult fail_syntax(NativeCall& call, const SourceText& source, const Diagnostic& fault, bool in_stack) {
  call.exec.thrown = Value::object(fault_error(call.exec, source, fault, in_stack));
  return call.thrown();
}

// --- CommonJS

bool is_main_program(const Exec& exec, const std::string& path, SourceGoal goal) {
  const Options& options = *exec.machine.options;
  return path == options.world.main_path && options.profile.goal == goal && host(exec).fault_text.empty();
}

NativeResult give_closure(NativeCall& call, std::uint32_t code) {
  return call.give_object(make_closure(call.exec, code, {}));
}

// (path, text or undefined, whether module syntax is told from CommonJS): the function of the module's body; undefined:
// it is an ES module.
NativeResult compile_common_js(NativeCall& call) {
  std::string path = text_of(call, 0);
  bool is_on_file = !call.argument(1).is_string();
  if (is_on_file && is_main_program(call.exec, path, SourceGoal::CommonJs))
    return give_closure(call, host(call.exec).main_code);
  const std::string* text = is_on_file ? file_text(call.exec.machine, path) : nullptr;
  auto source = text ? std::make_shared<const SourceText>(path, *text)
                     : std::make_shared<const SourceText>(path, copy_text(call.heap(), call.argument(1).cell()));
  call.exec.charge(source->units().size() / 4 + 1);
  CompiledProgram program = compile_program(call.exec, source, SourceGoal::CommonJs);
  if (!program.fault) return give_closure(call, program.code);
  bool detects = call.argument(2).is_boolean() && call.argument(2).as_boolean();
  if (detects && needs_module_syntax(*source)) return call.give_undefined();
  std::string advice = detects ? "" : module_syntax_advice(call.exec, program.fault->message);
  if (!advice.empty()) call.exec.write_output(Stream::Error, advice);
  return fail_syntax(call, *source, *program.fault, true);
}

NativeResult has_module_syntax(NativeCall& call) {
  const std::string* text = file_text(call.exec.machine, text_of(call, 0));
  if (!text) return call.give(false);
  call.exec.charge(text->size() / 2 + 1);
  return call.give(needs_module_syntax(SourceText(text_of(call, 0), *text)));
}

// --- ES modules

// (url, path or undefined, text or undefined): a source text module.
NativeResult compile_module(NativeCall& call) {
  std::string url = text_of(call, 0), path = call.argument(1).is_string() ? text_of(call, 1) : "";
  CellId module = make_module(call.exec, url);
  auto& cell = call.heap().mut<ModuleCell>(module);
  cell.is_source = true;
  bool is_main = is_main_program(call.exec, path, SourceGoal::Module) && url.find_first_of("?#") == std::string::npos;
  if (is_main) {
    cell.code = host(call.exec).main_code;
    return call.give_object(module);
  }
  const std::string* text = call.argument(2).is_string() ? nullptr : file_text(call.exec.machine, path);
  auto source = text ? std::make_shared<const SourceText>(url, *text)
                     : std::make_shared<const SourceText>(url, copy_text(call.heap(), call.argument(2).cell()));
  call.exec.charge(source->units().size() / 4 + 1);
  CompiledProgram program = compile_program(call.exec, source, SourceGoal::Module);
  if (program.fault) return fail_syntax(call, *source, *program.fault, false);
  cell.code = program.code;
  return call.give_object(module);
}

// (url, names, whether it stands for a CommonJS module): a synthetic module (16.2.1.8).
NativeResult make_synthetic(NativeCall& call) {
  CellId module = make_module(call.exec, text_of(call, 0));
  std::vector<PropertyKey> names;
  for (const Value& name : call.heap().get<ArrayCell>(call.argument(1).cell()).elements)
    names.push_back(key_from_string(call.heap(), name.cell()));
  CellId environment = call.heap().make<EnvironmentCell>(CellId{}, 0, 0, static_cast<std::uint32_t>(names.size()));
  for (Value& slot : call.heap().mut<EnvironmentCell>(environment).slots) slot = Value::undefined();
  auto& cell = call.heap().mut<ModuleCell>(module);
  cell.names = std::move(names);
  cell.environment = environment;
  cell.is_common_js = call.argument(2).is_boolean() && call.argument(2).as_boolean();
  return call.give_object(module);
}

// (module, name, value): SetSyntheticModuleExport
NativeResult set_export(NativeCall& call) {
  PropertyKey name = key_from_string(call.heap(), call.argument(1).cell());
  const auto& cell = call.heap().get<ModuleCell>(call.argument(0).cell());
  for (std::size_t i = 0; i < cell.names.size(); ++i) {
    if (cell.names[i] == name)
      call.heap().mut<EnvironmentCell>(cell.environment).slots[static_cast<std::uint32_t>(i)] = call.argument(2);
  }
  return call.give_undefined();
}

// A specifier, then keys and values (see ModuleLinks).
std::vector<std::u16string_view> parts_of_request(std::u16string_view request) {
  std::vector<std::u16string_view> parts;
  for (std::size_t begin = 0; begin <= request.size();) {
    std::size_t end = std::min(request.find(u'\0', begin), request.size());
    parts.push_back(request.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

// [specifier, {attributes} or undefined] for each module asked for.
NativeResult module_requests(NativeCall& call) {
  const ModuleCell& cell = module_of(call);
  std::vector<Value> out;
  if (!cell.is_source) return call.give_object(make_array(call.heap(), out));
  for (const std::u16string& request : call.exec.machine.codes[cell.code].module_links.requests) {
    std::vector<std::u16string_view> parts = parts_of_request(request);
    Value attributes = Value::undefined();
    if (parts.size() > 1) attributes = Value::object(make_object(call.heap(), {}));
    for (std::size_t i = 1; i + 1 < parts.size(); i += 2)
      define_own(call.heap(), attributes.cell(), key_from_text(call.heap(), parts[i]),
                 text_value(call.exec, std::u16string(parts[i + 1])));
    std::vector<Value> pair{text_value(call.exec, std::u16string(parts[0])), attributes};
    out.push_back(Value::object(make_array(call.heap(), pair)));
  }
  return call.give_object(make_array(call.heap(), out));
}

// (module, modules): what it asked for, in order.
NativeResult set_requested(NativeCall& call) {
  std::vector<CellId> requested;
  for (const Value& module : call.heap().get<ArrayCell>(call.argument(1).cell()).elements)
    requested.push_back(module.cell());
  module_of(call).requested = std::move(requested);
  return call.give_undefined();
}

// Runs the module's prologue, which makes its environment and functions, as far as ModuleStart. Nobody sees the frame.
NativeResult instantiate_module(NativeCall& call) {
  Exec& exec = call.exec;
  Value module = call.argument(0);
  std::uint32_t code = module_of(call).code;
  call.begin_frames();
  if (!exec.push_frame(code, {}, Value::undefined(), Value::undefined(), call.target, call.target_slot))
    return call.thrown();
  exec.frame->is_hidden = true;
  --exec.machine.user_frames;
  exec.frame->coroutine = module.cell();
  return NativeResult::Frames;
}

NativeResult link_module_call(NativeCall& call) {
  return link_module(call.exec, call.argument(0).cell()) ? call.give_undefined() : call.thrown();
}

// Evaluates a source text module that has been instantiated: undefined, or its promise when it awaits at the top level.
NativeResult run_module(NativeCall& call) {
  Exec& exec = call.exec;
  if (exec.machine.user_frames >= exec.machine.options->limits.user_frames) {
    exec.language.throw_stack_overflow(exec);
    return call.thrown();
  }
  CellId module = call.argument(0).cell();
  call.begin_frames();
  exec.resume(call.heap().mut<ModuleCell>(module).parked, call.target, call.target_slot);
  exec.frame->is_hidden = false;
  exec.frame->coroutine = {};
  ++exec.machine.user_frames;
  exec.emit(EventKind::FrameEntered, RuleId::CallPushesFrame, 0, exec.frame->serial);
  ++exec.frame->pc;
  return NativeResult::Frames;
}

NativeResult is_async_module(NativeCall& call) {
  const ModuleCell& cell = module_of(call);
  return call.give(cell.is_source && call.exec.machine.codes[cell.code].kind == loopscope::FunctionKind::Async);
}

NativeResult module_namespace_call(NativeCall& call) {
  return call.give_object(module_namespace(call.heap(), call.exec.machine, call.argument(0).cell()));
}

// --- the main program

NativeResult set_main_promise(NativeCall& call) {
  host_mut(call.exec).main_promise = call.argument(0).cell();
  return call.give_undefined();
}

NativeResult private_symbol(NativeCall& call) {
  return call.give(Value::symbol(make_symbol(call.heap(), copy_text(call.heap(), call.argument(0).cell()), true)));
}

NativeResult public_symbol(NativeCall& call) {
  return call.give(Value::symbol(make_symbol(call.heap(), copy_text(call.heap(), call.argument(0).cell()))));
}

NativeResult mark_handled(NativeCall& call) {
  call.heap().mut<PromiseCell>(call.argument(0).cell()).is_handled = true;
  return call.give_undefined();
}

// (error): nobody caught what the main module threw or rejected with.
NativeResult uncaught_in_main(NativeCall& call) {
  Value error = call.argument(0);
  std::vector<Value> arguments{error, ascii_value(call.exec, "unhandledRejection"),
                               utf8_value(call.exec, main_failure_text(call.exec, error))};
  return go_on_in_prelude(call, "processUncaught", arguments);
}

// (error): thrown again, to be shown where it was made.
NativeResult rethrow(NativeCall& call) {
  Exec& exec = call.exec;
  if (has_kind(call.heap(), call.argument(0), Kind::Error)) {
    SourceSite site = call.heap().get<ErrorCell>(call.argument(0).cell()).created;
    if (site.known && call.heap().get<ErrorCell>(call.argument(0).cell()).excerpt.is_empty()) {
      std::uint32_t begin = site.span.begin;
      set_excerpt(exec, call.argument(0).cell(),
                  source_excerpt(*exec.machine.codes[site.code].source, {begin, begin + 1}), false);
    }
  }
  call.exec.thrown = call.argument(0);
  return call.thrown();
}

// --- errors and circles

NativeResult set_excerpt_call(NativeCall& call) {
  set_excerpt(call.exec, call.argument(0).cell(), text_of(call, 1), false);
  return call.give_undefined();
}

NativeResult circular_prototype(NativeCall& call) {
  CellId known = host(call.exec).circular_prototype;
  return known ? call.give_object(known) : call.give_undefined();
}

// (handler): a proxy for an empty object.
NativeResult make_proxy_call(NativeCall& call) {
  CellId target = new_object(call.exec), shape_source = make_object(call.heap(), {});
  CellId id = call.heap().make<ProxyCell>();
  auto& proxy = call.heap().mut<ProxyCell>(id);
  proxy.shape = object_of(call.heap(), shape_source).shape;
  proxy.extensible = false;
  proxy.target = Value::object(target);
  proxy.handler = call.argument(0);
  return call.give_object(id);
}

NativeResult store_circular_prototype(NativeCall& call) {
  host_mut(call.exec).circular_prototype = call.argument(0).cell();
  return call.give_undefined();
}

bool has_prototype(NativeCall& call, CellId prototype) {
  Value value = call.argument(0);
  return value.is_object() && kind_of(call.heap(), value.cell()) != Kind::Proxy &&
         prototype_of(call.heap(), value.cell()) == prototype;
}

NativeResult is_plain_object(NativeCall& call) {
  return call.give(has_prototype(call, intrinsic(call.exec, Intrinsic::ObjectPrototype)));
}
NativeResult has_prototype_call(NativeCall& call) { return call.give(has_prototype(call, call.argument(1).cell())); }

NativeResult set_prototype_call(NativeCall& call) {
  set_prototype(call.heap(), call.argument(0).cell(), call.argument(1).cell());
  return call.give_undefined();
}

constexpr NativeRow calls[] = {
    {"MarkHandled", 1, mark_handled},
    {"UncaughtInMain", 1, uncaught_in_main},
    {"Rethrow", 1, rethrow},
    {"SetExcerpt", 2, set_excerpt_call},
    {"MakeProxy", 1, make_proxy_call},
    {"CircularPrototype", 0, circular_prototype},
    {"StoreCircularPrototype", 1, store_circular_prototype},
    {"IsPlainObject", 1, is_plain_object},
    {"HasPrototype", 2, has_prototype_call},
    {"SetPrototype", 2, set_prototype_call},
    {"CompileCommonJs", 3, compile_common_js},
    {"HasModuleSyntax", 1, has_module_syntax},
    {"CompileModule", 3, compile_module},
    {"MakeSyntheticModule", 3, make_synthetic},
    {"SetExport", 3, set_export},
    {"ModuleRequests", 1, module_requests},
    {"SetRequested", 2, set_requested},
    {"InstantiateModule", 1, instantiate_module},
    {"LinkModule", 1, link_module_call},
    {"RunModule", 1, run_module},
    {"IsAsyncModule", 1, is_async_module},
    {"ModuleNamespace", 1, module_namespace_call},
    {"SetMainPromise", 1, set_main_promise},
    {"AddModuleParts", 3, add_module_parts},
    {"PrivateSymbol", 1, private_symbol},
    {"PublicSymbol", 1, public_symbol},
#define LOADER_FUNCTION(shown, name) {shown, 0, nullptr, name},
#include "loader_functions.def"
#undef LOADER_FUNCTION
};

// --- import.meta

// import.meta.resolve(specifier): where it would be, whether or not there is a file.
NativeResult import_meta_resolve(NativeCall& call) {
  NativeResult answer = NativeResult::Return;
  auto specifier = to_string_argument(call, 0, answer);
  if (!specifier) return answer;
  const auto& function = call.heap().get<NativeFunctionCell>(call.callee.cell());
  std::string from = to_utf8(call.exec, function.captured[0].cell());
  Resolution found = resolve_import(call.exec, to_utf8(call.exec, *specifier), path_of_url(from).value_or(from));
  if (found.found()) return call.give(utf8_value(call.exec, found.url));
  if (!found.fault_url.empty()) return call.give(utf8_value(call.exec, found.fault_url));
  call.exec.thrown = Value::object(resolution_error(call.exec, found));
  return call.thrown();
}

constexpr NativeRow import_meta_table[] = {{"resolve", 1, import_meta_resolve}};

}  // namespace

extern const std::span<const NativeRow> import_meta_rows;
const std::span<const NativeRow> import_meta_rows = import_meta_table;

CellId make_import_meta(Exec& exec, const std::string& url) {
  Heap& heap = exec.heap();
  CellId meta = make_object(heap, {});
  auto define = [&](std::u16string_view name, Value value) {
    define_own(heap, meta, key_from_text(heap, name), value);
  };
  if (auto path = path_of_url(url)) {
    define(u"dirname", utf8_value(exec, std::string(folder_of_path(*path))));
    define(u"filename", utf8_value(exec, *path));
  }
  CellId resolve = make_native_function(exec, native_number("import_meta_rows", 0));
  heap.mut<NativeFunctionCell>(resolve).captured.push_back(utf8_value(exec, url));
  define(u"resolve", Value::object(resolve));
  define(u"url", utf8_value(exec, url));
  return meta;
}

std::span<const NativeRow> module_record_call_rows() { return calls; }

}  // namespace loopscope::js
