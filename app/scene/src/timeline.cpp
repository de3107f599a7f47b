#include <scene/timeline.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::scene {

namespace {

void join_neighbours(std::vector<TurnSpan>& spans) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < spans.size(); i += 2) {
    TurnSpan joined = spans[i];
    if (i + 1 < spans.size()) {
      joined.last_step = spans[i + 1].last_step;
      joined.end = spans[i + 1].end;
    }
    spans[kept++] = joined;
  }
  spans.resize(kept);
}

}  // namespace

void Timeline::begin_turn(Kind kind, std::uint64_t step, std::int64_t time) {
  running_ = kind;
  std::vector<TurnSpan>& spans = lanes_[static_cast<std::size_t>(kind)];
  if (spans.size() >= most_spans) join_neighbours(spans);
  spans.push_back({step, step, time, time});
  last_step_ = step;
  last_time_ = time;
}

void Timeline::extend(std::uint64_t step, std::int64_t time) {
  std::vector<TurnSpan>& spans = lanes_[static_cast<std::size_t>(running_)];
  if (!spans.empty()) {
    spans.back().last_step = step;
    spans.back().end = time;
  }
  last_step_ = std::max(last_step_, step);
  last_time_ = std::max(last_time_, time);
}

void Timeline::mark(const Marker& marker) {
  if (markers_.size() >= most_markers) {
    for (std::size_t i = 0; 2 * i < markers_.size(); ++i) markers_[i] = markers_[2 * i];
    markers_.resize((markers_.size() + 1) / 2);
  }
  markers_.push_back(marker);
}

std::uint64_t Timeline::step_at(std::int64_t time) const {
  const TurnSpan* best = nullptr;
  for (const std::vector<TurnSpan>& spans : lanes_) {
    auto after = std::upper_bound(spans.begin(), spans.end(), time,
                                  [](std::int64_t wanted, const TurnSpan& span) { return wanted < span.begin; });
    if (after != spans.begin() && (!best || (after - 1)->begin >= best->begin)) best = &*(after - 1);
  }
  if (!best) return 0;
  if (time >= best->end || best->end == best->begin) return best->last_step;
  double share = static_cast<double>(time - best->begin) / static_cast<double>(best->end - best->begin);
  return best->first_step + static_cast<std::uint64_t>(share * static_cast<double>(best->last_step - best->first_step));
}

namespace {

Stretch inside(Stretch shown, Stretch whole) {
  double length = std::min(shown.length(), whole.length());
  double begin = std::clamp(shown.begin, whole.begin, whole.end - length);
  return {begin, begin + length};
}

}  // namespace

Stretch zoomed(Stretch shown, Stretch whole, double centre, double factor, double least) {
  double length = std::max(shown.length() * factor, std::min(least, whole.length()));
  double share = shown.length() > 0 ? (centre - shown.begin) / shown.length() : 0.5;
  double begin = centre - share * length;
  return inside({begin, begin + length}, whole);
}

Stretch panned(Stretch shown, Stretch whole, double distance) {
  return inside({shown.begin + distance, shown.end + distance}, whole);
}

Stretch revealing(Stretch shown, Stretch whole, double point) {
  double margin = shown.length() * 0.05;
  if (point < shown.begin) return panned(shown, whole, point - margin - shown.begin);
  if (point > shown.end) return panned(shown, whole, point + margin - shown.end);
  return inside(shown, whole);
}

double ruler_distance(double least) {
  double power = std::pow(10, std::floor(std::log10(std::max(least, 1e-9))));
  for (double factor : {1.0, 2.0, 5.0}) {
    if (power * factor >= least) return power * factor;
  }
  return power * 10;
}

}  // namespace loopscope::scene
