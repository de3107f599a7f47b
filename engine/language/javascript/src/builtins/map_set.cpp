// Map and Set (ECMA-262 24.1, 24.2) and their iterators. Filling from an iterable, and forEach, are in the prelude.
#include "support.hpp"

#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

template <class Collection>
NativeResult construct_collection(NativeCall& call, std::string_view name, Intrinsic prototype, std::string_view fill) {
  if (!call.is_construct()) return call.type_error("Constructor {} requires 'new'", name);
  CellId collection =
      make_with_prototype<Collection>(call.heap(), prototype_from_constructor(call.exec, call.new_target, prototype));
  if (call.argument(0).is_nullish()) return call.give_object(collection);
  return run_prelude(call, fill, {Value::object(collection), call.argument(0)});
}

}  // namespace

NativeResult construct_map(NativeCall& call) {
  return construct_collection<MapCell>(call, "Map", Intrinsic::MapPrototype, "fillMap");
}
NativeResult construct_set(NativeCall& call) {
  return construct_collection<SetCell>(call, "Set", Intrinsic::SetPrototype, "fillSet");
}

namespace {

// The collection `this`; null: return `answer`.
template <class Collection>
const Collection* this_collection(NativeCall& call, std::string_view method, NativeResult& answer) {
  const Collection* found =
      call.this_value.is_object() ? call.heap().try_get<Collection>(call.this_value.cell()) : nullptr;
  if (!found) answer = incompatible_receiver(call, method);
  return found;
}

template <class Collection>
OrderedTable& table_of(NativeCall& call) {
  return call.heap().mut<Collection>(call.this_value.cell()).table;
}

template <class Collection>
NativeResult has_key(NativeCall& call, std::string_view method) {
  NativeResult answer;
  if (!this_collection<Collection>(call, method, answer)) return answer;
  Value wanted = table_key(call.heap(), call.argument(0));
  return call.give(
      table_find(call.heap(), this_collection<Collection>(call, method, answer)->table, wanted).has_value());
}

template <class Collection>
NativeResult delete_key(NativeCall& call, std::string_view method) {
  NativeResult answer;
  if (!this_collection<Collection>(call, method, answer)) return answer;
  Value wanted = table_key(call.heap(), call.argument(0));
  return call.give(table_remove(call.heap(), table_of<Collection>(call), wanted));
}

template <class Collection>
NativeResult clear_all(NativeCall& call, std::string_view method) {
  NativeResult answer;
  if (!this_collection<Collection>(call, method, answer)) return answer;
  table_clear(table_of<Collection>(call));
  return call.give_undefined();
}

template <class Collection>
NativeResult give_size(NativeCall& call, std::string_view method) {
  NativeResult answer;
  const Collection* collection = this_collection<Collection>(call, method, answer);
  return collection ? call.give(static_cast<double>(collection->table.live)) : answer;
}

template <class Collection>
NativeResult put(NativeCall& call, std::string_view method, Value value) {
  NativeResult answer;
  if (!this_collection<Collection>(call, method, answer)) return answer;
  Value wanted = table_key(call.heap(), call.argument(0));
  call.heap().charge(sizeof(TableEntry));
  table_set(call.heap(), table_of<Collection>(call), wanted, value);
  return call.give(call.this_value);
}

NativeResult map_get(NativeCall& call) {
  NativeResult answer;
  if (!this_collection<MapCell>(call, "Map.prototype.get", answer)) return answer;
  Value wanted = table_key(call.heap(), call.argument(0));
  const OrderedTable& table = this_collection<MapCell>(call, "", answer)->table;
  auto place = table_find(call.heap(), table, wanted);
  return place ? call.give(table.entries[*place].value) : call.give_undefined();
}
NativeResult map_set(NativeCall& call) { return put<MapCell>(call, "Map.prototype.set", call.argument(1)); }
NativeResult map_has(NativeCall& call) { return has_key<MapCell>(call, "Map.prototype.has"); }
NativeResult map_delete(NativeCall& call) { return delete_key<MapCell>(call, "Map.prototype.delete"); }
NativeResult map_clear(NativeCall& call) { return clear_all<MapCell>(call, "Map.prototype.clear"); }
NativeResult map_size(NativeCall& call) { return give_size<MapCell>(call, "get Map.prototype.size"); }
NativeResult set_add(NativeCall& call) { return put<SetCell>(call, "Set.prototype.add", Value::empty()); }
NativeResult set_has(NativeCall& call) { return has_key<SetCell>(call, "Set.prototype.has"); }
NativeResult set_delete(NativeCall& call) { return delete_key<SetCell>(call, "Set.prototype.delete"); }
NativeResult set_clear(NativeCall& call) { return clear_all<SetCell>(call, "Set.prototype.clear"); }
NativeResult set_size(NativeCall& call) { return give_size<SetCell>(call, "get Set.prototype.size"); }

// --- iterators (24.1.5, 24.2.5)

template <class Collection>
NativeResult iterate(NativeCall& call, std::string_view method, IterationKind iterates) {
  constexpr bool over_map = std::is_same_v<Collection, MapCell>;
  NativeResult answer;
  if (!this_collection<Collection>(call, method, answer)) return answer;
  Intrinsic prototype = over_map ? Intrinsic::MapIteratorPrototype : Intrinsic::SetIteratorPrototype;
  CellId iterator = make_with_prototype<CollectionIteratorCell>(call.heap(), intrinsic(call.exec, prototype));
  auto& cell = call.heap().mut<CollectionIteratorCell>(iterator);
  cell.collection = call.this_value.cell();
  cell.iterates = iterates;
  cell.over_map = over_map;
  return call.give_object(iterator);
}

NativeResult map_keys(NativeCall& call) { return iterate<MapCell>(call, "Map.prototype.keys", IterationKind::Keys); }
NativeResult map_values(NativeCall& call) {
  return iterate<MapCell>(call, "Map.prototype.values", IterationKind::Values);
}
NativeResult map_entries(NativeCall& call) {
  return iterate<MapCell>(call, "Map.prototype.entries", IterationKind::Entries);
}
NativeResult set_values(NativeCall& call) {
  return iterate<SetCell>(call, "Set.prototype.values", IterationKind::Values);
}
NativeResult set_entries(NativeCall& call) {
  return iterate<SetCell>(call, "Set.prototype.entries", IterationKind::Entries);
}

const OrderedTable& iterated_table(const Heap& heap, const CollectionIteratorCell& iterator) {
  return iterator.over_map ? heap.get<MapCell>(iterator.collection).table
                           : heap.get<SetCell>(iterator.collection).table;
}

Value iterated_value(Heap& heap, const CollectionIteratorCell& iterator, const TableEntry& entry) {
  Value value = iterator.over_map ? entry.value : entry.key;
  if (iterator.iterates == IterationKind::Entries)
    return Value::object(make_array(heap, std::vector<Value>{entry.key, value}));
  return iterator.iterates == IterationKind::Keys ? entry.key : value;
}

NativeResult step_iterator(NativeCall& call, bool over_map, std::string_view method) {
  Heap& heap = call.heap();
  const auto* iterator =
      call.this_value.is_object() ? heap.try_get<CollectionIteratorCell>(call.this_value.cell()) : nullptr;
  if (!iterator || iterator->over_map != over_map) return incompatible_receiver(call, method);
  if (!iterator->collection) return call.give(iterator_result(call.exec, Value::undefined(), true));
  const OrderedTable& table = iterated_table(heap, *iterator);
  std::size_t place = table_next(table, iterator->next_order);
  if (place == table.entries.size()) {
    heap.mut<CollectionIteratorCell>(call.this_value.cell()).collection = {};
    return call.give(iterator_result(call.exec, Value::undefined(), true));
  }
  TableEntry entry = table.entries[place];
  Value value = iterated_value(heap, *iterator, entry);
  heap.mut<CollectionIteratorCell>(call.this_value.cell()).next_order = entry.order + 1;
  return call.give(iterator_result(call.exec, value, false));
}

NativeResult map_iterator_next(NativeCall& call) { return step_iterator(call, true, "Map Iterator.prototype.next"); }
NativeResult set_iterator_next(NativeCall& call) { return step_iterator(call, false, "Set Iterator.prototype.next"); }

constexpr NativeRow map_table[] = {
    {"get", 1, map_get},
    {"set", 2, map_set},
    {"has", 1, map_has},
    {"delete", 1, map_delete},
    {"clear", 0, map_clear},
    {"entries", 0, map_entries},
    {"forEach", 1, nullptr, "mapForEach"},
    {"keys", 0, map_keys},
    {"get size", 0, map_size},
    {"values", 0, map_values},
};
// keys is an alias of values (finish_realm.cpp).
constexpr NativeRow set_table[] = {
    {"has", 1, set_has},       {"add", 1, set_add},         {"delete", 1, set_delete},
    {"clear", 0, set_clear},   {"entries", 0, set_entries}, {"forEach", 1, nullptr, "setForEach"},
    {"get size", 0, set_size}, {"values", 0, set_values},   {"keys", 0, set_values},
};
constexpr NativeRow map_iterator_table[] = {{"next", 0, map_iterator_next}};
constexpr NativeRow set_iterator_table[] = {{"next", 0, set_iterator_next}};

}  // namespace

extern const std::span<const NativeRow> map_rows, set_rows, map_iterator_rows, set_iterator_rows;
const std::span<const NativeRow> map_rows = map_table;
const std::span<const NativeRow> set_rows = set_table;
const std::span<const NativeRow> map_iterator_rows = map_iterator_table;
const std::span<const NativeRow> set_iterator_rows = set_iterator_table;

}  // namespace loopscope::js
