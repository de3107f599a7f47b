// Array and string iterators (ECMA-262 22.1.5, 23.1.5).
#include "array_methods.hpp"
#include "support.hpp"

#include <base/utf.hpp>
#include <javascript/typed_array.hpp>

namespace loopscope::js {

namespace {

NativeResult give_iterator(NativeCall& call, IterationKind iterates) {
  if (call.this_value.is_nullish()) return fail_nullish(call);
  return call.give_object(
      make_array_iterator(call.exec, Value::object(to_object(call.exec, call.this_value)), iterates));
}

}  // namespace

NativeResult array_keys(NativeCall& call) { return give_iterator(call, IterationKind::Keys); }
NativeResult array_entries(NativeCall& call) { return give_iterator(call, IterationKind::Entries); }
NativeResult array_values(NativeCall& call) { return give_iterator(call, IterationKind::Values); }

namespace {

std::optional<double> plain_length(Heap& heap, CellId object) {
  if (kind_of(heap, object) == Kind::Array) return heap.get<ArrayCell>(object).length;
  if (const auto* array = heap.try_get<TypedArrayCell>(object)) return static_cast<double>(typed_length(heap, *array));
  auto length = plain_get(heap, object, key(Name::length));
  if (!length || !(length->is_number() || length->is_undefined())) return std::nullopt;
  return length->is_undefined() ? 0 : to_length(length->as_number());
}

// What the iterator gives at `index`; nothing when reading it runs user code.
std::optional<Value> iterated_value(Exec& exec, IterationKind kind, CellId array, double index) {
  Heap& heap = exec.heap();
  Value place = Value::number(index);
  if (kind == IterationKind::Keys) return place;
  auto element = plain_get(heap, array, to_property_key(heap, place));
  if (!element || kind == IterationKind::Values) return element;
  return Value::object(make_array(heap, std::vector<Value>{place, *element}));
}

NativeResult array_iterator_next(NativeCall& call) {
  Heap& heap = call.heap();
  if (!has_kind(heap, call.this_value, Kind::ArrayIterator))
    return incompatible_receiver(call, "Array Iterator.prototype.next");
  const auto& iterator = heap.get<ArrayIteratorCell>(call.this_value.cell());
  if (iterator.target.is_undefined()) return call.give(iterator_result(call.exec, Value::undefined(), true));
  CellId array = iterator.target.cell();
  if (const auto* typed = heap.try_get<TypedArrayCell>(array); typed && is_out_of_bounds(heap, *typed))
    return call.type_error("Cannot perform %ArrayIteratorPrototype%.next on a detached ArrayBuffer");
  double index = iterator.next_index;
  auto length = plain_length(heap, array);
  if (length && index >= *length) {
    heap.mut<ArrayIteratorCell>(call.this_value.cell()).target = Value::undefined();
    return call.give(iterator_result(call.exec, Value::undefined(), true));
  }
  auto value = length ? iterated_value(call.exec, iterator.iterates, array, index) : std::nullopt;
  if (!value) {
    Value kind = Value::number(static_cast<double>(iterator.iterates));
    return run_prelude(call, "arrayIteratorStep", {call.this_value, Value::object(array), Value::number(index), kind});
  }
  heap.mut<ArrayIteratorCell>(call.this_value.cell()).next_index = static_cast<std::uint32_t>(index) + 1;
  return call.give(iterator_result(call.exec, *value, false));
}

NativeResult string_iterator_next(NativeCall& call) {
  Heap& heap = call.heap();
  if (!has_kind(heap, call.this_value, Kind::StringIterator))
    return incompatible_receiver(call, "String Iterator.prototype.next");
  CellId id = call.this_value.cell();
  Value string = heap.get<StringIteratorCell>(id).string;
  std::uint32_t index = heap.get<StringIteratorCell>(id).next_index;
  if (string.is_undefined() || index >= string_length(heap, string.cell())) {
    heap.mut<StringIteratorCell>(id).string = Value::undefined();
    return call.give(iterator_result(call.exec, Value::undefined(), true));
  }
  std::u16string_view units = string_units(heap, string.cell());
  std::u16string point(units.substr(index, code_point_at(units, index).length));
  heap.mut<StringIteratorCell>(id).next_index = index + static_cast<std::uint32_t>(point.size());
  return call.give(iterator_result(call.exec, Value::string(intern(heap, CellId{1}, point)), false));
}

NativeResult give_this(NativeCall& call) { return call.give(call.this_value); }

constexpr NativeRow array_table[] = {{"next", 0, array_iterator_next}};
constexpr NativeRow string_table[] = {{"next", 0, string_iterator_next}};
constexpr NativeRow iterator_table[] = {{"[Symbol.iterator]", 0, give_this}};
constexpr NativeRow async_iterator_table[] = {{"[Symbol.asyncIterator]", 0, give_this}};

}  // namespace

extern const std::span<const NativeRow> array_iterator_rows, string_iterator_rows, iterator_rows, async_iterator_rows;
const std::span<const NativeRow> array_iterator_rows = array_table;
const std::span<const NativeRow> string_iterator_rows = string_table;
const std::span<const NativeRow> iterator_rows = iterator_table;
const std::span<const NativeRow> async_iterator_rows = async_iterator_table;

}  // namespace loopscope::js
