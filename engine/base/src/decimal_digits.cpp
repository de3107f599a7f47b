#include "decimal_digits.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace loopscope {

namespace {

// No double has more significant decimal digits than this.
constexpr int most_digits = 767;

// Splits "d.ddde+xx".
DecimalDigits split(const char* begin, const char* end) {
  const auto* exponent = static_cast<const char*>(std::memchr(begin, 'e', static_cast<std::size_t>(end - begin)));
  DecimalDigits result;
  result.digits.push_back(*begin);
  if (exponent > begin + 2) result.digits.append(begin + 2, exponent);
  const char* number = exponent[1] == '+' ? exponent + 2 : exponent + 1;
  std::from_chars(number, end, result.point);
  ++result.point;
  return result;
}

// Adds one to the last digit; a carry out of the first gives 10...0 with the point one further.
void increment(DecimalDigits& decimal) {
  std::size_t last = decimal.digits.find_last_not_of('9');
  std::size_t carried = last == std::string::npos ? 0 : last + 1;
  std::fill(decimal.digits.begin() + static_cast<std::ptrdiff_t>(carried), decimal.digits.end(), '0');
  if (last != std::string::npos) {
    ++decimal.digits[last];
  } else {
    decimal.digits.front() = '1';
    ++decimal.point;
  }
}

}  // namespace

DecimalDigits shortest_digits(double x) {
  std::array<char, 32> buffer;
  auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), x, std::chars_format::scientific).ptr;
  return split(buffer.data(), end);
}

DecimalDigits rounded_digits(double x, unsigned count) {
  std::array<char, most_digits + 32> buffer;
  char* limit = buffer.data() + buffer.size();
  auto end = std::to_chars(buffer.data(), limit, x, std::chars_format::scientific, most_digits - 1).ptr;
  DecimalDigits exact = split(buffer.data(), end);
  bool up = count < exact.digits.size() && exact.digits[count] >= '5';
  exact.digits.resize(count, '0');
  if (up) increment(exact);
  return exact;
}

}  // namespace loopscope
