#include "typed_array_support.hpp"

#include <base/utf.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

ThisTypedArray typed_array_of(const Heap& heap, CellId array) {
  const auto& cell = heap.get<TypedArrayCell>(array);
  return {array, cell.buffer, cell.element, cell.offset, typed_length(heap, cell), element_row(cell.element).size};
}

std::optional<ThisTypedArray> this_typed_array(NativeCall& call, std::string_view method, NativeResult& answer) {
  if (!has_kind(call.heap(), call.this_value, Kind::TypedArray)) {
    answer = call.type_error("this is not a typed array.");
    return std::nullopt;
  }
  if (is_out_of_bounds(call.heap(), call.heap().get<TypedArrayCell>(call.this_value.cell()))) {
    answer = call.type_error("Cannot perform {} on a detached ArrayBuffer", method);
    return std::nullopt;
  }
  return typed_array_of(call.heap(), call.this_value.cell());
}

std::optional<Value> to_big_integer_value(NativeCall& call, Value primitive) {
  if (primitive.is_big_integer()) return primitive;
  if (primitive.is_boolean())
    return make_big_integer(call.heap(), BigInteger::from_int64(primitive.as_boolean() ? 1 : 0));
  if (primitive.is_string()) {
    std::u16string text = copy_text(call.heap(), primitive.cell());
    call.exec.charge(1 + text.size() * text.size() / 64);
    if (BigIntegerResult parsed = BigInteger::parse(text)) return make_big_integer(call.heap(), parsed.value);
    call.fail(ErrorType::SyntaxError, "Cannot convert {} to a BigInt", utf16_to_utf8(text));
    return std::nullopt;
  }
  call.type_error("Cannot convert {} to a BigInt", shown_value(call.exec, primitive));
  return std::nullopt;
}

std::optional<Value> element_argument(NativeCall& call, std::uint32_t index, ElementType element,
                                      NativeResult& answer) {
  if (!is_big_element(element)) {
    auto number = to_number_argument(call, index, answer);
    return number ? std::optional(Value::number(*number)) : std::nullopt;
  }
  if (call.argument(index).is_object()) return answer = call.convert(index, Hint::Number), std::nullopt;
  auto integer = to_big_integer_value(call, call.argument(index));
  if (!integer) answer = call.thrown();
  return integer;
}

bool has_default_typed_species(Exec& exec, CellId array) {
  Heap& heap = exec.heap();
  CellId constructor = intrinsic(exec, element_row(heap.get<TypedArrayCell>(array).element).constructor);
  auto found = plain_get(heap, array, key(Name::constructor));
  if (!found || *found != Value::object(constructor)) return false;
  Property species = find_property(heap, constructor, key(Symbol::species));
  if (!species.is_accessor()) return false;
  Value getter = heap.get<AccessorCell>(species.value.cell()).getter;
  return has_kind(heap, getter, Kind::NativeFunction) &&
         heap.get<NativeFunctionCell>(getter.cell()).native == native_number("species_rows", 0);
}

CellId make_own_typed_array(Exec& exec, ElementType element, std::uint64_t length) {
  CellId buffer = make_array_buffer(exec, length * element_row(element).size);
  return make_typed_array(exec, element, buffer, 0, length);
}

void copy_bytes(Heap& heap, CellId to, std::uint64_t to_offset, CellId from, std::uint64_t from_offset,
                std::uint64_t count) {
  if (count == 0) return;
  std::vector<std::uint8_t> held(count);
  bytes_of(heap, from).read(from_offset, held.data(), count);
  bytes_mut(heap, to).write(to_offset, held.data(), count);
}

namespace {

// Integers of one width are the same bytes whatever their sign; clamping looks at the value.
bool same_bytes(ElementType to, ElementType from) {
  if (to == from) return true;
  auto is_integer = [](ElementType type) { return type != ElementType::Float32 && type != ElementType::Float64; };
  if (!is_integer(to) || !is_integer(from) || element_row(to).size != element_row(from).size) return false;
  return to != ElementType::Uint8Clamped || from == ElementType::Uint8;
}

}  // namespace

void copy_elements(Heap& heap, const ThisTypedArray& to, std::uint64_t at, const ThisTypedArray& from,
                   std::uint64_t count) {
  if (same_bytes(to.element, from.element))
    return copy_bytes(heap, to.buffer, to.byte_of(at), from.buffer, from.offset, count * to.size);
  std::vector<Value> held;
  held.reserve(count);
  for (std::uint64_t i = 0; i < count; ++i) held.push_back(load_element(heap, from.id, i));
  for (std::uint64_t i = 0; i < count; ++i) store_element(heap, to.id, at + i, held[i]);
}

}  // namespace loopscope::js
