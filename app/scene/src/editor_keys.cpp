#include <scene/keys.hpp>
#include <text/editor_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

using editor::Command;

constexpr Modifiers plain{};
constexpr Modifiers with_control{true, false, false};
constexpr Modifiers with_shift{false, true, false};
constexpr Modifiers with_alt{false, false, true};
constexpr Modifiers with_control_shift{true, true, false};

constexpr TextId own = WindowText::window_edit;  // of rows that the key sheet does not show

constexpr EditorKeyRow rows[] = {
    {Key::F, with_control, Command::OpenSearch, "Ctrl+F", EditorText::editor_find},
    {Key::H, with_control, Command::OpenReplace, "Ctrl+H", EditorText::editor_replace},
    {Key::F3, plain, Command::FindNext, "F3  Shift+F3", EditorText::editor_find_next},
    {Key::Z, with_control, Command::Undo, "Ctrl+Z", EditorText::editor_undo},
    {Key::Y, with_control, Command::Redo, "Ctrl+Y", EditorText::editor_redo},
    {Key::X, with_control, Command::Cut, "Ctrl+X", EditorText::editor_cut},
    {Key::C, with_control, Command::Copy, "Ctrl+C", EditorText::editor_copy},
    {Key::V, with_control, Command::PasteClipboard, "Ctrl+V", EditorText::editor_paste},
    {Key::Slash, with_control, Command::ToggleComment, "Ctrl+/", EditorText::editor_comment},
    {Key::Up, with_alt, Command::MoveLinesUp, "Alt+↑  Alt+↓", EditorText::editor_move_lines},
    {Key::D, with_control, Command::Duplicate, "Ctrl+D", EditorText::editor_duplicate},
    {Key::K, with_control_shift, Command::DeleteLines, "Ctrl+Shift+K", EditorText::editor_delete_lines},
    {Key::Tab, plain, Command::Indent, "Tab  Shift+Tab", EditorText::editor_indent},
    {Key::Space, with_control, Command::OpenCompletion, "Ctrl+Space", EditorText::editor_complete},
    // Second ways, and what every text field does.
    {Key::F3, with_shift, Command::FindPrevious, nullptr, own},
    {Key::Z, with_control_shift, Command::Redo, nullptr, own},
    {Key::Delete, with_shift, Command::Cut, nullptr, own},
    {Key::Insert, with_control, Command::Copy, nullptr, own},
    {Key::Insert, with_shift, Command::PasteClipboard, nullptr, own},
    {Key::KeypadDivide, with_control, Command::ToggleComment, nullptr, own},
    {Key::Down, with_alt, Command::MoveLinesDown, nullptr, own},
    {Key::Tab, with_shift, Command::Outdent, nullptr, own},
    {Key::A, with_control, Command::SelectAll, nullptr, own},
    {Key::Enter, plain, Command::NewLine, nullptr, own},
    {Key::Enter, with_shift, Command::NewLine, nullptr, own},
    {Key::KeypadEnter, plain, Command::NewLine, nullptr, own},
    {Key::Backspace, plain, Command::Backspace, nullptr, own},
    {Key::Backspace, with_shift, Command::Backspace, nullptr, own},
    {Key::Backspace, with_control, Command::BackspaceWord, nullptr, own},
    {Key::Delete, plain, Command::Delete, nullptr, own},
    {Key::Delete, with_control, Command::DeleteWord, nullptr, own},
};

// With Shift these select.
constexpr EditorKeyRow moves[] = {
    {Key::Left, plain, Command::Left, nullptr, own},
    {Key::Right, plain, Command::Right, nullptr, own},
    {Key::Up, plain, Command::Up, nullptr, own},
    {Key::Down, plain, Command::Down, nullptr, own},
    {Key::PageUp, plain, Command::PageUp, nullptr, own},
    {Key::PageDown, plain, Command::PageDown, nullptr, own},
    {Key::Home, plain, Command::Home, nullptr, own},
    {Key::End, plain, Command::End, nullptr, own},
    {Key::Left, with_control, Command::WordLeft, nullptr, own},
    {Key::Right, with_control, Command::WordRight, nullptr, own},
    {Key::Home, with_control, Command::TextStart, nullptr, own},
    {Key::End, with_control, Command::TextEnd, nullptr, own},
};

const EditorKeyRow* find_row(std::span<const EditorKeyRow> table, Key key, Modifiers modifiers) {
  auto row = std::find_if(table.begin(), table.end(),
                          [&](const EditorKeyRow& each) { return each.key == key && each.modifiers == modifiers; });
  return row == table.end() ? nullptr : &*row;
}

}  // namespace

std::span<const EditorKeyRow> editor_key_table() { return rows; }

std::string keys_of(Command command) {
  auto row =
      std::find_if(std::begin(rows), std::end(rows), [&](const EditorKeyRow& each) { return each.command == command; });
  return row == std::end(rows) ? "" : chord_text(row->key, 0, row->modifiers);
}

std::optional<editor::Request> request_of_key(Key key, Modifiers modifiers) {
  if (const EditorKeyRow* row = find_row(rows, key, modifiers)) return editor::Request{row->command};
  Modifiers unshifted = modifiers;
  unshifted.shift = false;
  if (const EditorKeyRow* row = find_row(moves, key, unshifted)) return editor::Request{row->command, modifiers.shift};
  return std::nullopt;
}

}  // namespace loopscope::scene
