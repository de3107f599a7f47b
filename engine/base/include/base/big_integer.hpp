#pragma once
// Integers of any size, as BigInt needs them: a sign and a magnitude in 32-bit limbs, least significant first, without
// leading zeros; zero is not negative. A plain value.
//
// Operations that can fail give a result with a fault instead of a value. Each charges its limb operations to the meter
// (when there is one) before doing them. The size limit is V8's: 2^30 bits.
#include <base/work_meter.hpp>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope {

struct BigIntegerResult;
struct BigIntegerText;

enum class BigIntegerFault : std::uint8_t {
  None,
  TooLarge,
  DivisionByZero,
  NegativeExponent,
  NotALiteral,
  OutOfBudget
};

class BigInteger {
 public:
  using Limb = std::uint32_t;
  using Result = BigIntegerResult;
  static constexpr std::size_t limb_bits = 32;
  static constexpr std::size_t most_bits = std::size_t{1} << 30;

  BigInteger() = default;
  BigInteger(bool is_negative, std::vector<Limb> limbs);
  static BigInteger from_int64(std::int64_t value);
  static BigInteger from_uint64(std::uint64_t value);
  // None unless x is an integer.
  static std::optional<BigInteger> from_double(double x);

  bool is_zero() const { return limbs_.empty(); }
  bool is_negative() const { return is_negative_; }
  const std::vector<Limb>& limbs() const { return limbs_; }
  std::size_t bit_length() const;  // of the magnitude
  std::uint64_t hash() const;

  // Rounded to the nearest double, ties to even; infinite when too large.
  double to_double() const;
  // Modulo 2^64.
  std::uint64_t to_uint64() const;
  std::int64_t to_int64() const { return static_cast<std::int64_t>(to_uint64()); }

  BigInteger negated() const { return BigInteger(!is_negative_, limbs_); }

  static Result add(const BigInteger& x, const BigInteger& y, WorkMeter* meter = nullptr);
  static Result subtract(const BigInteger& x, const BigInteger& y, WorkMeter* meter = nullptr);
  static Result multiply(const BigInteger& x, const BigInteger& y, WorkMeter* meter = nullptr);
  // Truncates towards zero; the remainder has the sign of x.
  static Result divide(const BigInteger& x, const BigInteger& y, WorkMeter* meter = nullptr);
  static Result remainder(const BigInteger& x, const BigInteger& y, WorkMeter* meter = nullptr);
  static Result power(const BigInteger& base, const BigInteger& exponent, WorkMeter* meter = nullptr);
  // A negative count shifts the other way. Right shifts round down.
  static Result shift_left(const BigInteger& x, const BigInteger& count, WorkMeter* meter = nullptr);
  static Result shift_right(const BigInteger& x, const BigInteger& count, WorkMeter* meter = nullptr);
  // On the infinite two's complement.
  static Result bitwise_and(const BigInteger& x, const BigInteger& y, WorkMeter* meter = nullptr);
  static Result bitwise_or(const BigInteger& x, const BigInteger& y, WorkMeter* meter = nullptr);
  static Result bitwise_xor(const BigInteger& x, const BigInteger& y, WorkMeter* meter = nullptr);
  static Result bitwise_not(const BigInteger& x, WorkMeter* meter = nullptr);
  // BigInt.asIntN and BigInt.asUintN; bits up to 2^53 - 1.
  static Result as_int_n(std::uint64_t bits, const BigInteger& x, WorkMeter* meter = nullptr);
  static Result as_uint_n(std::uint64_t bits, const BigInteger& x, WorkMeter* meter = nullptr);

  // Digits only, in a radix of 2 to 36, either case.
  static Result parse_digits(std::u16string_view digits, unsigned radix, WorkMeter* meter = nullptr);
  // StringToBigInt (7.1.14): white space around it, a sign before decimal digits, or 0x, 0o, 0b. Empty is 0.
  static Result parse(std::u16string_view text, WorkMeter* meter = nullptr);
  BigIntegerText to_string(unsigned radix = 10, WorkMeter* meter = nullptr) const;

  friend bool operator==(const BigInteger&, const BigInteger&) = default;
  friend std::strong_ordering operator<=>(const BigInteger& x, const BigInteger& y);
  // Exact: no rounding on either side. NaN is unordered.
  friend std::partial_ordering operator<=>(const BigInteger& x, double y);
  friend bool operator==(const BigInteger& x, double y) { return std::is_eq(x <=> y); }

 private:
  bool is_negative_ = false;
  std::vector<Limb> limbs_;
};

struct BigIntegerResult {
  BigInteger value;
  BigIntegerFault fault = BigIntegerFault::None;
  explicit operator bool() const { return fault == BigIntegerFault::None; }
};

struct BigIntegerText {
  std::string text;
  BigIntegerFault fault = BigIntegerFault::None;
  explicit operator bool() const { return fault == BigIntegerFault::None; }
};

}  // namespace loopscope
