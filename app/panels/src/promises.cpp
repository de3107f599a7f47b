#include "promises.hpp"

#include <panels/widgets.hpp>
#include <scene/format.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

using scene::PromiseState;

struct StateRow {
  PromiseState state;
  TextId words;
  Role role;
};

constexpr StateRow states[] = {
    {PromiseState::Pending, ViewText::view_promise_pending, Role::Dim},
    {PromiseState::Fulfilled, ViewText::view_promise_fulfilled, Role::Timer},
    {PromiseState::Rejected, ViewText::view_promise_rejected, Role::Error},
};

// A card a promise: its sign and name, state and value, then a line for each reaction.
class PromiseList {
 public:
  PromiseList(Ui& ui, const scene::Rect& body) : ui_(ui), body_(body) {
    ImVec2 origin = ImGui::GetCursorScreenPos();
    area_ = {origin.x, origin.y, ImGui::GetContentRegionAvail().x, 0};
    line_ = std::round(ui.font(Face::Small)->FontSize + ui.px(5));
  }

  void draw(const scene::Promise& promise) {
    float lines = 1 + static_cast<float>(promise.reactions.size());
    scene::Rect card{area_.x, std::round(area_.y + y_), area_.width, std::round(lines * line_ + ui_.px(8))};
    y_ += card.height + ui_.px(5);
    if (!card.overlaps(body_)) return;
    ui_.widgets["promise " + std::to_string(promise.id)] = card;
    draw_ground(promise, card);
    draw_head(promise, card);
    float y = card.y + ui_.px(4) + line_;
    for (const scene::PromiseReaction& reaction : promise.reactions) {
      draw_reaction(reaction, {card.x + ui_.px(30), y, card.width - ui_.px(38), line_});
      y += line_;
    }
  }

  void end() const { ImGui::Dummy({1, std::max(1.0F, y_)}); }

 private:
  void draw_ground(const scene::Promise& promise, const scene::Rect& card) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec2 from{card.x, card.y}, to{card.right(), card.bottom()};
    list.AddRectFilled(from, to, ui_.paint(promise.changed ? Role::CurrentLine : Role::Raised), ui_.px(6));
    ImU32 edge = ui_.paint(promise.is_unhandled ? Role::Error : Role::Border);
    list.AddRect(from, to, edge, ui_.px(6), 0, std::max(1.0F, ui_.px(promise.is_unhandled ? 2.0F : 1.0F)));
    if (promise.changed)
      list.AddRectFilled(from, {card.x + ui_.px(3), card.bottom()}, ui_.paint(Role::Changed), ui_.px(3));
  }

  // A ring while it is pending, a disc with a tick or a cross afterwards: the state has a shape and a word.
  void draw_sign(PromiseState state, ImVec2 centre, ImU32 paint) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float radius = ui_.px(6);
    float line = std::max(1.0F, ui_.px(1.6F));
    if (state == PromiseState::Pending) return list.AddCircle(centre, radius - line / 2, paint, 24, line);
    list.AddCircleFilled(centre, radius, paint, 24);
    ImU32 ink = ui_.paint(Role::Panel);
    float a = ui_.px(2.8F);
    if (state == PromiseState::Fulfilled) {
      list.AddLine({centre.x - a, centre.y}, {centre.x - a * 0.2F, centre.y + a * 0.8F}, ink, line);
      list.AddLine({centre.x - a * 0.2F, centre.y + a * 0.8F}, {centre.x + a, centre.y - a * 0.8F}, ink, line);
    } else {
      list.AddLine({centre.x - a * 0.8F, centre.y - a * 0.8F}, {centre.x + a * 0.8F, centre.y + a * 0.8F}, ink, line);
      list.AddLine({centre.x - a * 0.8F, centre.y + a * 0.8F}, {centre.x + a * 0.8F, centre.y - a * 0.8F}, ink, line);
    }
  }

  void draw_head(const scene::Promise& promise, const scene::Rect& card) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const StateRow& row = states[static_cast<std::size_t>(promise.state)];
    const ImFont* mono = ui_.font(Face::MonoSmall);
    const ImFont* small = ui_.font(Face::Small);
    float y = std::round(card.y + ui_.px(5));
    draw_sign(promise.state, {card.x + ui_.px(16), y + small->FontSize / 2}, ui_.paint(row.role));
    float x = card.x + ui_.px(30);
    float right = card.right() - ui_.px(8);
    std::string name = promise.name.empty() ? "#" + scene::format_count(promise.id) : promise.name;
    float name_room = std::min((right - x) * 0.45F, text_width(mono, name) + 1);
    draw_fitted(list, mono, {x, y}, ui_.paint(Role::Text), name, name_room);
    x += name_room + ui_.px(10);
    std::string words = ui_.words(promise.is_unhandled ? ViewText::view_promise_unhandled : row.words);
    draw_fitted(list, small, {x, y}, ui_.paint(promise.is_unhandled ? Role::Error : row.role), words, right - x);
    x += text_width(small, words) + ui_.px(10);
    if (x < right - ui_.px(20)) draw_fitted(list, mono, {x, y}, ui_.paint(Role::Text), promise.value, right - x);
    bool hovered = ImGui::IsWindowHovered() &&
                   ImGui::IsMouseHoveringRect({card.x, card.y}, {card.right(), card.y + line_ + ui_.px(4)});
    if (hovered) tooltip(ui_, name + " · " + words + (promise.value.empty() ? "" : "\n" + promise.value));
  }

  void draw_reaction(const scene::PromiseReaction& reaction, const scene::Rect& row) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* small = ui_.font(Face::Small);
    std::string words = reaction.text.empty() ? ui_.words(ViewText::view_promise_passes)
                        : reaction.resumes    ? ui_.words(ViewText::view_promise_resumes, reaction.text)
                                              : ui_.words(ViewText::view_promise_then, reaction.text);
    // A hook from the promise above to what it will set going.
    float y = std::round(row.y + row.height / 2);
    float hook = row.x - ui_.px(8);
    ImU32 paint = ui_.paint(Role::Dim);
    list.AddLine({hook, row.y - ui_.px(1)}, {hook, y}, paint);
    list.AddLine({hook, y}, {row.x - ui_.px(2), y}, paint);
    std::string place = reaction.place.line == 0 ? "" : ui_.words(WindowText::window_created_at, reaction.place.line);
    float place_width = place.empty() ? 0 : text_width(small, place) + ui_.px(8);
    float text_y = std::round(row.y + (row.height - small->FontSize) / 2);
    draw_fitted(list, small, {row.x + ui_.px(2), text_y}, ui_.paint(Role::Text), words, row.width - place_width);
    draw_text(list, small, {std::round(row.right() - place_width + ui_.px(8)), text_y}, paint, place);
    bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({row.x, row.y}, {row.right(), row.bottom()});
    if (!hovered) return;
    ui_.hovered_now.place = reaction.place;
    tooltip(ui_, words);
  }

  Ui& ui_;
  scene::Rect body_;
  scene::Rect area_;
  float line_ = 0;
  float y_ = 0;
};

}  // namespace

void draw_promises(Ui& ui, const scene::Scene& scene, const scene::Rect& body, scene::Intents&) {
  if (scene.promises.empty()) return empty_state(ui, body, ui.words(ViewText::view_empty_promises));
  PromiseList list(ui, body);
  for (const scene::Promise& promise : scene.promises) list.draw(promise);
  list.end();
}

}  // namespace loopscope::panels
