// The methods of %TypedArray%.prototype that change the array, and those that give a changed copy (ECMA-262 23.2.3).
#include "typed_array_support.hpp"

#include <javascript/render.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::js {

namespace {

// A list of numbers in place: setting from it runs no user code.
bool is_list_of_elements(const Heap& heap, Value list, ElementType element) {
  if (!is_simple_array(heap, list)) return false;
  for (const Value& value : array_of(heap, list).elements) {
    if (is_big_element(element) ? !value.is_big_integer() : !value.is_number()) return false;
  }
  return true;
}

}  // namespace

NativeResult typed_array_set(NativeCall& call) {
  Heap& heap = call.heap();
  if (!has_kind(heap, call.this_value, Kind::TypedArray)) return call.type_error("this is not a typed array.");
  NativeResult answer;
  auto offset = to_integer_argument(call, 1, answer);
  if (!offset) return answer;
  if (*offset < 0) return call.fail(ErrorType::RangeError, "offset is out of bounds");
  ThisTypedArray target = typed_array_of(heap, call.this_value.cell());
  Value source = call.argument(0);
  bool is_typed = has_kind(heap, source, Kind::TypedArray);
  if (!is_typed && !is_list_of_elements(heap, source, target.element))
    return run_prelude(call, "typedArraySet", {call.this_value, source, Value::number(*offset)});
  std::uint64_t count =
      is_typed ? typed_length(heap, heap.get<TypedArrayCell>(source.cell())) : array_of(heap, source).length;
  if (is_typed && is_big_element(heap.get<TypedArrayCell>(source.cell()).element) != is_big_element(target.element))
    return call.type_error("Cannot mix BigInt and other types, use explicit conversions");
  if (static_cast<double>(count) + *offset > static_cast<double>(target.length))
    return call.fail(ErrorType::RangeError, "offset is out of bounds");
  call.exec.charge(1 + count / 16);
  auto first = static_cast<std::uint64_t>(*offset);
  if (is_typed) {
    copy_elements(heap, target, first, typed_array_of(heap, source.cell()), count);
  } else {
    Elements values = array_of(heap, source).elements;
    for (std::uint32_t i = 0; i < values.size(); ++i) store_element(heap, target.id, first + i, values[i]);
  }
  return call.give_undefined();
}

NativeResult typed_array_fill(NativeCall& call) {
  NativeResult answer;
  auto array = this_typed_array(call, "%TypedArray%.prototype.fill", answer);
  if (!array) return answer;
  auto value = element_argument(call, 0, array->element, answer);
  if (!value) return answer;
  auto length = static_cast<double>(array->length);
  auto begin = position_argument(call, 1, length, 0, answer);
  if (!begin) return answer;
  auto end = position_argument(call, 2, length, length, answer);
  if (!end) return answer;
  if (*begin >= *end) return call.give(call.this_value);
  auto first = static_cast<std::uint64_t>(*begin), count = static_cast<std::uint64_t>(*end - *begin);
  call.exec.charge(1 + count / 32);
  std::uint8_t held[8];
  element_to_bytes(call.heap(), array->element, *value, held);
  Bytes& bytes = bytes_mut(call.heap(), array->buffer);
  bool all_same = std::all_of(held, held + array->size, [&](std::uint8_t byte) { return byte == held[0]; });
  if (all_same)
    bytes.fill(array->byte_of(first), held[0], count * array->size);
  else
    for (std::uint64_t i = 0; i < count; ++i) bytes.write(array->byte_of(first + i), held, array->size);
  return call.give(call.this_value);
}

NativeResult typed_array_copy_within(NativeCall& call) {
  NativeResult answer;
  auto array = this_typed_array(call, "%TypedArray%.prototype.copyWithin", answer);
  if (!array) return answer;
  auto length = static_cast<double>(array->length);
  auto to = position_argument(call, 0, length, 0, answer);
  if (!to) return answer;
  auto from = position_argument(call, 1, length, 0, answer);
  if (!from) return answer;
  auto end = position_argument(call, 2, length, length, answer);
  if (!end) return answer;
  double count = std::min(*end - *from, length - *to);
  if (count <= 0) return call.give(call.this_value);
  auto bytes = static_cast<std::uint64_t>(count) * array->size;
  call.exec.charge(1 + bytes / 32);
  copy_bytes(call.heap(), array->buffer, array->byte_of(static_cast<std::uint64_t>(*to)), array->buffer,
             array->byte_of(static_cast<std::uint64_t>(*from)), bytes);
  return call.give(call.this_value);
}

namespace {

// Elements as raw words, which change places without being converted.
std::vector<std::uint64_t> raw_elements(const Heap& heap, const ThisTypedArray& array) {
  std::vector<std::uint64_t> words(array.length);
  const Bytes& bytes = bytes_of(heap, array.buffer);
  for (std::uint64_t i = 0; i < array.length; ++i) bytes.read(array.byte_of(i), &words[i], array.size);
  return words;
}

void put_raw_elements(Heap& heap, const ThisTypedArray& array, const std::vector<std::uint64_t>& words) {
  Bytes& bytes = bytes_mut(heap, array.buffer);
  for (std::uint64_t i = 0; i < array.length; ++i) bytes.write(array.byte_of(i), &words[i], array.size);
}

ThisTypedArray copy_of(Exec& exec, const ThisTypedArray& array) {
  CellId copy = make_own_typed_array(exec, array.element, array.length);
  ThisTypedArray made = typed_array_of(exec.heap(), copy);
  copy_elements(exec.heap(), made, 0, array, array.length);
  return made;
}

void reverse_elements(Heap& heap, const ThisTypedArray& array) {
  if (array.length == 0) return;
  std::vector<std::uint64_t> words = raw_elements(heap, array);
  std::reverse(words.begin(), words.end());
  put_raw_elements(heap, array, words);
}

// 23.2.4.7 without a comparator: by value, -0 before +0, NaN last.
bool number_before(double x, double y) {
  if (std::isnan(x) || std::isnan(y)) return !std::isnan(x) && std::isnan(y);
  if (x == 0 && y == 0) return std::signbit(x) && !std::signbit(y);
  return x < y;
}

void sort_elements(Heap& heap, const ThisTypedArray& array) {
  if (array.length == 0) return;
  if (is_big_element(array.element)) {
    std::vector<std::uint64_t> words = raw_elements(heap, array);
    bool is_signed = array.element == ElementType::BigInt64;
    std::sort(words.begin(), words.end(), [&](std::uint64_t x, std::uint64_t y) {
      return is_signed ? static_cast<std::int64_t>(x) < static_cast<std::int64_t>(y) : x < y;
    });
    return put_raw_elements(heap, array, words);
  }
  std::vector<double> numbers(array.length);
  for (std::uint64_t i = 0; i < array.length; ++i) numbers[i] = load_element(heap, array.id, i).as_number();
  std::sort(numbers.begin(), numbers.end(), number_before);
  for (std::uint64_t i = 0; i < array.length; ++i) store_element(heap, array.id, i, Value::number(numbers[i]));
}

bool is_comparator(NativeCall& call) {
  if (call.argument(0).is_undefined() || is_callable(call.heap(), call.argument(0))) return true;
  call.type_error("The comparison function must be either a function or undefined");
  return false;
}

}  // namespace

NativeResult typed_array_reverse(NativeCall& call) {
  NativeResult answer;
  auto array = this_typed_array(call, "%TypedArray%.prototype.reverse", answer);
  if (!array) return answer;
  call.exec.charge(1 + array->length / 8);
  reverse_elements(call.heap(), *array);
  return call.give(call.this_value);
}

NativeResult typed_array_to_reversed(NativeCall& call) {
  NativeResult answer;
  auto array = this_typed_array(call, "%TypedArray%.prototype.toReversed", answer);
  if (!array) return answer;
  call.exec.charge(1 + array->length / 8);
  ThisTypedArray copy = copy_of(call.exec, *array);
  reverse_elements(call.heap(), copy);
  return call.give_object(copy.id);
}

NativeResult typed_array_sort(NativeCall& call) {
  if (!is_comparator(call)) return call.thrown();
  NativeResult answer;
  auto array = this_typed_array(call, "%TypedArray%.prototype.sort", answer);
  if (!array) return answer;
  if (!call.argument(0).is_undefined()) return run_prelude(call, "typedArraySort", {call.this_value, call.argument(0)});
  call.exec.charge(1 + array->length * 2);
  sort_elements(call.heap(), *array);
  return call.give(call.this_value);
}

NativeResult typed_array_to_sorted(NativeCall& call) {
  if (!is_comparator(call)) return call.thrown();
  NativeResult answer;
  auto array = this_typed_array(call, "%TypedArray%.prototype.toSorted", answer);
  if (!array) return answer;
  call.exec.charge(1 + array->length * 2);
  ThisTypedArray copy = copy_of(call.exec, *array);
  if (!call.argument(0).is_undefined())
    return run_prelude(call, "typedArraySort", {Value::object(copy.id), call.argument(0)});
  sort_elements(call.heap(), copy);
  return call.give_object(copy.id);
}

NativeResult typed_array_with(NativeCall& call) {
  NativeResult answer;
  auto array = this_typed_array(call, "%TypedArray%.prototype.with", answer);
  if (!array) return answer;
  auto relative = to_integer_argument(call, 0, answer);
  if (!relative) return answer;
  auto value = element_argument(call, 1, array->element, answer);
  if (!value) return answer;
  auto length = static_cast<double>(array->length);
  double place = *relative < 0 ? length + *relative : *relative;
  if (place < 0 || place >= length) return call.fail(ErrorType::RangeError, "Invalid typed array index");
  call.exec.charge(1 + array->length / 8);
  ThisTypedArray copy = copy_of(call.exec, *array);
  store_element(call.heap(), copy.id, static_cast<std::uint64_t>(place), *value);
  return call.give_object(copy.id);
}

}  // namespace loopscope::js
