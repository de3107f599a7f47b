// Node's own modules: which there are, their cache, and what their prelude functions ask of the engine.
#include <javascript/node_modules.hpp>
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/collections.hpp>
#include <javascript/convert.hpp>
#include <javascript/inspect.hpp>
#include <javascript/prelude.hpp>
#include <javascript/proxy.hpp>
#include <javascript/render.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

constexpr std::string_view module_names[] = {"assert",
                                             "assert/strict",
                                             "buffer",
                                             "console",
                                             "events",
                                             "fs",
                                             "fs/promises",
                                             "path",
                                             "path/posix",
                                             "perf_hooks",
                                             "process",
                                             "readline",
                                             "readline/promises",
                                             "stream",
                                             "stream/consumers",
                                             "stream/promises",
                                             "string_decoder",
                                             "timers",
                                             "timers/promises",
                                             "util"};
// What node has and the simulator does not, so that a message can say which of the two is missing.
constexpr std::string_view other_names[] = {
    "child_process", "cluster", "crypto", "dns", "http",           "http2",
    "https",         "module",  "net",    "os",  "process",        "querystring",
    "tls",           "url",     "v8",     "vm",  "worker_threads", "zlib",
    "async_hooks",   "test"};

template <std::size_t N>
bool is_among(const std::string_view (&names)[N], std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

Value known_value(Exec& exec, std::string_view name) {
  return get_data(exec.heap(), host(exec).modules, key_from_text(exec.heap(), ascii_to_utf16(name)));
}

}  // namespace

std::string_view without_scheme(std::string_view specifier) {
  return specifier.starts_with("node:") ? specifier.substr(5) : specifier;
}

bool is_simulated_module(std::string_view specifier) { return is_among(module_names, without_scheme(specifier)); }
bool is_node_module(std::string_view specifier) { return is_among(other_names, without_scheme(specifier)); }

Value known_module(Exec& exec, std::string_view specifier) { return known_value(exec, without_scheme(specifier)); }

void store_module(Exec& exec, std::string_view name, Value exports) {
  define_own(exec.heap(), host(exec).modules, key_from_text(exec.heap(), ascii_to_utf16(name)), exports);
}

namespace {

std::string text_of(NativeCall& call, std::uint32_t index) { return to_utf8(call.exec, call.argument(index).cell()); }

NativeResult known_module_call(NativeCall& call) {
  Value known = known_module(call.exec, text_of(call, 0));
  return known.is_empty() ? call.give_undefined() : call.give(known);
}

NativeResult store_module_call(NativeCall& call) {
  store_module(call.exec, text_of(call, 0), call.argument(1));
  return call.give_undefined();
}

NativeResult util_base(NativeCall& call) { return call.give_object(make_util(call.exec)); }

NativeResult throw_with_code(NativeCall& call, ErrorType type, const std::string& message, std::string_view code) {
  CellId error = make_error(call.exec, type, message);
  decorate_with_code(call.exec, error, code);
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

// (name, type, value)
NativeResult throw_invalid_argument(NativeCall& call) {
  std::string name = text_of(call, 0);
  std::string subject = name.ends_with(" argument") ? "The " + name : "The \"" + name + "\" argument";
  std::string message = fmt::format("{} must be of type {}. Received {}", subject, text_of(call, 1),
                                    describe_received(call.exec, call.argument(2)));
  return throw_with_code(call, ErrorType::TypeError, message, "ERR_INVALID_ARG_TYPE");
}

// (name, what it must be, value): the error, not thrown.
NativeResult argument_type_error(NativeCall& call) {
  std::string name = text_of(call, 0);
  std::string_view sort = name.find('.') == std::string::npos ? "argument" : "property";
  std::string message = fmt::format("The \"{}\" {} must be {}. Received {}", name, sort, text_of(call, 1),
                                    describe_received(call.exec, call.argument(2)));
  CellId error = make_error(call.exec, ErrorType::TypeError, message);
  decorate_with_code(call.exec, error, "ERR_INVALID_ARG_TYPE");
  return call.give_object(error);
}

// (error, code): the error, now with node's code.
NativeResult with_code(NativeCall& call) {
  decorate_with_code(call.exec, call.argument(0).cell(), text_of(call, 1));
  return call.give(call.argument(0));
}

NativeResult received_text(NativeCall& call) {
  return call.give_text(utf8_to_utf16(describe_received(call.exec, call.argument(0))));
}

NativeResult throw_missing_argument(NativeCall& call) {
  return throw_with_code(call, ErrorType::TypeError,
                         fmt::format("The \"{}\" argument must be specified", text_of(call, 0)), "ERR_MISSING_ARGS");
}

// (name, value): not an integer.
NativeResult throw_out_of_range(NativeCall& call) {
  std::string shown = to_utf8(call.exec, primitive_to_string(call.exec, call.argument(1)));
  std::string message =
      fmt::format("The value of \"{}\" is out of range. It must be an integer. Received {}", text_of(call, 0), shown);
  return throw_with_code(call, ErrorType::RangeError, message, "ERR_OUT_OF_RANGE");
}

NativeResult throw_data_clone(NativeCall& call) {
  CellId error = make_error(call.exec, ErrorType::Error,
                            render_for_message(call.exec, call.argument(0)) + " could not be cloned.");
  define_own(call.heap(), error, Name::name, ascii_value(call.exec, "DataCloneError"), hidden_flags);
  define_own(call.heap(), error, key_from_text(call.heap(), u"code"), Value::number(25), hidden_flags);
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

NativeResult throw_unhandled_error(NativeCall& call) {
  Answers answers;
  std::string shown = utf16_to_utf8(inspect(call.exec, call.argument(0), {}, answers));
  CellId error = make_error(call.exec, ErrorType::Error, fmt::format("Unhandled error. ({})", shown));
  decorate_with_code(call.exec, error, "ERR_UNHANDLED_ERROR");
  define_own(call.heap(), error, key_from_text(call.heap(), u"context"), call.argument(0));
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

NativeResult abort_error(NativeCall& call) {
  CellId error = make_error(call.exec, ErrorType::Error, "The operation was aborted");
  define_own(call.heap(), error, key_from_text(call.heap(), u"code"), ascii_value(call.exec, "ABORT_ERR"));
  define_own(call.heap(), error, Name::name, ascii_value(call.exec, "AbortError"));
  if (!call.argument(0).is_undefined()) define_own(call.heap(), error, Name::cause, call.argument(0), hidden_flags);
  return call.give_object(error);
}

NativeResult emit_warning_call(NativeCall& call) {
  emit_warning(call.exec, text_of(call, 0), text_of(call, 1));
  return call.give_undefined();
}

NativeResult class_name(NativeCall& call) {
  return call.give_text(utf8_to_utf16("[" + constructor_name(call.exec, call.argument(0).cell()) + "]"));
}

std::string_view kind_name(Kind kind) {
  switch (kind) {
    case Kind::Object:
      return "object";
    case Kind::Array:
      return "array";
    case Kind::Map:
      return "map";
    case Kind::Set:
      return "set";
    case Kind::WeakMap:
      return "weak map";
    case Kind::WeakSet:
      return "weak set";
    case Kind::Generator:
      return "generator";
    case Kind::Error:
      return "error";
    case Kind::Promise:
      return "promise";
    case Kind::Date:
      return "date";
    case Kind::RegExp:
      return "regexp";
    case Kind::Proxy:
      return "proxy";
    case Kind::ArrayBuffer:
      return "array buffer";
    case Kind::TypedArray:
      return "typed array";
    case Kind::DataView:
      return "data view";
    default:
      return "other";
  }
}

NativeResult kind_name_call(NativeCall& call) {
  if (!call.argument(0).is_object()) return call.give_undefined();
  return call.give(ascii_value(call.exec, kind_name(kind_of(call.heap(), call.argument(0).cell()))));
}

// What a proxy passes for: an array or some object.
NativeResult kind_behind_proxies(NativeCall& call) {
  Value value = call.argument(0);
  if (!has_kind(call.heap(), value, Kind::Proxy)) return kind_name_call(call);
  bool is_array = has_kind(call.heap(), behind_proxies(call.heap(), value), Kind::Array);
  return call.give(ascii_value(call.exec, kind_name(is_array ? Kind::Array : Kind::Object)));
}

NativeResult function_kind_name(NativeCall& call) {
  if (!has_kind(call.heap(), call.argument(0), Kind::Function)) return call.give_undefined();
  constexpr std::string_view names[] = {"normal", "generator", "async", "async generator"};
  const Code& code = call.exec.machine.codes[call.heap().get<FunctionCell>(call.argument(0).cell()).code];
  return call.give(ascii_value(call.exec, names[static_cast<std::size_t>(code.kind)]));
}

constexpr NativeRow calls[] = {
    {"KnownModule", 1, known_module_call},
    {"StoreModule", 2, store_module_call},
    {"UtilBase", 0, util_base},
    {"ThrowInvalidArgument", 3, throw_invalid_argument},
    {"ArgumentTypeError", 3, argument_type_error},
    {"WithCode", 2, with_code},
    {"ReceivedText", 1, received_text},
    {"ThrowMissingArgument", 1, throw_missing_argument},
    {"ThrowOutOfRange", 2, throw_out_of_range},
    {"ThrowDataClone", 1, throw_data_clone},
    {"ThrowUnhandledError", 1, throw_unhandled_error},
    {"AbortError", 1, abort_error},
    {"EmitWarning", 2, emit_warning_call},
    {"ClassName", 1, class_name},
    {"KindName", 1, kind_name_call},
    {"KindBehindProxies", 1, kind_behind_proxies},
    {"FunctionKindName", 1, function_kind_name},
    {"BuiltinModule", 1, nullptr, "builtinModule"},
    {"BuiltinNamespace", 1, nullptr, "builtinNamespace"},
    {"MakeModule", 1, nullptr, "makeModule"},
    {"ModuleEvents", 0, nullptr, "moduleEvents"},
    {"ModuleTimersPromises", 0, nullptr, "moduleTimersPromises"},
    {"ModuleAssert", 0, nullptr, "moduleAssert"},
    {"ModulePath", 0, nullptr, "modulePath"},
    {"ModuleUtil", 0, nullptr, "moduleUtil"},
    {"ModuleFs", 0, nullptr, "moduleFs"},
    {"ModuleWeb", 0, nullptr, "moduleWeb"},
    {"WebClass", 1, nullptr, "webClass"},
    {"ModuleFsPromises", 0, nullptr, "moduleFsPromises"},
    {"FileContents", 2, nullptr, "fileContents"},
    {"DeepEqual", 3, nullptr, "deepEqual"},
    {"DeepEqualProperties", 3, nullptr, "deepEqualProperties"},
    {"DeepEqualMaps", 3, nullptr, "deepEqualMaps"},
    {"DeepEqualSets", 3, nullptr, "deepEqualSets"},
    {"CloneValue", 2, nullptr, "cloneValue"},
    {"CloneError", 1, nullptr, "cloneError"},
    {"ModuleStream", 0, nullptr, "moduleStream"},
    {"ModuleStreamPromises", 0, nullptr, "moduleStreamPromises"},
    {"ModuleStreamConsumers", 0, nullptr, "moduleStreamConsumers"},
    {"StreamBase", 1, nullptr, "streamBase"},
    {"StreamErrors", 1, nullptr, "streamErrors"},
    {"StreamBytes", 1, nullptr, "streamBytes"},
    {"StreamQuestions", 1, nullptr, "streamQuestions"},
    {"StreamLegacy", 1, nullptr, "streamLegacy"},
    {"StreamDestroy", 1, nullptr, "streamDestroy"},
    {"StreamFinished", 1, nullptr, "streamFinished"},
    {"StreamReadable", 1, nullptr, "streamReadable"},
    {"StreamReadableState", 3, nullptr, "streamReadableState"},
    {"StreamFlow", 1, nullptr, "streamFlow"},
    {"StreamPipe", 1, nullptr, "streamPipe"},
    {"StreamIteration", 1, nullptr, "streamIteration"},
    {"StreamReadableProperties", 1, nullptr, "streamReadableProperties"},
    {"StreamWritable", 1, nullptr, "streamWritable"},
    {"StreamWritableState", 3, nullptr, "streamWritableState"},
    {"StreamWritableProperties", 1, nullptr, "streamWritableProperties"},
    {"StreamDuplex", 1, nullptr, "streamDuplex"},
    {"StreamTransform", 1, nullptr, "streamTransform"},
    {"StreamFrom", 1, nullptr, "streamFrom"},
    {"StreamDuplexFrom", 1, nullptr, "streamDuplexFrom"},
    {"StreamPipeline", 1, nullptr, "streamPipeline"},
    {"StreamOperators", 1, nullptr, "streamOperators"},
    {"StreamCompose", 1, nullptr, "streamCompose"},
    {"ModuleStringDecoder", 0, nullptr, "moduleStringDecoder"},
    {"ModuleReadline", 0, nullptr, "moduleReadline"},
    {"ModuleReadlinePromises", 0, nullptr, "moduleReadlinePromises"},
    {"ReadlineKit", 0, nullptr, "readlineKit"},
    {"ReadlineCursor", 1, nullptr, "readlineCursor"},
    {"ReadlineInterface", 1, nullptr, "readlineInterface"},
    {"ReadlineListen", 3, nullptr, "readlineListen"},
    {"ReadlineLines", 1, nullptr, "readlineLines"},
    {"EmittedStack", 2, nullptr, "emittedStack"},
    {"SameLines", 2, nullptr, "sameLines"},
    {"ModuleStdin", 0, nullptr, "moduleStdin"},
    {"StdioUpgrade", 1, nullptr, "stdioUpgrade"},
    {"StdioBecomeStreams", 1, nullptr, "stdioBecomeStreams"},
    {"StdioForwarded", 0, nullptr, "stdioForwarded"},
};

constexpr NativeRow clone_table[] = {
    {"structuredClone", 1, nullptr, "structuredClone"},  {"get AbortController", 0, nullptr, "webAbortController"},
    {"get AbortSignal", 0, nullptr, "webAbortSignal"},   {"get CustomEvent", 0, nullptr, "webCustomEvent"},
    {"get DOMException", 0, nullptr, "webDOMException"}, {"get Event", 0, nullptr, "webEvent"},
    {"get EventTarget", 0, nullptr, "webEventTarget"},
};

}  // namespace

std::span<const NativeRow> module_call_rows() { return calls; }

extern const std::span<const NativeRow> clone_rows;
const std::span<const NativeRow> clone_rows = clone_table;

}  // namespace loopscope::js
