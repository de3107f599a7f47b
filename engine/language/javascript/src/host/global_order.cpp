// The order of the global object's own properties, and which of them for-in and console.log show: what node 20.20.2
// answers for Object.getOwnPropertyNames(globalThis).
#include "host_support.hpp"

#include <base/utf.hpp>

#include <algorithm>
#include <iterator>

namespace loopscope::js {

namespace {

constexpr std::string_view names[] = {"Object",
                                      "Function",
                                      "Array",
                                      "Number",
                                      "parseFloat",
                                      "parseInt",
                                      "Infinity",
                                      "NaN",
                                      "undefined",
                                      "Boolean",
                                      "String",
                                      "Symbol",
                                      "Date",
                                      "Promise",
                                      "RegExp",
                                      "Error",
                                      "AggregateError",
                                      "EvalError",
                                      "RangeError",
                                      "ReferenceError",
                                      "SyntaxError",
                                      "TypeError",
                                      "URIError",
                                      "globalThis",
                                      "JSON",
                                      "Math",
                                      "Intl",
                                      "ArrayBuffer",
                                      "Uint8Array",
                                      "Int8Array",
                                      "Uint16Array",
                                      "Int16Array",
                                      "Uint32Array",
                                      "Int32Array",
                                      "Float32Array",
                                      "Float64Array",
                                      "Uint8ClampedArray",
                                      "BigUint64Array",
                                      "BigInt64Array",
                                      "DataView",
                                      "Map",
                                      "BigInt",
                                      "Set",
                                      "WeakMap",
                                      "WeakSet",
                                      "Proxy",
                                      "Reflect",
                                      "FinalizationRegistry",
                                      "WeakRef",
                                      "decodeURI",
                                      "decodeURIComponent",
                                      "encodeURI",
                                      "encodeURIComponent",
                                      "escape",
                                      "unescape",
                                      "eval",
                                      "isFinite",
                                      "isNaN",
                                      "console",
                                      "process",
                                      "global",
                                      "Buffer",
                                      "clearImmediate",
                                      "setImmediate",
                                      "URL",
                                      "URLSearchParams",
                                      "DOMException",
                                      "AbortController",
                                      "AbortSignal",
                                      "Event",
                                      "EventTarget",
                                      "TextEncoder",
                                      "TextDecoder",
                                      "TransformStream",
                                      "TransformStreamDefaultController",
                                      "WritableStream",
                                      "WritableStreamDefaultController",
                                      "WritableStreamDefaultWriter",
                                      "ReadableStream",
                                      "ReadableStreamDefaultReader",
                                      "ReadableStreamBYOBReader",
                                      "ReadableStreamBYOBRequest",
                                      "ReadableByteStreamController",
                                      "ReadableStreamDefaultController",
                                      "ByteLengthQueuingStrategy",
                                      "CountQueuingStrategy",
                                      "TextEncoderStream",
                                      "TextDecoderStream",
                                      "CompressionStream",
                                      "DecompressionStream",
                                      "clearInterval",
                                      "clearTimeout",
                                      "setInterval",
                                      "setTimeout",
                                      "queueMicrotask",
                                      "structuredClone",
                                      "atob",
                                      "btoa",
                                      "BroadcastChannel",
                                      "MessageChannel",
                                      "MessagePort",
                                      "MessageEvent",
                                      "Blob",
                                      "File",
                                      "Performance",
                                      "PerformanceEntry",
                                      "PerformanceMark",
                                      "PerformanceMeasure",
                                      "PerformanceObserver",
                                      "PerformanceObserverEntryList",
                                      "PerformanceResourceTiming",
                                      "performance",
                                      "fetch",
                                      "FormData",
                                      "Headers",
                                      "Request",
                                      "Response",
                                      "SharedArrayBuffer",
                                      "Atomics",
                                      "WebAssembly",
                                      "crypto",
                                      "Crypto",
                                      "CryptoKey",
                                      "SubtleCrypto",
                                      "CustomEvent"};

constexpr std::string_view shown[] = {
    "global",         "clearImmediate",  "setImmediate", "clearInterval", "clearTimeout", "setInterval", "setTimeout",
    "queueMicrotask", "structuredClone", "atob",         "btoa",          "performance",  "fetch",       "crypto"};

struct GlobalProperty {
  std::ptrdiff_t rank = 0;  // among the names; those that node does not know come last
  PropertyKey key;
  Value value;
  std::uint8_t flags = 0;
};

GlobalProperty global_property(Heap& heap, CellId global, PropertyKey key) {
  Property property = get_own_property(heap, global, key);
  std::string name = key.is_symbol() ? "" : utf16_to_utf8(key_text(heap, key));
  auto place = std::find(std::begin(names), std::end(names), name);
  bool is_shown = std::find(std::begin(shown), std::end(shown), name) != std::end(shown);
  auto flags = static_cast<std::uint8_t>(is_shown ? property.flags | Enumerable : property.flags & ~Enumerable);
  return {place - std::begin(names), key, property.value, flags};
}

}  // namespace

void arrange_globals(Exec& exec) {
  Heap& heap = exec.heap();
  CellId global = realm(exec).global_object;
  std::vector<GlobalProperty> properties;
  for (PropertyKey key : own_keys(heap, global)) properties.push_back(global_property(heap, global, key));
  std::stable_sort(properties.begin(), properties.end(),
                   [](const GlobalProperty& x, const GlobalProperty& y) { return x.rank < y.rank; });
  CellId arranged = make_object(heap, prototype_of(heap, global));
  for (const GlobalProperty& each : properties) define_own(heap, arranged, each.key, each.value, each.flags);
  auto& cell = heap.mut<ObjectCell>(global);
  const auto& source = heap.get<ObjectCell>(arranged);
  cell.shape = source.shape;
  cell.slots = source.slots;
}

}  // namespace loopscope::js
