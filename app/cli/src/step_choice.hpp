#pragma once
// From --step to a step number of one run.
#include "scenario_file.hpp"

namespace loopscope::cli {

// Nothing, after saying so, when the run has no such step: wrong usage. Without --step it is the end.
std::optional<std::uint64_t> choose_step(const Context& context, Simulation& simulation);
// Says that `step` is past the end.
void complain_past_end(const Context& context, Simulation& simulation, std::uint64_t step);

}  // namespace loopscope::cli
