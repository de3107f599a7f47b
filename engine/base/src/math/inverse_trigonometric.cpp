// asin, acos, atan, atan2.
#include <base/math.hpp>

#include "bits.hpp"

namespace loopscope::math {

namespace {

constexpr double pi = 3.14159265358979311600e+00;
constexpr double half_pi = 1.57079632679489655800e+00, half_pi_rest = 6.12323399573676603587e-17;
constexpr double quarter_pi = 7.85398163397448278999e-01;
constexpr double pi_rest = 1.2246467991473531772e-16;

constexpr double asin_numerator[] = {1.66666666666666657415e-01, -3.25565818622400915405e-01,
                                     2.01212532134862925881e-01, -4.00555345006794114027e-02,
                                     7.91534994289814532176e-04, 3.47933107596021167570e-05};
constexpr double asin_denominator[] = {1.0, -2.40339491173441421878e+00, 2.02094576023350569471e+00,
                                       -6.88283971605453293030e-01, 7.70381505559019352791e-02};

// (asin(x) - x) / x^3 times x^2, where z = x^2.
double asin_ratio(double z) { return z * polynomial(z, asin_numerator) / polynomial(z, asin_denominator); }

// The square root in two parts: its upper half, and what is missing.
struct Root {
  double high, rest;
};

Root split_root(double z, double root) {
  double high = without_low_word(root);
  return {high, (z - high * high) / (root + high)};
}

double asin_above_half(double magnitude) {
  double z = (1.0 - magnitude) * 0.5;
  double ratio = asin_ratio(z);
  double root = std::sqrt(z);
  if (magnitude_word(magnitude) >= 0x3FEF3333) return half_pi - (2.0 * (root + root * ratio) - half_pi_rest);  // 0.975
  Root split = split_root(z, root);
  double p = 2.0 * root * ratio - (half_pi_rest - 2.0 * split.rest);
  return quarter_pi - (p - (quarter_pi - 2.0 * split.high));
}

// atan at the points that arguments are reduced to, each in two parts.
struct Anchor {
  double high, rest;
};
constexpr Anchor atan_half{4.63647609000806093515e-01, 2.26987774529616870924e-17};
constexpr Anchor atan_one{7.85398163397448278999e-01, 3.06161699786838301793e-17};
constexpr Anchor atan_three_halves{9.82793723247329054082e-01, 1.39033110312309984516e-17};
constexpr Anchor atan_infinity{half_pi, half_pi_rest};

constexpr double atan_even_terms[] = {3.33333333333329318027e-01, 1.42857142725034663711e-01,
                                      9.09088713343650656196e-02, 6.66107313738753120669e-02,
                                      4.97687799461593236017e-02, 1.62858201153657823623e-02};
constexpr double atan_odd_terms[] = {-1.99999999998764832476e-01, -1.11111104054623557880e-01,
                                     -7.69187620504482999495e-02, -5.83357013379057348645e-02,
                                     -3.65315727442169155270e-02};

// x - atan(x), |x| below 7/16.
double atan_deficit(double x) {
  double z = x * x;
  double w = z * z;
  double even = z * polynomial(w, atan_even_terms);
  return x * (even + w * polynomial(w, atan_odd_terms));
}

double atan_from(const Anchor& anchor, double x) { return anchor.high - ((atan_deficit(x) - anchor.rest) - x); }

double atan_positive(double x) {
  std::int32_t word = magnitude_word(x);
  if (word < 0x3FE60000) return atan_from(atan_half, (2.0 * x - 1.0) / (2.0 + x));          // 11/16
  if (word < 0x3FF30000) return atan_from(atan_one, (x - 1.0) / (x + 1.0));                 // 19/16
  if (word < 0x40038000) return atan_from(atan_three_halves, (x - 1.5) / (1.0 + 1.5 * x));  // 39/16
  if (word < 0x44100000) return atan_from(atan_infinity, -1.0 / x);                         // 2^66
  return atan_infinity.high + atan_infinity.rest;
}

double with_sign_of(double magnitude, double sign) { return std::signbit(sign) ? -magnitude : magnitude; }

// y infinite or x infinite or one of them zero; the sign is put on by the caller.
double atan2_special(double y, double x) {
  bool is_left = std::signbit(x);
  if (y == 0) return is_left ? pi : 0;
  if (std::isinf(x) && std::isinf(y)) return is_left ? 3.0 * quarter_pi : quarter_pi;
  if (std::isinf(x)) return is_left ? pi : 0;
  return half_pi;
}

double atan2_of_ratio(double y, double x) {
  int exponents = (magnitude_word(y) - magnitude_word(x)) >> 20;
  if (exponents > 60) return half_pi + 0.5 * pi_rest;
  double ratio = x < 0 && exponents < -60 ? 0 : atan(std::fabs(y / x));
  return x < 0 ? pi - (ratio - pi_rest) : ratio;
}

}  // namespace

double asin(double x) {
  double magnitude = std::fabs(x);
  if (!(magnitude <= 1)) return not_a_number;
  if (magnitude == 1) return x * half_pi + x * half_pi_rest;
  if (magnitude_word(x) < 0x3E400000) return x;  // 2^-27
  if (magnitude < 0.5) return x + x * asin_ratio(x * x);
  return with_sign_of(asin_above_half(magnitude), x);
}

double acos(double x) {
  if (!(std::fabs(x) <= 1)) return not_a_number;
  if (std::fabs(x) == 1) return x > 0 ? 0 : pi + 2.0 * half_pi_rest;
  if (magnitude_word(x) <= 0x3C600000) return half_pi + half_pi_rest;  // 2^-57
  if (std::fabs(x) < 0.5) return half_pi - (x - (half_pi_rest - x * asin_ratio(x * x)));
  double z = (1.0 - std::fabs(x)) * 0.5;
  double ratio = asin_ratio(z);
  double root = std::sqrt(z);
  if (x < 0) return pi - 2.0 * (root + (ratio * root - half_pi_rest));
  Root split = split_root(z, root);
  return 2.0 * (split.high + (ratio * root + split.rest));
}

double atan(double x) {
  if (std::isnan(x)) return x;
  std::int32_t word = magnitude_word(x);
  if (word < 0x3E400000) return x;                    // 2^-27
  if (word < 0x3FDC0000) return x - atan_deficit(x);  // 7/16
  return with_sign_of(atan_positive(std::fabs(x)), x);
}

double atan2(double y, double x) {
  if (std::isnan(x) || std::isnan(y)) return not_a_number;
  if (x == 1.0) return atan(y);
  bool is_special = x == 0 || y == 0 || std::isinf(x) || std::isinf(y);
  return with_sign_of(is_special ? atan2_special(y, x) : atan2_of_ratio(y, x), y);
}

}  // namespace loopscope::math
