// Number::toString in a radix other than ten, digit for digit as V8: fraction digits are made while they still tell x
// from its neighbours, and the last one is rounded.
#include <algorithm>
#include <base/number_format.hpp>
#include <cmath>
#include <limits>

namespace loopscope {

namespace {

constexpr char digit_characters[] = "0123456789abcdefghijklmnopqrstuvwxyz";

struct RadixDigits {
  double integer;
  std::string fraction;  // digit values, not characters
};

// Adds one to the last fraction digit, dropping the digits that carry.
void round_up(RadixDigits& number, unsigned radix) {
  while (!number.fraction.empty()) {
    if (static_cast<unsigned>(++number.fraction.back()) < radix) return;
    number.fraction.pop_back();
  }
  number.integer += 1;
}

RadixDigits split(double x, unsigned radix) {
  RadixDigits number{std::floor(x), {}};
  double fraction = x - number.integer;
  double next = std::nextafter(x, std::numeric_limits<double>::infinity());
  double uncertainty = std::max(0.5 * (next - x), std::numeric_limits<double>::denorm_min());
  while (fraction >= uncertainty) {
    fraction *= radix;
    uncertainty *= radix;
    int digit = static_cast<int>(fraction);
    number.fraction.push_back(static_cast<char>(digit));
    fraction -= digit;
    bool rounds_up = fraction > 0.5 || (fraction == 0.5 && digit % 2 != 0);
    if (rounds_up && fraction + uncertainty > 1) {
      round_up(number, radix);
      break;
    }
  }
  return number;
}

// Digits of an integer, the last one first. Places far below the precision of a double are printed as zeros.
std::string integer_digits(double integer, unsigned radix) {
  std::string digits;
  while (integer / radix >= 0x1p53) {
    integer /= radix;
    digits.push_back('0');
  }
  do {
    double remainder = std::fmod(integer, radix);
    digits.push_back(digit_characters[static_cast<int>(remainder)]);
    integer = (integer - remainder) / radix;
  } while (integer > 0);
  return digits;
}

}  // namespace

std::string number_to_string(double x, unsigned radix) {
  if (radix == 10 || !std::isfinite(x)) return number_to_string(x);
  RadixDigits number = split(std::fabs(x), radix);
  std::string text = integer_digits(number.integer, radix);
  if (x < 0) text.push_back('-');
  std::reverse(text.begin(), text.end());
  if (!number.fraction.empty()) text.push_back('.');
  for (char digit : number.fraction) text.push_back(digit_characters[static_cast<unsigned char>(digit)]);
  return text;
}

}  // namespace loopscope
