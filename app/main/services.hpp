#pragma once
// What both executables give the command line: descriptors, the engine, environment and lessons.
#include <cli/commands.hpp>
#include <cli/engine_simulator.hpp>

namespace loopscope {

// Fills everything but what shows or draws a window, runs the command and returns the exit code.
int run_with(int argc, char** argv, cli::Services& services);

}  // namespace loopscope
