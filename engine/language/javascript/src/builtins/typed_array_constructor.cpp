// The typed array constructors (ECMA-262 23.2.5) and what %TypedArray% itself has (23.2.2).
#include "constructors.hpp"
#include "typed_array_support.hpp"

#include <javascript/render.hpp>

#include <cmath>

namespace loopscope::js {

namespace {

NativeResult fail_length(NativeCall& call, double length) {
  return call.fail(ErrorType::RangeError, "Invalid typed array length: {}",
                   shown_value(call.exec, Value::number(length)));
}

void set_prototype_for(NativeCall& call, CellId array, ElementType element) {
  if (call.new_target == Value::object(intrinsic(call.exec, element_row(element).constructor))) return;
  set_prototype(call.heap(), array,
                prototype_from_constructor(call.exec, call.new_target, element_row(element).prototype));
}

bool is_allowed_length(double length, ElementType element) {
  return length >= 0 && length * element_row(element).size <= static_cast<double>(most_buffer_bytes);
}

NativeResult from_length(NativeCall& call, ElementType element) {
  NativeResult answer;
  auto length = to_integer_argument(call, 0, answer);
  if (!length) return answer;
  if (!is_allowed_length(*length, element)) return fail_length(call, *length);
  CellId array = make_own_typed_array(call.exec, element, static_cast<std::uint64_t>(*length));
  set_prototype_for(call, array, element);
  return call.give_object(array);
}

// 23.2.5.1.3 InitializeTypedArrayFromArrayBuffer
NativeResult from_buffer(NativeCall& call, ElementType element) {
  const ElementRow& row = element_row(element);
  NativeResult answer;
  auto offset = to_integer_argument(call, 1, answer);
  if (!offset) return answer;
  if (*offset < 0)
    return call.fail(ErrorType::RangeError, "Start offset {} is outside the bounds of the buffer",
                     shown_value(call.exec, Value::number(*offset)));
  if (std::fmod(*offset, row.size) != 0)
    return call.fail(ErrorType::RangeError, "start offset of {} should be a multiple of {}", row.name, row.size);
  double length = -1;
  if (!call.argument(2).is_undefined()) {
    auto wanted = to_integer_argument(call, 2, answer);
    if (!wanted) return answer;
    if (*wanted < 0) return fail_length(call, *wanted);
    length = *wanted;
  }
  CellId buffer = call.argument(0).cell();
  const auto& cell = call.heap().get<ArrayBufferCell>(buffer);
  if (cell.is_detached) return call.type_error("Cannot perform Construct on a detached ArrayBuffer");
  auto available = static_cast<double>(cell.bytes.byte_count());
  bool tracks = length < 0 && cell.is_resizable;
  if (length < 0 && !tracks && std::fmod(available, row.size) != 0)
    return call.fail(ErrorType::RangeError, "byte length of {} should be a multiple of {}", row.name, row.size);
  if (length < 0 && *offset > available)
    return call.fail(ErrorType::RangeError, "Start offset {} is outside the bounds of the buffer",
                     shown_value(call.exec, Value::number(*offset)));
  if (length >= 0 && *offset + length * row.size > available) return fail_length(call, length);
  if (length < 0) length = (available - *offset) / row.size;
  CellId array = make_typed_array(call.exec, element, buffer, static_cast<std::uint64_t>(*offset),
                                  static_cast<std::uint64_t>(length));
  call.heap().mut<TypedArrayCell>(array).tracks_length = tracks;
  set_prototype_for(call, array, element);
  return call.give_object(array);
}

NativeResult from_typed_array(NativeCall& call, ElementType element) {
  Heap& heap = call.heap();
  ThisTypedArray source = typed_array_of(heap, call.argument(0).cell());
  if (is_out_of_bounds(heap, heap.get<TypedArrayCell>(source.id)))
    return call.type_error("Cannot perform Construct on a detached ArrayBuffer");
  if (is_big_element(element) != is_big_element(source.element))
    return call.type_error("Cannot mix BigInt and other types, use explicit conversions");
  call.exec.charge(1 + source.length / 8);
  CellId array = make_own_typed_array(call.exec, element, source.length);
  copy_elements(heap, typed_array_of(heap, array), 0, source, source.length);
  set_prototype_for(call, array, element);
  return call.give_object(array);
}

// A plain array of numbers is copied here; everything else goes through the prelude.
bool is_list_of_numbers(Exec& exec, Value list) {
  if (!is_pristine_array(exec, list) || !is_simple_array(exec.heap(), list)) return false;
  for (const Value& value : array_of(exec.heap(), list).elements) {
    if (!value.is_number()) return false;
  }
  return true;
}

NativeResult from_object(NativeCall& call, ElementType element) {
  Heap& heap = call.heap();
  Value source = call.argument(0);
  if (is_big_element(element) || !is_list_of_numbers(call.exec, source)) {
    Value constructor = Value::object(intrinsic(call.exec, element_row(element).constructor));
    return run_prelude(call, "typedArrayFromObject", {call.new_target, constructor, source});
  }
  Elements numbers = array_of(heap, source).elements;
  call.exec.charge(1 + numbers.size() / 4);
  CellId array = make_own_typed_array(call.exec, element, numbers.size());
  for (std::uint32_t i = 0; i < numbers.size(); ++i) store_element(heap, array, i, numbers[i]);
  set_prototype_for(call, array, element);
  return call.give_object(array);
}

NativeResult construct_view(NativeCall& call, ElementType element) {
  if (!call.is_construct()) return call.type_error("Constructor {} requires 'new'", element_row(element).name);
  Value first = call.argument(0);
  if (!first.is_object()) return from_length(call, element);
  switch (kind_of(call.heap(), first.cell())) {
    case Kind::ArrayBuffer:
      return from_buffer(call, element);
    case Kind::TypedArray:
      return from_typed_array(call, element);
    default:
      return from_object(call, element);
  }
}

constexpr NativeRow static_table[] = {
    {"of", 0, nullptr, "typedArrayOf"},
    {"from", 1, nullptr, "typedArrayFrom"},
};

}  // namespace

NativeResult construct_abstract_typed_array(NativeCall& call) {
  return call.type_error("Abstract class TypedArray not directly constructable");
}

#define TYPED_ARRAY(name, type) \
  NativeResult construct_##name(NativeCall& call) { return construct_view(call, ElementType::type); }
TYPED_ARRAY(int8_array, Int8)
TYPED_ARRAY(uint8_array, Uint8)
TYPED_ARRAY(uint8_clamped_array, Uint8Clamped)
TYPED_ARRAY(int16_array, Int16)
TYPED_ARRAY(uint16_array, Uint16)
TYPED_ARRAY(int32_array, Int32)
TYPED_ARRAY(uint32_array, Uint32)
TYPED_ARRAY(float32_array, Float32)
TYPED_ARRAY(float64_array, Float64)
TYPED_ARRAY(big_int64_array, BigInt64)
TYPED_ARRAY(big_uint64_array, BigUint64)
#undef TYPED_ARRAY

extern const std::span<const NativeRow> typed_array_rows;
const std::span<const NativeRow> typed_array_rows = static_table;

}  // namespace loopscope::js
