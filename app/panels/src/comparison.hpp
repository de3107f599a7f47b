#pragma once
// A question over two texts that stand beside each other.
#include <panels/ui.hpp>
#include <scene/intent.hpp>

namespace loopscope::panels {

void draw_comparison(Ui& ui, const scene::Layout& layout, scene::Intents& intents);
// The buttons of the question that is asked, from the right.
void draw_answers(Ui& ui, const scene::Rect& row, scene::Intents& intents);

}  // namespace loopscope::panels
