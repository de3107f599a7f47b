#include <window/folder_list.hpp>

#include <scene/lessons.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <tuple>

namespace loopscope::window {

namespace {

constexpr const char* extensions[] = {".js", ".cjs", ".mjs"};
constexpr std::size_t most_entries = 1000;

bool can_open(const std::filesystem::path& path) {
  return std::find(std::begin(extensions), std::end(extensions), path.extension()) != std::end(extensions);
}

}  // namespace

std::vector<panels::FileEntry> list_folder(const std::string& folder) {
  std::vector<panels::FileEntry> entries;
  std::error_code error;
  std::filesystem::directory_iterator iterator(folder.empty() ? "." : folder, error);
  for (; !error && iterator != std::filesystem::directory_iterator() && entries.size() < most_entries;
       iterator.increment(error)) {
    std::string name = iterator->path().filename().string();
    std::error_code unreadable;
    bool is_folder = iterator->is_directory(unreadable);
    if (!name.starts_with('.') && (is_folder || can_open(iterator->path()))) entries.push_back({name, is_folder});
  }
  std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) {
    return std::tuple(!a.is_folder, a.name) < std::tuple(!b.is_folder, b.name);
  });
  if (std::filesystem::is_directory(folder.empty() ? "." : folder, error))
    entries.insert(entries.begin(), {"..", true});
  return entries;
}

std::vector<panels::FileEntry> recent_entries(const std::vector<std::string>& paths) {
  std::vector<panels::FileEntry> entries;
  for (const std::string& path : paths) {
    std::filesystem::path file(path);
    entries.push_back({file.filename().string(), false, path, file.parent_path().string()});
  }
  return entries;
}

std::vector<panels::FileEntry> lesson_entries(const std::string& folder, Language language) {
  std::vector<panels::FileEntry> entries;
  if (folder.empty()) return entries;
  for (const scene::Lesson& lesson : scene::read_lessons(folder, language))
    entries.push_back({lesson.title, false, lesson.path, lesson.summary});
  return entries;
}

std::string folder_of(const std::string& path) {
  std::error_code error;
  std::filesystem::path absolute = std::filesystem::absolute(path.empty() ? "." : path, error).lexically_normal();
  std::string folder =
      std::filesystem::is_directory(absolute, error) ? absolute.string() : absolute.parent_path().string();
  if (!folder.ends_with('/')) folder += '/';
  return folder;
}

}  // namespace loopscope::window
