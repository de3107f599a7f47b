#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

class VariableList {
 public:
  VariableList(Ui& ui, const scene::Rect& body, scene::Intents& intents)
      : ui_(ui),
        intents_(intents),
        body_(body),
        origin_(ImGui::GetCursorScreenPos()),
        width_(ImGui::GetContentRegionAvail().x) {}

  void draw(const scene::Scope& scope) {
    name_width_ = 0;
    for (const auto& variable : scope.variables) {
      name_width_ = std::max(name_width_, text_width(ui_.font(Face::MonoSmall), variable.name));
    }
    name_width_ = std::min(name_width_, width_ * 0.45F);
    draw_title(scope.title);
    for (const auto& variable : scope.variables) draw(scope.title, variable);
    y_ += ui_.px(6);
  }

  void end() { ImGui::Dummy({1, y_}); }

 private:
  void draw_title(const std::string& title) {
    const ImFont* font = ui_.font(Face::Small);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_fitted(list, font, {origin_.x, std::round(origin_.y + y_)}, ui_.paint(Role::Dim), title, width_);
    y_ += std::round(font->FontSize + ui_.px(5));
  }

  void draw(const std::string& scope, const scene::Variable& variable) {
    const ImFont* font = ui_.font(Face::MonoSmall);
    float height = std::round(font->FontSize * 1.45F);
    scene::Rect row{origin_.x, origin_.y + y_, width_, height};
    y_ += height;
    if (!row.overlaps(body_)) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float y = std::round(row.y + (height - font->FontSize) / 2);
    if (variable.changed) draw_changed(list, row);
    float value_x = row.x + ui_.px(10) + name_width_ + ui_.px(14);
    bool cut =
        draw_fitted(list, font, {row.x + ui_.px(10), y}, ui_.paint(Role::Accent), variable.name, name_width_ + 1);
    cut |= draw_fitted(list, font, {value_x, y}, ui_.paint(Role::Text), variable.value, row.right() - value_x);
    bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({row.x, row.y}, {row.right(), row.bottom()});
    if (!hovered) return;
    std::string whole = cut ? variable.name + " = " + variable.value + "\n" : "";
    tooltip(ui_, whole + ui_.words(TextId::window_variable_help));
    if (!ImGui::IsMouseClicked(ImGuiMouseButton_Left)) return;
    scene::Intent intent{scene::Action::GoToChange};
    intent.text = scope + "\n" + variable.name;
    intent.x = ImGui::GetIO().KeyShift ? 1 : -1;
    intents_.push_back(intent);
  }

  // A bar at the left as well as a colour: the last step changed this one.
  void draw_changed(ImDrawList& list, const scene::Rect& row) {
    list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()}, ui_.paint(Role::CurrentLine), ui_.px(4));
    list.AddRectFilled({row.x, row.y + ui_.px(2)}, {row.x + ui_.px(3), row.bottom() - ui_.px(2)},
                       ui_.paint(Role::Changed));
  }

  Ui& ui_;
  scene::Intents& intents_;
  scene::Rect body_;
  ImVec2 origin_;
  float width_;
  float name_width_ = 0;
  float y_ = 0;
};

}  // namespace

void draw_variables(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  PanelFrame frame(ui, "variables", layout.at(scene::Panel::Variables), ui.words(TextId::window_panel_variables), {});
  bool any =
      std::any_of(scene.scopes.begin(), scene.scopes.end(), [](const auto& scope) { return !scope.variables.empty(); });
  if (!any) {
    empty_state(ui, frame.body(), ui.words(TextId::window_empty_variables));
    return;
  }
  VariableList list(ui, frame.body(), intents);
  for (const scene::Scope& scope : scene.scopes) {
    if (!scope.variables.empty()) list.draw(scope);
  }
  list.end();
}

}  // namespace loopscope::panels
