#pragma once
// What a native operation costs, counted in small steps, against a limit. The charge comes before the work, so an
// operation that the budget cannot pay is refused instead of hanging.
#include <cstdint>
#include <limits>

namespace loopscope {

struct WorkMeter {
  std::uint64_t used = 0;
  std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();

  // False when the limit does not allow it; the amount counts as used all the same.
  bool charge(std::uint64_t amount) {
    used = amount > std::numeric_limits<std::uint64_t>::max() - used ? limit : used + amount;
    return used <= limit;
  }
};

}  // namespace loopscope
