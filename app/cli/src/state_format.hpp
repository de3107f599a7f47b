#pragma once
// A state as text for people and as JSON for machines (docs/state-json.md).
#include "scenario_file.hpp"

namespace loopscope::cli {

std::string state_as_text(const Context& context, const ReadyRun& run, const StateView& state);
std::string state_as_json(const ReadyRun& run, const StateView& state);

// Nanoseconds as milliseconds with as many decimals as they need: 1500000 is "1.5".
std::string milliseconds_text(std::uint64_t nanoseconds);
std::string_view stop_reason_name(StopReason reason);

}  // namespace loopscope::cli
