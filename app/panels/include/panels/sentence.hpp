#pragma once
// A sentence at ImGui's cursor, wrapped to the room that is left; what stands in `backticks` is drawn as code.
#include <panels/ui.hpp>

#include <string_view>

namespace loopscope::panels {

// Gives its height. `width`: the room, if it is not all that is left.
float draw_sentence(const Ui& ui, Face face, Role role, std::string_view sentence, float width = 0);
// How high it stands in that width.
float sentence_height(const Ui& ui, Face face, std::string_view sentence, float width);

}  // namespace loopscope::panels
