#include <render/raster.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::render {

namespace {

// Pixel columns x0..x1 and rows y0..y1, half-open.
struct Box {
  int x0, y0, x1, y1;
  bool empty() const { return x0 >= x1 || y0 >= y1; }
};

struct Rgba {
  float red, green, blue, alpha;
};

Rgba unpack(ImU32 colour) {
  auto channel = [&](int shift) { return static_cast<float>((colour >> shift) & 255U); };
  return {channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT), channel(IM_COL32_B_SHIFT),
          channel(IM_COL32_A_SHIFT) / 255.0F};
}

// Twice the area of the triangle a, b, point; positive when the point lies on the inner side.
float edge(ImVec2 a, ImVec2 b, float x, float y) { return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x); }

// A pixel centre on a shared edge belongs to the triangle that has it as a top or left edge, and to no other.
bool is_top_left(ImVec2 a, ImVec2 b) { return (a.y == b.y && b.x > a.x) || b.y < a.y; }

bool same(ImVec2 a, ImVec2 b) { return a.x == b.x && a.y == b.y; }

constexpr float rounding = 0.5F;

void blend(std::uint8_t* pixel, const Rgba& colour, float alpha) {
  const float channels[] = {colour.red, colour.green, colour.blue};
  for (int i = 0; i < 3; ++i) {
    float below = pixel[i];
    pixel[i] = static_cast<std::uint8_t>(below + (channels[i] - below) * alpha + rounding);
  }
}

// Bilinear, clamped at the borders, as a texture unit samples it; 0..1.
float sample(const Coverage& atlas, float u, float v) {
  float x = u * static_cast<float>(atlas.width) - 0.5F;
  float y = v * static_cast<float>(atlas.height) - 0.5F;
  int column = static_cast<int>(std::floor(x));
  int row = static_cast<int>(std::floor(y));
  float right = x - static_cast<float>(column);
  float down = y - static_cast<float>(row);
  auto texel = [&](int i, int j) {
    i = std::clamp(i, 0, atlas.width - 1);
    j = std::clamp(j, 0, atlas.height - 1);
    return static_cast<float>(atlas.texels[static_cast<std::size_t>(j) * static_cast<std::size_t>(atlas.width) +
                                           static_cast<std::size_t>(i)]);
  };
  float top = texel(column, row) * (1 - right) + texel(column + 1, row) * right;
  float bottom = texel(column, row + 1) * (1 - right) + texel(column + 1, row + 1) * right;
  return (top * (1 - down) + bottom * down) / 255.0F;
}

// The colour and coverage of one triangle at barycentric weights.
class Shader {
 public:
  Shader(const ImDrawVert (&corners)[3], const Coverage& atlas)
      : corners_(corners),
        atlas_(atlas),
        colours_{unpack(corners[0].col), unpack(corners[1].col), unpack(corners[2].col)},
        is_flat_(corners[0].col == corners[1].col && corners[1].col == corners[2].col),
        is_untextured_(same(corners[0].uv, corners[1].uv) && same(corners[1].uv, corners[2].uv)) {}

  void shade(std::uint8_t* pixel, float w0, float w1, float w2) const {
    Rgba colour = is_flat_ ? colours_[0] : mixed(w0, w1, w2);
    float alpha = colour.alpha;
    if (!is_untextured_) {
      alpha *= sample(atlas_, w0 * corners_[0].uv.x + w1 * corners_[1].uv.x + w2 * corners_[2].uv.x,
                      w0 * corners_[0].uv.y + w1 * corners_[1].uv.y + w2 * corners_[2].uv.y);
    }
    if (alpha > 0) blend(pixel, colour, alpha);
  }

 private:
  Rgba mixed(float w0, float w1, float w2) const {
    const Rgba& a = colours_[0];
    const Rgba& b = colours_[1];
    const Rgba& c = colours_[2];
    return {w0 * a.red + w1 * b.red + w2 * c.red, w0 * a.green + w1 * b.green + w2 * c.green,
            w0 * a.blue + w1 * b.blue + w2 * c.blue, w0 * a.alpha + w1 * b.alpha + w2 * c.alpha};
  }

  const ImDrawVert (&corners_)[3];
  const Coverage& atlas_;
  Rgba colours_[3];
  bool is_flat_;
  bool is_untextured_;
};

Box bounds(const ImDrawVert (&v)[3], const Box& clip) {
  auto [left, right] = std::minmax({v[0].pos.x, v[1].pos.x, v[2].pos.x});
  auto [top, bottom] = std::minmax({v[0].pos.y, v[1].pos.y, v[2].pos.y});
  return {std::max(clip.x0, static_cast<int>(std::floor(left))), std::max(clip.y0, static_cast<int>(std::floor(top))),
          std::min(clip.x1, static_cast<int>(std::ceil(right))),
          std::min(clip.y1, static_cast<int>(std::ceil(bottom)))};
}

void draw_triangle(Picture& picture, ImDrawVert (&v)[3], const Coverage& atlas, const Box& clip) {
  float area = edge(v[0].pos, v[1].pos, v[2].pos.x, v[2].pos.y);
  if (area == 0) return;
  if (area < 0) {
    std::swap(v[1], v[2]);
    area = -area;
  }
  Shader shader(v, atlas);
  Box box = bounds(v, clip);
  bool owns[] = {is_top_left(v[1].pos, v[2].pos), is_top_left(v[2].pos, v[0].pos), is_top_left(v[0].pos, v[1].pos)};
  for (int y = box.y0; y < box.y1; ++y) {
    auto row = static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width);
    for (int x = box.x0; x < box.x1; ++x) {
      float px = static_cast<float>(x) + 0.5F;
      float py = static_cast<float>(y) + 0.5F;
      float w0 = edge(v[1].pos, v[2].pos, px, py);
      float w1 = edge(v[2].pos, v[0].pos, px, py);
      float w2 = edge(v[0].pos, v[1].pos, px, py);
      if (w0 < 0 || w1 < 0 || w2 < 0) continue;
      if ((w0 == 0 && !owns[0]) || (w1 == 0 && !owns[1]) || (w2 == 0 && !owns[2])) continue;
      shader.shade(&picture.pixels[(row + static_cast<std::size_t>(x)) * 4], w0 / area, w1 / area, w2 / area);
    }
  }
}

Box clip_of(const ImDrawCmd& command, const ImDrawData& data, const Picture& picture) {
  auto cut = [](float value, float origin, int limit) {
    return std::clamp(static_cast<int>(value - origin), 0, limit);
  };
  return {cut(command.ClipRect.x, data.DisplayPos.x, picture.width),
          cut(command.ClipRect.y, data.DisplayPos.y, picture.height),
          cut(command.ClipRect.z, data.DisplayPos.x, picture.width),
          cut(command.ClipRect.w, data.DisplayPos.y, picture.height)};
}

void draw_command(Picture& picture, const ImDrawList& list, const ImDrawCmd& command, const Box& clip,
                  const Coverage& atlas) {
  const ImDrawIdx* indexes = list.IdxBuffer.Data + command.IdxOffset;
  const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
  for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
    ImDrawVert corners[3] = {vertices[indexes[i]], vertices[indexes[i + 1]], vertices[indexes[i + 2]]};
    draw_triangle(picture, corners, atlas, clip);
  }
}

}  // namespace

void draw(Picture& picture, const ImDrawData& data, const Coverage& atlas) {
  for (int i = 0; i < data.CmdListsCount; ++i) {
    const ImDrawList& list = *data.CmdLists[i];
    for (const ImDrawCmd& command : list.CmdBuffer) {
      Box clip = clip_of(command, data, picture);
      if (!command.UserCallback && !clip.empty()) draw_command(picture, list, command, clip, atlas);
    }
  }
}

}  // namespace loopscope::render
