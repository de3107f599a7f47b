#pragma once
// Argument reduction for sin, cos and tan.

namespace loopscope::math {

// x = quadrant * pi/2 + high + low, with |high| at most about pi/4 and low its rounding error. Of the quadrant only the
// lowest two bits count.
struct Reduced {
  int quadrant;
  double high, low;
};

Reduced reduce_by_half_pi(double x);  // x finite

// The same for positive numbers too large to subtract multiples from.
Reduced reduce_large(double x);

}  // namespace loopscope::math
