// With showHidden, what an object inherits from the classes of the program is shown too.
#include "context.hpp"

#include <javascript/function.hpp>

#include <algorithm>

namespace loopscope::js::inspection {

namespace {

// The names of V8's own global constructors and namespaces.
constexpr std::u16string_view builtin_names[] = {u"Object",
                                                 u"Function",
                                                 u"Array",
                                                 u"Number",
                                                 u"Infinity",
                                                 u"NaN",
                                                 u"Boolean",
                                                 u"String",
                                                 u"Symbol",
                                                 u"Date",
                                                 u"Promise",
                                                 u"RegExp",
                                                 u"Error",
                                                 u"AggregateError",
                                                 u"EvalError",
                                                 u"RangeError",
                                                 u"ReferenceError",
                                                 u"SyntaxError",
                                                 u"TypeError",
                                                 u"URIError",
                                                 u"JSON",
                                                 u"Math",
                                                 u"Intl",
                                                 u"ArrayBuffer",
                                                 u"Uint8Array",
                                                 u"Int8Array",
                                                 u"Uint16Array",
                                                 u"Int16Array",
                                                 u"Uint32Array",
                                                 u"Int32Array",
                                                 u"Float32Array",
                                                 u"Float64Array",
                                                 u"Uint8ClampedArray",
                                                 u"BigUint64Array",
                                                 u"BigInt64Array",
                                                 u"DataView",
                                                 u"Map",
                                                 u"BigInt",
                                                 u"Set",
                                                 u"WeakMap",
                                                 u"WeakSet",
                                                 u"WeakRef",
                                                 u"Proxy",
                                                 u"Reflect",
                                                 u"FinalizationRegistry",
                                                 u"SharedArrayBuffer",
                                                 u"Atomics",
                                                 u"WebAssembly"};

constexpr int most_layers = 3;

bool is_builtin_prototype(Heap& heap, CellId object) {
  Property property = get_own_property(heap, object, key(Name::constructor));
  if (!property.is_data() || !is_callable(heap, property.value)) return false;
  Value name = get_data(heap, property.value.cell(), Name::name);
  return name.is_string() && is_builtin_name(string_units(heap, name.cell()));
}

bool is_function_property(Heap& heap, CellId object, PropertyKey key) {
  Property property = get_own_property(heap, object, key);
  return property.is_data() && is_callable(heap, property.value);
}

}  // namespace

bool is_builtin_name(std::u16string_view name) {
  return std::find(std::begin(builtin_names), std::end(builtin_names), name) != std::end(builtin_names);
}

void add_prototype_properties(Context& context, CellId main, CellId object, int depth, Output& output) {
  Heap& heap = context.heap();
  std::vector<PropertyKey> shown;
  for (int layer = 0; layer < most_layers; ++layer) {
    if (layer != 0 || main == object) {
      object = prototype_of(heap, object);
      if (!object || kind_of(heap, object) == Kind::Proxy || is_builtin_prototype(heap, object)) return;
    }
    std::vector<PropertyKey> keys = own_keys(heap, object);
    context.seen.push_back(main);
    for (PropertyKey each : keys) {
      if (context.stopped()) return;
      bool is_covered =
          has_own_property(heap, main, each) || std::find(shown.begin(), shown.end(), each) != shown.end();
      if (each == key(Name::constructor) || is_covered || is_function_property(heap, object, each)) continue;
      std::u16string text = format_property(context, {object, each, Value::object(main)}, depth, Entries::Plain);
      output.push_back(context.options.colors ? u"\x1b[2m" + text + u"\x1b[22m" : text);
    }
    context.seen.pop_back();
    shown.insert(shown.end(), keys.begin(), keys.end());
  }
}

}  // namespace loopscope::js::inspection
