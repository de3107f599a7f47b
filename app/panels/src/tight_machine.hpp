#pragma once
// The machine where there is room for one panel only: the stack, each queue and the timers in a line each, the loop's
// parts as marks. The inspector takes its place when it is asked for.
#include <panels/ui.hpp>
#include <scene/intent.hpp>

namespace loopscope::panels {

void draw_tight_machine(Ui& ui, const scene::Scene& scene, const scene::Rect& rect, scene::Intents& intents);

}  // namespace loopscope::panels
