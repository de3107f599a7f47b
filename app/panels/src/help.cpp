#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/keys.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

void draw_row(const Ui& ui, const scene::KeyRow& row, ImVec2 at, float width) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  float keys_width = ui.px(150);
  draw_text(list, ui.font(Face::MonoSmall), at, ui.paint(Role::Accent), row.shown);
  draw_fitted(list, ui.font(Face::Small), {at.x + keys_width, at.y}, ui.paint(Role::Text), ui.words(row.words),
              width - keys_width);
}

}  // namespace

void draw_help(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.help_open) return;
  auto rows = scene::key_table();
  auto shown = std::count_if(rows.begin(), rows.end(), [](const scene::KeyRow& row) { return row.shown != nullptr; });
  float row_height = std::round(ui.px(24));
  // In two columns where there is room for them.
  bool two = layout.size.width >= ui.px(1000);
  float height = row_height * static_cast<float>(two ? (shown + 1) / 2 : shown);
  Overlay overlay(ui, "help sheet", ui.words(TextId::window_help), layout.size,
                  {ui.px(two ? 980 : 560), ui.px(74) + height});
  ImVec2 origin = ImGui::GetCursorScreenPos();
  float width = overlay.body().width / (two ? 2 : 1) - ui.px(8);
  ImVec2 at = origin;
  for (const scene::KeyRow& row : rows) {
    if (!row.shown) continue;
    draw_row(ui, row, at, width);
    at.y += row_height;
    if (two && at.x == origin.x && at.y + row_height / 2 > origin.y + height)
      at = {origin.x + width + ui.px(16), origin.y};
  }
  ImGui::Dummy({1, height});
  if (overlay.clicked_beside()) intents.push_back({scene::Action::ToggleHelp});
}

}  // namespace loopscope::panels
