#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <scene/keys.hpp>
#include <text/editor_text.hpp>

#include "comparison.hpp"

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float box_width = 560;

float text_height(const Ui& ui, const std::string& text, float width) {
  return wrapped_size(ui.font(Face::Text), text, width).y;
}

// A line as it is and as it would be.
void draw_line(const Ui& ui, const scene::Rect& row, const char* sign, Role role, const std::string& text) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont* mono = ui.font(Face::MonoSmall);
  list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()}, ui.paint(Role::Raised), ui.px(4));
  float y = std::round(row.y + (row.height - mono->FontSize) / 2);
  draw_text(list, mono, {row.x + ui.px(10), y}, ui.paint(role), sign);
  draw_fitted(list, mono, {row.x + ui.px(28), y}, ui.paint(Role::Text), text, row.width - ui.px(38));
}

}  // namespace

void draw_answers(Ui& ui, const scene::Rect& row, scene::Intents& intents) {
  const Question& question = ui.question;
  const ImFont* font = ui.font(Face::Text);
  float x = row.right();
  for (std::size_t i = question.answers.size(); i-- > 0;) {
    float width = std::round(text_width(font, question.answers[i]) + ui.px(32));
    x -= width;
    scene::Rect rect{x, row.y, width, row.height};
    std::string name = "answer " + std::to_string(i);
    bool chosen = i == question.chosen;
    std::string help = with_key(question.answers[i], chosen ? scene::chord_text(scene::Key::Enter, 0, {}) : "");
    ImGui::GetWindowDrawList()->AddRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, ui.paint(Role::Border),
                                        ui.px(6));
    if (button(ui, rect, {name.c_str(), question.answers[i], help, true, i == question.chosen}))
      intents.push_back({scene::Action::Answer, i});
    x -= ui.px(8);
  }
}

std::vector<std::size_t> Comparison::differences() const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i].same && (i == 0 || lines[i - 1].same)) found.push_back(i);
  }
  return found;
}

void Question::go_to_difference(bool forward) {
  std::size_t count = comparison.differences().size();
  if (count == 0) return;
  comparison.at = (comparison.at + (forward ? 1 : count - 1)) % count;
  comparison.is_followed = false;
}

void draw_question(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  const Question& question = ui.question;
  if (!question.is_open()) return;
  if (question.comparison.is_shown()) return draw_comparison(ui, layout, intents);
  float width = std::min(ui.px(box_width), layout.size.width - ui.px(48));
  float text = text_height(ui, question.text, width - ui.px(40));
  bool shows_lines = !question.before.empty() || !question.after.empty();
  float lines = shows_lines ? ui.px(72) : 0;
  float height = ui.px(50) + text + lines + ui.px(16) + ui.px(50) + ui.font(Face::Small)->FontSize + ui.px(20);
  Overlay overlay(ui, "question", question.title, layout.size, {width, height});
  const scene::Rect& body = overlay.body();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_wrapped(list, ui.font(Face::Text), {body.x, body.y}, ui.paint(Role::Text), question.text, body.width);
  float y = body.y + text + ui.px(10);
  if (shows_lines) {
    draw_line(ui, {body.x, y, body.width, ui.px(28)}, "−", Role::Error, question.before);
    draw_line(ui, {body.x, y + ui.px(32), body.width, ui.px(28)}, "+", Role::Timer, question.after);
    y += lines;
  }
  draw_answers(ui, {body.x, std::round(y + ui.px(6)), body.width, ui.px(34)}, intents);
  const ImFont* small = ui.font(Face::Small);
  draw_fitted(list, small, {body.x, std::round(y + ui.px(50))}, ui.paint(Role::Dim), ui.words(EditorText::ask_keys),
              body.width);
  if (overlay.clicked_beside()) intents.push_back({scene::Action::Answer, question.answers.size()});
}

}  // namespace loopscope::panels
