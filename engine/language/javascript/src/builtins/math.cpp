// Math (ECMA-262 21.3).
#include "support.hpp"

#include <base/math.hpp>

#include <bit>
#include <cmath>

namespace loopscope::js {

namespace {

template <double (*Function)(double)>
NativeResult unary(NativeCall& call) {
  NativeResult answer;
  auto x = to_number_argument(call, 0, answer);
  return x ? call.give(Function(*x)) : answer;
}

template <double (*Function)(double, double)>
NativeResult binary(NativeCall& call) {
  NativeResult answer;
  auto x = to_number_argument(call, 0, answer);
  if (!x) return answer;
  auto y = to_number_argument(call, 1, answer);
  return y ? call.give(Function(*x, *y)) : answer;
}

double absolute(double x) { return std::fabs(x); }
double ceiling(double x) { return std::ceil(x); }
double floor_of(double x) { return std::floor(x); }
double truncate(double x) { return std::trunc(x); }
double square_root(double x) { return std::sqrt(x); }
double leading_zeros(double x) { return std::countl_zero(to_uint32(x)); }
double multiply_32(double x, double y) { return static_cast<std::int32_t>(to_uint32(x) * to_uint32(y)); }

// All arguments as numbers; nothing: return `answer`.
std::optional<std::vector<double>> all_numbers(NativeCall& call, NativeResult& answer) {
  std::vector<double> numbers;
  for (std::uint32_t i = 0; i < call.count; ++i) {
    auto number = to_number_argument(call, i, answer);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
  }
  call.exec.charge(call.count / 4);
  return numbers;
}

NativeResult extreme(NativeCall& call, double start, bool (*better)(double, double)) {
  NativeResult answer;
  auto numbers = all_numbers(call, answer);
  if (!numbers) return answer;
  double best = start;
  for (double number : *numbers) {
    if (std::isnan(number)) return call.give(number);
    if (better(number, best)) best = number;
  }
  return call.give(best);
}

NativeResult math_max(NativeCall& call) {
  return extreme(call, -INFINITY, [](double x, double y) { return x > y || (x == 0 && y == 0 && !std::signbit(x)); });
}
NativeResult math_min(NativeCall& call) {
  return extreme(call, INFINITY, [](double x, double y) { return x < y || (x == 0 && y == 0 && std::signbit(x)); });
}

NativeResult math_hypot(NativeCall& call) {
  NativeResult answer;
  auto numbers = all_numbers(call, answer);
  return numbers ? call.give(math::hypot(*numbers)) : answer;
}

NativeResult math_random(NativeCall& call) { return call.give(call.exec.machine.oracle.random_number()); }

constexpr NativeRow rows[] = {
    {"abs", 1, unary<absolute>},
    {"acos", 1, unary<math::acos>},
    {"acosh", 1, unary<math::acosh>},
    {"asin", 1, unary<math::asin>},
    {"asinh", 1, unary<math::asinh>},
    {"atan", 1, unary<math::atan>},
    {"atanh", 1, unary<math::atanh>},
    {"atan2", 2, binary<math::atan2>},
    {"ceil", 1, unary<ceiling>},
    {"cbrt", 1, unary<math::cbrt>},
    {"expm1", 1, unary<math::expm1>},
    {"clz32", 1, unary<leading_zeros>},
    {"cos", 1, unary<math::cos>},
    {"cosh", 1, unary<math::cosh>},
    {"exp", 1, unary<math::exp>},
    {"floor", 1, unary<floor_of>},
    {"fround", 1, unary<math::fround>},
    {"hypot", 2, math_hypot},
    {"imul", 2, binary<multiply_32>},
    {"log", 1, unary<math::log>},
    {"log1p", 1, unary<math::log1p>},
    {"log2", 1, unary<math::log2>},
    {"log10", 1, unary<math::log10>},
    {"max", 2, math_max},
    {"min", 2, math_min},
    {"pow", 2, binary<math::pow>},
    {"random", 0, math_random},
    {"round", 1, unary<math::round>},
    {"sign", 1, unary<math::sign>},
    {"sin", 1, unary<math::sin>},
    {"sinh", 1, unary<math::sinh>},
    {"sqrt", 1, unary<square_root>},
    {"tan", 1, unary<math::tan>},
    {"tanh", 1, unary<math::tanh>},
    {"trunc", 1, unary<truncate>},
};

}  // namespace

extern const std::span<const NativeRow> math_rows;
const std::span<const NativeRow> math_rows = rows;

}  // namespace loopscope::js
