#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <text/view_text.hpp>

#include "profiles.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace loopscope::panels {

namespace {

struct ProfileWords {
  std::string_view name;
  TextId words;
};

constexpr ProfileWords known[] = {
    {"node", ViewText::view_profile_node},
    {"node-esm", ViewText::view_profile_node_esm},
    {"node-10", ViewText::view_profile_node_10},
    {"browser", ViewText::view_profile_browser},
    {"round-robin", ViewText::view_profile_round_robin},
};

// A row that can be clicked: the profile's name and what it is.
bool profile_row(Ui& ui, const scene::Rect& row, const std::string& profile, bool current) {
  std::string name = "profile " + profile;
  bool pressed = press_area(ui, name, row);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (ImGui::IsItemHovered() || current) {
    list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()},
                       ui.paint(Role::CurrentLine, ImGui::IsItemHovered() ? 1.0F : 0.7F), ui.px(6));
  }
  if (current) list.AddRectFilled({row.x, row.y}, {row.x + ui.px(4), row.bottom()}, ui.paint(Role::Accent), ui.px(2));
  const ImFont* bold = ui.font(Face::Bold);
  const ImFont* small = ui.font(Face::Small);
  float left = row.x + ui.px(14);
  float room = row.width - ui.px(22);
  float y = std::round(row.y + (row.height - bold->FontSize - small->FontSize - ui.px(3)) / 2);
  draw_fitted(list, bold, {left, y}, ui.paint(Role::Text), profile, room);
  draw_fitted(list, small, {left, std::round(y + bold->FontSize + ui.px(3))}, ui.paint(Role::Dim),
              profile_words(ui, profile), room);
  return pressed;
}

}  // namespace

std::string profile_words(const Ui& ui, const std::string& profile) {
  auto row =
      std::find_if(std::begin(known), std::end(known), [&](const ProfileWords& each) { return each.name == profile; });
  return row == std::end(known) ? "" : ui.words(row->words);
}

void draw_profiles(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.profiles_open) return;
  float height = std::round(ui.px(52));
  scene::Size wanted{ui.px(520), ui.px(72) + height * static_cast<float>(scene.profiles.size())};
  Overlay overlay(ui, "profiles dialog", ui.words(ViewText::view_choose_profile), layout.size, wanted);
  scene::Rect row{overlay.body().x, overlay.body().y, overlay.body().width, height};
  for (const std::string& profile : scene.profiles) {
    if (profile_row(ui, row, profile, profile == scene.profile)) {
      scene::Intent intent{scene::Action::ChooseProfile};
      intent.text = profile;
      intents.push_back(intent);
    }
    row.y += height;
  }
  if (overlay.clicked_beside()) intents.push_back({scene::Action::ToggleProfileMenu});
}

}  // namespace loopscope::panels
