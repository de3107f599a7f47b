#include <scene/present_layout.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::scene {

namespace {

constexpr float least_text = 28, at_height = 720;  // pixels
constexpr float least_width = 1100;                // at that height; a narrower picture gets smaller text
constexpr float bar_height = 30, progress_height = 3, gap = 7;
constexpr float code_share = 0.5F, machine_share = 0.6F;
constexpr float one_row = 36, one_line = 40;           // the least that the machine and the output show anything in
constexpr float least_words = 88, most_words = 0.44F;  // pixels of scale 1; a share of the height

}  // namespace

float present_scale(Size size, float zoom) {
  float growth = std::min(size.height / at_height, size.width / least_width);
  return std::max(0.5F, growth * zoom * least_text / present_text);
}

PresentLayout make_present_layout(Size size, float scale, float words) {
  auto px = [&](float pixels) { return std::round(pixels * scale); };
  PresentLayout layout;
  layout.size = size;
  layout.scale = scale;
  float space = px(gap);
  layout.bar = {0, 0, size.width, std::min(px(bar_height), size.height)};
  layout.progress = {0, layout.bar.bottom(), size.width, px(progress_height)};
  float top = layout.progress.bottom() + space;
  float height = std::min(std::max(px(least_words), words), std::round(size.height * most_words));
  float bottom = std::max(top, size.height - space - height);
  layout.words = {space, bottom, std::max(0.0F, size.width - 2 * space), std::max(0.0F, size.height - space - bottom)};
  float middle = std::max(0.0F, bottom - space - top);
  float code = std::round((size.width - 3 * space) * code_share);
  layout.code = {space, top, code, middle};
  float x = layout.code.right() + space;
  float width = std::max(0.0F, size.width - space - x);
  // Where there is no room for both, what was printed tells more than what waits.
  float both = middle - space;
  float machine = 0;
  if (both >= px(one_row) + px(one_line))
    machine = std::clamp(std::round(both * machine_share), px(one_row), both - px(one_line));
  layout.machine = {x, top, width, machine};
  float output = machine > 0 ? layout.machine.bottom() + space : top;
  layout.output = {x, output, width, std::max(0.0F, bottom - space - output)};
  return layout;
}

}  // namespace loopscope::scene
