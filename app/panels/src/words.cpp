#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/sentence.hpp>
#include <panels/widgets.hpp>

#include <scene/step_words.hpp>
#include <text/comfort_text.hpp>

#include <cmath>

namespace loopscope::panels {

namespace {

// The lines, each as wide as the sheet and as high as it needs; gives the height of all.
float draw_lines(const Ui& ui, const std::vector<scene::WordLine>& lines, float width) {
  ImVec2 from = ImGui::GetCursorScreenPos();
  float y = from.y;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    float indent = ui.px(18) * static_cast<float>(lines[i].depth);
    if (i > 0 && lines[i].depth == 0) y += ui.px(6);
    float wrap = std::max(ui.px(40), width - indent);
    ImGui::SetCursorScreenPos({from.x + indent, std::round(y)});
    y += draw_sentence(ui, Face::Text, lines[i].depth == 0 ? Role::Text : Role::Dim, lines[i].text, wrap);
  }
  return y - from.y;
}

}  // namespace

void draw_words(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.words_open) return;
  Overlay overlay(ui, "words sheet", ui.words(ComfortText::words_title), layout.size, {ui.px(720), ui.px(620)});
  const scene::Rect& body = overlay.body();
  float foot = ui.px(44);
  ImGui::BeginChild("words", {body.width, std::max(1.0F, body.height - foot)}, false, ImGuiWindowFlags_NoNav);
  float height = draw_lines(ui, scene::step_words(scene, ui.view.language), body.width - ui.px(16));
  ImGui::Dummy({1, height});
  ImGui::EndChild();
  Button copy;
  copy.name = "words copy";
  copy.label = with_key(ui, ComfortText::words_copy, scene::Action::CopyWords);
  copy.help = with_key(ui, ComfortText::words_copy_command, scene::Action::CopyWords);
  float width = text_width(ui.font(Face::Text), copy.label) + ui.px(28);
  scene::Rect place{body.x, std::round(body.bottom() - ui.px(34)), std::round(width), ui.px(32)};
  ImGui::GetWindowDrawList()->AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui.paint(Role::Border),
                                      ui.px(6));
  if (button(ui, place, copy)) intents.push_back({scene::Action::CopyWords});
  if (overlay.clicked_beside()) intents.push_back({scene::Action::ToggleWords});
}

}  // namespace loopscope::panels
