// Object.prototype (ECMA-262 20.1.3).
#include "descriptors.hpp"
#include "proxies.hpp"

#include <base/utf.hpp>

namespace loopscope::js {

namespace {

NativeResult has_own_property_method(NativeCall& call) {
  NativeResult answer;
  auto wanted = to_key_argument(call, 0, answer);
  if (!wanted) return answer;
  if (call.this_value.is_nullish()) return fail_nullish(call);
  CellId object = to_object(call.exec, call.this_value);
  if (is_proxy(call.heap(), object)) {
    return run_prelude(call, "proxyHasOwn", {Value::object(object), key_to_value(call.heap(), *wanted)});
  }
  return call.give(has_own_property(call.heap(), object, *wanted));
}

NativeResult is_prototype_of(NativeCall& call) {
  Value value = call.argument(0);
  if (!value.is_object()) return call.give(false);
  if (call.this_value.is_nullish()) return fail_nullish(call);
  if (!call.this_value.is_object()) return call.give(false);
  Heap& heap = call.heap();
  CellId above = value.cell();
  while (above && !is_proxy(heap, above)) {
    above = prototype_of(heap, above);
    if (above == call.this_value.cell()) return call.give(true);
  }
  if (above) return run_prelude(call, "isPrototypeOf", {call.this_value, Value::object(above)});
  return call.give(false);
}

NativeResult property_is_enumerable(NativeCall& call) {
  NativeResult answer;
  auto wanted = to_key_argument(call, 0, answer);
  if (!wanted) return answer;
  if (call.this_value.is_nullish()) return fail_nullish(call);
  CellId object = to_object(call.exec, call.this_value);
  if (is_proxy(call.heap(), object)) {
    return run_prelude(call, "proxyIsEnumerable", {Value::object(object), key_to_value(call.heap(), *wanted)});
  }
  Property found = get_own_property(call.heap(), object, *wanted);
  return call.give(found.found() && (found.flags & Enumerable) != 0);
}

NativeResult value_of(NativeCall& call) {
  if (call.this_value.is_nullish()) return fail_nullish(call);
  return call.give_object(to_object(call.exec, call.this_value));
}

std::string_view builtin_tag(const Heap& heap, CellId object) {
  switch (kind_of(heap, object)) {
    case Kind::Array:
      return "Array";
    case Kind::Function:
    case Kind::NativeFunction:
    case Kind::BoundFunction:
      return "Function";
    case Kind::Error:
      return "Error";
    case Kind::String:
      return "String";
    case Kind::Arguments:
      return "Arguments";
    case Kind::Date:
      return "Date";
    case Kind::RegExp:
      return "RegExp";
    case Kind::Proxy: {
      Value target = behind_proxies(heap, Value::object(object));
      if (is_array(heap, target)) return "Array";
      return is_callable(heap, Value::object(object)) ? "Function" : "Object";
    }
    case Kind::Number: {
      Value primitive = heap.get_as<PrimitiveObjectCell>(object).primitive;
      return primitive.is_boolean() ? "Boolean" : primitive.is_number() ? "Number" : "Object";
    }
    default:
      return "Object";
  }
}

NativeResult to_string_method(NativeCall& call) {
  if (call.this_value.is_undefined()) return call.give(ascii_value(call.exec, "[object Undefined]"));
  if (call.this_value.is_null()) return call.give(ascii_value(call.exec, "[object Null]"));
  Heap& heap = call.heap();
  CellId object = to_object(call.exec, call.this_value);
  if (behind_proxies(heap, Value::object(object)).is_null()) return fail_revoked(call, "Object.prototype.toString");
  std::string_view builtin = builtin_tag(heap, object);
  auto tag = plain_get(heap, object, key(Symbol::toStringTag));
  if (!tag) return run_prelude(call, "objectToStringWithTag", {Value::object(object), ascii_value(call.exec, builtin)});
  std::u16string name = tag->is_string() ? copy_text(heap, tag->cell()) : ascii_to_utf16(builtin);
  return call.give_text(u"[object " + name + u"]");
}

NativeResult define_accessor_method(NativeCall& call, bool getter) {
  if (call.this_value.is_nullish()) return fail_nullish(call);
  if (!is_callable(call.heap(), call.argument(1))) {
    return call.type_error("Object.prototype.__define{}__: Expecting function", getter ? "Getter" : "Setter");
  }
  NativeResult answer;
  auto wanted = to_key_argument(call, 0, answer);
  if (!wanted) return answer;
  PropertyDescriptor descriptor;
  (getter ? descriptor.getter : descriptor.setter) = call.argument(1);
  descriptor.enumerable = descriptor.configurable = true;
  CellId object = to_object(call.exec, call.this_value);
  if (is_proxy(call.heap(), object)) {
    Value description = Value::object(from_descriptor(call.exec, descriptor));
    return run_prelude(call, "proxyDefineOrThrow",
                       {Value::object(object), key_to_value(call.heap(), *wanted), description});
  }
  return define_or_throw(call.exec, object, *wanted, descriptor) ? call.give_undefined() : call.thrown();
}

NativeResult define_getter(NativeCall& call) { return define_accessor_method(call, true); }
NativeResult define_setter(NativeCall& call) { return define_accessor_method(call, false); }

NativeResult lookup_accessor(NativeCall& call, bool getter) {
  if (call.this_value.is_nullish()) return fail_nullish(call);
  NativeResult answer;
  auto wanted = to_key_argument(call, 0, answer);
  if (!wanted) return answer;
  Heap& heap = call.heap();
  Property found = find_property(heap, to_object(call.exec, call.this_value), *wanted);
  if (found.where == Property::Where::Proxy) {
    return run_prelude(call, "proxyLookupAccessor",
                       {Value::object(found.holder), key_to_value(heap, *wanted), Value::boolean(getter)});
  }
  if (!found.is_accessor()) return call.give_undefined();
  const auto& accessor = heap.get<AccessorCell>(found.value.cell());
  return call.give(getter ? accessor.getter : accessor.setter);
}

NativeResult lookup_getter(NativeCall& call) { return lookup_accessor(call, true); }
NativeResult lookup_setter(NativeCall& call) { return lookup_accessor(call, false); }

NativeResult get_proto(NativeCall& call) {
  if (call.this_value.is_nullish()) return fail_nullish(call);
  CellId object = to_object(call.exec, call.this_value);
  if (is_proxy(call.heap(), object)) return run_prelude(call, "proxyGetPrototypeOf", {Value::object(object)});
  CellId prototype = prototype_of(call.heap(), object);
  return call.give(prototype ? Value::object(prototype) : Value::null());
}

NativeResult set_proto(NativeCall& call) {
  Value prototype = call.argument(0);
  if (call.this_value.is_nullish())
    return call.type_error("set Object.prototype.__proto__ called on null or undefined");
  if (!prototype.is_object() && !prototype.is_null()) return call.give_undefined();
  if (!call.this_value.is_object()) return call.give_undefined();
  if (is_proxy(call.heap(), call.this_value.cell())) {
    return run_prelude(call, "proxySetProto", {call.this_value, prototype});
  }
  CellId target = prototype.is_object() ? prototype.cell() : CellId{};
  return change_prototype_or_throw(call.exec, call.this_value.cell(), target) ? call.give_undefined() : call.thrown();
}

constexpr NativeRow rows[] = {
    {"__defineGetter__", 2, define_getter},
    {"__defineSetter__", 2, define_setter},
    {"hasOwnProperty", 1, has_own_property_method},
    {"__lookupGetter__", 1, lookup_getter},
    {"__lookupSetter__", 1, lookup_setter},
    {"isPrototypeOf", 1, is_prototype_of},
    {"propertyIsEnumerable", 1, property_is_enumerable},
    {"toString", 0, to_string_method},
    {"valueOf", 0, value_of},
    {"get __proto__", 0, get_proto},
    {"set __proto__", 1, set_proto},
    {"toLocaleString", 0, nullptr, "objectToLocaleString"},
};

}  // namespace

extern const std::span<const NativeRow> object_prototype_rows;
const std::span<const NativeRow> object_prototype_rows = rows;

}  // namespace loopscope::js
