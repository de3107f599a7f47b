#include <base/hash.hpp>

#include "charge.hpp"

namespace loopscope {

using natural::Natural;

BigInteger::BigInteger(bool is_negative, std::vector<Limb> limbs)
    : is_negative_(is_negative), limbs_(std::move(limbs)) {
  natural::trim(limbs_);
  if (limbs_.empty()) is_negative_ = false;
}

BigInteger BigInteger::from_uint64(std::uint64_t value) {
  return BigInteger(false, {static_cast<Limb>(value), static_cast<Limb>(value >> limb_bits)});
}

BigInteger BigInteger::from_int64(std::int64_t value) {
  auto bits = static_cast<std::uint64_t>(value);
  return value < 0 ? from_uint64(-bits).negated() : from_uint64(bits);
}

std::size_t BigInteger::bit_length() const { return natural::bit_length(limbs_); }

std::uint64_t BigInteger::hash() const {
  Hasher hasher;
  hasher.add(is_negative_);
  for (Limb limb : limbs_) hasher.add(limb);
  return hasher.result();
}

std::strong_ordering operator<=>(const BigInteger& x, const BigInteger& y) {
  if (x.is_negative_ != y.is_negative_) return y.is_negative_ <=> x.is_negative_;
  return x.is_negative_ ? natural::compare(y.limbs_, x.limbs_) : natural::compare(x.limbs_, y.limbs_);
}

BigIntegerResult BigInteger::add(const BigInteger& x, const BigInteger& y, WorkMeter* meter) {
  if (!pay(meter, std::max(x.limbs_.size(), y.limbs_.size()) + 1)) return out_of_budget();
  if (x.is_negative_ == y.is_negative_) return sized(x.is_negative_, natural::add(x.limbs_, y.limbs_));
  bool x_is_larger = std::is_gteq(natural::compare(x.limbs_, y.limbs_));
  if (x_is_larger) return {BigInteger(x.is_negative_, natural::subtract(x.limbs_, y.limbs_))};
  return {BigInteger(y.is_negative_, natural::subtract(y.limbs_, x.limbs_))};
}

BigIntegerResult BigInteger::subtract(const BigInteger& x, const BigInteger& y, WorkMeter* meter) {
  return add(x, y.negated(), meter);
}

BigIntegerResult BigInteger::multiply(const BigInteger& x, const BigInteger& y, WorkMeter* meter) {
  if (x.is_zero() || y.is_zero()) return {};
  if (x.bit_length() + y.bit_length() - 1 > most_bits) return too_large();
  if (!pay(meter, natural::multiply_cost(x.limbs_.size(), y.limbs_.size()))) return out_of_budget();
  return sized(x.is_negative_ != y.is_negative_, natural::multiply(x.limbs_, y.limbs_));
}

BigIntegerResult BigInteger::divide(const BigInteger& x, const BigInteger& y, WorkMeter* meter) {
  if (y.is_zero()) return {{}, BigIntegerFault::DivisionByZero};
  if (!pay(meter, natural::divide_cost(x.limbs_.size(), y.limbs_.size()))) return out_of_budget();
  return {BigInteger(x.is_negative_ != y.is_negative_, natural::divide(x.limbs_, y.limbs_).quotient)};
}

BigIntegerResult BigInteger::remainder(const BigInteger& x, const BigInteger& y, WorkMeter* meter) {
  if (y.is_zero()) return {{}, BigIntegerFault::DivisionByZero};
  if (!pay(meter, natural::divide_cost(x.limbs_.size(), y.limbs_.size()))) return out_of_budget();
  return {BigInteger(x.is_negative_, natural::divide(x.limbs_, y.limbs_).remainder)};
}

namespace {

bool is_odd(const BigInteger& x) { return !x.is_zero() && (x.limbs()[0] & 1) != 0; }

// From the highest bit of the exponent down: square, and multiply where the bit is set.
BigIntegerResult power_by_squaring(const BigInteger& base, std::uint64_t exponent, WorkMeter* meter) {
  BigIntegerResult result{base};
  for (int bit = std::bit_width(exponent) - 2; bit >= 0 && result; --bit) {
    result = BigInteger::multiply(result.value, result.value, meter);
    if (result && (exponent >> bit & 1) != 0) result = BigInteger::multiply(result.value, base, meter);
  }
  return result;
}

}  // namespace

BigIntegerResult BigInteger::power(const BigInteger& base, const BigInteger& exponent, WorkMeter* meter) {
  if (exponent.is_negative()) return {{}, BigIntegerFault::NegativeExponent};
  if (exponent.is_zero()) return {from_uint64(1)};
  if (base.bit_length() <= 1) return {is_odd(exponent) || !base.is_negative() ? base : base.negated()};
  // The result has more than (bits of the base - 1) * exponent bits: no need to try.
  if (exponent.limbs_.size() > 1) return too_large();
  std::uint64_t times = exponent.limbs_[0];
  if ((base.bit_length() - 1) * times >= most_bits) return too_large();
  if (std::is_neq(natural::compare(base.limbs_, Natural{2}))) return power_by_squaring(base, times, meter);
  if (!pay(meter, times / limb_bits + 1)) return out_of_budget();
  return {BigInteger(base.is_negative() && is_odd(exponent), natural::shift_left(Natural{1}, times))};
}

}  // namespace loopscope
