#include "value_list.hpp"

#include <panels/widgets.hpp>
#include <scene/format.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float indent = 16, name_left = 14, most_name_share = 0.45F;

}  // namespace

ValueList::ValueList(Ui& ui, const scene::Rect& body, scene::Intents& intents)
    : ui_(ui), body_(body), intents_(intents) {
  ImVec2 origin = ImGui::GetCursorScreenPos();
  area_ = {origin.x, origin.y, ImGui::GetContentRegionAvail().x, 0};
}

void ValueList::end() const { ImGui::Dummy({1, std::max(1.0F, y_)}); }

void ValueList::heading(const std::string& words, bool changed) {
  const ImFont* font = ui_.font(Face::Small);
  float height = std::round(font->FontSize + ui_.px(5));
  if (changed) draw_changed({area_.x, area_.y + y_, area_.width, height});
  draw_fitted(*ImGui::GetWindowDrawList(), font, {area_.x + (changed ? ui_.px(8) : 0), std::round(area_.y + y_)},
              ui_.paint(Role::Dim), words, area_.width - ui_.px(8));
  y_ += height;
}

void ValueList::rows(const std::vector<scene::Variable>& variables, const std::string& scope) {
  name_width_ = 0;
  const ImFont* font = ui_.font(Face::MonoSmall);
  for (const scene::Variable& variable : variables) {
    float left = ui_.px(indent) * static_cast<float>(variable.depth);
    name_width_ = std::max(name_width_, left + text_width(font, variable.name));
  }
  name_width_ = std::min(name_width_, area_.width * most_name_share);
  for (const scene::Variable& variable : variables) row(variable, scope);
}

void ValueList::row(const scene::Variable& variable, const std::string& scope) {
  float height = std::round(ui_.font(Face::MonoSmall)->FontSize * 1.45F);
  scene::Rect row{area_.x, area_.y + y_, area_.width, height};
  y_ += height;
  bool is_at = ui_.view.values_focus && variable.hidden == 0 && variable.path == ui_.view.value_at;
  if (is_at) follow_keys(row);
  if (!row.overlaps(body_)) return;
  if (is_at)
    ImGui::GetWindowDrawList()->AddRect({row.x, row.y}, {row.right() - 1, row.bottom()}, ui_.paint(Role::Accent),
                                        ui_.px(4), 0, std::max(1.0F, ui_.px(1.5F)));
  if (!variable.path.empty()) ui_.widgets["value " + variable.path] = row;
  bool cut = false;
  draw_texts(variable, row, cut);
  bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({row.x, row.y}, {row.right(), row.bottom()});
  if (hovered && variable.hidden == 0) ask(variable, scope, cut);
}

// Once for each place that the keys come to, so that the wheel can still scroll away.
void ValueList::follow_keys(const scene::Rect& row) const {
  if (ui_.value_shown == ui_.view.value_at) return;
  ui_.value_shown = ui_.view.value_at;
  float scroll = ImGui::GetScrollY();
  if (row.y < body_.y) ImGui::SetScrollY(std::max(0.0F, scroll - (body_.y - row.y)));
  if (row.bottom() > body_.bottom()) ImGui::SetScrollY(scroll + row.bottom() - body_.bottom());
}

void ValueList::draw_texts(const scene::Variable& variable, const scene::Rect& row, bool& cut) const {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont* font = ui_.font(Face::MonoSmall);
  float y = std::round(row.y + (row.height - font->FontSize) / 2);
  if (variable.changed) draw_changed(row);
  float left = ui_.px(indent) * static_cast<float>(variable.depth);
  float x = row.x + ui_.px(name_left) + left;
  if (variable.hidden > 0) {
    draw_fitted(list, ui_.font(Face::Small), {x, y}, ui_.paint(Role::Dim),
                ui_.words(ViewText::view_items_more, scene::format_count(variable.hidden)), row.right() - x);
    return;
  }
  if (variable.can_unfold) draw_triangle(row, x - ui_.px(9), variable.is_unfolded);
  float value_x = row.x + ui_.px(name_left) + name_width_ + ui_.px(12);
  cut = draw_fitted(list, font, {x, y}, ui_.paint(Role::Accent), variable.name, value_x - x - ui_.px(8));
  cut |= draw_fitted(list, font, {value_x, y}, ui_.paint(Role::Text), variable.value, row.right() - value_x);
}

void ValueList::draw_triangle(const scene::Rect& row, float x, bool unfolded) const {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  float half = ui_.px(3.5F);
  ImVec2 at{x, row.y + row.height / 2};
  ImU32 paint = ui_.paint(Role::Dim);
  if (unfolded)
    list.AddTriangleFilled({at.x - half, at.y - half * 0.6F}, {at.x + half, at.y - half * 0.6F}, {at.x, at.y + half},
                           paint);
  else
    list.AddTriangleFilled({at.x - half * 0.6F, at.y - half}, {at.x + half, at.y}, {at.x - half * 0.6F, at.y + half},
                           paint);
}

// A bar at the left as well as a colour: the last step changed this one.
void ValueList::draw_changed(const scene::Rect& row) const {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()}, ui_.paint(Role::CurrentLine), ui_.px(4));
  list.AddRectFilled({row.x, row.y + ui_.px(2)}, {row.x + ui_.px(3), row.bottom() - ui_.px(2)},
                     ui_.paint(Role::Changed));
}

// A click unfolds what can be unfolded; for the others, and with the right button, it goes to the last change.
void ValueList::ask(const scene::Variable& variable, const std::string& scope, bool cut) {
  std::string words = cut ? variable.name + " = " + variable.value : "";
  auto add = [&](TextId id) { words += (words.empty() ? "" : "\n") + ui_.words(id); };
  if (variable.changed) add(ViewText::view_changed);
  bool is_variable = !scope.empty() && variable.depth == 0;
  if (variable.can_unfold)
    add(ViewText::view_unfold);
  else if (is_variable)
    add(WindowText::window_variable_help);
  if (!words.empty()) tooltip(ui_, words);
  bool left = ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  bool right = ImGui::IsMouseClicked(ImGuiMouseButton_Right);
  if (left && variable.can_unfold) {
    scene::Intent intent{scene::Action::ToggleUnfold};
    intent.text = variable.path;
    intents_.push_back(intent);
  } else if ((left || right) && is_variable) {
    scene::Intent intent{scene::Action::GoToChange};
    intent.text = scope + "\n" + variable.name;
    intent.x = ImGui::GetIO().KeyShift ? 1 : -1;
    intents_.push_back(intent);
  }
}

}  // namespace loopscope::panels
