#pragma once
// A finite positive number as decimal digits, 0.d1d2d3... times 10^point. The digits carry no trailing zeros unless
// they were asked for by count.
#include <string>

namespace loopscope {

struct DecimalDigits {
  std::string digits;
  int point = 0;
};

// The fewest digits that read back as x, and of those the closest to x.
DecimalDigits shortest_digits(double x);

// x to `count` significant digits; of two equally close, the larger.
DecimalDigits rounded_digits(double x, unsigned count);

}  // namespace loopscope
