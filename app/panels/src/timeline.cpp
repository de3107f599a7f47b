#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/format.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float label_width = 236;

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

std::uint64_t step_under(float x, const scene::Rect& track, std::uint64_t total) {
  float share = std::clamp((x - track.x) / track.width, 0.0F, 1.0F);
  return static_cast<std::uint64_t>(std::llround(static_cast<double>(share) * static_cast<double>(total)));
}

void draw_slider(Ui& ui, const scene::Counter& event, const scene::Rect& track, bool hovered) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  float share =
      event.total == 0 ? 0 : static_cast<float>(static_cast<double>(event.now) / static_cast<double>(event.total));
  float y = track.y + track.height / 2;
  float half = ui.px(3);
  float knob = track.x + track.width * share;
  list.AddRectFilled({track.x, y - half}, {track.right(), y + half}, ui.paint(Role::Border), half);
  list.AddRectFilled({track.x, y - half}, {knob, y + half}, ui.paint(Role::Accent), half);
  if (event.total == 0) return;
  list.AddCircleFilled({knob, y}, ui.px(hovered ? 9.0F : 8.0F), ui.paint(Role::Accent), 24);
  list.AddCircleFilled({knob, y}, ui.px(3), ui.paint(Role::OnAccent), 16);
}

void slider(Ui& ui, const scene::Scene& scene, const scene::Rect& track, scene::Intents& intents) {
  ui.widgets["slider"] = track;
  if (track.empty()) return;
  const scene::Counter& event = scene.counters.event;
  ImGui::SetCursorScreenPos({track.x, track.y});
  ImGui::InvisibleButton("slider", {track.width, track.height});
  draw_slider(ui, event, track, ImGui::IsItemHovered() || ImGui::IsItemActive());
  if (!ImGui::IsItemActive() || event.total == 0) return;
  std::uint64_t wanted = step_under(ImGui::GetIO().MousePos.x, track, event.total);
  if (wanted != event.now) intents.push_back({scene::Action::GoToStep, wanted});
}

std::string step_words(const Ui& ui, const scene::Counters& counters) {
  TextId words = counters.complete ? TextId::window_step_of : TextId::window_step_of_more;
  return ui.words(words, scene::format_count(counters.event.now), scene::format_count(counters.event.total));
}

void draw_labels(Ui& ui, const scene::Scene& scene, const scene::Rect& rect, float width) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont* small = ui.font(Face::Small);
  float y = std::round(rect.y + (rect.height - small->FontSize) / 2);
  float state_y = std::round(y + small->FontSize / 2 + ui.px(2));
  auto row = std::find_if(std::begin(states), std::end(states),
                          [&](const StateRow& each) { return each.state == scene.state; });
  bool ended = row != std::end(states);
  float x = rect.x + ui.px(16);
  float step_y = ended ? std::round(y - small->FontSize / 2 - ui.px(2)) : y;
  draw_fitted(list, small, {x, step_y}, ui.paint(Role::Text), step_words(ui, scene.counters), width);
  if (ended) draw_fitted(list, small, {x, state_y}, ui.paint(row->role), ui.words(row->words), width);
  std::string others = ui.words(TextId::window_line_turn, scene::format_count(scene.counters.line.now),
                                scene::format_count(scene.counters.turn.now));
  float others_width = std::min(text_width(small, others), width);
  draw_fitted(list, small, {std::round(rect.right() - ui.px(16) - others_width), y}, ui.paint(Role::Dim), others,
              width);
}

}  // namespace

void draw_timeline(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const scene::Rect& rect = layout.at(scene::Panel::Timeline);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({rect.x, rect.y}, {rect.right(), rect.bottom()}, ui.paint(Role::Panel));
  list.AddLine({rect.x, rect.y}, {rect.right(), rect.y}, ui.paint(Role::Border));
  float labels = ui.px(label_width);
  float inset = ui.px(16) + labels;
  if (scene.code.source) draw_labels(ui, scene, rect, labels - ui.px(16));
  float height = ui.px(28);
  slider(ui, scene, {rect.x + inset, std::round(rect.y + (rect.height - height) / 2), rect.width - 2 * inset, height},
         intents);
}

}  // namespace loopscope::panels
