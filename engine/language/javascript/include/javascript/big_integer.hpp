#pragma once
// BigInt values: a cell holding an arbitrary precision integer.
#include <base/big_integer.hpp>
#include <javascript/object.hpp>

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

}  // namespace loopscope::js
