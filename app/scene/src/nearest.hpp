#pragma once
// The number of a list that is nearest to one that is wanted.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

namespace loopscope::scene {

template <class Numbers>
std::size_t nearest(const Numbers& numbers, double wanted) {
  auto further = [&](double a, double b) { return std::abs(a - wanted) < std::abs(b - wanted); };
  return static_cast<std::size_t>(std::min_element(std::begin(numbers), std::end(numbers), further) -
                                  std::begin(numbers));
}

}  // namespace loopscope::scene
