#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float arrow_width = 18;

void draw_pill(const Ui& ui, const scene::Rect& rect, const std::string& name, bool current) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImVec2 from{rect.x, rect.y};
  ImVec2 to{rect.right(), rect.bottom()};
  float rounding = rect.height / 2;
  list.AddRectFilled(from, to, ui.paint(current ? Role::Accent : Role::Raised), rounding);
  if (!current) list.AddRect(from, to, ui.paint(Role::Border), rounding);
  const ImFont* font = ui.font(Face::Small);
  float room = rect.width - ui.px(12);
  float x = rect.x + (rect.width - std::min(text_width(font, name), room)) / 2;
  ImVec2 at{std::round(x), std::round(rect.y + (rect.height - font->FontSize) / 2)};
  draw_fitted(list, font, at, ui.paint(current ? Role::OnAccent : Role::Text), name, room);
}

void draw_arrow(const Ui& ui, float x, float y) {
  float half = ui.px(4);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddLine({x + ui.px(3), y}, {x + ui.px(arrow_width) - ui.px(6), y}, ui.paint(Role::Dim), ui.px(1.5F));
  float tip = x + ui.px(arrow_width) - ui.px(3);
  list.AddTriangleFilled({tip, y}, {tip - half, y - half}, {tip - half, y + half}, ui.paint(Role::Dim));
}

}  // namespace

void draw_phases(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents&) {
  PanelFrame frame(ui, "phases", layout.at(scene::Panel::Phases), ui.words(TextId::window_panel_phases), {});
  const auto& names = scene.phases.names;
  if (names.empty()) {
    TextId words = scene.code.source ? TextId::window_no_phases : TextId::window_empty_phases;
    empty_state(ui, frame.body(), ui.words(words));
    return;
  }
  const scene::Rect& body = frame.body();
  auto count = static_cast<float>(names.size());
  float width = (body.width - ui.px(arrow_width) * (count - 1)) / count;
  float height = std::min(body.height, ui.px(26));
  float y = std::round(body.y + (body.height - height) / 2);
  for (std::size_t i = 0; i < names.size(); ++i) {
    float x = std::round(body.x + static_cast<float>(i) * (width + ui.px(arrow_width)));
    draw_pill(ui, {x, y, std::round(width), height}, names[i], static_cast<int>(i) == scene.phases.current);
    if (i + 1 < names.size()) draw_arrow(ui, x + width, y + height / 2);
  }
}

}  // namespace loopscope::panels
