#pragma once
// Virtual time, integer nanoseconds since the program started. It moves in four ways only: a user op, a turn or loop
// pass, a clock read, and a jump to the next due time when nothing can run. How much each costs is data of the profile.
#include <cstdint>
#include <tuple>

namespace loopscope {

struct ClockCosts {
  std::uint64_t op_ns = 1;
  std::uint64_t turn_ns = 1'000;
  std::uint64_t read_ns = 10'000;
  friend bool operator==(const ClockCosts&, const ClockCosts&) = default;
};

struct Clock {
  std::uint64_t now_ns = 0;
  std::int64_t now_ms() const { return static_cast<std::int64_t>(now_ns / 1'000'000); }
  auto fields() const { return std::tie(now_ns); }
  friend bool operator==(const Clock&, const Clock&) = default;
};

}  // namespace loopscope
