// Map, Set, their iterators and their weak cousins.
#include "collection.hpp"
#include "raw.hpp"

#include <javascript/collections.hpp>

#include <algorithm>

namespace loopscope::js::inspection {

namespace {

struct Entry {
  Value key, value;
};

// The live entries from `order` on.
std::vector<Entry> entries_of(const OrderedTable& table, std::uint64_t order = 0) {
  std::vector<Entry> out;
  for (std::size_t i = table_next(table, order); i < table.entries.size(); ++i) {
    const TableEntry& entry = table.entries[i];
    if (!entry.key.is_empty()) out.push_back({entry.key, entry.value});
  }
  return out;
}

std::vector<Entry> entries_of(const WeakTable& table) {
  std::vector<Entry> out;
  for (const WeakEntry& entry : table.entries) {
    if (entry.key.id)
      out.push_back({entry.is_symbol ? Value::symbol(entry.key.id) : Value::object(entry.key.id), entry.value});
  }
  return out;
}

using EntryText = std::u16string (*)(Context&, const Entry&, int depth);

std::u16string key_of(Context& context, const Entry& entry, int depth) {
  return format_value(context, entry.key, depth);
}
std::u16string value_of(Context& context, const Entry& entry, int depth) {
  return format_value(context, entry.value, depth);
}

std::u16string arrow(Context& context, const Entry& entry, int depth) {
  std::u16string left = format_value(context, entry.key, depth);
  return left + u" => " + format_value(context, entry.value, depth);
}

// [ key, value ], as iterators over entries give it.
std::u16string pair(Context& context, const Entry& entry, int depth) {
  Output both{format_value(context, entry.key, depth)};
  both.push_back(format_value(context, entry.value, depth));
  return reduce_to_single_string(context, std::move(both), {u"", u"[", u"]", Entries::ArrayLike, {}}, depth);
}

void list(Context& context, const std::vector<Entry>& entries, EntryText text, int depth, Output& output) {
  std::size_t shown = shown_count(context, entries.size());
  context.charge(entries.size());
  context.indentation += 2;
  for (std::size_t i = 0; i < shown && !context.stopped(); ++i) output.push_back(text(context, entries[i], depth));
  context.indentation -= 2;
  if (shown < entries.size()) output.push_back(remaining_text(entries.size() - shown));
}

void list_set(Context& context, Raw& raw, int depth, Output& output) {
  list(context, entries_of(context.heap().get<SetCell>(raw.object).table), key_of, depth, output);
}

void list_map(Context& context, Raw& raw, int depth, Output& output) {
  list(context, entries_of(context.heap().get<MapCell>(raw.object).table), arrow, depth, output);
}

// What the iterator has not given yet.
std::vector<Entry> pending_entries(const Heap& heap, const CollectionIteratorCell& iterator) {
  if (!iterator.collection) return {};
  if (iterator.over_map) return entries_of(heap.get<MapCell>(iterator.collection).table, iterator.next_order);
  std::vector<Entry> out = entries_of(heap.get<SetCell>(iterator.collection).table, iterator.next_order);
  for (Entry& entry : out) entry.value = entry.key;
  return out;
}

void list_iterator(Context& context, Raw& raw, int depth, Output& output) {
  const auto& iterator = context.heap().get<CollectionIteratorCell>(raw.object);
  EntryText text = iterator.iterates == IterationKind::Keys     ? key_of
                   : iterator.iterates == IterationKind::Values ? value_of
                                                                : pair;
  list(context, pending_entries(context.heap(), iterator), text, depth, output);
}

void list_unknown(Context& context, Raw&, int, Output& output) {
  output.push_back(stylize(context, u"<items unknown>", Style::Special));
}

void list_weak(Context& context, const std::vector<Entry>& entries, EntryText text, int depth, Output& output) {
  Output items;
  list(context, entries, text, depth, items);
  if (!context.options.sorted)
    std::sort(items.begin(), items.end() - (items.size() > shown_count(context, entries.size()) ? 1 : 0));
  output.insert(output.end(), items.begin(), items.end());
}

void list_weak_set(Context& context, Raw& raw, int depth, Output& output) {
  list_weak(context, entries_of(context.heap().get<WeakSetCell>(raw.object).table), key_of, depth, output);
}

void list_weak_map(Context& context, Raw& raw, int depth, Output& output) {
  list_weak(context, entries_of(context.heap().get<WeakMapCell>(raw.object).table), arrow, depth, output);
}

void describe_table(Context& context, Raw& raw, std::u16string_view fallback, const OrderedTable& table) {
  std::u16string name = prefix_of(raw, fallback, size_text(table.live));
  raw.keys = shown_keys(context, raw.object);
  raw.layout.opening = name + u"{";
  if (table.live == 0 && !raw.has_properties()) raw.finish(name + u"{}");
}

// [Map Iterator], with the tag before it when it is another.
std::u16string iterator_name(const Raw& raw, std::u16string_view type, std::u16string_view what) {
  std::u16string standard = std::u16string(type) + u" Iterator";
  std::u16string before = raw.tag.empty() || raw.tag == standard ? u"" : raw.tag + u"] [";
  return u"[" + before + std::u16string(type) + std::u16string(what) + u"] {";
}

}  // namespace

std::optional<CollectionEntries> collection_entries(const Heap& heap, CellId object) {
  CollectionEntries out;
  std::vector<Entry> entries;
  IterationKind kind = IterationKind::Values;
  if (const auto* map = heap.try_get<MapCell>(object)) {
    entries = entries_of(map->table);
    kind = IterationKind::Entries;
  } else if (const auto* set = heap.try_get<SetCell>(object)) {
    entries = entries_of(set->table);
    for (Entry& entry : entries) entry.value = entry.key;
  } else if (const auto* iterator = heap.try_get<CollectionIteratorCell>(object)) {
    entries = pending_entries(heap, *iterator);
    kind = iterator->iterates;
  } else {
    return std::nullopt;
  }
  out.has_keys = kind == IterationKind::Entries;
  for (const Entry& entry : entries) {
    out.keys.push_back(entry.key);
    out.values.push_back(kind == IterationKind::Keys ? entry.key : entry.value);
  }
  return out;
}

void describe_set(Context& context, Raw& raw) {
  describe_table(context, raw, u"Set", context.heap().get<SetCell>(raw.object).table);
  raw.list_contents = list_set;
}

void describe_map(Context& context, Raw& raw) {
  describe_table(context, raw, u"Map", context.heap().get<MapCell>(raw.object).table);
  raw.list_contents = list_map;
}

void describe_collection_iterator(Context& context, Raw& raw) {
  const auto& iterator = context.heap().get<CollectionIteratorCell>(raw.object);
  raw.keys = shown_keys(context, raw.object);
  raw.layout.opening = iterator_name(raw, iterator.over_map ? u"Map" : u"Set",
                                     iterator.iterates == IterationKind::Entries ? u" Entries" : u" Iterator");
  raw.list_contents = list_iterator;
}

void describe_weak_set(Context& context, Raw& raw) {
  raw.layout.opening = prefix_of(raw, u"WeakSet") + u"{";
  raw.list_contents = context.options.show_hidden ? list_weak_set : list_unknown;
}

void describe_weak_map(Context& context, Raw& raw) {
  raw.layout.opening = prefix_of(raw, u"WeakMap") + u"{";
  raw.list_contents = context.options.show_hidden ? list_weak_map : list_unknown;
}

}  // namespace loopscope::js::inspection
