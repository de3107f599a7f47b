#include "code_view.hpp"

#include <editor/brackets.hpp>
#include <panels/widgets.hpp>
#include <scene/format.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

CodeView::CodeView(Ui& ui, const scene::Scene& scene, const CodeText& text, const scene::Rect& body)
    : ui_(ui),
      scene_(scene),
      text_(text),
      body_(body),
      font_(ui.font(Face::Mono)),
      painter_(ui),
      line_height_(painter_.line_height()) {
  std::string widest_number = std::to_string(std::max<std::size_t>(text.buffer.line_count(), 100));
  find_runs();
  gutter_ = std::round(text_width(font_, widest_number) + ui.px(36) + counts_);
  current_ = line_now(scene.code.current.begin.line);
  if (is_editing()) pair_ = bracket_pair(text.buffer, text.colours, text.document->editor().selection().head);
}

void CodeView::draw(scene::Intents& intents) {
  follow_run();
  follow_cursor();
  ui_.flights.spots.code = {};
  origin_ = ImGui::GetCursorScreenPos();
  ui_.code_lines = {body_, origin_.y, line_height_};
  ui_.editor.lines_in_sight = std::max<std::size_t>(static_cast<std::size_t>(body_.height / line_height_), 2) - 1;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  auto [first, last] = visible_lines();
  list.PushClipRect({body_.x + gutter_ - ui_.px(4), body_.y}, {body_.right(), body_.bottom()}, true);
  for (std::size_t i = first; i < last; ++i) draw_line(list, line_at(i));
  list.PopClipRect();
  for (std::size_t i = first; i < last; ++i) {
    draw_number(list, i);
    draw_count(list, i);
    draw_gutter(list, i, intents);
  }
  take_mouse(intents);
  // A scenario's header can be scrolled away, however short the code below it is.
  std::uint32_t first_line = scene_.code.source ? scene_.code.source->first_line : 1;
  float below_header = line_height_ * static_cast<float>(first_line - 1) + body_.height;
  float height = line_height_ * static_cast<float>(text_.buffer.line_count() + 1);
  ImGui::Dummy({gutter_ + content_width(), first_line > 1 ? std::max(height, below_header) : height});
}

std::optional<std::size_t> CodeView::line_now(std::uint32_t line_of_run) const {
  if (line_of_run == 0) return std::nullopt;
  std::optional<std::size_t> line = line_of_run - 1;
  if (text_.document) line = text_.document->line_now(*line);
  return line && *line < text_.buffer.line_count() ? line : std::nullopt;
}

// Brings the run's line into sight when the run has moved or another file is open.
void CodeView::follow_run() {
  const scene::SourceView* source = scene_.code.source.get();
  const void* shown = text_.document ? static_cast<const void*>(text_.document) : source;
  bool is_new = ui_.followed.source != shown || ui_.followed.name != source->name;
  if (!is_new && ui_.followed.code_step == scene_.counters.event.now) return;
  ui_.followed.source = shown;
  ui_.followed.name = source->name;
  ui_.followed.code_step = scene_.counters.event.now;
  std::size_t first = std::max<std::uint32_t>(source->first_line, 1) - 1;
  if (is_new) ImGui::SetScrollY(static_cast<float>(first) * line_height_);
  if (is_new && !current_) return scroll_to(first, true);
  if (current_) scroll_to(*current_, *current_ == first);
  if (current_ && !is_editing()) scroll_across();
}

// Brings what runs into sight where its line is longer than the panel is wide; back to the margin where that shows it.
void CodeView::scroll_across() {
  const scene::CodeRange& range = scene_.code.current;
  std::string_view text = text_.buffer.line(*current_);
  editor::LineShape shape(text);
  std::size_t begin = std::min<std::size_t>(std::max(range.begin.column, 1U) - 1, text.size());
  bool ends_here = range.end.line == range.begin.line && range.end.column > range.begin.column;
  std::size_t end = ends_here ? std::min<std::size_t>(range.end.column - 1, text.size()) : text.size();
  float left = painter_.x_of(shape, begin), right = painter_.x_of(shape, end);
  float room = std::max(1.0F, body_.width - gutter_ - ImGui::GetStyle().ScrollbarSize);
  float sideways = ImGui::GetScrollX();
  // Of a long stretch, its beginning.
  right = std::min(right, left + room * 0.6F);
  if (left >= sideways && right <= sideways + room) return;
  ImGui::SetScrollX(right <= room ? 0 : std::max(0.0F, left - room * 0.3F));
}

void CodeView::scroll_to(std::size_t line, bool to_top) {
  float top = static_cast<float>(line) * line_height_;
  float scroll = ImGui::GetScrollY();
  bool in_sight = top >= scroll && top + 2 * line_height_ <= scroll + body_.height;
  if (!in_sight) ImGui::SetScrollY(std::max(0.0F, to_top ? top : top - body_.height * 0.4F));
}

// Brings the cursor into sight when it or the text has changed.
void CodeView::follow_cursor() {
  if (!is_editing() || ui_.editor.dragging) return;
  const editor::Editor& editor = text_.document->editor();
  std::size_t head = editor.selection().head;
  EditorUi& seen = ui_.editor;
  bool same = seen.shown == text_.document && seen.shown_head == head && seen.shown_revision == text_.buffer.revision();
  seen.shown = text_.document;
  seen.shown_head = head;
  seen.shown_revision = text_.buffer.revision();
  if (same) return;
  std::size_t line = text_.buffer.line_of(head);
  float top = static_cast<float>(line) * line_height_;
  float scroll = ImGui::GetScrollY();
  if (top < scroll) ImGui::SetScrollY(top);
  if (top + 2 * line_height_ > scroll + body_.height) ImGui::SetScrollY(top + 2 * line_height_ - body_.height);
  float x = painter_.x_of(editor::LineShape(text_.buffer.line(line)), head - text_.buffer.line_start(line));
  float room = body_.width - gutter_;
  float sideways = ImGui::GetScrollX();
  float margin = painter_.cell_width() * 3;
  if (x < sideways + margin) ImGui::SetScrollX(std::max(0.0F, x - margin));
  if (x + margin > sideways + room) ImGui::SetScrollX(x + margin - room);
}

std::pair<std::size_t, std::size_t> CodeView::visible_lines() const {
  float top = std::max(0.0F, (body_.y - origin_.y) / line_height_);
  auto first = std::min(static_cast<std::size_t>(top), text_.buffer.line_count());
  auto count = static_cast<std::size_t>(body_.height / line_height_) + 2;
  return {first, std::min(first + count, text_.buffer.line_count())};
}

float CodeView::content_width() {
  const editor::TextBuffer& buffer = text_.buffer;
  if (ui_.followed.measured != &buffer || ui_.editor.measured_revision != buffer.revision()) {
    std::size_t longest = 0;
    std::size_t length = 0;
    for (std::size_t line = 0; line < buffer.line_count(); ++line) {
      std::size_t end = line + 1 < buffer.line_count() ? buffer.line_start(line + 1) : buffer.size();
      if (end - buffer.line_start(line) <= length) continue;
      length = end - buffer.line_start(line);
      longest = line;
    }
    ui_.followed.measured = &buffer;
    ui_.editor.measured_revision = buffer.revision();
    ui_.followed.code_cells = editor::LineShape(buffer.line(longest)).cells();
  }
  return static_cast<float>(ui_.followed.code_cells) * painter_.cell_width() + ui_.px(24);
}

CodeView::Line CodeView::line_at(std::size_t index) const {
  std::string_view text = text_.buffer.line(index);
  return {index, text, editor::LineShape(text), line_y(index)};
}

float CodeView::text_y(std::size_t index) const {
  return std::round(line_y(index) + (line_height_ - font_->FontSize) / 2);
}

void CodeView::fill(ImDrawList& list, const Line& line, std::size_t begin, std::size_t end, Role role) const {
  float x = text_x() + painter_.x_of(line.shape, begin);
  float right = text_x() + painter_.x_of(line.shape, end);
  list.AddRectFilled({x, line.y}, {std::max(right, x + ui_.px(3)), line.y + line_height_}, ui_.paint(role), ui_.px(2));
}

void CodeView::draw_line(ImDrawList& list, const Line& line) {
  draw_grounds(list, line);
  painter_.draw(list, {text_x(), line.y}, line.text, line.shape, text_.colours.line(text_.buffer, line.index),
                body_.x + gutter_, body_.right());
  draw_run_range(list, line);
  draw_brackets(list, line);
  if (line_now(ui_.hovered.place.line) == line.index) {
    list.AddRect({body_.x + gutter_ - ui_.px(4), line.y}, {body_.right() - ui_.px(2), line.y + line_height_},
                 ui_.paint(Role::Accent), ui_.px(4));
  }
  if (!text_.document) return;
  for (const editor::Fault& fault : text_.document->faults()) {
    if (fault.line == line.index) draw_fault(list, line, fault);
  }
  draw_cursor(list, line);
}

void CodeView::draw_grounds(ImDrawList& list, const Line& line) const {
  if (line.index == current_)
    list.AddRectFilled({body_.x, line.y}, {body_.right(), line.y + line_height_}, ui_.paint(Role::CurrentLine));
  if (!text_.document) return;
  draw_matches(list, line);
  if (is_editing()) draw_selection(list, line);
}

void CodeView::draw_matches(ImDrawList& list, const Line& line) const {
  const editor::SearchState& search = text_.document->search();
  if (!search.open) return;
  std::size_t start = text_.buffer.line_start(line.index);
  std::size_t end = start + line.text.size();
  auto begins_before = [](const editor::Selection& match, std::size_t place) { return match.anchor < place; };
  auto match = std::lower_bound(search.matches.begin(), search.matches.end(), start, begins_before);
  for (; match != search.matches.end() && match->begin() < end; ++match) {
    std::size_t to = std::min(match->end(), end);
    fill(list, line, match->begin() - start, to - start, Role::Match);
    float x = text_x() + painter_.x_of(line.shape, match->begin() - start);
    float right = text_x() + painter_.x_of(line.shape, to - start);
    list.AddRect({x, line.y}, {right, line.y + line_height_}, ui_.paint(Role::Number, 0.7F), ui_.px(2));
  }
}

// A selected line break shows as half a cell.
void CodeView::draw_selection(ImDrawList& list, const Line& line) const {
  const editor::Selection& selection = text_.document->editor().selection();
  std::size_t start = text_.buffer.line_start(line.index);
  std::size_t end = start + line.text.size();
  if (selection.empty() || selection.end() < start || selection.begin() > end) return;
  std::size_t from = std::max(selection.begin(), start) - start;
  std::size_t to = std::min(selection.end(), end) - start;
  float x = text_x() + painter_.x_of(line.shape, from);
  float right = text_x() + painter_.x_of(line.shape, to);
  if (selection.end() > end) right += painter_.cell_width() / 2;
  list.AddRectFilled({x, line.y}, {right, line.y + line_height_}, ui_.paint(Role::Selection));
}

// The part of this line that the run's place covers.
void CodeView::draw_run_range(ImDrawList& list, const Line& line) {
  const scene::CodeRange& range = scene_.code.current;
  if (range.empty() || !current_ || line.index < *current_) return;
  auto number = range.begin.line + static_cast<std::uint32_t>(line.index - *current_);
  if (number > range.end.line) return;
  std::size_t begin = number == range.begin.line ? range.begin.column - 1 : line.text.find_first_not_of(" \t");
  std::size_t end = number == range.end.line ? range.end.column - 1 : line.text.size();
  begin = std::min(begin, line.text.size());
  end = std::clamp(end, begin, line.text.size());
  float x = text_x() + painter_.x_of(line.shape, begin);
  float width = std::max(painter_.x_of(line.shape, end) - painter_.x_of(line.shape, begin), ui_.px(3));
  scene::Rect spot{x, line.y, std::min(width, body_.right() - x), line_height_};
  if (number == range.begin.line && spot.overlaps(body_)) ui_.flights.spots.code = spot;
  if (is_editing()) {  // what is typed and selected is what matters then: an outline is enough
    list.AddRect({x - ui_.px(2), line.y + ui_.px(1)}, {x + width + ui_.px(2), line.y + line_height_ - ui_.px(1)},
                 ui_.paint(Role::Accent, 0.6F), ui_.px(3));
    return;
  }
  list.AddRectFilled({x - ui_.px(1), line.y + ui_.px(1)}, {x + width + ui_.px(1), line.y + line_height_ - ui_.px(1)},
                     ui_.paint(Role::CurrentRange), ui_.px(3));
  painter_.draw_stretch(list, {text_x(), line.y}, line.text, line.shape, begin, end, Role::Text);
}

void CodeView::draw_brackets(ImDrawList& list, const Line& line) const {
  if (!pair_) return;
  std::size_t start = text_.buffer.line_start(line.index);
  for (std::size_t place : {pair_->one, pair_->other}) {
    if (place < start || place >= start + line.text.size()) continue;
    float x = text_x() + painter_.x_of(line.shape, place - start);
    list.AddRect({std::floor(x), line.y + ui_.px(1)},
                 {std::ceil(x + painter_.cell_width()), line.y + line_height_ - ui_.px(1)}, ui_.paint(Role::Accent),
                 ui_.px(2));
  }
}

// A wavy line under it, and what is wrong behind the line's text.
void CodeView::draw_fault(ImDrawList& list, const Line& line, const editor::Fault& fault) const {
  std::size_t begin = std::min(fault.begin, line.text.size());
  std::size_t end = std::clamp(fault.end, begin, line.text.size());
  float x = text_x() + painter_.x_of(line.shape, begin);
  float right = std::max(text_x() + painter_.x_of(line.shape, end), x + painter_.cell_width());
  float step = std::max(2.0F, ui_.px(2.5F));
  float base = line.y + line_height_ - ui_.px(2);
  for (int i = 0; x + static_cast<float>(i) * step < std::min(right, body_.right()); ++i) {
    float from = x + static_cast<float>(i) * step;
    bool up = i % 2 == 0;
    list.AddLine({from, base - (up ? 0 : step)}, {from + step, base - (up ? step : 0)}, ui_.paint(Role::Error),
                 ui_.px(1.3F));
  }
  const ImFont* small = ui_.font(Face::Small);
  float words = text_x() + painter_.x_of(line.shape, line.text.size()) + painter_.cell_width() * 3;
  float room = body_.right() - words - ui_.px(8);
  if (room > ui_.px(60))
    draw_fitted(list, small, {words, std::round(line.y + (line_height_ - small->FontSize) / 2)}, ui_.paint(Role::Error),
                fault.message, room);
  bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({x, line.y}, {right, line.y + line_height_});
  if (hovered) tooltip(ui_, fault.message);
}

// It does not blink, so that a window in which nothing happens draws nothing.
void CodeView::draw_cursor(ImDrawList& list, const Line& line) const {
  if (!is_editing()) return;
  std::size_t head = text_.document->editor().selection().head;
  std::size_t start = text_.buffer.line_start(line.index);
  if (text_.buffer.line_of(head) != line.index) return;
  float x = std::round(text_x() + painter_.x_of(line.shape, head - start));
  list.AddRectFilled({x, line.y + ui_.px(1)},
                     {x + std::max(1.0F, std::round(ui_.px(2))), line.y + line_height_ - ui_.px(1)},
                     ui_.paint(Role::Accent));
  ui_.widgets["cursor"] = {x, line.y, painter_.cell_width(), line_height_};
}

void CodeView::draw_number(ImDrawList& list, std::size_t index) {
  bool current = index == current_;
  std::string number = std::to_string(index + 1);
  float x = body_.x + gutter_ - ui_.px(12) - text_width(font_, number);
  draw_text(list, font_, {std::round(x), text_y(index)}, ui_.paint(current ? Role::Accent : Role::Dim), number);
  if (!current) return;
  float y = line_y(index);
  list.AddRectFilled({body_.x, y}, {body_.x + ui_.px(3), y + line_height_}, ui_.paint(Role::Accent));
}

// A line of the run is somewhere else in the text once that has been edited.
void CodeView::find_runs() {
  if (!ui_.view.line_runs) return;
  counts_ = std::round(text_width(ui_.font(Face::Small), "9999×") + ui_.px(6));
  const std::vector<std::uint32_t>& runs = scene_.code.runs;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (runs[i] == 0) continue;
    auto line = line_now(static_cast<std::uint32_t>(i + 1));
    if (!line) continue;
    if (runs_.size() <= *line) runs_.resize(*line + 1);
    runs_[*line] = runs[i];
  }
}

std::uint32_t CodeView::runs_of(std::size_t index) const { return index < runs_.size() ? runs_[index] : 0; }

// Between the disc and the number.
void CodeView::draw_count(ImDrawList& list, std::size_t index) const {
  std::uint32_t count = runs_of(index);
  if (count == 0) return;
  const ImFont* small = ui_.font(Face::Small);
  std::string words = scene::format_short_count(count) + "×";
  float right = body_.x + ui_.px(20) + counts_;
  float y = std::round(line_y(index) + (line_height_ - small->FontSize) / 2);
  draw_text(list, small, {std::round(right - text_width(small, words)), y}, ui_.paint(Role::Dim), words);
}

// The author's notes on this line of the text, wherever it is now.
std::string CodeView::notes_of(std::size_t index) const {
  for (const scene::Note& note : scene_.code.notes) {
    if (scene_.code.is_main && line_now(note.line) == index) return scene_.code.notes_on(note.line);
  }
  return "";
}

std::string CodeView::gutter_words(std::size_t index) const {
  std::string help = ui_.words(WindowText::window_gutter_help);
  if (std::string notes = notes_of(index); !notes.empty()) help = notes + "\n\n" + help;
  if (!ui_.view.line_runs) return help;
  std::uint32_t count = runs_of(index);
  std::string ran = count == 0   ? ui_.words(WindowText::window_line_not_run)
                    : count == 1 ? ui_.words(WindowText::window_line_ran_once)
                                 : ui_.words(WindowText::window_line_ran, scene::format_count(count));
  return ran + "\n" + help;
}

// Breakpoints: a disc beside the number, and clicks on it.
void CodeView::draw_gutter(ImDrawList& list, std::size_t index, scene::Intents& intents) {
  auto line = static_cast<std::uint32_t>(index + 1);
  float y = line_y(index);
  ImVec2 from{body_.x, y};
  ImVec2 to{body_.x + gutter_ - ui_.px(6), y + line_height_};
  ui_.widgets["gutter " + std::to_string(line)] = {from.x, from.y, to.x - from.x, to.y - from.y};
  bool is_set = ui_.view.breakpoints.lines.contains(line);
  bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(from, to);
  ImVec2 centre{body_.x + ui_.px(12), y + line_height_ / 2};
  if (is_set) list.AddCircleFilled(centre, ui_.px(5), ui_.paint(Role::Error), 20);
  if (!is_set && !hovered && !notes_of(index).empty()) draw_note_mark(ui_, list, centre, ui_.px(5));
  if (hovered && !is_set) list.AddCircle(centre, ui_.px(5), ui_.paint(Role::Error), 20, ui_.px(1.5F));
  if (!hovered) return;
  tooltip(ui_, gutter_words(index));
  if (!ImGui::IsMouseClicked(ImGuiMouseButton_Left)) return;
  const ImGuiIO& io = ImGui::GetIO();
  scene::Intent intent{io.KeyCtrl ? scene::Action::GoToLine : scene::Action::ToggleBreakpoint, line};
  intent.x = io.KeyShift ? -1 : 1;
  intents.push_back(intent);
}

}  // namespace loopscope::panels
