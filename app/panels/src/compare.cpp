// The real run and the one of a misconception, side by side over the machine; the code stays in sight.
#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/sentence.hpp>
#include <panels/widgets.hpp>
#include <scene/compact.hpp>
#include <text/quiz_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

#include "places.hpp"

namespace loopscope::panels {

namespace {

using scene::Action;

// One of the two runs.
class Column {
 public:
  Column(Ui& ui, const char* name, const scene::Scene& scene, const scene::Rect& rect, Role colour)
      : ui_(ui), name_(name), scene_(scene), rect_(rect), colour_(colour) {}

  void draw(const std::string& title) {
    ui_.widgets[name_] = rect_;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec2 from{rect_.x, rect_.y}, to{rect_.right(), rect_.bottom()};
    list.AddRectFilled(from, to, ui_.paint(Role::Background, 0.55F), ui_.px(6));
    list.AddRect(from, to, ui_.paint(Role::Border), ui_.px(6));
    list.AddRectFilled(from, {to.x, from.y + ui_.px(4)}, ui_.paint(colour_), ui_.px(3));
    float pad = ui_.px(10);
    ImGui::SetCursorScreenPos({rect_.x + pad, rect_.y + ui_.px(12)});
    ImGui::BeginChild(name_, {rect_.width - 2 * pad, rect_.height - ui_.px(20)}, false, ImGuiWindowFlags_NoNav);
    draw_sentence(ui_, Face::Bold, Role::Text, title);
    draw_sentence(ui_, Face::Text, Role::Text, scene_.reason.sentence);
    draw_place();
    gap(2);
    for (const scene::CompactLane& lane : scene::compact_lanes(scene_, ui_.view.language)) draw_lane(lane);
    gap(2);
    draw_output();
    ImGui::EndChild();
  }

 private:
  void gap(float pixels) { ImGui::Dummy({1, ui_.px(pixels)}); }

  // A row of the column, of which the next one stands below.
  scene::Rect row(float height) {
    ImVec2 at = ImGui::GetCursorScreenPos();
    scene::Rect place{at.x, at.y, ImGui::GetContentRegionAvail().x, std::round(height)};
    ImGui::Dummy({std::max(1.0F, place.width), place.height});
    return place;
  }

  float middle(const scene::Rect& place, const ImFont* font) const {
    return std::round(place.y + (place.height - font->FontSize) / 2);
  }

  void draw_place() {
    const scene::Place& at = scene_.code.current.begin;
    const ImFont* small = ui_.font(Face::Small);
    const ImFont* mono = ui_.font(Face::MonoSmall);
    bool stands = at.line != 0 && scene_.code.source && at.line <= scene_.code.source->lines.size();
    if (!stands) {
      draw_sentence(ui_, Face::Small, Role::Dim, scene_.message);
      return;
    }
    scene::Rect place = row(mono->FontSize + ui_.px(8));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    std::string where = ui_.words(QuizText::explain_on_line, at.line);
    draw_text(list, small, {place.x, middle(place, small)}, ui_.paint(Role::Dim), where);
    const std::string& line = scene_.code.source->lines[at.line - 1];
    float x = place.x + text_width(small, where) + ui_.px(8);
    std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    draw_fitted(list, mono, {x, middle(place, mono)}, ui_.paint(Role::Text), line.substr(begin), place.right() - x);
  }

  void draw_lane(const scene::CompactLane& lane) {
    const ImFont* small = ui_.font(Face::Small);
    const ImFont* mono = ui_.font(Face::MonoSmall);
    scene::Rect place = row(mono->FontSize + ui_.px(10));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImU32 paint = ui_.paint(role_of(lane.kind));
    float name_width = std::round(std::min(place.width * 0.4F, ui_.px(150)));
    draw_shape(list, lane.kind, {place.x + ui_.px(7), place.y + place.height / 2}, ui_.px(5), paint);
    draw_fitted(list, small, {place.x + ui_.px(18), middle(place, small)}, ui_.paint(Role::Text), lane.name,
                name_width - ui_.px(22));
    float x = place.x + name_width;
    if (lane.items.empty()) {
      draw_fitted(list, small, {x + ui_.px(6), middle(place, small)}, ui_.paint(Role::Dim),
                  ui_.words(QuizText::explain_empty), place.right() - x);
      return;
    }
    for (std::size_t i = 0; i < lane.items.size(); ++i) {
      float left = place.right() - x;
      std::string more = "+" + std::to_string(lane.total - i);
      float more_width = lane.total > i + 1 ? text_width(small, more) + ui_.px(8) : 0;
      float wide = std::min(text_width(mono, lane.items[i].text) + ui_.px(16), left - more_width);
      if (i > 0 && wide < std::min(text_width(mono, lane.items[i].text) + ui_.px(16), ui_.px(70))) {
        draw_text(list, small, {x, middle(place, small)}, ui_.paint(Role::Text), more);
        return;
      }
      scene::Rect chip{x, place.y + ui_.px(2), wide, place.height - ui_.px(4)};
      list.AddRectFilled({chip.x, chip.y}, {chip.right(), chip.bottom()}, ui_.paint(Role::Raised), ui_.px(4));
      list.AddRect({chip.x, chip.y}, {chip.right(), chip.bottom()}, paint, ui_.px(4));
      draw_fitted(list, mono, {chip.x + ui_.px(8), middle(chip, mono)}, ui_.paint(Role::Text), lane.items[i].text,
                  chip.width - ui_.px(14));
      x += wide + ui_.px(4);
    }
  }

  void draw_output() {
    const ImFont* small = ui_.font(Face::Small);
    const ImFont* mono = ui_.font(Face::Mono);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    scene::Rect title = row(small->FontSize + ui_.px(4));
    draw_text(list, small, {title.x, title.y}, ui_.paint(Role::Dim), ui_.words(WindowText::window_panel_output));
    const auto& lines = scene_.output.lines;
    if (lines.empty()) {
      draw_sentence(ui_, Face::Small, Role::Dim, ui_.words(QuizText::explain_nothing_printed));
      return;
    }
    constexpr std::size_t most_lines = 8;
    std::size_t hidden = lines.size() > most_lines ? lines.size() - most_lines : 0;
    std::size_t number = 0;  // of the line on stdout
    for (std::size_t i = 0; i < lines.size(); ++i) {
      bool counts = lines[i].stream == scene::Stream::Out;
      number += counts ? 1 : 0;
      if (i < hidden) continue;
      scene::Rect place = row(mono->FontSize * 1.35F);
      bool differs = counts && ui_.view.compare.line != 0 && number == ui_.view.compare.line;
      if (differs) {
        list.AddRectFilled({place.x, place.y}, {place.right(), place.bottom()}, ui_.paint(Role::CurrentLine),
                           ui_.px(4));
        list.AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui_.paint(colour_), ui_.px(4), 0,
                     ui_.px(1.5F));
        draw_text(list, ui_.font(Face::Bold), {place.x + ui_.px(6), middle(place, ui_.font(Face::Bold))},
                  ui_.paint(colour_), "≠");
      }
      float x = place.x + ui_.px(24);
      draw_fitted(list, mono, {x, middle(place, mono)}, ui_.paint(counts ? Role::Text : Role::Error), lines[i].text,
                  place.right() - x - ui_.px(4));
    }
  }

  Ui& ui_;
  const char* name_;
  const scene::Scene& scene_;
  scene::Rect rect_;
  Role colour_;
};

class ComparePanel {
 public:
  ComparePanel(Ui& ui, const scene::Rect& rect, scene::Intents& intents)
      : ui_(ui), compare_(ui.view.compare), rect_(rect), intents_(intents) {}

  void draw(const scene::Scene& real) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec2 from{rect_.x, rect_.y}, to{rect_.right(), rect_.bottom()};
    list.AddRectFilled(from, to, ui_.paint(Role::Panel), ui_.px(8));
    list.AddRect(from, to, ui_.paint(Role::Accent), ui_.px(8), 0, ui_.px(2));
    float pad = ui_.px(14);
    float y = draw_heading(pad);
    y = draw_buttons(pad, y);
    y = draw_state(pad, y);
    float width = std::floor((rect_.width - 2 * pad - ui_.px(10)) / 2);
    float height = std::max(1.0F, rect_.bottom() - pad - y);
    Column(ui_, "real run", real, {rect_.x + pad, y, width, height}, Role::Timer)
        .draw(ui_.words(QuizText::explain_real));
    Column(ui_, "imagined run", *compare_.imagined, {rect_.x + pad + width + ui_.px(10), y, width, height}, Role::Error)
        .draw(ui_.words(QuizText::explain_imagined, compare_.idea));
  }

 private:
  float draw_heading(float pad) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* bold = ui_.font(Face::Bold);
    const ImFont* small = ui_.font(Face::Small);
    float y = rect_.y + ui_.px(12);
    TextId words = compare_.by_line ? QuizText::explain_at_line : QuizText::explain_at_turn;
    std::string where = ui_.words(words, compare_.position, compare_.total);
    float right = std::round(rect_.right() - pad - text_width(small, where));
    draw_text(list, small, {right, y + ui_.px(1)}, ui_.paint(Role::Dim), where);
    draw_fitted(list, bold, {rect_.x + pad, y}, ui_.paint(Role::Text), ui_.words(QuizText::explain_title),
                right - rect_.x - pad - ui_.px(8));
    return y + bold->FontSize + ui_.px(8);
  }

  bool row_button(const char* name, const std::string& label, const std::string& help, bool lit, bool enabled,
                  const scene::Rect& row) {
    float wide = std::round(text_width(ui_.font(Face::Text), label) + ui_.px(22));
    if (x_ + wide > row.right() && x_ > row.x) {
      x_ = row.x;
      y_ += row.height + ui_.px(4);
    }
    scene::Rect place{x_, y_, wide, row.height};
    x_ += wide + ui_.px(6);
    ImGui::GetWindowDrawList()->AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui_.paint(Role::Border),
                                        ui_.px(6));
    return button(ui_, place, {name, label, help, enabled, lit});
  }

  float draw_buttons(float pad, float y) {
    scene::Rect row{rect_.x + pad, y, rect_.width - 2 * pad, std::round(ui_.px(32))};
    x_ = row.x;
    y_ = row.y;
    if (row_button("compare back", "←", with_key(ui_, WindowText::window_step_back, Action::StepBack), false,
                   compare_.position > 0, row))
      intents_.push_back({Action::StepBack});
    if (row_button("compare on", "→", with_key(ui_, WindowText::window_step_forward, Action::StepForward), false,
                   compare_.position < compare_.total, row))
      intents_.push_back({Action::StepForward});
    if (row_button("compare turns", ui_.words(QuizText::explain_by_turn),
                   with_key(ui_, QuizText::explain_by_turn, Action::NextGrain), !compare_.by_line, true, row) &&
        compare_.by_line)
      intents_.push_back({Action::NextGrain});
    if (row_button("compare lines", ui_.words(QuizText::explain_by_line),
                   with_key(ui_, QuizText::explain_by_line, Action::NextGrain), compare_.by_line, true, row) &&
        !compare_.by_line)
      intents_.push_back({Action::NextGrain});
    if (row_button("compare difference", ui_.words(QuizText::explain_go_difference),
                   with_key(ui_, QuizText::explain_go_difference, Action::Continue), false, compare_.difference != 0,
                   row))
      intents_.push_back({Action::Continue});
    if (compare_.idea_count > 1 &&
        row_button("compare idea", ui_.words(QuizText::explain_help_ideas),
                   with_key(ui_, QuizText::explain_help_ideas, Action::NextTab), false, true, row))
      intents_.push_back({Action::NextTab});
    if (row_button("compare close", ui_.words(QuizText::explain_back),
                   with_key(ui_, QuizText::explain_back, Action::ExplainAnswer), false, true, row))
      intents_.push_back({Action::ExplainAnswer});
    return y_ + row.height + ui_.px(6);
  }

  TextId state() const {
    if (compare_.difference == 0) return QuizText::explain_equal;
    if (compare_.position < compare_.difference) return QuizText::explain_same;
    return compare_.position == compare_.difference ? QuizText::explain_parts : QuizText::explain_parted;
  }

  float draw_state(float pad, float y) {
    bool parts = compare_.difference != 0 && compare_.position == compare_.difference;
    ImGui::SetCursorScreenPos({rect_.x + pad, y});
    ImGui::BeginChild("compare state", {rect_.width - 2 * pad, ui_.px(22) + state_lines() * ui_.px(20)}, false,
                      ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollbar);
    draw_sentence(ui_, Face::Bold, parts ? Role::Accent : Role::Text, ui_.words(state()));
    draw_sentence(ui_, Face::Small, Role::Dim, ui_.words(QuizText::explain_help));
    ImGui::EndChild();
    return y + ui_.px(22) + state_lines() * ui_.px(20) + ui_.px(6);
  }

  // The help wraps where the window is narrow.
  float state_lines() const {
    float wide = text_width(ui_.font(Face::Small), ui_.words(QuizText::explain_help));
    return std::ceil(wide / std::max(1.0F, rect_.width - ui_.px(40)));
  }

  Ui& ui_;
  const scene::CompareView& compare_;
  scene::Rect rect_;
  scene::Intents& intents_;
  float x_ = 0, y_ = 0;
};

}  // namespace

void draw_compare(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.compare.open || !ui.view.compare.imagined) return;
  scene::Rect rect = beside_code(layout);
  FloatingWindow window(ui, "compare", rect);
  ComparePanel(ui, rect, intents).draw(scene);
}

}  // namespace loopscope::panels
