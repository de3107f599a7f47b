// Where the cursor goes, and what is selected on the way.
#include <editor/editor.hpp>
#include <editor/line_shape.hpp>
#include <editor/words.hpp>

#include <algorithm>

namespace loopscope::editor {

void Editor::place(std::size_t position, bool extend) {
  selection_.head = position;
  if (!extend) selection_.anchor = position;
  history_.close();
}

std::size_t Editor::step_left(std::size_t position) const {
  std::size_t line = buffer_.line_of(position);
  std::size_t start = buffer_.line_start(line);
  if (position == start) return line == 0 ? 0 : buffer_.line_end(line - 1);
  return start + LineShape(buffer_.line(line)).previous(position - start);
}

std::size_t Editor::step_right(std::size_t position) const {
  std::size_t line = buffer_.line_of(position);
  std::size_t start = buffer_.line_start(line);
  if (position >= buffer_.line_end(line))
    return line + 1 < buffer_.line_count() ? buffer_.line_start(line + 1) : position;
  return start + LineShape(buffer_.line(line)).next(position - start);
}

// Behind the indentation, or from there to the line's start.
std::size_t Editor::line_home(std::size_t position) const {
  std::size_t line = buffer_.line_of(position);
  std::size_t start = buffer_.line_start(line);
  std::size_t text = start + indentation_of(line).size();
  return position == text ? start : text;
}

void Editor::move_vertically(std::ptrdiff_t lines, bool extend) {
  std::size_t line = buffer_.line_of(selection_.head);
  std::size_t last = buffer_.line_count() - 1;
  std::uint32_t cell =
      wanted_cell_.value_or(LineShape(buffer_.line(line)).cell_of(selection_.head - buffer_.line_start(line)));
  auto distance = static_cast<std::size_t>(lines < 0 ? -lines : lines);
  bool beyond = lines < 0 ? distance > line : distance > last - line;
  if (beyond && (line == 0 || line == last)) return place(lines < 0 ? 0 : buffer_.size(), extend);
  std::size_t goal = lines < 0 ? line - std::min(distance, line) : std::min(line + distance, last);
  place(buffer_.line_start(goal) + LineShape(buffer_.line(goal)).byte_at(cell), extend);
  wanted_cell_ = cell;
}

bool Editor::move(const Request& request) {
  auto page = static_cast<std::ptrdiff_t>(std::max<std::size_t>(request.count, 1));
  bool collapses = !selection_.empty() && !request.extend;
  bool vertical = request.command >= Command::Up && request.command <= Command::PageDown;
  if (!vertical) wanted_cell_.reset();
  switch (request.command) {
    case Command::Left:
      place(collapses ? selection_.begin() : step_left(selection_.head), request.extend);
      return true;
    case Command::Right:
      place(collapses ? selection_.end() : step_right(selection_.head), request.extend);
      return true;
    case Command::WordLeft:
      place(previous_word(buffer_.text(), selection_.head), request.extend);
      return true;
    case Command::WordRight:
      place(next_word(buffer_.text(), selection_.head), request.extend);
      return true;
    case Command::Up:
      move_vertically(-1, request.extend);
      return true;
    case Command::Down:
      move_vertically(1, request.extend);
      return true;
    case Command::PageUp:
      move_vertically(-page, request.extend);
      return true;
    case Command::PageDown:
      move_vertically(page, request.extend);
      return true;
    case Command::Home:
      place(line_home(selection_.head), request.extend);
      return true;
    case Command::End:
      place(buffer_.line_end(buffer_.line_of(selection_.head)), request.extend);
      return true;
    case Command::TextStart:
      place(0, request.extend);
      return true;
    case Command::TextEnd:
      place(buffer_.size(), request.extend);
      return true;
    default:
      return false;
  }
}

bool Editor::select(const Request& request) {
  std::size_t position = std::min(request.position, buffer_.size());
  switch (request.command) {
    case Command::PlaceCursor:
      place(position, request.extend);
      unit_ = Unit::Character;
      origin_ = {selection_.anchor, selection_.anchor};
      return true;
    case Command::SelectWord:
      select_unit(Unit::Word, position);
      return true;
    case Command::SelectLine:
      select_unit(Unit::Line, position);
      return true;
    case Command::DragTo:
      drag_to(position);
      return true;
    case Command::Select:
      selection_ = {position, std::min(position + request.count, buffer_.size())};
      history_.close();
      return true;
    case Command::SelectAll:
      selection_ = {0, buffer_.size()};
      history_.close();
      return true;
    case Command::Deselect:
      place(selection_.head, false);
      return true;
    default:
      return false;
  }
}

Selection Editor::unit_around(Unit unit, std::size_t position) const {
  if (unit == Unit::Word) return word_around(buffer_.text(), position);
  if (unit == Unit::Character) return cursor_at(position);
  std::size_t line = buffer_.line_of(position);
  bool is_last = line + 1 == buffer_.line_count();
  return {buffer_.line_start(line), is_last ? buffer_.size() : buffer_.line_start(line + 1)};
}

void Editor::select_unit(Unit unit, std::size_t position) {
  unit_ = unit;
  origin_ = selection_ = unit_around(unit, position);
  history_.close();
}

// What was selected first stays selected, whichever way it is dragged.
void Editor::drag_to(std::size_t position) {
  origin_ = {std::min(origin_.anchor, buffer_.size()), std::min(origin_.head, buffer_.size())};
  Selection there = unit_around(unit_, position);
  if (there.begin() < origin_.begin()) {
    selection_ = {origin_.end(), there.begin()};
  } else {
    selection_ = {origin_.begin(), std::max(there.end(), origin_.end())};
  }
}

}  // namespace loopscope::editor
