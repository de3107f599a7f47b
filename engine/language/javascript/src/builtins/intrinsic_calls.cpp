// What the prelude's functions ask of the engine: checks, conversions and changes of objects. Promises and iteration
// have tables of their own (src/run/promise_calls.cpp, iteration_calls.cpp).
#include "array_support.hpp"
#include "descriptors.hpp"
#include "proxies.hpp"

#include <base/utf.hpp>
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

// --- calls

// (callee, receiver, ...arguments)
NativeResult call_function(NativeCall& call) {
  return call.tail_call(call.argument(0), call.argument(1), arguments_from(call, 2));
}

std::vector<Value> list_values(const Heap& heap, Value array) {
  const auto& elements = array_of(heap, array).elements;
  return {elements.data(), elements.data() + elements.size()};
}

// (callee, receiver, list)
NativeResult call_with_array(NativeCall& call) {
  return call.tail_call(call.argument(0), call.argument(1), list_values(call.heap(), call.argument(2)));
}

// (constructor, list, newTarget)
NativeResult construct_with_array(NativeCall& call) {
  return call.tail_construct(call.argument(0), call.argument(2), list_values(call.heap(), call.argument(1)));
}

NativeResult is_callable_call(NativeCall& call) { return call.give(is_callable(call.heap(), call.argument(0))); }
NativeResult is_constructor_call(NativeCall& call) { return call.give(is_constructor(call.heap(), call.argument(0))); }
NativeResult is_object_call(NativeCall& call) { return call.give(call.argument(0).is_object()); }
NativeResult is_array_call(NativeCall& call) {
  Value value = call.argument(0);
  if (value.is_object() && behind_proxies(call.heap(), value).is_null()) return fail_revoked(call, "IsArray");
  return call.give(is_array(call.heap(), behind_proxies(call.heap(), value)));
}

// --- errors and their texts

NativeResult throw_type_error_call(NativeCall& call) {
  return call.type_error("{}", to_utf8(call.exec, call.argument(0).cell()));
}
NativeResult throw_range_error_call(NativeCall& call) {
  return call.fail(ErrorType::RangeError, "{}", to_utf8(call.exec, call.argument(0).cell()));
}
NativeResult throw_not_callable(NativeCall& call) {
  return call.type_error("{} is not a function", shown_value(call.exec, call.argument(0)));
}
NativeResult throw_not_iterable(NativeCall& call) {
  return call.type_error("{} is not iterable (cannot read property Symbol(Symbol.iterator))",
                         shown_with_type(call.exec, call.argument(0)));
}
NativeResult shown_call(NativeCall& call) {
  return call.give_text(utf8_to_utf16(shown_value(call.exec, call.argument(0))));
}
NativeResult shown_with_type_call(NativeCall& call) {
  return call.give_text(utf8_to_utf16(shown_with_type(call.exec, call.argument(0))));
}

// --- conversions

// (value, method): the message names the method, if there is one.
NativeResult to_object_call(NativeCall& call) {
  Value value = call.argument(0), method = call.argument(1);
  if (!value.is_nullish()) return call.give_object(to_object(call.exec, value));
  if (string_length(call.heap(), method.cell()) == 0) return fail_nullish(call);
  return call.type_error("{} called on null or undefined", to_utf8(call.exec, method.cell()));
}

NativeResult to_length_call(NativeCall& call) {
  NativeResult answer;
  auto number = to_number_argument(call, 0, answer);
  return number ? call.give(to_length(*number)) : answer;
}

NativeResult to_integer_call(NativeCall& call) {
  NativeResult answer;
  auto number = to_integer_argument(call, 0, answer);
  return number ? call.give(*number) : answer;
}

// (position, length): from the end when it is negative, within 0..length.
NativeResult relative_index_call(NativeCall& call) {
  NativeResult answer;
  auto relative = to_integer_argument(call, 0, answer);
  return relative ? call.give(relative_index(*relative, call.argument(1).as_number())) : answer;
}

NativeResult to_property_key_call(NativeCall& call) {
  NativeResult answer;
  auto wanted = to_key_argument(call, 0, answer);
  return wanted ? call.give(key_to_value(call.heap(), *wanted)) : answer;
}

NativeResult same_value_zero_call(NativeCall& call) {
  return call.give(same_value_zero(call.heap(), call.argument(0), call.argument(1)));
}

// --- objects: each has its counterpart for proxies in the prelude

bool has_proxy(const NativeCall& call) { return is_proxy(call.exec.machine.heap, call.argument(0).cell()); }

PropertyKey key_argument(NativeCall& call, std::uint32_t index) {
  return to_property_key(call.heap(), call.argument(index));
}

NativeResult own_keys_call(NativeCall& call) {
  if (has_proxy(call)) return run_prelude(call, "proxyOwnKeys", {call.argument(0)});
  Heap& heap = call.heap();
  std::vector<Value> values;
  for (PropertyKey key : own_keys(heap, call.argument(0).cell())) values.push_back(key_to_value(heap, key));
  call.exec.charge(values.size());
  return call.give_object(make_array(heap, values));
}

NativeResult has_own_call(NativeCall& call) {
  if (has_proxy(call)) return run_prelude(call, "proxyHasOwn", {call.argument(0), call.argument(1)});
  return call.give(has_own_property(call.heap(), call.argument(0).cell(), key_argument(call, 1)));
}

// The common case of CreateDataProperty: the next element of a plain array.
bool append_element(Heap& heap, Value object, Value place, Value value) {
  if (!has_kind(heap, object, Kind::Array)) return false;
  const auto& array = array_of(heap, object);
  bool is_next = place.is_number() && place.as_number() == array.length && array.elements.size() == array.length;
  if (!is_next || !array.extensible || !array.length_writable || array.has_index_keys) return false;
  array_append(heap, object.cell(), value);
  return true;
}

NativeResult create_data_property(NativeCall& call) {
  if (append_element(call.heap(), call.argument(0), call.argument(1), call.argument(2))) return call.give_undefined();
  if (has_proxy(call)) return run_prelude(call, "proxyCreateDataProperty", arguments_from(call, 0));
  bool created = create_data_or_throw(call.exec, call.argument(0).cell(), key_argument(call, 1), call.argument(2));
  return created ? call.give_undefined() : call.thrown();
}

// (object, key, value): not enumerable.
NativeResult define_hidden(NativeCall& call) {
  define_own(call.heap(), call.argument(0).cell(), key_argument(call, 1), call.argument(2), hidden_flags);
  return call.give_undefined();
}

// (object, key, plain description)
NativeResult define_or_throw_call(NativeCall& call) {
  if (has_proxy(call))
    return run_prelude(call, "proxyDefine",
                       {call.argument(0), call.argument(1), call.argument(2), Value::boolean(true)});
  PropertyDescriptor descriptor;
  if (!to_descriptor(call.exec, call.argument(2), descriptor)) return call.thrown();
  bool defined = define_or_throw(call.exec, call.argument(0).cell(), key_argument(call, 1), descriptor);
  return defined ? call.give_undefined() : call.thrown();
}

NativeResult try_define(NativeCall& call) {
  if (has_proxy(call))
    return run_prelude(call, "proxyDefine",
                       {call.argument(0), call.argument(1), call.argument(2), Value::boolean(false)});
  PropertyDescriptor descriptor;
  if (!to_descriptor(call.exec, call.argument(2), descriptor)) return call.thrown();
  auto defined = try_to_define(call.exec, call.argument(0).cell(), key_argument(call, 1), descriptor);
  return defined ? call.give(*defined) : call.thrown();
}

// (plain description, the program's own)
NativeResult check_descriptor(NativeCall& call) {
  PropertyDescriptor descriptor;
  return to_descriptor(call.exec, call.argument(0), descriptor, call.argument(1)) ? call.give_undefined()
                                                                                  : call.thrown();
}

NativeResult bare_object(NativeCall& call) { return call.give_object(make_object(call.heap(), CellId{})); }

NativeResult has_in_chain(NativeCall& call) {
  CellId wanted = call.argument(0).cell();
  for (CellId at = call.argument(1).cell(); at; at = prototype_of(call.heap(), at)) {
    if (is_proxy(call.heap(), at)) return run_prelude(call, "isPrototypeOf", {call.argument(0), Value::object(at)});
    if (prototype_of(call.heap(), at) == wanted) return call.give(true);
  }
  return call.give(false);
}

constexpr NativeRow table[] = {
    {"Call", 2, call_function},
    {"CallWithArray", 3, call_with_array},
    {"ConstructWithArray", 3, construct_with_array},
    {"IsCallable", 1, is_callable_call},
    {"IsConstructor", 1, is_constructor_call},
    {"IsObject", 1, is_object_call},
    {"IsArray", 1, is_array_call},
    {"ThrowTypeError", 1, throw_type_error_call},
    {"ThrowRangeError", 1, throw_range_error_call},
    {"ThrowNotCallable", 1, throw_not_callable},
    {"ThrowNotIterable", 1, throw_not_iterable},
    {"Shown", 1, shown_call},
    {"ShownWithType", 1, shown_with_type_call},
    {"ToObject", 2, to_object_call},
    {"ToLength", 1, to_length_call},
    {"ToInteger", 1, to_integer_call},
    {"RelativeIndex", 2, relative_index_call},
    {"ToPropertyKey", 1, to_property_key_call},
    {"SameValueZero", 2, same_value_zero_call},
    {"OwnKeys", 1, own_keys_call},
    {"HasOwn", 2, has_own_call},
    {"CreateDataProperty", 3, create_data_property},
    {"DefineHidden", 3, define_hidden},
    {"DefineOrThrow", 3, define_or_throw_call},
    {"TryDefine", 3, try_define},
    {"CheckDescriptor", 2, check_descriptor},
    {"BareObject", 0, bare_object},
    {"HasInChain", 2, has_in_chain},
    // Functions of the prelude that others of it call.
    {"ArraySpeciesCreate", 2, nullptr, "arraySpeciesCreate"},
    {"FlattenIntoArray", 7, nullptr, "flattenIntoArray"},
    {"MergeSort", 2, nullptr, "mergeSort"},
    {"CompareElements", 3, nullptr, "compareElements"},
    {"MinimumRun", 1, nullptr, "minimumRun"},
    {"CountRun", 4, nullptr, "countRun"},
    {"InsertionSort", 5, nullptr, "insertionSort"},
    {"MergeCollapse", 4, nullptr, "mergeCollapse"},
    {"MergeForce", 4, nullptr, "mergeForce"},
    {"MergeAt", 5, nullptr, "mergeAt"},
    {"GallopLeft", 6, nullptr, "gallopLeft"},
    {"GallopRight", 6, nullptr, "gallopRight"},
    {"MergeLow", 7, nullptr, "mergeLow"},
    {"MergeHigh", 7, nullptr, "mergeHigh"},
    {"ToPlainDescriptor", 1, nullptr, "toPlainDescriptor"},
    {"ListFromArrayLike", 1, nullptr, "listFromArrayLike"},
    {"CloseIterator", 1, nullptr, "closeIterator"},
    {"NewPromiseCapability", 1, nullptr, "newPromiseCapability"},
    {"SpeciesConstructor", 2, nullptr, "speciesConstructor"},
    {"GetPromiseResolve", 1, nullptr, "getPromiseResolve"},
    {"PromiseResolveWith", 2, nullptr, "promiseResolveWith"},
    {"GetMethodOf", 2, nullptr, "getMethodOf"},
};

}  // namespace

std::span<const NativeRow> intrinsic_call_rows() { return table; }

}  // namespace loopscope::js
