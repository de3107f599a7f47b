// loopscope-window: the whole program, with the window and pictures. `loopscope` hands over to it.
#include "services.hpp"

#include "shoot.hpp"

#include <scene/lessons.hpp>
#include <window/window.hpp>

#include <filesystem>

namespace {

using namespace loopscope;

scene::StepTarget::Kind target_kind(cli::StepKind kind) {
  switch (kind) {
    case cli::StepKind::End:
      return scene::StepTarget::Kind::End;
    case cli::StepKind::Output:
      return scene::StepTarget::Kind::Output;
    case cli::StepKind::Line:
      return scene::StepTarget::Kind::Line;
    case cli::StepKind::Number:
      break;
  }
  return scene::StepTarget::Kind::Number;
}

// The first of the places where the lessons may stand.
std::string lessons_of(const cli::Services& services) {
  std::error_code error;
  for (const std::string& folder : services.lesson_folders()) {
    if (std::filesystem::is_directory(folder, error)) return std::filesystem::absolute(folder, error).string();
  }
  return "";
}

// The files to present: of a folder its lessons, in their order; without any, the lessons that come along.
std::vector<std::string> play_list(const cli::WindowRequest& request, const std::string& lessons) {
  std::vector<std::string> named = request.files;
  if (named.empty() && !lessons.empty()) named = {lessons};
  std::vector<std::string> paths;
  std::error_code error;
  for (const std::string& each : named) {
    bool is_folder = std::filesystem::is_directory(each, error);
    if (!is_folder) paths.push_back(each);
    if (!is_folder) continue;
    for (scene::Lesson& lesson : scene::read_lessons(each, request.language)) paths.push_back(std::move(lesson.path));
  }
  return paths;
}

std::optional<int> open_window(const cli::WindowRequest& request, const cli::Services& services) {
  window::WindowOptions options;
  options.lessons = lessons_of(services);
  options.path = request.file;
  if (request.present) options.play_list = play_list(request, options.lessons);
  if (!options.play_list.empty()) options.path = options.play_list.front();
  options.session.profile = request.profile;
  options.session.limits = request.limits;
  options.session.schedule = request.schedule;
  options.view.language = request.language;
  options.view.language_fixed = request.language_given;
  if (request.step) options.step = scene::StepTarget{target_kind(request.step->kind), request.step->value};
  return window::open_window(options);
}

}  // namespace

int main(int argc, char** argv) {
  cli::Services services;
  services.open_window = [&](const cli::WindowRequest& request) { return open_window(request, services); };
  services.shoot = shoot;
  return run_with(argc, argv, services);
}
