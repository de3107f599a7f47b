// Buffer.prototype but for the numbers: text, searching, comparing, copying, filling.
#include "buffer_support.hpp"

#include <base/utf.hpp>
#include <javascript/inspect.hpp>
#include <javascript/render.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::js {

namespace {

double truncated(double number) { return std::isnan(number) ? 0 : std::trunc(number); }

// --- text

// A position that is no number where node compares it loosely; objects are not asked.
double loose_number(NativeCall& call, std::uint32_t index) {
  Value value = call.argument(index);
  return value.is_object() || value.is_symbol() || value.is_big_integer() ? std::nan("")
                                                                          : primitive_to_number(call.exec, value);
}

NativeResult give_bytes_as_text(NativeCall& call, const ByteRange& bytes, std::uint64_t from, std::uint64_t to,
                                TextEncoding encoding) {
  call.exec.charge(1 + (to - from) / 8);
  return call.give_text(
      bytes_to_text(read_range(call.heap(), {bytes.buffer, bytes.offset + from, to - from}), encoding));
}

// (encoding, start, end)
NativeResult to_string(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  auto length = static_cast<double>(bytes->length);
  double start = truncated(loose_number(call, 1)), end = length;
  if (start >= length) return call.give(string_value(Name::empty_string));
  start = std::max(start, 0.0);
  if (!call.argument(2).is_undefined()) end = std::min(truncated(loose_number(call, 2)), length);
  if (end <= start) return call.give(string_value(Name::empty_string));
  if (call.argument(0).is_object() && !to_string_argument(call, 0, answer)) return answer;
  TextEncoding encoding;
  if (!read_encoding(call, call.argument(0), encoding)) return call.thrown();
  return give_bytes_as_text(call, *bytes, static_cast<std::uint64_t>(start), static_cast<std::uint64_t>(end), encoding);
}

// utf8Slice(start, end) and its like.
template <TextEncoding encoding>
NativeResult slice_text(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  auto length = static_cast<double>(bytes->length);
  double start = call.argument(0).is_undefined() ? 0 : truncated(loose_number(call, 0));
  double end = call.argument(1).is_undefined() ? length : truncated(loose_number(call, 1));
  end = std::max(end, start);
  if (start < 0 || end > length)
    return fail_with_code(call, ErrorType::RangeError, "Index out of range", "ERR_OUT_OF_RANGE");
  if (end <= start) return call.give(string_value(Name::empty_string));
  return give_bytes_as_text(call, *bytes, static_cast<std::uint64_t>(start), static_cast<std::uint64_t>(end), encoding);
}

// The most whole characters that fit.
std::size_t whole_prefix(std::span<const std::uint8_t> bytes, std::size_t room, TextEncoding encoding) {
  if (bytes.size() <= room) return bytes.size();
  if (encoding == TextEncoding::Utf16) return room & ~std::size_t{1};
  if (encoding != TextEncoding::Utf8) return room;
  while (room > 0 && (bytes[room] & 0xC0) == 0x80) --room;
  return room;
}

NativeResult write_text(NativeCall& call, const ByteRange& bytes, double offset, double room, TextEncoding encoding) {
  std::vector<std::uint8_t> encoded = text_to_bytes(string_units(call.heap(), call.argument(0).cell()), encoding);
  std::size_t count = whole_prefix(encoded, static_cast<std::size_t>(room), encoding);
  call.exec.charge(1 + encoded.size() / 8);
  write_range(call.heap(), bytes, static_cast<std::uint64_t>(offset), std::span(encoded).first(count));
  return call.give(static_cast<double>(count));
}

// (string, offset, length, encoding), the later ones in several orders
NativeResult write(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  if (!call.argument(0).is_string())
    return fail_with_code(call, ErrorType::TypeError, "argument must be a string", "ERR_INVALID_ARG_TYPE");
  auto size = static_cast<double>(bytes->length);
  Value offset = call.argument(1), length = call.argument(2), name = call.argument(3);
  double start = 0, room = size;
  if (length.is_undefined() && offset.is_string()) {
    name = offset;
  } else if (!offset.is_undefined()) {
    if (!check_offset(call, offset, "offset", 0, size)) return call.thrown();
    start = offset.as_number();
    room = size - start;
    if (length.is_string()) {
      name = length;
    } else if (!length.is_undefined()) {
      if (!check_offset(call, length, "length", 0, size)) return call.thrown();
      room = std::min(room, length.as_number());
    }
  }
  TextEncoding encoding = TextEncoding::Utf8;
  if (to_boolean(call.heap(), name) && !read_encoding(call, name, encoding)) return call.thrown();
  return write_text(call, *bytes, start, room, encoding);
}

// utf8Write(string, offset, length) and its like.
template <TextEncoding encoding>
NativeResult write_encoded(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  if (!call.argument(0).is_string())
    return fail_with_code(call, ErrorType::TypeError, "argument must be a string", "ERR_INVALID_ARG_TYPE");
  auto size = static_cast<double>(bytes->length);
  double offset = call.argument(1).is_undefined() ? 0 : truncated(loose_number(call, 1));
  if (offset < 0 || offset > size) return fail_bounds(call, "offset");
  double room = size - offset;
  if (!call.argument(2).is_undefined()) room = std::clamp(truncated(loose_number(call, 2)), 0.0, room);
  return write_text(call, *bytes, offset, room, encoding);
}

// --- comparing

NativeResult equals(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  auto other = uint8_range(call.heap(), call.argument(0));
  if (!other) return fail_type(call, "otherBuffer", "an instance of Buffer or Uint8Array", call.argument(0));
  if (bytes->length != other->length) return call.give(false);
  call.exec.charge(1 + bytes->length / 32);
  return call.give(read_range(call.heap(), *bytes) == read_range(call.heap(), *other));
}

double order_of(const std::vector<std::uint8_t>& x, const std::vector<std::uint8_t>& y) {
  return x < y ? -1 : x == y ? 0 : 1;
}

// One end of a part given by the arguments. Nothing: thrown.
std::optional<double> end_argument(NativeCall& call, std::uint32_t index, std::string_view name, double fallback,
                                   double most) {
  if (call.argument(index).is_undefined()) return fallback;
  if (!check_offset(call, call.argument(index), name, 0, most)) return std::nullopt;
  return call.argument(index).as_number();
}

ByteRange part_of(const ByteRange& bytes, double start, double end) {
  double first = std::min(start, static_cast<double>(bytes.length));
  double last = std::clamp(end, first, static_cast<double>(bytes.length));
  return {bytes.buffer, bytes.offset + static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(last - first)};
}

// (target, targetStart, targetEnd, sourceStart, sourceEnd)
NativeResult compare(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  auto target = uint8_range(call.heap(), call.argument(0));
  if (!target) return fail_type(call, "target", "an instance of Buffer or Uint8Array", call.argument(0));
  constexpr double any = 9007199254740991.0;
  auto source_size = static_cast<double>(bytes->length), target_size = static_cast<double>(target->length);
  auto target_start = end_argument(call, 1, "targetStart", 0, any);
  if (!target_start) return call.thrown();
  auto target_end = end_argument(call, 2, "targetEnd", target_size, target_size);
  if (!target_end) return call.thrown();
  auto source_start = end_argument(call, 3, "sourceStart", 0, any);
  if (!source_start) return call.thrown();
  auto source_end = end_argument(call, 4, "sourceEnd", source_size, source_size);
  if (!source_end) return call.thrown();
  if (*source_start >= *source_end) return call.give(*target_start >= *target_end ? 0.0 : -1.0);
  if (*target_start >= *target_end) return call.give(1.0);
  call.exec.charge(1 + (bytes->length + target->length) / 32);
  return call.give(order_of(read_range(call.heap(), part_of(*bytes, *source_start, *source_end)),
                            read_range(call.heap(), part_of(*target, *target_start, *target_end))));
}

// --- searching

enum class Search : std::uint8_t { First, Last, Includes };

// -1: not there.
double find_bytes(const std::vector<std::uint8_t>& where, const std::vector<std::uint8_t>& what, double from,
                  bool forward, std::size_t step) {
  auto size = static_cast<double>(where.size()), length = static_cast<double>(what.size());
  if (from < 0) from += size;
  if (from < 0) {
    if (!forward) return -1;
    from = 0;
  }
  if (from > size) {
    if (forward && length > 0) return -1;
    from = size;
  }
  if (length == 0) return from;
  if (length > size) return -1;
  from = forward ? from : std::min(from, size - length);
  for (double at = from; at >= 0 && at + length <= size; at += forward ? 1 : -1) {
    auto place = static_cast<std::size_t>(at);
    bool fits = step == 1 || place % step == 0;
    if (fits && std::equal(what.begin(), what.end(), where.begin() + static_cast<std::ptrdiff_t>(place))) return at;
  }
  return -1;
}

// (value, byteOffset, encoding)
NativeResult search(NativeCall& call, Search search) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  Value wanted = call.argument(0), name = call.argument(2);
  bool forward = search != Search::Last;
  double from = std::nan("");
  if (call.argument(1).is_string())
    name = call.argument(1);
  else
    from = loose_number(call, 1);
  if (std::isnan(from)) from = forward ? 0 : static_cast<double>(bytes->length);
  from = std::trunc(std::clamp(from, -2147483648.0, 2147483647.0));
  std::vector<std::uint8_t> what;
  std::size_t step = 1;
  if (wanted.is_number()) {
    what.push_back(static_cast<std::uint8_t>(to_uint32(wanted.as_number())));
  } else if (wanted.is_string()) {
    TextEncoding encoding;
    if (!read_encoding(call, name, encoding)) return call.thrown();
    what = text_to_bytes(string_units(call.heap(), wanted.cell()), encoding);
    if (encoding == TextEncoding::Utf16) step = 2;
  } else if (auto range = uint8_range(call.heap(), wanted)) {
    auto encoding = name.is_string() ? buffer_encoding(string_units(call.heap(), name.cell())) : std::nullopt;
    what = read_range(call.heap(), *range);
    if (encoding == TextEncoding::Utf16) step = 2;
  } else {
    return fail_type(call, "value", "one of type number or string or an instance of Buffer or Uint8Array", wanted);
  }
  call.exec.charge(1 + bytes->length * (what.size() > 1 ? 2 : 1) / 16);
  double found = find_bytes(read_range(call.heap(), *bytes), what, from, forward, step);
  return search == Search::Includes ? call.give(found >= 0) : call.give(found);
}
NativeResult index_of(NativeCall& call) { return search(call, Search::First); }
NativeResult last_index_of(NativeCall& call) { return search(call, Search::Last); }
NativeResult includes(NativeCall& call) { return search(call, Search::Includes); }

// --- parts and copies

// A position as slice takes it: converted, cut to an integer, from the end when negative.
std::optional<double> slice_argument(NativeCall& call, std::uint32_t index, double length, double fallback,
                                     NativeResult& answer) {
  if (call.argument(index).is_undefined()) return fallback;
  auto place = to_integer_argument(call, index, answer);
  if (!place) return place;
  return relative_index(*place, length);
}

NativeResult slice(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  auto length = static_cast<double>(bytes->length);
  auto start = slice_argument(call, 0, length, 0, answer);
  if (!start) return answer;
  auto end = slice_argument(call, 1, length, length, answer);
  if (!end) return answer;
  return call.give_object(make_buffer_over(call.exec, part_of(*bytes, *start, *end)));
}

// (target, targetStart, sourceStart, sourceEnd)
NativeResult copy(NativeCall& call) {
  NativeResult answer;
  auto source = this_bytes(call, answer);
  if (!source) return answer;
  auto target = uint8_range(call.heap(), call.argument(0));
  if (!target) return fail_type(call, "target", "an instance of Buffer or Uint8Array", call.argument(0));
  auto source_size = static_cast<double>(source->length), target_size = static_cast<double>(target->length);
  double positions[3] = {0, 0, source_size};
  for (std::uint32_t i = 0; i < 3; ++i) {
    if (call.argument(i + 1).is_undefined()) continue;
    auto place = to_integer_argument(call, i + 1, answer);
    if (!place) return answer;
    positions[i] = *place;
  }
  auto [target_start, source_start, source_end] = positions;
  if (target_start < 0) return fail_range(call, "targetStart", ">= 0", Value::number(target_start));
  if (source_start < 0 || source_start > source_size)
    return fail_range(call, "sourceStart", fmt::format(">= 0 && <= {}", source_size), Value::number(source_start));
  if (source_end < 0) return fail_range(call, "sourceEnd", ">= 0", Value::number(source_end));
  if (target_start >= target_size || source_start >= source_end) return call.give(0.0);
  double count = std::min({source_end - source_start, target_size - target_start, source_size - source_start});
  call.exec.charge(1 + static_cast<std::uint64_t>(count) / 32);
  std::vector<std::uint8_t> held = read_range(call.heap(), part_of(*source, source_start, source_start + count));
  write_range(call.heap(), *target, static_cast<std::uint64_t>(target_start), held);
  return call.give(count);
}

template <std::size_t size>
NativeResult swap_bytes(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  if (bytes->length % size != 0) {
    return fail_with_code(call, ErrorType::RangeError,
                          fmt::format("Buffer size must be a multiple of {}-bits", size * 8),
                          "ERR_INVALID_BUFFER_SIZE");
  }
  std::vector<std::uint8_t> held = read_range(call.heap(), *bytes);
  call.exec.charge(1 + held.size() / 8);
  for (auto at = held.begin(); at != held.end(); at += size) std::reverse(at, at + size);
  write_range(call.heap(), *bytes, 0, held);
  return call.give(call.this_value);
}

NativeResult to_json(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  Heap& heap = call.heap();
  std::vector<Value> data;
  for (std::uint8_t byte : read_range(heap, *bytes)) data.push_back(Value::number(byte));
  call.exec.charge(1 + data.size());
  CellId result = new_object(call.exec);
  define_own(heap, result, key_from_text(heap, u"type"), ascii_value(call.exec, "Buffer"));
  define_own(heap, result, key_from_text(heap, u"data"), Value::object(make_array(heap, data)));
  return call.give_object(result);
}

NativeResult inspect_method(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  std::u16string name = utf8_to_utf16(constructor_name(call.exec, call.this_value.cell()));
  return call.give_text(u"<" + name + u" " + hex_dump(call.heap(), *bytes, most_inspected_bytes(call.exec)) + u">");
}

NativeResult get_parent(NativeCall& call) {
  if (!is_buffer(call.exec, call.this_value) || !has_kind(call.heap(), call.this_value, Kind::TypedArray))
    return call.give_undefined();
  return call.give_object(call.heap().get<TypedArrayCell>(call.this_value.cell()).buffer);
}
NativeResult get_offset(NativeCall& call) {
  if (!is_buffer(call.exec, call.this_value) || !has_kind(call.heap(), call.this_value, Kind::TypedArray))
    return call.give_undefined();
  return call.give(static_cast<double>(call.heap().get<TypedArrayCell>(call.this_value.cell()).offset));
}

}  // namespace

// --- filling

bool fill_range(NativeCall& call, const ByteRange& range, Value value, TextEncoding encoding, NativeResult& answer) {
  std::vector<std::uint8_t> pattern;
  auto bytes = uint8_range(call.heap(), value);
  bool is_text = value.is_string() && string_length(call.heap(), value.cell()) > 0;
  if (is_text)
    pattern = text_to_bytes(string_units(call.heap(), value.cell()), encoding);
  else if (bytes)
    pattern = read_range(call.heap(), *bytes);
  else
    pattern.push_back(static_cast<std::uint8_t>(
        value.is_object() || value.is_string() ? 0 : to_uint32(primitive_to_number(call.exec, value))));
  if (pattern.empty()) {
    Answers answers;
    std::string shown = utf16_to_utf8(inspect(call.exec, value, {}, answers));
    answer = fail_with_code(call, ErrorType::TypeError, "The argument 'value' is invalid. Received " + shown,
                            "ERR_INVALID_ARG_VALUE");
    return false;
  }
  call.exec.charge(1 + range.length / 32);
  constexpr std::size_t about = 4096;
  std::vector<std::uint8_t> piece;
  while (piece.size() < std::min<std::uint64_t>(about, range.length))
    piece.insert(piece.end(), pattern.begin(), pattern.end());
  for (std::uint64_t at = 0; at < range.length; at += piece.size())
    write_range(call.heap(), range, at,
                std::span(piece).first(std::min<std::uint64_t>(piece.size(), range.length - at)));
  return true;
}

namespace {

// (value, offset, end, encoding)
NativeResult buffer_fill(NativeCall& call) {
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  auto size = static_cast<double>(bytes->length);
  Value value = call.argument(0), offset = call.argument(1), end = call.argument(2), name = call.argument(3);
  TextEncoding encoding = TextEncoding::Utf8;
  if (value.is_string()) {
    if (offset.is_undefined() || offset.is_string()) {
      name = offset;
      offset = Value::number(0);
      end = Value::number(size);
    } else if (end.is_string()) {
      name = end;
      end = Value::number(size);
    }
    if (!name.is_undefined() && !name.is_string()) return fail_type(call, "encoding", "of type string", name);
    if (!read_encoding(call, name, encoding)) return call.thrown();
  }
  double first = 0, last = size;
  if (!offset.is_undefined()) {
    if (!check_offset(call, offset, "offset", 0, static_cast<double>(most_buffer_bytes))) return call.thrown();
    first = offset.as_number();
    if (!end.is_undefined() && !check_offset(call, end, "end", 0, size)) return call.thrown();
    if (!end.is_undefined()) last = end.as_number();
    if (first >= last) return call.give(call.this_value);
  }
  return fill_range(call, part_of(*bytes, first, last), value, encoding, answer) ? call.give(call.this_value) : answer;
}

constexpr NativeRow table[] = {
    {"asciiSlice", 0, slice_text<TextEncoding::Ascii>},
    {"base64Slice", 0, slice_text<TextEncoding::Base64>},
    {"base64urlSlice", 0, slice_text<TextEncoding::Base64Url>},
    {"latin1Slice", 0, slice_text<TextEncoding::Latin1>},
    {"hexSlice", 0, slice_text<TextEncoding::Hex>},
    {"ucs2Slice", 0, slice_text<TextEncoding::Utf16>},
    {"utf8Slice", 0, slice_text<TextEncoding::Utf8>},
    {"asciiWrite", 0, write_encoded<TextEncoding::Ascii>},
    {"base64Write", 0, write_encoded<TextEncoding::Base64>},
    {"base64urlWrite", 0, write_encoded<TextEncoding::Base64Url>},
    {"latin1Write", 0, write_encoded<TextEncoding::Latin1>},
    {"hexWrite", 0, write_encoded<TextEncoding::Hex>},
    {"ucs2Write", 0, write_encoded<TextEncoding::Utf16>},
    {"utf8Write", 0, write_encoded<TextEncoding::Utf8>},
    {"get parent", 0, get_parent},
    {"get offset", 0, get_offset},
    {"copy", 4, copy},
    {"toString", 3, to_string},
    {"equals", 1, equals},
    {"inspect", 2, inspect_method},
    {"compare", 5, compare},
    {"indexOf", 3, index_of},
    {"lastIndexOf", 3, last_index_of},
    {"includes", 3, includes},
    {"fill", 4, buffer_fill},
    {"write", 4, write},
    {"toJSON", 0, to_json},
    {"subarray", 2, slice},
    {"slice", 2, slice},
    {"swap16", 0, swap_bytes<2>},
    {"swap32", 0, swap_bytes<4>},
    {"swap64", 0, swap_bytes<8>},
};

}  // namespace

extern const std::span<const NativeRow> buffer_prototype_rows;
const std::span<const NativeRow> buffer_prototype_rows = table;

}  // namespace loopscope::js
