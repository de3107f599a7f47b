// sin, cos and tan: reduced to [-pi/4, pi/4], then a polynomial each. `y` is the rounding error of x.
#include <base/math.hpp>

#include "bits.hpp"
#include "reduce.hpp"

namespace loopscope::math {

namespace {

constexpr std::int32_t tiny_word = 0x3E400000;  // 2^-27: below, sin x is x and cos x is 1

constexpr double sin_first = -1.66666666666666324348e-01;
constexpr double sin_terms[] = {8.33333333332248946124e-03, -1.98412698298579493134e-04, 2.75573137070700676789e-06,
                                -2.50507602534068634195e-08, 1.58969099521155010221e-10};
constexpr double cos_terms[] = {4.16666666666666019037e-02,  -1.38888888888741095749e-03, 2.48015872894767294178e-05,
                                -2.75573143513906633035e-07, 2.08757232129817482790e-09,  -1.13596475577881948265e-11};

double sin_near_zero(double x) {
  if (magnitude_word(x) < tiny_word) return x;
  double z = x * x;
  return x + (z * x) * (sin_first + z * polynomial(z, sin_terms));
}

double sin_near_zero(double x, double y) {
  if (magnitude_word(x) < tiny_word) return x;
  double z = x * x;
  double cube = z * x;
  return x - ((z * (0.5 * y - cube * polynomial(z, sin_terms)) - y) - cube * sin_first);
}

// 1 - x^2/2 loses bits for larger x: there, about x/4 is taken out of both terms first.
double cos_near_zero(double x, double y) {
  std::int32_t word = magnitude_word(x);
  if (word < tiny_word) return 1;
  double z = x * x;
  double r = z * polynomial(z, cos_terms);
  if (word < 0x3FD33333) return 1.0 - (0.5 * z - (z * r - x * y));                  // 0.3
  double quarter = word > 0x3FE90000 ? 0.28125 : from_words(word - 0x00200000, 0);  // 0.78125
  return (1.0 - quarter) - ((0.5 * z - quarter) - (z * r - x * y));
}

constexpr double tan_first = 3.33333333333334091986e-01;
constexpr double tan_odd_terms[] = {1.33333333333201242699e-01, 2.18694882948595424599e-02,
                                    3.59207910759131235356e-03, 5.88041240820264096874e-04,
                                    7.81794442939557092300e-05, -1.85586374855275456654e-05};
constexpr double tan_even_terms[] = {5.39682539762260521377e-02, 8.86323982359930005737e-03,
                                     1.45620945432529025516e-03, 2.46463134818469906812e-04,
                                     7.14072491382608190305e-05, 2.59073051863633712884e-05};
constexpr double quarter_pi = 7.85398163397448278999e-01, quarter_pi_rest = 3.06161699786838301793e-17;
constexpr std::int32_t large_word = 0x3FE59428;  // 0.6744: above, tan(pi/4 - x) is computed instead

// -1 / (x + r), where w is the rounded sum.
double negative_reciprocal(double x, double r, double w) {
  double high = without_low_word(w);
  double rest = r - (high - x);
  double quotient = -1.0 / w;
  double quotient_high = without_low_word(quotient);
  return quotient_high + quotient * ((1.0 + quotient_high * high) + quotient_high * rest);
}

// tan(x + y) - x, for |x| below 0.6744.
double tan_excess(double x, double y) {
  double z = x * x;
  double w = z * z;
  double cube = z * x;
  double r = y + z * (cube * (polynomial(w, tan_odd_terms) + z * polynomial(w, tan_even_terms)) + y);
  return r + tan_first * cube;
}

double large_tan(double x, double y, bool is_reciprocal) {
  double rest = (quarter_pi - std::fabs(x)) + (quarter_pi_rest - (x < 0 ? -y : y));
  double r = tan_excess(rest, 0);
  double w = rest + r;
  double one = is_reciprocal ? -1 : 1;
  return (x < 0 ? -1.0 : 1.0) * (one - 2.0 * (rest - (w * w / (w + one) - r)));
}

// tan(x + y), or -1 / tan(x + y).
double tan_near_zero(double x, double y, bool is_reciprocal) {
  std::int32_t word = magnitude_word(x);
  if (word >= large_word) return large_tan(x, y, is_reciprocal);
  bool is_tiny = word < 0x3E300000;  // 2^-28
  if (is_tiny && !is_reciprocal) return x;
  double r = is_tiny ? y : tan_excess(x, y);
  double w = x + r;
  return is_reciprocal ? negative_reciprocal(x, r, w) : w;
}

}  // namespace

double sin(double x) {
  if (!std::isfinite(x)) return not_a_number;
  if (magnitude_word(x) <= 0x3FE921FB) return sin_near_zero(x);
  Reduced reduced = reduce_by_half_pi(x);
  bool is_odd = (reduced.quadrant & 1) != 0;
  double value = is_odd ? cos_near_zero(reduced.high, reduced.low) : sin_near_zero(reduced.high, reduced.low);
  return (reduced.quadrant & 2) != 0 ? -value : value;
}

double cos(double x) {
  if (!std::isfinite(x)) return not_a_number;
  Reduced reduced = reduce_by_half_pi(x);
  bool is_odd = (reduced.quadrant & 1) != 0;
  double value = is_odd ? sin_near_zero(reduced.high, reduced.low) : cos_near_zero(reduced.high, reduced.low);
  return ((reduced.quadrant + 1) & 2) != 0 ? -value : value;
}

double tan(double x) {
  if (!std::isfinite(x)) return not_a_number;
  Reduced reduced = reduce_by_half_pi(x);
  return tan_near_zero(reduced.high, reduced.low, (reduced.quadrant & 1) != 0);
}

}  // namespace loopscope::math
