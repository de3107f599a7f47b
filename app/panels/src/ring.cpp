#include "ring.hpp"

#include <panels/widgets.hpp>
#include <scene/format.hpp>
#include <scene/ring_plan.hpp>
#include <text/comfort_text.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace loopscope::panels {

namespace {

constexpr float side_share = 0.36F;  // of the panel, for those that are not on the ring
constexpr float widest_chip = 150, narrowest_chip = 84;
constexpr std::size_t most_frames = 3;
constexpr float side_row = 26;

std::string frame_words(const scene::Frame& frame) {
  std::string words = frame.label;
  if (frame.place.line != 0) words += " · " + scene::format_place(frame.place);
  return words;
}

class RingView {
 public:
  RingView(Ui& ui, const scene::Ring& ring, const scene::Rect& body, scene::Intents& intents)
      : ui_(ui), ring_(ring), body_(body), intents_(intents) {}

  void draw() {
    float side = std::round(body_.width * side_share);
    scene::Rect area{body_.x, body_.y, body_.width - side - ui_.px(12), body_.height};
    draw_ring(area);
    draw_side({body_.right() - side, body_.y, side, body_.height});
  }

 private:
  // --- the ring itself

  void draw_ring(const scene::Rect& area) {
    std::size_t frames = shown_frames(area);
    float height = stack_chip_height(ui_, frames);
    scene::RingPlan plan =
        scene::plan_ring(area, ring_.ready.tasks.size(), ui_.px(widest_chip), ui_.px(narrowest_chip), height);
    draw_track(plan);
    ui_.flights.spots.running = plan.running;
    draw_seat(plan.running, frames);
    for (std::size_t i = plan.places.size(); i-- > 0;) draw_ready(i, plan, frames);
    draw_middle(plan);
  }

  // As many lines of each stack as leave room for a ring around them.
  std::size_t shown_frames(const scene::Rect& area) const {
    std::size_t deepest = ring_.running ? ring_.running->stack.size() : 1;
    for (const scene::Task& task : ring_.ready.tasks) deepest = std::max(deepest, task.stack.size());
    std::size_t frames = std::clamp<std::size_t>(deepest, 1, most_frames);
    while (frames > 1 && stack_chip_height(ui_, frames) * 3 > area.height) --frames;
    return frames;
  }

  void draw_track(const scene::RingPlan& plan) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    constexpr int segments = 72;
    ImU32 paint = ui_.paint(Role::Border);
    auto point = [&](float angle) {
      return ImVec2{plan.centre_x + plan.radius_x * std::sin(angle), plan.centre_y - plan.radius_y * std::cos(angle)};
    };
    constexpr float whole = 2 * std::numbers::pi_v<float>;
    for (int i = 0; i <= segments; ++i) list.PathLineTo(point(whole * static_cast<float>(i) / segments));
    list.PathStroke(paint, 0, std::max(2.0F, ui_.px(3)));
    if (plan.radius_y < ui_.px(12)) return;
    // The way they go round: clockwise, between the places.
    auto seats = static_cast<float>(plan.places.size() + 1);
    for (float i = 0; i < seats; ++i) draw_arrow_head(list, point, whole * (i + 0.5F) / seats);
  }

  template <class Point>
  void draw_arrow_head(ImDrawList& list, Point point, float angle) const {
    ImVec2 at = point(angle);
    ImVec2 ahead = point(angle + 0.02F);
    float length = std::hypot(ahead.x - at.x, ahead.y - at.y);
    if (length <= 0) return;
    ImVec2 way{(ahead.x - at.x) / length, (ahead.y - at.y) / length};
    float size = ui_.px(6);
    list.AddTriangleFilled({at.x + way.x * size, at.y + way.y * size},
                           {at.x - way.x * size - way.y * size, at.y - way.y * size + way.x * size},
                           {at.x - way.x * size + way.y * size, at.y - way.y * size - way.x * size},
                           ui_.paint(Role::Dim));
  }

  // Where the turn is: the running task, or an empty seat.
  void draw_seat(const scene::Rect& seat, std::size_t frames) {
    ui_.widgets["ring seat"] = seat;
    if (ring_.running) {
      Chip chip = chip_for(*ring_.running, frames);
      chip.lit = true;
      item_chip(ui_, ring_.running->item, seat, chip, {{}, {}}, intents_);
      return;
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({seat.x, seat.y}, {seat.right(), seat.bottom()}, ui_.paint(Role::Panel), ui_.px(6));
    list.AddRect({seat.x, seat.y}, {seat.right(), seat.bottom()}, ui_.paint(Role::Dim), ui_.px(6));
    const ImFont* font = ui_.font(Face::Small);
    std::string words = ui_.words(ViewText::view_ring_nobody);
    float room = seat.width - ui_.px(12);
    float width = std::min(room, text_width(font, words));
    draw_fitted(
        list, font,
        {std::round(seat.x + (seat.width - width) / 2), std::round(seat.y + (seat.height - font->FontSize) / 2)},
        ui_.paint(Role::Dim), words, room);
  }

  void draw_ready(std::size_t index, const scene::RingPlan& plan, std::size_t frames) {
    const scene::Task& task = ring_.ready.tasks[index];
    const scene::Rect& place = plan.places[index];
    ui_.widgets["ring task " + std::to_string(index)] = place;
    const Spots& spots = ui_.flights.spots;
    bool from_code = ui_.flights.is_new(task.item.id) && !spots.code.empty();
    item_chip(ui_, task.item, place, chip_for(task, frames), {from_code ? spots.code : plan.running, plan.running},
              intents_);
  }

  Chip chip_for(const scene::Task& task, std::size_t frames) const {
    Chip chip = chip_of(ui_, task.item);
    for (std::size_t i = task.stack.size(); i-- > 0 && chip.frames.size() < frames;)
      chip.frames.push_back(frame_words(task.stack[i]));
    if (chip.frames.empty()) chip.frames.push_back(chip.subtitle);
    if (task.stack.size() > chip.frames.size())
      chip.frames.back() += " " + ui_.words(ViewText::view_more, task.stack.size() - chip.frames.size());
    return chip;
  }

  // In the middle: how many are ready, and how many of them find no place on the ring.
  void draw_middle(const scene::RingPlan& plan) const {
    std::uint64_t hidden = ring_.ready.total - plan.places.size();
    if (hidden == 0 || plan.radius_y < ui_.px(24)) return;
    const ImFont* font = ui_.font(Face::Bold);
    std::string words = ui_.words(ViewText::view_more, scene::format_count(hidden));
    draw_text(*ImGui::GetWindowDrawList(), font,
              {std::round(plan.centre_x - text_width(font, words) / 2), std::round(plan.centre_y - font->FontSize / 2)},
              ui_.paint(Role::Text), words);
  }

  // --- those that are not on it

  void draw_side(const scene::Rect& rect) {
    ImGui::SetCursorScreenPos({rect.x, rect.y});
    ImGui::BeginChild("off the ring", {rect.width, rect.height}, false, ImGuiWindowFlags_NoNav);
    side_ = {rect.x, ImGui::GetCursorScreenPos().y, ImGui::GetContentRegionAvail().x, 0};
    float top = side_.y;
    draw_group(ViewText::view_ring_sleeping, ring_.sleeping);
    draw_group(ViewText::view_ring_joining, ring_.joining);
    draw_group(ViewText::view_ring_finished, ring_.finished);
    ImGui::SetCursorScreenPos({rect.x, top});
    ImGui::Dummy({1, side_.y - top});
    ImGui::EndChild();
  }

  void draw_group(TextId title, const scene::TaskList& group) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* font = ui_.font(Face::Small);
    std::string words = ui_.words(title);
    if (group.total > 0) words += " " + scene::format_count(group.total);
    draw_fitted(list, font, {side_.x, std::round(side_.y)}, ui_.paint(Role::Dim), words, side_.width);
    side_.y += font->FontSize + ui_.px(4);
    for (const scene::Task& task : group.tasks) draw_row(task);
    if (group.tasks.empty()) {
      draw_text(list, font, {side_.x + ui_.px(10), std::round(side_.y)}, ui_.paint(Role::Dim),
                ui_.words(ViewText::view_ring_none));
      side_.y += font->FontSize + ui_.px(2);
    }
    side_.y += ui_.px(8);
  }

  void draw_row(const scene::Task& task) {
    bool waits = task.state == scene::TaskState::Joining;
    float height = waits ? chip_height(ui_) : std::round(ui_.px(side_row));
    scene::Rect row{side_.x, std::round(side_.y), side_.width, height};
    side_.y += row.height + ui_.px(3);
    Chip chip = chip_of(ui_, task.item);
    chip.subtitle = task.waits_for;
    chip.greyed = true;
    chip.hatched = task.state != scene::TaskState::Finished;
    if (task.state == scene::TaskState::Sleeping)
      chip.note = ui_.words(WindowText::window_timer_in, scene::format_time(task.remaining, ui_.view.language));
    item_chip(ui_, task.item, row, chip, {ui_.flights.spots.running, ui_.flights.spots.running}, intents_);
  }

  Ui& ui_;
  const scene::Ring& ring_;
  scene::Rect body_;
  scene::Intents& intents_;
  scene::Rect side_;
};

bool is_empty(const scene::Ring& ring) {
  return !ring.running && ring.ready.total + ring.sleeping.total + ring.joining.total + ring.finished.total == 0;
}

}  // namespace

void draw_ring(Ui& ui, const scene::Scene& scene, const scene::Rect& rect, scene::Intents& intents) {
  std::string count = scene.ring.ready.total == 0 ? "" : scene::format_count(scene.ring.ready.total);
  PanelFrame frame(ui, "ring", rect, ui.words(ViewText::view_panel_ring),
                   {count, false, true, 0, 0, ui.words(ComfortText::tip_corner_ring)});
  if (is_empty(scene.ring)) {
    empty_state(ui, frame.body(), ui.words(ViewText::view_ring_empty));
    return;
  }
  RingView(ui, scene.ring, frame.body(), intents).draw();
}

}  // namespace loopscope::panels
