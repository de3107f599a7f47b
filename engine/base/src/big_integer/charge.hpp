#pragma once
// How the operations pay and how they refuse.
#include <algorithm>
#include <bit>
#include <utility>

#include "natural.hpp"

namespace loopscope {

inline bool pay(WorkMeter* meter, std::uint64_t amount) { return meter == nullptr || meter->charge(amount); }

inline BigIntegerResult out_of_budget() { return {{}, BigIntegerFault::OutOfBudget}; }
inline BigIntegerResult too_large() { return {{}, BigIntegerFault::TooLarge}; }

inline BigIntegerResult sized(bool is_negative, natural::Natural limbs) {
  BigInteger value(is_negative, std::move(limbs));
  if (value.bit_length() > BigInteger::most_bits) return too_large();
  return {std::move(value)};
}

}  // namespace loopscope
