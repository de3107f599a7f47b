// Logarithms and the inverse hyperbolic functions made of them.
#include <base/math.hpp>

#include "bits.hpp"

namespace loopscope::math {

namespace {

constexpr double ln2 = 6.93147180559945286227e-01;

constexpr double even_terms[] = {3.999999999940941908e-01, 2.222219843214978396e-01, 1.531383769920937332e-01};
constexpr double odd_terms[] = {6.666666666666735130e-01, 2.857142874366239149e-01, 1.818357216161805012e-01,
                                1.479819860511658591e-01};
constexpr double all_terms[] = {6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01,
                                2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01,
                                1.479819860511658591e-01};

// (log(1 + f) - f + f^2/2) / s - f^2/2, where s = f / (2 + f).
double log_series(double s) {
  double z = s * s;
  double w = z * z;
  double even = w * polynomial(w, even_terms);
  return z * polynomial(w, odd_terms) + even;
}

// Zero, negative numbers, infinity and NaN have their answers without computing.
bool is_log_special(double x) { return !(x > 0) || x == infinity; }
double special_log(double x) {
  if (x == 0) return -infinity;
  return x == infinity ? x : not_a_number;
}

// x = 2^k * (1 + f), sqrt(1/2) < 1 + f < sqrt(2).
struct Normalized {
  int k;
  double f;
  std::int32_t fraction_word;  // the upper fraction bits of x
};

Normalized normalize(double x) {
  int k = 0;
  if (x < 0x1p-1022) {
    k = -54;
    x *= 0x1p54;
  }
  std::int32_t word = high_word(x);
  k += (word >> 20) - 1023;
  std::int32_t fraction = word & 0xFFFFF;
  std::int32_t carry = (fraction + 0x95F64) & 0x100000;  // set from sqrt(2) on
  return {k + (carry >> 20), with_high_word(x, fraction | (carry ^ 0x3FF00000)) - 1.0, fraction};
}

// Two or three terms of the series, f within 2^-20 of zero.
double log_near_power(double f, double k) {
  if (f == 0) return k == 0 ? 0 : k * ln2_high + k * ln2_low;
  double r = f * f * (0.5 - 0.33333333333333333 * f);
  return k == 0 ? f - r : k * ln2_high - ((r - k * ln2_low) - f);
}

}  // namespace

double log(double x) {
  if (is_log_special(x)) return special_log(x);
  Normalized n = normalize(x);
  double f = n.f, k = n.k;
  if (((2 + n.fraction_word) & 0xFFFFF) < 3) return log_near_power(f, k);
  double s = f / (2.0 + f);
  double r = log_series(s);
  bool is_large = ((n.fraction_word - 0x6147A) | (0x6B851 - n.fraction_word)) > 0;
  if (!is_large) return k == 0 ? f - s * (f - r) : k * ln2_high - ((s * (f - r) - k * ln2_low) - f);
  double half_square = 0.5 * f * f;
  if (k == 0) return f - (half_square - s * (half_square + r));
  return k * ln2_high - ((half_square - (s * (half_square + r) + k * ln2_low)) - f);
}

namespace {

// 1 + x = 2^k * (1 + f), with the rounding error of 1 + x, divided by it, in `error`.
struct NormalizedSuccessor {
  int k;
  double f, error;
  bool is_near_power;
};

NormalizedSuccessor normalize_successor(double x) {
  bool is_large = high_word(x) >= 0x43400000;  // 2^53
  double u = is_large ? x : 1.0 + x;
  int k = (high_word(u) >> 20) - 1023;
  double error = is_large ? 0 : (k > 0 ? 1.0 - (u - x) : x - (u - 1.0)) / u;
  std::int32_t fraction = high_word(u) & 0xFFFFF;
  if (fraction < 0x6A09E) return {k, with_high_word(u, fraction | 0x3FF00000) - 1.0, error, fraction == 0};
  bool is_near_power = (0x100000 - fraction) >> 2 == 0;
  return {k + 1, with_high_word(u, fraction | 0x3FE00000) - 1.0, error, is_near_power};
}

double log1p_near_power(double f, double half_square, double k, double error) {
  if (f == 0) return k == 0 ? 0 : k * ln2_high + (error + k * ln2_low);
  double r = half_square * (1.0 - 0.66666666666666666 * f);
  return k == 0 ? f - r : k * ln2_high - ((r - (k * ln2_low + error)) - f);
}

}  // namespace

double log1p(double x) {
  if (!(x > -1) || x == infinity) return x == -1 ? -infinity : x == infinity ? x : not_a_number;
  std::int32_t word = magnitude_word(x);
  if (word < 0x3C900000) return x;                // 2^-54
  if (word < 0x3E200000) return x - x * x * 0.5;  // 2^-29
  bool is_near_one = x > 0 ? word < 0x3FDA827A : high_word(x) <= static_cast<std::int32_t>(0xBFD2BEC4);
  NormalizedSuccessor n = is_near_one ? NormalizedSuccessor{0, x, 0, false} : normalize_successor(x);
  double f = n.f, k = n.k;
  double half_square = 0.5 * f * f;
  if (n.is_near_power) return log1p_near_power(f, half_square, k, n.error);
  double s = f / (2.0 + f);
  double z = s * s;
  double r = z * polynomial(z, all_terms);
  if (n.k == 0) return f - (half_square - s * (half_square + r));
  return k * ln2_high - ((half_square - (s * (half_square + r) + (k * ln2_low + n.error))) - f);
}

double log2(double x) {
  if (is_log_special(x)) return special_log(x);
  if (x == 1) return 0;
  constexpr double one_over_ln2_high = 1.44269504072144627571e+00, one_over_ln2_low = 1.67517131648865118353e-10;
  Normalized n = normalize(x);
  double f = n.f, k = n.k;
  double half_square = 0.5 * f * f;
  double s = f / (2.0 + f);
  double r = s * (half_square + log_series(s));
  double high = without_low_word(f - half_square);
  double low = ((f - high) - half_square) + r;
  double value = high * one_over_ln2_high;
  double rest = (low + high) * one_over_ln2_low + low * one_over_ln2_high;
  double sum = k + value;
  return (rest + ((k - sum) + value)) + sum;
}

double log10(double x) {
  if (is_log_special(x)) return special_log(x);
  if (x == 1) return 0;
  constexpr double one_over_ln10 = 4.34294481903251816668e-01;
  constexpr double log10_2_high = 3.01029995663611771306e-01, log10_2_low = 3.69423907715893078616e-13;
  int k = 0;
  if (x < 0x1p-1022) {
    k = -54;
    x *= 0x1p54;
  }
  std::int32_t word = high_word(x);
  k += (word >> 20) - 1023;
  int below = k < 0 ? 1 : 0;  // leaves numbers below 1 in [1/2, 1)
  double exponent = k + below;
  double rest =
      exponent * log10_2_low + one_over_ln10 * log(with_high_word(x, (word & 0xFFFFF) | (1023 - below) << 20));
  return rest + exponent * log10_2_high;
}

double asinh(double x) {
  std::int32_t word = magnitude_word(x);
  if (!std::isfinite(x) || word < 0x3E300000) return x;  // 2^-28
  double magnitude = std::fabs(x), square = x * x, result = 0;
  if (word > 0x41B00000) {  // 2^28
    result = log(magnitude) + ln2;
  } else if (word > 0x40000000) {  // 2
    result = log(2.0 * magnitude + 1.0 / (std::sqrt(square + 1.0) + magnitude));
  } else {
    result = log1p(magnitude + square / (1.0 + std::sqrt(1.0 + square)));
  }
  return x < 0 ? -result : result;
}

double acosh(double x) {
  if (!(x >= 1)) return not_a_number;
  if (high_word(x) >= 0x41B00000) return log(x) + ln2;  // 2^28
  if (high_word(x) > 0x40000000) return log(2.0 * x - 1.0 / (x + std::sqrt(x * x - 1.0)));
  double t = x - 1.0;
  return t == 0 ? 0 : log1p(t + std::sqrt(2.0 * t + t * t));
}

double atanh(double x) {
  double magnitude = std::fabs(x);
  if (!(magnitude <= 1)) return not_a_number;
  if (magnitude == 1) return x * infinity;
  if (magnitude < 0x1p-28) return x;
  double twice = magnitude + magnitude;
  double argument = magnitude < 0.5 ? twice + twice * magnitude / (1.0 - magnitude) : twice / (1.0 - magnitude);
  double result = 0.5 * log1p(argument);
  return x < 0 ? -result : result;
}

}  // namespace loopscope::math
