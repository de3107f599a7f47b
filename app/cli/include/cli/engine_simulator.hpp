#pragma once
// The real engine behind the command line's interfaces.
#include <cli/simulation.hpp>

#include <memory>

namespace loopscope::cli {

std::unique_ptr<Simulator> make_engine_simulator();

}  // namespace loopscope::cli
