#include <panels/overlay.hpp>
#include <panels/widgets.hpp>
#include <scene/format.hpp>
#include <text/editor_text.hpp>

#include "comparison.hpp"

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

// The two columns, in a part of the box that scrolls.
class Columns {
 public:
  Columns(Ui& ui, const scene::Rect& rect)
      : ui_(ui),
        comparison_(ui.question.comparison),
        rect_(rect),
        font_(ui.font(Face::MonoSmall)),
        height_(std::round(font_->FontSize * 1.4F)) {
    std::size_t most = std::max(comparison_.one.size(), comparison_.other.size());
    numbers_ = std::round(text_width(font_, std::to_string(std::max<std::size_t>(most, 100))) + ui.px(14));
  }

  void draw() {
    ImGui::SetCursorScreenPos({rect_.x, rect_.y});
    ImGui::BeginChild("comparison", {rect_.width, rect_.height}, false, ImGuiWindowFlags_NoNav);
    follow();
    origin_ = ImGui::GetCursorScreenPos();
    column_ = std::floor((ImGui::GetContentRegionAvail().x - ui_.px(8)) / 2);
    auto first = static_cast<std::size_t>(std::max(0.0F, (rect_.y - origin_.y) / height_));
    auto last = std::min(comparison_.lines.size(), first + static_cast<std::size_t>(rect_.height / height_) + 2);
    for (std::size_t i = first; i < last; ++i) draw_line(i);
    ImGui::Dummy({1, height_ * static_cast<float>(comparison_.lines.size())});
    ImGui::EndChild();
  }

 private:
  // The difference that was asked for stands in the upper third.
  void follow() {
    if (comparison_.is_followed) return;
    comparison_.is_followed = true;
    std::vector<std::size_t> found = comparison_.differences();
    if (found.empty()) return;
    float top = static_cast<float>(found[std::min(comparison_.at, found.size() - 1)]) * height_;
    ImGui::SetScrollY(std::max(0.0F, top - rect_.height / 3));
    ui_.restless = true;
  }

  void draw_line(std::size_t index) {
    const editor::ComparedLine& line = comparison_.lines[index];
    float y = origin_.y + height_ * static_cast<float>(index);
    draw_side({origin_.x, y, column_, height_}, line.one, comparison_.one, line.same, "−", Role::Error);
    draw_side({origin_.x + column_ + ui_.px(8), y, column_, height_}, line.other, comparison_.other, line.same, "+",
              Role::Timer);
  }

  // A sign as well as a ground: colour is not the only one.
  void draw_side(const scene::Rect& row, std::optional<std::size_t> number, const std::vector<std::string>& lines,
                 bool same, const char* sign, Role role) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (!same)
      list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()},
                         number ? ui_.paint(Role::CurrentLine) : ui_.paint(Role::Background));
    if (!number) return;
    float y = std::round(row.y + (row.height - font_->FontSize) / 2);
    std::string words = std::to_string(*number + 1);
    draw_text(list, font_, {row.x + numbers_ - ui_.px(8) - text_width(font_, words), y}, ui_.paint(Role::Dim), words);
    if (!same) draw_text(list, font_, {row.x + numbers_, y}, ui_.paint(role), sign);
    float x = row.x + numbers_ + ui_.px(16);
    bool cut = draw_fitted(list, font_, {x, y}, ui_.paint(Role::Text), lines[*number], row.right() - x - ui_.px(4));
    bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({row.x, row.y}, {row.right(), row.bottom()});
    if (cut && hovered) tooltip(ui_, lines[*number]);
  }

  Ui& ui_;
  Comparison& comparison_;
  scene::Rect rect_;
  const ImFont* font_;
  float height_;
  float numbers_ = 0;
  float column_ = 0;
  ImVec2 origin_;
};

std::size_t count_differing(const Comparison& comparison) {
  return static_cast<std::size_t>(std::count_if(comparison.lines.begin(), comparison.lines.end(),
                                                [](const editor::ComparedLine& line) { return !line.same; }));
}

}  // namespace

void draw_comparison(Ui& ui, const scene::Layout& layout, scene::Intents& intents) {
  const Question& question = ui.question;
  scene::Size size{layout.size.width - ui.px(48), layout.size.height - ui.px(48)};
  Overlay overlay(ui, "question", question.title, layout.size, size);
  const scene::Rect& body = overlay.body();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont* small = ui.font(Face::Small);
  float line = std::round(small->FontSize + ui.px(8));
  float half = std::floor((body.width - ui.px(8)) / 2);
  draw_fitted(list, small, {body.x, body.y}, ui.paint(Role::Dim), question.comparison.title, half);
  draw_fitted(list, small, {body.x + half + ui.px(8), body.y}, ui.paint(Role::Dim), question.comparison.other_title,
              half);
  float below = ui.px(34) + line + ui.px(14);
  scene::Rect columns{body.x, body.y + line, body.width, std::max(1.0F, body.height - line - below)};
  ui.widgets["comparison"] = columns;
  Columns(ui, columns).draw();
  float y = std::round(columns.bottom() + ui.px(8));
  std::string count = ui.words(EditorText::compare_lines, scene::format_count(count_differing(question.comparison)));
  draw_fitted(list, small, {body.x, std::round(y + ui.px(8))}, ui.paint(Role::Text), count, body.width * 0.3F);
  draw_answers(ui, {body.x, y, body.width, ui.px(34)}, intents);
  draw_fitted(list, small, {body.x, std::round(y + ui.px(40))}, ui.paint(Role::Dim), ui.words(EditorText::compare_keys),
              body.width);
  if (overlay.clicked_beside()) intents.push_back({scene::Action::Answer, question.answers.size()});
}

}  // namespace loopscope::panels
