#pragma once
#include <cli/simulation.hpp>
#include <scenario/run.hpp>

namespace loopscope::cli {

ProfileDiffView diff_view(const RunRequest& request, const std::string& first, const std::string& second,
                          Language language);

}  // namespace loopscope::cli
