#pragma once
#include "scenario_file.hpp"

namespace loopscope::cli {

std::string diff_as_json(const ProfileDiffView& diff);

}  // namespace loopscope::cli
