#include <catch2/catch.hpp>
#include <scene/layout.hpp>

#include <vector>

using namespace loopscope::scene;

namespace {

std::vector<Size> every_size() {
  std::vector<Size> sizes = {{1024, 640},  {1280, 720},  {1280, 800},  {1281, 800},  {1366, 768},  {1440, 900},
                             {1600, 1000}, {1920, 1080}, {1921, 1080}, {2560, 1440}, {3440, 1440}, {3840, 2160}};
  for (float width = 1024; width <= 3840; width += 173) {
    for (float height = 640; height <= 2160; height += 131) sizes.push_back({width, height});
  }
  return sizes;
}

// The smallest size, at scale 1, at which each panel still shows something useful.
constexpr Size smallest[] = {{1024, 48}, {340, 170}, {340, 48},  {170, 120}, {170, 110},
                             {340, 120}, {340, 90},  {170, 110}, {340, 120}, {1024, 44}};

void check_panels(const Layout& layout) {
  Rect window{0, 0, layout.size.width, layout.size.height};
  for (std::size_t i = 0; i < panel_count; ++i) {
    INFO("panel " << i);
    const Rect& rect = layout.rects[i];
    CHECK(window.contains(rect));
    CHECK(rect.width >= smallest[i].width * layout.scale * 0.98F);
    CHECK(rect.height >= smallest[i].height * layout.scale * 0.98F);
    for (std::size_t j = i + 1; j < panel_count; ++j) {
      INFO("against panel " << j);
      CHECK_FALSE(rect.overlaps(layout.rects[j]));
    }
  }
}

}  // namespace

TEST_CASE("every panel lies inside the window, overlaps no other and is large enough, at every size") {
  for (Size size : every_size()) {
    INFO(size.width << " x " << size.height);
    check_panels(make_layout(size, suggested_scale(size)));
  }
}

TEST_CASE("beside a ready ring and with many lanes every panel is inside and apart too, at every size and scale") {
  for (Size size : every_size()) {
    for (float zoom : {1.0F, 2.0F, 4.0F}) {
      for (std::size_t lanes : {std::size_t{0}, std::size_t{5}, std::size_t{40}}) {
        Layout page = make_layout(size, suggested_scale(size) * zoom, MachineShape::Page, lanes);
        if (zoom == 1) CHECK(page.at(Panel::Queues).height >= page.at(Panel::Stack).height);
        Layout layout = make_layout(size, suggested_scale(size) * zoom, MachineShape::Ring, lanes);
        Rect window{0, 0, size.width, size.height};
        for (std::size_t i = 0; i < panel_count; ++i) {
          INFO(size.width << " x " << size.height << " zoom " << zoom << " lanes " << lanes << " panel " << i);
          CHECK(window.contains(layout.rects[i]));
          for (std::size_t j = i + 1; j < panel_count; ++j) {
            // What has no room left at all is nowhere.
            bool is_there = !layout.rects[i].empty() && !layout.rects[j].empty();
            CHECK_FALSE((is_there && layout.rects[i].overlaps(layout.rects[j])));
          }
        }
        // The ring is the largest of the machine's parts.
        if (zoom < 4) CHECK(layout.at(Panel::Phases).height >= layout.at(Panel::Queues).height);
      }
    }
  }
}

TEST_CASE("a reason that unfolds takes more room and leaves every panel inside and apart") {
  for (Size size : every_size()) {
    INFO(size.width << " x " << size.height);
    float scale = suggested_scale(size);
    Layout layout = make_layout(size, scale, MachineShape::Loop, 5, true);
    float usual = make_layout(size, scale).at(Panel::Reason).height;
    // A window that is wide and very low gives it a large share of the height as it is.
    CHECK(layout.at(Panel::Reason).height >= usual);
    if (size.height >= 800) CHECK(layout.at(Panel::Reason).height > usual);
    Rect window{0, 0, size.width, size.height};
    for (std::size_t i = 0; i < panel_count; ++i) {
      CHECK(window.contains(layout.rects[i]));
      CHECK_FALSE(layout.rects[i].empty());
      for (std::size_t j = i + 1; j < panel_count; ++j) CHECK_FALSE(layout.rects[i].overlaps(layout.rects[j]));
    }
  }
}

TEST_CASE("text twice as large still leaves every panel inside and apart") {
  for (Size size : every_size()) {
    Layout layout = make_layout(size, suggested_scale(size) * 2);
    Rect window{0, 0, size.width, size.height};
    for (std::size_t i = 0; i < panel_count; ++i) {
      CHECK(window.contains(layout.rects[i]));
      for (std::size_t j = i + 1; j < panel_count; ++j) CHECK_FALSE(layout.rects[i].overlaps(layout.rects[j]));
    }
  }
}

TEST_CASE("the breakpoints are at 1280 and 1920 pixels") {
  CHECK(breakpoint_of({1280, 800}, 1) == Breakpoint::Narrow);
  CHECK(breakpoint_of({1281, 800}, 1) == Breakpoint::Medium);
  CHECK(breakpoint_of({1920, 1080}, 1) == Breakpoint::Medium);
  CHECK(breakpoint_of({1921, 1080}, 1) == Breakpoint::Wide);
  CHECK(breakpoint_of({2560, 1440}, 2) == Breakpoint::Narrow);
}

TEST_CASE("text grows with the window, never below its size at 1440x900") {
  CHECK(suggested_scale({1024, 640}) == 1);
  CHECK(suggested_scale({1440, 900}) == 1);
  CHECK(suggested_scale({2560, 1440}) == 1.5F);
  CHECK(suggested_scale({3840, 2160}) == 2.25F);
}

TEST_CASE("a window too small for anything gives a layout all the same") {
  Layout layout = make_layout({10, 10}, 1);
  for (const Rect& rect : layout.rects) {
    CHECK(rect.width >= 0);
    CHECK(rect.height >= 0);
  }
}
