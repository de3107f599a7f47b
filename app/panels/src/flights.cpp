#include <panels/flights.hpp>

#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <algorithm>

namespace loopscope::panels {

void Flights::begin(const scene::Scene& scene, float seconds, float duration) {
  std::optional<scene::Travel> travel;
  bool is_other_run = source_ != scene.code.source.get();
  if (is_other_run || !arrivals_) {
    travel = scene::Travel::Snap;
    newest_ = 0;
  } else if (*arrivals_ != scene.arrivals) {
    travel = scene.travel;
  }
  source_ = scene.code.source.get();
  arrivals_ = scene.arrivals;
  if (travel) newest_before_ = newest_;
  newest_ = 0;
  flights_.clear();
  before_.swap(now_);
  now_.clear();
  motion_.begin(seconds, travel, duration);
}

bool Flights::flies(scene::Id id, const scene::Rect& target, const scene::Door& door, const Chip& chip) {
  scene::Rect at = motion_.place(id, target, door);
  now_[id] = chip;
  if (id < frame_id(0)) newest_ = std::max(newest_, id);
  if (!motion_.gliding(id)) return false;
  flights_.push_back({at, chip, motion_.opacity(id)});
  return true;
}

void Flights::end() {
  motion_.end();
  std::map<scene::Id, Chip> leaving;
  for (const scene::Motion::Leaver& leaver : motion_.leaving()) {
    auto known = before_.find(leaver.id);
    if (known == before_.end()) known = gone_.find(leaver.id);
    if (known == before_.end() || known == gone_.end()) continue;
    flights_.push_back({leaver.rect, known->second, leaver.opacity});
    leaving.insert(*known);
  }
  gone_ = std::move(leaving);
}

namespace {

void fade(ImDrawList& list, int first, float opacity) {
  for (int i = first; i < list.VtxBuffer.Size; ++i) {
    ImU32& colour = list.VtxBuffer[i].col;
    auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT & 0xFF) * opacity);
    colour = (colour & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
  }
}

void draw_line(const Ui& ui, ImDrawList& list, const scene::Rect& rect, const Chip& chip) {
  bool is_error = chip.style == Chip::Style::ErrorLine;
  draw_fitted(list, ui.font(Face::Mono), {rect.x, rect.y}, ui.paint(is_error ? Role::Error : Role::Text), chip.title,
              std::max(rect.width, ui.px(60)));
}

}  // namespace

void draw_flights(Ui& ui) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const scene::Rect& area = ui.flights.area;
  bool is_clipped = !area.empty();
  if (is_clipped) list.PushClipRect({area.x, area.y}, {area.right(), area.bottom()}, true);
  for (const Flight& flight : ui.flights.all()) {
    int first = list.VtxBuffer.Size;
    if (flight.chip.style == Chip::Style::Chip || flight.chip.style == Chip::Style::Small)
      draw_chip(ui, list, flight.rect, flight.chip);
    else
      draw_line(ui, list, flight.rect, flight.chip);
    if (flight.opacity < 1) fade(list, first, flight.opacity);
  }
  if (is_clipped) list.PopClipRect();
}

bool moving_chip(Ui& ui, scene::Id id, const scene::Rect& rect, const Chip& chip, const scene::Door& door) {
  if (ui.flights.flies(id, rect, door, chip)) return false;
  return draw_chip(ui, rect, chip);
}

void item_chip(Ui& ui, const scene::Item& item, const scene::Rect& rect, Chip chip, const scene::Door& door,
               scene::Intents& intents) {
  bool is_effect = ui.hovered.id != 0 && item.cause_id == ui.hovered.id;
  bool is_related = is_effect || (ui.hovered.cause != 0 && item.id == ui.hovered.cause);
  bool in_sight = ImGui::IsRectVisible({rect.x, rect.y}, {rect.right(), rect.bottom()});
  if (ui.view.selected == item.id && in_sight) ui.selected_spot = rect;
  chip.lit = chip.lit || ui.view.selected == item.id || is_related;
  bool hovered = moving_chip(ui, item.id, rect, chip, door);
  if (focus_stop(ui, "chip " + std::to_string(item.id), rect)) intents.push_back({scene::Action::Select, item.id});
  if (!hovered) return;
  ui.hovered_now = {item.id, item.cause_id, item.place};
  item_tooltip(ui, item);
  if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) {
    intents.push_back({scene::Action::GoToBirth, item.id});
  } else if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    intents.push_back({scene::Action::Select, item.id});
  }
}

}  // namespace loopscope::panels
