#include "present_code.hpp"

#include <panels/widgets.hpp>

#include <algorithm>
#include <cmath>

#include "code_view.hpp"

namespace loopscope::panels {

namespace {

constexpr std::uint32_t carried_further = 2;  // cells
constexpr float spacing = 1.1F;               // every line counts

// A byte after which a line may end, in the second half of what fits: behind a blank, else behind a sign, or before a
// dot; 0: none.
std::size_t good_end(std::string_view line, std::size_t begin, std::size_t most) {
  constexpr std::string_view signs = ",;(){}[]";
  std::size_t half = begin + (most - begin) / 2, good = 0;
  for (std::size_t at = most; at > half; --at) {
    if (line[at - 1] == ' ') return at;
    bool is_dot = at < line.size() && line[at] == '.';
    bool is_sign = signs.find(line[at - 1]) != std::string_view::npos;
    if (good == 0 && (is_dot || is_sign)) good = at;
  }
  return good;
}

std::uint32_t indent_of(std::string_view line) {
  std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
  return editor::LineShape(line.substr(0, first)).cells();
}

}  // namespace

std::vector<CodeRow> wrap_line(std::size_t index, std::string_view line, std::uint32_t cells) {
  std::vector<CodeRow> rows;
  std::uint32_t carried = std::min(indent_of(line) + carried_further, cells / 2);
  std::size_t begin = 0;
  do {
    std::uint32_t indent = rows.empty() ? 0 : carried;
    editor::LineShape rest(line.substr(begin));
    std::size_t end = line.size();
    if (indent + rest.cells() > cells) {
      std::size_t fitting = std::max<std::size_t>(rest.boundary(rest.byte_at(cells - indent)), 1);
      if (rest.cell_of(fitting) + indent > cells) fitting = std::max<std::size_t>(rest.previous(fitting), 1);
      std::size_t good = good_end(line, begin, begin + fitting);
      end = good > begin ? good : begin + fitting;
    }
    rows.push_back({index, begin, end, indent});
    begin = end;
  } while (begin < line.size());
  return rows;
}

PresentCode::PresentCode(Ui& ui, const scene::Scene& scene, const scene::Rect& rect)
    : ui_(ui), scene_(scene), rect_(rect), painter_(ui, spacing) {
  std::size_t lines = scene.code.source ? scene.code.source->lines.size() : 0;
  gutter_ = std::round(text_width(ui.font(Face::Mono), std::to_string(std::max<std::size_t>(lines, 10))) + ui.px(30));
  float room = rect.width - gutter_ - ui.px(8);
  cells_ = static_cast<std::uint32_t>(std::max(8.0F, room / painter_.cell_width()));
  rows_in_sight_ = static_cast<std::size_t>(std::max(1.0F, (rect.height - ui.px(8)) / painter_.line_height()));
}

std::size_t PresentCode::first_line() const {
  return scene_.code.is_main ? std::max<std::uint32_t>(scene_.code.source->first_line, 1) - 1 : 0;
}

float PresentCode::text_x(const CodeRow& row) const {
  return rect_.x + gutter_ + static_cast<float>(row.indent) * painter_.cell_width();
}

std::vector<CodeRow> PresentCode::rows_of(std::size_t line) const {
  return wrap_line(line, ui_.shown.text.line(line), cells_);
}

// As many as are in sight.
std::vector<CodeRow> PresentCode::rows_from(std::size_t first) const {
  std::vector<CodeRow> rows;
  for (std::size_t line = first; line < ui_.shown.text.line_count() && rows.size() < rows_in_sight_; ++line) {
    for (const CodeRow& row : rows_of(line)) rows.push_back(row);
  }
  if (rows.size() > rows_in_sight_) rows.resize(rows_in_sight_);
  return rows;
}

// The first line that is shown stays, as long as the run's line is in sight with a line after it.
void PresentCode::follow_run() {
  std::size_t& top = ui_.present_top;
  std::size_t last = ui_.shown.text.line_count();
  top = std::clamp(top, first_line(), std::max(first_line(), last > 0 ? last - 1 : 0));
  if (scene_.code.current.empty()) return;
  std::size_t now = scene_.code.current.begin.line - 1;
  if (now < top) top = std::max(first_line(), now > 0 ? now - 1 : 0);
  std::size_t wanted = std::min(now + 1, last > 0 ? last - 1 : 0);
  std::size_t used = 0;
  std::size_t line = wanted + 1;
  while (line > top && used + rows_of(line - 1).size() <= rows_in_sight_) used += rows_of(--line).size();
  top = std::min(std::max(top, line), now);
}

void PresentCode::draw() {
  ui_.widgets["present code"] = rect_;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImVec2 from{rect_.x, rect_.y}, to{rect_.right(), rect_.bottom()};
  list.AddRectFilled(from, to, ui_.paint(Role::Panel), ui_.px(6));
  list.AddRect(from, to, ui_.paint(Role::Border), ui_.px(6));
  ui_.flights.spots.code = {};
  if (!scene_.code.source) return;
  if (ui_.shown.view != scene_.code.source) ui_.present_top = 0;
  read_source(ui_, scene_);
  follow_run();
  list.PushClipRect(from, to, true);
  float y = rect_.y + ui_.px(4);
  for (const CodeRow& row : rows_from(ui_.present_top)) {
    draw_row(list, row, y);
    y += painter_.line_height();
  }
  list.PopClipRect();
}

void PresentCode::draw_row(ImDrawList& list, const CodeRow& row, float y) {
  bool is_current = !scene_.code.current.empty() && scene_.code.current.begin.line == row.line + 1;
  if (is_current)
    list.AddRectFilled({rect_.x + ui_.px(1), y}, {rect_.right() - ui_.px(1), y + painter_.line_height()},
                       ui_.paint(Role::CurrentLine));
  std::string_view text = ui_.shown.text.line(row.line).substr(row.begin, row.end - row.begin);
  editor::LineShape shape(text);
  std::vector<HighlightSpan> spans;
  for (HighlightSpan span : ui_.shown.colours.line(ui_.shown.text, row.line)) {
    if (span.end <= row.begin || span.begin >= row.end) continue;
    span.begin = static_cast<std::uint32_t>(std::max<std::size_t>(span.begin, row.begin) - row.begin);
    span.end = static_cast<std::uint32_t>(std::min<std::size_t>(span.end, row.end) - row.begin);
    spans.push_back(span);
  }
  ImVec2 at{text_x(row), y};
  painter_.draw(list, at, text, shape, spans, rect_.x + gutter_, rect_.right());
  draw_range(list, row, text, shape, at);
  draw_gutter(list, row, y);
}

// The part of this row that the run's place covers.
void PresentCode::draw_range(ImDrawList& list, const CodeRow& row, std::string_view text,
                             const editor::LineShape& shape, ImVec2 at) const {
  const scene::CodeRange& range = scene_.code.current;
  auto line = static_cast<std::uint32_t>(row.line + 1);
  if (range.empty() || line < range.begin.line || line > range.end.line) return;
  std::size_t begin = line == range.begin.line ? range.begin.column - 1 : 0;
  std::size_t end = line == range.end.line ? range.end.column - 1 : row.end;
  begin = std::clamp(begin, row.begin, row.end) - row.begin;
  end = std::clamp(end, row.begin, row.end) - row.begin;
  while (line != range.begin.line && begin < end && (text[begin] == ' ' || text[begin] == '\t')) ++begin;
  if (begin >= end) return;
  float x = at.x + painter_.x_of(shape, begin), right = at.x + painter_.x_of(shape, end);
  scene::Rect spot{x, at.y, right - x, painter_.line_height()};
  if (ui_.flights.spots.code.empty()) ui_.flights.spots.code = spot;
  list.AddRectFilled({x - ui_.px(1), spot.y + ui_.px(1)}, {right + ui_.px(1), spot.bottom() - ui_.px(1)},
                     ui_.paint(Role::CurrentRange), ui_.px(3));
  painter_.draw_stretch(list, at, text, shape, begin, end, Role::Text);
}

void PresentCode::draw_gutter(ImDrawList& list, const CodeRow& row, float y) const {
  if (row.begin > 0) return;
  const ImFont* font = ui_.font(Face::Mono);
  auto line = static_cast<std::uint32_t>(row.line + 1);
  bool is_current = scene_.code.current.begin.line == line;
  std::string number = std::to_string(line);
  float x = std::round(rect_.x + gutter_ - ui_.px(8) - text_width(font, number));
  float middle = y + painter_.line_height() / 2;
  draw_text(list, font, {x, std::round(middle - font->FontSize / 2)}, ui_.paint(is_current ? Role::Accent : Role::Dim),
            number);
  if (scene_.code.is_main && !scene_.code.notes_on(line).empty())
    draw_note_mark(ui_, list, {rect_.x + ui_.px(11), middle}, ui_.px(6));
}

}  // namespace loopscope::panels
