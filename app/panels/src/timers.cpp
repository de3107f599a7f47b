#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <text/comfort_text.hpp>

#include <scene/format.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <cmath>

namespace loopscope::panels {

namespace {

// When it is due, and how long that is from now where there is room for it.
std::string due_words(const Ui& ui, const scene::Timer& timer, float room) {
  Language language = ui.view.language;
  std::string due = ui.words(WindowText::window_timer_at, scene::format_time(timer.due, language));
  std::string words = timer.remaining > 0
                          ? ui.words(WindowText::window_timer_in, scene::format_time(timer.remaining, language))
                          : ui.words(WindowText::window_timer_due);
  std::string both = words + " · " + due;
  if (timer.repeats) both += " · " + ui.words(WindowText::window_timer_repeats);
  return text_width(ui.font(Face::Small), both) <= room ? both : words;
}

// What waits for a time, the soonest first: timers, then operations in flight, each under its heading when there are
// both.
class Shelf {
 public:
  Shelf(Ui& ui, const scene::Rect& body, scene::Intents& intents)
      : ui_(ui),
        intents_(intents),
        body_(body),
        origin_(ImGui::GetCursorScreenPos()),
        width_(ImGui::GetContentRegionAvail().x) {}

  void heading(TextId words) {
    const ImFont* font = ui_.font(Face::Small);
    if (y_ > 0) y_ += ui_.px(4);
    draw_fitted(*ImGui::GetWindowDrawList(), font, {origin_.x, std::round(origin_.y + y_)}, ui_.paint(Role::Dim),
                ui_.words(words), width_);
    y_ += std::round(font->FontSize + ui_.px(4));
  }

  void draw(const std::vector<scene::Timer>& timers) {
    float height = chip_height(ui_);
    for (const scene::Timer& timer : timers) {
      scene::Rect rect{origin_.x, origin_.y + y_, width_, height};
      y_ += height + ui_.px(4);
      if (rect.overlaps(body_)) draw(timer, rect);
    }
  }

  void end() const { ImGui::Dummy({1, std::max(1.0F, y_ - ui_.px(4))}); }

 private:
  void draw(const scene::Timer& timer, const scene::Rect& rect) {
    Chip chip = chip_of(ui_, timer.item);
    if (timer.item.excerpt.empty()) chip.title = timer.item.label;
    chip.subtitle = due_words(ui_, timer, rect.width - chip_margins(ui_));
    chip.lit = timer.remaining <= 0;
    chip.progress = timer.elapsed();
    // An interval that has run comes back from where it ran.
    const Spots& spots = ui_.flights.spots;
    bool from_code = ui_.flights.is_new(timer.item.id) && !spots.code.empty();
    item_chip(ui_, timer.item, rect, chip, {from_code ? spots.code : spots.running, {}}, intents_);
  }

  Ui& ui_;
  scene::Intents& intents_;
  scene::Rect body_;
  ImVec2 origin_;
  float width_;
  float y_ = 0;
};

}  // namespace

void draw_timers(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const scene::Rect& rect = layout.at(scene::Panel::Timers);
  if (rect.empty()) return;
  std::size_t waiting = scene.timers.size() + scene.in_flight.size();
  std::string count = waiting == 0 ? "" : scene::format_count(waiting);
  PanelFrame frame(ui, "timers", rect, ui.words(ViewText::view_panel_waiting),
                   {count, false, true, 0, 0, ui.words(ComfortText::tip_corner_timers)});
  if (waiting == 0) {
    bool has_started = scene.counters.event.now > 0;
    empty_state(ui, frame.body(),
                ui.words(has_started ? TextId(ViewText::view_empty_waiting) : WindowText::window_empty_timers));
    return;
  }
  Shelf shelf(ui, frame.body(), intents);
  if (!scene.timers.empty() && !scene.in_flight.empty()) shelf.heading(ViewText::view_section_timers);
  shelf.draw(scene.timers);
  if (!scene.in_flight.empty()) shelf.heading(ViewText::view_section_flight);
  shelf.draw(scene.in_flight);
  shelf.end();
}

}  // namespace loopscope::panels
