#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/format.hpp>

#include "lanes.hpp"

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float label_width = 224;
constexpr float tools_height = 28;

struct StateRow {
  scene::RunState state;
  TextId words;
  Role role;
};

constexpr StateRow states[] = {
    {scene::RunState::Finished, TextId::window_state_finished, Role::Dim},
    {scene::RunState::Failed, TextId::window_state_failed, Role::Error},
    {scene::RunState::Limit, TextId::window_state_limit, Role::Error},
    {scene::RunState::Deadlock, TextId::window_state_deadlock, Role::Error},
};

void zoom(Ui& ui, const Lanes& lanes, scene::Intents& intents) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.MouseWheel != 0 && io.KeyShift) {
    bool up = io.MouseWheel > 0;
    if (up && ui.first_lane > 0) --ui.first_lane;
    if (!up) ++ui.first_lane;
  } else if (io.MouseWheel != 0) {
    scene::Intent intent{scene::Action::ZoomTimeline, 1};
    intent.x = std::pow(0.8, static_cast<double>(io.MouseWheel));
    intent.y = lanes.value_under(io.MousePos.x);
    intents.push_back(intent);
  }
  bool drags = ImGui::IsMouseDragging(ImGuiMouseButton_Right, 0) || ImGui::IsMouseDragging(ImGuiMouseButton_Middle, 0);
  if (drags && io.MouseDelta.x != 0) {
    scene::Intent intent{scene::Action::PanTimeline};
    intent.x = -static_cast<double>(io.MouseDelta.x / lanes.track().width);
    intents.push_back(intent);
  }
  ui.widgets["timeline"] = lanes.track();
}

// With Shift a drag measures and goes nowhere; a click takes the measure away.
bool measure(Ui& ui, const Lanes& lanes, std::uint64_t last) {
  Measure& held = ui.measure;
  std::uint64_t step = std::min(lanes.step_under(ImGui::GetIO().MousePos.x), last);
  if (ImGui::IsItemActivated()) {
    held.is_on = held.drags = ImGui::GetIO().KeyShift;
    held.from = held.to = step;
  }
  if (!ImGui::IsItemActive()) held.drags = false;
  if (held.drags) held.to = step;
  return held.drags;
}

void scrub(Ui& ui, const scene::Scene& scene, Lanes& lanes, scene::Intents& intents) {
  const scene::Rect& track = lanes.track();
  ui.widgets["slider"] = track;
  if (track.empty()) return;
  const scene::Counter& event = scene.counters.event;
  ImGui::SetCursorScreenPos({track.x, track.y});
  ImGui::InvisibleButton("slider", {track.width, track.height});
  lanes.draw();
  if (event.total == 0) return;
  float x = ImGui::GetIO().MousePos.x;
  if (ImGui::IsItemHovered()) {
    zoom(ui, lanes, intents);
    std::uint64_t step = std::min(lanes.step_under(x), event.total);
    std::string words = ui.words(TextId::window_step_of, scene::format_count(step), scene::format_count(event.total));
    if (!ui.measure.drags) tooltip(ui, words + "\n" + ui.words(TextId::view_timeline_help));
  }
  if (measure(ui, lanes, event.total) || !ImGui::IsItemActive()) return;
  std::uint64_t wanted = std::min(lanes.step_under(x), event.total);
  if (wanted != event.now) intents.push_back({scene::Action::GoToStep, wanted});
}

std::string step_words(const Ui& ui, const scene::Counters& counters) {
  TextId words = counters.complete ? TextId::window_step_of : TextId::window_step_of_more;
  return ui.words(words, scene::format_count(counters.event.now), scene::format_count(counters.event.total));
}

// Where the run stands: the step, how it ended, what the last search came to.
void draw_labels(Ui& ui, const scene::Scene& scene, const scene::Rect& rect) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont* small = ui.font(Face::Small);
  float line = std::round(small->FontSize * 1.35F);
  float y = rect.y;
  auto draw = [&](Role role, const std::string& words) {
    if (draw_fitted(list, small, {rect.x, y}, ui.paint(role), words, rect.width) && ImGui::IsWindowHovered() &&
        ImGui::IsMouseHoveringRect({rect.x, y}, {rect.right(), y + line})) {
      tooltip(ui, words);
    }
    y += line;
  };
  draw(Role::Text, step_words(ui, scene.counters));
  draw(Role::Dim, ui.words(TextId::window_line_turn, scene::format_count(scene.counters.line.now),
                           scene::format_count(scene.counters.turn.now)));
  auto row = std::find_if(std::begin(states), std::end(states),
                          [&](const StateRow& each) { return each.state == scene.state; });
  if (!scene.notice.empty()) {
    // In two lines where it is long and there is room for them.
    const char* begin = scene.notice.data();
    const char* end = begin + scene.notice.size();
    const char* cut = small->CalcWordWrapPositionA(1, begin, end, rect.width);
    bool two = cut > begin && cut < end && y + 2 * line <= rect.bottom() - ui.px(tools_height);
    if (!two) return draw(Role::Accent, scene.notice);
    draw(Role::Accent, {begin, cut});
    return draw(Role::Accent, {*cut == ' ' ? cut + 1 : cut, end});
  }
  if (row != std::end(states)) return draw(row->role, ui.words(row->words));
  if (!scene.schedule.empty()) draw(Role::Changed, ui.words(TextId::window_schedule, scene.schedule));
}

// Over steps or over time; the whole run; where to stop.
void draw_tools(Ui& ui, const scene::Rect& rect, scene::Intents& intents) {
  float x = rect.x;
  auto tool = [&](const char* name, const std::string& label, TextId help, scene::Action action, bool lit) {
    float width = std::round(text_width(ui.font(Face::Text), label) + ui.px(16));
    ImGui::GetWindowDrawList()->AddRect({x, rect.y}, {x + width, rect.bottom()}, ui.paint(Role::Border), ui.px(6));
    if (button(ui, {x, rect.y, width, rect.height}, {name, label, ui.words(help), true, lit}))
      intents.push_back({action});
    x += width + ui.px(4);
  };
  const scene::TimelineView& timeline = ui.view.timeline;
  tool("axis", ui.words(timeline.by_time ? TextId::window_axis_time : TextId::window_axis_steps), TextId::window_axis,
       scene::Action::ToggleTimelineAxis, false);
  tool("fit", "↔", TextId::window_timeline_fit, scene::Action::FitTimeline, false);
  tool("breaks", ui.words(TextId::window_breakpoints), TextId::window_breakpoints, scene::Action::ToggleBreakDialog,
       !ui.view.breakpoints.kinds.empty());
}

}  // namespace

void draw_timeline(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const scene::Rect& rect = layout.at(scene::Panel::Timeline);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({rect.x, rect.y}, {rect.right(), rect.bottom()}, ui.paint(Role::Panel));
  list.AddLine({rect.x, rect.y}, {rect.right(), rect.y}, ui.paint(Role::Border));
  float pad = ui.px(10);
  float tools = ui.px(tools_height);
  scene::Rect labels{rect.x + ui.px(16), rect.y + pad, ui.px(label_width) - ui.px(16), rect.height - 2 * pad};
  if (scene.code.source) draw_labels(ui, scene, labels);
  draw_tools(ui, {labels.x, labels.bottom() - tools, labels.width, tools}, intents);
  float x = rect.x + ui.px(16 + label_width);
  scene::Rect place{x, rect.y + ui.px(6), rect.right() - x - ui.px(16), rect.height - ui.px(12)};
  ui.first_lane = std::min(ui.first_lane, hidden_lanes(ui, scene, place));
  Lanes lanes(ui, scene, place);
  scrub(ui, scene, lanes, intents);
}

}  // namespace loopscope::panels
