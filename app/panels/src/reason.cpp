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

// Words of a sentence, wrapped; what stands in `backticks` is code.
class SentenceDrawer {
 public:
  SentenceDrawer(const Ui& ui, Face face)
      : ui_(ui), text_(ui.font(face)), code_(ui.font(face == Face::Large ? Face::Mono : Face::MonoSmall)) {}

  void draw(std::string_view sentence) {
    origin_ = ImGui::GetCursorScreenPos();
    width_ = ImGui::GetContentRegionAvail().x;
    bool is_code = false;
    while (!sentence.empty()) {
      std::size_t tick = sentence.find('`');
      words(sentence.substr(0, tick), is_code);
      if (tick == std::string_view::npos) break;
      sentence.remove_prefix(tick + 1);
      is_code = !is_code;
    }
    ImGui::Dummy({width_, y_ + line_height()});
  }

 private:
  float line_height() const { return text_->FontSize * 1.35F; }

  void words(std::string_view piece, bool is_code) {
    while (!piece.empty()) {
      std::size_t end = std::min(piece.find(' '), piece.size());
      std::size_t next = std::min(end + 1, piece.size());
      word(piece.substr(0, end), piece.substr(end, next - end), is_code);
      piece.remove_prefix(next);
    }
  }

  void word(std::string_view word, std::string_view space, bool is_code) {
    ImFont* font = is_code ? code_ : text_;
    float width = text_width(font, word);
    if (x_ > 0 && x_ + width > width_) {
      x_ = 0;
      y_ += line_height();
    }
    float drop = (text_->FontSize - font->FontSize) / 2;
    draw_text(*ImGui::GetWindowDrawList(), font, {origin_.x + x_, origin_.y + y_ + drop},
              ui_.paint(is_code ? Role::Accent : Role::Text), word);
    x_ += width + text_width(font, space);
  }

  const Ui& ui_;
  ImFont* text_;
  ImFont* code_;
  ImVec2 origin_;
  float width_ = 0, x_ = 0, y_ = 0;
};

bool is_fault(const scene::Scene& scene) {
  using scene::RunState;
  return scene.state == RunState::Failed || scene.state == RunState::Limit || scene.state == RunState::Deadlock;
}

// The order is open here: the person may take the other one.
void draw_choice(Ui& ui, const scene::OpenChoice& choice, scene::Intents& intents) {
  ImVec2 at = ImGui::GetCursorScreenPos();
  std::string label = ui.words(choice.is_default ? TextId::window_take_other : TextId::window_default_order);
  scene::Rect place{at.x, at.y + ui.px(4), text_width(ui.font(Face::Text), label) + ui.px(24), ui.px(30)};
  ImGui::GetWindowDrawList()->AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui.paint(Role::Border),
                                      ui.px(6));
  scene::Action action = choice.is_default ? scene::Action::TakeOtherOrder : scene::Action::TakeDefaultOrder;
  if (button(ui, place, {"other order", label, ui.words(TextId::window_either_order), true, false}))
    intents.push_back({action});
  ImGui::SetCursorScreenPos({at.x, place.bottom()});
  ImGui::Dummy({1, 1});
}

}  // namespace

void draw_reason(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  PanelFrame frame(ui, "reason", layout.at(scene::Panel::Reason), ui.words(TextId::window_panel_reason), {});
  const scene::Reason& reason = scene.reason;
  if (reason.sentence.empty() && scene.message.empty()) {
    TextId words = scene.code.source ? TextId::window_empty_reason : TextId::window_empty_reason_without_file;
    empty_state(ui, frame.body(), ui.words(words));
    return;
  }
  draw_wrapped(ui, Face::Text, is_fault(scene) ? Role::Error : Role::Text, scene.message);
  bool narrow = layout.breakpoint == scene::Breakpoint::Narrow;
  if (!reason.sentence.empty()) SentenceDrawer(ui, narrow ? Face::Text : Face::Large).draw(reason.sentence);
  std::string rule = reason.rule;
  if (!rule.empty() && !reason.source.empty()) rule += " · ";
  draw_wrapped(ui, Face::Small, Role::Dim, rule + reason.source);
  if (scene.choice) draw_choice(ui, *scene.choice, intents);
}

}  // namespace loopscope::panels
