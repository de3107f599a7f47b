#pragma once
// Pictures of a run, drawn off screen.
#include <cli/commands.hpp>

namespace loopscope {

// Draws the window at a step into a PNG file; what went wrong, or an empty text.
std::string shoot(const cli::ShotRequest& request);

}  // namespace loopscope
