#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/format.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float name_width = 124;
constexpr float smallest_row = 42;
constexpr float largest_row = 100;

// One lane a queue: its name at the left, then its items, oldest first, in the order they will run.
class LaneView {
 public:
  LaneView(Ui& ui, const scene::Queue& queue, const scene::Rect& lane, scene::Intents& intents)
      : ui_(ui), queue_(queue), lane_(lane), intents_(intents) {}

  void draw() {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_name(list);
    float x = lane_.x + ui_.px(name_width);
    ImVec2 corner{lane_.right(), lane_.bottom()};
    list.AddRectFilled({x, lane_.y}, corner, ui_.paint(Role::Background, 0.55F), ui_.px(6));
    list.AddRect({x, lane_.y}, corner, ui_.paint(Role::Border, 0.5F), ui_.px(6));
    if (queue_.items.empty()) {
      draw_middle(list, x + ui_.px(12), ui_.words(TextId::window_empty_queue));
    } else {
      draw_items(list, x + ui_.px(6));
    }
  }

 private:
  void draw_name(ImDrawList& list) {
    const ImFont* font = ui_.font(Face::Bold);
    const ImFont* small = ui_.font(Face::Small);
    float middle = lane_.y + lane_.height / 2;
    float name_y = std::round(queue_.total == 0 ? middle - font->FontSize / 2 : middle - font->FontSize - ui_.px(1));
    draw_shape(list, queue_.kind, {lane_.x + ui_.px(7), name_y + font->FontSize / 2}, ui_.px(6),
               ui_.paint(role_of(queue_.kind)));
    float room = ui_.px(name_width - 28);
    draw_fitted(list, font, {lane_.x + ui_.px(20), name_y}, ui_.paint(Role::Text), queue_.name, room);
    if (queue_.total == 0) return;
    draw_text(list, small, {lane_.x + ui_.px(20), std::round(middle + ui_.px(3))}, ui_.paint(Role::Dim),
              scene::format_count(queue_.total));
  }

  // As many chips as fit; the rest is a number.
  void draw_items(ImDrawList& list, float x) {
    float height = std::min(chip_height(ui_), lane_.height - ui_.px(4));
    float y = std::round(lane_.y + (lane_.height - height) / 2);
    std::uint64_t shown = 0;
    for (const scene::Item& item : queue_.items) {
      Chip chip = chip_of(ui_, item);
      bool last = shown + 1 == queue_.total;
      float room = lane_.right() - x - (last ? ui_.px(6) : ui_.px(76));
      float width = std::min(chip_width(ui_, chip), room);
      if (width < ui_.px(84)) break;
      item_chip(ui_, item, {x, y, width, height}, chip, {source_of(item, y, height), ui_.flights.spots.running},
                intents_);
      x = std::round(x + width + ui_.px(6));
      ++shown;
    }
    if (shown < queue_.total) {
      draw_middle(list, x + ui_.px(4), "+" + scene::format_count(queue_.total - shown));
    }
  }

  // A new item comes from the text that queued it; one that was behind the fold comes from there.
  scene::Rect source_of(const scene::Item& item, float y, float height) const {
    const Spots& spots = ui_.flights.spots;
    if (ui_.flights.is_new(item.id)) return spots.code.empty() ? spots.running : spots.code;
    return {lane_.right() - ui_.px(40), y, ui_.px(36), height};
  }

  void draw_middle(ImDrawList& list, float x, const std::string& words) {
    const ImFont* font = ui_.font(Face::Small);
    float y = std::round(lane_.y + (lane_.height - font->FontSize) / 2);
    draw_fitted(list, font, {x, y}, ui_.paint(Role::Dim), words, lane_.right() - x - ui_.px(4));
  }

  Ui& ui_;
  const scene::Queue& queue_;
  scene::Rect lane_;
  scene::Intents& intents_;
};

}  // namespace

void draw_queues(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  PanelFrame frame(ui, "queues", layout.at(scene::Panel::Queues), ui.words(TextId::window_panel_queues), {});
  if (scene.queues.empty()) {
    empty_state(ui, frame.body(), ui.words(TextId::window_empty_queues));
    return;
  }
  auto count = static_cast<float>(scene.queues.size());
  float gap = ui.px(6);
  float available = (frame.body().height - gap * (count - 1)) / count;
  float height = std::floor(std::clamp(available, ui.px(smallest_row), ui.px(largest_row)));
  ImVec2 origin = ImGui::GetCursorScreenPos();
  float width = ImGui::GetContentRegionAvail().x;
  for (std::size_t i = 0; i < scene.queues.size(); ++i) {
    scene::Rect lane{origin.x, origin.y + static_cast<float>(i) * (height + gap), width, height};
    ui.widgets["queue " + std::to_string(i)] = lane;
    LaneView(ui, scene.queues[i], lane, intents).draw();
  }
  ImGui::Dummy({1, count * (height + gap) - gap});
}

}  // namespace loopscope::panels
