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
};

struct Request {
  Command command = Command::Right;
  bool extend = false;
  std::string text = {};
  std::size_t position = 0;
  std::size_t count = 0;
};

}  // namespace loopscope::editor
