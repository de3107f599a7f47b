#include <render/picture.hpp>

#include <render/raster.hpp>

#include <imgui.h>

namespace loopscope::render {

namespace {

// ImGui settles sizes and scroll positions over a few frames.
constexpr int settling_frames = 3;
constexpr float frame_seconds = 1 / 60.0F;

Coverage atlas_coverage() {
  unsigned char* texels = nullptr;
  Coverage atlas;
  ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&texels, &atlas.width, &atlas.height);
  atlas.texels = texels;
  return atlas;
}

Picture blank(int width, int height) {
  Picture picture{width, height, {}};
  picture.pixels.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4, 255);
  return picture;
}

}  // namespace

Picture draw_picture(const scene::Scene& scene, const PictureOptions& options) {
  scene::Size size{static_cast<float>(options.width), static_cast<float>(options.height)};
  float scale = options.scale > 0 ? options.scale : scene::suggested_scale(size) * options.view.text_zoom;
  panels::TextScale text = panels::text_scale(options.view, size, scale);
  panels::Stage stage(text.scale, text.least);
  scene::Intents ignored;
  for (int i = 0; i < settling_frames; ++i) {
    stage.frame(scene, options.view, scene::Player(), size, frame_seconds, ignored);
    if (!stage.wants_letters()) continue;
    stage.make_letters();
    i = -1;  // the new letters change what fits
  }
  return picture_of_frame(options.width, options.height);
}

Picture picture_of_frame(int width, int height) {
  Picture picture = blank(width, height);
  draw(picture, *ImGui::GetDrawData(), atlas_coverage());
  return picture;
}

}  // namespace loopscope::render
