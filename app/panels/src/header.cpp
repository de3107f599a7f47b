#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/format.hpp>

#include <fmt/format.h>
#include <text/comfort_text.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include "profiles.hpp"

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

using scene::Action;

constexpr float control_height = 34;
constexpr float group_gap = 14;
constexpr float clock_width = 112;
constexpr float speed_width = 52, speed_button = 28;
constexpr float tool_width = 36, transport_width = 38;
constexpr float least_title = 90;

struct GrainRow {
  const char* name;
  scene::Grain grain;
  TextId label;
  TextId help;
};

constexpr GrainRow grains[] = {
    {"grain event", scene::Grain::Event, WindowText::window_grain_event, WindowText::window_grain_event_help},
    {"grain line", scene::Grain::Line, WindowText::window_grain_line, WindowText::window_grain_line_help},
    {"grain turn", scene::Grain::Turn, WindowText::window_grain_turn, WindowText::window_grain_turn_help},
};

bool can_go_back(const scene::Scene& scene) { return scene.counters.event.now > 0; }
bool can_go_on(const scene::Scene& scene) {
  const scene::Counters& counters = scene.counters;
  return scene.code.source && (!counters.complete || counters.event.now < counters.event.total);
}

// The header is a row filled from the right; the title takes what is left.
class Header {
 public:
  Header(Ui& ui, const scene::Scene& scene, const scene::Rect& rect, scene::Intents& intents)
      : ui_(ui), scene_(scene), rect_(rect), intents_(intents), right_(rect.right() - ui.px(10)) {}

  void draw() {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({rect_.x, rect_.y}, {rect_.right(), rect_.bottom()}, ui_.paint(Role::Panel));
    list.AddLine({rect_.x, rect_.bottom()}, {rect_.right(), rect_.bottom()}, ui_.paint(Role::Border));
    leave_out();
    std::size_t drawn = ui_.focus.drawn();
    draw_tools();
    if (has_clock_) draw_clock();
    if (has_speed_) draw_speed();
    if (has_grains_) draw_grains();
    draw_transport();
    draw_title();
    ui_.focus.go_across(drawn);
  }

 private:
  // What does not fit beside a little of the title, and can be reached in the settings or by keys.
  void leave_out() {
    float grains_wide = 0;
    for (const GrainRow& row : grains)
      grains_wide += std::round(text_width(ui_.font(Face::Text), ui_.words(row.label)) + ui_.px(20));
    float over = ui_.px(least_title + 5 * (transport_width + 2) + 3 * tool_width + 2 * group_gap + 20) - rect_.width;
    struct Part {
      bool& is_there;
      float width;
    };
    const Part parts[] = {{has_grains_, grains_wide + ui_.px(group_gap)},
                          {has_clock_, ui_.px(clock_width + group_gap)},
                          {has_speed_, ui_.px(speed_width + 2 * speed_button + group_gap)},
                          {has_looks_, ui_.px(2 * tool_width)}};
    // The most needed comes first and takes its room.
    for (const Part& part : parts) {
      part.is_there = over + part.width <= 0;
      if (!part.is_there) return;
      over += part.width;
    }
  }

  scene::Rect take(float width) {
    float height = ui_.px(control_height);
    right_ = std::round(right_ - width);
    return {right_, std::round(rect_.y + (rect_.height - height) / 2), std::round(width), height};
  }

  void gap(float width) { right_ -= ui_.px(width); }

  void tool(const char* name, const std::string& label, TextId help, Action action) {
    if (button(ui_, take(ui_.px(tool_width)), {name, label, with_key(ui_, help, action), true, false}))
      intents_.push_back({action});
  }

  void draw_tools() {
    tool("help", icon_text(ui_, icon::help), WindowText::window_help, Action::ToggleHelp);
    tool("settings", icon_text(ui_, icon::settings), ComfortText::settings_key, Action::ToggleSettings);
    if (has_looks_) {
      tool("theme", icon_text(ui_, icon::theme), WindowText::window_theme, Action::NextTheme);
      tool("language", ui_.words(WindowText::window_other_language), WindowText::window_language, Action::NextLanguage);
    }
    tool("open", icon_text(ui_, icon::folder), WindowText::window_open_file, Action::OpenDialog);
    gap(group_gap);
  }

  void draw_clock() {
    scene::Rect place = take(ui_.px(clock_width));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* font = ui_.font(Face::Mono);
    std::string time = scene::format_time(scene_.clock, ui_.view.language);
    std::string sign = ui_.fonts.icons ? icon::clock.glyph : "";
    draw_text(list, ui_.font(Face::Text), {place.x, std::round(place.y + (place.height - ui_.px(16)) / 2)},
              ui_.paint(Role::Dim), sign);
    float room = place.width - ui_.px(26);
    draw_fitted(list, font, {place.x + ui_.px(26), std::round(place.y + (place.height - font->FontSize) / 2)},
                ui_.paint(Role::Text), time, room);
    help_area(ui_, "clock", place, ui_.words(WindowText::window_clock_help));
    gap(group_gap);
  }

  void draw_speed() {
    Button faster{"faster", "+", with_key(ui_, WindowText::window_faster, Action::Faster)};
    if (button(ui_, take(ui_.px(speed_button)), faster)) intents_.push_back({Action::Faster});
    scene::Rect place = take(ui_.px(speed_width));
    std::string number = fmt::format("{}", ui_.steps_per_second);
    if (ui_.view.language == Language::Portuguese) std::replace(number.begin(), number.end(), '.', ',');
    std::string speed = ui_.words(WindowText::window_steps_per_second, number);
    const ImFont* font = ui_.font(Face::Small);
    float x = std::round(place.x + (place.width - text_width(font, speed)) / 2);
    draw_text(*ImGui::GetWindowDrawList(), font, {x, std::round(place.y + (place.height - font->FontSize) / 2)},
              ui_.paint(Role::Dim), speed);
    help_area(ui_, "speed", place, ui_.words(ComfortText::tip_speed));
    Button slower{"slower", "−", with_key(ui_, WindowText::window_slower, Action::Slower)};
    if (button(ui_, take(ui_.px(speed_button)), slower)) intents_.push_back({Action::Slower});
    gap(group_gap);
  }

  // A segmented control: one outline, the chosen part lit.
  void draw_grains() {
    float right = right_;
    for (auto row = std::rbegin(grains); row != std::rend(grains); ++row) {
      std::string label = ui_.words(row->label);
      scene::Rect place = take(std::round(text_width(ui_.font(Face::Text), label) + ui_.px(20)));
      Button segment{row->name, label, with_key(ui_, row->help, Action::NextGrain), true, ui_.view.grain == row->grain};
      if (button(ui_, place, segment)) {
        intents_.push_back({Action::SetGrain, static_cast<std::uint64_t>(row->grain)});
      }
    }
    float height = ui_.px(control_height);
    float y = std::round(rect_.y + (rect_.height - height) / 2);
    ImGui::GetWindowDrawList()->AddRect({right_, y}, {right, y + height}, ui_.paint(Role::Border), ui_.px(6));
    gap(group_gap);
  }

  void transport(const char* name, const Icon& icon, TextId help, Action action, bool enabled, bool lit = false) {
    Button one{name, icon_text(ui_, icon), with_key(ui_, help, action), enabled, lit};
    if (button(ui_, take(ui_.px(transport_width)), one)) intents_.push_back({action});
    gap(2);
  }

  void draw_transport() {
    bool back = can_go_back(scene_);
    bool on = can_go_on(scene_);
    transport("last", icon::last, WindowText::window_go_to_end, Action::GoToEnd, on);
    transport("forward", icon::next, WindowText::window_step_forward, Action::StepForward, on);
    transport("play", ui_.playing ? icon::pause : icon::play, WindowText::window_play_pause, Action::TogglePlay,
              on || ui_.playing, ui_.playing);
    transport("back", icon::previous, WindowText::window_step_back, Action::StepBack, back);
    transport("first", icon::first, WindowText::window_go_to_start, Action::GoToStart, back);
    gap(group_gap);
  }

  void draw_title() {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = rect_.x + ui_.px(16);
    float room = right_ - x;
    std::string title = scene_.title.empty() ? "Loopscope" : scene_.title;
    const ImFont* bold = ui_.font(Face::Bold);
    float chip = profile_height();
    float height = bold->FontSize + (scene_.profile.empty() ? 0 : chip + ui_.px(2));
    float y = std::round(rect_.y + (rect_.height - height) / 2);
    if (draw_fitted(list, bold, {x, y}, ui_.paint(Role::Text), title, room) && ImGui::IsWindowHovered() &&
        ImGui::IsMouseHoveringRect({x, y}, {x + room, y + bold->FontSize})) {
      tooltip(ui_, title);
    }
    if (!scene_.profile.empty()) draw_profile({x, std::round(y + bold->FontSize + ui_.px(2)), room, chip});
  }

  float profile_height() const { return std::round(ui_.font(Face::Small)->FontSize + ui_.px(6)); }

  std::string profile_help(bool can_choose) const {
    std::string words = profile_words(ui_, scene_.profile);
    if (!can_choose) return words;
    return words + "\n" + ui_.words(ViewText::view_profile_help) + "\n" +
           with_key(ui_, ViewText::view_next_profile, Action::NextProfile);
  }

  // The profile, with a sign that there are others to choose from.
  void draw_profile(scene::Rect place) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* small = ui_.font(Face::Small);
    float pad = ui_.px(7);
    bool can_choose = scene_.profiles.size() > 1;
    float sign = can_choose ? ui_.px(14) : 0;
    place.width = std::round(std::min(place.width, text_width(small, scene_.profile) + 2 * pad + sign));
    bool pressed = press_area(ui_, "profile", place, profile_help(can_choose)) && can_choose;
    if (ImGui::IsItemHovered() && can_choose)
      list.AddRectFilled({place.x, place.y}, {place.right(), place.bottom()}, ui_.paint(Role::Hover), ui_.px(5));
    if (can_choose)
      list.AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui_.paint(Role::Border), ui_.px(5));
    draw_fitted(list, small, {place.x + pad, std::round(place.y + (place.height - small->FontSize) / 2)},
                ui_.paint(Role::Dim), scene_.profile, place.width - 2 * pad - sign + 1);
    if (can_choose) {
      float half = ui_.px(4);
      ImVec2 centre{place.right() - pad - half, place.y + place.height / 2};
      list.AddTriangleFilled({centre.x - half, centre.y - half * 0.6F}, {centre.x + half, centre.y - half * 0.6F},
                             {centre.x, centre.y + half * 0.8F}, ui_.paint(Role::Dim));
    }
    if (pressed) intents_.push_back({Action::ToggleProfileMenu});
  }

  Ui& ui_;
  const scene::Scene& scene_;
  scene::Rect rect_;
  scene::Intents& intents_;
  float right_;
  bool has_grains_ = false, has_clock_ = false, has_speed_ = false, has_looks_ = false;
};

}  // namespace

void draw_header(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  Header(ui, scene, layout.at(scene::Panel::Header), intents).draw();
}

}  // namespace loopscope::panels
