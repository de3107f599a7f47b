#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/format.hpp>

#include <algorithm>
#include <cmath>

#include "code_painter.hpp"

namespace loopscope::panels {

namespace {

class CodeView {
 public:
  CodeView(Ui& ui, const scene::Scene& scene, const scene::Rect& body)
      : ui_(ui),
        scene_(scene),
        source_(*scene.code.source),
        body_(body),
        font_(ui.font(Face::Mono)),
        painter_(ui),
        line_height_(painter_.line_height()) {
    read_source();
    std::string widest_number = std::to_string(std::max<std::size_t>(source_.lines.size(), 100));
    gutter_ = std::round(text_width(font_, widest_number) + ui.px(36));
  }

  void draw(scene::Intents& intents) {
    follow();
    ui_.flights.spots.code = {};
    origin_ = ImGui::GetCursorScreenPos();
    ui_.code_lines = {body_, origin_.y, line_height_};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    auto [first, last] = visible_lines();
    list.PushClipRect({body_.x + gutter_, body_.y}, {body_.right(), body_.bottom()}, true);
    for (std::size_t i = first; i < last; ++i) draw_line(list, i);
    list.PopClipRect();
    for (std::size_t i = first; i < last; ++i) {
      draw_number(list, i);
      draw_gutter(list, i, intents);
    }
    // A scenario's header can be scrolled away, however short the code below it is.
    float below_header = line_height_ * static_cast<float>(source_.first_line - 1) + body_.height;
    float height = line_height_ * static_cast<float>(source_.lines.size() + 1);
    ImGui::Dummy({gutter_ + content_width(), source_.first_line > 1 ? std::max(height, below_header) : height});
  }

 private:
  void read_source() {
    if (ui_.shown.view == scene_.code.source) return;
    std::string text;
    for (const std::string& line : source_.lines) text += line + "\n";
    if (!text.empty()) text.pop_back();
    ui_.shown = {scene_.code.source, editor::TextBuffer(std::move(text)), editor::Highlighting(source_.name)};
  }

  std::uint32_t current_line() const { return scene_.code.current.begin.line; }

  // Brings the current line into sight when the run has moved or another file is open.
  void follow() {
    bool is_new = ui_.followed.source != &source_;
    if (!is_new && ui_.followed.code_step == scene_.counters.event.now) return;
    std::uint32_t line = scene_.code.current.empty() ? (is_new ? source_.first_line : 0) : current_line();
    ui_.followed.source = &source_;
    ui_.followed.code_step = scene_.counters.event.now;
    if (line == 0) return;
    float top = static_cast<float>(line - 1) * line_height_;
    float scroll = is_new ? static_cast<float>(source_.first_line - 1) * line_height_ : ImGui::GetScrollY();
    if (is_new) ImGui::SetScrollY(scroll);
    bool in_sight = top >= scroll && top + 2 * line_height_ <= scroll + body_.height;
    if (!in_sight) ImGui::SetScrollY(std::max(0.0F, line == source_.first_line ? top : top - body_.height * 0.4F));
  }

  std::pair<std::size_t, std::size_t> visible_lines() const {
    float top = std::max(0.0F, (body_.y - origin_.y) / line_height_);
    auto first = std::min(static_cast<std::size_t>(top), source_.lines.size());
    auto count = static_cast<std::size_t>(body_.height / line_height_) + 2;
    return {first, std::min(first + count, source_.lines.size())};
  }

  float content_width() {
    if (ui_.followed.measured != &source_) {
      auto longer = [](const std::string& a, const std::string& b) { return a.size() < b.size(); };
      auto longest = std::max_element(source_.lines.begin(), source_.lines.end(), longer);
      ui_.followed.measured = &source_;
      ui_.followed.code_width = longest == source_.lines.end()
                                    ? 0
                                    : text_width(font_, std::string_view(*longest).substr(0, 2000)) / ui_.scale;
    }
    return ui_.px(ui_.followed.code_width + 24);
  }

  float line_y(std::size_t index) const { return origin_.y + static_cast<float>(index) * line_height_; }
  float text_y(std::size_t index) const { return std::round(line_y(index) + (line_height_ - font_->FontSize) / 2); }

  void draw_line(ImDrawList& list, std::size_t index) {
    std::string_view line = ui_.shown.text.line(index);
    editor::LineShape shape(line);
    float y = line_y(index);
    if (index + 1 == current_line()) {
      list.AddRectFilled({body_.x, y}, {body_.right(), y + line_height_}, ui_.paint(Role::CurrentLine));
    }
    painter_.draw(list, {origin_.x + gutter_, y}, line, shape, ui_.shown.colours.line(ui_.shown.text, index),
                  body_.x + gutter_, body_.right());
    draw_range(list, index, line, shape);
    if (ui_.hovered.place.line == index + 1) {
      list.AddRect({body_.x + gutter_ - ui_.px(4), y}, {body_.right() - ui_.px(2), y + line_height_},
                   ui_.paint(Role::Accent), ui_.px(4));
    }
  }

  // The part of this line that the current range covers.
  void draw_range(ImDrawList& list, std::size_t index, std::string_view line, const editor::LineShape& shape) {
    const scene::CodeRange& range = scene_.code.current;
    auto number = static_cast<std::uint32_t>(index + 1);
    if (range.empty() || number < range.begin.line || number > range.end.line) return;
    std::size_t begin = number == range.begin.line ? range.begin.column - 1 : line.find_first_not_of(" \t");
    std::size_t end = number == range.end.line ? range.end.column - 1 : line.size();
    begin = std::min(begin, line.size());
    end = std::clamp(end, begin, line.size());
    float x = origin_.x + gutter_ + painter_.x_of(shape, begin);
    float width = std::max(painter_.x_of(shape, end) - painter_.x_of(shape, begin), ui_.px(3));
    float y = line_y(index);
    list.AddRectFilled({x - ui_.px(1), y + ui_.px(1)}, {x + width + ui_.px(1), y + line_height_ - ui_.px(1)},
                       ui_.paint(Role::CurrentRange), ui_.px(3));
    painter_.draw_stretch(list, {origin_.x + gutter_, y}, line, shape, begin, end, Role::Text);
    scene::Rect spot{x, y, std::min(width, body_.right() - x), line_height_};
    if (number == range.begin.line && spot.overlaps(body_)) ui_.flights.spots.code = spot;
  }

  // Breakpoints: a disc beside the number, and clicks on it.
  void draw_gutter(ImDrawList& list, std::size_t index, scene::Intents& intents) {
    auto line = static_cast<std::uint32_t>(index + 1);
    float y = line_y(index);
    ImVec2 from{body_.x, y};
    ImVec2 to{body_.x + gutter_ - ui_.px(6), y + line_height_};
    ui_.widgets["gutter " + std::to_string(line)] = {from.x, from.y, to.x - from.x, to.y - from.y};
    bool is_set = ui_.view.breakpoints.lines.contains(line);
    bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(from, to);
    ImVec2 centre{body_.x + ui_.px(12), y + line_height_ / 2};
    if (is_set) list.AddCircleFilled(centre, ui_.px(5), ui_.paint(Role::Error), 20);
    if (hovered && !is_set) list.AddCircle(centre, ui_.px(5), ui_.paint(Role::Error), 20, ui_.px(1.5F));
    if (!hovered) return;
    tooltip(ui_, ui_.words(TextId::window_gutter_help));
    if (!ImGui::IsMouseClicked(ImGuiMouseButton_Left)) return;
    const ImGuiIO& io = ImGui::GetIO();
    scene::Intent intent{io.KeyCtrl ? scene::Action::GoToLine : scene::Action::ToggleBreakpoint, line};
    intent.x = io.KeyShift ? -1 : 1;
    intents.push_back(intent);
  }

  void draw_number(ImDrawList& list, std::size_t index) {
    bool current = index + 1 == current_line();
    std::string number = std::to_string(index + 1);
    float x = body_.x + gutter_ - ui_.px(12) - text_width(font_, number);
    draw_text(list, font_, {std::round(x), text_y(index)},
              ui_.paint(current ? Role::Accent : Role::Dim, current ? 1 : 0.8F), number);
    if (!current) return;
    float y = line_y(index);
    list.AddRectFilled({body_.x, y}, {body_.x + ui_.px(3), y + line_height_}, ui_.paint(Role::Accent));
  }

  Ui& ui_;
  const scene::Scene& scene_;
  const scene::SourceView& source_;
  scene::Rect body_;
  ImFont* font_;
  CodePainter painter_;
  float line_height_;
  float gutter_ = 0;
  ImVec2 origin_;
};

}  // namespace

void draw_code(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const auto& source = scene.code.source;
  std::string title = source ? source->name : ui.words(TextId::window_panel_code);
  std::string place = scene::format_place(scene.code.current.begin);
  PanelFrame frame(ui, "code", layout.at(scene::Panel::Code), title, {place, true, false});
  if (!source) {
    empty_state(ui, frame.body(), ui.words(TextId::window_empty_code));
    return;
  }
  CodeView(ui, scene, frame.body()).draw(intents);
}

}  // namespace loopscope::panels
