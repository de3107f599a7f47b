#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/layout.hpp>
#include <text/comfort_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float seconds_to_tip = 0.6F;

// A line along the middle of the gap, and in its middle a place that looks as if it could be held.
void draw_handle(const Ui& ui, const scene::Handle& handle, bool held) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const scene::Rect& gap = handle.rect;
  float thick = std::max(1.0F, std::round(ui.px(held ? 3.0F : 2.0F)));
  float length = handle.upright ? gap.height : gap.width;
  float grip = std::min(length, std::round(ui.px(40)));
  ImVec2 middle{std::round(gap.x + gap.width / 2), std::round(gap.y + gap.height / 2)};
  auto bar = [&](float along, float across, float opacity) {
    ImVec2 half = handle.upright ? ImVec2{across / 2, along / 2} : ImVec2{along / 2, across / 2};
    list.AddRectFilled({middle.x - half.x, middle.y - half.y}, {middle.x + half.x, middle.y + half.y},
                       ui.paint(Role::Accent, opacity), across / 2);
  };
  bar(length, thick, held ? 1.0F : 0.7F);
  bar(grip, std::min(thick * 2.5F, handle.upright ? gap.width : gap.height), 1);
}

void move(SplitDrag& drag, const scene::Handle& handle, scene::Intents& intents) {
  const ImGuiIO& io = ImGui::GetIO();
  float mouse = handle.upright ? io.MousePos.x : io.MousePos.y;
  const scene::Rect& gap = handle.rect;
  bool goes_back = handle.length < 0;  // the border is the far side of the gap
  float border = handle.upright ? (goes_back ? gap.right() : gap.x) : (goes_back ? gap.bottom() : gap.y);
  if (!drag.on) drag = {true, handle.place, mouse - border};
  float wanted = mouse - drag.grab;
  if (std::abs(wanted - border) < 1 && !drag.moved) return;
  float share = std::clamp(handle.share_at(wanted), handle.least_share, handle.most_share);
  if (std::abs(share - handle.share) * std::abs(handle.length) < 0.5F) return;
  scene::Intent intent{scene::Action::MoveSplit, handle.place};
  intent.x = share;
  intent.y = drag.moved ? 1 : 0;
  drag.moved = true;
  intents.push_back(intent);
}

void tip(Ui& ui) {
  ui.split.hovered += ImGui::GetIO().DeltaTime;
  bool is_soon = ui.split.hovered < seconds_to_tip;
  ui.restless |= is_soon;
  if (!is_soon) tooltip(ui, ui.words(ComfortText::split_help));
}

}  // namespace

void draw_splits(Ui& ui, const scene::Layout& layout, scene::Intents& intents) {
  bool any_held = false, any_hovered = false;
  for (const scene::Handle& handle : layout.handles) {
    const scene::Rect& gap = handle.rect;
    std::string name = "split " + scene::split_name(handle.place);
    ui.widgets[name] = gap;
    ui.helps[name] = ui.words(ComfortText::split_help);
    if (gap.empty()) continue;
    ImGui::SetCursorScreenPos({gap.x, gap.y});
    ImGui::InvisibleButton(name.c_str(), {gap.width, gap.height});
    bool hovered = ImGui::IsItemHovered();
    bool held = ImGui::IsItemActive();
    if (!hovered && !held) continue;
    any_held |= held;
    any_hovered |= hovered;
    ImGui::SetMouseCursor(handle.upright ? ImGuiMouseCursor_ResizeEW : ImGuiMouseCursor_ResizeNS);
    draw_handle(ui, handle, held);
    if (hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left))
      intents.push_back({scene::Action::ResetSplit, handle.place});
    else if (held)
      move(ui.split, handle, intents);
    if (hovered && !held) tip(ui);
  }
  if (!any_held) ui.split.on = ui.split.moved = false;
  if (!any_hovered || any_held) ui.split.hovered = 0;
}

}  // namespace loopscope::panels
