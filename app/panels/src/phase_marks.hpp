#pragma once
// The parts of the loop where there is no room for their names.
#include <panels/ui.hpp>

namespace loopscope::panels {

void draw_phase_marks(Ui& ui, const scene::Phases& phases, const scene::Rect& body);

}  // namespace loopscope::panels
