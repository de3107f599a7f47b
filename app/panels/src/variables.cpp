#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <scene/keys.hpp>
#include <text/comfort_text.hpp>

#include <scene/format.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include "inspector.hpp"
#include "promises.hpp"
#include "value_list.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace loopscope::panels {

namespace {

struct TabRow {
  std::uint64_t tab;  // an InspectTab; beyond: the machine
  const char* name;
  TextId words;
};

constexpr std::uint64_t number_of(scene::InspectTab tab) { return static_cast<std::uint64_t>(tab); }

constexpr TabRow tabs[] = {
    {scene::inspect_tab_count, "tab machine", ViewText::view_tab_machine},
    {number_of(scene::InspectTab::Variables), "tab variables", ViewText::view_tab_variables},
    {number_of(scene::InspectTab::Promises), "tab promises", ViewText::view_tab_promises},
    {number_of(scene::InspectTab::Objects), "tab objects", ViewText::view_tab_heap},
};
static_assert(std::size(tabs) == scene::inspect_tab_count + 1);

// Between two tabs: less where the panel is narrow.
float tab_gap(const Ui& ui, std::span<const TabRow> shown, float available) {
  for (const TabRow& tab : shown) available -= std::ceil(text_width(ui.font(Face::Small), ui.words(tab.words))) + 1;
  return std::clamp(available / static_cast<float>(shown.size()), ui.px(5), ui.px(18));
}

std::string help_of(const Ui& ui, const TabRow& tab) {
  return with_key(ui.words(ComfortText::command_show_tab, ui.words(tab.words)), scene::keys_of(scene::Action::NextTab));
}

}  // namespace

// The chosen tab is underlined as well as bright.
void draw_tabs(Ui& ui, const scene::Rect& rect, bool with_machine, scene::Intents& intents) {
  const ImFont* font = ui.font(Face::Small);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  std::span<const TabRow> shown = std::span(tabs).subspan(with_machine ? 0 : 1);
  std::uint64_t now = with_machine && !ui.view.inspects ? scene::inspect_tab_count : number_of(ui.view.tab);
  float gap = tab_gap(ui, shown, rect.width - ui.px(16));
  float x = rect.x + ui.px(12);
  for (const TabRow& tab : shown) {
    std::string words = ui.words(tab.words);
    float width = std::min(std::ceil(text_width(font, words)) + 1, rect.right() - x - ui.px(4));
    if (width < ui.px(16)) return;
    scene::Rect place{x - gap / 2, rect.y + ui.px(3), width + gap, std::round(font->FontSize + ui.px(11))};
    bool pressed = press_area(ui, tab.name, place, help_of(ui, tab));
    bool chosen = now == tab.tab;
    if (ImGui::IsItemHovered())
      list.AddRectFilled({place.x, place.y}, {place.right(), place.bottom()}, ui.paint(Role::Hover), ui.px(4));
    draw_fitted(list, font, {x, std::round(rect.y + ui.px(8))}, ui.paint(chosen ? Role::Text : Role::Dim), words,
                width);
    if (chosen) list.AddRectFilled({x, place.bottom() - ui.px(2)}, {x + width, place.bottom()}, ui.paint(Role::Accent));
    if (pressed) intents.push_back({scene::Action::SetTab, tab.tab});
    x += width + gap;
  }
}

namespace {

void draw_scopes(Ui& ui, const scene::Scene& scene, const scene::Rect& body, scene::Intents& intents) {
  bool any =
      std::any_of(scene.scopes.begin(), scene.scopes.end(), [](const auto& scope) { return !scope.variables.empty(); });
  if (!any) return empty_state(ui, body, ui.words(WindowText::window_empty_variables));
  ValueList list(ui, body, intents);
  for (const scene::Scope& scope : scene.scopes) {
    if (scope.variables.empty()) continue;
    list.heading(scope.title);
    list.rows(scope.variables, scope.title);
    list.space(ui.px(6));
  }
  list.end();
}

void draw_objects(Ui& ui, const scene::Scene& scene, const scene::Rect& body, scene::Intents& intents) {
  if (scene.objects.empty()) return empty_state(ui, body, ui.words(ViewText::view_empty_heap));
  ValueList list(ui, body, intents);
  for (const scene::Object& object : scene.objects) {
    list.heading(object.name + " · " + (object.parts.empty() ? object.value : "#" + scene::format_count(object.id)),
                 object.changed);
    list.rows(object.parts, "");
    list.space(ui.px(5));
  }
  list.end();
}

}  // namespace

void draw_inspector(Ui& ui, const scene::Scene& scene, const scene::Rect& body, scene::Intents& intents) {
  switch (ui.view.tab) {
    case scene::InspectTab::Variables:
      return draw_scopes(ui, scene, body, intents);
    case scene::InspectTab::Promises:
      return draw_promises(ui, scene, body, intents);
    case scene::InspectTab::Objects:
      return draw_objects(ui, scene, body, intents);
  }
}

void draw_variables(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const scene::Rect& rect = layout.at(scene::Panel::Variables);
  if (rect.empty()) return;
  PanelFrame frame(ui, "variables", rect, "", {});
  draw_inspector(ui, scene, frame.body(), intents);
  frame.end_body();
  draw_tabs(ui, rect, false, intents);
}

}  // namespace loopscope::panels
