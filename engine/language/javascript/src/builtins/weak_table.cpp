#include <javascript/collections.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

std::size_t hash_cell(CellId id) { return static_cast<std::size_t>(mix_hash(0, id.index)); }

void place(WeakTable& table, std::size_t at) {
  std::size_t mask = table.buckets.size() - 1;
  std::size_t bucket = hash_cell(table.entries[at].key.id) & mask;
  while (table.buckets[bucket]) bucket = (bucket + 1) & mask;
  table.buckets[bucket] = static_cast<std::uint32_t>(at + 1);
}

// Removed entries (no key) stay until the next rebuild, so that probing past them works.
void rebuild(WeakTable& table) {
  std::erase_if(table.entries, [](const WeakEntry& entry) { return !entry.key.id; });
  std::size_t size = 16;
  while (size < table.entries.size() * 3) size *= 2;
  table.buckets.assign(size, 0);
  for (std::size_t at = 0; at < table.entries.size(); ++at) place(table, at);
}

}  // namespace

bool WeakTable::has_dead(const LiveSet& live) const {
  return std::any_of(entries.begin(), entries.end(),
                     [&](const WeakEntry& entry) { return entry.key.id && !live.contains(entry.key.id); });
}

void WeakTable::forget_dead(const LiveSet& live) {
  std::erase_if(entries, [&](const WeakEntry& entry) { return entry.key.id && !live.contains(entry.key.id); });
  rebuild(*this);
}

bool can_be_held_weakly(const Heap& heap, Value value) {
  if (value.is_object()) return true;
  return value.is_symbol() && !heap.get<SymbolCell>(value.cell()).is_registered;
}

std::optional<std::size_t> weak_find(const WeakTable& table, Value key) {
  if (table.buckets.empty() || !(key.is_object() || key.is_symbol())) return std::nullopt;
  std::size_t mask = table.buckets.size() - 1;
  for (std::size_t bucket = hash_cell(key.cell()) & mask; table.buckets[bucket]; bucket = (bucket + 1) & mask) {
    std::size_t at = table.buckets[bucket] - 1;
    if (table.entries[at].key.id == key.cell()) return at;
  }
  return std::nullopt;
}

void weak_set(WeakTable& table, Value key, Value value) {
  if (auto at = weak_find(table, key)) {
    table.entries[*at].value = value;
    return;
  }
  table.entries.push_back({WeakId{key.cell()}, key.is_symbol(), value});
  if (table.entries.size() * 2 > table.buckets.size()) return rebuild(table);
  place(table, table.entries.size() - 1);
}

bool weak_remove(WeakTable& table, Value key) {
  auto at = weak_find(table, key);
  if (!at) return false;
  table.entries[*at] = WeakEntry{};
  return true;
}

bool FinalizationRegistryCell::has_dead(const LiveSet& live) const {
  return std::any_of(entries.begin(), entries.end(), [&](const FinalizationEntry& entry) {
    return !live.contains(entry.target.id) || (entry.token.id && !live.contains(entry.token.id));
  });
}

void FinalizationRegistryCell::forget_dead(const LiveSet& live) {
  std::erase_if(entries, [&](const FinalizationEntry& entry) { return !live.contains(entry.target.id); });
  for (FinalizationEntry& entry : entries) {
    if (entry.token.id && !live.contains(entry.token.id)) entry.token = {};
  }
}

}  // namespace loopscope::js
