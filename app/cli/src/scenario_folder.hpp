#pragma once
// The files of a folder that may be scenarios: by their extension, in every folder below, sorted. Hidden folders and
// installed packages are passed over.
#include <string>
#include <vector>

namespace loopscope::cli {

std::vector<std::string> scenario_files_below(const std::string& folder);
// The same, and what else a scenario can import.
std::vector<std::string> source_files_below(const std::string& folder);
bool is_source_name(const std::string& path);

}  // namespace loopscope::cli
