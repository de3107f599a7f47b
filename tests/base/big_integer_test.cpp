#include <base/big_integer.hpp>
#include <base/random.hpp>
#include <base/utf.hpp>
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>

#include "reference.hpp"

using namespace loopscope;
using namespace reference;

namespace {

using Binary = BigIntegerResult (*)(const BigInteger&, const BigInteger&, WorkMeter*);
using Wrap = BigIntegerResult (*)(std::uint64_t, const BigInteger&, WorkMeter*);

BigInteger big(const std::string& hex) {
  bool is_negative = hex[0] == '-';
  BigInteger value = BigInteger::parse_digits(ascii_to_utf16(hex.substr(is_negative ? 1 : 0)), 16).value;
  return is_negative ? value.negated() : value;
}

std::string hex(const BigIntegerResult& result) {
  if (result) return result.value.to_string(16).text;
  return result.fault == BigIntegerFault::NotALiteral ? "SyntaxError" : "RangeError";
}

std::string order(std::partial_ordering ordering) {
  if (ordering < 0) return "-1";
  if (ordering > 0) return "1";
  return ordering == 0 ? "0" : "unordered";
}

std::string exact(double x) {
  std::optional<BigInteger> value = BigInteger::from_double(x);
  return value ? value->to_string(16).text : "RangeError";
}

const std::map<std::string, Binary> binary_operations{
    {"+", BigInteger::add},         {"-", BigInteger::subtract},     {"*", BigInteger::multiply},
    {"/", BigInteger::divide},      {"%", BigInteger::remainder},    {"**", BigInteger::power},
    {"&", BigInteger::bitwise_and}, {"|", BigInteger::bitwise_or},   {"^", BigInteger::bitwise_xor},
    {"<<", BigInteger::shift_left}, {">>", BigInteger::shift_right},
};

const std::map<std::string, Wrap> wraps{{"asIntN", BigInteger::as_int_n}, {"asUintN", BigInteger::as_uint_n}};

const std::map<std::string, std::function<std::string(const Row&)>> others{
    {"~", [](const Row& row) { return hex(BigInteger::bitwise_not(big(row[1]))); }},
    {"<=>", [](const Row& row) { return order(big(row[1]) <=> big(row[2])); }},
    {"<=> number", [](const Row& row) { return order(big(row[1]) <=> number_cell(row[2])); }},
    {"toNumber", [](const Row& row) { return bits_of(big(row[1]).to_double()); }},
    {"toString", [](const Row& row) { return big(row[1]).to_string(integer_cell<unsigned>(row[2])).text; }},
    {"BigInt(number)", [](const Row& row) { return exact(number_cell(row[1])); }},
    {"BigInt(text)", [](const Row& row) { return hex(BigInteger::parse(text_cell(row[1]))); }},
};

std::string computed(const Row& row) {
  if (auto found = binary_operations.find(row[0]); found != binary_operations.end()) {
    return hex(found->second(big(row[1]), big(row[2]), nullptr));
  }
  if (auto found = wraps.find(row[0]); found != wraps.end()) {
    return hex(found->second(integer_cell<std::uint64_t>(row[1]), big(row[2]), nullptr));
  }
  return others.at(row[0])(row);
}

BigInteger random_integer(Random& random, std::size_t most_limbs) {
  std::vector<BigInteger::Limb> limbs(random.next_below(static_cast<std::uint32_t>(most_limbs)) + 1);
  for (auto& limb : limbs) limb = random.next_below(4) ? static_cast<BigInteger::Limb>(random.next()) : 0xFFFFFFFFU;
  return BigInteger(random.next_below(2) == 0, std::move(limbs));
}

BigInteger sum(const BigInteger& x, const BigInteger& y) { return BigInteger::add(x, y).value; }
BigInteger product(const BigInteger& x, const BigInteger& y) { return BigInteger::multiply(x, y).value; }
BigInteger one() { return BigInteger::from_int64(1); }

}  // namespace

TEST_CASE("big integers compute, compare, print and read as node's do") {
  std::vector<Row> all = rows("big-integers.tsv");
  REQUIRE(all.size() > 500);
  for (const Row& row : all) {
    INFO(row[0] << "(" << row[1] << ", " << row[2] << ")");
    REQUIRE(computed(row) == row.back());
  }
}

TEST_CASE("quotient times divisor plus remainder is the dividend") {
  Random random(1);
  for (int i = 0; i < 3000; ++i) {
    BigInteger x = random_integer(random, 60), y = random_integer(random, 30);
    if (y.is_zero()) continue;
    BigInteger quotient = BigInteger::divide(x, y).value, remainder = BigInteger::remainder(x, y).value;
    REQUIRE(sum(product(quotient, y), remainder) == x);
    REQUIRE((remainder.is_zero() || remainder.is_negative() == x.is_negative()));
    BigInteger magnitude = y.is_negative() ? y.negated() : y;
    REQUIRE((remainder.is_negative() ? remainder.negated() : remainder) < magnitude);
  }
}

TEST_CASE("multiplication distributes over addition at every size") {
  Random random(2);
  for (std::size_t limbs : {5, 50, 100, 300, 700}) {
    for (int i = 0; i < 20; ++i) {
      BigInteger x = random_integer(random, limbs), y = random_integer(random, limbs), z = random_integer(random, 90);
      REQUIRE(product(sum(x, y), z) == sum(product(x, z), product(y, z)));
      REQUIRE(product(x, y) == product(y, x));
    }
  }
}

TEST_CASE("printed big integers read back in every radix") {
  Random random(3);
  for (unsigned radix = 2; radix <= 36; ++radix) {
    for (std::size_t limbs : {1, 3, 20, 150}) {
      BigInteger x = random_integer(random, limbs);
      BigInteger magnitude = x.is_negative() ? x.negated() : x;
      REQUIRE(BigInteger::parse_digits(ascii_to_utf16(magnitude.to_string(radix).text), radix).value == magnitude);
    }
  }
  for (int i = 0; i < 200; ++i) {
    BigInteger x = random_integer(random, 400);
    REQUIRE(BigInteger::parse(ascii_to_utf16(x.to_string().text)).value == x);
  }
}

TEST_CASE("bit operations obey the laws of two's complement") {
  Random random(4);
  for (int i = 0; i < 2000; ++i) {
    BigInteger x = random_integer(random, 12), y = random_integer(random, 12);
    BigInteger both = BigInteger::bitwise_and(x, y).value, either = BigInteger::bitwise_or(x, y).value;
    REQUIRE(sum(both, either) == sum(x, y));
    REQUIRE(BigInteger::subtract(either, both).value == BigInteger::bitwise_xor(x, y).value);
    REQUIRE(sum(BigInteger::bitwise_not(x).value, one()) == x.negated());
    REQUIRE(BigInteger::as_uint_n(64, x).value == BigInteger::from_uint64(x.to_uint64()));
    REQUIRE(BigInteger::as_int_n(64, x).value == BigInteger::from_int64(x.to_int64()));
  }
}

TEST_CASE("equal big integers hash alike, and zero has one sign") {
  BigInteger zero(true, {0, 0});
  CHECK(zero == BigInteger());
  CHECK_FALSE(zero.is_negative());
  CHECK(zero.hash() == BigInteger().hash());
  CHECK(BigInteger::from_int64(-5).hash() != BigInteger::from_int64(5).hash());
  CHECK(BigInteger::from_int64(INT64_MIN).to_string().text == "-9223372036854775808");
}

TEST_CASE("every double that is an integer becomes a big integer and comes back") {
  Random random(5);
  for (int i = 0; i < 5000; ++i) {
    double x = std::trunc(std::ldexp(random.next_double() - 0.5, static_cast<int>(random.next_below(1020))));
    REQUIRE(BigInteger::from_double(x)->to_double() == x);
    REQUIRE(*BigInteger::from_double(x) == x);
  }
}

TEST_CASE("results above 2^30 bits are refused without being computed") {
  BigInteger huge = BigInteger::from_int64(1 << 30), two = BigInteger::from_int64(2);
  CHECK(BigInteger::shift_left(one(), huge).fault == BigIntegerFault::TooLarge);
  CHECK(BigInteger::power(two, huge).fault == BigIntegerFault::TooLarge);
  CHECK(BigInteger::power(BigInteger::from_int64(-1), huge).value == one());
  CHECK(BigInteger::as_uint_n(std::uint64_t{1} << 53, two.negated()).fault == BigIntegerFault::TooLarge);
  CHECK(BigInteger::as_uint_n(std::uint64_t{1} << 53, two).value == two);
  CHECK(BigInteger::shift_right(two, product(huge, huge)).value.is_zero());
  CHECK(BigInteger::shift_right(two.negated(), product(huge, huge)).value == one().negated());
  BigInteger large = BigInteger::shift_left(one(), BigInteger::from_int64(600000000)).value;
  CHECK(BigInteger::multiply(large, large).fault == BigIntegerFault::TooLarge);
}

TEST_CASE("work is charged before it is done, and refused when the budget does not allow it") {
  BigInteger large = BigInteger::shift_left(one(), BigInteger::from_int64(100000000)).value;
  large = sum(large, one());
  WorkMeter meter{0, 1000000};
  CHECK(BigInteger::multiply(large, large, &meter).fault == BigIntegerFault::OutOfBudget);
  CHECK(meter.used > 1000000000);
  WorkMeter text_meter{0, 1000000};
  CHECK(large.to_string(10, &text_meter).fault == BigIntegerFault::OutOfBudget);
  WorkMeter power_meter{0, 1000000};
  BigInteger seven = BigInteger::from_int64(7), many = BigInteger::from_int64(300000000);
  CHECK(BigInteger::power(seven, many, &power_meter).fault == BigIntegerFault::OutOfBudget);
  WorkMeter small_meter;
  CHECK(BigInteger::multiply(seven, seven, &small_meter));
  CHECK(small_meter.used == 1);
}
