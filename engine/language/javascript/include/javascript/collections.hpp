#pragma once
// Map, Set, their weak cousins, and their iterators, as plain data. What a table holds is kept in order of
// insertion. Each entry has a number that only grows, and an iterator remembers a number rather than a place: so it
// survives deletions, clear() and compaction (ECMA-262 24.1.3.5, 24.2.3.6).
#include <base/chunked.hpp>
#include <javascript/iteration.hpp>

namespace loopscope::js {

struct TableEntry {
  Value key;    // empty: deleted
  Value value;  // sets leave it empty
  std::uint64_t order = 0;
  auto fields() const { return std::tie(key, value, order); }
  friend bool operator==(const TableEntry& x, const TableEntry& y) { return x.fields() == y.fields(); }
};

// Keys are kept as `table_key` makes them, so that two keys are the same exactly when their values are equal bits, but
// for big integers.
struct OrderedTable {
  ChunkedSequence<TableEntry, 64> entries;
  std::uint32_t live = 0;
  std::uint64_t next_order = 0;
  std::vector<std::uint32_t> buckets;  // open-addressed, place + 1; derived from entries

  auto fields() const { return std::tie(entries, live, next_order); }
  friend bool operator==(const OrderedTable& x, const OrderedTable& y) { return x.fields() == y.fields(); }
};

// The key in the form tables compare: strings interned, -0 as 0, one NaN (SameValueZero).
Value table_key(Heap& heap, Value key);
// Place of `key` (in table form) among the entries, or nothing.
std::optional<std::size_t> table_find(const Heap& heap, const OrderedTable& table, Value key);
void table_set(const Heap& heap, OrderedTable& table, Value key, Value value);
bool table_remove(const Heap& heap, OrderedTable& table, Value key);
void table_clear(OrderedTable& table);
// Place of the first live entry whose order is at least `order`, or entries.size().
std::size_t table_next(const OrderedTable& table, std::uint64_t order);

struct MapCell : ObjectCell {
  JS_OBJECT_CELL(MapCell, "map", Map)
  OrderedTable table;
  JS_OBJECT_FIELDS(table)
};

struct SetCell : ObjectCell {
  JS_OBJECT_CELL(SetCell, "set", Set)
  OrderedTable table;
  JS_OBJECT_FIELDS(table)
};

// Over a Map or Set.
struct CollectionIteratorCell : ObjectCell {
  JS_OBJECT_CELL(CollectionIteratorCell, "collection iterator", CollectionIterator)
  CellId collection;             // none: done
  std::uint64_t next_order = 0;  // of the next entry to give
  IterationKind iterates = IterationKind::Values;
  bool over_map = false;
  JS_OBJECT_FIELDS(collection, next_order, iterates, over_map)
};

struct StringIteratorCell : ObjectCell {
  JS_OBJECT_CELL(StringIteratorCell, "string iterator", StringIterator)
  Value string = Value::undefined();  // undefined: done
  std::uint32_t next_index = 0;
  JS_OBJECT_FIELDS(string, next_index)
};

// --- weak collections: keys are objects and symbols, held weakly; values are held by the table.

struct WeakEntry {
  WeakId key;
  bool is_symbol = false;
  Value value;
  auto fields() const { return std::tie(key, is_symbol, value); }
  friend bool operator==(const WeakEntry& x, const WeakEntry& y) { return x.fields() == y.fields(); }
};

struct WeakTable {
  std::vector<WeakEntry> entries;      // one without a key was removed
  std::vector<std::uint32_t> buckets;  // open-addressed, place + 1; derived from entries

  auto fields() const { return std::tie(entries); }
  friend bool operator==(const WeakTable& x, const WeakTable& y) { return x.entries == y.entries; }
  bool has_dead(const LiveSet& live) const;
  void forget_dead(const LiveSet& live);
};

bool can_be_held_weakly(const Heap& heap, Value value);  // 9.13
std::optional<std::size_t> weak_find(const WeakTable& table, Value key);
void weak_set(WeakTable& table, Value key, Value value);
bool weak_remove(WeakTable& table, Value key);

struct WeakMapCell : ObjectCell {
  JS_OBJECT_CELL(WeakMapCell, "weak map", WeakMap)
  WeakTable table;
  JS_OBJECT_FIELDS(table)
  bool has_dead(const LiveSet& live) const { return table.has_dead(live); }
  void forget_dead(const LiveSet& live) { table.forget_dead(live); }
};

struct WeakSetCell : ObjectCell {
  JS_OBJECT_CELL(WeakSetCell, "weak set", WeakSet)
  WeakTable table;
  JS_OBJECT_FIELDS(table)
  bool has_dead(const LiveSet& live) const { return table.has_dead(live); }
  void forget_dead(const LiveSet& live) { table.forget_dead(live); }
};

// Collection must not show: a short program under node never sees a WeakRef emptied, so ours holds its target.
struct WeakReferenceCell : ObjectCell {
  JS_OBJECT_CELL(WeakReferenceCell, "weak reference", WeakReference)
  Value target;
  JS_OBJECT_FIELDS(target)
};

struct FinalizationEntry {
  WeakId target;
  WeakId token;  // none when there is no token
  Value held;
  auto fields() const { return std::tie(target, token, held); }
  friend bool operator==(const FinalizationEntry& x, const FinalizationEntry& y) { return x.fields() == y.fields(); }
};

// For the same reason its cleanup is never called.
struct FinalizationRegistryCell : ObjectCell {
  JS_OBJECT_CELL(FinalizationRegistryCell, "finalization registry", FinalizationRegistry)
  Value cleanup = Value::undefined();
  std::vector<FinalizationEntry> entries;
  JS_OBJECT_FIELDS(cleanup, entries)
  bool has_dead(const LiveSet& live) const;
  void forget_dead(const LiveSet& live);
};

}  // namespace loopscope::js
