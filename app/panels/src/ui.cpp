#include <panels/ui.hpp>

namespace loopscope::panels {

ImU32 Ui::paint(Role role) const { return paint(role, 1); }

ImU32 Ui::paint(Role role, float opacity) const {
  Colour chosen = colour(view.theme, role, view.safe_colours);
  return IM_COL32(chosen.red, chosen.green, chosen.blue, static_cast<float>(chosen.alpha) * opacity);
}

scene::Rect CodeLines::line(std::uint32_t number) const {
  if (height <= 0 || number == 0) return {};
  scene::Rect rect{body.x, first_y + height * static_cast<float>(number - 1), body.width, height};
  bool in_sight = rect.y + height / 2 >= body.y && rect.y + height / 2 <= body.bottom();
  return in_sight ? rect : scene::Rect{};
}

}  // namespace loopscope::panels
