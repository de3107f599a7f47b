#include "scenario_folder.hpp"

#include <scenario/profile_choice.hpp>

#include <algorithm>
#include <filesystem>

namespace loopscope::cli {

namespace {

namespace fs = std::filesystem;

bool is_passed_over(const fs::path& path) {
  std::string name = path.filename().string();
  return name.starts_with('.') || name == "node_modules";
}

std::vector<std::string> files_below(const std::string& folder, bool (*is_wanted)(const std::string&)) {
  std::vector<std::string> files;
  std::error_code error;
  fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, error);
  for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
    if (is_passed_over(it->path())) {
      it.disable_recursion_pending();
    } else if (it->is_regular_file(error) && is_wanted(it->path().string())) {
      files.push_back(it->path().string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

bool is_scenario_name(const std::string& path) { return is_scenario_extension(path); }

}  // namespace

bool is_source_name(const std::string& path) { return is_scenario_name(path) || path.ends_with(".json"); }

std::vector<std::string> scenario_files_below(const std::string& folder) {
  return files_below(folder, is_scenario_name);
}

std::vector<std::string> source_files_below(const std::string& folder) { return files_below(folder, is_source_name); }

}  // namespace loopscope::cli
