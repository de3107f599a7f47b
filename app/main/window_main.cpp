// loopscope-window: the whole program, with the window and pictures. `loopscope` hands over to it.
#include "services.hpp"

#include "shoot.hpp"

#include <window/window.hpp>

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

std::optional<int> open_window(const cli::WindowRequest& request) {
  window::WindowOptions options;
  options.path = request.file;
  options.session.profile = request.profile;
  options.session.limits = request.limits;
  options.session.schedule = request.schedule;
  options.view.language = request.language;
  if (request.step) options.step = scene::StepTarget{target_kind(request.step->kind), request.step->value};
  return window::open_window(options);
}

}  // namespace

int main(int argc, char** argv) {
  cli::Services services;
  services.open_window = open_window;
  services.shoot = shoot;
  return run_with(argc, argv, services);
}
