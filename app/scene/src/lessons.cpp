#include <scene/lessons.hpp>

#include <scenario/profile_choice.hpp>
#include <scene/source_file.hpp>

#include <algorithm>
#include <filesystem>
#include <limits>

namespace loopscope::scene {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> programs_below(const std::string& folder) {
  std::vector<std::string> paths;
  std::error_code error;
  fs::recursive_directory_iterator each(folder, fs::directory_options::skip_permission_denied, error);
  for (; !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
    std::string path = each->path().string();
    if (each->is_regular_file(error) && is_scenario_extension(path)) paths.push_back(path);
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

struct Placed {
  std::int64_t order;
  Lesson lesson;
};

}  // namespace

std::vector<Lesson> read_lessons(const std::string& folder, Language language) {
  std::vector<Placed> placed;
  for (const std::string& path : programs_below(folder)) {
    Header header = read_source_file(path, language).header.header;
    if (!header.present) continue;
    std::string title = header.title.in(language);
    if (title.empty()) title = fs::path(path).stem().string();
    std::int64_t order = header.order.value_or(std::numeric_limits<std::int64_t>::max());
    placed.push_back({order, {path, std::move(title), header.summary.in(language)}});
  }
  std::stable_sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) { return a.order < b.order; });
  std::vector<Lesson> lessons;
  for (Placed& each : placed) lessons.push_back(std::move(each.lesson));
  return lessons;
}

}  // namespace loopscope::scene
