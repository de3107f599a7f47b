#include <scene/arrangement.hpp>

#include <iterator>

namespace loopscope::scene {

namespace {

// A border that an arrangement moves, in each breakpoint (0: there it stands as usual) and every shape of the machine.
struct Move {
  Arrangement arrangement;
  Split split;
  float narrow, medium, wide, low;
};

constexpr Move moves[] = {
    {Arrangement::Code, Split::Code, 0.56F, 0.47F, 0.46F, 0.56F},
    {Arrangement::Code, Split::Side, 0, 0.22F, 0.22F, 0},
    {Arrangement::Code, Split::Output, 0.24F, 0, 0, 0},
    {Arrangement::Machine, Split::Code, 0.32F, 0.24F, 0.24F, 0.38F},
    {Arrangement::Machine, Split::Side, 0, 0.22F, 0.22F, 0},
    {Arrangement::Story, Split::Code, 0.5F, 0.28F, 0.28F, 0.5F},
    {Arrangement::Story, Split::Side, 0, 0.38F, 0.38F, 0},
    {Arrangement::Story, Split::Output, 0.5F, 0.46F, 0.46F, 0.5F},
    {Arrangement::Story, Split::Reason, 0.3F, 0.3F, 0.3F, 0.44F},
};

// A tiny window has no borders to move.
constexpr Breakpoint breakpoints[] = {Breakpoint::Narrow, Breakpoint::Medium, Breakpoint::Wide, Breakpoint::Low};
constexpr MachineShape shapes[] = {MachineShape::Loop, MachineShape::Page, MachineShape::Ring};

}  // namespace

Splits splits_of(Arrangement arrangement) {
  Splits splits;
  for (const Move& move : moves) {
    if (move.arrangement != arrangement) continue;
    const float shares[] = {move.narrow, move.medium, move.wide, move.low};
    for (Breakpoint breakpoint : breakpoints) {
      float share = shares[static_cast<std::size_t>(breakpoint)];
      if (share == 0) continue;
      for (MachineShape shape : shapes) splits.set(split_place(breakpoint, shape, move.split), share);
    }
  }
  return splits;
}

std::optional<Arrangement> arrangement_of(const Splits& splits) {
  for (std::size_t i = 0; i < arrangement_count; ++i) {
    if (splits == splits_of(static_cast<Arrangement>(i))) return static_cast<Arrangement>(i);
  }
  return std::nullopt;
}

}  // namespace loopscope::scene
