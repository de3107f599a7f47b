#pragma once
// The lessons that come with the program, each run to its end, by name.
#include <scene/session.hpp>

#include <algorithm>
#include <filesystem>
#include <vector>

namespace loopscope::testing {

inline std::vector<scene::Session> lessons_in(Language language) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(LOOPSCOPE_SOURCE_DIR "/scenarios/javascript")) {
    if (entry.path().extension() == ".js") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<scene::Session> sessions;
  for (const auto& path : paths) sessions.push_back(scene::Session::open(path.string(), {"", language}));
  return sessions;
}

}  // namespace loopscope::testing
