#pragma once
// The key table: which key asks for what, as data. The key sheet in the window is printed from the same rows.
#include <scene/intent.hpp>
#include <text/text.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace loopscope::scene {

// Keys that act. The numbers are those of GLFW, which the window checks where it includes it.
enum class Key : int {
  None = 0,
  Space = 32,
  A = 65,
  B = 66,
  C = 67,
  D = 68,
  E = 69,
  F = 70,
  G = 71,
  H = 72,
  I = 73,
  J = 74,
  K = 75,
  L = 76,
  M = 77,
  N = 78,
  O = 79,
  P = 80,
  Q = 81,
  R = 82,
  S = 83,
  T = 84,
  U = 85,
  V = 86,
  W = 87,
  X = 88,
  Y = 89,
  Z = 90,
  Comma = 44,
  Slash = 47,
  Zero = 48,
  Minus = 45,
  Equal = 61,
  Escape = 256,
  Enter = 257,
  Tab = 258,
  Backspace = 259,
  Insert = 260,
  Delete = 261,
  Right = 262,
  Left = 263,
  Down = 264,
  Up = 265,
  PageUp = 266,
  PageDown = 267,
  Home = 268,
  End = 269,
  F1 = 290,
  F3 = 292,
  F5 = 294,
  F8 = 297,
  F9 = 298,
  F10 = 299,
  F11 = 300,
  KeypadDivide = 331,
  KeypadSubtract = 333,
  KeypadAdd = 334,
  KeypadEnter = 335,
};

struct Modifiers {
  bool control = false;
  bool shift = false;
  bool alt = false;
  friend bool operator==(const Modifiers&, const Modifiers&) = default;
};

struct KeyRow {
  Key key;             // or None, when the row is about a typed character
  char32_t character;  // what was typed, whatever key that is on this keyboard
  Modifiers modifiers;
  bool while_typing;  // acts also while a text field has the focus
  Action action;
  const char* shown;  // as the key sheet spells it; null for a second way to ask the same
  TextId words;
  double x = 0;  // of the intent
};

std::span<const KeyRow> key_table();
// A key as it is spelled everywhere: "Ctrl+Shift+P", "→", "?".
std::string chord_text(Key key, char32_t character, Modifiers modifiers);
// The first key of an action (with this x), as it is spelled everywhere; empty: it has none.
std::string keys_of(Action action, double x = 0);
std::string keys_of(editor::Command command);

// Keys of the editor, which act while it has the focus.
struct EditorKeyRow {
  Key key;
  Modifiers modifiers;
  editor::Command command;
  const char* shown;  // null for a second way, and for what every text field does
  TextId words;
};
std::span<const EditorKeyRow> editor_key_table();
// What a key asks the editor for; Shift with a key that moves extends the selection.
std::optional<editor::Request> request_of_key(Key key, Modifiers modifiers);

// What a key asks for while the arrow keys walk through the values.
std::optional<Intent> intent_of_value_key(Key key, Modifiers modifiers);
// What a key asks for while the settings are open, at the row `at` of `rows`.
std::optional<Intent> intent_of_setting_key(Key key, Modifiers modifiers, std::size_t at, std::size_t rows);

std::optional<Intent> intent_of_key(Key key, Modifiers modifiers, bool typing);
std::optional<Intent> intent_of_character(char32_t character, bool typing);

}  // namespace loopscope::scene
