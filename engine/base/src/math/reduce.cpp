#include "reduce.hpp"

#include "bits.hpp"

namespace loopscope::math {

namespace {

constexpr double two_over_pi = 6.36619772367581382433e-01;

// pi/2 cut into parts of 33 bits, each with the rest that is left after it.
struct Part {
  double value, rest;
};
constexpr Part half_pi_parts[] = {
    {1.57079632673412561417e+00, 6.07710050650619224932e-11},
    {6.07710050630396597660e-11, 2.02226624879595063154e-21},
    {2.02226624871116645580e-21, 8.47842766036889956997e-32},
};

// The upper words of 1 to 31 times pi/2: next to these, cancellation has to be looked for.
constexpr std::int32_t multiple_words[] = {
    0x3FF921FB, 0x400921FB, 0x4012D97C, 0x401921FB, 0x401F6A7A, 0x4022D97C, 0x4025FDBB, 0x402921FB,
    0x402C463A, 0x402F6A7A, 0x4031475C, 0x4032D97C, 0x40346B9C, 0x4035FDBB, 0x40378FDB, 0x403921FB,
    0x403AB41B, 0x403C463A, 0x403DD85A, 0x403F6A7A, 0x40407E4C, 0x4041475C, 0x4042106C, 0x4042D97C,
    0x4043A28C, 0x40446B9C, 0x404534AC, 0x4045FDBB, 0x4046C6CB, 0x40478FDB, 0x404858EB,
};

// x - part, x between pi/4 and 3 pi/4.
Reduced reduce_once(double x) {
  bool is_near_half_pi = magnitude_word(x) == 0x3FF921FB;
  double rest = x - half_pi_parts[0].value;
  double tail = half_pi_parts[0].rest;
  if (is_near_half_pi) {
    rest -= half_pi_parts[1].value;
    tail = half_pi_parts[1].rest;
  }
  double high = rest - tail;
  return {1, high, (rest - high) - tail};
}

// How many bits cancelled when the result came out of a number with this upper word.
int lost_bits(std::int32_t word, double result) { return (word >> 20) - (high_word(result) >> 20 & 0x7FF); }

// Up to 2^19 pi/2: subtracts the multiple part by part, further parts only when too many bits cancelled.
Reduced reduce_medium(double x) {
  auto quadrant = static_cast<std::int32_t>(std::floor(x * two_over_pi + 0.5));
  double multiple = quadrant;
  double rest = x - multiple * half_pi_parts[0].value;
  double tail = multiple * half_pi_parts[0].rest;
  double high = rest - tail;
  std::int32_t word = magnitude_word(x);
  bool is_far = quadrant < 32 && word != multiple_words[quadrant - 1];
  constexpr int most_lost[] = {16, 49};
  for (int i = 0; i < 2 && !is_far && lost_bits(word, high) > most_lost[i]; ++i) {
    double before = rest, step = multiple * half_pi_parts[i + 1].value;
    rest = before - step;
    tail = multiple * half_pi_parts[i + 1].rest - ((before - rest) - step);
    high = rest - tail;
  }
  return {quadrant, high, (rest - high) - tail};
}

Reduced reduce_positive(double x) {
  std::int32_t word = magnitude_word(x);
  if (word < 0x4002D97C) return reduce_once(x);     // 3 pi/4
  if (word <= 0x413921FB) return reduce_medium(x);  // 2^19 pi/2
  return reduce_large(x);
}

}  // namespace

Reduced reduce_by_half_pi(double x) {
  if (magnitude_word(x) <= 0x3FE921FB) return {0, x, 0};  // pi/4
  Reduced reduced = reduce_positive(std::fabs(x));
  return x > 0 ? reduced : Reduced{-reduced.quadrant, -reduced.high, -reduced.low};
}

}  // namespace loopscope::math
