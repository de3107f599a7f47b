#include <javascript/bytes_argument.hpp>

#include "host_support.hpp"

#include <algorithm>
#include <base/utf.hpp>
#include <javascript/function.hpp>
#include <javascript/node_modules.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

std::optional<ByteRange> byte_range(const Heap& heap, Value value) {
  if (!value.is_object()) return std::nullopt;
  if (const auto* array = heap.try_get<TypedArrayCell>(value.cell()))
    return ByteRange{array->buffer, array->offset, typed_length(heap, *array) * element_row(array->element).size};
  if (const auto* view = heap.try_get<DataViewCell>(value.cell()))
    return ByteRange{view->buffer, view->offset, view_length(heap, *view)};
  if (const auto* buffer = heap.try_get<ArrayBufferCell>(value.cell()))
    return ByteRange{value.cell(), 0, buffer->bytes.byte_count()};
  return std::nullopt;
}

std::vector<std::uint8_t> read_range(const Heap& heap, const ByteRange& range) {
  std::vector<std::uint8_t> bytes(range.length);
  bytes_of(heap, range.buffer).read(range.offset, bytes.data(), bytes.size());
  return bytes;
}

void write_range(Heap& heap, const ByteRange& range, std::uint64_t at, std::span<const std::uint8_t> bytes) {
  if (!bytes.empty()) bytes_mut(heap, range.buffer).write(range.offset + at, bytes.data(), bytes.size());
}

std::size_t most_inspected_bytes(Exec& exec) {
  constexpr std::size_t usual = 50;
  Value known = known_module(exec, "internal/inspect_max_bytes");
  if (known.is_empty()) return usual;
  double most = get_data(exec.heap(), known.cell(), key_from_text(exec.heap(), u"most")).as_number();
  return static_cast<std::size_t>(std::min(most, static_cast<double>(std::numeric_limits<std::uint32_t>::max())));
}

std::u16string hex_dump(const Heap& heap, const ByteRange& range, std::size_t most) {
  std::uint64_t left = range.length > most ? range.length - most : 0;
  std::u16string out;
  for (std::uint8_t byte : read_range(heap, {range.buffer, range.offset, range.length - left})) {
    if (!out.empty()) out += u' ';
    out += u"0123456789abcdef"[byte >> 4];
    out += u"0123456789abcdef"[byte & 15];
  }
  if (left > 0) out += u" ... " + ascii_to_utf16(std::to_string(left)) + (left > 1 ? u" more bytes" : u" more byte");
  return out;
}

CellId make_uint8_array(Exec& exec, std::span<const std::uint8_t> bytes) {
  CellId buffer = make_array_buffer(exec, bytes.size());
  exec.charge(1 + bytes.size() / 32);
  write_range(exec.heap(), {buffer, 0, bytes.size()}, 0, bytes);
  return make_typed_array(exec, ElementType::Uint8, buffer, 0, bytes.size());
}

NativeResult fail_with_code(NativeCall& call, ErrorType type, std::string_view message, std::string_view code) {
  CellId error = make_error(call.exec, type, message);
  decorate_with_code(call.exec, error, code);
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

}  // namespace loopscope::js
