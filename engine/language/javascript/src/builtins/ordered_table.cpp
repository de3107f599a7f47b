#include <javascript/big_integer.hpp>
#include <javascript/collections.hpp>

#include <cmath>

namespace loopscope::js {

namespace {

std::size_t hash_key(const Heap& heap, Value key) {
  if (!key.is_big_integer())
    return static_cast<std::size_t>(mix_hash(static_cast<std::uint64_t>(key.tag()), key.bits()));
  Hasher hasher;
  add_hash(hasher, heap.get<BigIntegerCell>(key.cell()));
  return static_cast<std::size_t>(hasher.result());
}

bool same_key(const Heap& heap, Value x, Value y) {
  if (x == y) return true;
  return x.is_big_integer() && y.is_big_integer() && big_integers_equal(heap, x, y);
}

// Deleted entries keep their bucket (their key is empty) until the next rebuild, so that probing past them works.
void place(const Heap& heap, OrderedTable& table, std::size_t at) {
  std::size_t mask = table.buckets.size() - 1;
  std::size_t bucket = hash_key(heap, table.entries[at].key) & mask;
  while (table.buckets[bucket]) bucket = (bucket + 1) & mask;
  table.buckets[bucket] = static_cast<std::uint32_t>(at + 1);
}

void rebuild(const Heap& heap, OrderedTable& table) {
  ChunkedSequence<TableEntry, 64> kept;
  for (const TableEntry& entry : table.entries) {
    if (!entry.key.is_empty()) kept.push_back(entry);
  }
  table.entries = std::move(kept);
  std::size_t size = 16;
  while (size < table.entries.size() * 3) size *= 2;
  table.buckets.assign(size, 0);
  for (std::size_t at = 0; at < table.entries.size(); ++at) place(heap, table, at);
}

}  // namespace

Value table_key(Heap& heap, Value key) {
  if (key.is_string()) return Value::string(intern_string(heap, CellId{1}, key.cell()));
  if (!key.is_number()) return key;
  if (std::isnan(key.as_number())) return Value::number(std::nan(""));
  return Value::number(key.as_number() + 0.0);
}

std::optional<std::size_t> table_find(const Heap& heap, const OrderedTable& table, Value key) {
  if (table.buckets.empty()) return std::nullopt;
  std::size_t mask = table.buckets.size() - 1;
  for (std::size_t bucket = hash_key(heap, key) & mask; table.buckets[bucket]; bucket = (bucket + 1) & mask) {
    std::size_t at = table.buckets[bucket] - 1;
    if (same_key(heap, table.entries[at].key, key)) return at;
  }
  return std::nullopt;
}

void table_set(const Heap& heap, OrderedTable& table, Value key, Value value) {
  if (auto at = table_find(heap, table, key)) {
    table.entries.mut(*at).value = value;
    return;
  }
  if ((table.entries.size() + 1) * 2 > table.buckets.size()) rebuild(heap, table);
  table.entries.push_back({key, value, table.next_order++});
  ++table.live;
  place(heap, table, table.entries.size() - 1);
}

bool table_remove(const Heap& heap, OrderedTable& table, Value key) {
  auto at = table_find(heap, table, key);
  if (!at) return false;
  TableEntry& entry = table.entries.mut(*at);
  entry.key = entry.value = Value::empty();
  --table.live;
  if (table.entries.size() > 32 && table.live * 4 < table.entries.size()) rebuild(heap, table);
  return true;
}

void table_clear(OrderedTable& table) {
  table.entries.clear();
  table.buckets.clear();
  table.live = 0;
}

std::size_t table_next(const OrderedTable& table, std::uint64_t order) {
  std::size_t low = 0, high = table.entries.size();
  // Where nothing was deleted before it, an entry lies as far from the end as its order from next_order.
  if (table.next_order - order <= high && order <= table.next_order) {
    std::size_t guess = high - static_cast<std::size_t>(table.next_order - order);
    if (guess == high || table.entries[guess].order == order) low = high = guess;
  }
  while (low < high) {
    std::size_t middle = (low + high) / 2;
    if (table.entries[middle].order < order)
      low = middle + 1;
    else
      high = middle;
  }
  while (low < table.entries.size() && table.entries[low].key.is_empty()) ++low;
  return low;
}

}  // namespace loopscope::js
