#include "deck_end.hpp"

#include <panels/sentence.hpp>
#include <panels/widgets.hpp>
#include <text/quiz_text.hpp>
#include <text/window_text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

using scene::Action;
using scene::DeckCard;

class DeckEndPage {
 public:
  DeckEndPage(Ui& ui, const scene::QuizView& quiz, scene::Intents& intents)
      : ui_(ui), quiz_(quiz), end_(quiz.deck_end), intents_(intents) {}

  void draw() {
    draw_sentence(ui_, Face::Large, Role::Text,
                  ui_.words(QuizText::deck_end_score, end_.asked - end_.wrong, end_.asked));
    draw_sentence(ui_, Face::Small, Role::Dim, state());
    if (end_.wrong == 0) draw_sentence(ui_, Face::Text, Role::Accent, ui_.words(QuizText::deck_end_nothing));
    ImGui::Dummy({1, ui_.px(4)});
    float foot = std::round(ui_.px(34) + ui_.font(Face::Small)->FontSize + ui_.px(22));
    ImVec2 at = ImGui::GetCursorScreenPos();
    ImVec2 room = ImGui::GetContentRegionAvail();
    float height = std::max(ui_.px(60), room.y - foot);
    ui_.widgets["deck list"] = {at.x, at.y, room.x, height};
    ImGui::BeginChild("deck list", {room.x, height}, false, ImGuiWindowFlags_NoNav);
    for (std::size_t i = 0; i < end_.cards.size(); ++i) draw_card(i);
    ImGui::EndChild();
    draw_sentence(ui_, Face::Small, Role::Dim, ui_.words(QuizText::deck_end_help));
    draw_buttons();
  }

 private:
  std::string state() const {
    std::string words = ui_.words(QuizText::deck_end_streaks, end_.best_streak, quiz_.streak);
    words += " · " + ui_.words(QuizText::deck_end_kept, end_.kept, end_.kept_right);
    std::size_t left = end_.cards.size() - end_.asked;
    return left == 0 ? words : words + " · " + ui_.words(QuizText::deck_end_left, left);
  }

  std::string verdict(const DeckCard& card) const {
    if (card.tries == 0) return ui_.words(QuizText::deck_end_not_asked);
    if (card.right_first) return ui_.words(QuizText::deck_end_first);
    return card.right ? ui_.words(QuizText::deck_end_later, card.tries) : ui_.words(QuizText::deck_end_wrong);
  }

  std::string idea(const DeckCard& card) const {
    if (card.tries == 0 || card.right_first) return "";
    std::string titles;
    for (const scene::QuizIdea& each : card.ideas) titles += (titles.empty() ? "" : "; ") + each.title;
    return titles.empty() ? ui_.words(QuizText::deck_end_no_idea) : ui_.words(QuizText::deck_end_idea, titles);
  }

  void draw_card(std::size_t index) {
    const DeckCard& card = end_.cards[index];
    const ImFont* text = ui_.font(Face::Text);
    const ImFont* small = ui_.font(Face::Small);
    std::string below = idea(card);
    float lines = text->FontSize + (below.empty() ? 0 : small->FontSize + ui_.px(3));
    ImVec2 at = ImGui::GetCursorScreenPos();
    scene::Rect row{at.x, at.y, std::max(1.0F, ImGui::GetContentRegionAvail().x), std::round(lines + ui_.px(12))};
    std::string name = fmt::format("deck card {}", index);
    bool pressed = press_area(ui_, name, row);
    bool hovered = ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    bool is_focus = index == end_.focus;
    ImVec2 from{row.x, row.y}, to{row.right(), row.bottom()};
    list.AddRectFilled(from, to,
                       ui_.paint(is_focus  ? Role::CurrentLine
                                 : hovered ? Role::Hover
                                           : Role::Raised),
                       ui_.px(6));
    if (is_focus) list.AddRect(from, to, ui_.paint(Role::Accent), ui_.px(6), 0, ui_.px(2));
    if (is_focus) follow(row);
    draw_words(list, row, card, below);
    if (pressed && !card.path.empty()) intents_.push_back({Action::OpenFile, 0, card.path});
    ImGui::SetCursorScreenPos({row.x, row.bottom() + std::round(ui_.px(5))});
    ImGui::Dummy({1, 0});
  }

  void draw_words(ImDrawList& list, const scene::Rect& row, const DeckCard& card, const std::string& below) {
    const ImFont* text = ui_.font(Face::Text);
    const ImFont* small = ui_.font(Face::Small);
    bool asked = card.tries > 0;
    Role role = !asked ? Role::Dim : card.right_first ? Role::Timer : card.right ? Role::Changed : Role::Error;
    float y = std::round(row.y + ui_.px(6));
    const char* sign = !asked ? "–" : card.right ? "✓" : "✗";
    draw_text(list, ui_.font(Face::Bold), {row.x + ui_.px(12), y}, ui_.paint(role), sign);
    std::string end = verdict(card);
    float right = std::round(row.right() - ui_.px(12) - text_width(small, end));
    draw_text(list, small, {right, std::round(y + (text->FontSize - small->FontSize) / 2)}, ui_.paint(role), end);
    float left = row.x + ui_.px(36);
    std::string title = card.title.empty() ? ui_.words(QuizText::deck_end_not_asked) : card.title;
    draw_fitted(list, text, {left, y}, ui_.paint(asked ? Role::Text : Role::Dim), asked ? title : "?",
                right - left - ui_.px(10));
    if (below.empty()) return;
    bool cut = draw_fitted(list, small, {left, std::round(y + text->FontSize + ui_.px(3))}, ui_.paint(Role::Dim), below,
                           row.right() - left - ui_.px(12));
    if (cut && ImGui::IsItemHovered()) tooltip(ui_, below);
  }

  // The card that the keys are at stays in sight, but the wheel may scroll it away.
  void follow(const scene::Rect& row) {
    if (ui_.deck_focus == end_.focus) return;
    ui_.deck_focus = end_.focus;
    float top = ImGui::GetWindowPos().y, bottom = top + ImGui::GetWindowHeight();
    if (row.y < top || row.bottom() > bottom)
      ImGui::SetScrollFromPosY(row.y + row.height / 2 - top, row.y < top ? 0.1F : 0.9F);
  }

  void draw_buttons() {
    ImGui::Dummy({1, ui_.px(2)});
    at_ = ImGui::GetCursorScreenPos();
    if (end_.wrong > 0 && row_button("deck retry", with_key(ui_, QuizText::deck_end_retry, Action::QuizCheck), true))
      intents_.push_back({Action::QuizCheck});
    if (row_button("deck all", with_key(ui_, QuizText::deck_end_all, Action::StartDeck), false))
      intents_.push_back({Action::StartDeck});
    if (row_button("quiz close", with_key(ui_, WindowText::window_close, Action::Escape), end_.wrong == 0))
      intents_.push_back({Action::OpenQuiz});
  }

  bool row_button(const char* name, const std::string& label, bool lit) {
    scene::Rect rect{at_.x, at_.y, std::round(text_width(ui_.font(Face::Text), label) + ui_.px(26)),
                     std::round(ui_.px(34))};
    at_.x = rect.right() + ui_.px(8);
    ImGui::GetWindowDrawList()->AddRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, ui_.paint(Role::Border),
                                        ui_.px(6));
    return button(ui_, rect, {name, label, label, true, lit});
  }

  Ui& ui_;
  const scene::QuizView& quiz_;
  const scene::DeckEnd& end_;
  scene::Intents& intents_;
  ImVec2 at_;
};

}  // namespace

void draw_deck_end(Ui& ui, const scene::QuizView& quiz, scene::Intents& intents) {
  DeckEndPage(ui, quiz, intents).draw();
}

}  // namespace loopscope::panels
