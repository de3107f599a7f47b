#pragma once
// A whole run as lanes: which kind of turn ran when, and where something was printed. Plain values, gathered while the
// run is recorded. Bounded: a lane that grows too long is made coarser, neighbours become one.
#include <scene/scene.hpp>
#include <text/text.hpp>

#include <optional>
#include <vector>

namespace loopscope::scene {

// One turn, or several neighbours that have become one. Both ends inclusive.
struct TurnSpan {
  std::uint64_t first_step = 0;
  std::uint64_t last_step = 0;
  std::int64_t begin = 0;  // virtual ns
  std::int64_t end = 0;
  Kind kind = Kind::Frame;  // of the first one
};

// Which lane a turn belongs to: a queue's, by its title, or a cooperative task's own.
struct LaneKey {
  Kind kind = Kind::Frame;  // Frame: the script, which stands in the stack's lane alone
  TextId title{};
  Id task = 0;
  std::uint32_t order = 0;  // among the lanes, smallest on top; tasks stand below the others in order of their birth
};

struct Lane {
  LaneKey key;
  std::vector<TurnSpan> spans;
};

enum class MarkerKind : std::uint8_t { Output, ErrorOutput, Choice, Break };

struct Marker {
  std::uint64_t step = 0;
  std::int64_t time = 0;
  MarkerKind kind = MarkerKind::Output;
};

class Timeline {
 public:
  static constexpr std::size_t most_spans = 100'000;  // of one lane
  static constexpr std::size_t most_markers = 100'000;
  static constexpr std::size_t most_lanes = 40;  // further tasks stand in the stack's lane alone

  void begin_turn(const LaneKey& key, std::uint64_t step, std::int64_t time);
  // The turn that runs goes on up to here.
  void extend(std::uint64_t step, std::int64_t time);
  void mark(const Marker& marker);

  // Every turn: who had the call stack.
  const std::vector<TurnSpan>& stack() const { return stack_; }
  // Those that have had a turn, from the top.
  const std::vector<Lane>& lanes() const { return lanes_; }
  const std::vector<Marker>& markers() const { return markers_; }
  // The step at a moment, about: inside the turn that ran then, in proportion. And the other way.
  std::uint64_t step_at(std::int64_t time) const;
  std::int64_t time_at(std::uint64_t step) const;
  std::uint64_t last_step() const { return last_step_; }
  std::int64_t last_time() const { return last_time_; }

 private:
  Lane* find_lane(const LaneKey& key);

  std::vector<TurnSpan> stack_;
  std::vector<Lane> lanes_;
  std::vector<Marker> markers_;
  std::optional<std::size_t> running_;  // the lane of the turn that runs
  std::uint64_t last_step_ = 0;
  std::int64_t last_time_ = 0;
};

// What of a timeline is shown, in steps or in nanoseconds: the ends of the window's lanes.
struct Stretch {
  double begin = 0;
  double end = 1;
  double length() const { return end - begin; }
  friend bool operator==(const Stretch&, const Stretch&) = default;
};

// Nearer or further by `factor` (below 1: nearer) around `centre`, kept inside `whole` and never nearer than `least`.
Stretch zoomed(Stretch shown, Stretch whole, double centre, double factor, double least);
// Moved by `distance`, kept inside `whole`.
Stretch panned(Stretch shown, Stretch whole, double distance);
// Moved as little as needed to have `point` inside, with a margin.
Stretch revealing(Stretch shown, Stretch whole, double point);
// Distances between the ruler's lines: 1, 2 or 5 times a power of ten, the least that is at least `least`.
double ruler_distance(double least);

}  // namespace loopscope::scene
