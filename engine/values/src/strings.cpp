#include <values/strings.hpp>

namespace loopscope {

namespace {

constexpr std::uint32_t shortest_rope = 24;  // below this, copying units is cheaper than a rope node

std::uint32_t short_hash(std::u16string_view units) {
  std::uint64_t h = hash_units(units);
  return static_cast<std::uint32_t>(h ^ (h >> 32));
}

// Appends a rope's units from left to right without recursion.
void append_rope(const Heap& heap, CellId id, std::u16string& out) {
  std::vector<CellId> pending{id};
  while (!pending.empty()) {
    const auto& part = heap.get<StringCell>(pending.back());
    pending.pop_back();
    if (part.is_rope()) {
      pending.push_back(part.right);
      pending.push_back(part.left);
    } else {
      out += part.units;
    }
  }
}

// Index of the bucket that holds these units, or of the empty one where they belong.
std::size_t find_bucket(const Heap& heap, const InternTableCell& table, std::u16string_view units, std::uint32_t hash) {
  std::size_t mask = table.buckets.size() - 1;
  for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
    CellId id = table.buckets[at].id;
    if (!id) return at;
    if (table.hashes[at] == hash && heap.get<StringCell>(id).units == units) return at;
  }
}

void place(InternTableCell& table, WeakId id, std::uint32_t hash) {
  std::size_t mask = table.buckets.size() - 1;
  std::size_t at = hash & mask;
  while (table.buckets[at].id) at = (at + 1) & mask;
  table.buckets[at] = id;
  table.hashes[at] = hash;
}

template <class Keep>
void rebuild(InternTableCell& table, std::size_t size, Keep keep) {
  std::vector<WeakId> buckets(size);
  std::vector<std::uint32_t> hashes(size);
  buckets.swap(table.buckets);
  hashes.swap(table.hashes);
  table.count = 0;
  for (std::size_t i = 0; i < buckets.size(); ++i) {
    if (!buckets[i].id || !keep(buckets[i].id)) continue;
    place(table, buckets[i], hashes[i]);
    ++table.count;
  }
}

void remember(Heap& heap, CellId table_id, CellId string, std::size_t bucket, std::uint32_t hash) {
  auto& table = heap.mut<InternTableCell>(table_id);
  table.buckets[bucket] = WeakId{string};
  table.hashes[bucket] = hash;
  if (++table.count * 2 < table.buckets.size()) return;
  heap.charge(table.buckets.size() * (sizeof(WeakId) + sizeof(std::uint32_t)));
  rebuild(table, table.buckets.size() * 2, [](CellId) { return true; });
}

}  // namespace

bool InternTableCell::has_dead(const LiveSet& live) const {
  for (WeakId weak : buckets) {
    if (weak.id && !live.contains(weak.id)) return true;
  }
  return false;
}

void InternTableCell::forget_dead(const LiveSet& live) {
  rebuild(*this, buckets.size(), [&](CellId id) { return live.contains(id); });
}

CellId make_intern_table(Heap& heap) { return heap.make<InternTableCell>(); }

CellId make_string(Heap& heap, std::u16string text) { return heap.make<StringCell>(std::move(text)); }

CellId make_ascii_string(Heap& heap, std::string_view text) {
  return heap.make<StringCell>(std::u16string(text.begin(), text.end()));
}

CellId intern(Heap& heap, CellId table, std::u16string_view units) {
  std::uint32_t hash = short_hash(units);
  const auto& found = heap.get<InternTableCell>(table);
  std::size_t bucket = find_bucket(heap, found, units, hash);
  if (CellId id = found.buckets[bucket].id) return id;
  CellId id = make_string(heap, std::u16string(units));
  heap.mut<StringCell>(id).interned = true;
  remember(heap, table, id, bucket, hash);
  return id;
}

CellId intern_string(Heap& heap, CellId table, CellId string) {
  const auto& cell = heap.get<StringCell>(string);
  if (cell.interned) return string;
  if (cell.canonical) return cell.canonical;
  std::u16string_view units = string_units(heap, string);
  std::uint32_t hash = short_hash(units);
  const auto& found = heap.get<InternTableCell>(table);
  std::size_t bucket = find_bucket(heap, found, units, hash);
  if (CellId id = found.buckets[bucket].id) {
    heap.mut<StringCell>(string).canonical = id;
    return id;
  }
  heap.mut<StringCell>(string).interned = true;
  remember(heap, table, string, bucket, hash);
  return string;
}

CellId concatenate(Heap& heap, CellId left, CellId right) {
  const auto& x = heap.get<StringCell>(left);
  const auto& y = heap.get<StringCell>(right);
  if (x.length == 0) return right;
  if (y.length == 0) return left;
  std::uint32_t total = x.length + y.length;
  if (total >= shortest_rope || x.is_rope() || y.is_rope()) return heap.make<StringCell>(left, right, total);
  std::u16string text;
  text.reserve(total);
  text += x.units;
  text += y.units;
  return make_string(heap, std::move(text));
}

std::u16string_view string_units(Heap& heap, CellId id) {
  const auto& cell = heap.get<StringCell>(id);
  if (!cell.is_rope()) return cell.units;
  std::u16string text;
  text.reserve(cell.length);
  append_rope(heap, id, text);
  auto& flat = heap.mut<StringCell>(id);
  heap.charge(text.size() * sizeof(char16_t));
  flat.units = std::move(text);
  flat.left = flat.right = CellId{};
  return flat.units;
}

std::u16string copy_text(const Heap& heap, CellId id) {
  const auto& cell = heap.get<StringCell>(id);
  if (!cell.is_rope()) return cell.units;
  std::u16string text;
  text.reserve(cell.length);
  append_rope(heap, id, text);
  return text;
}

bool strings_equal(Heap& heap, CellId x, CellId y) {
  if (x == y) return true;
  const auto& a = heap.get<StringCell>(x);
  const auto& b = heap.get<StringCell>(y);
  if (a.length != b.length) return false;
  if (a.interned && b.interned) return false;
  return string_units(heap, x) == string_units(heap, y);
}

int compare_strings(Heap& heap, CellId x, CellId y) { return string_units(heap, x).compare(string_units(heap, y)); }

}  // namespace loopscope
