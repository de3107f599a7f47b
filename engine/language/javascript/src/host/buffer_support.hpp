#pragma once
// What the natives of node's Buffer share (lib/buffer.js of node 20).
#include "builtins/support.hpp"

#include <javascript/binary_text.hpp>
#include <javascript/bytes_argument.hpp>

namespace loopscope::js {

// A fresh Buffer; over these bytes, or a window on an ArrayBuffer.
CellId make_buffer(Exec& exec, std::span<const std::uint8_t> bytes);
CellId make_buffer_over(Exec& exec, const ByteRange& range);
bool is_buffer(const Exec& exec, Value value);

// A Uint8Array's bytes; nothing for other values.
std::optional<ByteRange> uint8_range(const Heap& heap, Value value);
// `this` of a method. Nothing: return `answer`.
std::optional<ByteRange> this_bytes(NativeCall& call, NativeResult& answer);

// node's validators; each throws with its code and answers false.
NativeResult fail_type(NativeCall& call, std::string_view name, std::string_view expected, Value value);
NativeResult fail_range(NativeCall& call, std::string_view name, std::string_view range, Value value);
NativeResult fail_bounds(NativeCall& call, std::string_view name = "");
NativeResult fail_encoding(NativeCall& call, Value encoding);
bool check_number(NativeCall& call, Value value, std::string_view name);
bool check_offset(NativeCall& call, Value value, std::string_view name, double least, double most);

// An encoding argument; undefined and the empty string mean UTF-8. False: thrown.
bool read_encoding(NativeCall& call, Value value, TextEncoding& out);

// The rows of buffer_special_rows.
enum BufferSpecial : std::uint32_t {
  BufferConstructor,
  FastBuffer,
  GetBufferGlobal,
  SetBufferGlobal,
  InspectBuffer,
  GetLazyGlobal,
  SetLazyGlobal,
  GiveFastBuffer,
};
// %Buffer%, made when a program first asks.
CellId buffer_constructor(Exec& exec);

NativeResult buffer_constructor_call(NativeCall& call);
NativeResult buffer_fill(NativeCall& call);
// Fills all of `range` as Buffer.prototype.fill does with this value; false: `answer`.
bool fill_range(NativeCall& call, const ByteRange& range, Value value, TextEncoding encoding, NativeResult& answer);

}  // namespace loopscope::js
