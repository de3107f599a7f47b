// Big integers from and to text.
#include <array>
#include <base/white_space.hpp>

#include "charge.hpp"

namespace loopscope {

using natural::Limb;
using natural::Natural;
using natural::View;

namespace {

constexpr char digit_characters[] = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr unsigned no_digit = 99;
constexpr std::size_t short_powers = 6;  // below 2^6 chunks halving does not pay

unsigned digit_value(char16_t unit) {
  if (unit >= '0' && unit <= '9') return unit - unsigned{'0'};
  if (unit >= 'a' && unit <= 'z') return unit - unsigned{'a'} + 10;
  if (unit >= 'A' && unit <= 'Z') return unit - unsigned{'A'} + 10;
  return no_digit;
}

// The most digits of a radix that fit a limb.
struct Chunk {
  std::size_t digits = 0;
  Limb scale = 1;  // radix ^ digits
};

Chunk chunk_of(unsigned radix) {
  Chunk chunk;
  while (std::uint64_t{chunk.scale} * radix <= 0xFFFFFFFFU) {
    chunk.scale *= radix;
    ++chunk.digits;
  }
  return chunk;
}

Limb chunk_value(std::u16string_view digits, unsigned radix) {
  Limb value = 0;
  for (char16_t digit : digits) value = value * radix + digit_value(digit);
  return value;
}

Natural parse_short(std::u16string_view digits, unsigned radix, const Chunk& chunk) {
  Natural value;
  std::size_t first = digits.size() % chunk.digits;
  natural::multiply_add(value, 1, chunk_value(digits.substr(0, first), radix));
  for (std::size_t at = first; at < digits.size(); at += chunk.digits) {
    natural::multiply_add(value, chunk.scale, chunk_value(digits.substr(at, chunk.digits), radix));
  }
  return value;
}

// Halves, put together by powers of the radix: powers[i] = radix ^ (chunk digits * 2^i).
Natural parse_halves(std::u16string_view digits, unsigned radix, const Chunk& chunk, std::span<const Natural> powers) {
  std::size_t low_size = chunk.digits << (powers.empty() ? 0 : powers.size() - 1);
  if (powers.size() < short_powers) return parse_short(digits, radix, chunk);
  if (digits.size() <= low_size) return parse_halves(digits, radix, chunk, powers.first(powers.size() - 1));
  std::size_t high_size = digits.size() - low_size;
  std::span<const Natural> smaller = powers.first(powers.size() - 1);
  Natural high = parse_halves(digits.substr(0, high_size), radix, chunk, smaller);
  Natural low = parse_halves(digits.substr(high_size), radix, chunk, smaller);
  return natural::add(natural::multiply(high, powers.back()), low);
}

std::vector<Natural> powers_below(std::size_t digits, const Chunk& chunk) {
  std::vector<Natural> powers;
  for (std::size_t size = chunk.digits; size < digits; size *= 2) {
    powers.push_back(powers.empty() ? Natural{chunk.scale} : natural::multiply(powers.back(), powers.back()));
  }
  return powers;
}

std::uint64_t parse_cost(std::size_t limbs) {
  std::uint64_t cost = limbs;
  for (std::size_t size = limbs; size > 16; size /= 2)
    cost += 2 * limbs / size * natural::multiply_cost(size / 2, size / 2);
  return cost + limbs * 16;
}

unsigned bits_per_digit(unsigned radix) { return static_cast<unsigned>(std::bit_width(radix - 1)); }

// Powers of two: digits are groups of bits.
std::string binary_text(View limbs, unsigned radix) {
  unsigned width = bits_per_digit(radix);
  std::size_t count = (natural::bit_length(limbs) + width - 1) / width;
  std::string text(count, '0');
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t bit = i * width, limb = bit / natural::limb_bits;
    natural::Wide window = limbs[limb];
    if (limb + 1 < limbs.size()) window |= natural::Wide{limbs[limb + 1]} << natural::limb_bits;
    text[count - 1 - i] = digit_characters[window >> bit % natural::limb_bits & (radix - 1)];
  }
  return text;
}

// A chunk of digits at a time, the last first.
std::string divided_text(Natural limbs, unsigned radix, const Chunk& chunk) {
  std::string text;
  while (!limbs.empty()) {
    Limb rest = natural::divide_small(limbs, chunk.scale);
    for (std::size_t i = 0; i < chunk.digits; ++i, rest /= radix) text.push_back(digit_characters[rest % radix]);
  }
  text.erase(text.find_last_not_of('0') + 1);
  std::reverse(text.begin(), text.end());
  return text;
}

// Appends the digits, with zeros before them up to `width`. Long numbers are cut in two by a power of the radix first:
// a long division is several times as fast, a limb, as a chain of short ones.
void append_digits(std::string& out, const Natural& x, unsigned radix, std::span<const Natural> powers,
                   std::size_t width) {
  Chunk chunk = chunk_of(radix);
  if (powers.size() < short_powers) {
    std::string text = divided_text(x, radix, chunk);
    out.append(width - std::min(width, text.size()), '0').append(text);
    return;
  }
  natural::Division halves = natural::divide(x, powers.back());
  std::size_t low_width = chunk.digits << (powers.size() - 1);
  std::span<const Natural> smaller = powers.first(powers.size() - 1);
  bool is_lead = out.empty() && halves.quotient.empty();
  if (!is_lead) append_digits(out, halves.quotient, radix, smaller, width - std::min(width, low_width));
  append_digits(out, halves.remainder, radix, smaller, is_lead ? 0 : low_width);
}

std::string chunked_text(const Natural& limbs, unsigned radix) {
  Chunk chunk = chunk_of(radix);
  std::string text;
  append_digits(text, limbs, radix, powers_below(limbs.size() * chunk.digits, chunk), 0);
  return text;
}

unsigned announced_radix(std::u16string_view text) {
  if (text.size() < 2 || text[0] != '0') return 0;
  switch (text[1] | 0x20) {
    case 'x':
      return 16;
    case 'o':
      return 8;
    case 'b':
      return 2;
    default:
      return 0;
  }
}

BigIntegerResult not_a_literal() { return {{}, BigIntegerFault::NotALiteral}; }

}  // namespace

BigIntegerResult BigInteger::parse_digits(std::u16string_view digits, unsigned radix, WorkMeter* meter) {
  bool are_digits = std::all_of(digits.begin(), digits.end(), [&](char16_t unit) { return digit_value(unit) < radix; });
  if (digits.empty() || !are_digits) return not_a_literal();
  digits.remove_prefix(std::min(digits.find_first_not_of(u'0'), digits.size()));
  std::size_t limbs = digits.size() * bits_per_digit(radix) / limb_bits + 1;
  if (digits.size() > most_bits) return too_large();
  if (!pay(meter, parse_cost(limbs))) return out_of_budget();
  Chunk chunk = chunk_of(radix);
  return sized(false, parse_halves(digits, radix, chunk, powers_below(digits.size(), chunk)));
}

BigIntegerResult BigInteger::parse(std::u16string_view text, WorkMeter* meter) {
  text = trim(text);
  if (text.empty()) return {};
  if (unsigned radix = announced_radix(text)) return parse_digits(text.substr(2), radix, meter);
  bool is_negative = text[0] == '-';
  if (is_negative || text[0] == '+') text.remove_prefix(1);
  BigIntegerResult result = parse_digits(text, 10, meter);
  return is_negative ? BigIntegerResult{result.value.negated(), result.fault} : result;
}

BigIntegerText BigInteger::to_string(unsigned radix, WorkMeter* meter) const {
  if (is_zero()) return {"0"};
  bool is_binary = std::has_single_bit(radix);
  std::uint64_t size = limbs_.size();
  if (!pay(meter, is_binary ? size * limb_bits : size * size / 2 + size)) return {"", BigIntegerFault::OutOfBudget};
  std::string text = is_binary ? binary_text(limbs_, radix) : chunked_text(limbs_, radix);
  if (is_negative_) text.insert(text.begin(), '-');
  return {std::move(text)};
}

}  // namespace loopscope
