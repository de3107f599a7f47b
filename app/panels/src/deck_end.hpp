#pragma once
// The page at a deck's end: how it went, program by program, and the way to go over the wrong ones again.
#include <panels/ui.hpp>
#include <scene/intent.hpp>

namespace loopscope::panels {

// At ImGui's cursor, in the room that is left.
void draw_deck_end(Ui& ui, const scene::QuizView& quiz, scene::Intents& intents);

}  // namespace loopscope::panels
