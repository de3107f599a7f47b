#pragma once
// Where each panel stands: a pure function of the window's size. Panels never overlap and always lie inside.
// All numbers are pixels; `scale` is how large text is drawn (1 at 1440x900).
#include <array>
#include <cstddef>
#include <cstdint>

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

enum class Breakpoint : std::uint8_t { Narrow, Medium, Wide };

// What the machine's part of the window holds: a row of the loop's parts above stack and queues, the same with many
// queues, or a ring of tasks.
enum class MachineShape : std::uint8_t { Loop, Page, Ring };

struct Layout {
  Size size;
  float scale = 1;
  Breakpoint breakpoint = Breakpoint::Medium;
  std::array<Rect, panel_count> rects;

  const Rect& at(Panel panel) const { return rects[static_cast<std::size_t>(panel)]; }
};

// Up to 1280 wide is narrow, up to 1920 medium, in pixels of scale 1.
Breakpoint breakpoint_of(Size size, float scale);

// The scale that keeps text as readable on a large screen as it is at 1440x900: quarters from 1 to 4.
float suggested_scale(Size size);

// `lanes`: how many the timeline has; it grows with them, within limits. `reason_unfolds`: the reason takes more room.
Layout make_layout(Size size, float scale, MachineShape shape = MachineShape::Loop, std::size_t lanes = 0,
                   bool reason_unfolds = false);

}  // namespace loopscope::scene
