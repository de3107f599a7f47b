#pragma once
// What the open dialog shows of a folder: the way up, folders, then files that Loopscope can open, each by name.
#include <panels/ui.hpp>

#include <string>
#include <vector>

namespace loopscope::window {

// Hidden entries are left out; a folder that cannot be read gives none.
std::vector<panels::FileEntry> list_folder(const std::string& folder);
// Files that were opened before, and lessons: by name, with where they are or what they show below it.
std::vector<panels::FileEntry> recent_entries(const std::vector<std::string>& paths);
std::vector<panels::FileEntry> lesson_entries(const std::string& folder, Language language);
// The folder that holds `path`, with its last slash; of an empty path, the current one.
std::string folder_of(const std::string& path);

}  // namespace loopscope::window
