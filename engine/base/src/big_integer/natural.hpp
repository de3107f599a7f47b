#pragma once
// Arithmetic on magnitudes: limbs, least significant first, without leading zeros (empty is zero). Nothing here knows
// signs, limits or budgets, but the costs of the slow operations can be asked for beforehand.
#include <base/big_integer.hpp>
#include <span>
#include <vector>

namespace loopscope::natural {

using Limb = BigInteger::Limb;
using Wide = std::uint64_t;
using Natural = std::vector<Limb>;
using View = std::span<const Limb>;

inline constexpr unsigned limb_bits = BigInteger::limb_bits;

void trim(Natural& x);
View trimmed(View x);
std::size_t bit_length(View x);
bool is_bit_set(View x, std::size_t bit);
std::strong_ordering compare(View x, View y);

Natural add(View x, View y);
Natural subtract(View x, View y);  // x >= y
// x += y * 2^(32 offset); x is long enough for the result.
void add_at(Natural& x, View y, std::size_t offset);
void multiply_add(Natural& x, Limb factor, Limb addend);  // x = x * factor + addend

Natural multiply(View x, View y);
std::uint64_t multiply_cost(std::size_t x_limbs, std::size_t y_limbs);

// Divides in place and returns the remainder.
Limb divide_small(Natural& x, Limb divisor);
struct Division {
  Natural quotient, remainder;
};
Division divide(View x, View y);  // y > 0
std::uint64_t divide_cost(std::size_t x_limbs, std::size_t y_limbs);

Natural shift_left(View x, std::size_t bits);
Natural shift_right(View x, std::size_t bits);  // rounds down

}  // namespace loopscope::natural
