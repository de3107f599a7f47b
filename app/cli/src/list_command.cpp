#include <algorithm>
#include <filesystem>
#include <limits>

#include <text/cli_text.hpp>
#include "scenario_file.hpp"
#include "scenario_folder.hpp"

namespace loopscope::cli {

namespace {

std::string lesson_line(const Context& context, const ScenarioFile& file, std::size_t width) {
  const Header& header = file.header.header;
  std::string title = header.title.in(context.language());
  if (title.empty()) title = std::filesystem::path(file.path).stem().string();
  const std::string& summary = header.summary.in(context.language());
  return fmt::format("{:<{}}  {}{}{}\n", file.path, width, title, summary.empty() ? "" : ": ", summary);
}

// Folder by folder; in one of them as the headers say.
bool comes_before(const ScenarioFile& x, const ScenarioFile& y) {
  auto place = [](const ScenarioFile& file) {
    auto last = std::numeric_limits<std::int64_t>::max();
    return std::pair(std::filesystem::path(file.path).parent_path(), file.header.header.order.value_or(last));
  };
  return place(x) < place(y);
}

std::string shipped_folder(const Context& context) {
  std::error_code error;
  const auto& folders = context.services().lesson_folders;
  for (const std::string& folder : folders ? folders() : std::vector<std::string>{}) {
    if (std::filesystem::is_directory(folder, error)) return folder;
  }
  return "";
}

}  // namespace

int list_command(const Context& context) {
  std::string folder = shipped_folder(context);
  if (folder.empty()) {
    context.complain(context.say(CliText::cli_no_lessons));
    return exit_failed;
  }
  std::vector<ScenarioFile> lessons;
  std::size_t width = 0;
  for (const std::string& path : scenario_files_below(folder)) {
    Loaded<ScenarioFile> file = load_scenario(context, path);
    if (!file.value || !file.value->header.header.present) continue;
    width = std::max(width, path.size());
    lessons.push_back(std::move(*file.value));
  }
  std::stable_sort(lessons.begin(), lessons.end(), comes_before);
  for (const ScenarioFile& lesson : lessons) context.print(lesson_line(context, lesson, width));
  return exit_fine;
}

}  // namespace loopscope::cli
