#include "lanes.hpp"

#include <scene/format.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float name_width = 96;
constexpr float ruler_height = 18;
constexpr float mark_height = 10;
constexpr float least_span = 2;  // pixels: a turn is never too short to be seen

constexpr scene::Kind usual[] = {scene::Kind::Frame, scene::Kind::Tick, scene::Kind::Microtask, scene::Kind::Timer,
                                 scene::Kind::Immediate};

}  // namespace

Lanes::Lanes(Ui& ui, const scene::Scene& scene, const scene::Rect& rect)
    : ui_(ui), scene_(scene), rect_(rect), shown_(scene::shown_timeline(ui.view, scene)) {
  kinds_.assign(std::begin(usual), std::end(usual));
  if (scene.timeline && !scene.timeline->lane(scene::Kind::Task).empty()) kinds_.push_back(scene::Kind::Task);
  float names = ui.px(name_width);
  track_ = {rect.x + names, rect.y, std::max(1.0F, rect.width - names), rect.height};
  ruler_ = std::round(ui.px(ruler_height));
  row_ = std::floor((rect.height - ruler_ - ui.px(mark_height)) / static_cast<float>(kinds_.size()));
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
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    draw_lane(list, kinds_[i], rect_.y + ruler_ + row_ * static_cast<float>(i));
  }
  list.PushClipRect({track_.x, track_.y}, {track_.right(), track_.bottom()}, true);
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    draw_spans(list, kinds_[i], rect_.y + ruler_ + row_ * static_cast<float>(i));
  }
  draw_markers(list);
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

void Lanes::draw_lane(ImDrawList& list, scene::Kind kind, float y) const {
  const ImFont* font = ui_.font(Face::Small);
  ImU32 paint = ui_.paint(role_of(kind));
  draw_shape(list, kind, {rect_.x + ui_.px(6), y + row_ / 2}, std::min(ui_.px(5), row_ * 0.4F), paint);
  std::string name = kind == scene::Kind::Frame ? ui_.words(TextId::window_lane_script) : kind_word(ui_, kind);
  draw_fitted(list, font, {rect_.x + ui_.px(18), std::round(y + (row_ - font->FontSize) / 2)}, ui_.paint(Role::Dim),
              name, ui_.px(name_width - 22));
  list.AddRectFilled({track_.x, y + 1}, {track_.right(), y + row_ - 1}, ui_.paint(Role::Background, 0.6F), ui_.px(2));
}

// However many turns there are, at most one rectangle a pixel: those behind the one just drawn are leapt over.
void Lanes::draw_spans(ImDrawList& list, scene::Kind kind, float y) const {
  if (!scene_.timeline) return;
  const auto& spans = scene_.timeline->lane(kind);
  ImU32 paint = ui_.paint(role_of(kind));
  auto ends_before = [&](const scene::TurnSpan& span, double value) { return end_of(span) < value; };
  auto at = std::lower_bound(spans.begin(), spans.end(), shown_.begin, ends_before);
  while (at != spans.end() && begin_of(*at) <= shown_.end) {
    float from = x_of(begin_of(*at));
    float to = std::max(x_of(end_of(*at)), from + ui_.px(least_span));
    list.AddRectFilled({from, y + ui_.px(2)}, {to, y + row_ - ui_.px(2)}, paint, ui_.px(1.5F));
    double next = value_under(to + 0.5F);
    if (to + 0.5F >= track_.right()) break;
    ++at;
    if (at != spans.end() && end_of(*at) < next) at = std::lower_bound(at, spans.end(), next, ends_before);
  }
}

// Output: ticks under the lanes. Open choices: diamonds on the ruler.
void Lanes::draw_markers(ImDrawList& list) const {
  if (!scene_.timeline) return;
  float last_x = -1;
  float top = rect_.bottom() - ui_.px(mark_height) + ui_.px(2);
  for (const scene::Marker& marker : scene_.timeline->markers()) {
    double value = ui_.view.timeline.by_time ? static_cast<double>(marker.time) : static_cast<double>(marker.step);
    if (value < shown_.begin || value > shown_.end) continue;
    float x = std::round(x_of(value));
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
