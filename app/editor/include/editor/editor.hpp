#pragma once
// A text being edited: buffer, cursor, colours and history as one plain value. Every change goes through replace() and
// can be undone; the cursor always stands between graphemes of a line.
#include <editor/edit_history.hpp>
#include <editor/highlighting.hpp>
#include <editor/line_shift.hpp>
#include <editor/request.hpp>
#include <editor/selection.hpp>
#include <editor/text_buffer.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::editor {

class Editor {
 public:
  Editor() : Editor(std::string(), "untitled.js") {}
  // `file_name` says the language.
  Editor(std::string file_bytes, std::string_view file_name);

  const TextBuffer& buffer() const { return buffer_; }
  const Selection& selection() const { return selection_; }
  std::string_view selected_text() const;
  // What Copy puts on the clipboard: the selection, or the whole line without one.
  std::string copied_text() const;
  Highlighting& colours() { return colours_; }
  bool can_undo() const { return history_.can_undo(); }
  bool can_redo() const { return history_.can_redo(); }

  // Whether the text changed.
  bool apply(const Request& request);
  // Several replacements as one step of the history, by ascending place, not overlapping.
  struct Replacement {
    Selection range;
    std::string text;
  };
  void replace_all(const std::vector<Replacement>& replacements);
  // The whole text becomes that of these file bytes, as one step; the cursor keeps its line.
  void take_text(std::string_view file_bytes);

  // What moved lines since the last call, in order.
  std::vector<LineShift> take_shifts();
  // The unit that indents a line here: a tab or spaces, as the text has them.
  std::string indent_unit() const;
  // The line break that the text uses.
  std::string line_break() const;

 private:
  enum class Unit : std::uint8_t { Character, Word, Line };
  struct Lines {
    std::size_t first;
    std::size_t last;  // inclusive
  };

  bool move(const Request& request);
  bool select(const Request& request);
  bool change_text(const Request& request);
  bool change_lines(const Request& request);

  void place(std::size_t position, bool extend);
  std::size_t step_left(std::size_t position) const;
  std::size_t step_right(std::size_t position) const;
  std::size_t line_home(std::size_t position) const;
  void move_vertically(std::ptrdiff_t lines, bool extend);
  void select_unit(Unit unit, std::size_t position);
  void drag_to(std::size_t position);
  Selection unit_around(Unit unit, std::size_t position) const;

  void type(const std::string& text);
  void insert(std::string_view text, ChangeKind kind);
  void erase(Selection range, ChangeKind kind);
  void erase_selection_or(std::size_t position);
  void new_line();
  bool outdent_closer(const std::string& text);
  Lines selected_lines() const;
  void indent();
  void outdent();
  void toggle_comment();
  void move_lines(bool up);
  void duplicate();
  void delete_lines();
  void edit_lines(const std::vector<Replacement>& replacements);
  std::string indentation_of(std::size_t line) const;
  std::string with_own_breaks(std::string_view text) const;

  // The door: changes text, colours and shifts; the history is the caller's.
  Change replace_raw(std::size_t position, std::size_t length, std::string_view text);
  void undo();
  void redo();

  TextBuffer buffer_;
  Selection selection_;
  Highlighting colours_;
  EditHistory history_;
  std::vector<LineShift> shifts_;
  std::optional<std::uint32_t> wanted_cell_;  // where Up and Down would like to be
  Unit unit_ = Unit::Character;               // of the selection that is being dragged
  Selection origin_;                          // what it began with
};

}  // namespace loopscope::editor
