#pragma once
// The presenter's own key table: what a keyboard or a presenter's remote asks for while it is open. The key sheet is
// printed from the same rows.
#include <scene/keys.hpp>
#include <scene/present_view.hpp>

namespace loopscope::scene {

struct PresentKeyRow {
  Key key;             // or None, when the row is about a typed character
  char32_t character;  // what was typed, whatever key that is on this keyboard
  Modifiers modifiers;
  Action action;
  const char* shown;  // as the key sheet spells it; null for a second way to ask the same
  TextId words;
  std::uint64_t value = 0;  // of the intent
  double x = 0;
};

std::span<const PresentKeyRow> present_key_table();
// While the room is asked; before the presenter's own.
std::span<const PresentKeyRow> room_key_table();

// While a prediction is typed, letters are text.
std::optional<Intent> intent_of_present_key(Key key, Modifiers modifiers, const RoomView& room);
std::optional<Intent> intent_of_present_character(char32_t character, const RoomView& room);

}  // namespace loopscope::scene
