#include "descriptors.hpp"

#include <javascript/typed_array.hpp>

namespace loopscope::js {

namespace {

constexpr Name descriptor_fields[] = {Name::enumerable, Name::configurable, Name::value,
                                      Name::writable,   Name::get,          Name::set};

// Empty: the object has no such field.
Value field_of(Heap& heap, CellId object, Name name) {
  Property found = find_property(heap, object, key(name));
  return found.is_data() ? found.value : Value::empty();
}

std::optional<bool> flag_of(Heap& heap, CellId object, Name name) {
  Value value = field_of(heap, object, name);
  if (value.is_empty()) return std::nullopt;
  return to_boolean(heap, value);
}

bool check_accessor(Exec& exec, std::string_view what, Value function) {
  if (function.is_empty() || function.is_undefined() || is_callable(exec.heap(), function)) return true;
  throw_error(exec, ErrorType::TypeError, fmt::format("{} must be a function: {}", what, shown_value(exec, function)));
  return false;
}

}  // namespace

bool is_plain_descriptor_object(Heap& heap, CellId object) {
  for (Name name : descriptor_fields) {
    if (!plain_get(heap, object, key(name))) return false;
  }
  return true;
}

bool to_descriptor(Exec& exec, Value object, PropertyDescriptor& out, Value shown) {
  Heap& heap = exec.heap();
  if (!object.is_object()) {
    throw_error(exec, ErrorType::TypeError,
                fmt::format("Property description must be an object: {}", shown_value(exec, object)));
    return false;
  }
  CellId id = object.cell();
  out.enumerable = flag_of(heap, id, Name::enumerable);
  out.configurable = flag_of(heap, id, Name::configurable);
  out.value = field_of(heap, id, Name::value);
  out.writable = flag_of(heap, id, Name::writable);
  out.getter = field_of(heap, id, Name::get);
  out.setter = field_of(heap, id, Name::set);
  if (!check_accessor(exec, "Getter", out.getter) || !check_accessor(exec, "Setter", out.setter)) return false;
  if (!out.is_accessor() || !out.is_data()) return true;
  throw_error(
      exec, ErrorType::TypeError,
      fmt::format("Invalid property descriptor. Cannot both specify accessors and a value or writable attribute, {}",
                  shown_value(exec, shown.is_empty() ? object : shown)));
  return false;
}

CellId from_descriptor(Exec& exec, const PropertyDescriptor& descriptor) {
  Heap& heap = exec.heap();
  CellId object = new_object(exec);
  auto put = [&](Name name, Value value) { define_own(heap, object, name, value); };
  if (!descriptor.value.is_empty()) put(Name::value, descriptor.value);
  if (descriptor.writable) put(Name::writable, Value::boolean(*descriptor.writable));
  if (!descriptor.getter.is_empty()) put(Name::get, descriptor.getter);
  if (!descriptor.setter.is_empty()) put(Name::set, descriptor.setter);
  if (descriptor.enumerable) put(Name::enumerable, Value::boolean(*descriptor.enumerable));
  if (descriptor.configurable) put(Name::configurable, Value::boolean(*descriptor.configurable));
  return object;
}

std::optional<bool> try_to_define(Exec& exec, CellId object, PropertyKey wanted, const PropertyDescriptor& descriptor) {
  Heap& heap = exec.heap();
  bool sets_length =
      kind_of(heap, object) == Kind::Array && wanted == key(Name::length) && !descriptor.value.is_empty();
  if (!sets_length) return define_property(heap, object, wanted, descriptor);
  double length = primitive_to_number(exec, descriptor.value);
  if (length != to_uint32(length)) {
    throw_error(exec, ErrorType::RangeError, "Invalid array length");
    return std::nullopt;
  }
  PropertyDescriptor numeric = descriptor;
  numeric.value = Value::number(length);
  return define_property(heap, object, wanted, numeric);
}

bool define_or_throw(Exec& exec, CellId object, PropertyKey wanted, const PropertyDescriptor& descriptor) {
  auto defined = try_to_define(exec, object, wanted, descriptor);
  if (!defined || *defined) return defined.has_value();
  bool exists = has_own_property(exec.heap(), object, wanted);
  if (!exists && kind_of(exec.heap(), object) == Kind::TypedArray && is_numeric_key(exec.heap(), wanted)) {
    throw_error(exec, ErrorType::TypeError, "Invalid typed array index");
    return false;
  }
  throw_error(exec, ErrorType::TypeError,
              exists ? fmt::format("Cannot redefine property: {}", shown_key(exec, wanted))
                     : fmt::format("Cannot define property {}, object is not extensible", shown_key(exec, wanted)));
  return false;
}

bool create_data_or_throw(Exec& exec, CellId object, PropertyKey wanted, Value value) {
  PropertyDescriptor descriptor;
  descriptor.value = value;
  descriptor.writable = descriptor.enumerable = descriptor.configurable = true;
  if (define_property(exec.heap(), object, wanted, descriptor)) return true;
  bool exists = has_own_property(exec.heap(), object, wanted);
  throw_error(exec, ErrorType::TypeError,
              exists ? fmt::format("Cannot redefine property: {}", shown_key(exec, wanted))
                     : fmt::format("Cannot add property {}, object is not extensible", shown_key(exec, wanted)));
  return false;
}

PrototypeChange change_prototype(Exec& exec, CellId object, CellId prototype) {
  Heap& heap = exec.heap();
  if (prototype_of(heap, object) == prototype) return PrototypeChange::Done;
  if (object == intrinsic(exec, Intrinsic::ObjectPrototype)) return PrototypeChange::Immutable;
  if (!is_extensible(heap, object)) return PrototypeChange::NotExtensible;
  for (CellId above = prototype; above && !is_proxy(heap, above); above = prototype_of(heap, above)) {
    if (above == object) return PrototypeChange::Cyclic;
  }
  set_prototype(heap, object, prototype);
  return PrototypeChange::Done;
}

bool change_prototype_or_throw(Exec& exec, CellId object, CellId prototype) {
  switch (change_prototype(exec, object, prototype)) {
    case PrototypeChange::Done:
      return true;
    case PrototypeChange::NotExtensible:
      throw_error(exec, ErrorType::TypeError,
                  fmt::format("{} is not extensible", shown_value(exec, Value::object(object))));
      return false;
    case PrototypeChange::Cyclic:
      throw_error(exec, ErrorType::TypeError, "Cyclic __proto__ value");
      return false;
    case PrototypeChange::Immutable:
      throw_error(exec, ErrorType::TypeError,
                  "Immutable prototype object 'Object.prototype' cannot have their prototype set");
      return false;
  }
  return false;
}

}  // namespace loopscope::js
