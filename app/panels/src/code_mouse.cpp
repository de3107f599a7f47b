// The mouse in the code panel: it places the cursor, selects by characters, words and lines, and scrolls when it is
// dragged out of the panel.
#include <algorithm>
#include <cmath>

#include "code_view.hpp"

namespace loopscope::panels {

namespace {

scene::Intent at(editor::Command command, std::size_t position, bool extend = false) {
  return scene::edit_intent({command, extend, "", position});
}

}  // namespace

std::size_t CodeView::position_at(ImVec2 mouse) const {
  float row = std::max(0.0F, (mouse.y - origin_.y) / line_height_);
  std::size_t line = std::min(static_cast<std::size_t>(row), text_.buffer.line_count() - 1);
  double cell = (mouse.x - text_x()) / painter_.cell_width();
  return text_.buffer.line_start(line) + editor::LineShape(text_.buffer.line(line)).byte_at(cell);
}

void CodeView::take_mouse(scene::Intents& intents) {
  if (!text_.document) return;
  ImVec2 mouse = ImGui::GetIO().MousePos;
  if (ui_.view.editing && text_.document->completion().is_open() && ui_.editor.completion.contains(mouse.x, mouse.y))
    return;
  bool over_text = ImGui::IsWindowHovered() &&
                   ImGui::IsMouseHoveringRect({body_.x + gutter_ - ui_.px(4), body_.y},
                                              {body_.right() - ImGui::GetStyle().ScrollbarSize, body_.bottom()});
  if (over_text) ImGui::SetMouseCursor(ImGuiMouseCursor_TextInput);
  if (over_text && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) press(position_at(mouse), intents);
  if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) ui_.editor.dragging = false;
  if (ui_.editor.dragging && ImGui::GetMouseClickedCount(ImGuiMouseButton_Left) == 0) drag(mouse, intents);
}

void CodeView::press(std::size_t position, scene::Intents& intents) {
  if (!ui_.view.editing) intents.push_back({scene::Action::FocusEditor});
  ui_.editor.dragging = true;
  switch (ImGui::GetMouseClickedCount(ImGuiMouseButton_Left)) {
    case 1:
      return intents.push_back(at(editor::Command::PlaceCursor, position, ImGui::GetIO().KeyShift));
    case 2:
      return intents.push_back(at(editor::Command::SelectWord, position));
    case 3:
      return intents.push_back(at(editor::Command::SelectLine, position));
    default:
      return;
  }
}

void CodeView::drag(ImVec2 mouse, scene::Intents& intents) {
  float beyond = mouse.y < body_.y ? mouse.y - body_.y : std::max(0.0F, mouse.y - body_.bottom());
  if (beyond != 0) {
    ui_.restless = true;
    float speed = std::clamp(beyond * 0.3F, -line_height_ * 2, line_height_ * 2);
    ImGui::SetScrollY(std::clamp(ImGui::GetScrollY() + speed, 0.0F, ImGui::GetScrollMaxY()));
  }
  ImVec2 inside{mouse.x, std::clamp(mouse.y, body_.y, body_.bottom() - 1)};
  std::size_t position = position_at(inside);
  bool moved = ImGui::IsMouseDragging(ImGuiMouseButton_Left, 2);
  if (moved && position != text_.document->editor().selection().head)
    intents.push_back(at(editor::Command::DragTo, position));
}

}  // namespace loopscope::panels
