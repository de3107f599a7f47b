#include <panels/panels.hpp>
#include <panels/widgets.hpp>

namespace loopscope::panels {

namespace {

void draw_wrapped(const Ui& ui, Face face, Role role, const std::string& words) {
  if (words.empty()) return;
  ImGui::PushFont(ui.font(face));
  ImGui::PushStyleColor(ImGuiCol_Text, ui.paint(role));
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(words.data(), words.data() + words.size());
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

bool is_fault(const scene::Scene& scene) {
  using scene::RunState;
  return scene.state == RunState::Failed || scene.state == RunState::Limit || scene.state == RunState::Deadlock;
}

}  // namespace

void draw_reason(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents&) {
  PanelFrame frame(ui, "reason", layout.at(scene::Panel::Reason), ui.words(TextId::window_panel_reason), {});
  const scene::Reason& reason = scene.reason;
  if (reason.sentence.empty() && scene.message.empty()) {
    TextId words = scene.code.source ? TextId::window_empty_reason : TextId::window_empty_reason_without_file;
    empty_state(ui, frame.body(), ui.words(words));
    return;
  }
  draw_wrapped(ui, Face::Text, is_fault(scene) ? Role::Error : Role::Text, scene.message);
  bool narrow = layout.breakpoint == scene::Breakpoint::Narrow;
  draw_wrapped(ui, narrow ? Face::Text : Face::Large, Role::Text, reason.sentence);
  std::string rule = reason.rule;
  if (!rule.empty() && !reason.source.empty()) rule += " · ";
  draw_wrapped(ui, Face::Small, Role::Dim, rule + reason.source);
}

}  // namespace loopscope::panels
