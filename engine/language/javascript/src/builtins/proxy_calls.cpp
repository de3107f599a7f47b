// What src/prelude/proxy.js asks of the engine: a proxy's parts, the internal methods of any object
// (ECMA-262 7.3, 10.1; of a proxy: the prelude's function for it), and property descriptors. Objects come first, then
// keys.
#include "descriptors.hpp"
#include "proxies.hpp"

#include <javascript/iteration.hpp>
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>
#include <run/ops.hpp>

namespace loopscope::js {

namespace {

const ProxyCell& proxy_of(NativeCall& call) { return call.heap().get<ProxyCell>(call.argument(0).cell()); }
bool has_proxy(NativeCall& call) { return is_proxy(call.heap(), call.argument(0).cell()); }
CellId object_argument(NativeCall& call) { return call.argument(0).cell(); }
PropertyKey key_argument(NativeCall& call) { return to_property_key(call.heap(), call.argument(1)); }

// --- a proxy's parts

NativeResult proxy_target(NativeCall& call) { return call.give(proxy_of(call).target); }
NativeResult proxy_handler(NativeCall& call) { return call.give(proxy_of(call).handler); }
NativeResult is_proxy_call(NativeCall& call) { return call.give(has_proxy(call)); }

// (proxy, name): the trap, or undefined (10.5.x, the steps that validate and get the trap).
NativeResult proxy_trap(NativeCall& call) {
  Value handler = proxy_of(call).handler;
  if (handler.is_null()) return fail_revoked(call, to_utf8(call.exec, call.argument(1).cell()));
  auto trap = plain_get(call.heap(), handler.cell(), key_argument(call));
  if (trap && trap->is_nullish()) return call.give_undefined();
  if (trap && is_callable(call.heap(), *trap)) return call.give(*trap);
  return run_prelude(call, "proxyTrap", {handler, call.argument(1)});
}

// V8 names what the program calls, not the trap.
NativeResult throw_trap_not_callable(NativeCall& call) {
  return call.type_error("{} is not a function", written_call_site_text(call.exec, call.argument(0)));
}

// --- internal methods

// (object, key, receiver)
NativeResult get_call(NativeCall& call) {
  return give_property(call, object_argument(call), key_argument(call), call.argument(2));
}

// (object, key, value, receiver, throws)
NativeResult set_call(NativeCall& call) {
  Heap& heap = call.heap();
  PropertyKey wanted = key_argument(call);
  Value value = call.argument(2), receiver = call.argument(3);
  if (is_array(heap, receiver) && wanted == key(Name::length)) {
    NativeResult answer;
    auto length = to_number_argument(call, 2, answer);
    if (!length) return answer;
    if (*length != to_uint32(*length)) return call.fail(ErrorType::RangeError, "Invalid array length");
    value = Value::number(*length);
  }
  SetOutcome outcome = set_property(heap, object_argument(call), wanted, value, receiver);
  return go_on_setting(call, outcome, call.argument(1), value, receiver, to_boolean(heap, call.argument(4)));
}

// (object, key, throws)
NativeResult delete_call(NativeCall& call) {
  if (has_proxy(call)) return run_prelude(call, "proxyDelete", arguments_from(call, 0));
  if (delete_property(call.heap(), object_argument(call), key_argument(call))) return call.give(true);
  if (!to_boolean(call.heap(), call.argument(2))) return call.give(false);
  fail_delete(call.exec, call.argument(0), key_argument(call));
  return call.thrown();
}

// (object, key): an object that describes the property, or undefined.
NativeResult get_own_call(NativeCall& call) {
  if (has_proxy(call)) return run_prelude(call, "proxyGetOwnProperty", arguments_from(call, 0));
  Property found = get_own_property(call.heap(), object_argument(call), key_argument(call));
  if (!found.found()) return call.give_undefined();
  return call.give_object(from_descriptor(call.exec, descriptor_of(call.heap(), found)));
}

// The same where only properties that are not configurable matter: most need no object.
NativeResult get_fixed_own_call(NativeCall& call) {
  if (has_proxy(call)) return get_own_call(call);
  Property found = get_own_property(call.heap(), object_argument(call), key_argument(call));
  return found.found() && !(found.flags & Configurable) ? get_own_call(call) : call.give_undefined();
}

// (object, key, description, throws)
NativeResult define_call(NativeCall& call) {
  if (has_proxy(call)) return run_prelude(call, "proxyDefine", arguments_from(call, 0));
  PropertyDescriptor descriptor;
  if (!to_descriptor(call.exec, call.argument(2), descriptor)) return call.thrown();
  if (to_boolean(call.heap(), call.argument(3))) {
    bool defined = define_or_throw(call.exec, object_argument(call), key_argument(call), descriptor);
    return defined ? call.give(true) : call.thrown();
  }
  auto defined = try_to_define(call.exec, object_argument(call), key_argument(call), descriptor);
  return defined ? call.give(*defined) : call.thrown();
}

NativeResult prototype_of_call(NativeCall& call) {
  if (has_proxy(call)) return run_prelude(call, "proxyGetPrototypeOf", arguments_from(call, 0));
  CellId prototype = prototype_of(call.heap(), object_argument(call));
  return call.give(prototype ? Value::object(prototype) : Value::null());
}

// (object, prototype, throws)
NativeResult set_prototype_call(NativeCall& call) {
  if (has_proxy(call)) return run_prelude(call, "proxySetPrototypeOf", arguments_from(call, 0));
  CellId prototype = call.argument(1).is_object() ? call.argument(1).cell() : CellId{};
  if (!to_boolean(call.heap(), call.argument(2)))
    return call.give(change_prototype(call.exec, object_argument(call), prototype) == PrototypeChange::Done);
  return change_prototype_or_throw(call.exec, object_argument(call), prototype) ? call.give(true) : call.thrown();
}

NativeResult is_extensible_call(NativeCall& call) {
  if (has_proxy(call)) return run_prelude(call, "proxyIsExtensible", arguments_from(call, 0));
  return call.give(is_extensible(call.heap(), object_argument(call)));
}

// (object, throws)
NativeResult prevent_extensions_call(NativeCall& call) {
  if (has_proxy(call)) return run_prelude(call, "proxyPreventExtensions", arguments_from(call, 0));
  prevent_extensions(call.heap(), object_argument(call));
  return call.give(true);
}

// --- descriptors

// What a trap sees of a description (6.2.6.4).
NativeResult from_descriptor_call(NativeCall& call) {
  PropertyDescriptor descriptor;
  if (!to_descriptor(call.exec, call.argument(0), descriptor)) return call.thrown();
  return call.give_object(from_descriptor(call.exec, descriptor));
}

Value or_undefined(Value value) { return value.is_empty() ? Value::undefined() : value; }

// 6.2.6.6
NativeResult complete_descriptor(NativeCall& call) {
  PropertyDescriptor descriptor;
  if (!to_descriptor(call.exec, call.argument(0), descriptor)) return call.thrown();
  if (descriptor.is_accessor()) {
    descriptor.getter = or_undefined(descriptor.getter);
    descriptor.setter = or_undefined(descriptor.setter);
  } else {
    descriptor.value = or_undefined(descriptor.value);
    descriptor.writable = descriptor.writable.value_or(false);
  }
  descriptor.enumerable = descriptor.enumerable.value_or(false);
  descriptor.configurable = descriptor.configurable.value_or(false);
  return call.give_object(from_descriptor(call.exec, descriptor));
}

// (extensible, description, current or undefined): 10.1.6.2, tried on an object nobody sees.
NativeResult is_compatible_descriptor(NativeCall& call) {
  Heap& heap = call.heap();
  CellId object = make_object(heap, {});
  PropertyDescriptor current, wanted;
  if (!to_descriptor(call.exec, call.argument(1), wanted)) return call.thrown();
  if (call.argument(2).is_object()) {
    if (!to_descriptor(call.exec, call.argument(2), current)) return call.thrown();
    define_property(heap, object, key(Name::value), current);
  }
  if (!to_boolean(heap, call.argument(0))) prevent_extensions(heap, object);
  return call.give(define_property(heap, object, key(Name::value), wanted));
}

NativeResult same_value_call(NativeCall& call) {
  return call.give(same_value(call.heap(), call.argument(0), call.argument(1)));
}

// --- construction

// (constructor, list, newTarget, its prototype)
NativeResult construct_on(NativeCall& call) {
  Heap& heap = call.heap();
  Value constructor = call.argument(0), prototype = call.argument(3);
  const auto& elements = heap.get<ArrayCell>(call.argument(1).cell()).elements;
  std::vector<Value> list(elements.data(), elements.data() + elements.size());
  if (has_kind(heap, constructor, Kind::NativeFunction)) {
    // All that a builtin wants of new.target is its prototype.
    CellId stand_in = make_object(heap, {});
    if (prototype.is_object()) define_own(heap, stand_in, Name::prototype, prototype);
    return call.tail_construct(constructor, Value::object(stand_in), std::move(list));
  }
  Value new_target = call.argument(2);
  CellId created = prototype.is_object() ? make_object(heap, prototype.cell()) : new_object(call.exec);
  call.begin_frames();
  Flow flow = enter_constructor(call.exec, constructor, Value::object(created), list, new_target, call.target,
                                call.target_slot);
  return flow == Flow::Throw ? NativeResult::Throw : NativeResult::Frames;
}

// (object, value)
NativeResult property_read(NativeCall& call) {
  CellId id = make_with_prototype<PropertyReadCell>(call.heap(), {});
  auto& cell = call.heap().mut<PropertyReadCell>(id);
  cell.object = call.argument(0);
  cell.value = call.argument(1);
  return call.give_object(id);
}

// --- for-in

// (object, keys)
NativeResult for_in_from(NativeCall& call) {
  Heap& heap = call.heap();
  CellId id = make_for_in(call.exec, object_argument(call));
  Elements names = heap.get<ArrayCell>(call.argument(1).cell()).elements;
  for (Value name : names) {
    PropertyKey each = to_property_key(heap, name);
    heap.mut<ForInCell>(id).keys.push_back(each);
  }
  return call.give_object(id);
}

// (enumerator, whether the next key is visited)
NativeResult for_in_verdict(NativeCall& call) {
  std::uint8_t verdict = to_boolean(call.heap(), call.argument(1)) ? 1 : 2;
  call.heap().mut<ForInCell>(call.argument(0).cell()).verdict = verdict;
  return call.give_undefined();
}

NativeResult with_answer(NativeCall& call) {
  auto& slots = call.heap().mut<EnvironmentCell>(call.argument(0).cell()).slots;
  if (slots.size() == 2) slots[1] = Value::boolean(to_boolean(call.heap(), call.argument(1)));
  return call.give_undefined();
}

constexpr NativeRow table[] = {
    {"WithAnswer", 2, with_answer},
    {"ProxyTarget", 1, proxy_target},
    {"ProxyHandler", 1, proxy_handler},
    {"IsProxy", 1, is_proxy_call},
    {"ProxyTrap", 2, proxy_trap},
    {"ThrowTrapNotCallable", 1, throw_trap_not_callable},
    {"GetFrom", 3, get_call},
    {"SetOn", 5, set_call},
    {"DeleteFrom", 3, delete_call},
    {"GetOwn", 2, get_own_call},
    {"GetFixedOwn", 2, get_fixed_own_call},
    {"DefineOn", 4, define_call},
    {"PrototypeOf", 1, prototype_of_call},
    {"SetPrototype", 3, set_prototype_call},
    {"IsExtensible", 1, is_extensible_call},
    {"PreventExtensions", 2, prevent_extensions_call},
    {"FromDescriptor", 1, from_descriptor_call},
    {"CompleteDescriptor", 1, complete_descriptor},
    {"IsCompatibleDescriptor", 3, is_compatible_descriptor},
    {"SameValue", 2, same_value_call},
    {"ConstructOn", 4, construct_on},
    {"PropertyRead", 2, property_read},
    {"ForInFrom", 2, for_in_from},
    {"ForInVerdict", 2, for_in_verdict},
    {"ThrowTrapFalsish", 2, nullptr, "throwTrapFalsish"},
    {"DataDescription", 1, nullptr, "dataDescription"},
};

}  // namespace

NativeResult go_on_setting(NativeCall& call, const SetOutcome& outcome, Value name, Value value, Value receiver,
                           bool throws) {
  switch (outcome.kind) {
    case SetOutcome::Kind::Done:
      return call.give(true);
    case SetOutcome::Kind::CallSetter:
      return run_prelude(call, "callSetter", {outcome.setter, receiver, value});
    case SetOutcome::Kind::Proxy: {
      if (!outcome.proxy) return run_prelude(call, "setOnReceiver", {receiver, name, value, Value::boolean(throws)});
      Value proxy = Value::object(outcome.proxy);
      return run_prelude(call, "proxySet", {proxy, name, value, receiver, Value::boolean(throws)});
    }
    default:
      if (!throws) return call.give(false);
      fail_set(call.exec, outcome, receiver, to_property_key(call.heap(), name));
      return call.thrown();
  }
}

std::span<const NativeRow> proxy_call_rows() { return table; }

}  // namespace loopscope::js
