#include "buffer_support.hpp"

#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/inspect.hpp>
#include <javascript/render.hpp>

#include <cmath>

namespace loopscope::js {

CellId make_buffer_over(Exec& exec, const ByteRange& range) {
  CellId array = make_typed_array(exec, ElementType::Uint8, range.buffer, range.offset, range.length);
  buffer_constructor(exec);
  set_prototype(exec.heap(), array, intrinsic(exec, Intrinsic::BufferPrototype));
  return array;
}

CellId make_buffer(Exec& exec, std::span<const std::uint8_t> bytes) {
  CellId buffer = make_array_buffer(exec, bytes.size());
  exec.charge(1 + bytes.size() / 32);
  write_range(exec.heap(), {buffer, 0, bytes.size()}, 0, bytes);
  return make_buffer_over(exec, {buffer, 0, bytes.size()});
}

bool is_buffer(const Exec& exec, Value value) {
  const Heap& heap = exec.machine.heap;
  CellId wanted = intrinsic(exec, Intrinsic::BufferPrototype);
  if (!wanted || !value.is_object()) return false;
  for (CellId at = prototype_of(heap, value.cell()); at; at = prototype_of(heap, at)) {
    if (at == wanted) return true;
  }
  return false;
}

std::optional<ByteRange> uint8_range(const Heap& heap, Value value) {
  if (!has_kind(heap, value, Kind::TypedArray)) return std::nullopt;
  if (heap.get<TypedArrayCell>(value.cell()).element != ElementType::Uint8) return std::nullopt;
  return byte_range(heap, value);
}

std::optional<ByteRange> this_bytes(NativeCall& call, NativeResult& answer) {
  auto range = byte_range(call.heap(), call.this_value);
  if (!range) answer = call.type_error("argument must be a buffer");
  return range;
}

// --- errors

namespace {

std::string separated(std::string digits) {
  std::size_t start = digits.starts_with('-') ? 1 : 0;
  for (std::size_t i = digits.size(); i > start + 3; i -= 3) digits.insert(i - 3, "_");
  return digits;
}

std::string received_number(NativeCall& call, Value value) {
  Answers answers;
  std::string shown = utf16_to_utf8(inspect(call.exec, value, {}, answers));
  if (value.is_number() && std::isfinite(value.as_number()) && std::trunc(value.as_number()) == value.as_number() &&
      std::fabs(value.as_number()) > 4294967296.0)
    return separated(shown);
  if (value.is_big_integer() && shown.size() > 10 + (shown[0] == '-' ? 1u : 0u)) {
    shown.pop_back();
    return separated(shown) + "n";
  }
  return shown;
}

}  // namespace

NativeResult fail_type(NativeCall& call, std::string_view name, std::string_view expected, Value value) {
  bool is_position = name.find(' ') != std::string_view::npos;
  std::string subject = is_position ? std::string(name) : fmt::format("\"{}\" argument", name);
  std::string message =
      fmt::format("The {} must be {}. Received {}", subject, expected, describe_received(call.exec, value));
  return fail_with_code(call, ErrorType::TypeError, message, "ERR_INVALID_ARG_TYPE");
}

NativeResult fail_range(NativeCall& call, std::string_view name, std::string_view range, Value value) {
  return fail_with_code(call, ErrorType::RangeError,
                        fmt::format("The value of \"{}\" is out of range. It must be {}. Received {}", name, range,
                                    received_number(call, value)),
                        "ERR_OUT_OF_RANGE");
}

NativeResult fail_bounds(NativeCall& call, std::string_view name) {
  std::string message = name.empty() ? "Attempt to access memory outside buffer bounds"
                                     : fmt::format("\"{}\" is outside of buffer bounds", name);
  return fail_with_code(call, ErrorType::RangeError, message, "ERR_BUFFER_OUT_OF_BOUNDS");
}

NativeResult fail_encoding(NativeCall& call, Value encoding) {
  return fail_with_code(call, ErrorType::TypeError,
                        fmt::format("Unknown encoding: {}", shown_value(call.exec, encoding)), "ERR_UNKNOWN_ENCODING");
}

bool check_number(NativeCall& call, Value value, std::string_view name) {
  if (value.is_number()) return true;
  fail_type(call, name, "of type number", value);
  return false;
}

bool check_offset(NativeCall& call, Value value, std::string_view name, double least, double most) {
  if (!check_number(call, value, name)) return false;
  double number = value.as_number();
  if (std::trunc(number) != number || std::isinf(number)) {
    fail_range(call, name, "an integer", value);
    return false;
  }
  if (number >= least && number <= most) return true;
  auto shown = [&](double x) { return shown_value(call.exec, Value::number(x)); };
  fail_range(call, name, fmt::format(">= {} && <= {}", shown(least), shown(most)), value);
  return false;
}

bool read_encoding(NativeCall& call, Value value, TextEncoding& out) {
  out = TextEncoding::Utf8;
  if (value.is_undefined()) return true;
  auto known = value.is_string() ? buffer_encoding(string_units(call.heap(), value.cell())) : std::nullopt;
  if (!known) return fail_encoding(call, value), false;
  out = *known;
  return true;
}

}  // namespace loopscope::js
