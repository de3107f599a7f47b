#pragma once
// What the room predicts: a field, the predictions with how many say so, and later which of them are right.
#include <panels/ui.hpp>
#include <scene/intent.hpp>

namespace loopscope::panels {

void draw_room(Ui& ui, const scene::RoomView& room, const scene::Rect& rect, scene::Intents& intents);

}  // namespace loopscope::panels
