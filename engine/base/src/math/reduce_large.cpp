// Reduction of large numbers (Payne and Hanek, 1983): x times 2/pi modulo 8, from only those bits of 2/pi that matter.
// Everything is in digits of 24 bits, whose products are exact; the order of the sums is FDLIBM's, because the last
// bits of the result depend on it.
#include <algorithm>
#include <array>

#include "bits.hpp"
#include "reduce.hpp"

namespace loopscope::math {

namespace {

constexpr int digit_bits = 24;
constexpr double radix = 0x1p24;
constexpr int first_terms = 5;  // terms of the product to begin with, and digits of pi/2 used
constexpr int most_terms = 20;

// The bits of 2/pi, after a word of zeros.
constexpr std::uint64_t two_over_pi_bits[] = {
    0,
    0xA2F9836E4E441529,
    0xFC2757D1F534DDC0,
    0xDB6295993C439041,
    0xFE5163ABDEBBC561,
    0xB7246E3A424DD2E0,
    0x06492EEA09D1921C,
    0xFE1DEB1CB129A73E,
    0xE88235F52EBB4484,
    0xE99C7026B45F7E41,
    0x3991D639835339F4,
    0x9C845F8BBDF9283B,
    0x1FF897FFDE05980F,
    0xEF2F118B5A0A6D1F,
    0x6D367ECF27CB09B7,
    0x4F463F669E5FEA2D,
    0x7527BAC7EBE5F17B,
    0x3D0739F78A5292EA,
    0x6BFB5FB11F8D5D08,
    0x56033046FC7B6BAB,
    0xF0CFBC209AF4361D,
};

// pi/2 in digits, the first worth 2^-23.
constexpr double half_pi_digits[first_terms] = {0xC90FDA, 0xA22168, 0xC234C4, 0xC6628B, 0x80DC1C};

// Digit `place` of 2/pi after the point; those before are zero.
double two_over_pi_digit(int place) {
  auto bit = static_cast<unsigned>(64 + digit_bits * place);
  unsigned word = bit / 64, shift = bit % 64;
  std::uint64_t bits = two_over_pi_bits[word] << shift;
  if (shift > 64 - digit_bits) bits |= two_over_pi_bits[word + 1] >> (64 - shift);
  return static_cast<double>(bits >> (64 - digit_bits));
}

// x in up to three digits, the first worth 2^exponent.
struct Argument {
  double digits[3];
  int count;
  int exponent;
};

Argument argument_of(double x) {
  Argument argument{{}, 3, (high_word(x) >> 20) - 1046};
  double rest = std::ldexp(x, -argument.exponent);
  for (double& digit : argument.digits) {
    digit = std::trunc(rest);
    rest = (rest - digit) * radix;
  }
  while (argument.digits[argument.count - 1] == 0) --argument.count;
  return argument;
}

// Term `i` of the product with the digits of 2/pi from `first` on.
double product_term(const Argument& argument, int first, int i) {
  double sum = 0;
  for (int j = 0; j < argument.count; ++j) sum += argument.digits[j] * two_over_pi_digit(first + i - j);
  return sum;
}

// The product without its whole turns: quadrant, then the fraction, made at most 1/2 by taking it from 1 when it is
// above (`is_complement`). The fraction is `top` and the digits below it, the least first; top counts in units of
// 2^exponent at the end.
struct Product {
  std::array<std::int32_t, most_terms> digits{};
  int count;
  int exponent;
  int quadrant = 0;
  double top = 0;
  bool is_complement = false;
};

// Carries the terms over into digits; what is left above them becomes the top, modulo 8.
void carry(Product& product, const std::array<double, most_terms>& terms) {
  double above = terms[static_cast<std::size_t>(product.count)];
  for (int i = 0, j = product.count; j > 0; ++i, --j) {
    double carried = static_cast<std::int32_t>(above / radix);
    product.digits[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(above - radix * carried);
    above = terms[static_cast<std::size_t>(j - 1)] + carried;
  }
  above = std::ldexp(above, product.exponent);
  above -= 8.0 * std::floor(above * 0.125);
  product.quadrant = static_cast<int>(above);
  product.top = above - product.quadrant;
}

// Moves the whole part that is still in the highest digit to the quadrant, and tells whether the rest is above 1/2.
bool take_whole_part(Product& product) {
  std::int32_t& highest = product.digits[static_cast<std::size_t>(product.count - 1)];
  if (product.exponent < 0) return product.top >= 0.5;
  if (product.exponent > 0) {
    std::int32_t whole = highest >> (digit_bits - product.exponent);
    product.quadrant += whole;
    highest -= whole << (digit_bits - product.exponent);
  }
  return highest >> (digit_bits - 1 - product.exponent) > 0;
}

// 1 - fraction.
void complement(Product& product) {
  bool has_borrowed = false;
  for (int i = 0; i < product.count; ++i) {
    std::int32_t& digit = product.digits[static_cast<std::size_t>(i)];
    if (has_borrowed) {
      digit = 0xFFFFFF - digit;
    } else if (digit != 0) {
      has_borrowed = true;
      digit = 0x1000000 - digit;
    }
  }
  ++product.quadrant;
  product.is_complement = true;
  if (product.exponent > 0) {
    product.digits[static_cast<std::size_t>(product.count - 1)] &= 0xFFFFFF >> product.exponent;
  } else if (product.exponent < 0) {
    product.top = 1.0 - product.top - (has_borrowed ? std::ldexp(1.0, product.exponent) : 0);
  }
}

// How many terms are missing when everything cancelled: up to the first digit that is not zero.
int missing_terms(const Product& product) {
  if (product.top != 0) return 0;
  for (int i = product.count - 1; i >= first_terms - 1; --i) {
    if (product.digits[static_cast<std::size_t>(i)] != 0) return 0;
  }
  int missing = 1;
  while (product.digits[static_cast<std::size_t>(first_terms - 1 - missing)] == 0) ++missing;
  return missing;
}

Product multiply_by_two_over_pi(const Argument& argument) {
  int first = std::max(0, (argument.exponent - 3) / digit_bits);
  std::array<double, most_terms> terms{};
  for (int known = 0, count = first_terms - 1;;) {
    for (; known <= count; ++known) terms[static_cast<std::size_t>(known)] = product_term(argument, first, known);
    Product product{{}, count, argument.exponent - digit_bits * (first + 1), 0, 0, false};
    carry(product, terms);
    if (take_whole_part(product)) complement(product);
    int missing = missing_terms(product);
    if (missing == 0) return product;
    count += missing;
  }
}

// Makes the top a digit (or two) like the others, or drops leading zeros when there is none.
void normalize(Product& product) {
  auto digit = [&](int i) -> std::int32_t& { return product.digits[static_cast<std::size_t>(i)]; };
  if (product.top == 0) {
    do {
      --product.count;
      product.exponent -= digit_bits;
    } while (digit(product.count) == 0);
    return;
  }
  double top = std::ldexp(product.top, -product.exponent);
  double carried = top >= radix ? static_cast<std::int32_t>(top / radix) : 0;
  digit(product.count) = static_cast<std::int32_t>(top - radix * carried);
  if (carried == 0) return;
  ++product.count;
  product.exponent += digit_bits;
  digit(product.count) = static_cast<std::int32_t>(carried);
}

// The fraction times pi/2: products of digits, those of equal weight together, then summed from the least.
Reduced scale_by_half_pi(const Product& product) {
  std::array<double, most_terms> values{}, sums{};
  int last = product.count;
  for (int i = 0; i <= last; ++i) {
    double digit = product.digits[static_cast<std::size_t>(i)];
    values[static_cast<std::size_t>(i)] = std::ldexp(digit, product.exponent - digit_bits * (last - i));
  }
  auto value_at = [&](int i) { return values[static_cast<std::size_t>(i)]; };
  for (int i = 0; i <= last; ++i) {
    for (int k = 0; k < first_terms && k <= i; ++k) {
      double part = std::ldexp(half_pi_digits[k], -23 - digit_bits * k);
      sums[static_cast<std::size_t>(i)] += part * value_at(last - i + k);
    }
  }
  double high = 0;
  for (int i = last; i >= 0; --i) high += sums[static_cast<std::size_t>(i)];
  double low = sums[0] - high;
  for (int i = 1; i <= last; ++i) low += sums[static_cast<std::size_t>(i)];
  return product.is_complement ? Reduced{product.quadrant, -high, -low} : Reduced{product.quadrant, high, low};
}

}  // namespace

Reduced reduce_large(double x) {
  Product product = multiply_by_two_over_pi(argument_of(x));
  normalize(product);
  return scale_by_half_pi(product);
}

}  // namespace loopscope::math
