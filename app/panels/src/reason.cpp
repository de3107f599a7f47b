#include <panels/panels.hpp>
#include <panels/sentence.hpp>
#include <panels/widgets.hpp>
#include <scene/format.hpp>
#include <text/presenter_text.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float least_with_title = 76;  // and two lines of the sentence

void draw_wrapped(const Ui& ui, Face face, Role role, const std::string& words) {
  if (words.empty()) return;
  ImGui::PushFont(ui.font(face));
  ImGui::PushStyleColor(ImGuiCol_Text, ui.paint(role));
  ImGui::PushTextWrapPos(0);
  flow_text(words);
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

bool is_fault(const scene::Scene& scene) {
  using scene::RunState;
  return scene.state == RunState::Failed || scene.state == RunState::Limit || scene.state == RunState::Deadlock;
}

// The order is open here: the person may take the other one.
void draw_choice(Ui& ui, const scene::OpenChoice& choice, scene::Intents& intents) {
  ImVec2 at = ImGui::GetCursorScreenPos();
  std::string label = ui.words(choice.is_default ? WindowText::window_take_other : WindowText::window_default_order);
  scene::Rect place{at.x, at.y + ui.px(4), text_width(ui.font(Face::Text), label) + ui.px(24), ui.px(30)};
  ImGui::GetWindowDrawList()->AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui.paint(Role::Border),
                                      ui.px(6));
  scene::Action action = choice.is_default ? scene::Action::TakeOtherOrder : scene::Action::TakeDefaultOrder;
  if (button(ui, place, {"other order", label, with_key(ui, WindowText::window_either_order, action), true, false}))
    intents.push_back({action});
  ImGui::SetCursorScreenPos({at.x, place.bottom()});
  ImGui::Dummy({1, 1});
}

// A line that folds and unfolds what is below it.
bool fold_line(Ui& ui, const char* name, const std::string& words, const std::string& help, bool open) {
  const ImFont* font = ui.font(Face::Small);
  ImVec2 at = ImGui::GetCursorScreenPos();
  float width = std::min(ImGui::GetContentRegionAvail().x, text_width(font, words) + ui.px(20));
  scene::Rect place{at.x, at.y + ui.px(4), width, std::round(font->FontSize + ui.px(8))};
  bool pressed = press_area(ui, name, place, help);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImU32 paint = ui.paint(ImGui::IsItemHovered() ? Role::Text : Role::Accent);
  float half = ui.px(4);
  ImVec2 sign{place.x + half, place.y + place.height / 2};
  if (open)
    list.AddTriangleFilled({sign.x - half, sign.y - half * 0.6F}, {sign.x + half, sign.y - half * 0.6F},
                           {sign.x, sign.y + half}, paint);
  else
    list.AddTriangleFilled({sign.x - half * 0.6F, sign.y - half}, {sign.x + half, sign.y},
                           {sign.x - half * 0.6F, sign.y + half}, paint);
  draw_fitted(list, font, {place.x + ui.px(14), std::round(place.y + (place.height - font->FontSize) / 2)}, paint,
              words, place.width - ui.px(14));
  return pressed;
}

// The rule's steps, each under its number, and the facts of this step.
void draw_mechanics(Ui& ui, const scene::Reason& reason) {
  int number = 0;
  for (const std::string& step : reason.steps) {
    ImVec2 at = ImGui::GetCursorScreenPos();
    const ImFont* font = ui.font(Face::Small);
    draw_text(*ImGui::GetWindowDrawList(), font, {at.x + ui.px(2), at.y}, ui.paint(Role::Dim),
              std::to_string(++number) + ".");
    ImGui::Indent(ui.px(20));
    draw_wrapped(ui, Face::Small, Role::Text, step);
    ImGui::Unindent(ui.px(20));
  }
  Language language = ui.view.language;
  std::string facts = ui.words(ViewText::view_fact_time, scene::format_time(reason.time, language));
  if (reason.subject != 0) facts += " · " + ui.words(ViewText::view_fact_subject, reason.subject);
  if (reason.cause != 0) facts += " · " + ui.words(ViewText::view_fact_cause, reason.cause);
  draw_wrapped(ui, Face::Small, Role::Dim, facts);
}

// The causes of the selected thing, the latest first; a click goes to the step that queued it.
class ChainList {
 public:
  ChainList(Ui& ui, scene::Intents& intents) : ui_(ui), intents_(intents) {}

  void draw(const std::vector<scene::CauseLink>& chain) {
    draw_wrapped(ui_, Face::Small, Role::Dim, ui_.words(ViewText::view_chain_title));
    for (std::size_t i = 0; i < chain.size(); ++i) draw(chain[i], i);
    draw_wrapped(ui_, Face::Small, Role::Dim, "← " + ui_.words(ViewText::view_chain_script));
  }

 private:
  void draw(const scene::CauseLink& link, std::size_t index) {
    const ImFont* small = ui_.font(Face::Small);
    const ImFont* mono = ui_.font(Face::MonoSmall);
    ImVec2 at = ImGui::GetCursorScreenPos();
    scene::Rect row{at.x, at.y, ImGui::GetContentRegionAvail().x, std::round(small->FontSize * 1.6F)};
    std::string name = "chain " + std::to_string(index);
    bool pressed = press_area(ui_, name, row);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (ImGui::IsItemHovered()) {
      list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()}, ui_.paint(Role::CurrentLine), ui_.px(4));
      ui_.hovered_now.place = link.place;
      tooltip(ui_, ui_.words(ViewText::view_chain_step, scene::format_count(link.step)));
    }
    draw_shape(list, link.kind, {row.x + ui_.px(10), row.y + row.height / 2}, ui_.px(5), ui_.paint(role_of(link.kind)));
    std::string words = link.place.line == 0
                            ? ui_.words(ViewText::view_chain_row_runtime, link.id, kind_word(ui_, link.kind))
                            : ui_.words(ViewText::view_chain_row, link.id, kind_word(ui_, link.kind), link.place.line);
    float y = std::round(row.y + (row.height - small->FontSize) / 2);
    float width = std::min(row.width * 0.5F, text_width(small, words));
    draw_fitted(list, small, {row.x + ui_.px(22), y}, ui_.paint(Role::Text), words, width + 1);
    float x = row.x + ui_.px(32) + width;
    draw_fitted(list, mono, {x, y}, ui_.paint(Role::Dim), link.source, row.right() - x);
    if (pressed) intents_.push_back({scene::Action::GoToStep, link.step});
  }

  Ui& ui_;
  scene::Intents& intents_;
};

void draw_chain(Ui& ui, const scene::Scene& scene, scene::Intents& intents) {
  if (scene.chain.empty()) return draw_wrapped(ui, Face::Small, Role::Dim, ui.words(ViewText::view_chain_none));
  ChainList(ui, intents).draw(scene.chain);
}

// What the author says about the line, beside a bar.
void draw_notes(Ui& ui, const std::string& notes) {
  if (notes.empty()) return;
  ImGui::Dummy({1, ui.px(2)});
  ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Indent(ui.px(10));
  draw_sentence(ui, Face::Text, Role::Accent, ui.words(PresenterText::present_note, notes));
  ImGui::Unindent(ui.px(10));
  ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + ui.px(3), ImGui::GetCursorScreenPos().y - ui.px(4)},
                                            ui.paint(Role::Accent));
}

}  // namespace

void draw_reason(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  PanelFrame::Options options;
  options.least_with_title = least_with_title;
  PanelFrame frame(ui, "reason", layout.at(scene::Panel::Reason), ui.words(WindowText::window_panel_reason), options);
  const scene::Reason& reason = scene.reason;
  if (reason.sentence.empty() && scene.message.empty()) {
    TextId words = scene.code.source ? WindowText::window_empty_reason : WindowText::window_empty_reason_without_file;
    empty_state(ui, frame.body(), ui.words(words));
    return;
  }
  draw_wrapped(ui, Face::Text, is_fault(scene) ? Role::Error : Role::Text, scene.message);
  bool narrow = layout.breakpoint == scene::Breakpoint::Narrow || layout.is_tight();
  if (!reason.sentence.empty()) draw_sentence(ui, narrow ? Face::Text : Face::Large, Role::Text, reason.sentence);
  draw_notes(ui, scene.code.notes_here());
  std::string rule = reason.rule;
  if (!rule.empty() && !reason.source.empty()) rule += " · ";
  draw_wrapped(ui, Face::Small, Role::Dim, rule + reason.source);
  if (scene.choice) draw_choice(ui, *scene.choice, intents);
  if (!reason.steps.empty()) {
    bool open = ui.view.why_open;
    std::string words = with_key(ui, ViewText::view_why_unfold, scene::Action::ToggleWhy);
    std::string help = with_key(ui, ViewText::view_why_key, scene::Action::ToggleWhy);
    float fold_y = ImGui::GetCursorPosY();
    if (fold_line(ui, "why", words, help, open)) intents.push_back({scene::Action::ToggleWhy});
    if (open) draw_mechanics(ui, reason);
    // What was just unfolded comes into sight.
    if (open != ui.why_shown) ImGui::SetScrollY(open ? fold_y : 0);
    ui.why_shown = open;
  }
  if (ui.view.chain_open) draw_chain(ui, scene, intents);
}

}  // namespace loopscope::panels
