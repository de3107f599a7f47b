#include <editor/editor.hpp>

#include <editor/line_shape.hpp>

#include <algorithm>

namespace loopscope::editor {

namespace {

std::size_t count_breaks(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t length = line_break_at(text, at);
    count += length > 0 ? 1 : 0;
    at += std::max<std::size_t>(length, 1);
  }
  return count;
}

std::string_view without_mark(std::string_view bytes) {
  return bytes.starts_with("\xEF\xBB\xBF") ? bytes.substr(3) : bytes;
}

}  // namespace

Editor::Editor(std::string file_bytes, std::string_view file_name)
    : buffer_(std::move(file_bytes)), colours_(file_name) {}

std::string_view Editor::selected_text() const {
  return buffer_.text().substr(selection_.begin(), selection_.length());
}

std::string Editor::copied_text() const {
  if (!selection_.empty()) return std::string(selected_text());
  return std::string(buffer_.line(buffer_.line_of(selection_.head))) + line_break();
}

bool Editor::apply(const Request& request) {
  std::uint64_t before = buffer_.revision();
  if (!move(request) && !select(request) && !change_text(request)) change_lines(request);
  return buffer_.revision() != before;
}

std::vector<LineShift> Editor::take_shifts() {
  std::vector<LineShift> taken;
  taken.swap(shifts_);
  return taken;
}

// --- changes

Change Editor::replace_raw(std::size_t position, std::size_t length, std::string_view text) {
  Change change{position, std::string(buffer_.text().substr(position, length)), std::string(text)};
  LineShift shift = shift_of(buffer_, position, length, count_breaks(text));
  if (shift.removed != 0 || shift.added != 0) shifts_.push_back(shift);
  std::size_t first = buffer_.line_of(position);
  buffer_.replace(position, length, text);
  colours_.forget_from(first == 0 ? 0 : first - 1);  // a break before it may have been joined or cut
  return change;
}

void Editor::insert(std::string_view text, ChangeKind kind) {
  Selection before = selection_;
  Change change = replace_raw(before.begin(), before.length(), text);
  selection_ = cursor_at(before.begin() + text.size());
  if (!before.empty()) history_.close();
  history_.add({{std::move(change)}, before, selection_, kind});
}

void Editor::erase(Selection range, ChangeKind kind) {
  if (range.empty()) return;
  Selection before = selection_;
  Change change = replace_raw(range.begin(), range.length(), "");
  selection_ = cursor_at(range.begin());
  history_.add({{std::move(change)}, before, selection_, kind});
}

void Editor::replace_all(const std::vector<Replacement>& replacements) {
  if (replacements.empty()) return;
  EditStep step{{}, selection_, {}, ChangeKind::Other};
  // From the last to the first: the places of the others stay right.
  for (auto each = replacements.rbegin(); each != replacements.rend(); ++each)
    step.changes.push_back(replace_raw(each->range.begin(), each->range.length(), each->text));
  selection_ = cursor_at(replacements.front().range.begin() + replacements.front().text.size());
  step.after = selection_;
  history_.add(std::move(step));
}

// Only what differs is replaced, so that breakpoints and colours elsewhere stay.
void Editor::take_text(std::string_view file_bytes) {
  std::string_view wanted = without_mark(file_bytes);
  buffer_.set_mark(wanted.size() != file_bytes.size());
  std::string_view text = buffer_.text();
  auto [mine, theirs] = std::mismatch(text.begin(), text.end(), wanted.begin(), wanted.end());
  auto same = static_cast<std::size_t>(mine - text.begin());
  std::size_t tail = 0;
  std::size_t longest = std::min(text.size(), wanted.size()) - same;
  while (tail < longest && text[text.size() - 1 - tail] == wanted[wanted.size() - 1 - tail]) ++tail;
  if (same == text.size() && same == wanted.size()) return;
  Selection before = selection_;
  std::size_t line = buffer_.line_of(selection_.head);
  Change change =
      replace_raw(same, text.size() - same - tail, std::string(wanted.substr(same, wanted.size() - same - tail)));
  selection_ = cursor_at(buffer_.line_start(std::min(line, buffer_.line_count() - 1)));
  history_.add({{std::move(change)}, before, selection_, ChangeKind::Other});
}

void Editor::undo() {
  const EditStep* step = history_.undo();
  if (!step) return;
  for (auto change = step->changes.rbegin(); change != step->changes.rend(); ++change)
    replace_raw(change->position, change->inserted.size(), change->removed);
  selection_ = step->before;
}

void Editor::redo() {
  const EditStep* step = history_.redo();
  if (!step) return;
  for (const Change& change : step->changes) replace_raw(change.position, change.removed.size(), change.inserted);
  selection_ = step->after;
}

bool Editor::change_text(const Request& request) {
  wanted_cell_.reset();
  switch (request.command) {
    case Command::Type:
      type(request.text);
      return true;
    case Command::Paste:
      insert(with_own_breaks(request.text), ChangeKind::Other);
      return true;
    case Command::Complete: {
      std::size_t length = std::min(request.count, selection_.head);
      selection_ = {selection_.head - length, selection_.head};
      insert(request.text, ChangeKind::Other);
      return true;
    }
    case Command::NewLine:
      new_line();
      return true;
    case Command::Backspace:
      erase_selection_or(step_left(selection_.head));
      return true;
    case Command::Delete:
      erase_selection_or(step_right(selection_.head));
      return true;
    case Command::Undo:
      undo();
      return true;
    case Command::Redo:
      redo();
      return true;
    default:
      return false;
  }
}

void Editor::erase_selection_or(std::size_t position) {
  if (!selection_.empty()) {
    history_.close();
    return erase(selection_, ChangeKind::Other);
  }
  erase({selection_.head, position}, ChangeKind::Erasing);
}

void Editor::type(const std::string& text) {
  if (text.empty() || outdent_closer(text)) return;
  insert(text, ChangeKind::Typing);
}

std::string Editor::with_own_breaks(std::string_view text) const {
  std::string own = line_break();
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t length = line_break_at(text, at);
    out += length > 0 ? std::string_view(own) : text.substr(at, 1);
    at += std::max<std::size_t>(length, 1);
  }
  return out;
}

std::string Editor::line_break() const {
  if (buffer_.line_count() < 2) return "\n";
  std::size_t end = buffer_.line_end(0);
  return std::string(buffer_.text().substr(end, buffer_.line_start(1) - end));
}

std::string Editor::indentation_of(std::size_t line) const {
  std::string_view text = buffer_.line(line);
  return std::string(text.substr(0, std::min(text.find_first_not_of(" \t"), text.size())));
}

std::string Editor::indent_unit() const {
  constexpr std::size_t lines_looked_at = 300;
  for (std::size_t line = 0; line < std::min(lines_looked_at, buffer_.line_count()); ++line) {
    std::string indentation = indentation_of(line);
    if (indentation.starts_with('\t')) return "\t";
    if (indentation.size() == 2 || indentation.size() == 4) return indentation;
  }
  return "  ";
}

}  // namespace loopscope::editor
