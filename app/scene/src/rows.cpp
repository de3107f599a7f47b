#include <scene/rows.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::scene {

std::vector<float> share_height(const std::vector<RowWish>& rows, float available, float gap) {
  std::vector<float> heights;
  float left = available + gap;
  for (const RowWish& row : rows) {
    heights.push_back(std::ceil(row.least));
    left -= heights.back() + gap;
  }
  for (bool gave = true; gave;) {
    gave = false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      float step = std::min(rows[i].step, rows[i].most - heights[i]);
      if (step <= 0.01F || step > left) continue;
      heights[i] += std::ceil(step);
      left -= std::ceil(step);
      gave = true;
    }
  }
  return heights;
}

namespace {

// One row being filled.
class Filler {
 public:
  Filler(const FlowOptions& options, std::uint64_t total) : options_(options), total_(total) {
    rows_ = rows_in(options, options.area.height);
    x_ = options.area.x;
  }

  // False: it has no room any more.
  bool place(float width, Flow& flow) {
    bool is_last = flow.places.size() + 1 == total_;
    for (; row_ < rows_; next_row()) {
      bool keeps_fold = row_ + 1 == rows_ && !is_last;
      float room = options_.area.right() - x_ - (keeps_fold ? options_.fold + options_.gap : 0);
      bool fits = width <= room || (row_ + 1 == rows_ && room >= options_.narrowest) || x_ == options_.area.x;
      if (!fits) continue;
      width = std::min(width, room);
      if (width < std::min(options_.narrowest, room) || width <= 1) continue;
      flow.places.push_back({x_, y(), width, item_height()});
      x_ = std::round(x_ + width + options_.gap);
      return true;
    }
    row_ = rows_ - 1;
    return false;
  }

  int rows_used() const { return row_ + 1; }

  Rect fold(const Flow& flow) const {
    float x = flow.places.empty() ? options_.area.x : flow.places.back().right() + options_.gap;
    float y = flow.places.empty() ? options_.area.y : flow.places.back().y;
    float width = std::min(options_.fold, options_.area.right() - x);
    return {std::round(x), y, std::max(0.0F, width), item_height()};
  }

 private:
  float item_height() const { return std::min(options_.height, options_.area.height); }
  float y() const {
    float used = height_of_rows(options_, rows_);
    float top = options_.area.y + std::max(0.0F, (options_.area.height - used) / 2);
    return std::round(top + static_cast<float>(row_) * (options_.height + options_.gap));
  }
  void next_row() {
    ++row_;
    x_ = options_.area.x;
  }

  const FlowOptions& options_;
  std::uint64_t total_;
  int rows_ = 1, row_ = 0;
  float x_ = 0;
};

}  // namespace

Flow flow_items(const FlowOptions& options, std::size_t known, std::uint64_t total,
                const std::function<float(std::size_t)>& width_of) {
  Flow flow;
  Filler filler(options, total);
  for (std::size_t i = 0; i < known; ++i) {
    if (!filler.place(width_of(i), flow)) break;
  }
  if (flow.places.size() < total) flow.fold = filler.fold(flow);
  return flow;
}

int rows_needed(const FlowOptions& options, std::size_t items, const std::function<float(std::size_t)>& width_of) {
  constexpr int many = 1'000;
  FlowOptions endless = options;
  endless.area.height = height_of_rows(options, many);
  Flow flow;
  Filler filler(endless, items);
  for (std::size_t i = 0; i < items && filler.place(width_of(i), flow);) ++i;
  return filler.rows_used();
}

float height_of_rows(const FlowOptions& options, int rows) {
  return static_cast<float>(rows) * (options.height + options.gap) - options.gap;
}

int rows_in(const FlowOptions& options, float height) {
  constexpr float rounding = 0.05F;  // of sums
  return std::max(1, static_cast<int>((height + options.gap + rounding) / (options.height + options.gap)));
}

}  // namespace loopscope::scene
