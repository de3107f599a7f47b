// WeakMap, WeakSet, WeakRef and FinalizationRegistry (ECMA-262 24.3, 24.4, 26.1, 26.2).
#include "support.hpp"

#include <javascript/render.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

template <class Collection>
NativeResult construct_weak(NativeCall& call, std::string_view name, Intrinsic prototype, std::string_view fill) {
  if (!call.is_construct()) return call.type_error("Constructor {} requires 'new'", name);
  CellId collection =
      make_with_prototype<Collection>(call.heap(), prototype_from_constructor(call.exec, call.new_target, prototype));
  if (call.argument(0).is_nullish()) return call.give_object(collection);
  return run_prelude(call, fill, {Value::object(collection), call.argument(0)});
}

}  // namespace

NativeResult construct_weak_map(NativeCall& call) {
  return construct_weak<WeakMapCell>(call, "WeakMap", Intrinsic::WeakMapPrototype, "fillMap");
}
NativeResult construct_weak_set(NativeCall& call) {
  return construct_weak<WeakSetCell>(call, "WeakSet", Intrinsic::WeakSetPrototype, "fillSet");
}

NativeResult construct_weak_reference(NativeCall& call) {
  if (!call.is_construct()) return call.type_error("Constructor WeakRef requires 'new'");
  if (!can_be_held_weakly(call.heap(), call.argument(0))) return call.type_error("WeakRef: invalid target");
  CellId reference = make_with_prototype<WeakReferenceCell>(
      call.heap(), prototype_from_constructor(call.exec, call.new_target, Intrinsic::WeakRefPrototype));
  call.heap().mut<WeakReferenceCell>(reference).target = call.argument(0);
  return call.give_object(reference);
}

NativeResult construct_finalization_registry(NativeCall& call) {
  if (!call.is_construct()) return call.type_error("Constructor FinalizationRegistry requires 'new'");
  if (!is_callable(call.heap(), call.argument(0)))
    return call.type_error("FinalizationRegistry: cleanup must be callable");
  CellId registry = make_with_prototype<FinalizationRegistryCell>(
      call.heap(), prototype_from_constructor(call.exec, call.new_target, Intrinsic::FinalizationRegistryPrototype));
  call.heap().mut<FinalizationRegistryCell>(registry).cleanup = call.argument(0);
  return call.give_object(registry);
}

namespace {

template <class Collection>
bool check_this(NativeCall& call, std::string_view method, NativeResult& answer) {
  if (call.this_value.is_object() && call.heap().try_get<Collection>(call.this_value.cell())) return true;
  answer = incompatible_receiver(call, method);
  return false;
}

template <class Collection>
NativeResult weak_has(NativeCall& call, std::string_view method) {
  NativeResult answer;
  if (!check_this<Collection>(call, method, answer)) return answer;
  return call.give(weak_find(call.heap().get<Collection>(call.this_value.cell()).table, call.argument(0)).has_value());
}

template <class Collection>
NativeResult weak_delete(NativeCall& call, std::string_view method) {
  NativeResult answer;
  if (!check_this<Collection>(call, method, answer)) return answer;
  return call.give(weak_remove(call.heap().mut<Collection>(call.this_value.cell()).table, call.argument(0)));
}

template <class Collection>
NativeResult weak_put(NativeCall& call, std::string_view method, std::string_view refusal, Value value) {
  NativeResult answer;
  if (!check_this<Collection>(call, method, answer)) return answer;
  if (!can_be_held_weakly(call.heap(), call.argument(0))) return call.type_error("{}", refusal);
  call.heap().charge(sizeof(WeakEntry));
  weak_set(call.heap().mut<Collection>(call.this_value.cell()).table, call.argument(0), value);
  return call.give(call.this_value);
}

NativeResult weak_map_get(NativeCall& call) {
  NativeResult answer;
  if (!check_this<WeakMapCell>(call, "WeakMap.prototype.get", answer)) return answer;
  const WeakTable& table = call.heap().get<WeakMapCell>(call.this_value.cell()).table;
  auto place = weak_find(table, call.argument(0));
  return place ? call.give(table.entries[*place].value) : call.give_undefined();
}
NativeResult weak_map_set(NativeCall& call) {
  return weak_put<WeakMapCell>(call, "WeakMap.prototype.set", "Invalid value used as weak map key", call.argument(1));
}
NativeResult weak_map_has(NativeCall& call) { return weak_has<WeakMapCell>(call, "WeakMap.prototype.has"); }
NativeResult weak_map_delete(NativeCall& call) { return weak_delete<WeakMapCell>(call, "WeakMap.prototype.delete"); }
NativeResult weak_set_add(NativeCall& call) {
  return weak_put<WeakSetCell>(call, "WeakSet.prototype.add", "Invalid value used in weak set", Value::undefined());
}
NativeResult weak_set_has(NativeCall& call) { return weak_has<WeakSetCell>(call, "WeakSet.prototype.has"); }
NativeResult weak_set_delete(NativeCall& call) { return weak_delete<WeakSetCell>(call, "WeakSet.prototype.delete"); }

NativeResult weak_reference_deref(NativeCall& call) {
  NativeResult answer;
  if (!check_this<WeakReferenceCell>(call, "WeakRef.prototype.deref", answer)) return answer;
  return call.give(call.heap().get<WeakReferenceCell>(call.this_value.cell()).target);
}

// --- FinalizationRegistry

NativeResult invalid_token(NativeCall& call, Value token) {
  return call.type_error("Invalid unregisterToken ('{}')", shown_value(call.exec, token));
}

NativeResult registry_register(NativeCall& call) {
  NativeResult answer;
  if (!check_this<FinalizationRegistryCell>(call, "FinalizationRegistry.prototype.register", answer)) return answer;
  Value target = call.argument(0), held = call.argument(1), token = call.argument(2);
  if (!can_be_held_weakly(call.heap(), target)) {
    return call.type_error("FinalizationRegistry.prototype.register: invalid target");
  }
  if (same_value(call.heap(), target, held)) {
    return call.type_error("FinalizationRegistry.prototype.register: target and holdings must not be same");
  }
  bool has_token = can_be_held_weakly(call.heap(), token);
  if (!has_token && !token.is_undefined()) return invalid_token(call, token);
  WeakId token_id{has_token ? token.cell() : CellId{}};
  call.heap()
      .mut<FinalizationRegistryCell>(call.this_value.cell())
      .entries.push_back({WeakId{target.cell()}, token_id, held});
  return call.give_undefined();
}

NativeResult registry_unregister(NativeCall& call) {
  NativeResult answer;
  if (!check_this<FinalizationRegistryCell>(call, "FinalizationRegistry.prototype.unregister", answer)) return answer;
  if (!can_be_held_weakly(call.heap(), call.argument(0))) return invalid_token(call, call.argument(0));
  WeakId token{call.argument(0).cell()};
  auto& entries = call.heap().mut<FinalizationRegistryCell>(call.this_value.cell()).entries;
  return call.give(std::erase_if(entries, [&](const FinalizationEntry& entry) { return entry.token == token; }) > 0);
}

constexpr NativeRow weak_map_table[] = {
    {"delete", 1, weak_map_delete},
    {"get", 1, weak_map_get},
    {"set", 2, weak_map_set},
    {"has", 1, weak_map_has},
};
constexpr NativeRow weak_set_table[] = {
    {"delete", 1, weak_set_delete},
    {"has", 1, weak_set_has},
    {"add", 1, weak_set_add},
};
constexpr NativeRow weak_reference_table[] = {{"deref", 0, weak_reference_deref}};
constexpr NativeRow registry_table[] = {
    {"register", 2, registry_register},
    {"unregister", 1, registry_unregister},
};

}  // namespace

extern const std::span<const NativeRow> weak_map_rows, weak_set_rows, weak_reference_rows, finalization_registry_rows;
const std::span<const NativeRow> weak_map_rows = weak_map_table;
const std::span<const NativeRow> weak_set_rows = weak_set_table;
const std::span<const NativeRow> weak_reference_rows = weak_reference_table;
const std::span<const NativeRow> finalization_registry_rows = registry_table;

}  // namespace loopscope::js
