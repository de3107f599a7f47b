// The methods of %TypedArray%.prototype that only read (ECMA-262 23.2.3), and its table in V8's order. Callbacks are
// called by the prelude.
#include "typed_array_support.hpp"

#include <javascript/iteration.hpp>
#include <javascript/render.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

// --- accessors

const TypedArrayCell* this_cell(NativeCall& call, std::string_view method, NativeResult& answer) {
  if (has_kind(call.heap(), call.this_value, Kind::TypedArray))
    return &call.heap().get<TypedArrayCell>(call.this_value.cell());
  answer = call.type_error("Method {} called on incompatible receiver {}", method,
                           call.this_value.is_object() ? "[object Object]" : shown_value(call.exec, call.this_value));
  return nullptr;
}

NativeResult get_buffer(NativeCall& call) {
  NativeResult answer;
  const auto* array = this_cell(call, "get TypedArray.prototype.buffer", answer);
  return array ? call.give_object(array->buffer) : answer;
}
NativeResult get_byte_length(NativeCall& call) {
  NativeResult answer;
  const auto* array = this_cell(call, "get TypedArray.prototype.byteLength", answer);
  if (!array) return answer;
  return call.give(static_cast<double>(typed_length(call.heap(), *array) * element_row(array->element).size));
}
NativeResult get_byte_offset(NativeCall& call) {
  NativeResult answer;
  const auto* array = this_cell(call, "get TypedArray.prototype.byteOffset", answer);
  if (!array) return answer;
  return call.give(is_out_of_bounds(call.heap(), *array) ? 0.0 : static_cast<double>(array->offset));
}
NativeResult get_length(NativeCall& call) {
  NativeResult answer;
  const auto* array = this_cell(call, "get TypedArray.prototype.length", answer);
  return array ? call.give(static_cast<double>(typed_length(call.heap(), *array))) : answer;
}
NativeResult get_tag(NativeCall& call) {
  if (!has_kind(call.heap(), call.this_value, Kind::TypedArray)) return call.give_undefined();
  ElementType element = call.heap().get<TypedArrayCell>(call.this_value.cell()).element;
  return call.give(ascii_value(call.exec, element_row(element).name));
}

// --- iterators

NativeResult iterate(NativeCall& call, std::string_view method, IterationKind kind) {
  NativeResult answer;
  if (!this_typed_array(call, method, answer)) return answer;
  return call.give_object(make_array_iterator(call.exec, call.this_value, kind));
}
NativeResult entries(NativeCall& call) {
  return iterate(call, "%TypedArray%.prototype.entries", IterationKind::Entries);
}
NativeResult keys(NativeCall& call) { return iterate(call, "%TypedArray%.prototype.keys", IterationKind::Keys); }
NativeResult values(NativeCall& call) { return iterate(call, "%TypedArray%.prototype.values", IterationKind::Values); }

// --- elements

NativeResult at(NativeCall& call) {
  NativeResult answer;
  auto array = this_typed_array(call, "%TypedArray%.prototype.at", answer);
  if (!array) return answer;
  auto relative = to_integer_argument(call, 0, answer);
  if (!relative) return answer;
  double place = *relative < 0 ? static_cast<double>(array->length) + *relative : *relative;
  if (place < 0 || place >= static_cast<double>(array->length)) return call.give_undefined();
  return call.give(load_element(call.heap(), array->id, static_cast<std::uint64_t>(place)));
}

enum class Search : std::uint8_t { Includes, First, Last };

bool matches(Heap& heap, Search search, Value element, Value wanted) {
  return search == Search::Includes ? same_value_zero(heap, element, wanted) : strictly_equal(heap, element, wanted);
}

NativeResult search_elements(NativeCall& call, Search search, std::string_view method) {
  NativeResult answer;
  auto array = this_typed_array(call, method, answer);
  if (!array) return answer;
  auto length = static_cast<double>(array->length);
  double start = search == Search::Last ? length - 1 : 0;
  if (search == Search::Last ? call.count > 1 : !call.argument(1).is_undefined()) {
    auto from = to_integer_argument(call, 1, answer);
    if (!from) return answer;
    if (search == Search::Last)
      start = *from < 0 ? length + *from : std::min(*from, length - 1);
    else
      start = *from < 0 ? std::max(length + *from, 0.0) : *from;
  }
  Heap& heap = call.heap();
  double found = -1, step = search == Search::Last ? -1 : 1;
  bool may_match = is_big_element(array->element) ? call.argument(0).is_big_integer() : call.argument(0).is_number();
  for (double i = start; may_match && i >= 0 && i < length && found < 0; i += step) {
    if (matches(heap, search, load_element(heap, array->id, static_cast<std::uint64_t>(i)), call.argument(0)))
      found = i;
  }
  call.exec.charge(1 + array->length / 8);
  return search == Search::Includes ? call.give(found >= 0) : call.give(found);
}
NativeResult includes(NativeCall& call) {
  return search_elements(call, Search::Includes, "%TypedArray%.prototype.includes");
}
NativeResult index_of(NativeCall& call) {
  return search_elements(call, Search::First, "%TypedArray%.prototype.indexOf");
}
NativeResult last_index_of(NativeCall& call) {
  return search_elements(call, Search::Last, "%TypedArray%.prototype.lastIndexOf");
}

NativeResult join(NativeCall& call) {
  NativeResult answer;
  if (!this_cell(call, "%TypedArray%.prototype.join", answer)) return answer;
  auto array = this_typed_array(call, "%TypedArray%.prototype.join", answer);
  if (!array) return answer;
  Heap& heap = call.heap();
  std::u16string separator = u",", joined;
  if (!call.argument(0).is_undefined()) {
    auto text = to_string_argument(call, 0, answer);
    if (!text) return answer;
    separator = copy_text(heap, *text);
  }
  for (std::uint64_t i = 0; i < array->length; ++i) {
    if (i > 0) joined += separator;
    joined += string_units(heap, primitive_to_string(call.exec, load_element(heap, array->id, i)));
    if (joined.size() > max_string_length) return call.fail(ErrorType::RangeError, "Invalid string length");
  }
  call.exec.charge(array->length + joined.size() / 16);
  return call.give_text(std::move(joined));
}

// --- parts

// A start and an end argument within the array. False: return `answer`.
bool range_arguments(NativeCall& call, double length, double& first, double& count, NativeResult& answer) {
  auto begin = position_argument(call, 0, length, 0, answer);
  if (!begin) return false;
  auto end = position_argument(call, 1, length, length, answer);
  if (!end) return false;
  first = *begin;
  count = std::max(*end - *begin, 0.0);
  return true;
}

NativeResult slice(NativeCall& call) {
  NativeResult answer;
  auto array = this_typed_array(call, "%TypedArray%.prototype.slice", answer);
  if (!array) return answer;
  double first, count;
  if (!range_arguments(call, static_cast<double>(array->length), first, count, answer)) return answer;
  Heap& heap = call.heap();
  if (!has_default_typed_species(call.exec, array->id)) {
    return run_prelude(call, "typedArraySlice", {call.this_value, Value::number(first), Value::number(count)});
  }
  call.exec.charge(1 + static_cast<std::uint64_t>(count) / 32);
  CellId copy = make_own_typed_array(call.exec, array->element, static_cast<std::uint64_t>(count));
  copy_bytes(heap, heap.get<TypedArrayCell>(copy).buffer, 0, array->buffer,
             array->byte_of(static_cast<std::uint64_t>(first)), static_cast<std::uint64_t>(count) * array->size);
  return call.give_object(copy);
}

NativeResult subarray(NativeCall& call) {
  if (!has_kind(call.heap(), call.this_value, Kind::TypedArray))
    return incompatible_receiver(call, "%TypedArray%.prototype.subarray");
  NativeResult answer;
  ThisTypedArray array = typed_array_of(call.heap(), call.this_value.cell());
  double first, count;
  if (!range_arguments(call, static_cast<double>(array.length), first, count, answer)) return answer;
  std::uint64_t offset = array.byte_of(static_cast<std::uint64_t>(first));
  if (!has_default_typed_species(call.exec, array.id)) {
    return run_prelude(call, "typedArraySubarray",
                       {call.this_value, Value::object(array.buffer), Value::number(static_cast<double>(offset)),
                        Value::number(count)});
  }
  return call.give_object(
      make_typed_array(call.exec, array.element, array.buffer, offset, static_cast<std::uint64_t>(count)));
}

constexpr NativeRow table[] = {
    {"get buffer", 0, get_buffer},
    {"get byteLength", 0, get_byte_length},
    {"get byteOffset", 0, get_byte_offset},
    {"get length", 0, get_length},
    {"entries", 0, entries},
    {"keys", 0, keys},
    {"values", 0, values},
    {"at", 1, at},
    {"copyWithin", 2, typed_array_copy_within},
    {"every", 1, nullptr, "typedArrayEvery"},
    {"fill", 1, typed_array_fill},
    {"filter", 1, nullptr, "typedArrayFilter"},
    {"find", 1, nullptr, "typedArrayFind"},
    {"findIndex", 1, nullptr, "typedArrayFindIndex"},
    {"findLast", 1, nullptr, "typedArrayFindLast"},
    {"findLastIndex", 1, nullptr, "typedArrayFindLastIndex"},
    {"forEach", 1, nullptr, "typedArrayForEach"},
    {"includes", 1, includes},
    {"indexOf", 1, index_of},
    {"join", 1, join},
    {"lastIndexOf", 1, last_index_of},
    {"map", 1, nullptr, "typedArrayMap"},
    {"reverse", 0, typed_array_reverse},
    {"reduce", 1, nullptr, "typedArrayReduce"},
    {"reduceRight", 1, nullptr, "typedArrayReduceRight"},
    {"set", 1, typed_array_set},
    {"slice", 2, slice},
    {"some", 1, nullptr, "typedArraySome"},
    {"sort", 1, typed_array_sort},
    {"subarray", 2, subarray},
    {"toLocaleString", 0, nullptr, "typedArrayToLocaleString"},
    {"toString", 0, nullptr, "arrayToString"},  // replaced by the same function as that of arrays (finish_realm.cpp)
    {"toReversed", 0, typed_array_to_reversed},
    {"toSorted", 1, typed_array_to_sorted},
    {"with", 2, typed_array_with},
    {"get [Symbol.toStringTag]", 0, get_tag},
};

}  // namespace

extern const std::span<const NativeRow> typed_array_prototype_rows, typed_array_special_rows;
const std::span<const NativeRow> typed_array_prototype_rows = table;
const std::span<const NativeRow> typed_array_special_rows = {};

}  // namespace loopscope::js
