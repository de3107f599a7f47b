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

void add_span(std::vector<TurnSpan>& spans, const TurnSpan& span) {
  if (spans.size() >= Timeline::most_spans) join_neighbours(spans);
  spans.push_back(span);
}

void extend_last(std::vector<TurnSpan>& spans, std::uint64_t step, std::int64_t time) {
  if (spans.empty()) return;
  spans.back().last_step = step;
  spans.back().end = time;
}

bool is_same(const LaneKey& a, const LaneKey& b) { return a.kind == b.kind && a.title == b.title && a.task == b.task; }

// Tasks below the queues, by birth.
bool stands_above(const LaneKey& a, const LaneKey& b) {
  if ((a.task == 0) != (b.task == 0)) return a.task == 0;
  return a.task != b.task ? a.task < b.task : a.order < b.order;
}

}  // namespace

// The lane of this key, made where it belongs; null when there are too many.
Lane* Timeline::find_lane(const LaneKey& key) {
  auto known = std::find_if(lanes_.begin(), lanes_.end(), [&](const Lane& lane) { return is_same(lane.key, key); });
  if (known != lanes_.end()) return &*known;
  if (lanes_.size() >= most_lanes) return nullptr;
  auto place =
      std::find_if(lanes_.begin(), lanes_.end(), [&](const Lane& lane) { return stands_above(key, lane.key); });
  return &*lanes_.insert(place, Lane{key, {}});
}

void Timeline::begin_turn(const LaneKey& key, std::uint64_t step, std::int64_t time) {
  TurnSpan span{step, step, time, time, key.kind};
  add_span(stack_, span);
  running_.reset();
  Lane* lane = key.kind == Kind::Frame ? nullptr : find_lane(key);
  if (lane) {
    add_span(lane->spans, span);
    running_ = static_cast<std::size_t>(lane - lanes_.data());
  }
  last_step_ = step;
  last_time_ = time;
}

void Timeline::extend(std::uint64_t step, std::int64_t time) {
  extend_last(stack_, step, time);
  if (running_) extend_last(lanes_[*running_].spans, step, time);
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

namespace {

// `value` as far into to..to_end as `at` is into from..from_end.
template <class From, class To>
To in_proportion(From at, From from, From from_end, To to, To to_end) {
  if (at >= from_end || from_end == from) return to_end;
  double share = static_cast<double>(at - from) / static_cast<double>(from_end - from);
  return to + static_cast<To>(share * static_cast<double>(to_end - to));
}

// The last span that begins at or before a value; null when there is none.
template <class Value, class Begin>
const TurnSpan* span_at(const std::vector<TurnSpan>& spans, Value value, Begin begin) {
  auto after = std::upper_bound(spans.begin(), spans.end(), value,
                                [&](Value wanted, const TurnSpan& span) { return wanted < begin(span); });
  return after == spans.begin() ? nullptr : &*(after - 1);
}

}  // namespace

std::uint64_t Timeline::step_at(std::int64_t time) const {
  const TurnSpan* span = span_at(stack_, time, [](const TurnSpan& each) { return each.begin; });
  return span ? in_proportion(time, span->begin, span->end, span->first_step, span->last_step) : 0;
}

std::int64_t Timeline::time_at(std::uint64_t step) const {
  const TurnSpan* span = span_at(stack_, step, [](const TurnSpan& each) { return each.first_step; });
  return span ? in_proportion(step, span->first_step, span->last_step, span->begin, span->end) : 0;
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
