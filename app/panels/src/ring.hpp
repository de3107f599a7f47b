#pragma once
// The ready ring of cooperative tasks: who has the turn, who is next, who sleeps, waits or has finished; one stack
// each.
#include <panels/ui.hpp>
#include <scene/intent.hpp>

namespace loopscope::panels {

void draw_ring(Ui& ui, const scene::Scene& scene, const scene::Rect& rect, scene::Intents& intents);

}  // namespace loopscope::panels
