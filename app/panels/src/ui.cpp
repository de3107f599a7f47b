#include <panels/ui.hpp>

namespace loopscope::panels {

ImU32 Ui::paint(Role role) const { return paint(role, 1); }

ImU32 Ui::paint(Role role, float opacity) const {
  Colour chosen = colour(view.theme, role);
  return IM_COL32(chosen.red, chosen.green, chosen.blue, static_cast<float>(chosen.alpha) * opacity);
}

}  // namespace loopscope::panels
