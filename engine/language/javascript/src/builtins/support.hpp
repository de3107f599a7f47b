#pragma once
// What the tables of natives share: messages, going on in the prelude, reading properties as a native's last act.
#include <javascript/collections.hpp>
#include <javascript/convert.hpp>
#include <javascript/function.hpp>

namespace loopscope::js {

// A value as V8 puts it into the text of a builtin's message: strings bare, otherwise as render_for_message.
std::string shown_value(Exec& exec, Value value);
// The same where V8 names the type first: `number 5`, `object null`, `undefined`.
std::string shown_with_type(Exec& exec, Value value);
std::string shown_key(Exec& exec, PropertyKey key);

// The rest of this native is that function of the prelude. The caller returns the answer at once.
NativeResult run_prelude(NativeCall& call, std::string_view name, std::vector<Value> arguments);
// An array of the arguments from `first` on, to hand to the prelude.
Value argument_array(NativeCall& call, std::uint32_t first = 0);
std::vector<Value> arguments_from(const NativeCall& call, std::uint32_t first);

// `base[key]` as this native's result; may call a getter. `base` is an object.
NativeResult give_property(NativeCall& call, CellId start, PropertyKey key, Value receiver);

// Object arguments. False: the native must return `answer`.
NativeResult fail_nullish(NativeCall& call);  // Cannot convert undefined or null to object
NativeResult incompatible_receiver(NativeCall& call, std::string_view method);

bool is_array(const Heap& heap, Value value);
bool is_proxy(const Heap& heap, CellId object);
// A data property's value, undefined when absent; nothing when reading it would run user code.
std::optional<Value> plain_get(Heap& heap, CellId object, PropertyKey key);

// A new cell of an object type with this prototype.
template <class T>
CellId make_with_prototype(Heap& heap, CellId prototype) {
  CellId shape = object_of(heap, make_object(heap, prototype)).shape;
  CellId id = heap.make<T>();
  heap.mut<T>(id).shape = shape;
  return id;
}

// ToIntegerOrInfinity, ToLength and the relative positions of slice and its like, on numbers.
double to_integer(double number);
double to_length(double number);
double relative_index(double relative, double length);

}  // namespace loopscope::js
