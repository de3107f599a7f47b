#pragma once
// Buffers, typed arrays and views as runs of bytes.
#include <javascript/native.hpp>
#include <javascript/typed_array.hpp>

namespace loopscope::js {

struct ByteRange {
  CellId buffer;
  std::uint64_t offset = 0, length = 0;
};
// What an ArrayBuffer or a view covers; nothing for other values.
std::optional<ByteRange> byte_range(const Heap& heap, Value value);
std::vector<std::uint8_t> read_range(const Heap& heap, const ByteRange& range);
void write_range(Heap& heap, const ByteRange& range, std::uint64_t at, std::span<const std::uint8_t> bytes);

// The first bytes as node prints them: 61 62 63 ... 2 more bytes
std::u16string hex_dump(const Heap& heap, const ByteRange& range, std::size_t most);
// buffer.INSPECT_MAX_BYTES, which a program may set.
std::size_t most_inspected_bytes(Exec& exec);
// The number that these bytes are as an element of a type that is not big.
double number_from_bytes(ElementType type, const std::uint8_t* bytes);

// A fresh Uint8Array over these bytes.
CellId make_uint8_array(Exec& exec, std::span<const std::uint8_t> bytes);

// Errors of node's library with a code.
NativeResult fail_with_code(NativeCall& call, ErrorType type, std::string_view message, std::string_view code);

}  // namespace loopscope::js
