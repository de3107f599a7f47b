#include "shoot.hpp"

#include <render/picture.hpp>
#include <scene/controller.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iterator>

namespace loopscope {

namespace {

constexpr const char* ask_names[scene::quiz_ask_count] = {"order", "choice", "next", "text"};

scene::Intent quiz_intent(const std::string& ask) {
  auto at = std::find(std::begin(ask_names), std::end(ask_names), ask);
  bool is_named = at != std::end(ask_names);
  return {scene::Action::OpenQuiz, is_named ? static_cast<std::uint64_t>(at - std::begin(ask_names)) + 1 : 0};
}

scene::View view_of(const cli::ShotRequest& request) {
  scene::View view;
  view.language = request.run.language;
  int themes = static_cast<int>(scene::theme_count);
  view.theme = static_cast<scene::ThemeName>(request.look.theme % themes);
  view.safe_colours = request.look.theme >= themes;
  return view;
}

// On a projector the room is asked, else the one who reads.
void show_as_asked(scene::Controller& controller, const cli::PictureLook& look) {
  if (look.present) controller.handle({scene::Action::TogglePresent});
  if (look.quiz) controller.handle(look.present ? scene::Intent{scene::Action::AskRoom} : quiz_intent(look.ask));
}

}  // namespace

std::string shoot(const cli::ShotRequest& request) {
  scene::Controller controller(view_of(request));
  controller.open(request.run.source->name(),
                  {request.run.profile, request.run.language, request.run.limits, request.run.schedule});
  // A quiz is about the whole run; a picture needs no more than its step.
  auto recorded = [&] { return controller.session().scene().counters.event.total; };
  while (controller.is_recording() && (request.look.hides_future() || recorded() < request.step)) controller.advance(0);
  controller.seek({scene::StepTarget::Kind::Number, request.step});
  show_as_asked(controller, request.look);
  controller.hide_future(request.look.no_answers);
  render::PictureOptions look;
  look.view = controller.view();
  look.width = request.look.width;
  look.height = request.look.height;
  look.scale = request.look.scale;
  render::Picture picture = render::draw_picture(controller.scene(), look);
  errno = 0;
  if (render::write_png(request.output_path, picture)) return "";
  return errno != 0 ? std::strerror(errno) : "not written";
}

}  // namespace loopscope
