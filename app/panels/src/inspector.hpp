#pragma once
// The inspector: variables, promises and objects, in a panel of its own or where the machine stands.
#include <panels/ui.hpp>
#include <scene/intent.hpp>

namespace loopscope::panels {

// What the chosen tab shows, in ImGui's current window.
void draw_inspector(Ui& ui, const scene::Scene& scene, const scene::Rect& body, scene::Intents& intents);

// In a panel's title line; `with_machine`: the machine is one of them.
void draw_tabs(Ui& ui, const scene::Rect& rect, bool with_machine, scene::Intents& intents);

}  // namespace loopscope::panels
