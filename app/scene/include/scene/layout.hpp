#pragma once
// Where each panel stands: a pure function of the window's size. Panels never overlap and always lie inside.
// All numbers are pixels; `scale` is how large text is drawn (1 at 1440x900).
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace loopscope::scene {

struct Size {
  float width = 0;
  float height = 0;
};

struct Rect {
  float x = 0;
  float y = 0;
  float width = 0;
  float height = 0;

  float right() const { return x + width; }
  float bottom() const { return y + height; }
  bool empty() const { return width <= 0 || height <= 0; }
  bool contains(const Rect& other) const;
  bool overlaps(const Rect& other) const;
  bool contains(float point_x, float point_y) const;
};

enum class Panel : std::uint8_t { Header, Code, Phases, Stack, Timers, Queues, Reason, Variables, Output, Timeline };
inline constexpr std::size_t panel_count = 10;

// Low: little height, or hardly any width; what waits stands in one panel, a line each. Tiny: the code, the sentence
// and that panel, below each other, and what else finds room.
enum class Breakpoint : std::uint8_t { Narrow, Medium, Wide, Low, Tiny };
inline constexpr std::size_t breakpoint_count = 5;

// What the machine's part of the window holds: a row of the loop's parts above stack and queues, the same with many
// queues, or a ring of tasks.
enum class MachineShape : std::uint8_t { Loop, Page, Ring };

// The borders between panels that a person can move; each gives one panel, or row of panels, its width or height.
enum class Split : std::uint8_t { Code, Side, Timeline, Reason, Output, Phases, Row, Stack, Timers };
inline constexpr std::size_t split_count = 9;
inline constexpr std::size_t split_places = breakpoint_count * 3 * split_count;

// Where a border's share is kept: each breakpoint has its own, and inside the machine's part each shape, too.
std::size_t split_place(Breakpoint breakpoint, MachineShape shape, Split split);

// A place as the settings file calls it: "medium.code", "wide.ring.phases".
std::string split_name(std::size_t place);

// The borders that were moved, as shares of the length that is divided, in ten-thousandths; 0: as usual.
struct Splits {
  static constexpr float whole = 10'000;
  std::array<std::uint16_t, split_places> parts{};

  // Kept between the ends, so that it never says "as usual"; a place that no border is kept at changes nothing.
  void set(std::size_t place, float share);
  friend bool operator==(const Splits&, const Splits&) = default;
};

// What is grabbed to move a border: the gap between two panels.
struct Handle {
  Split split = Split::Code;
  std::size_t place = 0;  // in Splits
  bool upright = false;   // it divides left from right
  Rect rect;
  float origin = 0;                       // where the share is counted from
  float length = 1;                       // what it is a share of; below 0: counted backward
  float share = 0;                        // as it stands
  float least_share = 0, most_share = 1;  // that leave every panel a useful size

  // The share that would bring the border to this x or y.
  float share_at(float position) const;
};

struct Layout {
  Size size;
  float scale = 1;
  Breakpoint breakpoint = Breakpoint::Medium;
  std::array<Rect, panel_count> rects;
  std::vector<Handle> handles;

  const Rect& at(Panel panel) const { return rects[static_cast<std::size_t>(panel)]; }
  // The queues' place is that of the whole machine, and of the inspector when it is asked for. Panels that are not
  // there are empty.
  bool is_tight() const { return breakpoint >= Breakpoint::Low; }
};

// Up to 1280 wide is narrow, up to 1920 medium, in pixels of scale 1; what is too low or too narrow for those is tight.
Breakpoint breakpoint_of(Size size, float scale);

// The scale that keeps text as readable on a large screen as it is at 1440x900: quarters from 1 to 4.
float suggested_scale(Size size);

// `lanes`: how many the timeline has; it grows with them, within limits. `reason_unfolds`: the reason takes more room.
// `inspects`: in a tiny window the panel that the inspector stands in does. Borders that were moved stay where every
// panel keeps a useful size, or its usual one where that is smaller.
Layout make_layout(Size size, float scale, MachineShape shape = MachineShape::Loop, std::size_t lanes = 0,
                   bool reason_unfolds = false, const Splits& splits = {}, bool inspects = false);

}  // namespace loopscope::scene
