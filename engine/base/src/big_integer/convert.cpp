// Big integers from and to doubles and 64-bit integers, and comparison with doubles.
#include <cmath>
#include <limits>

#include "charge.hpp"

namespace loopscope {

using natural::Natural;

std::optional<BigInteger> BigInteger::from_double(double x) {
  if (!std::isfinite(x) || x != std::trunc(x)) return std::nullopt;
  int exponent = 0;
  double fraction = std::frexp(std::fabs(x), &exponent);
  // Of a number below 2^53, only the whole part: the bits below are zero.
  int bits = std::min(exponent, 53);
  auto significand = static_cast<std::uint64_t>(std::ldexp(fraction, std::max(bits, 0)));
  BigInteger value = from_uint64(significand);
  auto shift = static_cast<std::size_t>(std::max(exponent - bits, 0));
  return BigInteger(x < 0, natural::shift_left(value.limbs_, shift));
}

double BigInteger::to_double() const {
  std::size_t bits = bit_length();
  if (bits > 1024)
    return is_negative_ ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
  std::size_t dropped = bits > 64 ? bits - 64 : 0;
  BigInteger top(false, natural::shift_right(limbs_, dropped));
  std::uint64_t leading = top.to_uint64();
  // The lowest of 64 bits only says that something is below: it breaks ties.
  if (std::is_neq(natural::compare(natural::shift_left(top.limbs_, dropped), limbs_))) leading |= 1;
  double magnitude = std::ldexp(static_cast<double>(leading), static_cast<int>(dropped));
  return is_negative_ ? -magnitude : magnitude;
}

std::uint64_t BigInteger::to_uint64() const {
  std::uint64_t low = limbs_.empty() ? 0 : limbs_[0];
  if (limbs_.size() > 1) low |= std::uint64_t{limbs_[1]} << limb_bits;
  return is_negative_ ? -low : low;
}

std::partial_ordering operator<=>(const BigInteger& x, double y) {
  if (std::isnan(y)) return std::partial_ordering::unordered;
  if (std::isinf(y)) return y > 0 ? std::partial_ordering::less : std::partial_ordering::greater;
  double whole = std::trunc(y);
  std::strong_ordering order = x <=> *BigInteger::from_double(whole);
  if (std::is_neq(order)) return order;
  return whole <=> y;
}

}  // namespace loopscope
