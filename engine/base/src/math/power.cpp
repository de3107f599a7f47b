// pow, cbrt, hypot, and the small functions of Math.
#include <algorithm>
#include <base/math.hpp>

#include "bits.hpp"

namespace loopscope::math {

namespace {

// A number in two parts, the first with its lower 32 bits clear, so that products of firsts are exact.
struct Pair {
  double high, low;
};

bool is_odd_integer(double x) { return std::fmod(std::fabs(x), 2.0) == 1.0; }
bool is_integer(double x) { return std::trunc(x) == x; }

// log2(x) for x within 2^-20 of one, by four terms of the series.
Pair log2_near_one(double x) {
  constexpr double one_over_ln2 = 1.44269504088896338700e+00;
  constexpr double one_over_ln2_high = 1.44269502162933349609e+00, one_over_ln2_low = 1.92596299112661746887e-08;
  double t = x - 1.0;
  double w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
  double u = one_over_ln2_high * t;
  double v = t * one_over_ln2_low - w * one_over_ln2;
  double high = without_low_word(u + v);
  return {high, v - (high - u)};
}

// x = 2^k * fraction, the fraction near one or near one and a half.
struct Interval {
  int k;
  double fraction;
  bool is_near_three_halves;
};

Interval interval_of(double x) {
  int k = 0;
  if (x < 0x1p-1022) {
    x *= 0x1p53;
    k = -53;
  }
  std::int32_t word = high_word(x);
  k += (word >> 20) - 1023;
  std::int32_t fraction = word & 0xFFFFF;
  if (fraction <= 0x3988E) return {k, with_high_word(x, fraction | 0x3FF00000), false};  // sqrt(3/2)
  if (fraction < 0xBB67A) return {k, with_high_word(x, fraction | 0x3FF00000), true};    // sqrt(3)
  return {k + 1, with_high_word(x, fraction | 0x3FE00000), false};
}

// s = (x - c) / (x + c) in two parts, c = 1 or 3/2.
Pair center_quotient(const Interval& interval, double& rounded) {
  double x = interval.fraction, center = interval.is_near_three_halves ? 1.5 : 1.0;
  double u = x - center, v = 1.0 / (x + center);
  rounded = u * v;
  double high = without_low_word(rounded);
  std::int32_t sum_word = ((high_word(x) >> 1) | 0x20000000) + 0x00080000;
  double sum_high = from_words(sum_word + (interval.is_near_three_halves ? 1 << 18 : 0), 0);
  double sum_low = x - (sum_high - center);
  return {high, v * ((u - high * sum_high) - high * sum_low)};
}

// 3/2 log(x) for the fraction of the interval, relative to log of its center.
Pair scaled_log(const Interval& interval) {
  constexpr double terms[] = {5.99999999999994648725e-01, 4.28571428578550184252e-01, 3.33333329818377432918e-01,
                              2.72728123808534006489e-01, 2.30660745775561754067e-01, 2.06975017800338417784e-01};
  double s = 0;
  Pair parts = center_quotient(interval, s);
  double square = s * s;
  double r = square * square * polynomial(square, terms) + parts.low * (parts.high + s);
  double high_square = parts.high * parts.high;
  double t_high = without_low_word(3.0 + high_square + r);
  double t_low = r - ((t_high - 3.0) - high_square);
  double u = parts.high * t_high;
  double v = parts.low * t_high + t_low * s;
  double high = without_low_word(u + v);
  return {high, v - (high - u)};
}

Pair log2_parts(double x) {
  constexpr double scale = 9.61796693925975554329e-01;  // 2 / (3 ln 2)
  constexpr double scale_high = 9.61796700954437255859e-01, scale_low = -7.02846165095275826516e-09;
  constexpr double log2_center_high = 5.84962487220764160156e-01, log2_center_low = 1.35003920212974897128e-08;
  Interval interval = interval_of(x);
  Pair log = scaled_log(interval);
  double center_high = interval.is_near_three_halves ? log2_center_high : 0;
  double center_low = interval.is_near_three_halves ? log2_center_low : 0;
  double z_high = scale_high * log.high;
  double z_low = scale_low * log.high + log.low * scale + center_low;
  double k = interval.k;
  double high = without_low_word(((z_high + z_low) + center_high) + k);
  return {high, z_low - (((high - k) - center_high) - z_high)};
}

// 2^(high + low), their sum between -1/2 and 1/2.
double exp2_fraction(double high, double low) {
  constexpr double ln2 = 6.93147180559945286227e-01;
  constexpr double ln2_24_bits = 6.93147182464599609375e-01, ln2_missing = -1.90465429995776804525e-09;
  constexpr double terms[] = {1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05,
                              -1.65339022054652515390e-06, 4.13813679705723846039e-08};
  double t = without_low_word(low + high);
  double u = t * ln2_24_bits;
  double v = (low - (t - high)) * ln2 + t * ln2_missing;
  double z = u + v;
  double w = v - (z - u);
  double square = z * z;
  double t1 = z - square * polynomial(square, terms);
  // FDLIBM subtracts w + z w from the quotient; V8 from the divisor, and 4 of 100 results show it.
  double r = (z * t1) / ((t1 - 2.0) - (w + z * w));
  return 1.0 - (r - z);
}

// The nearest integer, halves away from zero, of an exponent between -1075 and 1024.
int nearest_integer(double z) {
  std::int32_t word = high_word(z);
  if ((word & 0x7FFFFFFF) <= 0x3FE00000) return 0;
  int exponent = (magnitude_word(z) >> 20) - 1023;
  std::int32_t rounded = word + (0x00100000 >> (exponent + 1));
  int shift = 20 - (((rounded & 0x7FFFFFFF) >> 20) - 1023);
  int magnitude = ((rounded & 0xFFFFF) | 0x100000) >> shift;
  return word < 0 ? -magnitude : magnitude;
}

bool overflows(double z, double high, double low) {
  constexpr double below_next = 8.0085662595372944372e-17;  // -(1024 - log2(overflow + half an ulp))
  return z > 1024 || (z == 1024 && low + below_next > z - high);
}

bool underflows(double z, double high, double low) { return z < -1075 || (z == -1075 && low <= z - high); }

// 2^(high + low).
double exp2_parts(double high, double low) {
  double z = low + high;
  if (overflows(z, high, low)) return infinity;
  if (underflows(z, high, low)) return 0;
  int n = nearest_integer(z);
  double fraction = exp2_fraction(high - n, low);
  return std::ldexp(fraction, n);
}

double power_of_positive(double x, double y) {
  std::int32_t word = high_word(x);
  bool is_huge = magnitude_word(y) > 0x41E00000;  // 2^31
  bool is_far_below = word<0x3FEFFFFF, is_far_above = word> 0x3FF00000;
  if (is_huge && (is_far_below || is_far_above)) return is_far_above == (y > 0) ? infinity : 0;
  if (magnitude_word(y) > 0x43F00000) return (x > 1) == (y > 0) ? infinity : 0;  // 2^64
  Pair log = is_huge ? log2_near_one(x) : log2_parts(x);
  double y_high = without_low_word(y);
  return exp2_parts(y_high * log.high, (y - y_high) * log.high + y * log.low);
}

double power_to_infinity(double base, double exponent) {
  double magnitude = std::fabs(base);
  if (magnitude == 1) return not_a_number;
  return (magnitude > 1) == (exponent > 0) ? infinity : 0;
}

double power_of_magnitude(double magnitude, double exponent) {
  if (magnitude == 0 || magnitude == 1 || magnitude == infinity) return exponent < 0 ? 1.0 / magnitude : magnitude;
  return power_of_positive(magnitude, exponent);
}

}  // namespace

double pow(double base, double exponent) {
  if (exponent == 0) return 1;
  if (std::isnan(base) || std::isnan(exponent)) return not_a_number;
  if (std::isinf(exponent)) return power_to_infinity(base, exponent);
  if (exponent == 1) return base;
  if (exponent == -1) return 1.0 / base;
  if (exponent == 2) return base * base;
  if (exponent == 0.5 && !std::signbit(base)) return std::sqrt(base);
  bool is_invalid = base < 0 && std::isfinite(base) && !is_integer(exponent);
  if (is_invalid) return not_a_number;
  double result = power_of_magnitude(std::fabs(base), exponent);
  return std::signbit(base) && is_odd_integer(exponent) ? -result : result;
}

namespace {

// About 5 bits of the cube root, by dividing the exponent and the fraction by three together.
double rough_cube_root(double x) {
  constexpr std::int32_t bias = 715094163, subnormal_bias = 696219795;
  bool is_subnormal = magnitude_word(x) < 0x00100000;
  std::int32_t word = is_subnormal ? magnitude_word(x * 0x1p54) / 3 + subnormal_bias : magnitude_word(x) / 3 + bias;
  double magnitude = from_words(word, 0);
  return x < 0 ? -magnitude : magnitude;
}

}  // namespace

double cbrt(double x) {
  if (x == 0 || !std::isfinite(x)) return x;
  double t = rough_cube_root(x);
  // To 23 bits, by a polynomial for 1 / cbrt(r) near one.
  double r = (t * t) * (t / x);
  t = t * ((1.87595182427177009643 + r * (-1.88497979543377169875 + r * 1.621429720105354466140)) +
           ((r * r) * r) * (-0.758397934778766047437 + r * 0.145996192886612446982));
  // Rounded away from zero to 23 bits, so that its square is exact; then one step of Newton.
  t = std::bit_cast<double>((std::bit_cast<std::uint64_t>(t) + 0x80000000) & 0xFFFFFFFFC0000000ULL);
  double quotient = x / (t * t);
  return t + t * ((quotient - t) / ((t + t) + quotient));
}

// Scaled by the largest, summed with Kahan's compensation.
double hypot(std::span<const double> values) {
  double largest = 0;
  bool has_nan = false;
  for (double value : values) {
    if (std::isinf(value)) return infinity;
    has_nan = has_nan || std::isnan(value);
    largest = std::max(largest, std::fabs(value));
  }
  if (has_nan) return not_a_number;
  if (largest == 0) return 0;
  double sum = 0, compensation = 0;
  for (double value : values) {
    double scaled = std::fabs(value) / largest;
    double summand = scaled * scaled - compensation;
    double preliminary = sum + summand;
    compensation = (preliminary - sum) - summand;
    sum = preliminary;
  }
  return std::sqrt(sum) * largest;
}

double round(double x) {
  double up = std::ceil(x);
  return up - 0.5 > x ? up - 1.0 : up;
}

double sign(double x) {
  if (x == 0 || std::isnan(x)) return x;
  return x > 0 ? 1 : -1;
}

double fround(double x) { return static_cast<float>(x); }

}  // namespace loopscope::math
