#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/present_keys.hpp>
#include <text/editor_text.hpp>
#include <text/window_text.hpp>

#include <cmath>
#include <vector>

namespace loopscope::panels {

namespace {

// A line of the sheet: a key and what it does, or a heading.
struct SheetRow {
  const char* shown;
  TextId words;
};

void add_present_rows(std::vector<SheetRow>& rows) {
  for (std::span<const scene::PresentKeyRow> table : {scene::present_key_table(), scene::room_key_table()}) {
    for (const scene::PresentKeyRow& row : table) {
      if (row.shown) rows.push_back({row.shown, row.words});
    }
  }
}

// While something is presented, the presenter's own keys are what there is.
std::vector<SheetRow> sheet_rows(bool presents) {
  std::vector<SheetRow> rows;
  if (presents) {
    add_present_rows(rows);
    return rows;
  }
  for (const scene::KeyRow& row : scene::key_table()) {
    if (row.shown) rows.push_back({row.shown, row.words});
  }
  rows.push_back({nullptr, EditorText::editor_keys});
  for (const scene::EditorKeyRow& row : scene::editor_key_table()) {
    if (row.shown) rows.push_back({row.shown, row.words});
  }
  return rows;
}

void draw_row(Ui& ui, const SheetRow& row, ImVec2 at, float width) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  float keys_width = ui.px(140);
  if (!row.shown) return draw_text(list, ui.font(Face::Bold), at, ui.paint(Role::Text), ui.words(row.words));
  draw_text(list, ui.font(Face::MonoSmall), at, ui.paint(Role::Accent), row.shown);
  std::string words = ui.words(row.words);
  float room = width - keys_width - ui.px(12);
  bool cut = draw_fitted(list, ui.font(Face::Small), {at.x + keys_width, at.y}, ui.paint(Role::Text), words, room);
  if (cut) help_area(ui, "key words " + words, {at.x + keys_width, at.y, room, ui.px(24)}, words);
}

// Where the sheet is longer than the window.
void scroll_by_keys(float page, float row) {
  struct ScrollRow {
    scene::Key key;
    float distance;
  };
  const ScrollRow rows[] = {{scene::Key::PageDown, page - row},
                            {scene::Key::PageUp, row - page},
                            {scene::Key::Down, row},
                            {scene::Key::Up, -row}};
  for (const ScrollRow& each : rows) {
    if (ImGui::IsKeyPressed(static_cast<int>(each.key))) ImGui::SetScrollY(ImGui::GetScrollY() + each.distance);
  }
}

}  // namespace

void draw_help(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.help_open) return;
  std::vector<SheetRow> rows = sheet_rows(ui.view.present.open);
  // In two or three columns where there is room for them.
  std::size_t columns = layout.size.width >= ui.px(1420) ? 3 : layout.size.width >= ui.px(1000) ? 2 : 1;
  constexpr float widths[] = {640, 980, 1390};
  std::size_t each = (rows.size() + columns - 1) / columns;
  float row_height = std::round(ui.px(24));
  float height = row_height * static_cast<float>(each);
  Overlay overlay(ui, "help sheet", ui.words(WindowText::window_help), layout.size,
                  {ui.px(widths[columns - 1]), ui.px(74) + height});
  scroll_by_keys(overlay.body().height, row_height);
  ImVec2 from = ImGui::GetCursorScreenPos();
  float width = overlay.body().width / static_cast<float>(columns);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    ImVec2 at{from.x + width * static_cast<float>(i / each), from.y + row_height * static_cast<float>(i % each)};
    draw_row(ui, rows[i], at, width);
  }
  ImGui::Dummy({1, height});
  if (overlay.clicked_beside()) intents.push_back({scene::Action::ToggleHelp});
}

}  // namespace loopscope::panels
