#include <array>
#include <base/math.hpp>
#include <base/random.hpp>
#include <catch2/catch.hpp>
#include <cmath>

#include "reference.hpp"

using namespace loopscope;
using namespace reference;

namespace {

using Unary = double (*)(double);
using Binary = double (*)(double, double);

const std::map<std::string, Unary> unary_functions{
    {"sin", math::sin},   {"cos", math::cos},       {"tan", math::tan},     {"asin", math::asin},
    {"acos", math::acos}, {"atan", math::atan},     {"sinh", math::sinh},   {"cosh", math::cosh},
    {"tanh", math::tanh}, {"asinh", math::asinh},   {"acosh", math::acosh}, {"atanh", math::atanh},
    {"exp", math::exp},   {"expm1", math::expm1},   {"log", math::log},     {"log1p", math::log1p},
    {"log2", math::log2}, {"log10", math::log10},   {"cbrt", math::cbrt},   {"round", math::round},
    {"sign", math::sign}, {"fround", math::fround},
};

double hypot_of_two(double x, double y) { return math::hypot(std::array{x, y}); }

const std::map<std::string, Binary> binary_functions{
    {"pow", math::pow}, {"atan2", math::atan2}, {"hypot", hypot_of_two}};

double computed(const Row& row) {
  if (row.size() == 3) return unary_functions.at(row[0])(number_cell(row[1]));
  return binary_functions.at(row[0])(number_cell(row[1]), number_cell(row[2]));
}

}  // namespace

TEST_CASE("the functions of Math give the same bits as node's") {
  std::vector<Row> all = rows("math.tsv");
  REQUIRE(all.size() > 500);
  for (const Row& row : all) {
    INFO(row[0] << "(" << row[1] << ", " << row[2] << ")");
    REQUIRE(bits_of(computed(row)) == row.back());
  }
}

TEST_CASE("the functions of Math stay close to the C library's") {
  Random random(1);
  for (int i = 0; i < 20000; ++i) {
    double x = (random.next_double() - 0.5) * 100;
    REQUIRE(math::sin(x) == Approx(std::sin(x)).epsilon(1e-14).margin(1e-15));
    REQUIRE(math::cos(x) == Approx(std::cos(x)).epsilon(1e-14).margin(1e-15));
    REQUIRE(math::exp(x) == Approx(std::exp(x)).epsilon(1e-14));
    REQUIRE(math::cbrt(x) == Approx(std::cbrt(x)).epsilon(1e-14));
    REQUIRE(math::log(std::fabs(x)) == Approx(std::log(std::fabs(x))).epsilon(1e-14));
    REQUIRE(math::pow(std::fabs(x), x / 10) == Approx(std::pow(std::fabs(x), x / 10)).epsilon(1e-14));
  }
}

TEST_CASE("odd functions are odd and even ones even, to the bit") {
  Random random(2);
  for (int i = 0; i < 5000; ++i) {
    double x = std::ldexp(random.next_double(), static_cast<int>(random.next_below(80)) - 40);
    for (const char* name : {"sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh", "cbrt", "sign"}) {
      Unary function = unary_functions.at(name);
      REQUIRE(bits_of(function(-x)) == bits_of(-function(x)));
    }
    REQUIRE(math::cos(-x) == math::cos(x));
    REQUIRE(math::cosh(-x) == math::cosh(x));
  }
}

TEST_CASE("the hypotenuse of none is zero, and an infinity wins over NaN") {
  CHECK(math::hypot({}) == 0);
  CHECK(std::isinf(math::hypot(std::array{std::nan(""), -std::numeric_limits<double>::infinity()})));
  CHECK(std::isnan(math::hypot(std::array{1.0, std::nan("")})));
  CHECK(math::hypot(std::array{1e300, 1e300}) == Approx(std::sqrt(2) * 1e300));
}
