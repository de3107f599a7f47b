#include <scene/layout.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::scene {

namespace {

// Fixed heights and shares of one breakpoint, in pixels of scale 1.
struct Proportions {
  float header;
  float timeline;
  float code_width;  // share of the window
  float side_width;  // share of the window; 0: no side column, its panels stand in the others
  float reason;      // height
  float phases;      // height
  float tall_row;    // share of the machine's rest that the stack and the timers take
  float output;      // share of its column that the output takes
};

constexpr Proportions proportions[] = {
    {52, 116, 0.43F, 0, 110, 60, 0.44F, 0.34F},
    {56, 128, 0.33F, 0.27F, 176, 72, 0.48F, 0.5F},
    {60, 140, 0.32F, 0.26F, 208, 80, 0.5F, 0.5F},
};

// Beside a ring: shares of the machine's height for the ring, then of the rest for the stack and what waits.
constexpr float ring_share = 0.44F;
constexpr float row_beside_ring = 0.52F;
constexpr float row_of_page = 0.36F;

// The reason, when the rule or the causes behind it are shown: times its usual height, within a share of its column.
constexpr float unfolded_growth = 1.9F, most_unfolded = 0.46F;

constexpr float gap_at_scale_1 = 8;
constexpr float most_of_height = 0.145F;  // of the window, for the timeline
constexpr float most_with_lanes = 0.21F;  // where it has many lanes
constexpr float lane_height = 16, ruler_and_marks = 46;
constexpr float least_timeline = 48;
constexpr float narrow_up_to = 1280;
constexpr float medium_up_to = 1920;

// Cuts strips off an area, each followed by a gap. Whole pixels, so that borders stay sharp.
class Cutter {
 public:
  Cutter(Rect area, float gap) : area_(area), gap_(gap) {}

  Rect top(float height) {
    height = limited(height, area_.height);
    Rect strip{area_.x, area_.y, area_.width, height};
    area_.y += height + gap_;
    area_.height = std::max(0.0F, area_.height - height - gap_);
    return strip;
  }

  Rect left(float width) {
    width = limited(width, area_.width);
    Rect strip{area_.x, area_.y, width, area_.height};
    area_.x += width + gap_;
    area_.width = std::max(0.0F, area_.width - width - gap_);
    return strip;
  }

  Rect bottom(float height) {
    height = limited(height, area_.height);
    Rect strip{area_.x, area_.bottom() - height, area_.width, height};
    area_.height = std::max(0.0F, area_.height - height - gap_);
    return strip;
  }

  Rect right(float width) {
    width = limited(width, area_.width);
    Rect strip{area_.right() - width, area_.y, width, area_.height};
    area_.width = std::max(0.0F, area_.width - width - gap_);
    return strip;
  }

  const Rect& rest() const { return area_; }

 private:
  static float limited(float wanted, float available) { return std::clamp(std::round(wanted), 0.0F, available); }

  Rect area_;
  float gap_;
};

class LayoutMaker {
 public:
  LayoutMaker(Layout& layout, MachineShape machine, std::size_t lanes, bool reason_unfolds)
      : layout_(layout),
        shape_(proportions[static_cast<int>(layout.breakpoint)]),
        machine_(machine),
        lanes_(static_cast<float>(lanes)),
        reason_unfolds_(reason_unfolds) {}

  void make() {
    Cutter window({0, 0, layout_.size.width, layout_.size.height}, 0);
    at(Panel::Header) = window.top(scaled(shape_.header));
    at(Panel::Timeline) = window.bottom(timeline_height());
    Rect middle = window.rest();
    float gap = scaled(gap_at_scale_1);
    Rect inner{middle.x + gap, middle.y + gap, std::max(0.0F, middle.width - 2 * gap),
               std::max(0.0F, middle.height - 2 * gap)};
    shape_.side_width > 0 ? make_three_columns(inner) : make_two_columns(inner);
  }

 private:
  void make_three_columns(Rect area) {
    Cutter columns(area, gap());
    at(Panel::Code) = columns.left(area.width * shape_.code_width);
    Cutter side(columns.right(area.width * shape_.side_width), gap());
    at(Panel::Reason) = side.top(reason_height(side.rest().height));
    at(Panel::Output) = side.bottom(side.rest().height * shape_.output);
    at(Panel::Variables) = side.rest();
    make_machine(columns.rest(), 2);
  }

  // The reason stands above the machine, the output below the code, the variables beside the timers.
  void make_two_columns(Rect area) {
    Cutter columns(area, gap());
    Cutter left(columns.left(area.width * shape_.code_width), gap());
    at(Panel::Output) = left.bottom(left.rest().height * shape_.output);
    at(Panel::Code) = left.rest();
    Cutter right(columns.rest(), gap());
    at(Panel::Reason) = right.top(reason_height(right.rest().height));
    make_machine(right.rest(), 3);
  }

  void make_machine(Rect area, int row_panels) {
    Cutter machine(area, gap());
    bool has_ring = machine_ == MachineShape::Ring;
    at(Panel::Phases) = machine.top(has_ring ? area.height * ring_share : scaled(shape_.phases));
    Rect row = machine.top(machine.rest().height * row_share());
    at(Panel::Queues) = machine.rest();
    float width = (row.width - gap() * static_cast<float>(row_panels - 1)) / static_cast<float>(row_panels);
    Cutter cells(row, gap());
    at(Panel::Stack) = cells.left(width);
    at(Panel::Timers) = cells.left(width);
    if (row_panels == 3) at(Panel::Variables) = cells.rest();
  }

  float reason_height(float available) const {
    float usual = scaled(shape_.reason);
    return reason_unfolds_ ? std::max(usual, std::min(usual * unfolded_growth, available * most_unfolded)) : usual;
  }

  float row_share() const {
    if (machine_ == MachineShape::Loop) return shape_.tall_row;
    return machine_ == MachineShape::Ring ? row_beside_ring : row_of_page;
  }

  // Less where the window is low, so that the panels above keep their room.
  float timeline_height() const {
    float usual = std::min(scaled(shape_.timeline), layout_.size.height * most_of_height);
    float wanted = std::min(scaled(lanes_ * lane_height + ruler_and_marks), layout_.size.height * most_with_lanes);
    return std::max({usual, wanted, scaled(least_timeline)});
  }

  Rect& at(Panel panel) { return layout_.rects[static_cast<std::size_t>(panel)]; }
  float scaled(float pixels) const { return std::round(pixels * layout_.scale); }
  float gap() const { return scaled(gap_at_scale_1); }

  Layout& layout_;
  const Proportions& shape_;
  MachineShape machine_;
  float lanes_;
  bool reason_unfolds_;
};

}  // namespace

bool Rect::contains(const Rect& other) const {
  return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
}

bool Rect::overlaps(const Rect& other) const {
  return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
}

bool Rect::contains(float point_x, float point_y) const {
  return point_x >= x && point_x < right() && point_y >= y && point_y < bottom();
}

Breakpoint breakpoint_of(Size size, float scale) {
  float width = size.width / scale;
  if (width <= narrow_up_to) return Breakpoint::Narrow;
  return width <= medium_up_to ? Breakpoint::Medium : Breakpoint::Wide;
}

float suggested_scale(Size size) {
  float growth = std::min(size.width / 1440, size.height / 900);
  return std::clamp(std::floor(growth * 4) / 4, 1.0F, 4.0F);
}

Layout make_layout(Size size, float scale, MachineShape shape, std::size_t lanes, bool reason_unfolds) {
  Layout layout;
  layout.size = size;
  layout.scale = scale;
  layout.breakpoint = breakpoint_of(size, scale);
  LayoutMaker(layout, shape, lanes, reason_unfolds).make();
  return layout;
}

}  // namespace loopscope::scene
