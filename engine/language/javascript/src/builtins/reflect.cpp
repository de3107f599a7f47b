// Reflect (ECMA-262 28.1). Proxies, getters and setters are met in the prelude.
#include "descriptors.hpp"
#include "proxies.hpp"

#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

// The object that is the first argument; false: return `answer`.
bool check_target(NativeCall& call, std::string_view method, NativeResult& answer) {
  if (call.argument(0).is_object()) return true;
  answer = call.type_error("Reflect.{} called on non-object", method);
  return false;
}

bool is_proxy_target(NativeCall& call) { return is_proxy(call.heap(), call.argument(0).cell()); }

NativeResult reflect_define_property(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "defineProperty", answer)) return answer;
  auto wanted = to_key_argument(call, 1, answer);
  if (!wanted) return answer;
  Value target = call.argument(0), description = call.argument(2);
  if (is_proxy_target(call) ||
      (description.is_object() && !is_plain_descriptor_object(call.heap(), description.cell()))) {
    return run_prelude(call, "reflectDefineProperty", {target, key_to_value(call.heap(), *wanted), description});
  }
  PropertyDescriptor descriptor;
  if (!to_descriptor(call.exec, description, descriptor)) return call.thrown();
  auto defined = try_to_define(call.exec, target.cell(), *wanted, descriptor);
  return defined ? call.give(*defined) : call.thrown();
}

NativeResult reflect_delete_property(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "deleteProperty", answer)) return answer;
  auto wanted = to_key_argument(call, 1, answer);
  if (!wanted) return answer;
  if (is_proxy_target(call)) {
    return run_prelude(call, "proxyDelete",
                       {call.argument(0), key_to_value(call.heap(), *wanted), Value::boolean(false)});
  }
  return call.give(delete_property(call.heap(), call.argument(0).cell(), *wanted));
}

std::string type_with_article(Exec& exec, Value value) {
  if (value.is_null()) return "null";
  return (value.is_object() ? "an " : "a ") + to_utf8(exec, type_of(exec.heap(), value).cell());
}

NativeResult reflect_apply(NativeCall& call) {
  Value function = call.argument(0), list = call.argument(2);
  if (!is_callable(call.heap(), function)) {
    return call.type_error("Function.prototype.apply was called on {}, which is {} and not a function",
                           shown_value(call.exec, function), type_with_article(call.exec, function));
  }
  if (!list.is_object()) return call.type_error("CreateListFromArrayLike called on non-object");
  return run_prelude(call, "applyArrayLike", {function, call.argument(1), list});
}

NativeResult reflect_construct(NativeCall& call) {
  Value target = call.argument(0), list = call.argument(1);
  Value new_target = call.count > 2 ? call.argument(2) : target;
  for (Value constructor : {target, new_target}) {
    if (!is_constructor(call.heap(), constructor))
      return call.type_error("{} is not a constructor", shown_value(call.exec, constructor));
  }
  if (!list.is_object()) return call.type_error("CreateListFromArrayLike called on non-object");
  return run_prelude(call, "constructArrayLike", {target, list, new_target});
}

NativeResult reflect_get(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "get", answer)) return answer;
  auto wanted = to_key_argument(call, 1, answer);
  if (!wanted) return answer;
  return give_property(call, call.argument(0).cell(), *wanted, call.count > 2 ? call.argument(2) : call.argument(0));
}

NativeResult reflect_set(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "set", answer)) return answer;
  auto wanted = to_key_argument(call, 1, answer);
  if (!wanted) return answer;
  Heap& heap = call.heap();
  Value target = call.argument(0), value = call.argument(2), receiver = call.count > 3 ? call.argument(3) : target;
  if (is_array(heap, receiver) && *wanted == key(Name::length)) {
    auto length = to_number_argument(call, 2, answer);
    if (!length) return answer;
    if (*length != to_uint32(*length)) return call.fail(ErrorType::RangeError, "Invalid array length");
    value = Value::number(*length);
  }
  SetOutcome outcome = set_property(heap, target.cell(), *wanted, value, receiver);
  return go_on_setting(call, outcome, key_to_value(heap, *wanted), value, receiver, false);
}

NativeResult reflect_get_own_property_descriptor(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "getOwnPropertyDescriptor", answer)) return answer;
  auto wanted = to_key_argument(call, 1, answer);
  if (!wanted) return answer;
  if (is_proxy_target(call)) {
    return run_prelude(call, "proxyGetOwnProperty", {call.argument(0), key_to_value(call.heap(), *wanted)});
  }
  Property found = get_own_property(call.heap(), call.argument(0).cell(), *wanted);
  if (!found.found()) return call.give_undefined();
  return call.give_object(from_descriptor(call.exec, descriptor_of(call.heap(), found)));
}

NativeResult reflect_get_prototype_of(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "getPrototypeOf", answer)) return answer;
  if (is_proxy_target(call)) return run_prelude(call, "proxyGetPrototypeOf", {call.argument(0)});
  CellId prototype = prototype_of(call.heap(), call.argument(0).cell());
  return call.give(prototype ? Value::object(prototype) : Value::null());
}

NativeResult reflect_has(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "has", answer)) return answer;
  auto wanted = to_key_argument(call, 1, answer);
  if (!wanted) return answer;
  Property found = find_property(call.heap(), call.argument(0).cell(), *wanted);
  if (found.where == Property::Where::Proxy) {
    return run_prelude(call, "proxyHas", {Value::object(found.holder), key_to_value(call.heap(), *wanted)});
  }
  return call.give(found.found());
}

NativeResult reflect_is_extensible(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "isExtensible", answer)) return answer;
  if (is_proxy_target(call)) return run_prelude(call, "proxyIsExtensible", {call.argument(0)});
  return call.give(is_extensible(call.heap(), call.argument(0).cell()));
}

NativeResult reflect_own_keys(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "ownKeys", answer)) return answer;
  if (is_proxy_target(call)) return run_prelude(call, "proxyOwnKeys", {call.argument(0)});
  std::vector<Value> keys;
  for (PropertyKey wanted : own_keys(call.heap(), call.argument(0).cell()))
    keys.push_back(key_to_value(call.heap(), wanted));
  call.exec.charge(keys.size());
  return call.give_object(make_array(call.heap(), keys));
}

NativeResult reflect_prevent_extensions(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "preventExtensions", answer)) return answer;
  if (is_proxy_target(call)) return run_prelude(call, "proxyPreventExtensions", {call.argument(0)});
  prevent_extensions(call.heap(), call.argument(0).cell());
  return call.give(true);
}

NativeResult reflect_set_prototype_of(NativeCall& call) {
  NativeResult answer;
  if (!check_target(call, "setPrototypeOf", answer)) return answer;
  Value target = call.argument(0), prototype = call.argument(1);
  if (!prototype.is_object() && !prototype.is_null()) {
    return call.type_error("Object prototype may only be an Object or null: {}", shown_value(call.exec, prototype));
  }
  if (is_proxy_target(call)) return run_prelude(call, "proxySetPrototypeOf", {target, prototype});
  CellId above = prototype.is_object() ? prototype.cell() : CellId{};
  return call.give(change_prototype(call.exec, target.cell(), above) == PrototypeChange::Done);
}

constexpr NativeRow rows[] = {
    {"defineProperty", 3, reflect_define_property},
    {"deleteProperty", 2, reflect_delete_property},
    {"apply", 3, reflect_apply},
    {"construct", 2, reflect_construct},
    {"get", 2, reflect_get},
    {"getOwnPropertyDescriptor", 2, reflect_get_own_property_descriptor},
    {"getPrototypeOf", 1, reflect_get_prototype_of},
    {"has", 2, reflect_has},
    {"isExtensible", 1, reflect_is_extensible},
    {"ownKeys", 1, reflect_own_keys},
    {"preventExtensions", 1, reflect_prevent_extensions},
    {"set", 3, reflect_set},
    {"setPrototypeOf", 2, reflect_set_prototype_of},
};

}  // namespace

extern const std::span<const NativeRow> reflect_rows;
const std::span<const NativeRow> reflect_rows = rows;

}  // namespace loopscope::js
