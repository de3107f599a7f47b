#include <javascript/ready_queue.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

constexpr std::size_t most_parts = 8;         // of an object that is looked into
constexpr std::uint32_t most_looked_at = 64;  // elements, for a second coroutine

bool is_suspended(const Heap& heap, CellId id) {
  Kind kind = kind_of(heap, id);
  bool is_coroutine = kind == Kind::Generator || kind == Kind::AsyncGenerator;
  return is_coroutine && parked_frame_of(heap, id).present;
}

template <class Values>
CellId first_suspended(const Heap& heap, const Values& values) {
  std::size_t looked_at = 0;
  for (Value value : values) {
    if (looked_at++ == most_parts) break;
    if (value.is_object() && is_suspended(heap, value.cell())) return value.cell();
  }
  return {};
}

bool holds_two(const Heap& heap, const ArrayCell& array) {
  std::size_t found = 0, looked_at = 0;
  for (Value value : array.elements) {
    if (looked_at++ == most_looked_at) break;
    if (coroutine_held_by(heap, value) && ++found == 2) return true;
  }
  return false;
}

void note(Heap& heap, CellId id, Value moved, ArrayUse use) {
  const auto& array = heap.get<ArrayCell>(id);
  if ((array.uses & use) != 0) return;
  bool has_held = array.uses != 0 || (coroutine_held_by(heap, moved) && holds_two(heap, array));
  if (!has_held) return;
  heap.mut<ArrayCell>(id).uses |= static_cast<std::uint8_t>(HeldCoroutines | use);
}

}  // namespace

CellId coroutine_held_by(const Heap& heap, Value value) {
  if (!value.is_object()) return {};
  CellId id = value.cell();
  if (is_suspended(heap, id)) return id;
  Kind kind = kind_of(heap, id);
  if (kind == Kind::Array) return first_suspended(heap, heap.get<ArrayCell>(id).elements);
  return kind == Kind::Object ? first_suspended(heap, object_of(heap, id).slots) : CellId{};
}

void note_take(Heap& heap, CellId array, bool first) {
  const auto& elements = heap.get<ArrayCell>(array).elements;
  if (elements.empty()) return;
  note(heap, array, first ? elements[0] : elements.back(), first ? TakenFirst : TakenLast);
}

void note_put(Heap& heap, CellId array, bool first) {
  const auto& elements = heap.get<ArrayCell>(array).elements;
  if (elements.empty()) return;
  note(heap, array, first ? elements[0] : elements.back(), first ? PutFirst : PutLast);
}

bool is_ready_queue(const ArrayCell& array) {
  auto has = [&](int uses) { return (array.uses & uses) == uses; };
  return has(TakenFirst | PutLast) || has(TakenLast | PutFirst);
}

bool takes_last(const ArrayCell& array) { return (array.uses & (TakenFirst | PutLast)) != (TakenFirst | PutLast); }

}  // namespace loopscope::js
