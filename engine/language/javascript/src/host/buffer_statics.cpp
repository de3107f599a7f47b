// Buffer's static methods, and what the prelude asks where a program's objects take part.
#include "buffer_support.hpp"

#include <algorithm>
#include <builtins/array_support.hpp>
#include <cmath>
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

constexpr double most_bytes = static_cast<double>(most_buffer_bytes);

// --- Buffer.from

NativeResult from_text(NativeCall& call, Value text, Value name) {
  TextEncoding encoding = TextEncoding::Utf8;
  bool is_named = name.is_string() && string_length(call.heap(), name.cell()) > 0;
  if (is_named && !read_encoding(call, name, encoding)) return call.thrown();
  std::u16string_view units = string_units(call.heap(), text.cell());
  call.exec.charge(1 + units.size() / 8);
  return call.give_object(make_buffer(call.exec, text_to_bytes(units, encoding)));
}

// (buffer, byteOffset, length): shares the memory.
NativeResult from_array_buffer(NativeCall& call, Value buffer, std::uint32_t first) {
  NativeResult answer;
  auto size = static_cast<double>(bytes_of(call.heap(), buffer.cell()).byte_count());
  double offset = 0;
  if (!call.argument(first).is_undefined()) {
    auto given = to_number_argument(call, first, answer);
    if (!given) return answer;
    offset = std::isnan(*given) ? 0 : std::trunc(*given);
  }
  if (offset < 0 || size - offset < 0) return fail_bounds(call, "offset");
  double length = size - offset;
  if (!call.argument(first + 1).is_undefined()) {
    auto given = to_number_argument(call, first + 1, answer);
    if (!given) return answer;
    double wanted = *given > 0 ? std::trunc(*given) : 0;
    if (wanted > length) return fail_bounds(call, "length");
    length = wanted;
  }
  return call.give_object(make_buffer_over(
      call.exec, {buffer.cell(), static_cast<std::uint64_t>(offset), static_cast<std::uint64_t>(length)}));
}

// Elements in place, none of them a program's business.
bool is_plain_list(const Heap& heap, Value value) {
  if (!is_simple_array(heap, value)) return false;
  const auto& elements = array_of(heap, value).elements;
  return std::none_of(elements.begin(), elements.end(),
                      [](Value v) { return v.is_object() || v.is_symbol() || v.is_big_integer(); });
}

std::uint8_t byte_of(Exec& exec, Value primitive) {
  return static_cast<std::uint8_t>(primitive.is_empty() ? 0 : to_uint32(primitive_to_number(exec, primitive)));
}

NativeResult from_list(NativeCall& call, Value list) {
  std::vector<std::uint8_t> bytes;
  for (const Value& element : Elements(array_of(call.heap(), list).elements))
    bytes.push_back(byte_of(call.exec, element));
  return call.give_object(make_buffer(call.exec, bytes));
}

NativeResult from_typed_array(NativeCall& call, Value array) {
  std::uint64_t length = typed_length(call.heap(), call.heap().get<TypedArrayCell>(array.cell()));
  std::vector<std::uint8_t> bytes;
  for (std::uint64_t i = 0; i < length; ++i)
    bytes.push_back(byte_of(call.exec, load_element(call.heap(), array.cell(), i)));
  return call.give_object(make_buffer(call.exec, bytes));
}

NativeResult fail_first_argument(NativeCall& call, Value value) {
  return fail_type(call, "first argument",
                   "of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object", value);
}

// (value, encoding or offset, length)
NativeResult from(NativeCall& call) {
  Heap& heap = call.heap();
  Value value = call.argument(0);
  if (value.is_string()) return from_text(call, value, call.argument(1));
  if (!value.is_object() || is_callable(heap, value)) return fail_first_argument(call, value);
  if (has_kind(heap, value, Kind::ArrayBuffer)) return from_array_buffer(call, value, 1);
  bool is_number_array =
      has_kind(heap, value, Kind::TypedArray) && !is_big_element(heap.get<TypedArrayCell>(value.cell()).element);
  if (is_number_array) return from_typed_array(call, value);
  if (is_plain_list(heap, value)) return from_list(call, value);
  return run_prelude(call, "bufferFrom", {value, call.argument(1), call.argument(2)});
}

// --- Buffer.alloc and its like

// False: the run stops at its next safe point, so there is no use in writing so much.
bool fits_in_memory(const Exec& exec, double length) {
  return length <= static_cast<double>(exec.machine.options->limits.memory_bytes);
}

// (size, fill, encoding)
NativeResult allocate(NativeCall& call, Value size, bool fills) {
  if (!check_number(call, size, "size")) return call.thrown();
  double length = size.as_number();
  if (!(length >= 0 && length <= most_bytes)) return fail_range(call, "size", ">= 0 && <= 4294967296", size);
  auto count = static_cast<std::uint64_t>(length);
  ByteRange range{make_array_buffer(call.exec, count), 0, count};
  Value result = Value::object(make_buffer_over(call.exec, range));
  Value fill = call.argument(1), name = call.argument(2);
  if (!fills || fill.is_undefined() || fill == Value::number(0) || count == 0 || !fits_in_memory(call.exec, length))
    return call.give(result);
  TextEncoding encoding = TextEncoding::Utf8;
  if (fill.is_string()) {
    if (!name.is_undefined() && !name.is_string()) return fail_type(call, "encoding", "of type string", name);
    if (!read_encoding(call, name, encoding)) return call.thrown();
  }
  NativeResult answer;
  return fill_range(call, range, fill, encoding, answer) ? call.give(result) : answer;
}
NativeResult alloc(NativeCall& call) { return allocate(call, call.argument(0), true); }
NativeResult alloc_unsafe(NativeCall& call) { return allocate(call, call.argument(0), false); }

NativeResult of(NativeCall& call) {
  std::vector<std::uint8_t> bytes;
  for (std::uint32_t i = 0; i < call.count; ++i) {
    NativeResult answer;
    auto number = to_number_argument(call, i, answer);
    if (!number) return answer;
    bytes.push_back(static_cast<std::uint8_t>(to_uint32(*number)));
  }
  return call.give_object(make_buffer(call.exec, bytes));
}

// (view, offset, length), in elements
NativeResult copy_bytes_from(NativeCall& call) {
  if (!has_kind(call.heap(), call.argument(0), Kind::TypedArray))
    return fail_type(call, "view", "an instance of TypedArray", call.argument(0));
  const auto& view = call.heap().get<TypedArrayCell>(call.argument(0).cell());
  auto length = static_cast<double>(typed_length(call.heap(), view));
  double first = 0, count = length;
  if (!call.argument(1).is_undefined()) {
    if (!check_offset(call, call.argument(1), "offset", 0, 9007199254740991.0)) return call.thrown();
    first = std::min(call.argument(1).as_number(), length);
  }
  if (!call.argument(2).is_undefined()) {
    if (!check_offset(call, call.argument(2), "length", 0, 9007199254740991.0)) return call.thrown();
    count = call.argument(2).as_number();
  }
  count = std::min(count, length - first);
  std::uint64_t size = element_row(view.element).size;
  ByteRange part{view.buffer, view.offset + static_cast<std::uint64_t>(first) * size,
                 static_cast<std::uint64_t>(count) * size};
  return call.give_object(make_buffer(call.exec, read_range(call.heap(), part)));
}

// --- asking

NativeResult is_buffer_method(NativeCall& call) { return call.give(is_buffer(call.exec, call.argument(0))); }

NativeResult compare(NativeCall& call) {
  auto first = uint8_range(call.heap(), call.argument(0)), second = uint8_range(call.heap(), call.argument(1));
  if (!first) return fail_type(call, "buf1", "an instance of Buffer or Uint8Array", call.argument(0));
  if (!second) return fail_type(call, "buf2", "an instance of Buffer or Uint8Array", call.argument(1));
  std::vector<std::uint8_t> x = read_range(call.heap(), *first), y = read_range(call.heap(), *second);
  call.exec.charge(1 + x.size() / 32);
  return call.give(x < y ? -1.0 : x == y ? 0.0 : 1.0);
}

NativeResult is_encoding(NativeCall& call) {
  Value name = call.argument(0);
  return call.give(name.is_string() && buffer_encoding(string_units(call.heap(), name.cell())).has_value());
}

double base64_length(std::u16string_view text) {
  std::size_t size = text.size();
  if (size > 0 && text[size - 1] == u'=') --size;
  if (size > 1 && text[size - 1] == u'=') --size;
  return static_cast<double>(size * 3 / 4);
}

NativeResult byte_length(NativeCall& call) {
  Value value = call.argument(0);
  if (!value.is_string()) {
    if (auto range = byte_range(call.heap(), value)) return call.give(static_cast<double>(range->length));
    return fail_type(call, "string", "of type string or an instance of Buffer or ArrayBuffer", value);
  }
  std::u16string_view text = string_units(call.heap(), value.cell());
  Value name = call.argument(1);
  auto encoding = name.is_string() ? buffer_encoding(string_units(call.heap(), name.cell())) : std::nullopt;
  call.exec.charge(1 + text.size() / 16);
  switch (encoding.value_or(TextEncoding::Utf8)) {
    case TextEncoding::Utf16:
      return call.give(static_cast<double>(text.size() * 2));
    case TextEncoding::Hex:
      return call.give(static_cast<double>(text.size() / 2));
    case TextEncoding::Base64:
    case TextEncoding::Base64Url:
      return call.give(base64_length(text));
    case TextEncoding::Utf8:
      return call.give(static_cast<double>(text_to_bytes(text, TextEncoding::Utf8).size()));
    default:
      return call.give(static_cast<double>(text.size()));
  }
}

// (list, length)
NativeResult concat(NativeCall& call) {
  Heap& heap = call.heap();
  Value list = call.argument(0);
  if (!is_array(heap, list)) return fail_type(call, "list", "an instance of Array", list);
  Elements parts = array_of(heap, list).elements;
  Value wanted = call.argument(1);
  if (!wanted.is_undefined() && !check_offset(call, wanted, "length", 0, most_bytes)) return call.thrown();
  if (!wanted.is_undefined() && !fits_in_memory(call.exec, wanted.as_number())) return allocate(call, wanted, false);
  std::vector<std::uint8_t> bytes;
  for (std::uint32_t i = 0; i < parts.size(); ++i) {
    auto part = uint8_range(heap, parts[i]);
    if (!part)
      return fail_type(call, fmt::format("list[{}]", i), "an instance of Buffer or Uint8Array",
                       parts[i].is_empty() ? Value::undefined() : parts[i]);
    std::vector<std::uint8_t> held = read_range(heap, *part);
    bytes.insert(bytes.end(), held.begin(), held.end());
    call.exec.charge(1 + held.size() / 32);
  }
  if (!wanted.is_undefined() && !parts.empty()) bytes.resize(static_cast<std::size_t>(wanted.as_number()));
  return call.give_object(make_buffer(call.exec, bytes));
}

constexpr NativeRow static_table[] = {
    {"from", 3, from},
    {"copyBytesFrom", 3, copy_bytes_from},
    {"of", 0, of},
    {"alloc", 3, alloc},
    {"allocUnsafe", 1, alloc_unsafe},
    {"allocUnsafeSlow", 1, alloc_unsafe},
    {"isBuffer", 1, is_buffer_method},
    {"compare", 2, compare},
    {"isEncoding", 1, is_encoding},
    {"concat", 2, concat},
    {"byteLength", 2, byte_length},
};

// --- what the prelude asks

// A Buffer of the numbers in a list (of primitives).
NativeResult buffer_of_list(NativeCall& call) { return from_list(call, call.argument(0)); }
NativeResult buffer_of_text(NativeCall& call) { return from_text(call, call.argument(0), call.argument(1)); }
NativeResult throw_first_argument(NativeCall& call) { return fail_first_argument(call, call.argument(0)); }
NativeResult is_any_buffer(NativeCall& call) {
  return call.give(has_kind(call.heap(), call.argument(0), Kind::ArrayBuffer));
}
// The bytes to validate. Nothing: thrown.
std::optional<ByteRange> validated_input(NativeCall& call) {
  Heap& heap = call.heap();
  Value input = call.argument(0);
  bool is_buffer = has_kind(heap, input, Kind::ArrayBuffer);
  if (!is_buffer && !has_kind(heap, input, Kind::TypedArray)) {
    fail_type(call, "input", "an instance of ArrayBuffer, Buffer, or TypedArray", input);
    return std::nullopt;
  }
  CellId memory = is_buffer ? input.cell() : heap.get<TypedArrayCell>(input.cell()).buffer;
  if (!heap.get<ArrayBufferCell>(memory).is_detached) return byte_range(heap, input);
  fail_with_code(call, ErrorType::Error, "Cannot validate on a detached buffer", "ERR_INVALID_STATE");
  return std::nullopt;
}
NativeResult is_utf8(NativeCall& call) {
  auto range = validated_input(call);
  return range ? call.give(is_valid_utf8(read_range(call.heap(), *range))) : call.thrown();
}
NativeResult is_ascii(NativeCall& call) {
  auto range = validated_input(call);
  if (!range) return call.thrown();
  std::vector<std::uint8_t> bytes = read_range(call.heap(), *range);
  return call.give(std::all_of(bytes.begin(), bytes.end(), [](std::uint8_t byte) { return byte < 0x80; }));
}

NativeResult deep_equal_bytes(NativeCall& call) {
  auto first = byte_range(call.heap(), call.argument(0)), second = byte_range(call.heap(), call.argument(1));
  call.exec.charge(1 + first->length / 32);
  return call.give(read_range(call.heap(), *first) == read_range(call.heap(), *second));
}

// Buffer, whoever replaced the global's value.
NativeResult buffer_class(NativeCall& call) { return call.give_object(buffer_constructor(call.exec)); }

constexpr NativeRow call_table[] = {
    {"BufferOfList", 1, buffer_of_list},
    {"BufferOfText", 2, buffer_of_text},
    {"ThrowFirstArgument", 1, throw_first_argument},
    {"IsAnyBuffer", 1, is_any_buffer},
    {"IsUtf8", 1, is_utf8},
    {"IsAscii", 1, is_ascii},
    {"DeepEqualBytes", 2, deep_equal_bytes},
    {"BufferClass", 0, buffer_class},
    {"ModuleBuffer", 0, nullptr, "moduleBuffer"},
};

}  // namespace

NativeResult buffer_from(NativeCall& call) { return from(call); }
NativeResult buffer_allocate(NativeCall& call) { return alloc_unsafe(call); }

std::span<const NativeRow> buffer_call_rows() { return call_table; }

extern const std::span<const NativeRow> buffer_rows;
const std::span<const NativeRow> buffer_rows = static_table;

}  // namespace loopscope::js
