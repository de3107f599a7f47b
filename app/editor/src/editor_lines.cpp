// Changes that know about lines: indentation, comments, lines that move.
#include <editor/brackets.hpp>
#include <editor/editor.hpp>
#include <editor/words.hpp>

#include <algorithm>

namespace loopscope::editor {

namespace {

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

// The last sign of the line before `column` that is code, or 0.
char last_code_sign(std::string_view line, std::size_t column, const std::vector<HighlightSpan>& spans) {
  char last = 0;
  for (const HighlightSpan& span : spans) {
    if (span.begin >= column) break;
    if (span.kind != HighlightKind::Comment) last = span.kind == HighlightKind::Punctuation ? line[span.end - 1] : 0;
  }
  return last;
}

bool opens(char sign) { return sign == '{' || sign == '(' || sign == '['; }
bool closes(char sign) { return sign == '}' || sign == ')' || sign == ']'; }

}  // namespace

bool Editor::change_lines(const Request& request) {
  std::size_t head = selection_.head;
  switch (request.command) {
    case Command::Erase:
      selection_.empty() ? delete_lines() : erase_selection_or(head);
      return true;
    case Command::BackspaceWord:
      erase_selection_or(previous_word(buffer_.text(), head));
      return true;
    case Command::DeleteWord:
      erase_selection_or(next_word(buffer_.text(), head));
      return true;
    case Command::Indent:
      indent();
      return true;
    case Command::Outdent:
      outdent();
      return true;
    case Command::ToggleComment:
      toggle_comment();
      return true;
    case Command::MoveLinesUp:
    case Command::MoveLinesDown:
      move_lines(request.command == Command::MoveLinesUp);
      return true;
    case Command::Duplicate:
      duplicate();
      return true;
    case Command::DeleteLines:
      delete_lines();
      return true;
    default:
      return false;
  }
}

// The lines of the selection; one that ends at a line's start does not reach into that line.
Editor::Lines Editor::selected_lines() const {
  std::size_t first = buffer_.line_of(selection_.begin());
  std::size_t last = buffer_.line_of(selection_.end());
  if (last > first && buffer_.line_start(last) == selection_.end()) --last;
  return {first, last};
}

// Indented as the line it leaves, deeper behind an open bracket; a bracket that closes gets a line of its own. In a
// scenario's header the next line is a comment too.
void Editor::new_line() {
  std::size_t line = buffer_.line_of(selection_.begin());
  std::size_t column = selection_.begin() - buffer_.line_start(line);
  std::string_view text = buffer_.line(line);
  const std::vector<HighlightSpan>& spans = colours_.line(buffer_, line);
  std::string indentation = indentation_of(line).substr(0, column);
  std::string inserted = line_break() + indentation;
  bool in_header = !spans.empty() && spans.front().kind == HighlightKind::HeaderMark && column >= spans.front().end;
  if (in_header) {
    bool ends_header = text.find("---") != std::string_view::npos && text.find("loopscope") == std::string_view::npos;
    if (!ends_header) inserted += colours_.marker() + " ";
    return insert(inserted, ChangeKind::Other);
  }
  bool deeper = opens(last_code_sign(text, column, spans));
  if (deeper) inserted += indent_unit();
  std::size_t cursor = selection_.begin() + inserted.size();
  std::size_t next =
      buffer_.line_of(selection_.end()) == line ? selection_.end() - buffer_.line_start(line) : text.size();
  if (deeper && next < text.size() && closes(text[next])) inserted += line_break() + indentation;
  insert(inserted, ChangeKind::Other);
  selection_ = cursor_at(cursor);
}

// A closing bracket typed on a blank line goes under the line that opened it. False: it is typed as it is.
bool Editor::outdent_closer(const std::string& text) {
  if (text.size() != 1 || !closes(text[0]) || !selection_.empty()) return false;
  std::size_t line = buffer_.line_of(selection_.head);
  std::size_t start = buffer_.line_start(line);
  if (selection_.head == start || !is_blank(buffer_.text().substr(start, selection_.head - start))) return false;
  std::optional<std::size_t> opener = enclosing_bracket(buffer_, colours_, selection_.head);
  if (!opener) return false;
  std::string inserted = indentation_of(buffer_.line_of(*opener)) + text;
  Selection before = selection_;
  Change change = replace_raw(start, before.head - start, inserted);
  selection_ = cursor_at(start + inserted.size());
  history_.add({{std::move(change)}, before, selection_, ChangeKind::Other});
  return true;
}

// Replacements at the starts of lines, with the selection kept on the same text.
void Editor::edit_lines(const std::vector<Replacement>& replacements) {
  if (replacements.empty()) return;
  EditStep step{{}, selection_, {}, ChangeKind::Other};
  Selection moved = selection_;
  for (auto each = replacements.rbegin(); each != replacements.rend(); ++each) {
    std::size_t begin = each->range.begin();
    std::size_t length = each->range.length();
    step.changes.push_back(replace_raw(begin, length, each->text));
    for (std::size_t* end : {&moved.anchor, &moved.head}) {
      if (*end >= begin + length && (*end > begin || length > 0 || step.before.empty()))
        *end += each->text.size() - length;
      else if (*end > begin)
        *end = begin + each->text.size();
    }
  }
  selection_ = step.after = moved;
  history_.add(std::move(step));
}

void Editor::indent() {
  Lines lines = selected_lines();
  if (lines.first == lines.last && selection_.empty()) return insert(indent_unit(), ChangeKind::Typing);
  std::vector<Replacement> replacements;
  for (std::size_t line = lines.first; line <= lines.last; ++line) {
    if (!is_blank(buffer_.line(line)) || lines.first == lines.last)
      replacements.push_back({cursor_at(buffer_.line_start(line)), indent_unit()});
  }
  edit_lines(replacements);
}

void Editor::outdent() {
  Lines lines = selected_lines();
  std::size_t unit = indent_unit().size();
  std::vector<Replacement> replacements;
  for (std::size_t line = lines.first; line <= lines.last; ++line) {
    std::string indentation = indentation_of(line);
    std::size_t length = indentation.starts_with('\t') ? 1 : std::min(unit, indentation.size());
    std::size_t start = buffer_.line_start(line);
    if (length > 0) replacements.push_back({{start, start + length}, ""});
  }
  edit_lines(replacements);
}

// Comments the lines, or takes the marks away where every line has one.
void Editor::toggle_comment() {
  Lines lines = selected_lines();
  std::string marker = colours_.marker();
  bool all_commented = true;
  std::size_t column = std::string::npos;
  for (std::size_t line = lines.first; line <= lines.last; ++line) {
    std::string_view text = buffer_.line(line);
    if (is_blank(text)) continue;
    std::size_t indentation = indentation_of(line).size();
    column = std::min(column, indentation);
    all_commented &= text.substr(indentation).starts_with(marker);
  }
  if (column == std::string::npos) return;
  std::vector<Replacement> replacements;
  for (std::size_t line = lines.first; line <= lines.last; ++line) {
    std::string_view text = buffer_.line(line);
    if (is_blank(text)) continue;
    std::size_t mark = buffer_.line_start(line) + (all_commented ? indentation_of(line).size() : column);
    bool spaced = text.substr(mark - buffer_.line_start(line) + (all_commented ? marker.size() : 0)).starts_with(' ');
    std::size_t length = all_commented ? marker.size() + (spaced ? 1 : 0) : 0;
    replacements.push_back({{mark, mark + length}, all_commented ? "" : marker + " "});
  }
  edit_lines(replacements);
}

// The lines and their neighbour change places; the last line lends its missing break.
void Editor::move_lines(bool up) {
  Lines lines = selected_lines();
  if (up ? lines.first == 0 : lines.last + 1 == buffer_.line_count()) return;
  std::size_t first = up ? lines.first - 1 : lines.first;
  std::size_t last = up ? lines.last : lines.last + 1;
  std::size_t middle = up ? lines.first : last;  // the line that begins the lower half
  std::size_t begin = buffer_.line_start(first);
  std::size_t end = buffer_.line_end(last);
  std::string_view text = buffer_.text();
  std::string upper(text.substr(begin, buffer_.line_end(middle - 1) - begin));
  std::string between(text.substr(begin + upper.size(), buffer_.line_start(middle) - begin - upper.size()));
  std::string lower(text.substr(buffer_.line_start(middle), end - buffer_.line_start(middle)));
  Selection before = selection_;
  auto moved = static_cast<std::ptrdiff_t>((up ? upper : lower).size() + between.size());
  Change change = replace_raw(begin, end - begin, lower + between + upper);
  auto shift = [&](std::size_t at) {
    auto place = static_cast<std::ptrdiff_t>(at) + (up ? -moved : moved);
    return std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(place, 0)), buffer_.size());
  };
  selection_ = {shift(before.anchor), shift(before.head)};
  history_.add({{std::move(change)}, before, selection_, ChangeKind::Other});
}

// The selection again behind itself, or the line below itself.
void Editor::duplicate() {
  Selection before = selection_;
  std::size_t line = buffer_.line_of(before.head);
  std::string copy = before.empty() ? line_break() + std::string(buffer_.line(line)) : std::string(selected_text());
  std::size_t at = before.empty() ? buffer_.line_end(line) : before.end();
  Change change = replace_raw(at, 0, copy);
  selection_ = {before.anchor + copy.size(), before.head + copy.size()};
  history_.add({{std::move(change)}, before, selection_, ChangeKind::Other});
}

void Editor::delete_lines() {
  Lines lines = selected_lines();
  bool is_last = lines.last + 1 == buffer_.line_count();
  std::size_t begin = buffer_.line_start(lines.first);
  std::size_t end = is_last ? buffer_.size() : buffer_.line_start(lines.last + 1);
  if (is_last && lines.first > 0) begin = buffer_.line_end(lines.first - 1);
  history_.close();
  erase({begin, end}, ChangeKind::Other);
}

}  // namespace loopscope::editor
