// What the tables of natives cannot say: aliases, constants, tags, links between builtins, and the global object.
#include "support.hpp"

#include <javascript/setup.hpp>
#include <javascript/typed_array.hpp>

#include <base/utf.hpp>

#include <limits>

namespace loopscope::js {

namespace {

PropertyKey key_of(Exec& exec, std::string_view name) { return parse_row_name(exec.heap(), name).key; }

Value data_of(Exec& exec, Intrinsic object, std::string_view name) {
  return get_own_property(exec.heap(), intrinsic(exec, object), key_of(exec, name)).value;
}

void set_intrinsic(Exec& exec, Intrinsic which, Value object) {
  realm_mut(exec).intrinsics[static_cast<std::size_t>(which)] = object.cell();
}

CellId native_at(Exec& exec, std::string_view group, std::uint32_t row) {
  return make_native_function(exec, native_number(group, row));
}

// --- names that share one function

struct AliasRow {
  Intrinsic object;
  const char* alias;
  const char* original;
};
constexpr AliasRow aliases[] = {
    {Intrinsic::ArrayPrototype, "[Symbol.iterator]", "values"},
    {Intrinsic::StringPrototype, "trimLeft", "trimStart"},
    {Intrinsic::StringPrototype, "trimRight", "trimEnd"},
    {Intrinsic::SetPrototype, "keys", "values"},
    {Intrinsic::TypedArrayPrototype, "[Symbol.iterator]", "values"},
};
// After the tags, as V8 has them.
constexpr AliasRow late_aliases[] = {
    {Intrinsic::MapPrototype, "[Symbol.iterator]", "entries"},
    {Intrinsic::SetPrototype, "[Symbol.iterator]", "values"},
};

void make_alias(Exec& exec, const AliasRow& row) {
  define_own(exec.heap(), intrinsic(exec, row.object), key_of(exec, row.alias), data_of(exec, row.object, row.original),
             hidden_flags);
}

// --- Symbol.toStringTag

struct TagRow {
  Intrinsic object;
  const char* tag;
};
constexpr TagRow tags[] = {
    {Intrinsic::SymbolPrototype, "Symbol"},
    {Intrinsic::BigIntPrototype, "BigInt"},
    {Intrinsic::PromisePrototype, "Promise"},
    {Intrinsic::MapPrototype, "Map"},
    {Intrinsic::SetPrototype, "Set"},
    {Intrinsic::WeakMapPrototype, "WeakMap"},
    {Intrinsic::WeakSetPrototype, "WeakSet"},
    {Intrinsic::WeakRefPrototype, "WeakRef"},
    {Intrinsic::FinalizationRegistryPrototype, "FinalizationRegistry"},
    {Intrinsic::ArrayBufferPrototype, "ArrayBuffer"},
    {Intrinsic::SharedArrayBufferPrototype, "SharedArrayBuffer"},
    {Intrinsic::DataViewPrototype, "DataView"},
    {Intrinsic::Atomics, "Atomics"},
    {Intrinsic::TextEncoderPrototype, "TextEncoder"},
    {Intrinsic::TextDecoderPrototype, "TextDecoder"},
    {Intrinsic::Math, "Math"},
    {Intrinsic::JSON, "JSON"},
    {Intrinsic::Reflect, "Reflect"},
    {Intrinsic::ArrayIteratorPrototype, "Array Iterator"},
    {Intrinsic::StringIteratorPrototype, "String Iterator"},
    {Intrinsic::MapIteratorPrototype, "Map Iterator"},
    {Intrinsic::SetIteratorPrototype, "Set Iterator"},
    {Intrinsic::RegExpStringIteratorPrototype, "RegExp String Iterator"},
    {Intrinsic::GeneratorPrototype, "Generator"},
    {Intrinsic::AsyncGeneratorPrototype, "AsyncGenerator"},
    {Intrinsic::GeneratorFunctionPrototype, "GeneratorFunction"},
    {Intrinsic::AsyncFunctionPrototype, "AsyncFunction"},
    {Intrinsic::AsyncGeneratorFunctionPrototype, "AsyncGeneratorFunction"},
};

// --- numbers

struct NumberRow {
  Intrinsic object;
  const char* name;
  double value;
};
constexpr NumberRow numbers[] = {
    {Intrinsic::Number, "MAX_VALUE", std::numeric_limits<double>::max()},
    {Intrinsic::Number, "MIN_VALUE", std::numeric_limits<double>::denorm_min()},
    {Intrinsic::Number, "NaN", std::numeric_limits<double>::quiet_NaN()},
    {Intrinsic::Number, "NEGATIVE_INFINITY", -std::numeric_limits<double>::infinity()},
    {Intrinsic::Number, "POSITIVE_INFINITY", std::numeric_limits<double>::infinity()},
    {Intrinsic::Number, "MAX_SAFE_INTEGER", 9007199254740991.0},
    {Intrinsic::Number, "MIN_SAFE_INTEGER", -9007199254740991.0},
    {Intrinsic::Number, "EPSILON", std::numeric_limits<double>::epsilon()},
    {Intrinsic::Math, "E", 2.718281828459045},
    {Intrinsic::Math, "LN10", 2.302585092994046},
    {Intrinsic::Math, "LN2", 0.6931471805599453},
    {Intrinsic::Math, "LOG10E", 0.4342944819032518},
    {Intrinsic::Math, "LOG2E", 1.4426950408889634},
    {Intrinsic::Math, "PI", 3.141592653589793},
    {Intrinsic::Math, "SQRT1_2", 0.7071067811865476},
    {Intrinsic::Math, "SQRT2", 1.4142135623730951},
};

// --- by builtin

void finish_errors(Exec& exec) {
  static constexpr TagRow names[] = {
      {Intrinsic::ErrorPrototype, "Error"},
      {Intrinsic::TypeErrorPrototype, "TypeError"},
      {Intrinsic::RangeErrorPrototype, "RangeError"},
      {Intrinsic::ReferenceErrorPrototype, "ReferenceError"},
      {Intrinsic::SyntaxErrorPrototype, "SyntaxError"},
      {Intrinsic::EvalErrorPrototype, "EvalError"},
      {Intrinsic::URIErrorPrototype, "URIError"},
      {Intrinsic::AggregateErrorPrototype, "AggregateError"},
  };
  for (const TagRow& row : names) {
    CellId prototype = intrinsic(exec, row.object);
    define_own(exec.heap(), prototype, Name::name, ascii_value(exec, row.tag), hidden_flags);
    define_own(exec.heap(), prototype, Name::message, string_value(Name::empty_string), hidden_flags);
  }
  install_row(exec, intrinsic(exec, Intrinsic::ErrorPrototype), native_number("error_prototype_rows", 0));
  define_own(exec.heap(), intrinsic(exec, Intrinsic::Error), key_of(exec, "stackTraceLimit"), Value::number(10));
}

void finish_symbols(Exec& exec) {
  static constexpr std::string_view names[] = {
#define SYMBOL(id) #id,
#include <javascript/symbols.def>
#undef SYMBOL
  };
  CellId constructor = intrinsic(exec, Intrinsic::Symbol);
  for (std::uint32_t i = 0; i < std::size(names); ++i) {
    define_own(exec.heap(), constructor, key_of(exec, names[i]), symbol_value(static_cast<Symbol>(i)), constant_flags);
  }
  Value to_primitive = Value::object(native_at(exec, "symbol_special_rows", 0));
  define_own(exec.heap(), intrinsic(exec, Intrinsic::SymbolPrototype), key(Symbol::toPrimitive), to_primitive,
             Configurable);
}

void finish_arrays(Exec& exec) {
  static constexpr const char* hidden_from_with[] = {
      "at",   "copyWithin", "entries",  "fill", "find",   "findIndex",  "findLast", "findLastIndex",
      "flat", "flatMap",    "includes", "keys", "values", "toReversed", "toSorted", "toSpliced"};
  CellId list = make_object(exec.heap(), {});
  for (const char* name : hidden_from_with) define_own(exec.heap(), list, key_of(exec, name), Value::boolean(true));
  define_own(exec.heap(), intrinsic(exec, Intrinsic::ArrayPrototype), key(Symbol::unscopables), Value::object(list),
             Configurable);
}

// %ThrowTypeError% (10.2.4.1) and the accessors that give it.
void finish_functions(Exec& exec) {
  Heap& heap = exec.heap();
  CellId prototype = intrinsic(exec, Intrinsic::FunctionPrototype);
  heap.mut<NativeFunctionCell>(prototype).native = native_number("function_special_rows", 2);
  define_own(heap, prototype, Name::length, Value::number(0), Configurable);
  define_own(heap, prototype, Name::name, string_value(Name::empty_string), Configurable);
  Value thrower = Value::object(native_at(exec, "function_special_rows", 1));
  for (Name name : {Name::length, Name::name})
    define_own(heap, thrower.cell(), name, get_data(heap, thrower.cell(), name), constant_flags);
  prevent_extensions(heap, thrower.cell());
  set_intrinsic(exec, Intrinsic::ThrowTypeError, thrower);
  for (Name name : {Name::arguments, Name::caller})
    define_accessor(heap, prototype, key(name), thrower, thrower, Configurable);
  Value has_instance = Value::object(native_at(exec, "function_special_rows", 0));
  define_own(heap, prototype, key(Symbol::hasInstance), has_instance, constant_flags);
}

// 27.3.3, 27.4.3: the prototypes of generator functions and of their objects point at each other.
void finish_generators(Exec& exec) {
  static constexpr Intrinsic pairs[][2] = {
      {Intrinsic::GeneratorFunctionPrototype, Intrinsic::GeneratorPrototype},
      {Intrinsic::AsyncGeneratorFunctionPrototype, Intrinsic::AsyncGeneratorPrototype},
  };
  for (const auto& pair : pairs) {
    CellId functions = intrinsic(exec, pair[0]), objects = intrinsic(exec, pair[1]);
    define_own(exec.heap(), functions, Name::prototype, Value::object(objects), Configurable);
    define_own(exec.heap(), objects, Name::constructor, Value::object(functions), Configurable);
  }
}

void finish_species(Exec& exec) {
  for (Intrinsic constructor : {Intrinsic::Array, Intrinsic::Map, Intrinsic::Set, Intrinsic::RegExp,
                                Intrinsic::ArrayBuffer, Intrinsic::SharedArrayBuffer, Intrinsic::TypedArray}) {
    install_row(exec, intrinsic(exec, constructor), native_number("species_rows", 0));
  }
}

// A constructor without a prototype (28.2.2).
void finish_proxy(Exec& exec) {
  CellId constructor = native_at(exec, "proxy_rows", 0);
  exec.heap().mut<NativeFunctionCell>(constructor).is_constructor = true;
  install_row(exec, constructor, native_number("proxy_rows", 1));
  set_intrinsic(exec, Intrinsic::ProxyConstructor, Value::object(constructor));
}

// BYTES_PER_ELEMENT, and what %TypedArray%.prototype shares with Array.prototype (23.2.3.33).
void finish_typed_arrays(Exec& exec) {
  Heap& heap = exec.heap();
  for (std::size_t i = 0; i < static_cast<std::size_t>(ElementType::Count); ++i) {
    const ElementRow& row = element_row(static_cast<ElementType>(i));
    for (Intrinsic object : {row.constructor, row.prototype}) {
      define_own(heap, intrinsic(exec, object), key_of(exec, "BYTES_PER_ELEMENT"), Value::number(row.size),
                 constant_flags);
    }
  }
  CellId prototype = intrinsic(exec, Intrinsic::TypedArrayPrototype);
  define_own(heap, prototype, Name::toString, data_of(exec, Intrinsic::ArrayPrototype, "toString"), hidden_flags);
  set_intrinsic(exec, Intrinsic::TypedArrayPrototypeValues, data_of(exec, Intrinsic::TypedArrayPrototype, "values"));
}

// --- the global object, in V8's order

struct GlobalRow {
  const char* name;
  Intrinsic object;
};
constexpr GlobalRow first_globals[] = {{"Object", Intrinsic::Object},
                                       {"Function", Intrinsic::Function},
                                       {"Array", Intrinsic::Array},
                                       {"Number", Intrinsic::Number}};
constexpr GlobalRow globals[] = {
    {"Boolean", Intrinsic::Boolean},
    {"String", Intrinsic::String},
    {"Symbol", Intrinsic::Symbol},
    {"Promise", Intrinsic::Promise},
    {"RegExp", Intrinsic::RegExp},
    {"Error", Intrinsic::Error},
    {"AggregateError", Intrinsic::AggregateError},
    {"EvalError", Intrinsic::EvalError},
    {"RangeError", Intrinsic::RangeError},
    {"ReferenceError", Intrinsic::ReferenceError},
    {"SyntaxError", Intrinsic::SyntaxError},
    {"TypeError", Intrinsic::TypeError},
    {"URIError", Intrinsic::URIError},
};
constexpr GlobalRow last_globals[] = {
    {"JSON", Intrinsic::JSON},
    {"Math", Intrinsic::Math},
    {"ArrayBuffer", Intrinsic::ArrayBuffer},
    {"Uint8Array", Intrinsic::Uint8Array},
    {"Int8Array", Intrinsic::Int8Array},
    {"Uint16Array", Intrinsic::Uint16Array},
    {"Int16Array", Intrinsic::Int16Array},
    {"Uint32Array", Intrinsic::Uint32Array},
    {"Int32Array", Intrinsic::Int32Array},
    {"Float32Array", Intrinsic::Float32Array},
    {"Float64Array", Intrinsic::Float64Array},
    {"Uint8ClampedArray", Intrinsic::Uint8ClampedArray},
    {"BigUint64Array", Intrinsic::BigUint64Array},
    {"BigInt64Array", Intrinsic::BigInt64Array},
    {"DataView", Intrinsic::DataView},
    {"Map", Intrinsic::Map},
    {"BigInt", Intrinsic::BigInt},
    {"Set", Intrinsic::Set},
    {"WeakMap", Intrinsic::WeakMap},
    {"WeakSet", Intrinsic::WeakSet},
    {"Proxy", Intrinsic::ProxyConstructor},
    {"Reflect", Intrinsic::Reflect},
    {"FinalizationRegistry", Intrinsic::FinalizationRegistry},
    {"WeakRef", Intrinsic::WeakRef},
    {"SharedArrayBuffer", Intrinsic::SharedArrayBuffer},
    {"Atomics", Intrinsic::Atomics},
};

void define_globals(Exec& exec, std::span<const GlobalRow> rows) {
  for (const GlobalRow& row : rows) {
    if (CellId object = intrinsic(exec, row.object)) {
      define_own(exec.heap(), realm(exec).global_object, key_of(exec, row.name), Value::object(object), hidden_flags);
    }
  }
}

void finish_globals(Exec& exec) {
  Heap& heap = exec.heap();
  CellId global = realm(exec).global_object;
  define_globals(exec, first_globals);
  for (const char* name : {"parseFloat", "parseInt"}) {
    define_own(heap, global, key_of(exec, name), data_of(exec, Intrinsic::Number, name), hidden_flags);
  }
  define_own(heap, global, Name::Infinity, Value::number(std::numeric_limits<double>::infinity()), constant_flags);
  define_own(heap, global, Name::NaN, Value::number(std::numeric_limits<double>::quiet_NaN()), constant_flags);
  define_own(heap, global, Name::undefined, Value::undefined(), constant_flags);
  set_intrinsic(exec, Intrinsic::RegExpExec, data_of(exec, Intrinsic::RegExpPrototype, "exec"));
  define_globals(exec, globals);
  define_own(heap, global, Name::globalThis, Value::object(realm(exec).global_this), hidden_flags);
  define_globals(exec, last_globals);
  for (std::string_view group : {"uri_rows", "eval_rows", "global_number_rows"}) {
    std::uint32_t first = native_number(group, 0);
    for (std::uint32_t row = 0; row < native_group(first >> 8).size(); ++row) install_row(exec, global, first + row);
  }
  set_intrinsic(exec, Intrinsic::Eval, get_own_property(heap, global, key(Name::eval_)).value);
}

}  // namespace

void finish_realm(Exec& exec) {
  finish_functions(exec);
  finish_errors(exec);
  for (const NumberRow& row : numbers) {
    define_own(exec.heap(), intrinsic(exec, row.object), key_of(exec, row.name), Value::number(row.value),
               constant_flags);
  }
  for (const AliasRow& row : aliases) make_alias(exec, row);
  for (const TagRow& row : tags) {
    define_own(exec.heap(), intrinsic(exec, row.object), key(Symbol::toStringTag), ascii_value(exec, row.tag),
               Configurable);
  }
  for (const AliasRow& row : late_aliases) make_alias(exec, row);
  finish_symbols(exec);
  finish_arrays(exec);
  finish_generators(exec);
  finish_species(exec);
  finish_proxy(exec);
  finish_typed_arrays(exec);
  set_intrinsic(exec, Intrinsic::ArrayIteratorNext, data_of(exec, Intrinsic::ArrayIteratorPrototype, "next"));
  set_intrinsic(exec, Intrinsic::ArrayPrototypeValues, data_of(exec, Intrinsic::ArrayPrototype, "values"));
  set_intrinsic(exec, Intrinsic::ObjectPrototypeToString, data_of(exec, Intrinsic::ObjectPrototype, "toString"));
  set_intrinsic(exec, Intrinsic::PromiseThen, data_of(exec, Intrinsic::PromisePrototype, "then"));
  finish_globals(exec);
}

}  // namespace loopscope::js
