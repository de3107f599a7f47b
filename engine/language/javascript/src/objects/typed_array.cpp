// Elements of typed arrays (ECMA-262 10.4.5, 25.1.3).
#include <javascript/typed_array.hpp>

#include <base/number_format.hpp>
#include <base/number_parse.hpp>
#include <base/utf.hpp>
#include <javascript/big_integer.hpp>
#include <javascript/bytes_argument.hpp>
#include <javascript/element_access.hpp>
#include <javascript/lazy_property.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace loopscope::js {

const ElementRow& element_row(ElementType type) {
  static constexpr ElementRow rows[] = {
      {"Int8Array", 1, Intrinsic::Int8Array, Intrinsic::Int8ArrayPrototype},
      {"Uint8Array", 1, Intrinsic::Uint8Array, Intrinsic::Uint8ArrayPrototype},
      {"Uint8ClampedArray", 1, Intrinsic::Uint8ClampedArray, Intrinsic::Uint8ClampedArrayPrototype},
      {"Int16Array", 2, Intrinsic::Int16Array, Intrinsic::Int16ArrayPrototype},
      {"Uint16Array", 2, Intrinsic::Uint16Array, Intrinsic::Uint16ArrayPrototype},
      {"Int32Array", 4, Intrinsic::Int32Array, Intrinsic::Int32ArrayPrototype},
      {"Uint32Array", 4, Intrinsic::Uint32Array, Intrinsic::Uint32ArrayPrototype},
      {"Float32Array", 4, Intrinsic::Float32Array, Intrinsic::Float32ArrayPrototype},
      {"Float64Array", 8, Intrinsic::Float64Array, Intrinsic::Float64ArrayPrototype},
      {"BigInt64Array", 8, Intrinsic::BigInt64Array, Intrinsic::BigInt64ArrayPrototype},
      {"BigUint64Array", 8, Intrinsic::BigUint64Array, Intrinsic::BigUint64ArrayPrototype},
  };
  return rows[static_cast<std::size_t>(type)];
}

// --- where views end

bool is_out_of_bounds(const Heap& heap, const TypedArrayCell& array) {
  const auto& buffer = heap.get<ArrayBufferCell>(array.buffer);
  if (buffer.is_detached) return true;
  std::uint64_t end = array.tracks_length ? 0 : array.length * element_row(array.element).size;
  return array.offset + end > buffer.bytes.byte_count();
}

std::uint64_t typed_length(const Heap& heap, const TypedArrayCell& array) {
  if (is_out_of_bounds(heap, array)) return 0;
  if (!array.tracks_length) return array.length;
  return (bytes_of(heap, array.buffer).byte_count() - array.offset) / element_row(array.element).size;
}

bool is_out_of_bounds(const Heap& heap, const DataViewCell& view) {
  const auto& buffer = heap.get<ArrayBufferCell>(view.buffer);
  return buffer.is_detached || view.offset + (view.tracks_length ? 0 : view.length) > buffer.bytes.byte_count();
}

std::uint64_t view_length(const Heap& heap, const DataViewCell& view) {
  if (is_out_of_bounds(heap, view)) return 0;
  return view.tracks_length ? bytes_of(heap, view.buffer).byte_count() - view.offset : view.length;
}

// --- numbers and their bytes

namespace {

template <class T>
T raw(const std::uint8_t* bytes) {
  T value;
  std::memcpy(&value, bytes, sizeof(T));
  return value;
}

template <class T>
void put_raw(std::uint8_t* bytes, T value) {
  std::memcpy(bytes, &value, sizeof(T));
}

// ToUint8Clamp (7.1.12): halves go to the even neighbour.
std::uint8_t clamped(double number) {
  if (!(number > 0)) return 0;
  if (number >= 255) return 255;
  double low = std::floor(number), rest = number - low;
  bool up = rest > 0.5 || (rest == 0.5 && std::fmod(low, 2) == 1);
  return static_cast<std::uint8_t>(low + (up ? 1 : 0));
}

std::uint32_t integer_of(double number) {
  auto quick = static_cast<std::int32_t>(number > -2147483648.0 && number < 2147483648.0 ? number : 0);
  return quick == number ? static_cast<std::uint32_t>(quick) : to_uint32(number);
}

// A number too large for a float is infinite.
float float_of(double number) {
  constexpr double too_large = 3.4028235677973366e38;
  if (std::fabs(number) >= too_large)
    return number > 0 ? std::numeric_limits<float>::infinity() : -std::numeric_limits<float>::infinity();
  return static_cast<float>(number);
}

Value big_value(Heap& heap, std::uint64_t bits, bool is_signed) {
  return make_big_integer(
      heap, is_signed ? BigInteger::from_int64(static_cast<std::int64_t>(bits)) : BigInteger::from_uint64(bits));
}

}  // namespace

double number_from_bytes(ElementType type, const std::uint8_t* bytes) {
  switch (type) {
    case ElementType::Int8:
      return raw<std::int8_t>(bytes);
    case ElementType::Int16:
      return raw<std::int16_t>(bytes);
    case ElementType::Uint16:
      return raw<std::uint16_t>(bytes);
    case ElementType::Int32:
      return raw<std::int32_t>(bytes);
    case ElementType::Uint32:
      return raw<std::uint32_t>(bytes);
    case ElementType::Float32: {
      float number = raw<float>(bytes);
      return std::isnan(number) ? std::numeric_limits<double>::quiet_NaN() : number;
    }
    case ElementType::Float64: {
      double number = raw<double>(bytes);
      return std::isnan(number) ? std::numeric_limits<double>::quiet_NaN() : number;
    }
    default:
      return bytes[0];
  }
}

Value element_from_bytes(Heap& heap, ElementType type, const std::uint8_t* bytes) {
  if (!is_big_element(type)) return Value::number(number_from_bytes(type, bytes));
  return big_value(heap, raw<std::uint64_t>(bytes), type == ElementType::BigInt64);
}

void element_to_bytes(const Heap& heap, ElementType type, Value value, std::uint8_t* bytes) {
  switch (type) {
    case ElementType::Int8:
    case ElementType::Uint8:
      bytes[0] = static_cast<std::uint8_t>(integer_of(value.as_number()));
      return;
    case ElementType::Uint8Clamped:
      bytes[0] = clamped(value.as_number());
      return;
    case ElementType::Int16:
    case ElementType::Uint16:
      return put_raw(bytes, static_cast<std::uint16_t>(integer_of(value.as_number())));
    case ElementType::Int32:
    case ElementType::Uint32:
      return put_raw(bytes, integer_of(value.as_number()));
    case ElementType::Float32:
      return put_raw(bytes, float_of(value.as_number()));
    case ElementType::Float64:
      return put_raw(bytes, value.as_number());
    default:
      return put_raw(bytes, big_integer_of(heap, value).to_uint64());
  }
}

Value load_element(Heap& heap, CellId array, std::uint64_t index) {
  const auto& cell = heap.get<TypedArrayCell>(array);
  const Bytes& bytes = bytes_of(heap, cell.buffer);
  switch (element_row(cell.element).size) {
    case 1: {
      auto held = bytes.load<std::uint8_t>(cell.offset + index);
      return Value::number(cell.element == ElementType::Int8 ? static_cast<std::int8_t>(held) : double{1} * held);
    }
    case 2: {
      auto held = bytes.load<std::array<std::uint8_t, 2>>(cell.offset + index * 2);
      return element_from_bytes(heap, cell.element, held.data());
    }
    case 4: {
      auto held = bytes.load<std::array<std::uint8_t, 4>>(cell.offset + index * 4);
      return element_from_bytes(heap, cell.element, held.data());
    }
    default: {
      auto held = bytes.load<std::array<std::uint8_t, 8>>(cell.offset + index * 8);
      return element_from_bytes(heap, cell.element, held.data());
    }
  }
}

void store_element(Heap& heap, CellId array, std::uint64_t index, Value value) {
  const auto& cell = heap.get<TypedArrayCell>(array);
  std::array<std::uint8_t, 8> held;
  element_to_bytes(heap, cell.element, value, held.data());
  Bytes& bytes = bytes_mut(heap, cell.buffer);
  switch (element_row(cell.element).size) {
    case 1:
      return bytes.store(cell.offset + index, held[0]);
    case 2:
      return bytes.store(cell.offset + index * 2, raw<std::uint16_t>(held.data()));
    case 4:
      return bytes.store(cell.offset + index * 4, raw<std::uint32_t>(held.data()));
    default:
      return bytes.store(cell.offset + index * 8, raw<std::uint64_t>(held.data()));
  }
}

namespace {

// Elements are of 1, 2, 4 or 8 bytes.
unsigned shift_of(ElementType type) {
  static constexpr std::uint8_t shifts[] = {0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3};
  return shifts[static_cast<std::size_t>(type)];
}

bool has_element(const Bytes& bytes, const TypedArrayCell& array, std::uint64_t index, unsigned shift) {
  if (array.tracks_length) return array.offset + ((index + 1) << shift) <= bytes.byte_count();
  return index < array.length && array.offset + (array.length << shift) <= bytes.byte_count();
}

template <class T>
Value load_number(const Bytes& bytes, std::size_t place) {
  double number = static_cast<double>(bytes.load<T>(place));
  return Value::number(std::isnan(number) ? std::numeric_limits<double>::quiet_NaN() : number);
}

}  // namespace

Value get_element(Heap& heap, const TypedArrayCell& array, std::uint32_t index) {
  const Bytes& bytes = bytes_of(heap, array.buffer);
  unsigned shift = shift_of(array.element);
  if (!has_element(bytes, array, index, shift)) return Value::undefined();
  std::size_t place = array.offset + (std::size_t{index} << shift);
  switch (array.element) {
    case ElementType::Int8:
      return Value::number(bytes.load<std::int8_t>(place));
    case ElementType::Uint8:
    case ElementType::Uint8Clamped:
      return Value::number(bytes.load<std::uint8_t>(place));
    case ElementType::Int16:
      return Value::number(bytes.load<std::int16_t>(place));
    case ElementType::Uint16:
      return Value::number(bytes.load<std::uint16_t>(place));
    case ElementType::Int32:
      return Value::number(bytes.load<std::int32_t>(place));
    case ElementType::Uint32:
      return Value::number(bytes.load<std::uint32_t>(place));
    case ElementType::Float32:
      return load_number<float>(bytes, place);
    case ElementType::Float64:
      return load_number<double>(bytes, place);
    default:
      return big_value(heap, bytes.load<std::uint64_t>(place), array.element == ElementType::BigInt64);
  }
}

void set_element(Heap& heap, const TypedArrayCell& array, std::uint32_t index, double number) {
  unsigned shift = shift_of(array.element);
  if (!has_element(bytes_of(heap, array.buffer), array, index, shift)) return;
  Bytes& bytes = bytes_mut(heap, array.buffer);
  std::size_t place = array.offset + (std::size_t{index} << shift);
  switch (array.element) {
    case ElementType::Uint8Clamped:
      return bytes.store(place, clamped(number));
    case ElementType::Float32:
      return bytes.store(place, float_of(number));
    case ElementType::Float64:
      return bytes.store(place, number);
    default:
      break;
  }
  std::uint32_t integer = integer_of(number);
  if (shift == 0) return bytes.store(place, static_cast<std::uint8_t>(integer));
  if (shift == 1) return bytes.store(place, static_cast<std::uint16_t>(integer));
  bytes.store(place, integer);
}

Value element_value(Heap& heap, ElementType type, Value primitive) {
  if (is_big_element(type)) {
    if (primitive.is_big_integer()) return primitive;
    return make_big_integer(heap, BigInteger::from_int64(primitive.is_boolean() && primitive.as_boolean() ? 1 : 0));
  }
  switch (primitive.tag()) {
    case Tag::Number:
      return primitive;
    case Tag::Boolean:
      return Value::number(primitive.as_boolean() ? 1 : 0);
    case Tag::Null:
      return Value::number(0);
    case Tag::String:
      return Value::number(string_to_number(string_units(heap, primitive.cell())));
    default:
      return Value::number(std::numeric_limits<double>::quiet_NaN());
  }
}

// --- keys

bool is_numeric_key(const Heap& heap, PropertyKey key) {
  if (key.is_index()) return true;
  if (!key.is_string()) return false;
  std::u16string text = copy_text(heap, key.cell());
  bool may_be = !text.empty() && text.size() <= 25 &&
                ((text[0] >= u'0' && text[0] <= u'9') || text[0] == u'-' || text[0] == u'I' || text[0] == u'N');
  if (!may_be) return false;
  return text == u"-0" || ascii_to_utf16(number_to_string(string_to_number(text))) == text;
}

bool names_element(const Heap& heap, CellId array, PropertyKey key) {
  return key.is_index() && key.id < typed_length(heap, heap.get<TypedArrayCell>(array));
}

// --- making them

CellId make_array_buffer(Exec& exec, std::uint64_t length) {
  Heap& heap = exec.heap();
  CellId shape = shape_for_prototype(heap, intrinsic(exec, Intrinsic::ArrayBufferPrototype));
  CellId id = heap.make<ArrayBufferCell>();
  auto& buffer = heap.mut<ArrayBufferCell>(id);
  buffer.shape = shape;
  buffer.bytes.resize(length);
  heap.charge(length);
  return id;
}

CellId make_typed_array(Exec& exec, ElementType element, CellId buffer, std::uint64_t offset, std::uint64_t length) {
  Heap& heap = exec.heap();
  CellId shape = shape_for_prototype(heap, intrinsic(exec, element_row(element).prototype));
  CellId id = heap.make<TypedArrayCell>();
  auto& array = heap.mut<TypedArrayCell>(id);
  array.shape = shape;
  array.buffer = buffer;
  array.offset = offset;
  array.length = length;
  array.element = element;
  return id;
}

bool is_pristine_typed_array(Exec& exec, Value value) {
  Heap& heap = exec.heap();
  if (!has_kind(heap, value, Kind::TypedArray)) return false;
  Value values = get_data(heap, value.cell(), key(Symbol::iterator));
  if (values != Value::object(intrinsic(exec, Intrinsic::TypedArrayPrototypeValues))) return false;
  Value next = get_data(heap, intrinsic(exec, Intrinsic::ArrayIteratorPrototype), key(Name::next));
  return next == Value::object(intrinsic(exec, Intrinsic::ArrayIteratorNext));
}

}  // namespace loopscope::js
