#pragma once
// FDLIBM's way of looking at doubles: tests on the upper 32 bits, splitting off the lower 32, and polynomials evaluated
// from the highest coefficient down.
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace loopscope::math {

inline constexpr double infinity = std::numeric_limits<double>::infinity();
inline constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

// ln 2 in two parts: multiples of the first by a small integer are exact.
inline constexpr double ln2_high = 6.93147180369123816490e-01;
inline constexpr double ln2_low = 1.90821492927058770002e-10;

inline std::int32_t high_word(double x) { return static_cast<std::int32_t>(std::bit_cast<std::uint64_t>(x) >> 32); }
inline std::uint32_t low_word(double x) { return static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(x)); }
inline std::int32_t magnitude_word(double x) { return high_word(x) & 0x7FFFFFFF; }

inline double from_words(std::int32_t high, std::uint32_t low) {
  return std::bit_cast<double>(std::uint64_t{static_cast<std::uint32_t>(high)} << 32 | low);
}
inline double with_high_word(double x, std::int32_t high) { return from_words(high, low_word(x)); }
inline double without_low_word(double x) { return from_words(high_word(x), 0); }

// 2 to the k, for the exponents of normal numbers.
inline double power_of_two(int k) { return from_words((1023 + k) << 20, 0); }

// c[0] + z (c[1] + z (c[2] + ...)).
template <std::size_t N>
double polynomial(double z, const double (&c)[N]) {
  double sum = c[N - 1];
  for (std::size_t i = N - 1; i-- > 0;) sum = c[i] + z * sum;
  return sum;
}

}  // namespace loopscope::math
