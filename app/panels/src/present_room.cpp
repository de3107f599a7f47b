#include "present_room.hpp"

#include <panels/sentence.hpp>
#include <panels/widgets.hpp>

#include <fmt/format.h>
#include <imgui_stdlib.h>
#include <text/presenter_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

using scene::Action;
using scene::Prediction;
using scene::RoomView;

class Room {
 public:
  Room(Ui& ui, const RoomView& room, const scene::Rect& rect, scene::Intents& intents)
      : ui_(ui), room_(room), rect_(rect), intents_(intents) {
    for (const Prediction& each : room.predictions) most_ = std::max(most_, each.count);
  }

  void draw() {
    ui_.widgets["room"] = rect_;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec2 from{rect_.x, rect_.y}, to{rect_.right(), rect_.bottom()};
    list.AddRectFilled(from, to, ui_.paint(Role::Panel), ui_.px(6));
    list.AddRect(from, to, ui_.paint(Role::Accent), ui_.px(6), 0, ui_.px(2));
    float pad = ui_.px(12);
    ImGui::SetCursorScreenPos({rect_.x + pad, rect_.y + ui_.px(8)});
    ImGui::BeginChild("room", {rect_.width - 2 * pad, std::max(1.0F, rect_.height - ui_.px(16))}, false,
                      ImGuiWindowFlags_NoNav);
    draw_sentence(ui_, Face::Bold, Role::Text, ui_.words(PresenterText::present_room_title));
    space(4);
    if (!room_.fault.empty()) {
      draw_sentence(ui_, Face::Text, Role::Error, room_.fault);
    } else {
      room_.revealed ? draw_answer() : draw_field();
      space(4);
      for (std::size_t i = 0; i < room_.predictions.size(); ++i) draw_prediction(i);
      if (room_.predictions.empty())
        draw_sentence(ui_, Face::Text, Role::Dim, ui_.words(PresenterText::present_room_none));
      space(4);
      draw_sentence(ui_, Face::Text, Role::Dim, ui_.words(help()));
    }
    ImGui::EndChild();
  }

 private:
  void space(float pixels) { ImGui::Dummy({1, ui_.px(pixels)}); }

  TextId help() const {
    if (room_.revealed) return PresenterText::present_room_revealed;
    return room_.typing ? PresenterText::present_room_typing : PresenterText::present_room_counting;
  }

  void draw_answer() {
    // As code, whatever is in it.
    draw_sentence(ui_, Face::Text, Role::Text, ui_.words(PresenterText::present_room_answer, "`" + room_.answer + "`"));
    if (room_.said > 0)
      draw_sentence(ui_, Face::Text, Role::Text, ui_.words(PresenterText::present_room_score, room_.right, room_.said));
  }

  void draw_field() {
    RoomField& field = ui_.room;
    ImVec2 at = ImGui::GetCursorScreenPos();
    float width = ImGui::GetContentRegionAvail().x;
    ImGui::PushFont(ui_.font(Face::Mono));
    ui_.widgets["room field"] = {at.x, at.y, width, ImGui::GetFrameHeight()};
    if (!room_.typing) {
      field.had_focus = field.awaits_focus = false;
      ImGui::PopFont();
      return draw_closed_field({at.x, at.y, width, std::round(ui_.font(Face::Text)->FontSize + ui_.px(14))});
    }
    if (!field.had_focus) ImGui::SetKeyboardFocusHere();
    field.had_focus = true;
    ImGui::SetNextItemWidth(width);
    std::string hint = ui_.words(PresenterText::present_room_hint);
    bool entered = ImGui::InputTextWithHint("##room", hint.c_str(), &field.field, ImGuiInputTextFlags_EnterReturnsTrue);
    ImGui::PopFont();
    field.awaits_focus = !ImGui::IsItemActive();
    if (!entered) return;
    scene::Intent intent{Action::RoomAdd};
    intent.text = field.map.decode(field.field);
    intents_.push_back(std::move(intent));
    field.field.clear();
    field.had_focus = false;  // the focus leaves with Enter, and comes back
  }

  // While letters are keys: a click types again.
  void draw_closed_field(const scene::Rect& place) {
    if (press_area(ui_, "room type", place)) intents_.push_back({Action::RoomType});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui_.paint(Role::Border), ui_.px(6));
    const ImFont* font = ui_.font(Face::Text);
    draw_fitted(list, font, {place.x + ui_.px(10), std::round(place.y + (place.height - font->FontSize) / 2)},
                ui_.paint(Role::Dim), ui_.words(PresenterText::present_room_hint), place.width - ui_.px(20));
  }

  // A bar as long as its share of the most frequent one, with what is said on it.
  void draw_prediction(std::size_t index) {
    const Prediction& prediction = room_.predictions[index];
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* mono = ui_.font(Face::Mono);
    const ImFont* font = ui_.font(Face::Text);
    ImVec2 at = ImGui::GetCursorScreenPos();
    scene::Rect row{at.x, at.y, ImGui::GetContentRegionAvail().x, std::round(mono->FontSize + ui_.px(10))};
    ui_.widgets[fmt::format("prediction {}", index)] = row;
    bool is_focus = index == room_.focus && !room_.typing && !room_.revealed;
    float share = static_cast<float>(prediction.count) / static_cast<float>(most_);
    list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()}, ui_.paint(Role::Raised), ui_.px(5));
    list.AddRectFilled({row.x, row.y}, {row.x + row.width * share, row.bottom()}, ui_.paint(Role::CurrentRange),
                       ui_.px(5));
    Role edge = is_focus ? Role::Accent : Role::Border;
    if (room_.revealed) edge = prediction.right ? Role::Timer : Role::Error;
    list.AddRect({row.x, row.y}, {row.right(), row.bottom()}, ui_.paint(edge), ui_.px(5), 0,
                 ui_.px(is_focus || room_.revealed ? 2.0F : 1.0F));
    std::string count = fmt::format("{}", prediction.count);
    if (room_.revealed) count += prediction.right ? " ✓" : " ✗";
    float right = row.right() - ui_.px(10) - text_width(font, count);
    draw_text(list, font, {std::round(right), std::round(row.y + (row.height - font->FontSize) / 2)},
              ui_.paint(Role::Text), count);
    draw_fitted(list, mono, {row.x + ui_.px(10), std::round(row.y + (row.height - mono->FontSize) / 2)},
                ui_.paint(Role::Text), prediction.text, right - row.x - ui_.px(20));
    ImGui::Dummy({std::max(1.0F, row.width), row.height});
    if (room_.revealed && !prediction.right && !prediction.idea.empty()) {
      ImGui::Indent(ui_.px(10));
      draw_sentence(ui_, Face::Text, Role::Dim, prediction.idea);
      ImGui::Unindent(ui_.px(10));
    }
    space(3);
  }

  Ui& ui_;
  const RoomView& room_;
  scene::Rect rect_;
  scene::Intents& intents_;
  std::uint64_t most_ = 1;
};

}  // namespace

void draw_room(Ui& ui, const RoomView& room, const scene::Rect& rect, scene::Intents& intents) {
  Room(ui, room, rect, intents).draw();
}

}  // namespace loopscope::panels
