#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

// Numbered discs on the lines, the script's call first, joined by curves at the code's right edge; from the last one a
// curve leads to the selected chip.
class ChainOverlay {
 public:
  ChainOverlay(Ui& ui, const scene::Scene& scene) : ui_(ui), scene_(scene), list_(*ImGui::GetForegroundDrawList()) {}

  void draw() {
    std::optional<ImVec2> before;
    int number = 0;
    for (auto link = scene_.chain.rbegin(); link != scene_.chain.rend(); ++link) {
      ++number;
      scene::Rect line = ui_.code_lines.line(link->place.line);
      if (line.empty()) continue;
      ImVec2 at{line.right() - ui_.px(26) - ui_.px(4) * static_cast<float>(number % 2), line.y + line.height / 2};
      if (before) join(*before, at);
      draw_disc(at, number, link->kind);
      before = at;
    }
    if (before) lead_to_chip(*before);
  }

 private:
  void join(ImVec2 from, ImVec2 to) const {
    float bow = std::min(ui_.px(60), ui_.px(18) + std::abs(to.y - from.y) * 0.4F);
    list_.AddBezierCubic(from, {from.x - bow, from.y}, {to.x - bow, to.y}, to, ui_.paint(Role::Accent), ui_.px(2));
  }

  void draw_disc(ImVec2 at, int number, scene::Kind kind) const {
    const ImFont* font = ui_.font(Face::Small);
    std::string words = std::to_string(number);
    float radius = std::max(ui_.px(9), text_width(font, words) / 2 + ui_.px(4));
    list_.AddCircleFilled(at, radius, ui_.paint(Role::Panel), 24);
    list_.AddCircle(at, radius, ui_.paint(role_of(kind)), 24, ui_.px(2));
    draw_text(list_, font, {std::round(at.x - text_width(font, words) / 2), std::round(at.y - font->FontSize / 2)},
              ui_.paint(Role::Text), words);
  }

  void lead_to_chip(ImVec2 from) const {
    const scene::Rect& chip = ui_.selected_spot;
    if (chip.empty()) return;
    ImVec2 to{chip.x - ui_.px(2), chip.y + chip.height / 2};
    float bow = std::max(ui_.px(40), std::abs(to.x - from.x) * 0.5F);
    ImU32 paint = ui_.paint(Role::Accent);
    list_.AddBezierCubic({from.x + ui_.px(9), from.y}, {from.x + bow, from.y}, {to.x - bow, to.y}, to, paint,
                         ui_.px(2));
    float half = ui_.px(5);
    list_.AddTriangleFilled({to.x + half, to.y}, {to.x - half, to.y - half}, {to.x - half, to.y + half}, paint);
  }

  Ui& ui_;
  const scene::Scene& scene_;
  ImDrawList& list_;
};

}  // namespace

void draw_chain_overlay(Ui& ui, const scene::Scene& scene) {
  if (ui.view.chain_open && !scene.chain.empty()) ChainOverlay(ui, scene).draw();
}

}  // namespace loopscope::panels
