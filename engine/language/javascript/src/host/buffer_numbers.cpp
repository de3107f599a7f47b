// Buffer's readUInt8 to writeDoubleBE: one function to read and one to write, told what by their row.
#include "buffer_support.hpp"

#include <javascript/big_integer.hpp>
#include <javascript/render.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::js {

namespace {

enum class NumberKind : std::uint8_t { Unsigned, Signed, Real, BigUnsigned, BigSigned };

struct NumberFormat {
  NumberKind kind;
  std::uint8_t size;  // 0: an argument says
  bool is_big_endian;
};

constexpr NumberFormat formats[] = {
    {NumberKind::BigUnsigned, 8, false}, {NumberKind::BigUnsigned, 8, true}, {NumberKind::BigSigned, 8, false},
    {NumberKind::BigSigned, 8, true},    {NumberKind::Unsigned, 0, false},   {NumberKind::Unsigned, 4, false},
    {NumberKind::Unsigned, 2, false},    {NumberKind::Unsigned, 1, false},   {NumberKind::Unsigned, 0, true},
    {NumberKind::Unsigned, 4, true},     {NumberKind::Unsigned, 2, true},    {NumberKind::Signed, 0, false},
    {NumberKind::Signed, 4, false},      {NumberKind::Signed, 2, false},     {NumberKind::Signed, 1, false},
    {NumberKind::Signed, 0, true},       {NumberKind::Signed, 4, true},      {NumberKind::Signed, 2, true},
    {NumberKind::Real, 4, false},        {NumberKind::Real, 4, true},        {NumberKind::Real, 8, false},
    {NumberKind::Real, 8, true},
};

NumberFormat format_of(NativeCall& call) {
  std::uint32_t row = call.heap().get<NativeFunctionCell>(call.callee.cell()).native & 0xFF;
  return formats[row % std::size(formats)];
}

// boundsError
NativeResult fail_place(NativeCall& call, Value offset, double last, std::string_view name = "offset", int least = 0) {
  if (std::floor(offset.as_number()) != offset.as_number()) return fail_range(call, name, "an integer", offset);
  if (last < 0) return fail_bounds(call);
  return fail_range(call, name, fmt::format(">= {} and <= {}", least, last), offset);
}

// The `byteLength` argument of those that take one. Nothing: return `answer`.
std::optional<std::uint8_t> size_argument(NativeCall& call, std::uint32_t index, NativeResult& answer) {
  Value size = call.argument(index);
  if (!check_number(call, size, "byteLength")) return answer = call.thrown(), std::nullopt;
  double wanted = size.as_number();
  if (wanted >= 1 && wanted <= 6 && std::trunc(wanted) == wanted) return static_cast<std::uint8_t>(wanted);
  answer = fail_place(call, size, 6, "byteLength", 1);
  return std::nullopt;
}

// Where to read or write `size` bytes. Nothing: return `answer`.
std::optional<std::uint64_t> place_argument(NativeCall& call, Value offset, const ByteRange& bytes, std::size_t size,
                                            NativeResult& answer) {
  if (!check_number(call, offset, "offset")) return answer = call.thrown(), std::nullopt;
  double place = offset.as_number(), last = static_cast<double>(bytes.length) - static_cast<double>(size);
  if (place >= 0 && place <= last && std::trunc(place) == place) return static_cast<std::uint64_t>(place);
  answer = fail_place(call, offset, last);
  return std::nullopt;
}

Value offset_value(NativeCall& call, std::uint32_t index, bool has_default) {
  Value offset = call.argument(index);
  return offset.is_undefined() && has_default ? Value::number(0) : offset;
}

NativeResult give_number(NativeCall& call, NumberFormat format, std::uint64_t bits) {
  unsigned unused = 64 - 8u * format.size;
  auto extended = static_cast<std::int64_t>(bits << unused) >> unused;
  switch (format.kind) {
    case NumberKind::Unsigned:
      return call.give(static_cast<double>(bits));
    case NumberKind::Signed:
      return call.give(static_cast<double>(extended));
    case NumberKind::BigUnsigned:
      return call.give(make_big_integer(call.heap(), BigInteger::from_uint64(bits)));
    case NumberKind::BigSigned:
      return call.give(make_big_integer(call.heap(), BigInteger::from_int64(extended)));
    case NumberKind::Real: {
      ElementType element = format.size == 4 ? ElementType::Float32 : ElementType::Float64;
      return call.give(element_from_bytes(call.heap(), element, reinterpret_cast<const std::uint8_t*>(&bits)));
    }
  }
  return call.give_undefined();
}

// (offset) or (offset, byteLength)
NativeResult read_number(NativeCall& call) {
  NumberFormat format = format_of(call);
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  bool has_default = format.size != 0;
  if (!has_default && call.argument(0).is_undefined())
    return fail_type(call, "offset", "of type number", call.argument(0));
  if (format.size == 0) {
    auto size = size_argument(call, 1, answer);
    if (!size) return answer;
    format.size = *size;
  }
  auto place = place_argument(call, offset_value(call, 0, has_default), *bytes, format.size, answer);
  if (!place) return answer;
  std::uint8_t held[8] = {};
  bytes_of(call.heap(), bytes->buffer).read(bytes->offset + *place, held, format.size);
  if (format.is_big_endian) std::reverse(held, held + format.size);
  std::uint64_t bits;
  std::memcpy(&bits, held, sizeof(bits));
  return give_number(call, format, bits);
}

// --- writing

std::string integer_text(double number) { return fmt::format("{:.0f}", number); }

// What may be written, as node words it.
std::string integer_range(NumberFormat format) {
  int bits = 8 * format.size;
  double most = std::ldexp(1.0, format.kind == NumberKind::Unsigned ? bits : bits - 1);
  if (format.size > 4) {
    if (format.kind == NumberKind::Unsigned) return fmt::format(">= 0 and < 2 ** {}", bits);
    return fmt::format(">= -(2 ** {}) and < 2 ** {}", bits - 1, bits - 1);
  }
  std::string least = format.kind == NumberKind::Unsigned ? "0" : integer_text(-most);
  return fmt::format(">= {} and <= {}", least, integer_text(most - 1));
}

bool is_in_range(NumberFormat format, double value) {
  int bits = 8 * format.size;
  double most = std::ldexp(1.0, format.kind == NumberKind::Unsigned ? bits : bits - 1) - 1;
  double least = format.kind == NumberKind::Unsigned ? 0 : -most - 1;
  return !(value > most || value < least);
}

// The bits of an integer or real value. Nothing: return `answer`.
std::optional<std::uint64_t> bits_of(NativeCall& call, NumberFormat format, double value, NativeResult& answer) {
  if (format.kind == NumberKind::Real) {
    std::uint64_t bits = 0;
    ElementType element = format.size == 4 ? ElementType::Float32 : ElementType::Float64;
    element_to_bytes(call.heap(), element, Value::number(value), reinterpret_cast<std::uint8_t*>(&bits));
    return bits;
  }
  if (!is_in_range(format, value)) {
    answer = fail_range(call, "value", integer_range(format), Value::number(value));
    return std::nullopt;
  }
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(std::isnan(value) ? 0 : value));
}

std::optional<std::uint64_t> big_bits(NativeCall& call, NumberFormat format, NativeResult& answer) {
  Value value = call.argument(0);
  if (!value.is_big_integer()) {
    answer = call.type_error("Cannot mix BigInt and other types, use explicit conversions");
    return std::nullopt;
  }
  BigInteger integer = big_integer_of(call.heap(), value);
  bool is_signed = format.kind == NumberKind::BigSigned;
  BigIntegerResult wrapped = is_signed ? BigInteger::as_int_n(64, integer) : BigInteger::as_uint_n(64, integer);
  if (wrapped && wrapped.value == integer) return integer.to_uint64();
  answer = fail_range(call, "value", is_signed ? ">= -(2n ** 63n) and < 2n ** 63n" : ">= 0n and < 2n ** 64n", value);
  return std::nullopt;
}

// (value, offset) or (value, offset, byteLength)
NativeResult write_number(NativeCall& call) {
  NumberFormat format = format_of(call);
  NativeResult answer;
  auto bytes = this_bytes(call, answer);
  if (!bytes) return answer;
  bool is_big = format.kind == NumberKind::BigUnsigned || format.kind == NumberKind::BigSigned;
  bool has_default = format.size != 0;
  double value = 0;
  if (!is_big) {
    auto number = to_number_argument(call, 0, answer);
    if (!number) return answer;
    value = *number;
  }
  if (format.size == 0) {
    auto size = size_argument(call, 2, answer);
    if (!size) return answer;
    format.size = *size;
  }
  Value offset = offset_value(call, 1, has_default);
  if (!check_number(call, offset, "offset")) return call.thrown();
  if (is_big && !call.argument(0).is_big_integer() && !place_argument(call, offset, *bytes, format.size, answer))
    return answer;
  auto bits = is_big ? big_bits(call, format, answer) : bits_of(call, format, value, answer);
  if (!bits) return answer;
  auto place = place_argument(call, offset, *bytes, format.size, answer);
  if (!place) return answer;
  std::uint8_t held[8];
  std::memcpy(held, &*bits, sizeof(held));
  if (format.is_big_endian) std::reverse(held, held + format.size);
  write_range(call.heap(), *bytes, *place, {held, format.size});
  return call.give(static_cast<double>(*place + format.size));
}

#define ROWS(verb, small, large, function)                                                                             \
  {#verb "BigUInt64LE", small, function}, {#verb "BigUInt64BE", small, function},                                      \
      {#verb "BigInt64LE", small, function}, {#verb "BigInt64BE", small, function}, {#verb "UIntLE", large, function}, \
      {#verb "UInt32LE", small, function}, {#verb "UInt16LE", small, function}, {#verb "UInt8", small, function},      \
      {#verb "UIntBE", large, function}, {#verb "UInt32BE", small, function}, {#verb "UInt16BE", small, function},     \
      {#verb "IntLE", large, function}, {#verb "Int32LE", small, function}, {#verb "Int16LE", small, function},        \
      {#verb "Int8", small, function}, {#verb "IntBE", large, function}, {#verb "Int32BE", small, function},           \
      {#verb "Int16BE", small, function}, {#verb "FloatForwards", small, function},                                    \
      {#verb "FloatBackwards", small, function}, {#verb "DoubleForwards", small, function}, {                          \
#verb "DoubleBackwards", small, function                                                                           \
  }
constexpr NativeRow table[] = {ROWS(read, 0, 2, read_number), ROWS(write, 1, 3, write_number)};
#undef ROWS
static_assert(std::size(table) == 2 * std::size(formats));

}  // namespace

extern const std::span<const NativeRow> buffer_number_rows;
const std::span<const NativeRow> buffer_number_rows = table;

}  // namespace loopscope::js
