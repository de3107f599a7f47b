#pragma once
// Pictures of a run, drawn off screen.
#include <cli/commands.hpp>

namespace loopscope::cli {

// Draws the window at a step into a PNG file; what went wrong, or an empty text.
std::string shoot(const ShotRequest& request);

}  // namespace loopscope::cli
