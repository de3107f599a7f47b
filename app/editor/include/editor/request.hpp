#pragma once
// What a person asks an editor for, as data: keys, mouse and panels all speak it.
#include <cstddef>
#include <cstdint>
#include <string>

namespace loopscope::editor {

enum class Command : std::uint8_t {
  // Movement; with `extend` it selects.
  Left,
  Right,
  WordLeft,
  WordRight,
  Up,
  Down,
  PageUp,  // count: lines of a page
  PageDown,
  Home,
  End,
  TextStart,
  TextEnd,
  PlaceCursor,  // position
  SelectWord,   // position
  SelectLine,   // position
  DragTo,       // position; by what was selected first: characters, words or lines
  Select,       // position and length
  SelectAll,
  Deselect,
  // Changes.
  Type,   // text: one character
  Paste,  // text
  Erase,  // the selection, or the line without one: what Cut leaves
  NewLine,
  Backspace,
  Delete,
  BackspaceWord,
  DeleteWord,
  Indent,
  Outdent,
  ToggleComment,
  MoveLinesUp,
  MoveLinesDown,
  Duplicate,
  DeleteLines,
  Complete,  // text: takes the place of the `count` bytes before the cursor
  Undo,
  Redo,
  // The clipboard, which only the window has: it answers Copy, and turns the other two into Erase and Paste.
  Copy,
  Cut,
  PasteClipboard,
  // Search; Document carries these out.
  OpenSearch,
  OpenReplace,
  CloseSearch,
  SetQuery,        // text
  SetReplacement,  // text
  ToggleMatchCase,
  ToggleWholeWords,
  ToggleExpression,
  FindNext,
  FindPrevious,
  ReplaceOne,
  ReplaceAll,
  // Completion in a scenario's header; Document carries these out.
  OpenCompletion,
  AcceptCompletion,  // count: which of the proposals, from 1; 0: the chosen one
  CloseCompletion,
};

struct Request {
  Command command = Command::Deselect;
  bool extend = false;
  std::string text = {};
  std::size_t position = 0;
  std::size_t count = 0;
  friend bool operator==(const Request&, const Request&) = default;
};

}  // namespace loopscope::editor
