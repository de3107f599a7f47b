#include <scene/layout.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>

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
    {44, 50, 0.46F, 0, 96, 0, 0, 0.34F},
    {34, 50, 0, 0, 0, 0, 0, 0},
};
static_assert(std::size(proportions) == breakpoint_count);

// In a low window the title of the loop's parts stands in line with them.
constexpr float low_window = 760, low_phases = 40;

// Windows below these sizes are tight: a wide one can be lower before its columns are of no use. And tiny.
constexpr float tight_height = 520, tight_height_when_wide = 480, tight_width = 700;
constexpr float tiny_height = 250, tiny_width = 500;
constexpr float gap_when_tight = 4;
constexpr float most_reason_when_tight = 0.44F, most_unfolded_when_tight = 0.66F;  // of its column

// Tiny windows: what each panel is given, in this order, as long as it fits. The first three are always there, with a
// line or two; no panel gets less than a whole line. What is left when something does not fit goes to the code; when
// all is given, the machine has its share of the rest.
struct Gain {
  Panel panel;
  float height;
};
constexpr std::size_t always_there = 3;
constexpr Gain gains[] = {
    {Panel::Code, 51},   {Panel::Reason, 30}, {Panel::Queues, 29}, {Panel::Reason, 21}, {Panel::Code, 40},
    {Panel::Queues, 24}, {Panel::Output, 34}, {Panel::Queues, 42}, {Panel::Code, 42},   {Panel::Timeline, 50},
    {Panel::Reason, 42}, {Panel::Output, 42}, {Panel::Queues, 60},
};
// While the rule is unfolded or the inspector is asked for, the others have what is always
// theirs and that one the rest.
constexpr Gain least_gains[] = {{Panel::Code, 51}, {Panel::Reason, 30}, {Panel::Queues, 29}};
constexpr Panel order_when_tiny[] = {Panel::Code, Panel::Reason, Panel::Queues, Panel::Output};
constexpr float code_share_of_rest = 0.5F;

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

// The least that each panel is made by moving borders, at scale 1; where it is usually smaller, that.
constexpr Size least_sizes[] = {{0, 0},     {260, 150}, {320, 48},  {150, 100}, {150, 100},
                                {300, 100}, {270, 84},  {160, 100}, {220, 90},  {0, 84}};
static_assert(std::size(least_sizes) == panel_count);
// In a tight window: two lines, and for the machine three.
constexpr Size least_when_tight[] = {{0, 0},    {170, 62}, {0, 0}, {0, 0},    {0, 0},
                                     {190, 76}, {170, 54}, {0, 0}, {170, 54}, {0, 50}};
static_assert(std::size(least_when_tight) == panel_count);
constexpr float least_ring = 170;

enum class Axis : std::uint8_t { Across, Down };

// A part of a strip. Its usual size is a number of pixels or a share of what is left; without either it takes the rest.
struct Cell {
  float pixels = -1;
  float share_of_left = -1;
  float least = 0;
  std::optional<Split> split = {};

  bool takes_rest() const { return pixels < 0 && share_of_left < 0; }
};

// Twice: first as usual, which says how small each panel may get, then with the borders that were moved.
class LayoutMaker {
 public:
  LayoutMaker(Layout& layout, MachineShape machine, std::size_t lanes, bool reason_unfolds, const Splits& splits,
              bool inspects)
      : layout_(layout),
        shape_(proportions[static_cast<int>(layout.breakpoint)]),
        machine_(machine),
        lanes_(static_cast<float>(lanes)),
        reason_unfolds_(reason_unfolds),
        inspects_(inspects),
        splits_(splits) {}

  void make() {
    cut_window();
    usual_ = layout_.rects;
    moves_ = true;
    cut_window();
    if (!is_moved_) layout_.rects = usual_;
  }

 private:
  void cut_window() {
    if (layout_.breakpoint == Breakpoint::Tiny) return stack_up();
    float gap = this->gap();
    Rect window{0, 0, layout_.size.width, layout_.size.height};
    float middle_least =
        2 * gap + (has_side() ? std::max({least(Panel::Code).height, least_side_height(), least_machine().height})
                              : std::max(least_left_height(), least_right_height()));
    Cell header{scaled(shape_.header), -1, scaled(shape_.header)};
    Cell timeline{timeline_height(), -1, least(Panel::Timeline).height, Split::Timeline};
    // It would show no more if it had more room.
    if (layout_.is_tight()) timeline.split.reset();
    auto [top, middle, bottom] = cut<3>(window, Axis::Down, 0, {header, {-1, -1, middle_least}, timeline});
    at(Panel::Header) = top;
    at(Panel::Timeline) = bottom;
    Rect inner{middle.x + gap, middle.y + gap, std::max(0.0F, middle.width - 2 * gap),
               std::max(0.0F, middle.height - 2 * gap)};
    has_side() ? make_three_columns(inner) : make_two_columns(inner);
  }

  void make_three_columns(Rect area) {
    Cell code{area.width * shape_.code_width, -1, least(Panel::Code).width, Split::Code};
    Cell side{area.width * shape_.side_width, -1,
              std::max({least(Panel::Reason).width, least(Panel::Variables).width, least(Panel::Output).width}),
              Split::Side};
    auto [left, machine, right] = cut<3>(area, Axis::Across, gap(), {code, {-1, -1, least_machine().width}, side});
    at(Panel::Code) = left;
    Cell reason{reason_height(right.height), -1, least(Panel::Reason).height, Split::Reason};
    Cell output{-1, shape_.output, least(Panel::Output).height, Split::Output};
    auto [why, variables, printed] =
        cut<3>(right, Axis::Down, gap(), {reason, {-1, -1, least(Panel::Variables).height}, output});
    at(Panel::Reason) = why;
    at(Panel::Variables) = variables;
    at(Panel::Output) = printed;
    make_machine(machine);
  }

  // The reason stands above the machine, the output below the code, the variables beside the timers.
  void make_two_columns(Rect area) {
    Cell code{area.width * shape_.code_width, -1, std::max(least(Panel::Code).width, least(Panel::Output).width),
              Split::Code};
    Cell rest{-1, -1, std::max(least(Panel::Reason).width, least_machine().width)};
    auto [left, right] = cut<2>(area, Axis::Across, gap(), {code, rest});
    Cell output{-1, shape_.output, least(Panel::Output).height, Split::Output};
    auto [text, printed] = cut<2>(left, Axis::Down, gap(), {{-1, -1, least(Panel::Code).height}, output});
    at(Panel::Code) = text;
    at(Panel::Output) = printed;
    Cell reason{reason_height(right.height), -1, least(Panel::Reason).height, Split::Reason};
    auto [why, machine] = cut<2>(right, Axis::Down, gap(), {reason, {-1, -1, least_machine().height}});
    at(Panel::Reason) = why;
    layout_.is_tight() ? make_tight_machine(machine) : make_machine(machine);
  }

  // One panel; the others are nowhere, at its corner.
  void make_tight_machine(Rect area) {
    for (Panel panel : {Panel::Phases, Panel::Stack, Panel::Timers, Panel::Variables})
      at(panel) = {area.x, area.bottom(), 0, 0};
    at(Panel::Queues) = area;
  }

  // Tiny: below each other, over the whole width.
  void stack_up() {
    std::array<float, panel_count> heights = share_out();
    auto height_of = [&](Panel panel) { return heights[static_cast<std::size_t>(panel)]; };
    Rect window{0, 0, layout_.size.width, layout_.size.height};
    at(Panel::Header) = cut_off(window, Axis::Down, std::min(scaled(shape_.header), window.height), 0, false);
    at(Panel::Timeline) = cut_off(window, Axis::Down, height_of(Panel::Timeline), 0, true);
    Rect left{gap(), window.y + gap(), std::max(0.0F, window.width - 2 * gap()), std::max(0.0F, window.height - gap())};
    for (Panel panel : order_when_tiny) {
      float height = std::min(height_of(panel), left.height);
      at(panel) = height > 0 ? cut_off(left, Axis::Down, height, gap(), false) : Rect{left.x, left.y, 0, 0};
    }
    make_tight_machine(at(Panel::Queues));
    // What takes the machine's place, as the quiz does, has too little room beside the code.
    at(Panel::Stack) = at(Panel::Variables) = {at(Panel::Code).x, at(Panel::Code).y, 0, 0};
  }

  // Heights of the panels of a tiny window.
  std::array<float, panel_count> share_out() const {
    std::array<float, panel_count> heights{};
    float left = layout_.size.height - scaled(shape_.header) - gap();
    std::span<const Gain> all = inspects_ || reason_unfolds_ ? std::span<const Gain>(least_gains) : gains;
    std::size_t given = 0;
    for (; given < all.size(); ++given) {
      float& height = heights[static_cast<std::size_t>(all[given].panel)];
      float wanted = scaled(all[given].height);
      bool is_new = height == 0 && all[given].panel != Panel::Timeline;
      float needed = wanted + (is_new ? gap() : 0);
      if (given >= always_there && needed > left) break;
      height += wanted;
      left -= needed;
    }
    if (left <= 0) return heights;
    auto give = [&](Panel panel, float share) { heights[static_cast<std::size_t>(panel)] += std::floor(left * share); };
    if (inspects_ || reason_unfolds_) {
      give(inspects_ ? Panel::Queues : Panel::Reason, 1);
    } else {
      float code = given == all.size() ? code_share_of_rest : 1;
      give(Panel::Code, code);
      give(Panel::Queues, 1 - code);
    }
    return heights;
  }

  void make_machine(Rect area) {
    float phases = machine_ == MachineShape::Ring ? area.height * ring_share : phases_height();
    Cell loop{phases, -1, least(Panel::Phases).height, Split::Phases};
    Cell row{-1, row_share(), least_row().height, Split::Row};
    auto [top, middle, bottom] = cut<3>(area, Axis::Down, gap(), {loop, row, {-1, -1, least(Panel::Queues).height}});
    at(Panel::Phases) = top;
    at(Panel::Queues) = bottom;
    has_side() ? make_pair(middle) : make_row(middle);
  }

  void make_pair(Rect row) {
    Cell stack{(row.width - gap()) / 2, -1, least(Panel::Stack).width, Split::Stack};
    auto [left, right] = cut<2>(row, Axis::Across, gap(), {stack, {-1, -1, least(Panel::Timers).width}});
    at(Panel::Stack) = left;
    at(Panel::Timers) = right;
  }

  void make_row(Rect row) {
    float width = (row.width - 2 * gap()) / 3;
    Cell stack{width, -1, least(Panel::Stack).width, Split::Stack};
    Cell timers{width, -1, least(Panel::Timers).width, Split::Timers};
    auto [left, middle, right] =
        cut<3>(row, Axis::Across, gap(), {stack, timers, {-1, -1, least(Panel::Variables).width}});
    at(Panel::Stack) = left;
    at(Panel::Timers) = middle;
    at(Panel::Variables) = right;
  }

  // --- a strip

  template <std::size_t number>
  std::array<Rect, number> cut(const Rect& area, Axis axis, float gap, const Cell (&cells)[number]) {
    std::array<Rect, number> parts;
    Rect left = area;  // what has not been cut off yet
    std::size_t last = number - 1;
    std::size_t first = 0;
    while (first < last) {
      bool from_end = cells[first].takes_rest();
      std::size_t one = from_end ? last-- : first++;
      float others = 0;
      for (std::size_t i = first; i <= last; ++i) others += cells[i].least + gap;
      float size = size_of(cells[one], length_of(area, axis), length_of(left, axis), others);
      parts[one] = cut_off(left, axis, size, gap, from_end);
      if (moves_ && cells[one].split) add_handle(*cells[one].split, area, parts[one], axis, from_end);
    }
    parts[first] = left;
    return parts;
  }

  // Whole pixels, so that borders stay sharp.
  float size_of(const Cell& cell, float whole, float left, float others) {
    float usual = cell.pixels >= 0 ? cell.pixels : left * cell.share_of_left;
    least_ = cell.least;
    most_ = std::max(cell.least, left - others);
    float moved = moves_ && cell.split ? share(*cell.split) * whole : 0;
    is_moved_ |= moved > 0;
    float wanted = std::round(moved > 0 ? moved : usual);
    if (moves_) wanted = std::clamp(wanted, least_, most_);
    return std::clamp(wanted, 0.0F, left);
  }

  static float length_of(const Rect& rect, Axis axis) { return axis == Axis::Across ? rect.width : rect.height; }

  static Rect cut_off(Rect& left, Axis axis, float size, float gap, bool from_end) {
    Rect part = left;
    float& start = axis == Axis::Across ? left.x : left.y;
    float& length = axis == Axis::Across ? left.width : left.height;
    float& part_start = axis == Axis::Across ? part.x : part.y;
    (axis == Axis::Across ? part.width : part.height) = size;
    if (from_end) part_start = start + length - size;
    if (!from_end) start += size + gap;
    length = std::max(0.0F, length - size - gap);
    return part;
  }

  void add_handle(Split split, const Rect& area, const Rect& part, Axis axis, bool from_end) {
    Handle handle;
    handle.split = split;
    handle.place = split_place(layout_.breakpoint, machine_, split);
    handle.upright = axis == Axis::Across;
    float whole = std::max(1.0F, length_of(area, axis));
    float begin = handle.upright ? part.x : part.y;
    float end = handle.upright ? part.right() : part.bottom();
    handle.origin = from_end ? end : begin;
    handle.length = from_end ? -whole : whole;
    handle.share = (end - begin) / whole;
    handle.least_share = least_ / whole;
    handle.most_share = std::max(least_, std::min(most_, whole)) / whole;
    float gap = this->gap();
    float at = from_end ? begin - gap : end;
    handle.rect = handle.upright ? Rect{at, part.y, gap, part.height} : Rect{part.x, at, part.width, gap};
    if (!part.empty()) layout_.handles.push_back(handle);
  }

  float share(Split split) const {
    return static_cast<float>(splits_.parts[split_place(layout_.breakpoint, machine_, split)]) / Splits::whole;
  }

  // --- how small things may get

  // In the first round everything may be as small as it comes.
  Size least(Panel panel) const {
    if (!moves_) return {};
    auto index = static_cast<std::size_t>(panel);
    Size least = layout_.is_tight() ? least_when_tight[index] : least_sizes[index];
    if (panel == Panel::Phases && machine_ == MachineShape::Ring) least.height = least_ring;
    return {std::min(scaled(least.width), usual_[index].width), std::min(scaled(least.height), usual_[index].height)};
  }

  Size least_row() const {
    Size row{least(Panel::Stack).width + gap() + least(Panel::Timers).width,
             std::max(least(Panel::Stack).height, least(Panel::Timers).height)};
    if (has_side()) return row;
    row.width += gap() + least(Panel::Variables).width;
    row.height = std::max(row.height, least(Panel::Variables).height);
    return row;
  }

  Size least_machine() const {
    if (layout_.is_tight()) return least(Panel::Queues);
    Size row = least_row(), loop = least(Panel::Phases), queues = least(Panel::Queues);
    return {std::max({row.width, loop.width, queues.width}), loop.height + row.height + queues.height + 2 * gap()};
  }

  float least_side_height() const {
    return least(Panel::Reason).height + least(Panel::Variables).height + least(Panel::Output).height + 2 * gap();
  }
  float least_left_height() const { return least(Panel::Code).height + gap() + least(Panel::Output).height; }
  float least_right_height() const { return least(Panel::Reason).height + gap() + least_machine().height; }

  // --- usual sizes

  bool has_side() const { return shape_.side_width > 0; }

  float reason_height(float available) const {
    float usual = scaled(shape_.reason);
    if (layout_.is_tight()) usual = std::min(usual, std::round(available * most_reason_when_tight));
    float most = available * (layout_.is_tight() ? most_unfolded_when_tight : most_unfolded);
    return reason_unfolds_ ? std::max(usual, std::min(usual * unfolded_growth, most)) : usual;
  }

  float phases_height() const {
    bool is_low = layout_.size.height < scaled(low_window);
    return scaled(is_low ? std::min(shape_.phases, low_phases) : shape_.phases);
  }

  float row_share() const {
    if (machine_ == MachineShape::Loop) return shape_.tall_row;
    return machine_ == MachineShape::Ring ? row_beside_ring : row_of_page;
  }

  // Less where the window is low, so that the panels above keep their room.
  float timeline_height() const {
    if (layout_.is_tight()) return scaled(shape_.timeline);
    float usual = std::min(scaled(shape_.timeline), layout_.size.height * most_of_height);
    float wanted = std::min(scaled(lanes_ * lane_height + ruler_and_marks), layout_.size.height * most_with_lanes);
    return std::max({usual, wanted, scaled(least_timeline)});
  }

  Rect& at(Panel panel) { return layout_.rects[static_cast<std::size_t>(panel)]; }
  float scaled(float pixels) const { return std::round(pixels * layout_.scale); }
  float gap() const { return scaled(layout_.is_tight() ? gap_when_tight : gap_at_scale_1); }

  Layout& layout_;
  const Proportions& shape_;
  MachineShape machine_;
  float lanes_;
  bool reason_unfolds_, inspects_;
  const Splits& splits_;
  bool moves_ = false;     // the second time
  bool is_moved_ = false;  // a border that is here was
  std::array<Rect, panel_count> usual_;
  float least_ = 0, most_ = 0;  // of the cell that was cut last
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

namespace {

constexpr const char* breakpoint_names[breakpoint_count] = {"narrow", "medium", "wide", "low", "tiny"};
constexpr const char* shape_names[] = {"loop", "page", "ring"};
constexpr const char* split_names[split_count] = {"code",   "side", "timeline", "reason", "output",
                                                  "phases", "row",  "stack",    "timers"};

// What stands inside the machine's part.
bool goes_with_shape(Split split) { return split >= Split::Phases; }

}  // namespace

std::size_t split_place(Breakpoint breakpoint, MachineShape shape, Split split) {
  auto kind = goes_with_shape(split) ? static_cast<std::size_t>(shape) : 0;
  return (static_cast<std::size_t>(breakpoint) * 3 + kind) * split_count + static_cast<std::size_t>(split);
}

std::string split_name(std::size_t place) {
  std::size_t split = place % split_count;
  std::size_t shape = place / split_count % 3;
  std::string name = std::string(breakpoint_names[place / split_count / 3 % breakpoint_count]) + ".";
  if (goes_with_shape(static_cast<Split>(split))) name += std::string(shape_names[shape]) + ".";
  return name + split_names[split];
}

void Splits::set(std::size_t place, float share) {
  auto split = static_cast<Split>(place % split_count);
  bool is_kept = goes_with_shape(split) || place / split_count % 3 == 0;
  if (place < parts.size() && is_kept)
    parts[place] = static_cast<std::uint16_t>(std::clamp(std::round(share * whole), 1.0F, whole - 1));
}

float Handle::share_at(float position) const { return (position - origin) / length; }

Breakpoint breakpoint_of(Size size, float scale) {
  float width = size.width / scale, height = size.height / scale;
  if (width < tiny_width || height < tiny_height) return Breakpoint::Tiny;
  if (width < tight_width || height < (width > narrow_up_to ? tight_height_when_wide : tight_height))
    return Breakpoint::Low;
  if (width <= narrow_up_to) return Breakpoint::Narrow;
  return width <= medium_up_to ? Breakpoint::Medium : Breakpoint::Wide;
}

float suggested_scale(Size size) {
  float growth = std::min(size.width / 1440, size.height / 900);
  return std::clamp(std::floor(growth * 4) / 4, 1.0F, 4.0F);
}

Layout make_layout(Size size, float scale, MachineShape shape, std::size_t lanes, bool reason_unfolds,
                   const Splits& splits, bool inspects) {
  Layout layout;
  layout.size = size;
  layout.scale = scale;
  layout.breakpoint = breakpoint_of(size, scale);
  LayoutMaker(layout, shape, lanes, reason_unfolds, splits, inspects).make();
  return layout;
}

}  // namespace loopscope::scene
