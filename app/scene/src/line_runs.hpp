#pragma once
// How often each line has run up to a step. While a run is recorded, every statement that begins is counted by its
// site, and the counts are kept now and then; at a step they are those of the nearest ones kept, or of the step asked
// for last, with the events between counted on or off.
#include <history/history.hpp>
#include <scene/scene.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace loopscope::scene {

class LineRuns {
 public:
  static constexpr std::size_t most_kept = 512;
  static constexpr std::size_t most_sites = 20'000;  // later ones are not counted

  // As the run is recorded, in order.
  void add(const Event& event);

  // The counts after `step` events, a number a line of the file whose sites `line_of` knows (0: another file's); a line
  // has run as often as the one of its statements that ran most.
  std::vector<std::uint32_t> at(std::uint64_t step, History& history,
                                const std::function<std::uint32_t(const SourceSite&)>& line_of);

 private:
  struct Kept {
    std::uint64_t step = 0;
    std::vector<std::uint32_t> counts;  // by site
  };

  std::uint32_t site_of(const Event& event);
  const Kept& nearest(std::uint64_t step) const;
  void count(History& history, std::uint64_t first, std::uint64_t last, int sign);

  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> numbers_;  // of sites, by code and beginning
  std::vector<SourceSite> sites_;
  std::pair<std::uint32_t, std::uint32_t> last_key_{~0u, ~0u};
  std::uint32_t last_number_ = 0;
  Kept recorded_;  // so far
  std::vector<Kept> kept_{Kept{}};
  std::uint64_t distance_ = 65'536;  // steps between two of them
  Kept shown_;
};

}  // namespace loopscope::scene
