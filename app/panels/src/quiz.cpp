#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/sentence.hpp>
#include <panels/widgets.hpp>

#include <fmt/format.h>
#include <imgui_stdlib.h>
#include <scene/keys.hpp>
#include <text/comfort_text.hpp>
#include <text/quiz_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

#include "deck_end.hpp"

namespace loopscope::panels {

namespace {

using scene::Action;
using scene::Intent;
using scene::QuizAsk;
using scene::QuizView;

struct KindRow {
  const char* name;
  QuizAsk ask;
  TextId words;
  TextId help;
};
constexpr KindRow kinds[] = {
    {"quiz order", QuizAsk::Order, QuizText::window_quiz_kind_order, ComfortText::command_quiz_order},
    {"quiz choice", QuizAsk::Choice, QuizText::window_quiz_kind_choice, ComfortText::command_quiz_choice},
    {"quiz next", QuizAsk::Next, QuizText::window_quiz_kind_next, ComfortText::command_quiz_next},
    {"quiz text", QuizAsk::Text, QuizText::window_quiz_kind_text, ComfortText::command_quiz_text}};

scene::Rect around(const scene::Rect& x, const scene::Rect& y) {
  float left = std::min(x.x, y.x), top = std::min(x.y, y.y);
  return {left, top, std::max(x.right(), y.right()) - left, std::max(x.bottom(), y.bottom()) - top};
}

// While there is something to hide it covers all that shows the run; afterwards it leaves the machine and the timeline
// in sight.
scene::Rect place_of(const QuizView& quiz, const scene::Layout& layout) {
  using scene::Panel;
  scene::Rect place = around(layout.at(Panel::Reason), layout.at(Panel::Variables));
  bool has_side = layout.at(Panel::Reason).x > layout.at(Panel::Queues).x;
  if (!has_side) place = around(layout.at(Panel::Reason), layout.at(Panel::Stack));
  bool is_beside = quiz.checked && !quiz.deck_end.open;
  if (has_side && is_beside) place = around(place, layout.at(Panel::Output));
  if (is_beside) return place;
  for (Panel panel : {Panel::Phases, Panel::Stack, Panel::Timers, Panel::Queues, Panel::Reason, Panel::Variables})
    place = around(place, layout.at(panel));
  return has_side ? around(place, layout.at(Panel::Output)) : place;
}

class QuizPanel {
 public:
  QuizPanel(Ui& ui, const QuizView& quiz, const scene::Rect& rect, scene::Intents& intents)
      : ui_(ui), quiz_(quiz), rect_(rect), intents_(intents) {}

  void draw() {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec2 from{rect_.x, rect_.y}, to{rect_.right(), rect_.bottom()};
    list.AddRectFilled(from, to, ui_.paint(Role::Panel), ui_.px(8));
    list.AddRect(from, to, ui_.paint(Role::Accent), ui_.px(8), 0, ui_.px(2));
    draw_heading();
    float top = rect_.y + ui_.px(52);
    std::vector<RowButton> foot = foot_buttons();
    float wide = rect_.width - 2 * pad();
    float foot_height = foot.empty() ? 0 : rows_height(foot, wide) + ui_.px(10);
    // The foot follows the page closely where the page is short: how high that is, the frame before has found.
    ImGuiStorage& storage = *ImGui::GetStateStorage();
    ImGuiID id = ImGui::GetID("quiz content");
    float most = std::max(1.0F, rect_.bottom() - ui_.px(14) - foot_height - top);
    float height = foot.empty() ? most : std::min(most, storage.GetFloat(id, most));
    float bottom = top + height;
    ImGui::SetCursorScreenPos({rect_.x + pad(), top});
    ImGui::BeginChild("quiz body", {wide, height}, false, ImGuiWindowFlags_NoNav);
    quiz_.deck_end.open ? draw_deck_end(ui_, quiz_, intents_) : quiz_.checked ? draw_result() : draw_question();
    storage.SetFloat(id, std::ceil(ImGui::GetCursorPosY()) + ui_.px(6));
    ImGui::EndChild();
    if (foot.empty()) return;
    ImGui::SetCursorScreenPos({rect_.x + pad(), std::round(bottom + ui_.px(10))});
    draw_rows(foot, wide);
  }

 private:
  float pad() const { return ui_.px(18); }
  float width() const { return ImGui::GetContentRegionAvail().x; }

  void wrapped(Face face, Role role, const std::string& words) { draw_sentence(ui_, face, role, words); }

  void space(float pixels) { ImGui::Dummy({1, ui_.px(pixels)}); }

  void draw_heading() {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float y = rect_.y + ui_.px(14);
    std::string title = ui_.words(quiz_.deck_end.open ? QuizText::deck_end_title : QuizText::window_quiz_title);
    draw_text(list, ui_.font(Face::Bold), {rect_.x + pad(), y}, ui_.paint(Role::Text), title);
    float left = rect_.x + pad() + text_width(ui_.font(Face::Bold), title) + ui_.px(16);
    std::string close = with_key(ui_, WindowText::window_close, Action::Escape);
    const ImFont* small = ui_.font(Face::Small);
    float right = std::round(rect_.right() - pad() - text_width(small, close));
    draw_text(list, small, {right, y + ui_.px(1)}, ui_.paint(Role::Dim), close);
    draw_fitted(list, small, {left, y + ui_.px(1)}, ui_.paint(Role::Dim), progress(), right - left - ui_.px(10));
  }

  // Where one stands, over the folder and over all that was answered.
  std::string progress() const {
    const scene::QuizDeck& deck = quiz_.deck;
    if (quiz_.deck_end.open) return "";
    if (deck.total > 0)
      return ui_.words(QuizText::window_quiz_deck_state, deck.position, deck.total, quiz_.streak, deck.to_retry.size());
    return quiz_.streak > 0 ? ui_.words(QuizText::window_quiz_streak, quiz_.streak) : "";
  }

  void draw_retry_list() {
    std::string names;
    for (const std::string& name : quiz_.deck.to_retry) names += (names.empty() ? "" : ", ") + name;
    if (names.empty()) return;
    space(8);
    wrapped(Face::Small, Role::Dim, ui_.words(QuizText::window_quiz_to_retry, names));
  }

  // Buttons from left to right, in rows of their own.
  struct RowButton {
    const char* name;
    std::string label;
    std::string help;
    bool lit;
    scene::Intents asks;
  };

  float button_height() const { return std::round(ui_.px(34)); }

  std::vector<scene::Rect> places_of(const std::vector<RowButton>& buttons, ImVec2 from, float room) const {
    std::vector<scene::Rect> places;
    ImVec2 at = from;
    for (const RowButton& each : buttons) {
      float wide = std::round(text_width(ui_.font(Face::Text), each.label) + ui_.px(26));
      if (at.x > from.x && at.x + wide > from.x + room) at = {from.x, at.y + button_height() + ui_.px(6)};
      places.push_back({at.x, at.y, wide, button_height()});
      at.x += wide + ui_.px(8);
    }
    return places;
  }

  float rows_height(const std::vector<RowButton>& buttons, float room) const {
    return places_of(buttons, {0, 0}, room).back().bottom();
  }

  void draw_rows(const std::vector<RowButton>& buttons, float room) {
    ImVec2 from = ImGui::GetCursorScreenPos();
    std::vector<scene::Rect> places = places_of(buttons, from, room);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
      const RowButton& each = buttons[i];
      if (button(ui_, places[i], {each.name, each.label, each.help, true, each.lit}))
        intents_.insert(intents_.end(), each.asks.begin(), each.asks.end());
    }
    ImGui::SetCursorScreenPos({from.x, places.back().bottom()});
    ImGui::Dummy({1, 1});
  }

  // What one goes on with stays in sight, however long the page above it is.
  std::vector<RowButton> foot_buttons() const {
    if (quiz_.deck_end.open || (!quiz_.checked && !quiz_.fault.empty())) return {};
    return quiz_.checked ? result_buttons() : question_buttons();
  }

  std::vector<RowButton> question_buttons() const {
    std::vector<RowButton> buttons{
        {"quiz check", ui_.words(QuizText::window_quiz_check), check_help(), true, {{Action::QuizCheck}}}};
    if (quiz_.deck.total == 0)
      buttons.push_back({"quiz deck",
                         ui_.words(QuizText::window_quiz_deck_short),
                         with_key(ui_, ComfortText::command_deck, Action::StartDeck),
                         false,
                         {{Action::StartDeck}}});
    return buttons;
  }

  std::vector<RowButton> result_buttons() const {
    TextId label = quiz_.deck.total > 0 ? QuizText::window_quiz_next : QuizText::window_quiz_again;
    std::string close = with_key(ui_, WindowText::window_close, Action::Escape);
    std::string explain = with_key(ui_, QuizText::explain_title, Action::ExplainAnswer);
    std::vector<RowButton> buttons{
        {"quiz go on", ui_.words(label), with_key(ui_, label, Action::QuizCheck), true, {{Action::QuizCheck}}}};
    if (!quiz_.right && !quiz_.ideas.empty())
      buttons.push_back({"quiz explain",
                         explain,
                         with_key(ui_, QuizText::explain_key, Action::ExplainAnswer),
                         false,
                         {{Action::ExplainAnswer}}});
    buttons.push_back({"quiz close", close, close, false, {{Action::OpenQuiz}}});
    return buttons;
  }

  void draw_question() {
    draw_kinds();
    space(8);
    wrapped(Face::Large, Role::Text, quiz_.fault.empty() ? quiz_.question : quiz_.fault);
    if (!quiz_.fault.empty()) return;
    space(4);
    wrapped(Face::Small, Role::Dim, ui_.words(help()));
    space(6);
    quiz_.ask == QuizAsk::Text ? draw_field() : draw_items();
  }

  void draw_kinds() {
    std::vector<RowButton> buttons;
    for (const KindRow& kind : kinds) {
      bool chosen = quiz_.ask == kind.ask;
      Intent other{Action::OpenQuiz, static_cast<std::uint64_t>(kind.ask) + 1};
      scene::Intents asks = chosen ? scene::Intents{} : scene::Intents{other};
      buttons.push_back({kind.name, ui_.words(kind.words), ui_.words(kind.help), chosen, asks});
    }
    draw_rows(buttons, width());
  }

  // A text that is being written takes Enter for itself.
  std::string check_help() const {
    std::string words = ui_.words(QuizText::window_quiz_check_help);
    bool writes = quiz_.ask == QuizAsk::Text;
    return with_key(words, scene::chord_text(scene::Key::Enter, 0, {writes, false, false}));
  }

  TextId help() const {
    if (quiz_.ask == QuizAsk::Order) return QuizText::window_quiz_help_order;
    return quiz_.ask == QuizAsk::Text ? QuizText::window_quiz_help_text : QuizText::window_quiz_help_pick;
  }

  void draw_field() {
    std::string typed = ui_.quiz_field.map.encode(quiz_.typed);
    ImGui::PushFont(ui_.font(Face::Mono));
    ImVec2 at = ImGui::GetCursorScreenPos();
    float height = std::round(ui_.px(220));
    ui_.widgets["quiz field"] = {at.x, at.y, width(), height};
    int frame = ImGui::GetFrameCount();
    bool is_new = ui_.quiz_field.drawn != frame - 1;
    ui_.quiz_field.drawn = frame;
    if (is_new) ImGui::SetKeyboardFocusHere();
    bool edited = ImGui::InputTextMultiline("##quiz field", &typed, {width(), height});
    ImGui::PopFont();
    if (!edited) return;
    scene::Intent intent{Action::QuizType};
    intent.text = ui_.quiz_field.map.decode(typed);
    intents_.push_back(intent);
  }

  float item_left() const { return ui_.px(48); }
  float item_room() const { return width() - item_left() - ui_.px(36); }

  // As high as the item with the most lines needs: all the same, so that lines that are moved find their place.
  float row_height() const {
    float most = ui_.font(Face::Mono)->FontSize;
    for (const std::string& item : quiz_.items)
      most = std::max(most, wrapped_size(ui_.font(Face::Mono), item, item_room()).y);
    return std::round(std::max(ui_.px(40), most + ui_.px(20)));
  }

  void draw_items() {
    ImVec2 origin = ImGui::GetCursorScreenPos();
    float wide = width();
    float height = row_height();
    float step = height + std::round(ui_.px(6));
    for (std::size_t i = 0; i < quiz_.items.size(); ++i) {
      scene::Rect row{origin.x, origin.y + step * static_cast<float>(i), wide, height};
      draw_item(i, row);
      follow_mouse(i, row, origin.y, step);
    }
    ImGui::SetCursorScreenPos(origin);
    ImGui::Dummy({1, step * static_cast<float>(quiz_.items.size())});
  }

  // A press chooses the item; of lines to be put in order the one that is held goes where the mouse is.
  void follow_mouse(std::size_t index, const scene::Rect& row, float top, float step) {
    std::string name = fmt::format("quiz item {}", index);
    ui_.widgets[name] = row;
    ImGui::SetCursorScreenPos({row.x, row.y});
    ImGui::InvisibleButton(name.c_str(), {row.width, row.height});
    bool by_key = focus_stop(ui_, name, row);
    if ((by_key || ImGui::IsItemActivated()) && index != quiz_.focus) intents_.push_back({Action::QuizFocus, index});
    if (quiz_.ask != QuizAsk::Order || !ImGui::IsItemActive()) return;
    float y = ImGui::GetIO().MousePos.y - top;
    auto last = static_cast<float>(quiz_.items.size() - 1);
    auto target = static_cast<std::size_t>(std::clamp(std::floor(y / step), 0.0F, last));
    // The button under the mouse stays the same while lines move below it: the dragged line is the one in focus.
    if (target == quiz_.focus || index_pressed_is_stale(index)) return;
    scene::Intent intent{Action::QuizMove, quiz_.focus};
    intent.x = static_cast<double>(target);
    intents_.push_back(intent);
  }

  // The focus comes to a pressed line only in the next frame.
  bool index_pressed_is_stale(std::size_t index) const { return ImGui::IsItemActivated() && index != quiz_.focus; }

  void draw_item(std::size_t index, const scene::Rect& row) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    bool is_focus = index == quiz_.focus;
    ImVec2 from{row.x, row.y}, to{row.right(), row.bottom()};
    list.AddRectFilled(from, to, ui_.paint(is_focus ? Role::CurrentLine : Role::Raised), ui_.px(6));
    float thickness = std::round(ui_.px(is_focus ? (quiz_.is_held ? 3.0F : 2.0F) : 1.0F));
    list.AddRect(from, to, ui_.paint(is_focus ? Role::Accent : Role::Border), ui_.px(6), 0, thickness);
    const ImFont* mark = ui_.font(Face::Bold);
    std::string sign =
        quiz_.ask == QuizAsk::Order ? fmt::format("{}", index + 1) : std::string(1, static_cast<char>('a' + index));
    float y = std::round(row.y + (row.height - mark->FontSize) / 2);
    draw_text(list, mark, {row.x + ui_.px(14), y}, ui_.paint(Role::Accent), sign);
    const ImFont* font = ui_.font(Face::Mono);
    const std::string& item = quiz_.items[index];
    float lines = std::max(font->FontSize, wrapped_size(font, item, item_room()).y);
    draw_wrapped(list, font, {row.x + item_left(), std::round(row.y + (row.height - lines) / 2)}, ui_.paint(Role::Text),
                 item, item_room());
    if (quiz_.ask == QuizAsk::Order) draw_grip(list, row);
  }

  // Three bars: this can be taken and moved.
  void draw_grip(ImDrawList& list, const scene::Rect& row) {
    for (int i = -1; i <= 1; ++i) {
      float y = std::round(row.y + row.height / 2 + ui_.px(5) * static_cast<float>(i));
      list.AddLine({row.right() - ui_.px(26), y}, {row.right() - ui_.px(12), y}, ui_.paint(Role::Dim), ui_.px(1.5F));
    }
  }

  void draw_result() {
    wrapped(Face::Large, quiz_.right ? Role::Accent : Role::Error, quiz_.verdict);
    space(6);
    wrapped(Face::Text, Role::Text, quiz_.reason);
    if (!quiz_.idea.empty()) {
      space(8);
      wrapped(Face::Bold, Role::Text, quiz_.idea);
    }
    for (const scene::QuizIdea& idea : quiz_.ideas) {
      space(4);
      if (quiz_.ideas.size() > 1) wrapped(Face::Small, Role::Accent, idea.title);
      wrapped(Face::Text, Role::Text, idea.diagnosis);
    }
    draw_retry_list();
  }

  Ui& ui_;
  const QuizView& quiz_;
  scene::Rect rect_;
  scene::Intents& intents_;
};

}  // namespace

void draw_quiz(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  const QuizView& quiz = ui.view.quiz;
  if (!quiz.open || ui.view.compare.open) return;
  scene::Rect rect = place_of(quiz, layout);
  FloatingWindow window(ui, "quiz", rect);
  ui.focus.begin_here();
  QuizPanel(ui, quiz, rect, intents).draw();
}

}  // namespace loopscope::panels
