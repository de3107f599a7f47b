// exp, expm1 and the hyperbolic functions made of them.
#include <base/math.hpp>

#include "bits.hpp"

namespace loopscope::math {

namespace {

constexpr double one_over_ln2 = 1.44269504088896338700e+00;
constexpr double overflow = 7.09782712893383973096e+02;
constexpr double underflow = -7.45133219101941108420e+02;
constexpr std::int32_t half_ln2_word = 0x3FD62E42, three_halves_ln2_word = 0x3FF0A2B2;

constexpr double exp_terms[] = {1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05,
                                -1.65339022054652515390e-06, 4.13813679705723846039e-08};
constexpr double expm1_terms[] = {1.0,
                                  -3.33333333333331316428e-02,
                                  1.58730158725481460165e-03,
                                  -7.93650757867487942473e-05,
                                  4.00821782732936239552e-06,
                                  -2.01099218183624371326e-07};

// x = k ln 2 + high - low.
struct Split {
  int k;
  double high, low;
};

Split split_by_ln2(double x) {
  std::int32_t word = magnitude_word(x);
  if (word <= half_ln2_word) return {0, x, 0};
  if (word < three_halves_ln2_word) return x < 0 ? Split{-1, x + ln2_high, -ln2_low} : Split{1, x - ln2_high, ln2_low};
  int k = static_cast<int>(one_over_ln2 * x + (x < 0 ? -0.5 : 0.5));
  double multiple = k;
  return {k, x - multiple * ln2_high, multiple * ln2_low};
}

// y * 2^k, y near 1.
double scale(double y, int k) {
  if (k == 1024) return y * 2.0 * 0x1p1023;
  if (k >= -1021) return y * power_of_two(k);
  return y * power_of_two(k + 1000) * 0x1p-1000;
}

// 2^k (1 + x - e) - 1, losing as little as possible for each k.
double scale_minus_one(double x, double e, int k) {
  if (k == -1) return 0.5 * (x - e) - 0.5;
  if (k == 1) return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1.0 + 2.0 * (x - e);
  // V8 writes 2^1023 in decimal, and not quite exactly.
  if (k == 1024) return (1.0 - (e - x)) * 2.0 * 8.98846567431158e+307 - 1.0;
  if (k <= -2 || k > 56) return scale(1.0 - (e - x), k) - 1.0;
  if (k < 20) return ((1.0 - power_of_two(-k)) - (e - x)) * power_of_two(k);
  return ((x - (e + power_of_two(-k))) + 1.0) * power_of_two(k);
}

}  // namespace

double exp(double x) {
  if (std::isnan(x)) return x;
  if (x > overflow) return infinity;
  if (x < underflow) return 0;
  if (x == 1.0) return 2.718281828459045;
  if (magnitude_word(x) < 0x3E300000) return 1.0 + x;  // 2^-28
  Split split = split_by_ln2(x);
  double r = split.high - split.low;
  double z = r * r;
  double c = r - z * polynomial(z, exp_terms);
  if (split.k == 0) return 1.0 - ((r * c) / (c - 2.0) - r);
  return scale(1.0 - ((split.low - (r * c) / (2.0 - c)) - split.high), split.k);
}

double expm1(double x) {
  if (std::isnan(x)) return x;
  if (x > overflow) return infinity;
  if (x < 0 && magnitude_word(x) >= 0x4043687A) return -1;  // -56 ln 2
  if (magnitude_word(x) < 0x3C900000) return x;             // 2^-54
  Split split = split_by_ln2(x);
  double r = split.high - split.low;
  double error = (split.high - r) - split.low;
  double half = 0.5 * r;
  double z = r * half;
  double r1 = polynomial(z, expm1_terms);
  double t = 3.0 - r1 * half;
  double e = z * ((r1 - t) / (6.0 - r * t));
  if (split.k == 0) return r - (r * e - z);
  return scale_minus_one(r, (r * (e - error) - error) - z, split.k);
}

namespace {

constexpr double hyperbolic_overflow = 710.4758600739439;
constexpr double exp_overflow = 709.7822265625;

// h * exp(x), for an x whose exp overflows though the product may not.
double scaled_exp(double h, double x) {
  double root = exp(0.5 * x);
  return (h * root) * root;
}

}  // namespace

double sinh(double x) {
  double h = x < 0 ? -0.5 : 0.5;
  double magnitude = std::fabs(x);
  if (magnitude < 0x1p-28) return x;
  if (magnitude < 22) {
    double t = expm1(magnitude);
    return magnitude < 1 ? h * (2.0 * t - t * t / (t + 1.0)) : h * (t + t / (t + 1.0));
  }
  if (magnitude < exp_overflow) return h * exp(magnitude);
  if (magnitude <= hyperbolic_overflow) return scaled_exp(h, magnitude);
  return x * infinity;
}

double cosh(double x) {
  double magnitude = std::fabs(x);
  std::int32_t word = magnitude_word(x);
  if (word < half_ln2_word + 1) {
    double t = expm1(magnitude);
    double w = 1.0 + t;
    return word < 0x3C800000 ? w : 1.0 + (t * t) / (w + w);  // 2^-55
  }
  if (magnitude < 22) {
    double t = exp(magnitude);
    return 0.5 * t + 0.5 / t;
  }
  if (word < 0x40862E42) return 0.5 * exp(magnitude);
  if (magnitude <= hyperbolic_overflow) return scaled_exp(0.5, magnitude);
  return std::isnan(x) ? x : infinity;
}

double tanh(double x) {
  if (std::isnan(x)) return x;
  double magnitude = std::fabs(x);
  if (magnitude < 0x1p-28) return x;
  double result = 1;
  if (magnitude < 1) {
    double t = expm1(-2.0 * magnitude);
    result = -t / (t + 2.0);
  } else if (magnitude < 22) {
    result = 1.0 - 2.0 / (expm1(2.0 * magnitude) + 2.0);
  }
  return x < 0 ? -result : result;
}

}  // namespace loopscope::math
