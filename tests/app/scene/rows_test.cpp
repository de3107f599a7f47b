// Heights shared among rows, chips that flow into them, places on a ring.
#include <catch2/catch.hpp>
#include <scene/ring_plan.hpp>
#include <scene/rows.hpp>

#include <cmath>
#include <numeric>
#include <random>

using namespace loopscope::scene;

TEST_CASE("every row has its least, none more than its most, and all together no more than there is") {
  std::mt19937 random(3);
  for (int round = 0; round < 300; ++round) {
    std::vector<RowWish> rows;
    for (std::size_t i = random() % 8 + 1; i > 0; --i) {
      float least = static_cast<float>(random() % 60 + 20);
      rows.push_back({least, least + static_cast<float>(random() % 200), 50});
    }
    float available = static_cast<float>(random() % 900);
    std::vector<float> heights = share_height(rows, available, 5);
    float least = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      CHECK(heights[i] >= rows[i].least - 1);
      CHECK(heights[i] <= rows[i].most + 1);
      least += rows[i].least;
    }
    float gaps = 5 * static_cast<float>(rows.size() - 1);
    float sum = std::accumulate(heights.begin(), heights.end(), gaps);
    CHECK(sum <= std::max(available, least + gaps) + 1);
  }
}

TEST_CASE("items flow in order, inside the area, apart, and the rest is folded behind the last") {
  std::mt19937 random(4);
  for (int round = 0; round < 300; ++round) {
    FlowOptions options{
        {10, 20, static_cast<float>(random() % 700 + 200), static_cast<float>(random() % 200 + 44)}, 44, 6, 74, 84};
    std::size_t known = random() % 60;
    std::uint64_t total = known + random() % 3 * 50'000;
    Flow flow = flow_items(options, known, total, [&](std::size_t i) { return static_cast<float>(96 + i * 37 % 165); });
    for (std::size_t i = 0; i < flow.places.size(); ++i) {
      CHECK(options.area.contains(flow.places[i]));
      if (i == 0) continue;
      CHECK_FALSE(flow.places[i].overlaps(flow.places[i - 1]));
      bool is_after = flow.places[i].y > flow.places[i - 1].y || flow.places[i].x >= flow.places[i - 1].right();
      CHECK(is_after);
    }
    CHECK(flow.fold.empty() == (flow.places.size() == total));
    if (flow.fold.empty()) continue;
    CHECK(options.area.contains(flow.fold));
    for (const Rect& place : flow.places) CHECK_FALSE(place.overlaps(flow.fold));
  }
}

TEST_CASE("a row's height and the number of rows that its items fill agree, at every width and scale") {
  std::mt19937 random(9);
  for (int round = 0; round < 2'000; ++round) {
    float scale = 1 + static_cast<float>(random() % 13) / 4;
    float width = static_cast<float>(random() % 900 + 200) * scale;
    FlowOptions options{{0, 0, width, 0}, std::round(44 * scale), std::round(6 * scale), 74 * scale, 84 * scale};
    if (round % 2 == 0) options.gap = 6 * scale + 0.5F;
    std::vector<float> widths(random() % 12 + 1);
    for (float& one : widths) one = static_cast<float>(random() % 165 + 96) * scale;
    auto width_of = [&](std::size_t i) { return widths[i]; };
    int rows = rows_needed(options, widths.size(), width_of);
    float margin = std::round(8 * scale);
    float one = height_of_rows(options, 1) + margin;
    RowWish wish{one, height_of_rows(options, rows) + margin, options.height + options.gap};
    float available = static_cast<float>(random() % 3'000);
    float height = share_height({wish}, available, 4)[0];
    options.area.height = height - margin;
    Flow flow = flow_items(options, widths.size(), widths.size(), width_of);
    INFO("round " << round << " width " << width << " scale " << scale << " height " << height << " rows " << rows);
    REQUIRE_FALSE(flow.places.empty());
    auto held = static_cast<float>(rows_in(options, options.area.height));
    // No height is given that holds no row, and none of the rows stays empty.
    CHECK(height == Approx(height_of_rows(options, static_cast<int>(held)) + margin).margin(held + 1));
    float last = flow.fold.empty() ? flow.places.back().y : flow.fold.y;
    CHECK(last - flow.places.front().y == Approx((held - 1) * (options.height + options.gap)).margin(held + 1));
    if (available >= wish.most + 2 * held) CHECK(flow.fold.empty());
  }
}

TEST_CASE("two chips that fit beside each other exactly want one row") {
  FlowOptions options{{0, 0, 206, 0}, 44, 6, 74, 84};
  CHECK(rows_needed(options, 2, [](std::size_t) { return 100.0F; }) == 1);
  options.area.width = 205;
  CHECK(rows_needed(options, 2, [](std::size_t) { return 100.0F; }) == 2);
}

TEST_CASE("ten thousand items show some, and a fold for the others") {
  FlowOptions options{{0, 0, 400, 44}, 44, 6, 74, 84};
  Flow flow = flow_items(options, 300, 10'000, [](std::size_t) { return 120.0F; });
  CHECK(flow.places.size() >= 2);
  CHECK(flow.places.size() <= 3);
  CHECK(flow.fold.width == Approx(74));
}

TEST_CASE("places on a ring lie inside, never overlap, and the one that has the turn stands on top") {
  for (float width = 150; width <= 1200; width += 61) {
    for (float height = 60; height <= 600; height += 37) {
      Rect area{7, 9, width, height};
      for (std::size_t tasks : {0, 1, 2, 3, 5, 8, 13, 40}) {
        RingPlan plan = plan_ring(area, tasks, 150, 84, 44);
        INFO(width << " x " << height << " tasks " << tasks);
        std::vector<Rect> all = plan.places;
        all.push_back(plan.running);
        CHECK(all.size() <= tasks + 1);
        for (std::size_t i = 0; i < all.size(); ++i) {
          CHECK(area.contains(all[i]));
          CHECK(plan.running.y <= all[i].y);
          for (std::size_t j = i + 1; j < all.size(); ++j) CHECK_FALSE(all[i].overlaps(all[j]));
        }
      }
    }
  }
}

TEST_CASE("the head of a ring stands left of the turn and the tail right of it, so that all move clockwise") {
  RingPlan plan = plan_ring({0, 0, 600, 300}, 4, 120, 84, 44);
  REQUIRE(plan.places.size() == 4);
  CHECK(plan.places.front().x < plan.running.x);
  CHECK(plan.places.back().x > plan.running.x);
}
