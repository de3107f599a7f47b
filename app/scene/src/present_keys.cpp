#include <scene/present_keys.hpp>
#include <text/presenter_text.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

constexpr Modifiers plain{};
constexpr Modifiers with_control{true, false, false};
constexpr Modifiers with_alt{false, false, true};
constexpr auto black = static_cast<std::uint64_t>(Blank::Black);
constexpr auto white = static_cast<std::uint64_t>(Blank::White);

constexpr PresentKeyRow rows[] = {
    {Key::PageDown, 0, plain, Action::PresentStep, "PgDn  PgUp", PresenterText::present_key_page, 0, 1},
    {Key::Right, 0, plain, Action::StepForward, "→  ←", PresenterText::present_key_step},
    {Key::Space, 0, plain, Action::TogglePlay, "Space  F5", PresenterText::present_key_play},
    {Key::Down, 0, plain, Action::GoToNote, "↓  ↑", PresenterText::present_key_note, 0, 1},
    {Key::N, 0, plain, Action::GoToLesson, "N  P", PresenterText::present_key_lesson, 0, 1},
    {Key::A, 0, plain, Action::AskRoom, "A", PresenterText::present_key_room},
    {Key::B, 0, plain, Action::BlankScreen, "B  .", PresenterText::present_key_black, black},
    {Key::W, 0, plain, Action::BlankScreen, "W  ,", PresenterText::present_key_white, white},
    {Key::H, 0, plain, Action::ToggleRing, "H", PresenterText::present_key_ring},
    {Key::T, 0, plain, Action::NextTheme, "T", PresenterText::present_key_theme},
    {Key::L, 0, plain, Action::NextLanguage, "L", WindowText::window_language},
    {Key::G, 0, plain, Action::NextGrain, "G", WindowText::window_next_grain},
    {Key::Home, 0, plain, Action::GoToStart, "Home  R", WindowText::window_go_to_start},
    {Key::End, 0, plain, Action::GoToEnd, "End", WindowText::window_go_to_end},
    {Key::None, '+', plain, Action::Faster, "+  −", WindowText::window_speed},
    {Key::Equal, 0, with_control, Action::LargerText, "Ctrl +  −", WindowText::window_text_size},
    {Key::Enter, 0, with_alt, Action::ToggleFullScreen, "Alt+Enter", WindowText::window_full_screen},
    {Key::Escape, 0, plain, Action::Escape, "Esc  Alt+P", PresenterText::present_key_leave},
    // Second ways to ask the same.
    {Key::PageUp, 0, plain, Action::PresentStep, nullptr, PresenterText::present_key_page, 0, -1},
    {Key::Left, 0, plain, Action::StepBack, nullptr, PresenterText::present_key_step},
    {Key::F5, 0, plain, Action::TogglePlay, nullptr, PresenterText::present_key_play},
    {Key::Up, 0, plain, Action::GoToNote, nullptr, PresenterText::present_key_note, 0, -1},
    {Key::P, 0, plain, Action::GoToLesson, nullptr, PresenterText::present_key_lesson, 0, -1},
    {Key::None, '.', plain, Action::BlankScreen, nullptr, PresenterText::present_key_black, black},
    {Key::None, ',', plain, Action::BlankScreen, nullptr, PresenterText::present_key_white, white},
    {Key::R, 0, plain, Action::GoToStart, nullptr, WindowText::window_go_to_start},
    {Key::None, '-', plain, Action::Slower, nullptr, WindowText::window_speed},
    {Key::Equal, 0, {true, true, false}, Action::LargerText, nullptr, WindowText::window_text_size},
    {Key::KeypadAdd, 0, with_control, Action::LargerText, nullptr, WindowText::window_text_size},
    {Key::Minus, 0, with_control, Action::SmallerText, nullptr, WindowText::window_text_size},
    {Key::KeypadSubtract, 0, with_control, Action::SmallerText, nullptr, WindowText::window_text_size},
    {Key::Zero, 0, with_control, Action::DefaultText, nullptr, WindowText::window_text_size},
    {Key::P, 0, with_alt, Action::TogglePresent, nullptr, PresenterText::present_key_leave},
    {Key::None, '?', plain, Action::ToggleHelp, nullptr, WindowText::window_help},
    {Key::F1, 0, plain, Action::ToggleHelp, nullptr, WindowText::window_help},
    {Key::Q, 0, with_control, Action::Quit, nullptr, WindowText::window_quit},
};

constexpr PresentKeyRow room_rows[] = {
    {Key::Down, 0, plain, Action::RoomFocus, "↑  ↓", PresenterText::present_room_key_choose, 0, 1},
    {Key::Up, 0, plain, Action::RoomFocus, nullptr, PresenterText::present_room_key_choose, 0, -1},
    {Key::None, '+', plain, Action::RoomCount, "+  −", PresenterText::present_room_key_count, 0, 1},
    {Key::None, '-', plain, Action::RoomCount, nullptr, PresenterText::present_room_key_count, 0, -1},
    {Key::E, 0, plain, Action::RoomType, "E", PresenterText::present_room_key_type},
    {Key::Enter, 0, plain, Action::RoomReveal, "Enter", PresenterText::present_room_key_reveal},
    {Key::KeypadEnter, 0, plain, Action::RoomReveal, nullptr, PresenterText::present_room_key_reveal},
};

// What acts even while letters are text.
bool acts_while_typing(const PresentKeyRow& row) {
  return row.modifiers.control || row.modifiers.alt || row.action == Action::Escape;
}

template <class Predicate>
std::optional<Intent> first_row(const RoomView& room, Predicate matches) {
  auto find = [&](std::span<const PresentKeyRow> table) -> std::optional<Intent> {
    auto row = std::find_if(table.begin(), table.end(), [&](const PresentKeyRow& each) {
      return matches(each) && (!room.typing || acts_while_typing(each));
    });
    if (row == table.end()) return std::nullopt;
    Intent intent{row->action, row->value};
    intent.x = row->x;
    return intent;
  };
  std::optional<Intent> of_room = room.open ? find(room_rows) : std::nullopt;
  return of_room ? of_room : find(rows);
}

}  // namespace

std::span<const PresentKeyRow> present_key_table() { return rows; }
std::span<const PresentKeyRow> room_key_table() { return room_rows; }

std::optional<Intent> intent_of_present_key(Key key, Modifiers modifiers, const RoomView& room) {
  if (key == Key::None) return std::nullopt;
  return first_row(room, [&](const PresentKeyRow& row) { return row.key == key && row.modifiers == modifiers; });
}

std::optional<Intent> intent_of_present_character(char32_t character, const RoomView& room) {
  if (character == 0) return std::nullopt;
  return first_row(room, [&](const PresentKeyRow& row) { return row.key == Key::None && row.character == character; });
}

}  // namespace loopscope::scene
