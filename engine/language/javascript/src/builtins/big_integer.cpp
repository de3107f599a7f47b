// BigInt (ECMA-262 21.2).
#include <javascript/big_integer.hpp>

#include "support.hpp"

#include <base/utf.hpp>
#include <javascript/render.hpp>

#include <cmath>

namespace loopscope::js {

namespace {

// ToBigInt (7.1.13) of a primitive. Nothing: thrown.
std::optional<BigInteger> to_big_integer(NativeCall& call, Value value) {
  if (value.is_big_integer()) return big_integer_of(call.heap(), value);
  if (value.is_boolean()) return BigInteger::from_int64(value.as_boolean() ? 1 : 0);
  if (value.is_string()) {
    std::u16string text = copy_text(call.heap(), value.cell());
    call.exec.charge(1 + text.size() * text.size() / 64);
    BigIntegerResult parsed = BigInteger::parse(text);
    if (parsed) return parsed.value;
    call.fail(ErrorType::SyntaxError, "Cannot convert {} to a BigInt", utf16_to_utf8(text));
    return std::nullopt;
  }
  call.type_error("Cannot convert {} to a BigInt", shown_value(call.exec, value));
  return std::nullopt;
}

NativeResult give_big(NativeCall& call, const BigIntegerResult& made) {
  if (!made) return call.fail(ErrorType::RangeError, "Maximum BigInt size exceeded");
  return call.give(make_big_integer(call.heap(), made.value));
}

}  // namespace

NativeResult construct_big_integer(NativeCall& call) {
  if (call.is_construct()) return call.type_error("BigInt is not a constructor");
  Value value = call.argument(0);
  if (value.is_object()) return call.convert(0, Hint::Number);
  if (value.is_number()) {
    auto integer = BigInteger::from_double(value.as_number());
    if (integer) return call.give(make_big_integer(call.heap(), *integer));
    return call.fail(ErrorType::RangeError,
                     "The number {} cannot be converted to a BigInt because it is not an integer",
                     shown_value(call.exec, value));
  }
  auto integer = to_big_integer(call, value);
  return integer ? call.give(make_big_integer(call.heap(), *integer)) : call.thrown();
}

namespace {

using Wrap = BigIntegerResult (*)(std::uint64_t, const BigInteger&, WorkMeter*);

NativeResult wrap_big_integer(NativeCall& call, Wrap wrap) {
  NativeResult answer;
  auto bits = to_integer_argument(call, 0, answer);
  if (!bits) return answer;
  if (*bits < 0 || *bits > 9007199254740991.0) {
    return call.fail(ErrorType::RangeError, "Invalid value: not (convertible to) a safe integer");
  }
  if (call.argument(1).is_object()) return call.convert(1, Hint::Number);
  auto integer = to_big_integer(call, call.argument(1));
  if (!integer) return call.thrown();
  call.exec.charge(1 + integer->limbs().size());
  return give_big(call, wrap(static_cast<std::uint64_t>(*bits), *integer, nullptr));
}

NativeResult as_int_n(NativeCall& call) { return wrap_big_integer(call, BigInteger::as_int_n); }
NativeResult as_uint_n(NativeCall& call) { return wrap_big_integer(call, BigInteger::as_uint_n); }

std::optional<Value> this_big_integer(NativeCall& call, std::string_view method) {
  Value value = call.this_value;
  if (has_kind(call.heap(), value, Kind::Number))
    value = call.heap().get_as<PrimitiveObjectCell>(value.cell()).primitive;
  if (value.is_big_integer()) return value;
  call.type_error("{} requires that 'this' be a BigInt", method);
  return std::nullopt;
}

NativeResult big_integer_to_string(NativeCall& call) {
  auto value = this_big_integer(call, "BigInt.prototype.toString");
  if (!value) return call.thrown();
  double radix = 10;
  if (!call.argument(0).is_undefined()) {
    NativeResult answer;
    auto given = to_integer_argument(call, 0, answer);
    if (!given) return answer;
    radix = *given;
  }
  if (radix < 2 || radix > 36)
    return call.fail(ErrorType::RangeError, "toString() radix argument must be between 2 and 36");
  BigInteger integer = big_integer_of(call.heap(), *value);
  call.exec.charge(1 + integer.limbs().size() * integer.limbs().size() / 4);
  return call.give(ascii_value(call.exec, integer.to_string(static_cast<unsigned>(radix)).text));
}

NativeResult big_integer_value_of(NativeCall& call) {
  auto value = this_big_integer(call, "BigInt.prototype.valueOf");
  return value ? call.give(*value) : call.thrown();
}

NativeResult big_integer_to_locale_string(NativeCall& call) {
  auto value = this_big_integer(call, "BigInt.prototype.toLocaleString");
  if (!value) return call.thrown();
  bool is_usual = call.argument(0).is_undefined() && call.argument(1).is_undefined();
  if (!is_usual) return run_prelude(call, "numberToLocale", {*value, call.argument(0), call.argument(1)});
  std::string digits = big_integer_text(call.heap(), *value);
  std::size_t first = digits[0] == '-' ? 1 : 0;
  for (std::size_t i = digits.size(); i > first + 3; i -= 3) digits.insert(i - 3, ",");
  return call.give(ascii_value(call.exec, digits));
}

constexpr NativeRow static_rows[] = {
    {"asUintN", 2, as_uint_n},
    {"asIntN", 2, as_int_n},
};
constexpr NativeRow prototype_rows[] = {
    {"toLocaleString", 0, big_integer_to_locale_string},
    {"toString", 0, big_integer_to_string},
    {"valueOf", 0, big_integer_value_of},
};

}  // namespace

extern const std::span<const NativeRow> big_integer_rows, big_integer_prototype_rows;
const std::span<const NativeRow> big_integer_rows = static_rows;
const std::span<const NativeRow> big_integer_prototype_rows = prototype_rows;

}  // namespace loopscope::js
