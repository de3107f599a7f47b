#include "line_runs.hpp"

#include <algorithm>

namespace loopscope::scene {

namespace {

constexpr std::uint32_t not_counted = ~0u;

bool is_statement(const Event& event) {
  return event.kind == EventKind::Mark && static_cast<MarkKind>(event.detail) == MarkKind::Statement;
}

std::uint64_t between(std::uint64_t a, std::uint64_t b) { return a < b ? b - a : a - b; }

}  // namespace

// Most statements stand in a loop: the last one is often the next one.
std::uint32_t LineRuns::site_of(const Event& event) {
  std::pair<std::uint32_t, std::uint32_t> key{event.site.code, event.site.span.begin};
  if (key == last_key_) return last_number_;
  auto known = numbers_.find(key);
  if (known == numbers_.end()) {
    if (sites_.size() >= most_sites) return not_counted;
    known = numbers_.emplace(key, static_cast<std::uint32_t>(sites_.size())).first;
    sites_.push_back(event.site);
  }
  last_key_ = key;
  return last_number_ = known->second;
}

void LineRuns::add(const Event& event) {
  if (!is_statement(event)) return;
  if (event.step >= kept_.back().step + distance_) {
    recorded_.step = event.step - 1;
    kept_.push_back(recorded_);
    if (kept_.size() > most_kept) {
      for (std::size_t i = 1; 2 * i < kept_.size(); ++i) kept_[i] = std::move(kept_[2 * i]);
      kept_.resize((kept_.size() + 1) / 2);
      distance_ *= 2;
    }
  }
  std::uint32_t site = site_of(event);
  if (site == not_counted) return;
  recorded_.counts.resize(sites_.size());
  ++recorded_.counts[site];
}

const LineRuns::Kept& LineRuns::nearest(std::uint64_t step) const {
  const Kept* best = &shown_;
  auto after = std::upper_bound(kept_.begin(), kept_.end(), step,
                                [](std::uint64_t wanted, const Kept& each) { return wanted < each.step; });
  for (auto each = after == kept_.begin() ? after : after - 1; each != kept_.end() && each <= after; ++each) {
    if (between(each->step, step) < between(best->step, step)) best = &*each;
  }
  return *best;
}

void LineRuns::count(History& history, std::uint64_t first, std::uint64_t last, int sign) {
  std::uint64_t counted = first - 1;  // an event may be seen again at the beginning of the next stretch
  history.find_between(first, last, [&](const Event& event) {
    if (event.step <= counted || event.step > last) return false;
    counted = event.step;
    if (!is_statement(event)) return false;
    std::uint32_t site = site_of(event);
    if (site == not_counted) return false;
    shown_.counts.resize(sites_.size());
    shown_.counts[site] += static_cast<std::uint32_t>(sign);
    return false;
  });
}

std::vector<std::uint32_t> LineRuns::at(std::uint64_t step, History& history,
                                        const std::function<std::uint32_t(const SourceSite&)>& line_of) {
  const Kept& from = nearest(step);
  if (&from != &shown_) shown_ = from;
  if (shown_.step < step) count(history, shown_.step + 1, step, 1);
  if (shown_.step > step) count(history, step + 1, shown_.step, -1);
  shown_.step = step;
  std::vector<std::uint32_t> lines;
  for (std::size_t site = 0; site < shown_.counts.size(); ++site) {
    std::uint32_t line = shown_.counts[site] > 0 ? line_of(sites_[site]) : 0;
    if (line == 0) continue;
    if (lines.size() < line) lines.resize(line);
    lines[line - 1] = std::max(lines[line - 1], shown_.counts[site]);
  }
  return lines;
}

}  // namespace loopscope::scene
