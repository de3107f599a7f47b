#pragma once
// A sentence at ImGui's cursor, wrapped to the room that is left; what stands in `backticks` is drawn as code.
#include <panels/ui.hpp>

#include <string_view>

namespace loopscope::panels {

void draw_sentence(const Ui& ui, Face face, Role role, std::string_view sentence);

}  // namespace loopscope::panels
