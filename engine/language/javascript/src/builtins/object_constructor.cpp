// Object and its static methods (ECMA-262 20.1.1, 20.1.2). Proxies, getters and setters are met in the prelude.
#include "descriptors.hpp"

#include <base/utf.hpp>
#include <javascript/namespace.hpp>
#include <javascript/render.hpp>
#include <javascript/typed_array.hpp>

namespace loopscope::js {

NativeResult construct_object(NativeCall& call) {
  Value value = call.argument(0);
  bool subclass = call.is_construct() && call.new_target != call.callee;
  if (subclass)
    return call.give_object(create_from_constructor(call.exec, call.new_target, Intrinsic::ObjectPrototype));
  if (value.is_nullish()) return call.give_object(new_object(call.exec));
  return call.give_object(to_object(call.exec, value));
}

namespace {

bool is_proxy_value(const NativeCall& call, Value value) {
  return has_kind(call.exec.machine.heap, value, Kind::Proxy);
}

NativeResult object_get_prototype_of(NativeCall& call) {
  Value value = call.argument(0);
  if (value.is_nullish()) return fail_nullish(call);
  if (is_proxy_value(call, value)) return run_prelude(call, "proxyGetPrototypeOf", {value});
  CellId prototype = prototype_of(call.heap(), to_object(call.exec, value));
  return call.give(prototype ? Value::object(prototype) : Value::null());
}

NativeResult object_set_prototype_of(NativeCall& call) {
  Value value = call.argument(0), prototype = call.argument(1);
  if (value.is_nullish()) return call.type_error("Object.setPrototypeOf called on null or undefined");
  if (!prototype.is_object() && !prototype.is_null()) {
    return call.type_error("Object prototype may only be an Object or null: {}", shown_value(call.exec, prototype));
  }
  if (!value.is_object()) return call.give(value);
  if (is_proxy_value(call, value)) return run_prelude(call, "proxySetPrototypeOrThrow", {value, prototype});
  CellId target = prototype.is_object() ? prototype.cell() : CellId{};
  return change_prototype_or_throw(call.exec, value.cell(), target) ? call.give(value) : call.thrown();
}

NativeResult object_create(NativeCall& call) {
  Value prototype = call.argument(0), properties = call.argument(1);
  if (!prototype.is_object() && !prototype.is_null()) {
    return call.type_error("Object prototype may only be an Object or null: {}", shown_value(call.exec, prototype));
  }
  CellId created = make_object(call.heap(), prototype.is_object() ? prototype.cell() : CellId{});
  if (properties.is_undefined()) return call.give_object(created);
  return run_prelude(call, "defineProperties", {Value::object(created), properties});
}

// Getters in the description, and proxies, need user code.
bool definable_here(NativeCall& call, Value object, Value description) {
  if (is_proxy_value(call, object)) return false;
  return !description.is_object() || is_plain_descriptor_object(call.heap(), description.cell());
}

NativeResult object_define_property(NativeCall& call) {
  Value object = call.argument(0), description = call.argument(2);
  if (!object.is_object()) return call.type_error("Object.defineProperty called on non-object");
  NativeResult answer;
  auto wanted = to_key_argument(call, 1, answer);
  if (!wanted) return answer;
  if (!definable_here(call, object, description)) {
    return run_prelude(call, "defineProperty", {object, key_to_value(call.heap(), *wanted), description});
  }
  PropertyDescriptor descriptor;
  if (!to_descriptor(call.exec, description, descriptor)) return call.thrown();
  return define_or_throw(call.exec, object.cell(), *wanted, descriptor) ? call.give(object) : call.thrown();
}

NativeResult object_define_properties(NativeCall& call) {
  if (!call.argument(0).is_object()) return call.type_error("Object.defineProperties called on non-object");
  return run_prelude(call, "defineProperties", {call.argument(0), call.argument(1)});
}

NativeResult object_get_own_property_descriptor(NativeCall& call) {
  if (call.argument(0).is_nullish()) return fail_nullish(call);
  NativeResult answer;
  auto wanted = to_key_argument(call, 1, answer);
  if (!wanted) return answer;
  CellId object = to_object(call.exec, call.argument(0));
  if (is_proxy(call.heap(), object)) {
    return run_prelude(call, "proxyGetOwnProperty", {Value::object(object), key_to_value(call.heap(), *wanted)});
  }
  Property found = get_own_property(call.heap(), object, *wanted);
  if (!found.found()) return call.give_undefined();
  return call.give_object(from_descriptor(call.exec, descriptor_of(call.heap(), found)));
}

NativeResult object_get_own_property_descriptors(NativeCall& call) {
  if (call.argument(0).is_nullish()) return fail_nullish(call);
  Heap& heap = call.heap();
  CellId object = to_object(call.exec, call.argument(0));
  if (is_proxy(heap, object)) return run_prelude(call, "proxyGetOwnProperties", {Value::object(object)});
  CellId result = new_object(call.exec);
  for (PropertyKey wanted : own_keys(heap, object)) {
    CellId description = from_descriptor(call.exec, descriptor_of(heap, get_own_property(heap, object, wanted)));
    define_own(heap, result, wanted, Value::object(description));
  }
  return call.give_object(result);
}

NativeResult give_keys(NativeCall& call, CellId object, bool symbols) {
  Heap& heap = call.heap();
  std::vector<PropertyKey> keys = own_keys(heap, object);
  std::erase_if(keys, [&](PropertyKey key) { return key.is_symbol() != symbols; });
  call.exec.charge(keys.size());
  std::vector<Value> values;
  for (PropertyKey key : keys) values.push_back(key_to_value(heap, key));
  return call.give_object(make_array(heap, values));
}

NativeResult own_keys_of_argument(NativeCall& call, bool symbols) {
  if (call.argument(0).is_nullish()) return fail_nullish(call);
  CellId object = to_object(call.exec, call.argument(0));
  if (is_proxy(call.heap(), object)) {
    return run_prelude(call, "proxyKeysOfType", {Value::object(object), Value::boolean(symbols)});
  }
  return give_keys(call, object, symbols);
}

NativeResult object_get_own_property_names(NativeCall& call) { return own_keys_of_argument(call, false); }
NativeResult object_get_own_property_symbols(NativeCall& call) { return own_keys_of_argument(call, true); }

// EnumerableOwnProperties (7.3.23).
enum class Part : std::uint8_t { Keys, Values, Entries };

// Nothing when a getter would have to be called.
std::optional<std::vector<Value>> enumerable_parts(Heap& heap, CellId object, Part part) {
  std::vector<Value> parts;
  for (PropertyKey wanted : own_keys(heap, object)) {
    if (wanted.is_symbol()) continue;
    Property found = get_own_property(heap, object, wanted);
    if (!(found.flags & Enumerable)) continue;
    if (part != Part::Keys && found.is_accessor()) return std::nullopt;
    Value name = part == Part::Values ? Value::undefined() : key_to_value(heap, wanted);
    if (part == Part::Entries)
      parts.push_back(Value::object(make_array(heap, std::vector<Value>{name, found.value})));
    else
      parts.push_back(part == Part::Keys ? name : found.value);
  }
  return parts;
}

NativeResult give_enumerable_parts(NativeCall& call, Part part) {
  if (call.argument(0).is_nullish()) return fail_nullish(call);
  CellId object = to_object(call.exec, call.argument(0));
  if (const NamespaceExport* dead = dead_export(call.heap(), object)) {
    std::string name = utf16_to_utf8(key_text(call.heap(), dead->key));
    if (part == Part::Keys)
      return call.fail(ErrorType::ReferenceError, "Cannot access '{}' before initialization", name);
    return call.fail(ErrorType::ReferenceError, "{} is not defined", name);
  }
  if (!is_proxy(call.heap(), object)) {
    if (auto parts = enumerable_parts(call.heap(), object, part)) {
      call.exec.charge(parts->size());
      return call.give_object(make_array(call.heap(), *parts));
    }
  }
  return run_prelude(call, "enumerableOwnProperties",
                     {Value::object(object), Value::number(static_cast<double>(part))});
}

NativeResult object_keys(NativeCall& call) { return give_enumerable_parts(call, Part::Keys); }
NativeResult object_values(NativeCall& call) { return give_enumerable_parts(call, Part::Values); }
NativeResult object_entries(NativeCall& call) { return give_enumerable_parts(call, Part::Entries); }

NativeResult object_has_own(NativeCall& call) {
  if (call.argument(0).is_nullish()) return fail_nullish(call);
  NativeResult answer;
  auto wanted = to_key_argument(call, 1, answer);
  if (!wanted) return answer;
  CellId object = to_object(call.exec, call.argument(0));
  if (is_proxy(call.heap(), object)) {
    return run_prelude(call, "proxyHasOwn", {Value::object(object), key_to_value(call.heap(), *wanted)});
  }
  return call.give(has_own_property(call.heap(), object, *wanted));
}

NativeResult object_is(NativeCall& call) {
  return call.give(same_value(call.heap(), call.argument(0), call.argument(1)));
}

// --- integrity (7.3.15, 7.3.16)

NativeResult object_prevent_extensions(NativeCall& call) {
  Value value = call.argument(0);
  if (is_proxy_value(call, value)) return run_prelude(call, "proxyPreventExtensionsOrThrow", {value});
  if (value.is_object()) prevent_extensions(call.heap(), value.cell());
  return call.give(value);
}

void restrict_property(Heap& heap, CellId object, PropertyKey wanted, bool freeze) {
  Property found = get_own_property(heap, object, wanted);
  PropertyDescriptor descriptor;
  descriptor.configurable = false;
  if (freeze && !found.is_accessor()) descriptor.writable = false;
  define_property(heap, object, wanted, descriptor);
}

NativeResult restrict_object(NativeCall& call, bool freeze) {
  Value value = call.argument(0);
  if (!value.is_object()) return call.give(value);
  if (is_proxy_value(call, value)) return run_prelude(call, "proxyRestrict", {value, Value::boolean(freeze)});
  Heap& heap = call.heap();
  if (const auto* array = heap.try_get<TypedArrayCell>(value.cell()); array && freeze && typed_length(heap, *array) > 0)
    return call.type_error("Cannot freeze array buffer views with elements");
  if (const auto* space = heap.try_get<NamespaceCell>(value.cell()); space && freeze && !space->exports.empty())
    return call.type_error("Cannot redefine property: {}", utf16_to_utf8(key_text(heap, space->exports[0].key)));
  prevent_extensions(heap, value.cell());
  std::vector<PropertyKey> keys = own_keys(heap, value.cell());
  call.exec.charge(keys.size());
  for (PropertyKey key : keys) restrict_property(heap, value.cell(), key, freeze);
  return call.give(value);
}

NativeResult object_seal(NativeCall& call) { return restrict_object(call, false); }
NativeResult object_freeze(NativeCall& call) { return restrict_object(call, true); }

bool is_restricted(Heap& heap, CellId object, bool frozen) {
  if (is_extensible(heap, object)) return false;
  for (PropertyKey wanted : own_keys(heap, object)) {
    Property found = get_own_property(heap, object, wanted);
    if (found.flags & Configurable) return false;
    if (frozen && !found.is_accessor() && (found.flags & Writable)) return false;
  }
  return true;
}

NativeResult test_restriction(NativeCall& call, bool frozen) {
  Value value = call.argument(0);
  if (!value.is_object()) return call.give(true);
  if (is_proxy_value(call, value)) return run_prelude(call, "proxyIsRestricted", {value, Value::boolean(frozen)});
  return call.give(is_restricted(call.heap(), value.cell(), frozen));
}

NativeResult object_is_sealed(NativeCall& call) { return test_restriction(call, false); }
NativeResult object_is_frozen(NativeCall& call) { return test_restriction(call, true); }

NativeResult object_is_extensible(NativeCall& call) {
  Value value = call.argument(0);
  if (is_proxy_value(call, value)) return run_prelude(call, "proxyIsExtensible", {value});
  return call.give(value.is_object() && is_extensible(call.heap(), value.cell()));
}

constexpr NativeRow rows[] = {
    {"assign", 2, nullptr, "objectAssign"},
    {"getOwnPropertyDescriptor", 2, object_get_own_property_descriptor},
    {"getOwnPropertyDescriptors", 1, object_get_own_property_descriptors},
    {"getOwnPropertyNames", 1, object_get_own_property_names},
    {"getOwnPropertySymbols", 1, object_get_own_property_symbols},
    {"hasOwn", 2, object_has_own},
    {"is", 2, object_is},
    {"preventExtensions", 1, object_prevent_extensions},
    {"seal", 1, object_seal},
    {"create", 2, object_create},
    {"defineProperties", 2, object_define_properties},
    {"defineProperty", 3, object_define_property},
    {"freeze", 1, object_freeze},
    {"getPrototypeOf", 1, object_get_prototype_of},
    {"setPrototypeOf", 2, object_set_prototype_of},
    {"isExtensible", 1, object_is_extensible},
    {"isFrozen", 1, object_is_frozen},
    {"isSealed", 1, object_is_sealed},
    {"keys", 1, object_keys},
    {"entries", 1, object_entries},
    {"fromEntries", 1, nullptr, "objectFromEntries"},
    {"values", 1, object_values},
};

}  // namespace

extern const std::span<const NativeRow> object_rows;
const std::span<const NativeRow> object_rows = rows;

}  // namespace loopscope::js
