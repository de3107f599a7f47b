#pragma once
// BigInt values: a cell holding an arbitrary precision integer.
#include <base/big_integer.hpp>
#include <javascript/realm.hpp>

namespace loopscope::js {

struct BigIntegerCell : Cell {
  static constexpr CellTraits traits{"bigint", static_cast<std::uint8_t>(Kind::BigInteger), false};
  bool negative = false;
  std::vector<std::uint32_t> limbs;  // little endian, no leading zeros
  auto fields() const { return std::tie(negative, limbs); }
};

Value make_big_integer(Heap& heap, const BigInteger& integer);
BigInteger big_integer_of(const Heap& heap, Value value);
std::string big_integer_text(const Heap& heap, Value value);
bool big_integer_is_zero(const Heap& heap, Value value);
bool big_integers_equal(const Heap& heap, Value x, Value y);

// Operators on two big integers / on one; false: exec.thrown is set (division by zero, negative exponent, too large).
bool big_integer_arithmetic(Exec& exec, Op op, Value x, Value y, Value& result);
bool big_integer_unary(Exec& exec, Op op, Value x, Value& result);
// Sign of x - y where at least one is a big integer and the other a primitive; nothing when they cannot be ordered.
std::optional<int> compare_with_big_integer(Exec& exec, Value x, Value y);

}  // namespace loopscope::js
