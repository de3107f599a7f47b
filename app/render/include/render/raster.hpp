#pragma once
// Draws ImGui's triangles on the processor.
#include <imgui.h>
#include <render/picture.hpp>

namespace loopscope::render {

// The atlas as ImGui gives it: one byte of coverage a texel.
struct Coverage {
  const std::uint8_t* texels = nullptr;
  int width = 0;
  int height = 0;
};

// Over what the picture already holds.
void draw(Picture& picture, const ImDrawData& data, const Coverage& atlas);

}  // namespace loopscope::render
