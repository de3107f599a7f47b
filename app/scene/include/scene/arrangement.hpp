#pragma once
// Layouts with a name: what the panels' borders are moved to, as one table.
#include <scene/layout.hpp>

#include <cstdint>
#include <optional>

namespace loopscope::scene {

// Usual: no border was moved. The others give one part of the window more room: the code, the machine, or what a run
// tells (why, variables, output).
enum class Arrangement : std::uint8_t { Usual, Code, Machine, Story };
inline constexpr std::size_t arrangement_count = 4;

Splits splits_of(Arrangement arrangement);
// Nothing: the borders were moved by hand.
std::optional<Arrangement> arrangement_of(const Splits& splits);

}  // namespace loopscope::scene
