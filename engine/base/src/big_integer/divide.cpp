// Division: Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D.
#include <bit>

#include "natural.hpp"

namespace loopscope::natural {

namespace {

constexpr Wide base = Wide{1} << limb_bits;

// D3: the next quotient limb, at most one too large.
Wide estimate(const Limb* top, View divisor) {
  Wide first = divisor.back(), second = divisor[divisor.size() - 2];
  Wide numerator = Wide{top[0]} << limb_bits | top[-1];
  Wide quotient = numerator / first, rest = numerator % first;
  while (quotient >= base || quotient * second > (rest << limb_bits | top[-2])) {
    --quotient;
    rest += first;
    if (rest >= base) break;
  }
  return quotient;
}

// D4: takes quotient * divisor off the window of limbs; true when that was too much.
bool subtract_product(Limb* window, View divisor, Wide quotient) {
  Wide carry = 0, borrow = 0;
  for (std::size_t i = 0; i < divisor.size(); ++i) {
    carry += quotient * divisor[i];
    Wide step = Wide{window[i]} - static_cast<Limb>(carry) - borrow;
    window[i] = static_cast<Limb>(step);
    borrow = step >> 63;
    carry >>= limb_bits;
  }
  Wide step = Wide{window[divisor.size()]} - carry - borrow;
  window[divisor.size()] = static_cast<Limb>(step);
  return step >> 63 != 0;
}

// D6: puts one divisor back.
void add_back(Limb* window, View divisor) {
  Wide carry = 0;
  for (std::size_t i = 0; i < divisor.size(); ++i) {
    carry += Wide{window[i]} + divisor[i];
    window[i] = static_cast<Limb>(carry);
    carry >>= limb_bits;
  }
  window[divisor.size()] += static_cast<Limb>(carry);
}

Division divide_long(View x, View y) {
  auto shift = static_cast<std::size_t>(std::countl_zero(y.back()));
  Natural divisor = shift_left(y, shift);
  Natural rest = shift_left(x, shift);
  rest.resize(x.size() + 1);
  Natural quotient(x.size() - y.size() + 1);
  for (std::size_t j = quotient.size(); j-- > 0;) {
    Wide limb = estimate(&rest[j + y.size()], divisor);
    if (subtract_product(&rest[j], divisor, limb)) {
      --limb;
      add_back(&rest[j], divisor);
    }
    quotient[j] = static_cast<Limb>(limb);
  }
  trim(quotient);
  trim(rest);
  return {std::move(quotient), shift_right(rest, shift)};
}

}  // namespace

Limb divide_small(Natural& x, Limb divisor) {
  Wide rest = 0;
  for (std::size_t i = x.size(); i-- > 0;) {
    rest = rest << limb_bits | x[i];
    x[i] = static_cast<Limb>(rest / divisor);
    rest %= divisor;
  }
  trim(x);
  return static_cast<Limb>(rest);
}

Division divide(View x, View y) {
  Natural copy(x.begin(), x.end());
  if (std::is_lt(compare(x, y))) return {{}, std::move(copy)};
  if (y.size() > 1) return divide_long(x, y);
  Limb rest = divide_small(copy, y[0]);
  return {std::move(copy), rest != 0 ? Natural{rest} : Natural{}};
}

std::uint64_t divide_cost(std::size_t x_limbs, std::size_t y_limbs) {
  return x_limbs < y_limbs ? x_limbs : std::uint64_t{x_limbs - y_limbs + 1} * y_limbs + x_limbs;
}

}  // namespace loopscope::natural
