#pragma once
// ArrayBuffer, SharedArrayBuffer, the typed arrays and DataView as plain data (ECMA-262 10.4.5, 23.2, 25.1 to 25.3). A
// view keeps the id of its buffer and looks at the buffer's size on every access, so that one that was shrunk or
// detached shows: what lies outside is not there.
#include <base/bytes.hpp>
#include <javascript/realm.hpp>

namespace loopscope::js {

struct ArrayBufferCell : ObjectCell {
  JS_OBJECT_CELL(ArrayBufferCell, "array buffer", ArrayBuffer)
  Bytes bytes;
  std::uint64_t max_length = 0;  // of a resizable one
  bool is_resizable = false;
  bool is_shared = false;
  bool is_detached = false;
  JS_OBJECT_FIELDS(bytes, max_length, is_resizable, is_shared, is_detached)
};

enum class ElementType : std::uint8_t {
  Int8,
  Uint8,
  Uint8Clamped,
  Int16,
  Uint16,
  Int32,
  Uint32,
  Float32,
  Float64,
  BigInt64,
  BigUint64,
  Count
};

struct ElementRow {
  const char* name;  // of the class
  std::uint8_t size;
  Intrinsic constructor, prototype;
};
const ElementRow& element_row(ElementType type);
constexpr bool is_big_element(ElementType type) {
  return type == ElementType::BigInt64 || type == ElementType::BigUint64;
}

struct TypedArrayCell : ObjectCell {
  JS_OBJECT_CELL(TypedArrayCell, "typed array", TypedArray)
  CellId buffer;
  std::uint64_t offset = 0;  // in bytes
  std::uint64_t length = 0;  // in elements; of one that tracks its buffer: unused
  ElementType element = ElementType::Uint8;
  bool tracks_length = false;
  JS_OBJECT_FIELDS(buffer, offset, length, element, tracks_length)
};

struct DataViewCell : ObjectCell {
  JS_OBJECT_CELL(DataViewCell, "data view", DataView)
  CellId buffer;
  std::uint64_t offset = 0, length = 0;  // in bytes
  bool tracks_length = false;
  JS_OBJECT_FIELDS(buffer, offset, length, tracks_length)
};

inline constexpr std::uint64_t most_buffer_bytes = std::uint64_t{1} << 32;

inline const Bytes& bytes_of(const Heap& heap, CellId buffer) { return heap.get<ArrayBufferCell>(buffer).bytes; }
inline Bytes& bytes_mut(Heap& heap, CellId buffer) { return heap.mut<ArrayBufferCell>(buffer).bytes; }

// Elements that are there now: 0 once the buffer does not reach so far any more.
std::uint64_t typed_length(const Heap& heap, const TypedArrayCell& array);
bool is_out_of_bounds(const Heap& heap, const TypedArrayCell& array);
std::uint64_t view_length(const Heap& heap, const DataViewCell& view);
bool is_out_of_bounds(const Heap& heap, const DataViewCell& view);

// The value of an element; `index` is below typed_length.
Value load_element(Heap& heap, CellId array, std::uint64_t index);
// `value` is a number, or a big integer where elements are big; `index` is below typed_length.
void store_element(Heap& heap, CellId array, std::uint64_t index, Value value);
// Raw bytes of a number as an element keeps it, in the machine's order (little endian), and back.
Value element_from_bytes(Heap& heap, ElementType type, const std::uint8_t* bytes);
void element_to_bytes(const Heap& heap, ElementType type, Value value, std::uint8_t* bytes);
// A primitive as an element takes it, without asking user code or throwing: what cannot be converted is NaN or 0.
Value element_value(Heap& heap, ElementType type, Value primitive);

// 7.1.21 CanonicalNumericIndexString: keys that name an element or nothing.
bool is_numeric_key(const Heap& heap, PropertyKey key);
// The element a key names, when it is there.
bool names_element(const Heap& heap, CellId array, PropertyKey key);

CellId make_array_buffer(Exec& exec, std::uint64_t length);
// A typed array whose iteration nobody has changed: iterating it gives its elements.
bool is_pristine_typed_array(Exec& exec, Value value);
// A view of `buffer` with the intrinsic prototype.
CellId make_typed_array(Exec& exec, ElementType element, CellId buffer, std::uint64_t offset, std::uint64_t length);

}  // namespace loopscope::js
