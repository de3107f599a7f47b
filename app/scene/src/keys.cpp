#include <scene/keys.hpp>
#include <text/comfort_text.hpp>
#include <text/editor_text.hpp>
#include <text/presenter_text.hpp>
#include <text/preview_text.hpp>
#include <text/quiz_text.hpp>
#include <text/tour_text.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

constexpr Modifiers plain{};
constexpr Modifiers with_control{true, false, false};
constexpr Modifiers with_shift{false, true, false};
constexpr Modifiers with_alt{false, false, true};
constexpr Modifiers with_control_shift{true, true, false};

constexpr KeyRow rows[] = {
    {Key::Space, 0, plain, false, Action::TogglePlay, "Space", WindowText::window_play_pause},
    {Key::Right, 0, plain, false, Action::StepForward, "→", WindowText::window_step_forward},
    {Key::Left, 0, plain, false, Action::StepBack, "←", WindowText::window_step_back},
    {Key::Up, 0, plain, false, Action::StepOver, "↑  F10", WindowText::window_step_over},
    {Key::Down, 0, plain, false, Action::StepOut, "↓  Shift+F11", WindowText::window_step_out},
    {Key::F11, 0, plain, true, Action::StepInto, "F11", WindowText::window_step_into},
    {Key::Home, 0, plain, false, Action::GoToStart, "Home  R", WindowText::window_go_to_start},
    {Key::End, 0, plain, false, Action::GoToEnd, "End", WindowText::window_go_to_end},
    {Key::F5, 0, plain, true, Action::Continue, "F5", WindowText::window_continue},
    {Key::F5, 0, with_shift, true, Action::ContinueBack, "Shift+F5", WindowText::window_continue_back},
    {Key::F9, 0, plain, true, Action::ToggleBreakpoint, "F9", WindowText::window_toggle_breakpoint},
    {Key::B, 0, plain, false, Action::ToggleBreakDialog, "B", WindowText::window_breakpoints},
    {Key::N, 0, plain, false, Action::NextOutput, "N  P", WindowText::window_next_output},
    {Key::None, '.', plain, false, Action::NextTouch, ".  ,", WindowText::window_next_event},
    {Key::None, '[', plain, false, Action::SelectCause, "[  ]", WindowText::window_cause},
    {Key::J, 0, plain, false, Action::ToggleChain, "J", ViewText::view_chain},
    {Key::Y, 0, plain, false, Action::ToggleWhy, "Y", ViewText::view_why_key},
    {Key::V, 0, plain, false, Action::NextTab, "V", ViewText::view_next_tab},
    {Key::I, 0, plain, false, Action::FocusValues, "I", WindowText::window_values_focus},
    {Key::None, '/', plain, false, Action::ToggleRunSearch, "/  Ctrl+Shift+F", ViewText::view_search},
    {Key::K, 0, plain, false, Action::ToggleBookmark, "K", ViewText::view_bookmark},
    {Key::N, 0, with_shift, false, Action::NextBookmark, "Shift+N  Shift+P", ViewText::view_next_bookmark},
    {Key::C, 0, plain, false, Action::TakeOtherOrder, "C", WindowText::window_take_other_key},
    {Key::U, 0, plain, false, Action::GoOnRecording, "U", WindowText::run_go_on_key},
    {Key::G, 0, plain, false, Action::NextGrain, "G", WindowText::window_next_grain},
    {Key::None, '+', plain, false, Action::Faster, "+  −", WindowText::window_speed},
    {Key::W, 0, plain, false, Action::ZoomTimeline, "W  S  A  D", WindowText::window_timeline_zoom, 0.7},
    {Key::F, 0, plain, false, Action::FitTimeline, "F", WindowText::window_timeline_fit},
    {Key::X, 0, plain, false, Action::ToggleTimelineAxis, "X", WindowText::window_axis},
    {Key::Q, 0, plain, false, Action::OpenQuiz, "Q  Shift+Q  Alt+Q", QuizText::window_quiz},
    {Key::Z, 0, plain, false, Action::ExplainAnswer, "Z", QuizText::explain_key},
    {Key::F8, 0, plain, true, Action::PreviewQuiz, "F8", PreviewText::preview_command},
    {Key::P, 0, with_alt, true, Action::TogglePresent, "Alt+P", PresenterText::present_key},
    {Key::E, 0, plain, false, Action::FocusEditor, "E", WindowText::window_edit},
    {Key::O, 0, with_control, true, Action::OpenDialog, "Ctrl+O", WindowText::window_open_file},
    {Key::S, 0, with_control, true, Action::Save, "Ctrl+S", EditorText::files_save},
    {Key::S, 0, with_control_shift, true, Action::SaveDialog, "Ctrl+Shift+S", EditorText::files_save_as},
    {Key::N, 0, with_control, true, Action::NewFile, "Ctrl+N", EditorText::files_new},
    {Key::R, 0, with_control, true, Action::Reload, "Ctrl+R", WindowText::window_reload},
    {Key::R, 0, with_shift, false, Action::NextProfile, "Shift+R", ViewText::view_next_profile},
    {Key::L, 0, plain, false, Action::NextLanguage, "L", WindowText::window_language},
    {Key::T, 0, plain, false, Action::NextTheme, "T", WindowText::window_theme},
    {Key::M, 0, plain, false, Action::ToggleMotion, "M", WindowText::window_motion},
    {Key::H, 0, plain, false, Action::ToggleLineRuns, "H", WindowText::window_line_counts},
    {Key::Equal, 0, with_control, true, Action::LargerText, "Ctrl +  Ctrl −", WindowText::window_text_size},
    {Key::Enter, 0, with_alt, true, Action::ToggleFullScreen, "Alt+Enter", WindowText::window_full_screen},
    {Key::P, 0, with_control_shift, true, Action::TogglePalette, "Ctrl+Shift+P", ComfortText::palette_key},
    {Key::Comma, 0, with_control, true, Action::ToggleSettings, "Ctrl+,", ComfortText::settings_key},
    {Key::Left, 0, with_alt, true, Action::ViewBack, "Alt+←  Alt+→", ComfortText::looked_key},
    {Key::W, 0, with_shift, false, Action::ToggleWords, "Shift+W", ComfortText::words_key},
    {Key::C, 0, with_control, false, Action::CopyWords, "Ctrl+C", ComfortText::words_copy_command},
    {Key::Tab, 0, plain, false, Action::MoveFocus, "Tab  Shift+Tab", TourText::focus_key, 1},
    {Key::None, '?', plain, false, Action::ToggleHelp, "?  F1", WindowText::window_help},
    {Key::Q, 0, with_control, true, Action::Quit, "Ctrl+Q", WindowText::window_quit},
    // Second ways to ask the same.
    {Key::Tab, 0, with_shift, false, Action::MoveFocus, nullptr, TourText::focus_key, -1},
    {Key::Right, 0, with_alt, true, Action::ViewForward, nullptr, ComfortText::looked_key},
    {Key::Q, 0, with_shift, false, Action::OpenQuiz, nullptr, QuizText::window_quiz, 1},
    {Key::Q, 0, with_alt, false, Action::StartDeck, nullptr, QuizText::window_quiz},
    {Key::Enter, 0, plain, false, Action::QuizCheck, nullptr, QuizText::window_quiz_check_help},
    {Key::Enter, 0, with_control, true, Action::QuizCheck, nullptr, QuizText::window_quiz_check_help},
    {Key::R, 0, plain, false, Action::GoToStart, nullptr, WindowText::window_go_to_start},
    {Key::None, '-', plain, false, Action::Slower, nullptr, WindowText::window_speed},
    {Key::F, 0, with_control_shift, true, Action::ToggleRunSearch, nullptr, ViewText::view_search},
    {Key::P, 0, with_shift, false, Action::PreviousBookmark, nullptr, ViewText::view_next_bookmark},
    {Key::F1, 0, plain, true, Action::ToggleHelp, nullptr, WindowText::window_help},
    {Key::P, 0, plain, false, Action::PreviousOutput, nullptr, WindowText::window_next_output},
    {Key::None, ',', plain, false, Action::PreviousTouch, nullptr, WindowText::window_next_event},
    {Key::None, ']', plain, false, Action::SelectEffect, nullptr, WindowText::window_cause},
    {Key::S, 0, plain, false, Action::ZoomTimeline, nullptr, WindowText::window_timeline_zoom, 1 / 0.7},
    {Key::A, 0, plain, false, Action::PanTimeline, nullptr, WindowText::window_timeline_zoom, -0.2},
    {Key::D, 0, plain, false, Action::PanTimeline, nullptr, WindowText::window_timeline_zoom, 0.2},
    {Key::F10, 0, plain, true, Action::StepOver, nullptr, WindowText::window_step_over},
    {Key::F11, 0, with_shift, true, Action::StepOut, nullptr, WindowText::window_step_out},
    {Key::Up, 0, with_shift, false, Action::StepOverNext, nullptr, WindowText::window_step_over},
    {Key::Down, 0, with_shift, false, Action::StepOutNext, nullptr, WindowText::window_step_out},
    {Key::F10, 0, with_shift, true, Action::StepOverNext, nullptr, WindowText::window_step_over},
    {Key::PageDown, 0, plain, false, Action::StepForward, nullptr, WindowText::window_step_forward},
    {Key::PageUp, 0, plain, false, Action::StepBack, nullptr, WindowText::window_step_back},
    {Key::Equal, 0, with_control_shift, true, Action::LargerText, nullptr, WindowText::window_text_size},
    {Key::KeypadAdd, 0, with_control, true, Action::LargerText, nullptr, WindowText::window_text_size},
    {Key::Minus, 0, with_control, true, Action::SmallerText, nullptr, WindowText::window_text_size},
    {Key::KeypadSubtract, 0, with_control, true, Action::SmallerText, nullptr, WindowText::window_text_size},
    {Key::Zero, 0, with_control, true, Action::DefaultText, nullptr, WindowText::window_text_size},
    {Key::Escape, 0, plain, true, Action::Escape, nullptr, WindowText::window_help},
};

struct KeyName {
  Key key;
  const char* name;
};
// The others are named by their letter or number.
constexpr KeyName key_names[] = {
    {Key::Space, "Space"},
    {Key::Minus, "−"},
    {Key::Equal, "+"},
    {Key::Escape, "Esc"},
    {Key::Enter, "Enter"},
    {Key::Tab, "Tab"},
    {Key::Backspace, "Backspace"},
    {Key::Insert, "Insert"},
    {Key::Delete, "Delete"},
    {Key::Right, "→"},
    {Key::Left, "←"},
    {Key::Down, "↓"},
    {Key::Up, "↑"},
    {Key::PageUp, "PageUp"},
    {Key::PageDown, "PageDown"},
    {Key::Home, "Home"},
    {Key::End, "End"},
    {Key::KeypadDivide, "/"},
    {Key::KeypadSubtract, "−"},
    {Key::KeypadAdd, "+"},
    {Key::KeypadEnter, "Enter"},
};

template <class Predicate>
std::optional<Intent> first_row(bool typing, Predicate matches) {
  auto row = std::find_if(std::begin(rows), std::end(rows),
                          [&](const KeyRow& each) { return matches(each) && (each.while_typing || !typing); });
  if (row == std::end(rows)) return std::nullopt;
  Intent intent{row->action};
  intent.x = row->x;
  return intent;
}

}  // namespace

std::span<const KeyRow> key_table() { return rows; }

std::string chord_text(Key key, char32_t character, Modifiers modifiers) {
  std::string text;
  if (modifiers.control) text += "Ctrl+";
  if (modifiers.alt) text += "Alt+";
  if (modifiers.shift) text += "Shift+";
  if (character == '-') return text + "−";
  if (character != 0) return text + static_cast<char>(character);
  auto name = std::find_if(std::begin(key_names), std::end(key_names), [&](const auto& row) { return row.key == key; });
  if (name != std::end(key_names)) return text + name->name;
  auto number = static_cast<int>(key);
  constexpr int first_function = static_cast<int>(Key::F1);
  if (number >= first_function) return text + "F" + std::to_string(number - first_function + 1);
  return text + static_cast<char>(number);
}

std::string keys_of(Action action, double x) {
  auto row = std::find_if(std::begin(rows), std::end(rows),
                          [&](const KeyRow& each) { return each.action == action && each.x == x; });
  return row == std::end(rows) ? "" : chord_text(row->key, row->character, row->modifiers);
}

std::optional<Intent> intent_of_key(Key key, Modifiers modifiers, bool typing) {
  if (key == Key::None) return std::nullopt;
  return first_row(typing, [&](const KeyRow& row) { return row.key == key && row.modifiers == modifiers; });
}

std::optional<Intent> intent_of_value_key(Key key, Modifiers modifiers) {
  if (modifiers != plain) return std::nullopt;
  switch (key) {
    case Key::Up:
      return Intent{Action::ValueUp};
    case Key::Down:
      return Intent{Action::ValueDown};
    case Key::Right:
    case Key::Enter:
      return Intent{Action::ValueIn};
    case Key::Left:
      return Intent{Action::ValueOut};
    case Key::Escape:
      return Intent{Action::FocusValues};
    default:
      return std::nullopt;
  }
}

std::optional<Intent> intent_of_setting_key(Key key, Modifiers modifiers, std::size_t at, std::size_t rows) {
  auto change = [&](double direction) {
    Intent intent{Action::ChangeSetting, at};
    intent.x = direction;
    return intent;
  };
  bool backward = key == Key::Up || (key == Key::Tab && modifiers == with_shift);
  if (modifiers != plain && !(key == Key::Tab && modifiers == with_shift)) return intent_of_key(key, modifiers, true);
  switch (key) {
    case Key::Up:
    case Key::Down:
    case Key::Tab:
      return Intent{Action::FocusSetting, (at + (backward ? rows - 1 : 1)) % rows};
    case Key::Home:
    case Key::PageUp:
      return Intent{Action::FocusSetting, 0};
    case Key::End:
    case Key::PageDown:
      return Intent{Action::FocusSetting, rows - 1};
    case Key::Left:
      return change(-1);
    case Key::Right:
      return change(1);
    case Key::Enter:
    case Key::KeypadEnter:
    case Key::Space:
      return at + 1 == rows ? Intent{Action::ResetSettings} : change(0);
    case Key::Delete:
    case Key::Backspace:
      return Intent{Action::ResetSetting, at};
    case Key::Escape:
      return Intent{Action::Escape};
    default:
      return std::nullopt;
  }
}

std::optional<Intent> intent_of_character(char32_t character, bool typing) {
  if (character == 0) return std::nullopt;
  return first_row(typing, [&](const KeyRow& row) { return row.character == character; });
}

}  // namespace loopscope::scene
