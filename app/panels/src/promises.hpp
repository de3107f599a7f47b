#pragma once
// Promises with their states and what waits for them.
#include <panels/ui.hpp>
#include <scene/intent.hpp>

namespace loopscope::panels {

void draw_promises(Ui& ui, const scene::Scene& scene, const scene::Rect& body, scene::Intents& intents);

}  // namespace loopscope::panels
