#include <panels/focus.hpp>
#include <panels/ui.hpp>

#include <algorithm>

namespace loopscope::panels {

namespace {

scene::Rect common(const scene::Rect& x, const scene::Rect& y) {
  float left = std::max(x.x, y.x), top = std::max(x.y, y.y);
  return {left, top, std::min(x.right(), y.right()) - left, std::min(x.bottom(), y.bottom()) - top};
}

// What ImGui's current window shows of itself.
scene::Rect shown_part() {
  const ImDrawList& list = *ImGui::GetWindowDrawList();
  ImVec2 from = list.GetClipRectMin(), to = list.GetClipRectMax();
  return {from.x, from.y, to.x - from.x, to.y - from.y};
}

// Of something scrolled away, where it would come into sight.
scene::Rect nearest_part(const scene::Rect& rect, const scene::Rect& shown) {
  scene::Rect part = common(rect, shown);
  if (!part.empty()) return part;
  return {std::clamp(rect.x, shown.x, std::max(shown.x, shown.right())),
          std::clamp(rect.y, shown.y, std::max(shown.y, shown.bottom())), 0, 0};
}

}  // namespace

void FocusRing::move(int distance) {
  if (shown_.empty()) return drop();
  auto count = static_cast<std::ptrdiff_t>(shown_.size());
  auto now = std::find_if(shown_.begin(), shown_.end(), [&](const Stop& stop) { return stop.name == at_; });
  // What had the ring may be gone: whatever took its place comes next.
  std::ptrdiff_t after = is_gone_ ? std::min(static_cast<std::ptrdiff_t>(place_), count) : 0;
  std::ptrdiff_t from = is_on() ? now - shown_.begin() : distance < 0 ? after : after - 1;
  std::ptrdiff_t to = ((from + distance) % count + count) % count;
  at_ = shown_[static_cast<std::size_t>(to)].name;
  place_ = static_cast<std::size_t>(to);
  moved_ = true;
  is_gone_ = false;
}

void FocusRing::drop() {
  at_.clear();
  pressed_ = is_gone_ = false;
}

void FocusRing::begin_frame() { stops_.clear(); }

bool FocusRing::stop(std::string_view name, const scene::Rect& in_sight) {
  stops_.push_back({std::string(name), in_sight});
  if (!pressed_ || name != at_) return false;
  pressed_ = false;
  return true;
}

void FocusRing::go_across(std::size_t from) {
  auto is_left_of = [](const Stop& one, const Stop& other) { return one.rect.x < other.rect.x; };
  std::stable_sort(stops_.begin() + static_cast<std::ptrdiff_t>(from), stops_.end(), is_left_of);
}

void FocusRing::cover(const scene::Rect& rect) {
  std::erase_if(stops_, [&](const Stop& stop) {
    return rect.contains(stop.rect.x + stop.rect.width / 2, stop.rect.y + stop.rect.height / 2);
  });
}

const FocusRing::Stop* FocusRing::end_frame() {
  shown_.swap(stops_);
  pressed_ = moved_ = false;
  auto now = std::find_if(shown_.begin(), shown_.end(), [&](const Stop& stop) { return stop.name == at_; });
  if (now == shown_.end()) {
    is_gone_ = is_gone_ || is_on();
    at_.clear();
    return nullptr;
  }
  place_ = static_cast<std::size_t>(now - shown_.begin());
  return &*now;
}

bool focus_stop(Ui& ui, std::string_view name, const scene::Rect& rect) {
  scene::Rect shown = shown_part();
  scene::Rect part = nearest_part(rect, shown);
  if (ui.focus.wants_sight(name) && !shown.contains(rect) && ImGui::GetScrollMaxY() > 0)
    ImGui::SetScrollFromPosY(rect.y + rect.height / 2 - ImGui::GetWindowPos().y, 0.5F);
  return ui.focus.stop(name, part);
}

void draw_focus_ring(Ui& ui) {
  if (ui.view.editing || ImGui::IsMouseClicked(ImGuiMouseButton_Left)) ui.focus.drop();
  const FocusRing::Stop* stop = ui.focus.end_frame();
  if (!stop || stop->rect.empty()) return;
  const scene::Rect& rect = stop->rect;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  float gap = ui.px(2), width = std::max(2.0F, ui.px(2.5F));
  ImVec2 from{rect.x - gap, rect.y - gap}, to{rect.right() + gap, rect.bottom() + gap};
  // Its own ground on both sides, so that it is seen on whatever lies below.
  list.AddRect(from, to, ui.paint(Role::Background), ui.px(7), 0, width + ui.px(4));
  list.AddRect(from, to, ui.paint(Role::Accent), ui.px(7), 0, width);
  ui.widgets["focus ring"] = {from.x, from.y, to.x - from.x, to.y - from.y};
}

}  // namespace loopscope::panels
