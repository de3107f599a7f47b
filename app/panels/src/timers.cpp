#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/format.hpp>

namespace loopscope::panels {

namespace {

// When it is due, and how long that is from now where there is room for it.
std::string due_words(const Ui& ui, const scene::Timer& timer, float room) {
  Language language = ui.view.language;
  std::string due = ui.words(TextId::window_timer_at, scene::format_time(timer.due, language));
  std::string words = due + " · ";
  words += timer.remaining > 0 ? ui.words(TextId::window_timer_in, scene::format_time(timer.remaining, language))
                               : ui.words(TextId::window_timer_due);
  if (timer.repeats) words += " · " + ui.words(TextId::window_timer_repeats);
  return text_width(ui.font(Face::Small), words) <= room ? words : due;
}

void draw_timer(Ui& ui, const scene::Timer& timer, const scene::Rect& rect, scene::Intents& intents) {
  Chip chip = chip_of(ui, timer.item);
  chip.subtitle = due_words(ui, timer, rect.width - chip_margins(ui));
  chip.lit = timer.remaining <= 0;
  // An interval that has run comes back from where it ran.
  const Spots& spots = ui.flights.spots;
  bool from_code = ui.flights.is_new(timer.item.id) && !spots.code.empty();
  item_chip(ui, timer.item, rect, chip, {from_code ? spots.code : spots.running, {}}, intents);
}

}  // namespace

void draw_timers(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  std::string count = scene.timers.empty() ? "" : scene::format_count(scene.timers.size());
  PanelFrame frame(ui, "timers", layout.at(scene::Panel::Timers), ui.words(TextId::window_panel_timers), {count});
  if (scene.timers.empty()) {
    empty_state(ui, frame.body(), ui.words(TextId::window_empty_timers));
    return;
  }
  float height = chip_height(ui);
  float step = height + ui.px(4);
  ImVec2 origin = ImGui::GetCursorScreenPos();
  float width = ImGui::GetContentRegionAvail().x;
  for (std::size_t i = 0; i < scene.timers.size(); ++i) {
    scene::Rect rect{origin.x, origin.y + step * static_cast<float>(i), width, height};
    if (rect.overlaps(frame.body())) draw_timer(ui, scene.timers[i], rect, intents);
  }
  ImGui::Dummy({1, step * static_cast<float>(scene.timers.size()) - ui.px(4)});
}

}  // namespace loopscope::panels
