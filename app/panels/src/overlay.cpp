#include <panels/overlay.hpp>
#include <panels/widgets.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

scene::Rect centred(scene::Size window, scene::Size wanted, float margin) {
  float width = std::max(1.0F, std::min(wanted.width, window.width - 2 * margin));
  float height = std::max(1.0F, std::min(wanted.height, window.height - 2 * margin));
  return {std::round((window.width - width) / 2), std::round((window.height - height) / 2), width, height};
}

}  // namespace

FloatingWindow::FloatingWindow(Ui& ui, const char* name, const scene::Rect& rect) {
  ui.widgets[name] = rect;
  ui.focus.cover(rect);
  ImGui::SetNextWindowPos({rect.x, rect.y});
  ImGui::SetNextWindowSize({rect.width, rect.height});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::Begin(name, nullptr, flags);
  ImGui::PopStyleVar(2);
}

FloatingWindow::~FloatingWindow() { ImGui::End(); }

Overlay::Overlay(Ui& ui, const char* name, std::string_view title, scene::Size window, scene::Size wanted)
    : window_(ui, name, {0, 0, window.width, window.height}), box_(centred(window, wanted, ui.px(24))) {
  ui.widgets[name] = box_;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({0, 0}, {window.width, window.height}, ui.paint(Role::Shade));
  list.AddRectFilled({box_.x, box_.y}, {box_.right(), box_.bottom()}, ui.paint(Role::Panel), ui.px(10));
  list.AddRect({box_.x, box_.y}, {box_.right(), box_.bottom()}, ui.paint(Role::Border), ui.px(10));
  float pad = ui.px(20);
  draw_text(list, ui.font(Face::Bold), {box_.x + pad, box_.y + ui.px(16)}, ui.paint(Role::Text), title);
  const ImFont* small = ui.font(Face::Small);
  std::string close = with_key(ui, WindowText::window_close, scene::Action::Escape);
  float wide = text_width(small, close);
  scene::Rect place{std::round(box_.right() - pad - wide - ui.px(8)), box_.y + ui.px(10), wide + ui.px(16),
                    std::round(small->FontSize + ui.px(14))};
  closes_ = press_area(ui, std::string(name) + " close", place, close);
  if (ImGui::IsItemHovered())
    list.AddRectFilled({place.x, place.y}, {place.right(), place.bottom()}, ui.paint(Role::Hover), ui.px(6));
  draw_text(list, small, {place.x + ui.px(8), box_.y + ui.px(17)}, ui.paint(Role::Dim), close);
  float top = ui.px(50);
  body_ = {box_.x + pad, box_.y + top, box_.width - 2 * pad, std::max(1.0F, box_.height - top - ui.px(16))};
  ImGui::SetCursorScreenPos({body_.x, body_.y});
  ImGui::BeginChild("body", {body_.width, body_.height}, false, ImGuiWindowFlags_NoNav);
}

Overlay::~Overlay() { ImGui::EndChild(); }

bool Overlay::clicked_beside() const {
  if (closes_) return true;
  ImVec2 mouse = ImGui::GetIO().MousePos;
  return ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !box_.contains(mouse.x, mouse.y) &&
         !ImGui::IsWindowAppearing();
}

}  // namespace loopscope::panels
