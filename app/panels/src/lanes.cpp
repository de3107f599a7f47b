#include "lanes.hpp"

#include <scene/format.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float least_name = 96, most_name = 168;
constexpr float ruler_height = 18;
constexpr float mark_height = 10;
constexpr float least_span = 2;  // pixels: a turn is never too short to be seen

constexpr float least_row = 13;

std::size_t lane_count(const scene::Scene& scene) { return scene.timeline ? scene.timeline->lanes().size() : 0; }

float room_for_rows(const Ui& ui, const scene::Rect& rect) {
  return rect.height - std::round(ui.px(ruler_height)) - ui.px(mark_height);
}

// The stack's row and as many lanes as find room.
std::size_t rows_shown(const Ui& ui, const scene::Scene& scene, const scene::Rect& rect) {
  auto most = static_cast<std::size_t>(std::max(1.0F, room_for_rows(ui, rect) / ui.px(least_row)));
  return std::min(1 + lane_count(scene), most);
}

}  // namespace

std::size_t hidden_lanes(const Ui& ui, const scene::Scene& scene, const scene::Rect& rect) {
  return 1 + lane_count(scene) - rows_shown(ui, scene, rect);
}

Lanes::Lanes(Ui& ui, const scene::Scene& scene, const scene::Rect& rect, Names names_shown)
    : ui_(ui),
      scene_(scene),
      rect_(rect),
      shown_(scene::shown_timeline(ui.view, scene)),
      has_names_(names_shown == Names::Shown) {
  ruler_ = std::round(ui.px(ruler_height));
  rows_ = rows_shown(ui, scene, rect);
  first_ = std::min(ui.first_lane, hidden_lanes(ui, scene, rect));
  // Few lanes stay thin, unless somebody has made much room for them.
  float room = room_for_rows(ui, rect);
  row_ = std::floor(std::min(room / static_cast<float>(rows_), std::max(ui.px(24), room * 0.2F)));
  float widest = 0;
  for (std::size_t row = 0; row < rows_; ++row)
    widest = std::max(widest, text_width(ui.font(Face::Small), name_of(row)) + ui.px(28));
  float names = !has_names_
                    ? 0
                    : std::round(std::min({std::max(widest, ui.px(least_name)), ui.px(most_name), rect.width * 0.3F}));
  track_ = {rect.x + names, rect.y, std::max(1.0F, rect.width - names), rect.height};
}

std::span<const scene::TurnSpan> Lanes::spans_of(std::size_t row) const {
  if (!scene_.timeline) return {};
  return row == 0 ? scene_.timeline->stack() : scene_.timeline->lanes()[first_ + row - 1].spans;
}

double Lanes::value_of(std::uint64_t step) const {
  if (!ui_.view.timeline.by_time) return static_cast<double>(step);
  return scene_.timeline ? static_cast<double>(scene_.timeline->time_at(step)) : 0;
}

namespace {

std::string task_name(const scene::Ring& ring, scene::Id id) {
  if (ring.running && ring.running->item.id == id) return ring.running->item.excerpt;
  for (const scene::TaskList* list : {&ring.ready, &ring.sleeping, &ring.joining, &ring.finished}) {
    for (const scene::Task& task : list->tasks) {
      if (task.item.id == id) return task.item.excerpt;
    }
  }
  return "#" + std::to_string(id);
}

}  // namespace

std::string Lanes::name_of(std::size_t row) const {
  if (row == 0) return ui_.words(WindowText::window_panel_stack);
  const scene::LaneKey& key = scene_.timeline->lanes()[first_ + row - 1].key;
  return key.task == 0 ? ui_.words(key.title) : ui_.words(ViewText::view_lane_task, task_name(scene_.ring, key.task));
}

float Lanes::x_of(double value) const {
  double share = shown_.length() > 0 ? (value - shown_.begin) / shown_.length() : 0;
  return track_.x + track_.width * static_cast<float>(share);
}

double Lanes::value_under(float x) const {
  double share = std::clamp((x - track_.x) / track_.width, 0.0F, 1.0F);
  return shown_.begin + share * shown_.length();
}

std::uint64_t Lanes::step_under(float x) const {
  double value = value_under(x);
  if (!ui_.view.timeline.by_time) return static_cast<std::uint64_t>(std::llround(value));
  return scene_.timeline ? scene_.timeline->step_at(std::llround(value)) : 0;
}

double Lanes::begin_of(const scene::TurnSpan& span) const {
  return ui_.view.timeline.by_time ? static_cast<double>(span.begin) : static_cast<double>(span.first_step) - 0.5;
}

double Lanes::end_of(const scene::TurnSpan& span) const {
  return ui_.view.timeline.by_time ? static_cast<double>(span.end) : static_cast<double>(span.last_step) + 0.5;
}

void Lanes::draw() {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_ruler(list);
  for (std::size_t row = 0; row < rows_; ++row) draw_lane(list, row);
  list.PushClipRect({track_.x, track_.y}, {track_.right(), track_.bottom()}, true);
  draw_measure(list);
  for (std::size_t row = 0; row < rows_; ++row) draw_spans(list, row);
  draw_markers(list);
  draw_break_hits(list);
  draw_bookmarks(list);
  list.PopClipRect();
  draw_cursor(list);
}

// Lines at round numbers, each with its number where there is room.
void Lanes::draw_ruler(ImDrawList& list) const {
  const ImFont* font = ui_.font(Face::Small);
  double least = shown_.length() * static_cast<double>(ui_.px(90) / track_.width);
  double distance = scene::ruler_distance(ui_.view.timeline.by_time ? least : std::max(1.0, least));
  double last_end = 0;
  for (double value = std::ceil(shown_.begin / distance) * distance; value <= shown_.end; value += distance) {
    float x = std::round(x_of(value));
    list.AddLine({x, rect_.y + ruler_ - ui_.px(4)}, {x, rect_.bottom()}, ui_.paint(Role::Border, 0.6F));
    std::string words = ui_.view.timeline.by_time ? scene::format_time(std::llround(value), ui_.view.language)
                                                  : scene::format_count(static_cast<std::uint64_t>(value));
    float width = text_width(font, words);
    if (x < last_end || x + width + ui_.px(4) > track_.right()) continue;
    draw_text(list, font, {x + ui_.px(9), std::round(rect_.y)}, ui_.paint(Role::Dim), words);
    last_end = x + width + ui_.px(12);
  }
}

void Lanes::draw_lane(ImDrawList& list, std::size_t row) const {
  const ImFont* font = ui_.font(Face::Small);
  scene::Kind kind = row == 0 ? scene::Kind::Frame : scene_.timeline->lanes()[first_ + row - 1].key.kind;
  float y = row_y(row);
  list.AddRectFilled({track_.x, y + 1}, {track_.right(), y + row_ - 1}, ui_.paint(Role::Background, 0.6F), ui_.px(2));
  if (!has_names_) return;
  draw_shape(list, kind, {rect_.x + ui_.px(6), y + row_ / 2}, std::min(ui_.px(5), row_ * 0.4F),
             ui_.paint(role_of(kind)));
  scene::Rect name{rect_.x + ui_.px(18), y, track_.x - rect_.x - ui_.px(24), row_};
  std::string words = name_of(row);
  bool cut = draw_fitted(list, font, {name.x, std::round(y + (row_ - font->FontSize) / 2)}, ui_.paint(Role::Dim), words,
                         name.width);
  if (cut && ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({name.x, name.y}, {name.right(), name.bottom()}))
    tooltip(ui_, words);
}

// However many turns there are, at most one rectangle a pixel: those behind the one just drawn are leapt over.
void Lanes::draw_spans(ImDrawList& list, std::size_t row) const {
  std::span<const scene::TurnSpan> spans = spans_of(row);
  float y = row_y(row);
  auto ends_before = [&](const scene::TurnSpan& span, double value) { return end_of(span) < value; };
  auto at = std::lower_bound(spans.begin(), spans.end(), shown_.begin, ends_before);
  while (at != spans.end() && begin_of(*at) <= shown_.end) {
    float from = x_of(begin_of(*at));
    float to = std::max(x_of(end_of(*at)), from + ui_.px(least_span));
    float rounding = to - from > ui_.px(6) ? ui_.px(1.5F) : 0;
    list.AddRectFilled({from, y + ui_.px(2)}, {to, y + row_ - ui_.px(2)}, ui_.paint(role_of(at->kind)), rounding);
    double next = value_under(to + 0.5F);
    if (to + 0.5F >= track_.right()) break;
    ++at;
    if (at != spans.end() && end_of(*at) < next) at = std::lower_bound(at, spans.end(), next, ends_before);
  }
}

// Flags on the ruler.
void Lanes::draw_bookmarks(ImDrawList& list) const {
  for (std::uint64_t step : ui_.view.bookmarks) {
    double value = value_of(step);
    if (value < shown_.begin || value > shown_.end) continue;
    float x = std::round(x_of(value));
    float y = rect_.y + ui_.px(2);
    list.AddLine({x, y}, {x, rect_.bottom()}, ui_.paint(Role::Changed, 0.7F), std::max(1.0F, ui_.px(1)));
    list.AddTriangleFilled({x, y}, {x + ui_.px(9), y + ui_.px(4)}, {x, y + ui_.px(8)}, ui_.paint(Role::Changed));
  }
}

// A shaded stretch with how long it is.
void Lanes::draw_measure(ImDrawList& list) const {
  const Measure& measure = ui_.measure;
  if (!measure.is_on || !scene_.timeline) return;
  auto [first, last] = std::minmax(measure.from, measure.to);
  float from = std::clamp(x_of(value_of(first)), track_.x, track_.right());
  float to = std::clamp(x_of(value_of(last)), track_.x, track_.right());
  list.AddRectFilled({from, rect_.y + ruler_}, {to, rect_.bottom()}, ui_.paint(Role::CurrentRange, 0.55F));
  for (float x : {from, to}) list.AddLine({x, rect_.y + ruler_}, {x, rect_.bottom()}, ui_.paint(Role::Accent));
  std::int64_t time = scene_.timeline->time_at(last) - scene_.timeline->time_at(first);
  std::string words =
      ui_.words(ViewText::view_measure, scene::format_count(last - first), scene::format_time(time, ui_.view.language));
  const ImFont* font = ui_.font(Face::Small);
  float width = text_width(font, words);
  float x = std::clamp((from + to - width) / 2, track_.x, std::max(track_.x, track_.right() - width));
  scene::Rect plate{x - ui_.px(4), rect_.y, width + ui_.px(8), ruler_ - ui_.px(1)};
  list.AddRectFilled({plate.x, plate.y}, {plate.right(), plate.bottom()}, ui_.paint(Role::Raised), ui_.px(4));
  draw_text(list, font, {std::round(x), std::round(plate.y + (plate.height - font->FontSize) / 2)},
            ui_.paint(Role::Text), words);
}

// Output: ticks under the lanes. Open choices: diamonds on the ruler.
void Lanes::draw_markers(ImDrawList& list) const {
  if (!scene_.timeline) return;
  float last_x = -1;
  float top = rect_.bottom() - ui_.px(mark_height) + ui_.px(2);
  auto value_of_mark = [&](const scene::Marker& marker) {
    return ui_.view.timeline.by_time ? static_cast<double>(marker.time) : static_cast<double>(marker.step);
  };
  const auto& markers = scene_.timeline->markers();
  auto first = std::lower_bound(markers.begin(), markers.end(), shown_.begin,
                                [&](const scene::Marker& each, double value) { return value_of_mark(each) < value; });
  for (auto at = first; at != markers.end() && value_of_mark(*at) <= shown_.end; ++at) {
    const scene::Marker& marker = *at;
    float x = std::round(x_of(value_of_mark(marker)));
    if (marker.kind == scene::MarkerKind::Choice) {
      list.AddNgonFilled({x, rect_.y + ruler_ - ui_.px(6)}, ui_.px(5), ui_.paint(Role::Changed), 4);
      continue;
    }
    if (x == last_x) continue;
    last_x = x;
    bool is_error = marker.kind == scene::MarkerKind::ErrorOutput;
    list.AddRectFilled({x - ui_.px(1), top}, {x + ui_.px(1), rect_.bottom()},
                       ui_.paint(is_error ? Role::Error : Role::Text));
  }
}

// Discs on the ruler, as the gutter has them. Where they crowd, one stands for its neighbours.
void Lanes::draw_break_hits(ImDrawList& list) const {
  if (!scene_.break_hits) return;
  bool by_time = ui_.view.timeline.by_time;
  auto value = [&](const scene::Marker& hit) {
    return static_cast<double>(by_time ? hit.time : static_cast<std::int64_t>(hit.step));
  };
  auto is_before = [&](const scene::Marker& hit, double wanted) { return value(hit) < wanted; };
  const std::vector<scene::Marker>& hits = *scene_.break_hits;
  float y = rect_.y + ruler_ - ui_.px(5);
  float radius = ui_.px(3.5F);
  auto at = std::lower_bound(hits.begin(), hits.end(), shown_.begin, is_before);
  while (at != hits.end() && value(*at) <= shown_.end) {
    float x = std::round(x_of(value(*at)));
    list.AddCircleFilled({x, y}, radius + ui_.px(1), ui_.paint(Role::Panel), 16);
    list.AddCircleFilled({x, y}, radius, ui_.paint(Role::Error), 16);
    ui_.widgets["break hit " + std::to_string(at->step)] = {x - radius, y - radius, 2 * radius, 2 * radius};
    at = std::lower_bound(at + 1, hits.end(), value_under(x + radius), is_before);
  }
}

void Lanes::draw_cursor(ImDrawList& list) const {
  double value = scene::timeline_cursor(ui_.view, scene_);
  if (value < shown_.begin || value > shown_.end) return;
  float x = std::round(x_of(value));
  ImU32 paint = ui_.paint(Role::Accent);
  list.AddRectFilled({x - ui_.px(1), rect_.y + ruler_ - ui_.px(6)}, {x + ui_.px(1), rect_.bottom()}, paint);
  float y = rect_.y + ruler_ - ui_.px(7);
  list.AddCircleFilled({x, y}, ui_.px(6), paint, 20);
  list.AddCircleFilled({x, y}, ui_.px(2), ui_.paint(Role::OnAccent), 12);
}

}  // namespace loopscope::panels
