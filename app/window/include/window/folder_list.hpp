#pragma once
// What the open dialog shows of a folder: the way up, folders, then files that Loopscope can open, each by name.
#include <panels/ui.hpp>

#include <string>
#include <vector>

namespace loopscope::window {

// Hidden entries are left out; a folder that cannot be read gives none.
std::vector<panels::FileEntry> list_folder(const std::string& folder);
// The folder that holds `path`, with its last slash; of an empty path, the current one.
std::string folder_of(const std::string& path);

}  // namespace loopscope::window
