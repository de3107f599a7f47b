#pragma once
// Where a run meets its breakpoints, looked for a stretch at a time behind what is shown, for the timeline.
#include <scene/timeline.hpp>
#include <scene/wanted.hpp>

#include <history/history.hpp>

#include <vector>

namespace loopscope::scene {

class BreakHits {
 public:
  static constexpr std::size_t most = 20'000;
  static constexpr std::uint64_t furthest = 5'000'000;  // steps: a longer run has marks in its beginning only

  // Other breakpoints are looked for from the start.
  void look_for(const Breakpoints& breakpoints);
  // The run is another one, or was recorded further.
  void begin_again();
  // The next stretch of what has been recorded.
  void go_on(History& history);
  bool has_more(const History& history) const;
  const std::vector<Marker>& hits() const { return hits_; }

 private:
  Breakpoints breakpoints_;
  std::vector<Marker> hits_;
  std::uint64_t seen_ = 0;  // steps
};

}  // namespace loopscope::scene
