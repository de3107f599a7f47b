#include <base/number_format.hpp>
#include <base/number_parse.hpp>
#include <base/random.hpp>
#include <base/utf.hpp>
#include <bit>
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <limits>

#include "reference.hpp"

using namespace loopscope;
using namespace reference;

namespace {

using Function = std::function<std::string(const Row&)>;

double number(const Row& row) { return number_cell(row[1]); }
unsigned count(const Row& row) { return integer_cell<unsigned>(row[2]); }
std::string literal_bits(double (*parse)(std::u16string_view), const Row& row) {
  return bits_of(parse(text_cell(row[1])));
}

const std::map<std::string, Function>& functions() {
  static const std::map<std::string, Function> table{
      {"toString", [](const Row& row) { return number_to_string(number(row)); }},
      {"toRadix", [](const Row& row) { return number_to_string(number(row), count(row)); }},
      {"toFixed", [](const Row& row) { return number_to_fixed(number(row), count(row)); }},
      {"toExponential", [](const Row& row) { return number_to_exponential(number(row), count(row)); }},
      {"toExponentialFree", [](const Row& row) { return number_to_exponential(number(row), {}); }},
      {"toPrecision", [](const Row& row) { return number_to_precision(number(row), count(row)); }},
      {"toInt32", [](const Row& row) { return std::to_string(to_int32(number(row))); }},
      {"toUint32", [](const Row& row) { return std::to_string(to_uint32(number(row))); }},
      {"Number", [](const Row& row) { return literal_bits(string_to_number, row); }},
      {"parseFloat", [](const Row& row) { return literal_bits(parse_float, row); }},
      {"parseInt", [](const Row& row) { return bits_of(parse_int(text_cell(row[1]), integer_cell<int>(row[2]))); }},
  };
  return table;
}

double random_double(Random& random) {
  while (true) {
    auto x = std::bit_cast<double>(random.next());
    if (std::isfinite(x)) return x;
  }
}

}  // namespace

TEST_CASE("numbers are printed and read as node does") {
  std::vector<Row> all = rows("numbers.tsv");
  REQUIRE(all.size() > 500);
  for (const Row& row : all) {
    INFO(row[0] << "(" << row[1] << ", " << row[2] << ")");
    REQUIRE(functions().at(row[0])(row) == row.back());
  }
}

TEST_CASE("every number reads back as itself, in decimal and in powers of two") {
  Random random(1);
  for (int i = 0; i < 20000; ++i) {
    double x = random_double(random);
    std::string text = number_to_string(x);
    INFO(text);
    REQUIRE(string_to_number(ascii_to_utf16(text)) == x);
    REQUIRE(parse_float(ascii_to_utf16(text)) == x);
    double whole = std::trunc(std::ldexp(random.next_double(), 53 + i % 900));
    REQUIRE(parse_int(ascii_to_utf16(number_to_string(whole, 16)), 16) == whole);
  }
}

TEST_CASE("fixed and exponential forms with enough digits read back as the number") {
  Random random(2);
  for (int i = 0; i < 5000; ++i) {
    double x = random_double(random);
    REQUIRE(string_to_number(ascii_to_utf16(number_to_exponential(x, 16))) == x);
    REQUIRE(string_to_number(ascii_to_utf16(number_to_precision(x, 17))) == x);
    double small = random.next_double() * 1000;
    REQUIRE(string_to_number(ascii_to_utf16(number_to_fixed(small, 20))) == Approx(small).epsilon(1e-15));
  }
}

TEST_CASE("integer conversions agree with arithmetic modulo 2^32") {
  Random random(3);
  for (int i = 0; i < 20000; ++i) {
    double x = std::ldexp(random.next_double() - 0.5, static_cast<int>(random.next_below(100)));
    double remainder = std::fmod(std::trunc(x), 4294967296.0);
    if (remainder < 0) remainder += 4294967296.0;
    REQUIRE(to_uint32(x) == static_cast<std::uint32_t>(remainder));
  }
}

TEST_CASE("ToIntegerOrInfinity truncates and never gives negative zero") {
  CHECK(to_integer_or_infinity(-1.9) == -1);
  CHECK(to_integer_or_infinity(std::nan("")) == 0);
  CHECK_FALSE(std::signbit(to_integer_or_infinity(-0.5)));
  CHECK(std::isinf(to_integer_or_infinity(-std::numeric_limits<double>::infinity())));
}

TEST_CASE("a literal of a million digits is read in full") {
  std::u16string digits(1000000, u'9');
  CHECK(std::isinf(string_to_number(digits)));
  CHECK(string_to_number(u"0." + digits) == 1);
  CHECK(string_to_number(digits + u"e-999999") == 10);
  CHECK(std::isinf(parse_int(std::u16string(1000000, u'6'), 7)));
  CHECK(std::isinf(parse_int(digits, 32)));
}
