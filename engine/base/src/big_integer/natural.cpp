#include "natural.hpp"

#include <algorithm>
#include <bit>

namespace loopscope::natural {

void trim(Natural& x) {
  while (!x.empty() && x.back() == 0) x.pop_back();
}

View trimmed(View x) {
  while (!x.empty() && x.back() == 0) x = x.first(x.size() - 1);
  return x;
}

std::size_t bit_length(View x) {
  return x.empty() ? 0 : x.size() * limb_bits - static_cast<std::size_t>(std::countl_zero(x.back()));
}

bool is_bit_set(View x, std::size_t bit) {
  return bit / limb_bits < x.size() && (x[bit / limb_bits] >> bit % limb_bits & 1) != 0;
}

std::strong_ordering compare(View x, View y) {
  if (x.size() != y.size()) return x.size() <=> y.size();
  for (std::size_t i = x.size(); i-- > 0;) {
    if (x[i] != y[i]) return x[i] <=> y[i];
  }
  return std::strong_ordering::equal;
}

Natural add(View x, View y) {
  if (x.size() < y.size()) std::swap(x, y);
  Natural sum(x.begin(), x.end());
  sum.push_back(0);
  add_at(sum, y, 0);
  trim(sum);
  return sum;
}

void add_at(Natural& x, View y, std::size_t offset) {
  Wide carry = 0;
  for (std::size_t i = 0; i < y.size(); ++i) {
    carry += Wide{x[offset + i]} + y[i];
    x[offset + i] = static_cast<Limb>(carry);
    carry >>= limb_bits;
  }
  for (std::size_t i = offset + y.size(); carry != 0; ++i, carry >>= limb_bits) {
    carry += x[i];
    x[i] = static_cast<Limb>(carry);
  }
}

Natural subtract(View x, View y) {
  Natural difference(x.begin(), x.end());
  Wide borrow = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (i >= y.size() && borrow == 0) break;
    Wide step = Wide{x[i]} - (i < y.size() ? y[i] : 0) - borrow;
    difference[i] = static_cast<Limb>(step);
    borrow = step >> 63;
  }
  trim(difference);
  return difference;
}

void multiply_add(Natural& x, Limb factor, Limb addend) {
  Wide carry = addend;
  for (Limb& limb : x) {
    carry += Wide{limb} * factor;
    limb = static_cast<Limb>(carry);
    carry >>= limb_bits;
  }
  if (carry != 0) x.push_back(static_cast<Limb>(carry));
}

Natural shift_left(View x, std::size_t bits) {
  if (x.empty()) return {};
  std::size_t limbs = bits / limb_bits;
  unsigned rest = bits % limb_bits;
  Natural result(limbs + x.size() + 1);
  for (std::size_t i = 0; i < x.size(); ++i) {
    Wide wide = Wide{x[i]} << rest;
    result[limbs + i] |= static_cast<Limb>(wide);
    result[limbs + i + 1] = static_cast<Limb>(wide >> limb_bits);
  }
  trim(result);
  return result;
}

Natural shift_right(View x, std::size_t bits) {
  std::size_t limbs = bits / limb_bits;
  unsigned rest = bits % limb_bits;
  if (limbs >= x.size()) return {};
  Natural result(x.size() - limbs);
  for (std::size_t i = limbs; i < x.size(); ++i) {
    Wide above = i + 1 < x.size() ? x[i + 1] : 0;
    result[i - limbs] = static_cast<Limb>((above << limb_bits | x[i]) >> rest);
  }
  trim(result);
  return result;
}

}  // namespace loopscope::natural
