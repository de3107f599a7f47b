#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/format.hpp>
#include <scene/rows.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include "follow_rows.hpp"
#include "tight_machine.hpp"

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float least_name = 84, most_name_share = 0.34F;
constexpr float empty_row = 27;
constexpr float low_chip = 27;     // of one line
constexpr float plain_margin = 4;  // beside the text of an empty queue where room is lacking
constexpr float row_margin = 4;    // between a row's edge and its chips
constexpr float fold_width = 74;   // of the folded rest of a queue
constexpr float least_chip_width = 84;
constexpr float row_gap = 4, plain_gap = 2;

float margin_of(const Ui& ui) { return std::round(ui.px(row_margin)); }

// How chips flow in a lane that begins at `left`; the same for those that are measured and those that are drawn. A lane
// lower than a chip has chips of one line.
scene::FlowOptions flow_of(const Ui& ui, const scene::Rect& lane, float left) {
  float margin = margin_of(ui);
  float chip = std::min(std::round(chip_height(ui)), lane.height - 2 * margin);
  return {{left, lane.y + margin, lane.right() - ui.px(6) - left, lane.height - 2 * margin},
          chip,
          std::round(ui.px(6)),
          ui.px(fold_width),
          ui.px(least_chip_width)};
}

// One lane a queue: its name at the left, then its items, oldest first, in the order they will run. A lane that is
// given more height than one row of chips goes on in the next row.
class LaneView {
 public:
  LaneView(Ui& ui, const scene::Queue& queue, const scene::Rect& lane, float name_width, scene::Intents& intents)
      : ui_(ui), queue_(queue), lane_(lane), name_width_(name_width), intents_(intents) {}

  void draw() {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_name(list);
    float x = lane_.x + name_width_;
    if (queue_.items.empty() && lane_.height < std::round(ui_.px(empty_row)) && !queue_.is_drained)
      return draw_middle(list, x + ui_.px(10), empty_words());
    ImVec2 corner{lane_.right(), lane_.bottom()};
    list.AddRectFilled({x, lane_.y}, corner, ui_.paint(Role::Background, 0.55F), ui_.px(6));
    ImU32 edge = queue_.is_drained ? ui_.paint(role_of(queue_.kind)) : ui_.paint(Role::Border, 0.5F);
    list.AddRect({x, lane_.y}, corner, edge, ui_.px(6));
    if (queue_.items.empty())
      draw_middle(list, x + ui_.px(10), empty_words());
    else
      draw_items(list, x + ui_.px(6));
  }

 private:
  std::string empty_words() const {
    std::string empty = ui_.words(WindowText::window_empty_queue);
    return queue_.hint.empty() || queue_.hint == empty ? empty : queue_.hint;
  }

  // In one line, or in two where it is long; the count at its end.
  void draw_name(ImDrawList& list) {
    const ImFont* small = ui_.font(Face::Small);
    bool has_two_lines = lane_.height >= 2 * small->FontSize;
    const ImFont* font = has_two_lines ? ui_.font(Face::Bold) : small;
    float left = lane_.x + ui_.px(20);
    float room = name_width_ - ui_.px(28);
    std::string count = queue_.total == 0 ? "" : scene::format_count(queue_.total);
    float count_width = count.empty() ? 0 : text_width(small, count) + ui_.px(6);
    bool fits = text_width(font, queue_.name) <= room - count_width;
    bool is_one_line = fits || !has_two_lines;
    help_area(ui_, "queue name " + queue_.id,
              {lane_.x, lane_.y, name_width_ - ui_.px(6), std::min(lane_.height, ui_.px(52))},
              queue_.hint.empty() ? queue_.name : queue_.name + "\n" + queue_.hint);
    float height = is_one_line ? font->FontSize : 2 * small->FontSize + ui_.px(1);
    float y = std::round(lane_.y + (std::min(lane_.height, ui_.px(52)) - height) / 2);
    draw_shape(list, queue_.kind, {lane_.x + ui_.px(7), y + height / 2}, ui_.px(6), ui_.paint(role_of(queue_.kind)));
    if (is_one_line) {
      draw_fitted(list, font, {left, y}, ui_.paint(Role::Text), queue_.name, room);
      draw_text(list, small, {std::round(left + text_width(font, queue_.name) + ui_.px(6)), y + ui_.px(2)},
                ui_.paint(Role::Dim), count);
      return;
    }
    auto [first, second] = split(small, room);
    draw_fitted(list, small, {left, y}, ui_.paint(Role::Text), first, room);
    if (!count.empty()) second += (second.empty() ? "" : " · ") + count;
    draw_fitted(list, small, {left, std::round(y + small->FontSize + ui_.px(1))}, ui_.paint(Role::Text), second, room);
  }

  // At the last space at which the first part still fits.
  std::pair<std::string, std::string> split(const ImFont* font, float room) const {
    std::size_t best = std::string::npos;
    for (std::size_t at = queue_.name.find(' '); at != std::string::npos; at = queue_.name.find(' ', at + 1)) {
      if (text_width(font, queue_.name.substr(0, at)) <= room) best = at;
    }
    if (best == std::string::npos) return {queue_.name, ""};
    return {queue_.name.substr(0, best), queue_.name.substr(best + 1)};
  }

  // As many chips as fit; the rest is folded into a number.
  void draw_items(ImDrawList& list, float left) {
    scene::FlowOptions flow = flow_of(ui_, lane_, left);
    std::vector<Chip> chips;
    auto width_of = [&](std::size_t index) {
      chips.push_back(chip_of(ui_, queue_.items[index]));
      return chip_width(ui_, chips.back());
    };
    scene::Flow placed = scene::flow_items(flow, queue_.items.size(), queue_.total, width_of);
    for (std::size_t i = 0; i < placed.places.size(); ++i) {
      const scene::Item& item = queue_.items[i];
      const scene::Rect& place = placed.places[i];
      item_chip(ui_, item, place, chips[i], {source_of(item, placed), ui_.flights.spots.running}, intents_);
    }
    if (!placed.fold.empty()) draw_fold(list, placed.fold, queue_.total - placed.places.size());
  }

  // Three cards behind each other and how many they stand for.
  void draw_fold(ImDrawList& list, const scene::Rect& place, std::uint64_t hidden) {
    std::string name = "fold " + queue_.id;
    ui_.widgets[name] = place;
    float shift = ui_.px(3);
    for (int i = 2; i >= 0; --i) {
      float at = shift * static_cast<float>(i);
      ImVec2 from{place.x + at, place.y + at};
      ImVec2 to{place.right() - 2 * shift + at, place.bottom() - 2 * shift + at};
      list.AddRectFilled(from, to, ui_.paint(Role::Raised), ui_.px(5));
      list.AddRect(from, to, ui_.paint(Role::Border), ui_.px(5));
    }
    const ImFont* font = ui_.font(Face::Small);
    std::string words = "+" + scene::format_count(hidden);
    float room = place.width - 2 * shift - ui_.px(6);
    float x = place.x + (place.width - 2 * shift - std::min(room, text_width(font, words))) / 2;
    draw_fitted(list, font, {std::round(x), std::round(place.y + (place.height - 2 * shift - font->FontSize) / 2)},
                ui_.paint(Role::Text), words, room);
    bool hovered =
        ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({place.x, place.y}, {place.right(), place.bottom()});
    bool by_key = focus_stop(ui_, name, place);
    if (hovered)
      tooltip(ui_, ui_.words(ViewText::view_more, scene::format_count(hidden)) + "\n" +
                       ui_.words(ViewText::view_unfold_queue));
    if (!by_key && !(hovered && ImGui::IsMouseClicked(ImGuiMouseButton_Left))) return;
    scene::Intent intent{scene::Action::ToggleQueueFold};
    intent.text = queue_.id;
    intents_.push_back(intent);
  }

  // A new item comes from the text that queued it; one that was behind the fold comes from there.
  scene::Rect source_of(const scene::Item& item, const scene::Flow& placed) const {
    const Spots& spots = ui_.flights.spots;
    if (ui_.flights.is_new(item.id)) return spots.code.empty() ? spots.running : spots.code;
    if (!placed.fold.empty()) return placed.fold;
    return {lane_.right() - ui_.px(40), lane_.y + ui_.px(row_margin), ui_.px(36), chip_height(ui_)};
  }

  void draw_middle(ImDrawList& list, float x, const std::string& words) {
    const ImFont* font = ui_.font(Face::Small);
    float y = std::round(lane_.y + (lane_.height - font->FontSize) / 2);
    draw_fitted(list, font, {x, y}, ui_.paint(Role::Dim), words, lane_.right() - x - ui_.px(4));
  }

  Ui& ui_;
  const scene::Queue& queue_;
  scene::Rect lane_;
  float name_width_;
  scene::Intents& intents_;
};

// The widest name, within limits: long ones are broken into two lines.
float name_width(const Ui& ui, const std::vector<scene::Queue>& queues, float available) {
  float widest = ui.px(least_name);
  for (const scene::Queue& queue : queues) {
    float count = queue.total == 0 ? 0 : text_width(ui.font(Face::Small), scene::format_count(queue.total)) + ui.px(6);
    widest = std::max(widest, text_width(ui.font(Face::Bold), queue.name) + count + ui.px(28));
  }
  return std::ceil(std::min({widest + 1, available * most_name_share, ui.px(190)}));
}

// How many rows of chips a queue would fill if it had the room.
int wanted_rows(const Ui& ui, const scene::Queue& queue, const scene::FlowOptions& flow) {
  constexpr std::size_t most_measured = 60;
  std::size_t measured = std::min(queue.items.size(), most_measured);
  return scene::rows_needed(flow, measured, [&](std::size_t i) { return chip_width(ui, chip_of(ui, queue.items[i])); });
}

// Where room is lacking, what holds nothing takes no more than its words; where it still is, chips have one line.
enum class Density : std::uint8_t { Usual, Plain, Low };

float empty_height(const Ui& ui, Density density) {
  return std::round(density == Density::Usual ? ui.px(empty_row)
                                              : ui.font(Face::Small)->FontSize + ui.px(plain_margin));
}

scene::RowWish wish_of(const Ui& ui, const scene::Queue& queue, float lane_width, Density density) {
  if (queue.items.empty()) {
    float height = empty_height(ui, density);
    return {height, height, height};
  }
  float margins = 2 * margin_of(ui);
  if (density == Density::Low) {
    float height = std::round(ui.px(low_chip)) + margins;
    return {height, height, height};
  }
  scene::FlowOptions flow = flow_of(ui, {0, 0, lane_width, chip_height(ui) + margins}, ui.px(6));
  float one = scene::height_of_rows(flow, 1) + margins;
  float most = scene::height_of_rows(flow, wanted_rows(ui, queue, flow)) + margins;
  return {one, most, flow.height + flow.gap};
}

std::vector<scene::RowWish> wishes(const Ui& ui, const std::vector<scene::Queue>& queues, float lane_width,
                                   Density density) {
  std::vector<scene::RowWish> rows;
  for (const scene::Queue& queue : queues) rows.push_back(wish_of(ui, queue, lane_width, density));
  return rows;
}

// It gets all the room it wants, and the panel scrolls.
void unfold(const Ui& ui, const std::vector<scene::Queue>& queues, float lane_width,
            std::vector<scene::RowWish>& rows) {
  for (std::size_t i = 0; i < queues.size(); ++i) {
    if (queues[i].id.empty() || queues[i].id != ui.view.unfolded_queue) continue;
    rows[i] = wish_of(ui, queues[i], lane_width, Density::Usual);
    rows[i].least = rows[i].most;
  }
}

float least_of(const std::vector<scene::RowWish>& rows, float gap) {
  float sum = -gap;
  for (const scene::RowWish& row : rows) sum += row.least + gap;
  return sum;
}

std::vector<RowPlace> places_of(const Ui& ui, const std::vector<scene::Queue>& queues, float lane_width,
                                float available) {
  float gap = std::round(ui.px(row_gap));
  std::vector<scene::RowWish> rows = wishes(ui, queues, lane_width, Density::Usual);
  for (Density density : {Density::Plain, Density::Low}) {
    if (least_of(rows, gap) <= available) break;
    rows = wishes(ui, queues, lane_width, density);
    gap = std::round(ui.px(plain_gap));
  }
  unfold(ui, queues, lane_width, rows);
  std::vector<RowPlace> places;
  float y = 0;
  for (float height : scene::share_height(rows, available, gap)) {
    places.push_back({y, height});
    y += height + gap;
  }
  return places;
}

// The queue that the turn was taken from stays in sight, else the one that has just changed.
void follow(Ui& ui, const std::vector<scene::Queue>& queues, const std::vector<RowPlace>& places, float height) {
  std::vector<FollowedRows::Row> rows;
  std::optional<std::size_t> lit;
  for (std::size_t i = 0; i < queues.size(); ++i) {
    const scene::Queue& queue = queues[i];
    rows.push_back({queue.id, queue.total, queue.items.empty() ? 0 : queue.items.front().id});
    if (queue.is_drained) lit = i;
  }
  follow_rows(ui, rows, places, lit, height);
}

}  // namespace

void draw_queues(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const scene::Rect& rect = layout.at(scene::Panel::Queues);
  if (layout.is_tight()) return draw_tight_machine(ui, scene, rect, intents);
  PanelFrame frame(ui, "queues", rect, ui.words(WindowText::window_panel_queues), {});
  if (scene.queues.empty()) {
    empty_state(ui, frame.body(), ui.words(WindowText::window_empty_queues));
    return;
  }
  ImVec2 origin = ImGui::GetCursorScreenPos();
  float width = ImGui::GetContentRegionAvail().x;
  float names = name_width(ui, scene.queues, width);
  std::vector<RowPlace> places = places_of(ui, scene.queues, width - names, frame.body().height);
  follow(ui, scene.queues, places, frame.body().height);
  for (std::size_t i = 0; i < scene.queues.size(); ++i) {
    scene::Rect lane{origin.x, origin.y + places[i].y, width, places[i].height};
    ui.widgets["queue " + std::to_string(i)] = lane;
    if (lane.overlaps(frame.body())) LaneView(ui, scene.queues[i], lane, names, intents).draw();
  }
  ImGui::Dummy({1, places.back().y + places.back().height});
}

}  // namespace loopscope::panels
