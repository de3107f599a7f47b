#include <base/random.hpp>
#include <catch2/catch.hpp>
#include <scene/arrangement.hpp>
#include <scene/layout.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
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

// The smallest size, at scale 1, at which each panel still shows something useful. In a low window the title of the
// loop's parts stands in line with them.
constexpr Size smallest[] = {{1024, 48}, {340, 170}, {340, 40},  {170, 120}, {170, 110},
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
        if (zoom < 4 && !layout.is_tight()) CHECK(layout.at(Panel::Phases).height >= layout.at(Panel::Queues).height);
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

TEST_CASE("a window with little room for its text is low, one with hardly any is tiny") {
  CHECK(breakpoint_of({1024, 640}, 1) == Breakpoint::Narrow);
  CHECK(breakpoint_of({1024, 640}, 1.25F) == Breakpoint::Low);
  CHECK(breakpoint_of({1024, 640}, 2) == Breakpoint::Low);
  CHECK(breakpoint_of({1024, 640}, 3) == Breakpoint::Tiny);
  CHECK(breakpoint_of({1024, 640}, 4) == Breakpoint::Tiny);
  CHECK(breakpoint_of({1440, 900}, 2) == Breakpoint::Low);
  CHECK(breakpoint_of({1920, 500}, 1) == Breakpoint::Medium);
  CHECK(breakpoint_of({1920, 470}, 1) == Breakpoint::Low);
  CHECK(breakpoint_of({600, 1600}, 1) == Breakpoint::Low);
  CHECK(breakpoint_of({400, 1600}, 1) == Breakpoint::Tiny);
}

TEST_CASE("in a tight window a panel has room for a whole line or is not there, and three are always there") {
  constexpr float least_with_line = 29;
  for (Size size : every_size()) {
    for (float scale : {1.0F, 1.25F, 1.5F, 2.0F, 2.5F, 3.0F, 4.0F}) {
      if (size.height < 640 || size.width < 1024) continue;
      for (MachineShape shape : {MachineShape::Loop, MachineShape::Page, MachineShape::Ring}) {
        for (bool unfolds : {false, true}) {
          Layout layout = make_layout(size, scale, shape, 5, unfolds);
          INFO(size.width << " x " << size.height << " scale " << scale << " shape " << static_cast<int>(shape));
          Rect window{0, 0, size.width, size.height};
          for (std::size_t i = 0; i < panel_count; ++i) {
            INFO("panel " << i);
            const Rect& rect = layout.rects[i];
            CHECK(window.contains(rect));
            if (!rect.empty()) CHECK(rect.height >= std::floor(least_with_line * scale));
            for (std::size_t j = i + 1; j < panel_count; ++j) CHECK_FALSE(rect.overlaps(layout.rects[j]));
          }
          for (Panel panel : {Panel::Header, Panel::Code, Panel::Reason, Panel::Queues})
            CHECK_FALSE(layout.at(panel).empty());
        }
      }
    }
  }
}

TEST_CASE("a taller tiny window shows what a lower one shows, and none of it smaller") {
  Layout before = make_layout({1024, 640}, 4);
  for (float height = 650; height <= 2160; height += 10) {
    Layout layout = make_layout({1024, height}, 4);
    if (layout.breakpoint != Breakpoint::Tiny) break;
    INFO(height);
    for (Panel panel : {Panel::Reason, Panel::Queues, Panel::Output, Panel::Timeline})
      CHECK(layout.at(panel).height >= before.at(panel).height);
    before = layout;
  }
}

TEST_CASE("in a tight window what is asked for gets the room of the others, which keep a line") {
  for (float scale : {2.0F, 3.0F, 4.0F}) {
    INFO(scale);
    Layout usual = make_layout({1024, 640}, scale);
    Layout unfolded = make_layout({1024, 640}, scale, MachineShape::Loop, 3, true);
    Layout inspected = make_layout({1024, 640}, scale, MachineShape::Loop, 3, false, {}, true);
    CHECK(unfolded.at(Panel::Reason).height >= usual.at(Panel::Reason).height);
    CHECK(inspected.at(Panel::Queues).height >= usual.at(Panel::Queues).height);
    // Four times the text leaves nothing to give.
    if (scale < 4) CHECK(unfolded.at(Panel::Reason).height > usual.at(Panel::Reason).height);
    if (scale == 3) CHECK(inspected.at(Panel::Queues).height > usual.at(Panel::Queues).height);
    for (const Layout& layout : {unfolded, inspected}) {
      for (Panel panel : {Panel::Code, Panel::Reason, Panel::Queues})
        CHECK(layout.at(panel).height >= std::floor(29 * scale));
    }
  }
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

// --- borders that were moved

namespace {

constexpr MachineShape every_shape[] = {MachineShape::Loop, MachineShape::Page, MachineShape::Ring};

// What moving borders leaves of each panel, at scale 1; where it is usually less, that.
constexpr Size least[] = {{0, 48},    {260, 150}, {320, 48},  {150, 100}, {150, 100},
                          {300, 100}, {270, 84},  {160, 100}, {220, 90},  {0, 84}};

constexpr Size least_when_tight[] = {{0, 34},   {170, 62}, {0, 0}, {0, 0},    {0, 0},
                                     {190, 76}, {170, 54}, {0, 0}, {170, 54}, {0, 50}};

Splits random_splits(loopscope::Random& random) {
  Splits splits;
  for (std::uint16_t& part : splits.parts) {
    if (random.next_below(3) > 0) part = static_cast<std::uint16_t>(1 + random.next_below(9998));
  }
  return splits;
}

// Empty when nothing is wrong.
std::string fault_of(const Layout& layout, const Layout& usual) {
  Rect window{0, 0, layout.size.width, layout.size.height};
  for (std::size_t i = 0; i < panel_count; ++i) {
    const Rect& rect = layout.rects[i];
    std::string name = "panel " + std::to_string(i);
    const Size& least_size = layout.is_tight() ? least_when_tight[i] : least[i];
    if (!window.contains(rect)) return name + " leaves the window";
    if (rect.width + 1.5F < std::min(least_size.width * layout.scale, usual.rects[i].width)) return name + " is narrow";
    if (rect.height + 1.5F < std::min(least_size.height * layout.scale, usual.rects[i].height)) return name + " is low";
    for (std::size_t j = i + 1; j < panel_count; ++j) {
      bool is_there = !rect.empty() && !layout.rects[j].empty();
      if (is_there && rect.overlaps(layout.rects[j])) return name + " covers panel " + std::to_string(j);
    }
  }
  return {};
}

std::string fault_of_handles(const Layout& layout) {
  Rect window{0, 0, layout.size.width, layout.size.height};
  std::set<std::size_t> places;
  for (const Handle& handle : layout.handles) {
    std::string name = split_name(handle.place);
    if (!places.insert(handle.place).second) return name + " is there twice";
    if (!window.contains(handle.rect)) return name + " leaves the window";
    if (handle.share < handle.least_share - 0.01F || handle.share > handle.most_share + 0.01F)
      return name + " stands outside what it may";
    for (std::size_t i = 0; i < panel_count; ++i) {
      if (handle.rect.overlaps(layout.rects[i])) return name + " covers panel " + std::to_string(i);
    }
  }
  return {};
}

const Handle* handle_of(const Layout& layout, Split split) {
  auto at = std::find_if(layout.handles.begin(), layout.handles.end(),
                         [&](const Handle& handle) { return handle.split == split; });
  return at == layout.handles.end() ? nullptr : &*at;
}

}  // namespace

TEST_CASE("wherever borders were moved to, every panel is inside, apart and of a useful size") {
  loopscope::Random random(7);
  for (Size size : every_size()) {
    for (float scale : {1.0F, suggested_scale(size), 2.0F, 3.0F, 4.0F}) {
      for (MachineShape shape : every_shape) {
        std::size_t lanes = random.next_below(12);
        bool unfolds = random.next_below(2) == 0;
        Splits splits = random_splits(random);
        INFO(size.width << " x " << size.height << " scale " << scale << " shape " << static_cast<int>(shape));
        Layout usual = make_layout(size, scale, shape, lanes, unfolds);
        Layout moved = make_layout(size, scale, shape, lanes, unfolds, splits);
        CHECK(fault_of(moved, usual) == "");
        bool has_room = size.width >= 1000 * scale && size.height >= 600 * scale;
        if (has_room) CHECK(fault_of_handles(moved) == "");
        if (has_room) CHECK(fault_of_handles(usual) == "");
      }
    }
  }
}

TEST_CASE("a border that is dragged goes where the mouse is, within what it may") {
  for (Size size : every_size()) {
    for (MachineShape shape : every_shape) {
      float scale = suggested_scale(size);
      Layout usual = make_layout(size, scale, shape, 3);
      for (const Handle& handle : usual.handles) {
        INFO(size.width << " x " << size.height << " " << split_name(handle.place));
        for (float way : {0.0F, 0.3F, 1.0F}) {
          float wanted = handle.least_share + (handle.most_share - handle.least_share) * way;
          Splits splits;
          splits.set(handle.place, wanted);
          Layout moved = make_layout(size, scale, shape, 3, false, splits);
          const Handle* now = handle_of(moved, handle.split);
          REQUIRE(now);
          CHECK(std::abs(now->share - wanted) * std::abs(now->length) <= 1.5F);
          const Rect& gap = now->rect;
          float border =
              now->upright ? (now->length < 0 ? gap.right() : gap.x) : (now->length < 0 ? gap.bottom() : gap.y);
          CHECK(std::abs(now->share_at(border) - now->share) < 0.01F);
        }
      }
    }
  }
}

TEST_CASE("each breakpoint keeps its own borders, and inside the machine each shape, too") {
  Splits splits;
  splits.set(split_place(Breakpoint::Medium, MachineShape::Ring, Split::Phases), 0.6F);
  splits.set(split_place(Breakpoint::Medium, MachineShape::Ring, Split::Code), 0.5F);
  Layout usual = make_layout({1440, 900}, 1);
  Layout loop = make_layout({1440, 900}, 1, MachineShape::Loop, 0, false, splits);
  CHECK(loop.at(Panel::Phases).height == usual.at(Panel::Phases).height);
  CHECK(loop.at(Panel::Code).width > usual.at(Panel::Code).width);
  CHECK(make_layout({1024, 640}, 1, MachineShape::Ring, 0, false, splits).rects[1].width ==
        make_layout({1024, 640}, 1, MachineShape::Ring).rects[1].width);
  Layout ring = make_layout({1440, 900}, 1, MachineShape::Ring, 0, false, splits);
  CHECK(ring.at(Panel::Phases).height > make_layout({1440, 900}, 1, MachineShape::Ring).at(Panel::Phases).height);
}

TEST_CASE("every place of a border has a name, and those that are one have the same") {
  std::set<std::string> names;
  std::set<std::size_t> places;
  for (Breakpoint breakpoint : {Breakpoint::Narrow, Breakpoint::Medium, Breakpoint::Wide}) {
    for (MachineShape shape : every_shape) {
      for (std::size_t split = 0; split < split_count; ++split) {
        std::size_t place = split_place(breakpoint, shape, static_cast<Split>(split));
        REQUIRE(place < split_places);
        if (places.insert(place).second) CHECK(names.insert(split_name(place)).second);
      }
    }
  }
  CHECK(names.contains("medium.code"));
  CHECK(names.contains("wide.ring.phases"));
}

TEST_CASE("named layouts differ, give their part more room, and are told from one's own") {
  for (Size size : {Size{1024, 640}, Size{1440, 900}, Size{2560, 1000}}) {
    auto room = [&](Arrangement arrangement, Panel panel) {
      return make_layout(size, 1, MachineShape::Loop, 0, false, splits_of(arrangement)).at(panel).width;
    };
    INFO(size.width);
    CHECK(room(Arrangement::Code, Panel::Code) > room(Arrangement::Usual, Panel::Code));
    CHECK(room(Arrangement::Machine, Panel::Queues) > room(Arrangement::Usual, Panel::Queues));
    CHECK(room(Arrangement::Story, Panel::Output) > room(Arrangement::Usual, Panel::Output));
  }
  for (std::size_t i = 0; i < arrangement_count; ++i) {
    auto one = static_cast<Arrangement>(i);
    CHECK(arrangement_of(splits_of(one)) == one);
  }
  Splits own = splits_of(Arrangement::Code);
  own.set(0, 0.5F);
  CHECK_FALSE(arrangement_of(own));
}
