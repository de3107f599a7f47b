// Atomics (ECMA-262 25.4). One thread runs at a time, so every access is atomic. Waiting and waking:
// prelude/atomics.js.
#include "typed_array_support.hpp"

#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

// ValidateIntegerTypedArray and ValidateAtomicAccess.
struct Access {
  ThisTypedArray array;
  std::uint64_t index = 0;
};
std::optional<Access> access_argument(NativeCall& call, NativeResult& answer) {
  Value value = call.argument(0);
  bool is_integer = has_kind(call.heap(), value, Kind::TypedArray);
  if (is_integer) {
    ElementType element = call.heap().get<TypedArrayCell>(value.cell()).element;
    is_integer =
        element != ElementType::Float32 && element != ElementType::Float64 && element != ElementType::Uint8Clamped;
  }
  if (!is_integer) {
    answer = call.type_error("{} is not an integer typed array.", shown_value(call.exec, value));
    return std::nullopt;
  }
  Access access{typed_array_of(call.heap(), value.cell())};
  auto index = to_integer_argument(call, 1, answer);
  if (!index) return std::nullopt;
  if (*index < 0 || *index >= static_cast<double>(access.array.length)) {
    answer = call.fail(ErrorType::RangeError, "Invalid atomic access index");
    return std::nullopt;
  }
  access.index = static_cast<std::uint64_t>(*index);
  return access;
}

std::uint64_t bits_of(const Heap& heap, ElementType element, Value value) {
  std::uint64_t bits = 0;
  element_to_bytes(heap, element, value, reinterpret_cast<std::uint8_t*>(&bits));
  return bits;
}

Value value_of(Heap& heap, ElementType element, std::uint64_t bits) {
  return element_from_bytes(heap, element, reinterpret_cast<const std::uint8_t*>(&bits));
}

// ToIntegerOrInfinity or ToBigInt of the argument.
std::optional<Value> operand_argument(NativeCall& call, std::uint32_t index, ElementType element,
                                      NativeResult& answer) {
  auto value = element_argument(call, index, element, answer);
  if (value && value->is_number()) return Value::number(to_integer(value->as_number()));
  return value;
}

using Combine = std::uint64_t (*)(std::uint64_t, std::uint64_t);

NativeResult change(NativeCall& call, Combine combine) {
  NativeResult answer;
  auto access = access_argument(call, answer);
  if (!access) return answer;
  ElementType element = access->array.element;
  auto operand = operand_argument(call, 2, element, answer);
  if (!operand) return answer;
  Heap& heap = call.heap();
  Value old = load_element(heap, access->array.id, access->index);
  std::uint64_t bits = combine(bits_of(heap, element, old), bits_of(heap, element, *operand));
  Value fresh = value_of(heap, element, bits);
  store_element(heap, access->array.id, access->index, fresh);
  return call.give(old);
}

NativeResult add(NativeCall& call) {
  return change(call, [](std::uint64_t x, std::uint64_t y) { return x + y; });
}
NativeResult subtract(NativeCall& call) {
  return change(call, [](std::uint64_t x, std::uint64_t y) { return x - y; });
}
NativeResult bitwise_and(NativeCall& call) {
  return change(call, [](std::uint64_t x, std::uint64_t y) { return x & y; });
}
NativeResult bitwise_or(NativeCall& call) {
  return change(call, [](std::uint64_t x, std::uint64_t y) { return x | y; });
}
NativeResult bitwise_xor(NativeCall& call) {
  return change(call, [](std::uint64_t x, std::uint64_t y) { return x ^ y; });
}
NativeResult exchange(NativeCall& call) {
  return change(call, [](std::uint64_t, std::uint64_t y) { return y; });
}

NativeResult load(NativeCall& call) {
  NativeResult answer;
  auto access = access_argument(call, answer);
  return access ? call.give(load_element(call.heap(), access->array.id, access->index)) : answer;
}

NativeResult store(NativeCall& call) {
  NativeResult answer;
  auto access = access_argument(call, answer);
  if (!access) return answer;
  auto value = operand_argument(call, 2, access->array.element, answer);
  if (!value) return answer;
  store_element(call.heap(), access->array.id, access->index, *value);
  return call.give(*value);
}

NativeResult compare_exchange(NativeCall& call) {
  NativeResult answer;
  auto access = access_argument(call, answer);
  if (!access) return answer;
  ElementType element = access->array.element;
  auto expected = operand_argument(call, 2, element, answer);
  if (!expected) return answer;
  auto replacement = operand_argument(call, 3, element, answer);
  if (!replacement) return answer;
  Heap& heap = call.heap();
  Value old = load_element(heap, access->array.id, access->index);
  if (bits_of(heap, element, old) == bits_of(heap, element, *expected))
    store_element(heap, access->array.id, access->index, *replacement);
  return call.give(old);
}

NativeResult is_lock_free(NativeCall& call) {
  NativeResult answer;
  auto size = to_integer_argument(call, 0, answer);
  if (!size) return answer;
  return call.give(*size == 1 || *size == 2 || *size == 4 || *size == 8);
}

constexpr NativeRow table[] = {
    {"load", 2, load},
    {"store", 3, store},
    {"add", 3, add},
    {"sub", 3, subtract},
    {"and", 3, bitwise_and},
    {"or", 3, bitwise_or},
    {"xor", 3, bitwise_xor},
    {"exchange", 3, exchange},
    {"compareExchange", 4, compare_exchange},
    {"isLockFree", 1, is_lock_free},
    {"wait", 4, nullptr, "atomicsWait"},
    {"waitAsync", 4, nullptr, "atomicsWaitAsync"},
    {"notify", 3, nullptr, "atomicsNotify"},
};

}  // namespace

extern const std::span<const NativeRow> atomics_rows;
const std::span<const NativeRow> atomics_rows = table;

}  // namespace loopscope::js
