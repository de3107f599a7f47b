#include <runtime/timers.hpp>

namespace loopscope {

namespace {

std::size_t duration_hash(std::int64_t duration) {
  return static_cast<std::size_t>(mix_hash(0, static_cast<std::uint64_t>(duration)));
}

}  // namespace

bool TimerTable::before(const Heap& heap, CellId x, CellId y) const {
  const auto& a = heap.get<TimerListCell>(x);
  const auto& b = heap.get<TimerListCell>(y);
  if (a.expiry_ms != b.expiry_ms) return a.expiry_ms < b.expiry_ms;
  return a.expiry_rest_ns != b.expiry_rest_ns ? a.expiry_rest_ns < b.expiry_rest_ns : a.id < b.id;
}

void TimerTable::put(Heap& heap, std::size_t position, CellId list) {
  lists_.mut(position) = list;
  heap.mut<TimerListCell>(list).position = static_cast<std::uint32_t>(position);
}

void TimerTable::sift_up(Heap& heap, std::size_t position) {
  CellId list = lists_[position];
  while (position > 0) {
    std::size_t parent = (position - 1) / 2;
    if (!before(heap, list, lists_[parent])) break;
    put(heap, position, lists_[parent]);
    position = parent;
  }
  put(heap, position, list);
}

void TimerTable::sift_down(Heap& heap, std::size_t position) {
  CellId list = lists_[position];
  for (;;) {
    std::size_t child = 2 * position + 1;
    if (child >= lists_.size()) break;
    if (child + 1 < lists_.size() && before(heap, lists_[child + 1], lists_[child])) ++child;
    if (!before(heap, lists_[child], list)) break;
    put(heap, position, lists_[child]);
    position = child;
  }
  put(heap, position, list);
}

void TimerTable::reorder(Heap& heap, CellId list) {
  sift_down(heap, heap.get<TimerListCell>(list).position);
  sift_up(heap, heap.get<TimerListCell>(list).position);
}

void TimerTable::give_new_id(Heap& heap, CellId list) { heap.mut<TimerListCell>(list).id = next_list_id_++; }

std::size_t TimerTable::bucket_of(const Heap& heap, std::int64_t duration) const {
  std::size_t mask = by_duration_.size() - 1;
  std::size_t at = duration_hash(duration) & mask;
  while (by_duration_[at] && heap.get<TimerListCell>(by_duration_[at]).duration_ms != duration) at = (at + 1) & mask;
  return at;
}

void TimerTable::grow_buckets(Heap& heap) {
  std::size_t size = std::max<std::size_t>(16, by_duration_.size() * 2);
  by_duration_.clear();
  for (std::size_t i = 0; i < size; ++i) by_duration_.push_back(CellId{});
  for (std::size_t i = 0; i < lists_.size(); ++i) {
    by_duration_.mut(bucket_of(heap, heap.get<TimerListCell>(lists_[i]).duration_ms)) = lists_[i];
  }
}

CellId TimerTable::list_for(Heap& heap, std::int64_t duration, std::int64_t expiry) {
  if ((lists_.size() + 1) * 2 > by_duration_.size()) grow_buckets(heap);
  std::size_t bucket = bucket_of(heap, duration);
  if (by_duration_[bucket]) return by_duration_[bucket];
  CellId list = heap.make<TimerListCell>();
  auto& cell = heap.mut<TimerListCell>(list);
  cell.duration_ms = duration;
  cell.expiry_ms = expiry;
  cell.id = next_list_id_++;
  cell.position = static_cast<std::uint32_t>(lists_.size());
  by_duration_.mut(bucket) = list;
  lists_.push_back(list);
  sift_up(heap, lists_.size() - 1);
  return list;
}

bool TimerTable::is_listed(const Heap& heap, CellId list) const {
  std::uint32_t position = heap.get<TimerListCell>(list).position;
  return position < lists_.size() && lists_[position] == list;
}

void TimerTable::drop_if_empty(Heap& heap, CellId list) {
  const auto& cell = heap.get<TimerListCell>(list);
  if (cell.first || !is_listed(heap, list)) return;
  // Backward-shift deletion keeps the open-addressed table free of tombstones.
  std::size_t mask = by_duration_.size() - 1;
  std::size_t hole = bucket_of(heap, cell.duration_ms);
  for (std::size_t at = (hole + 1) & mask; by_duration_[at]; at = (at + 1) & mask) {
    std::size_t home = duration_hash(heap.get<TimerListCell>(by_duration_[at]).duration_ms) & mask;
    if (((at - home) & mask) < ((at - hole) & mask)) continue;
    by_duration_.mut(hole) = by_duration_[at];
    hole = at;
  }
  by_duration_.mut(hole) = CellId{};

  std::size_t position = cell.position;
  CellId last = lists_.back();
  lists_.pop_back();
  if (last == list) return;
  put(heap, position, last);
  reorder(heap, last);
}

void TimerTable::arm(Heap& heap, CellId timer, std::int64_t start_ms) {
  std::int64_t duration = heap.get<TimerCell>(timer).duration_ms;
  heap.mut<TimerCell>(timer).start_ms = start_ms;
  append(heap, list_for(heap, duration, start_ms + duration), timer);
}

void TimerTable::arm_alone(Heap& heap, CellId timer, std::uint64_t due_ns) {
  constexpr std::uint64_t ns_per_ms = 1'000'000;
  auto due_ms = static_cast<std::int64_t>(due_ns / ns_per_ms);
  CellId list = list_for(heap, -static_cast<std::int64_t>(next_list_id_), due_ms);
  heap.mut<TimerListCell>(list).expiry_rest_ns = static_cast<std::uint32_t>(due_ns % ns_per_ms);
  reorder(heap, list);
  auto& cell = heap.mut<TimerCell>(timer);
  cell.start_ms = due_ms - cell.duration_ms;
  cell.due_ns = due_ns;
  append(heap, list, timer);
}

void TimerTable::append(Heap& heap, CellId list, CellId timer) {
  auto& cell = heap.mut<TimerCell>(timer);
  auto& owner = heap.mut<TimerListCell>(list);
  cell.armed = true;
  cell.list = list;
  cell.previous = owner.last;
  cell.next = CellId{};
  if (owner.last) heap.mut<TimerCell>(owner.last).next = timer;
  owner.last = timer;
  if (!owner.first) owner.first = timer;
  ++armed_count_;
  if (cell.referenced) ++referenced_count_;
}

void TimerTable::disarm(Heap& heap, CellId timer) {
  auto& cell = heap.mut<TimerCell>(timer);
  if (!cell.armed) return;
  auto& owner = heap.mut<TimerListCell>(cell.list);
  if (cell.previous)
    heap.mut<TimerCell>(cell.previous).next = cell.next;
  else
    owner.first = cell.next;
  if (cell.next)
    heap.mut<TimerCell>(cell.next).previous = cell.previous;
  else
    owner.last = cell.previous;
  cell.armed = false;
  cell.previous = cell.next = CellId{};
  --armed_count_;
  if (cell.referenced) --referenced_count_;
}

void TimerTable::set_referenced(Heap& heap, CellId timer, bool referenced) {
  auto& cell = heap.mut<TimerCell>(timer);
  if (cell.referenced == referenced) return;
  cell.referenced = referenced;
  if (!cell.armed) return;
  referenced_count_ += referenced ? 1u : ~0u;
}

}  // namespace loopscope
