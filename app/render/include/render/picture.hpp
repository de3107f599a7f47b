#pragma once
// A picture of the window without a window: the same panels, drawn by a small software raster, so that no display, no
// OpenGL and no graphics driver takes part and the same scene gives the same bytes on every machine of one kind.
#include <panels/stage.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace loopscope::render {

// 8-bit RGBA, rows from the top.
struct Picture {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;
};

struct PictureOptions {
  int width = 1440;
  int height = 900;
  float scale = 0;  // 0: what the size suggests
  scene::View view;
};

Picture draw_picture(const scene::Scene& scene, const PictureOptions& options);

// Of the frame that the current ImGui context drew last, for whoever runs frames himself.
Picture picture_of_frame(int width, int height);

// Writes a PNG; false when the file cannot be written.
bool write_png(const std::string& path, const Picture& picture);

}  // namespace loopscope::render
