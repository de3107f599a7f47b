#pragma once
// How rows of unequal wishes share a height, and how chips flow into rows: pure reckoning for the panels.
#include <scene/layout.hpp>

#include <cstdint>
#include <functional>
#include <vector>

namespace loopscope::scene {

// What a row needs, what it would like at most, and in what steps more is of use to it.
struct RowWish {
  float least = 0;
  float most = 0;
  float step = 1;
};

// Every row gets its least; what is left of `available` goes to those that want more, a step at a time, from the top.
// The sum may be more than `available` when the least ones are already: then the panel scrolls.
std::vector<float> share_height(const std::vector<RowWish>& rows, float available, float gap);

struct FlowOptions {
  Rect area;
  float height = 0;  // of an item
  float gap = 0;
  float fold = 0;       // the width kept for the folded rest
  float narrowest = 0;  // an item is cut to what room there is, down to this
};
struct Flow {
  std::vector<Rect> places;  // of the first items
  Rect fold;                 // of the rest; empty when there is none
};
// Places items from left to right and row by row, inside the area. `total`: how many there are, of which the first
// `known` are at hand; `width_of` is asked once for each item that is tried, in order.
Flow flow_items(const FlowOptions& options, std::size_t known, std::uint64_t total,
                const std::function<float(std::size_t)>& width_of);

// How many rows the items would fill if nothing had to be folded.
int rows_needed(const FlowOptions& options, std::size_t items, const std::function<float(std::size_t)>& width_of);
// The height of so many rows of items, and how many rows a height holds.
float height_of_rows(const FlowOptions& options, int rows);
int rows_in(const FlowOptions& options, float height);

}  // namespace loopscope::scene
