#include "break_hits.hpp"
#include "search.hpp"

#include <algorithm>

namespace loopscope::scene {

namespace {

constexpr std::uint64_t stretch = 20'000;  // steps: a few milliseconds

}  // namespace

void BreakHits::look_for(const Breakpoints& breakpoints) {
  if (breakpoints == breakpoints_) return;
  breakpoints_ = breakpoints;
  begin_again();
}

void BreakHits::begin_again() {
  hits_.clear();
  seen_ = 0;
}

bool BreakHits::has_more(const History& history) const {
  return !breakpoints_.empty() && hits_.size() < most && seen_ < std::min(history.last_step(), furthest);
}

void BreakHits::go_on(History& history) {
  if (!has_more(history)) return;
  std::uint64_t first = seen_ + 1;
  std::uint64_t last = std::min({seen_ + stretch, history.last_step(), furthest});
  Wanted wanted;
  wanted.what = Wanted::What::Breakpoint;
  wanted.breakpoints = breakpoints_;
  history.find_between(first, last, [&](const Event& event) {
    if (event.step <= seen_ || event.step > last) return false;
    seen_ = event.step;
    if (matches(wanted, event, history.latest()))
      hits_.push_back({event.step, static_cast<std::int64_t>(event.time), MarkerKind::Break});
    return hits_.size() >= most;
  });
  seen_ = std::max(seen_, last);
}

}  // namespace loopscope::scene
