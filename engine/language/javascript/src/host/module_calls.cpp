// Node's own modules: which there are, their cache, and what their prelude functions ask of the engine.
#include <inspect/defaults.hpp>
#include <inspect/steps.hpp>
#include <javascript/node_modules.hpp>
#include "host_support.hpp"
#include "library_errors.hpp"

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

constexpr std::string_view module_names[] = {"_stream_duplex",
                                             "_stream_passthrough",
                                             "_stream_readable",
                                             "_stream_transform",
                                             "_stream_writable",
                                             "assert",
                                             "assert/strict",
                                             "async_hooks",
                                             "buffer",
                                             "child_process",
                                             "console",
                                             "crypto",
                                             "dgram",
                                             "dns",
                                             "dns/promises",
                                             "events",
                                             "fs",
                                             "fs/promises",
                                             "http",
                                             "http2",
                                             "https",
                                             "module",
                                             "net",
                                             "os",
                                             "path",
                                             "path/posix",
                                             "path/win32",
                                             "perf_hooks",
                                             "process",
                                             "querystring",
                                             "readline",
                                             "readline/promises",
                                             "stream",
                                             "stream/consumers",
                                             "stream/promises",
                                             "stream/web",
                                             "string_decoder",
                                             "timers",
                                             "timers/promises",
                                             "tls",
                                             "url",
                                             "util",
                                             "util/types",
                                             "v8",
                                             "vm",
                                             "worker_threads",
                                             "zlib"};

// What node has and the simulator has not: which modules, and the end of the sentence that says so.
struct Refusal {
  std::string_view modules;  // separated by spaces
  std::string_view sentence;
};
constexpr Refusal refusals[] = {
    {" child_process cluster ",
     ": a program runs here alone, in one thread; use promises and timers for work that overlaps"},
    {" dgram dns dns/promises http http2 https net tls ",
     ": a program reaches no network here; let a timer settle a promise in place of the answer"},
    {" repl tty ", ": nobody types here; take the input from an array or from process.argv"},
    {" sqlite zlib ", ": data is neither stored nor compressed here; leave it as it is"},
    {" test test/reporters ", ": it runs one program, no suites; use assert and print what was tested"},
    {" constants diagnostics_channel domain inspector inspector/promises path/win32 punycode sea sys trace_events "
     "wasi ",
     "; what a program does at run time shows in its window"},
};

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

std::string refusal_of(std::string_view specifier) {
  std::string wanted = fmt::format(" {} ", without_scheme(specifier));
  for (const Refusal& refusal : refusals) {
    if (refusal.modules.find(wanted) != std::string_view::npos)
      return fmt::format("The simulator has no module '{}'{}", without_scheme(specifier), refusal.sentence);
  }
  return "";
}

Value known_module(Exec& exec, std::string_view specifier) { return known_value(exec, without_scheme(specifier)); }

void store_module(Exec& exec, std::string_view name, Value exports) {
  define_own(exec.heap(), host(exec).modules, key_from_text(exec.heap(), ascii_to_utf16(name)), exports);
}

namespace {

NativeResult refusal_of_call(NativeCall& call) { return call.give_text(utf8_to_utf16(refusal_of(text_of(call, 0)))); }

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
  NativeResult result = throw_with_code(call, ErrorType::TypeError, message, "ERR_INVALID_ARG_TYPE");
  remember_library_error(call.exec, call.exec.thrown, "node:internal/errors:541\n      throw error;\n      ^\n");
  return result;
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

// (name, value): not an integer.
NativeResult throw_out_of_range(NativeCall& call) {
  std::string shown = to_utf8(call.exec, primitive_to_string(call.exec, call.argument(1)));
  std::string message =
      fmt::format("The value of \"{}\" is out of range. It must be an integer. Received {}", text_of(call, 0), shown);
  return throw_with_code(call, ErrorType::RangeError, message, "ERR_OUT_OF_RANGE");
}

// (type, message, code): an error as node's own library makes them.
NativeResult node_error(NativeCall& call) {
  std::string type = text_of(call, 0);
  ErrorType kind = type == "TypeError"    ? ErrorType::TypeError
                   : type == "RangeError" ? ErrorType::RangeError
                   : type == "URIError"   ? ErrorType::URIError
                                          : ErrorType::Error;
  CellId error = make_error(call.exec, kind, text_of(call, 1));
  decorate_with_code(call.exec, error, text_of(call, 2));
  return call.give_object(error);
}

NativeResult describe_received_call(NativeCall& call) {
  return call.give_text(utf8_to_utf16(describe_received(call.exec, call.argument(0))));
}

// Assigning to a global that is made when first asked for: `set NAME`, where NAME is the row's.
NativeResult replace_global(NativeCall& call) {
  std::string_view name = native_row(call.heap().get<NativeFunctionCell>(call.callee.cell()).native).name;
  if (!call.this_value.is_object()) return call.give_undefined();
  define_own(call.heap(), call.this_value.cell(), key_from_text(call.heap(), ascii_to_utf16(name.substr(4))),
             call.argument(0), hidden_flags);
  return call.give_undefined();
}

// (value, its text)
NativeResult throw_unhandled_error(NativeCall& call) {
  std::string shown = to_utf8(call.exec, call.argument(1).cell());
  CellId error = make_error(call.exec, ErrorType::Error, fmt::format("Unhandled error. ({})", shown));
  decorate_with_code(call.exec, error, "ERR_UNHANDLED_ERROR");
  define_own(call.heap(), error, key_from_text(call.heap(), u"context"), call.argument(0));
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

// The prototype of node's class for what was aborted, which no program can reach by name.
CellId abort_error_prototype(Exec& exec) {
  constexpr std::string_view name = "internal/abort_error";
  Heap& heap = exec.heap();
  Value known = known_module(exec, name);
  if (known.is_object()) return known.cell();
  CellId prototype = make_object(heap, intrinsic(exec, Intrinsic::ErrorPrototype));
  CellId constructor = make_native_function(exec, native_number("host_constructor_rows", 0));
  define(exec, constructor, u"name", ascii_value(exec, "AbortError"), Configurable);
  define_own(heap, prototype, Name::constructor, Value::object(constructor), hidden_flags);
  define_own(heap, constructor, Name::prototype, Value::object(prototype), 0);
  store_module(exec, name, Value::object(prototype));
  return prototype;
}

NativeResult abort_error(NativeCall& call) {
  CellId error = make_error(call.exec, ErrorType::Error, "The operation was aborted");
  set_prototype(call.heap(), error, abort_error_prototype(call.exec));
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
    case Kind::Arguments:
      return "arguments";
    case Kind::Namespace:
      return "namespace";
    default:
      return "other";
  }
}

NativeResult kind_name_call(NativeCall& call) {
  if (!call.argument(0).is_object()) return call.give_undefined();
  if (const auto* iterator = call.heap().try_get<CollectionIteratorCell>(call.argument(0).cell()))
    return call.give(ascii_value(call.exec, iterator->over_map ? "map iterator" : "set iterator"));
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

// The context of the running turn (see Job::context).
NativeResult async_context(NativeCall& call) { return call.give(call.exec.machine.turn.context); }
NativeResult set_async_context(NativeCall& call) {
  call.exec.machine.turn.context = call.argument(0);
  return call.give_undefined();
}
NativeResult turn_number(NativeCall& call) { return call.give(static_cast<double>(call.exec.machine.turn.job)); }

constexpr NativeRow calls[] = {
    {"KnownModule", 1, known_module_call},
    {"StoreModule", 2, store_module_call},
    {"UtilBase", 0, util_base},
    {"ThrowInvalidArgument", 3, throw_invalid_argument},
    {"ArgumentTypeError", 3, argument_type_error},
    {"WithCode", 2, with_code},
    {"ReceivedText", 1, received_text},
    {"ThrowOutOfRange", 2, throw_out_of_range},
    {"NodeError", 3, node_error},
    {"DescribeReceived", 1, describe_received_call},
    {"ThrowUnhandledError", 2, throw_unhandled_error},
    {"AbortError", 1, abort_error},
    {"EmitWarning", 2, emit_warning_call},
    {"ClassName", 1, class_name},
    {"KindName", 1, kind_name_call},
    {"KindBehindProxies", 1, kind_behind_proxies},
    {"FunctionKindName", 1, function_kind_name},
    {"BuiltinModule", 1, nullptr, "builtinModule"},
    {"MakeModule", 1, nullptr, "makeModule"},
    {"ModuleEvents", 0, nullptr, "moduleEvents"},
    {"ModuleTimersPromises", 0, nullptr, "moduleTimersPromises"},
    {"ModuleAssert", 0, nullptr, "moduleAssert"},
    {"ModuleAssertError", 0, nullptr, "moduleAssertError"},
    {"ModuleAssertMessage", 0, nullptr, "moduleAssertMessage"},
    {"ModuleDeepEqual", 0, nullptr, "moduleDeepEqual"},
    {"AssertThrowing", 2, nullptr, "assertThrowing"},
    {"AssertExpectation", 2, nullptr, "assertExpectation"},
    {"AssertCallTracker", 0, nullptr, "assertCallTracker"},
    {"FromLibrary", 2, from_library},
    {"LibraryError", 4, nullptr, "libraryError"},
    {"ForgetCreation", 1, forget_creation},
    {"CallText", 1, call_text},
    {"StreamAlias", 1, nullptr, "streamAlias"},
    {"ModulePath", 0, nullptr, "modulePath"},
    {"PathCheck", 3, nullptr, "pathCheck"},
    {"PathFold", 2, nullptr, "pathFold"},
    {"PathLast", 3, nullptr, "pathLast"},
    {"PathWithoutSuffix", 2, nullptr, "pathWithoutSuffix"},
    {"PathExtension", 1, nullptr, "pathExtension"},
    {"PathFormat", 2, nullptr, "pathFormat"},
    {"PathDevice", 1, nullptr, "pathDevice"},
    {"PathPosix", 0, nullptr, "pathPosix"},
    {"PathWindows", 0, nullptr, "pathWindows"},
    {"ModuleUtil", 0, nullptr, "moduleUtil"},
    {"ModuleUtilFunctions", 0, nullptr, "moduleUtilFunctions"},
    {"ModuleUtilText", 0, nullptr, "moduleUtilText"},
    {"ModuleUtilTypes", 0, nullptr, "moduleUtilTypes"},
    {"ModuleUtilArgs", 0, nullptr, "moduleUtilArgs"},
    {"ModuleUtilMime", 0, nullptr, "moduleUtilMime"},
    {"ModuleUtilErrors", 0, nullptr, "moduleUtilErrors"},
    {"UtilInspectProperties", 2, nullptr, "utilInspectProperties"},
    {"UtilLaterParts", 2, nullptr, "utilLaterParts"},
    {"SetInspectDefaults", 1, set_inspect_defaults},
    {"ModuleWeb", 0, nullptr, "moduleWeb"},
    {"ModuleIntl", 0, nullptr, "moduleIntl"},
    {"WebClass", 1, nullptr, "webClass"},
    {"ModuleUrl", 0, nullptr, "moduleUrl"},
    {"ModuleUrlClasses", 0, nullptr, "moduleUrlClasses"},
    {"ModuleUrlSearchParams", 0, nullptr, "moduleUrlSearchParams"},
    {"ModuleUrlParser", 0, nullptr, "moduleUrlParser"},
    {"ModuleUrlText", 0, nullptr, "moduleUrlText"},
    {"ModuleUrlLegacy", 0, nullptr, "moduleUrlLegacy"},
    {"ModuleQuerystring", 0, nullptr, "moduleQuerystring"},
    {"ModuleOs", 0, nullptr, "moduleOs"},
    {"ModuleV8", 0, nullptr, "moduleV8"},
    {"V8Views", 1, nullptr, "v8Views"},
    {"V8Writer", 1, nullptr, "v8Writer"},
    {"V8Reader", 2, nullptr, "v8Reader"},
    {"RefusedModule", 1, nullptr, "refusedModule"},
    {"RefusalOf", 1, refusal_of_call},
    {"ModulePerformance", 0, nullptr, "modulePerformance"},
    {"ModulePerfHooks", 0, nullptr, "modulePerfHooks"},
    {"ModuleAsyncHooks", 0, nullptr, "moduleAsyncHooks"},
    {"ModuleCrypto", 0, nullptr, "moduleCrypto"},
    {"ModuleWebCrypto", 0, nullptr, "moduleWebCrypto"},
    {"ModuleVm", 0, nullptr, "moduleVm"},
    {"AsyncContext", 0, async_context},
    {"SetAsyncContext", 1, set_async_context},
    {"TurnNumber", 0, turn_number},
    {"MakeWarning", 4, nullptr, "makeWarning"},
    {"ShowMembers", 3, nullptr, "showMembers"},
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
    {"EmittedAt", 1, nullptr, "emittedAt"},
    {"ModuleConsole", 0, nullptr, "moduleConsole"},
    {"ConsoleClass", 0, nullptr, "consoleClass"},
    {"TableText", 2, inspect_native<InspectStep::table_text>},
    {"ModuleStdin", 0, nullptr, "moduleStdin"},
    {"StdioUpgrade", 1, nullptr, "stdioUpgrade"},
    {"StdioBecomeStreams", 1, nullptr, "stdioBecomeStreams"},
    {"StdioForwarded", 0, nullptr, "stdioForwarded"},
};

NativeResult global_performance(NativeCall& call) {
  return call.give(known_module(call.exec, "internal/global_performance"));
}

constexpr NativeRow clone_table[] = {
    {"structuredClone", 0, nullptr, "structuredClone"},
    {"get Intl", 0, nullptr, "webIntl"},
    {"set Intl", 1, replace_global},
    {"get AbortController", 0, nullptr, "webAbortController"},
    {"set AbortController", 1, replace_global},
    {"get AbortSignal", 0, nullptr, "webAbortSignal"},
    {"set AbortSignal", 1, replace_global},
    {"get CustomEvent", 0, nullptr, "webCustomEvent"},
    {"set CustomEvent", 1, replace_global},
    {"get DOMException", 0, nullptr, "webDOMException"},
    {"set DOMException", 1, replace_global},
    {"get Event", 0, nullptr, "webEvent"},
    {"set Event", 1, replace_global},
    {"get EventTarget", 0, nullptr, "webEventTarget"},
    {"set EventTarget", 1, replace_global},
    {"fetch", 1, nullptr, "fetch"},
    {"get Blob", 0, nullptr, "webBlob"},
    {"set Blob", 1, replace_global},
    {"get File", 0, nullptr, "webFile"},
    {"set File", 1, replace_global},
    {"get FormData", 0, nullptr, "webFormData"},
    {"set FormData", 1, replace_global},
    {"get Headers", 0, nullptr, "webHeaders"},
    {"set Headers", 1, replace_global},
    {"get Request", 0, nullptr, "webRequest"},
    {"set Request", 1, replace_global},
    {"get Response", 0, nullptr, "webResponse"},
    {"set Response", 1, replace_global},
    {"get BroadcastChannel", 0, nullptr, "webBroadcastChannel"},
    {"set BroadcastChannel", 1, replace_global},
    {"get MessageChannel", 0, nullptr, "webMessageChannel"},
    {"set MessageChannel", 1, replace_global},
    {"get MessageEvent", 0, nullptr, "webMessageEvent"},
    {"set MessageEvent", 1, replace_global},
    {"get MessagePort", 0, nullptr, "webMessagePort"},
    {"set MessagePort", 1, replace_global},
    {"get PerformanceEntry", 0, nullptr, "webPerformanceEntry"},
    {"set PerformanceEntry", 1, replace_global},
    {"get PerformanceMark", 0, nullptr, "webPerformanceMark"},
    {"set PerformanceMark", 1, replace_global},
    {"get PerformanceMeasure", 0, nullptr, "webPerformanceMeasure"},
    {"set PerformanceMeasure", 1, replace_global},
    {"get PerformanceObserver", 0, nullptr, "webPerformanceObserver"},
    {"set PerformanceObserver", 1, replace_global},
    {"get crypto", 0, nullptr, "webCrypto"},
    {"get performance", 0, global_performance},
    {"set performance", 1, replace_global},
    {"get Crypto", 0, nullptr, "webCryptoClass"},
    {"set Crypto", 1, replace_global},
    {"get ReadableStream", 0, nullptr, "webReadableStream"},
    {"set ReadableStream", 1, replace_global},
    {"get ReadableStreamDefaultReader", 0, nullptr, "webReadableStreamDefaultReader"},
    {"set ReadableStreamDefaultReader", 1, replace_global},
    {"get ReadableStreamBYOBReader", 0, nullptr, "webReadableStreamBYOBReader"},
    {"set ReadableStreamBYOBReader", 1, replace_global},
    {"get ReadableStreamBYOBRequest", 0, nullptr, "webReadableStreamBYOBRequest"},
    {"set ReadableStreamBYOBRequest", 1, replace_global},
    {"get ReadableByteStreamController", 0, nullptr, "webReadableByteStreamController"},
    {"set ReadableByteStreamController", 1, replace_global},
    {"get ReadableStreamDefaultController", 0, nullptr, "webReadableStreamDefaultController"},
    {"set ReadableStreamDefaultController", 1, replace_global},
    {"get TransformStream", 0, nullptr, "webTransformStream"},
    {"set TransformStream", 1, replace_global},
    {"get TransformStreamDefaultController", 0, nullptr, "webTransformStreamDefaultController"},
    {"set TransformStreamDefaultController", 1, replace_global},
    {"get WritableStream", 0, nullptr, "webWritableStream"},
    {"set WritableStream", 1, replace_global},
    {"get WritableStreamDefaultController", 0, nullptr, "webWritableStreamDefaultController"},
    {"set WritableStreamDefaultController", 1, replace_global},
    {"get WritableStreamDefaultWriter", 0, nullptr, "webWritableStreamDefaultWriter"},
    {"set WritableStreamDefaultWriter", 1, replace_global},
    {"get ByteLengthQueuingStrategy", 0, nullptr, "webByteLengthQueuingStrategy"},
    {"set ByteLengthQueuingStrategy", 1, replace_global},
    {"get CountQueuingStrategy", 0, nullptr, "webCountQueuingStrategy"},
    {"set CountQueuingStrategy", 1, replace_global},
    {"get TextEncoderStream", 0, nullptr, "webTextEncoderStream"},
    {"set TextEncoderStream", 1, replace_global},
    {"get TextDecoderStream", 0, nullptr, "webTextDecoderStream"},
    {"set TextDecoderStream", 1, replace_global},
    {"get URL", 0, nullptr, "webURL"},
    {"set URL", 1, replace_global},
    {"get URLSearchParams", 0, nullptr, "webURLSearchParams"},
    {"set URLSearchParams", 1, replace_global},
};

}  // namespace

std::span<const NativeRow> module_call_rows() { return calls; }

extern const std::span<const NativeRow> clone_rows;
const std::span<const NativeRow> clone_rows = clone_table;

}  // namespace loopscope::js
