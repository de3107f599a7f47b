// Shifts, bit operations and wrapping, all as if on an infinite two's complement.
#include "charge.hpp"

namespace loopscope {

using natural::Limb;
using natural::Natural;

namespace {

constexpr std::size_t limb_bits = BigInteger::limb_bits;

void negate_in_place(Natural& limbs) {
  natural::Wide carry = 1;
  for (Limb& limb : limbs) {
    carry += static_cast<Limb>(~limb);
    limb = static_cast<Limb>(carry);
    carry >>= limb_bits;
  }
}

// The lowest `count` limbs of the two's complement.
Natural complement(const BigInteger& x, std::size_t count) {
  Natural limbs = x.limbs();
  limbs.resize(count);
  if (x.is_negative()) negate_in_place(limbs);
  return limbs;
}

// The number whose two's complement this is; the topmost bit is the sign.
BigIntegerResult from_complement(Natural limbs) {
  bool is_negative = !limbs.empty() && limbs.back() >> (limb_bits - 1) != 0;
  if (is_negative) negate_in_place(limbs);
  return sized(is_negative, std::move(limbs));
}

template <class Operation>
BigIntegerResult combine(const BigInteger& x, const BigInteger& y, WorkMeter* meter, Operation operation) {
  std::size_t count = std::max(x.limbs().size(), y.limbs().size()) + 1;
  if (!pay(meter, count)) return out_of_budget();
  Natural result = complement(x, count), other = complement(y, count);
  for (std::size_t i = 0; i < count; ++i) result[i] = operation(result[i], other[i]);
  return from_complement(std::move(result));
}

BigIntegerResult shift_up(const BigInteger& x, const BigInteger& count, WorkMeter* meter) {
  if (x.is_zero()) return {};
  if (count.limbs().size() > 1) return too_large();
  std::size_t bits = count.is_zero() ? 0 : count.limbs()[0];
  if (x.bit_length() + bits > BigInteger::most_bits) return too_large();
  if (!pay(meter, x.limbs().size() + bits / limb_bits + 1)) return out_of_budget();
  return {BigInteger(x.is_negative(), natural::shift_left(x.limbs(), bits))};
}

// Towards minus infinity: floor(-m / 2^k) is -(floor((m - 1) / 2^k) + 1).
BigIntegerResult shift_down(const BigInteger& x, const BigInteger& count, WorkMeter* meter) {
  if (!pay(meter, x.limbs().size() + 1)) return out_of_budget();
  bool shifts_all_out = count.limbs().size() > 1;
  std::size_t bits = shifts_all_out ? BigInteger::most_bits + 1 : count.is_zero() ? 0 : count.limbs()[0];
  if (!x.is_negative()) return {BigInteger(false, natural::shift_right(x.limbs(), bits))};
  Natural one{1};
  Natural magnitude = natural::shift_right(natural::subtract(x.limbs(), one), bits);
  return sized(true, natural::add(magnitude, one));
}

BigInteger magnitude_of(const BigInteger& x) { return x.is_negative() ? x.negated() : x; }

// x modulo 2^bits as a two's complement of just over that many bits, the rest zero.
Natural wrapped(const BigInteger& x, std::size_t bits) {
  Natural limbs = complement(x, bits / limb_bits + 1);
  limbs.back() &= (Limb{1} << bits % limb_bits) - 1;
  return limbs;
}

}  // namespace

BigIntegerResult BigInteger::shift_left(const BigInteger& x, const BigInteger& count, WorkMeter* meter) {
  return count.is_negative() ? shift_down(x, magnitude_of(count), meter) : shift_up(x, count, meter);
}

BigIntegerResult BigInteger::shift_right(const BigInteger& x, const BigInteger& count, WorkMeter* meter) {
  return count.is_negative() ? shift_up(x, magnitude_of(count), meter) : shift_down(x, count, meter);
}

BigIntegerResult BigInteger::bitwise_and(const BigInteger& x, const BigInteger& y, WorkMeter* meter) {
  return combine(x, y, meter, [](Limb a, Limb b) { return a & b; });
}

BigIntegerResult BigInteger::bitwise_or(const BigInteger& x, const BigInteger& y, WorkMeter* meter) {
  return combine(x, y, meter, [](Limb a, Limb b) { return a | b; });
}

BigIntegerResult BigInteger::bitwise_xor(const BigInteger& x, const BigInteger& y, WorkMeter* meter) {
  return combine(x, y, meter, [](Limb a, Limb b) { return a ^ b; });
}

BigIntegerResult BigInteger::bitwise_not(const BigInteger& x, WorkMeter* meter) {
  return subtract(from_int64(-1), x, meter);
}

BigIntegerResult BigInteger::as_uint_n(std::uint64_t bits, const BigInteger& x, WorkMeter* meter) {
  if (!x.is_negative() && x.bit_length() <= bits) return {x};
  // What is left has to be negative: 2^bits - |x|.
  if (bits > most_bits) return too_large();
  if (!pay(meter, x.limbs_.size() + bits / limb_bits + 1)) return out_of_budget();
  return {BigInteger(false, wrapped(x, bits))};
}

BigIntegerResult BigInteger::as_int_n(std::uint64_t bits, const BigInteger& x, WorkMeter* meter) {
  if (bits == 0) return {};
  if (x.bit_length() < bits) return {x};
  if (!pay(meter, x.limbs_.size() + bits / limb_bits + 1)) return out_of_budget();
  Natural limbs = wrapped(x, bits);
  bool is_negative = natural::is_bit_set(limbs, bits - 1);
  if (!is_negative) return {BigInteger(false, std::move(limbs))};
  negate_in_place(limbs);
  limbs.back() &= (Limb{1} << bits % limb_bits) - 1;
  return {BigInteger(true, std::move(limbs))};
}

}  // namespace loopscope
