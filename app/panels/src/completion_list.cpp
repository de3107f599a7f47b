// The proposals for a scenario's header, below the cursor.
#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr std::size_t most_rows = 8;
constexpr float list_width = 460;

// The rows that are shown, around the chosen one.
std::size_t first_row(const editor::CompletionState& completion) {
  if (completion.chosen < most_rows) return 0;
  return completion.chosen - most_rows + 1;
}

scene::Rect place_of(const Ui& ui, const scene::Layout& layout, std::size_t rows, float row_height) {
  const scene::Rect& cursor = ui.widgets.at("cursor");
  float width = std::min(ui.px(list_width), layout.size.width - ui.px(16));
  float height = row_height * static_cast<float>(rows) + ui.px(8);
  float x = std::min(cursor.x, layout.size.width - width - ui.px(8));
  bool below = cursor.bottom() + height + ui.px(8) < layout.size.height;
  return {std::round(x), std::round(below ? cursor.bottom() + ui.px(3) : cursor.y - height - ui.px(3)), width, height};
}

}  // namespace

void draw_completion(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  bool shown = ui.document && ui.view.editing && ui.document->completion().is_open() && ui.widgets.contains("cursor");
  if (!shown) return;
  const editor::CompletionState& completion = ui.document->completion();
  std::size_t first = first_row(completion);
  std::size_t rows = std::min(completion.proposals.size() - first, most_rows);
  float row_height = std::round(ui.px(26));
  scene::Rect box = place_of(ui, layout, rows, row_height);
  ui.widgets["completion"] = ui.editor.completion = box;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, ui.paint(Role::Raised), ui.px(6));
  list.AddRect({box.x, box.y}, {box.right(), box.bottom()}, ui.paint(Role::Border), ui.px(6));
  const ImFont* mono = ui.font(Face::MonoSmall);
  const ImFont* small = ui.font(Face::Small);
  float label_width = 0;
  for (const HeaderProposal& each : completion.proposals)
    label_width = std::max(label_width, text_width(mono, each.label));
  for (std::size_t i = 0; i < rows; ++i) {
    const HeaderProposal& proposal = completion.proposals[first + i];
    scene::Rect row{box.x + ui.px(4), box.y + ui.px(4) + row_height * static_cast<float>(i), box.width - ui.px(8),
                    row_height};
    bool chosen = first + i == completion.chosen;
    ImVec2 mouse = ImGui::GetIO().MousePos;
    bool hovered = row.contains(mouse.x, mouse.y);
    if (chosen || hovered)
      list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()}, ui.paint(Role::Selection), ui.px(4));
    float y = std::round(row.y + (row_height - mono->FontSize) / 2);
    draw_text(list, mono, {row.x + ui.px(8), y}, ui.paint(Role::Text), proposal.label);
    float x = row.x + ui.px(22) + label_width;
    if (proposal.about)
      draw_fitted(list, small, {x, std::round(row.y + (row_height - small->FontSize) / 2)}, ui.paint(Role::Dim),
                  ui.words(*proposal.about), row.right() - x - ui.px(6));
    if (hovered && ImGui::IsMouseClicked(ImGuiMouseButton_Left))
      intents.push_back(scene::edit_intent({editor::Command::AcceptCompletion, false, "", 0, first + i + 1}));
  }
}

}  // namespace loopscope::panels
