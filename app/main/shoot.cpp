#include "shoot.hpp"

#include <render/picture.hpp>
#include <scene/session.hpp>

#include <cerrno>
#include <cstring>

namespace loopscope {

std::string shoot(const cli::ShotRequest& request) {
  scene::SessionOptions options{request.run.profile, request.run.language, request.run.limits, request.run.schedule};
  scene::Session session = scene::Session::open(request.run.source->name(), options);
  session.seek(scene::StepTarget{scene::StepTarget::Kind::Number, request.step});
  render::PictureOptions look;
  look.view.language = request.run.language;
  int themes = static_cast<int>(scene::theme_count);
  look.view.theme = static_cast<scene::ThemeName>(request.look.theme % themes);
  look.view.safe_colours = request.look.theme >= themes;
  look.width = request.look.width;
  look.height = request.look.height;
  look.scale = request.look.scale;
  render::Picture picture = render::draw_picture(session.scene(), look);
  errno = 0;
  if (render::write_png(request.output_path, picture)) return "";
  return errno != 0 ? std::strerror(errno) : "not written";
}

}  // namespace loopscope
