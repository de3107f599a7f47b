#include <scene/commands.hpp>

#include <scene/keys.hpp>

#include <algorithm>
#include <iterator>

namespace loopscope::scene {

namespace {

using editor::Command;
using Why = std::optional<TextId>;

// --- what hinders

Why never(const Situation&) { return {}; }

Why program(const Situation& now) { return now.scene.code.source ? Why() : TextId::why_no_program; }

Why not_at_start(const Situation& now) {
  if (Why why = program(now)) return why;
  return now.scene.counters.event.now > 0 ? Why() : TextId::why_at_start;
}

Why not_at_end(const Situation& now) {
  if (Why why = program(now)) return why;
  const Counters& counters = now.scene.counters;
  return !counters.complete || counters.event.now < counters.event.total ? Why() : TextId::why_at_end;
}

Why can_play(const Situation& now) { return now.player.playing() ? Why() : not_at_end(now); }
Why selected(const Situation& now) { return now.view.selected != 0 ? Why() : TextId::why_nothing_selected; }
Why choice(const Situation& now) { return now.scene.choice ? Why() : TextId::why_no_choice; }
Why other_order(const Situation& now) { return now.scene.schedule.empty() ? TextId::why_default_order : Why(); }
Why other_profile(const Situation& now) { return now.scene.profiles.size() > 1 ? Why() : TextId::why_no_profile; }
Why text_there(const Situation& now) { return now.document.is_open() ? Why() : TextId::why_no_text; }
Why searched(const Situation& now) { return now.view.search.text.empty() ? TextId::why_no_search : Why(); }
Why bookmarked(const Situation& now) { return now.view.bookmarks.empty() ? TextId::why_no_bookmark : Why(); }
Why broken(const Situation& now) { return now.view.breakpoints.empty() ? TextId::why_no_breaks : Why(); }
Why quiz_open(const Situation& now) { return now.view.quiz.open ? Why() : TextId::why_no_quiz; }

Why text_free(const Situation& now) {
  if (Why why = text_there(now)) return why;
  return now.document.is_read_only() ? TextId::why_read_only : Why();
}

Why not_fastest(const Situation& now) { return now.player.is_fastest() ? TextId::why_fastest : Why(); }
Why not_slowest(const Situation& now) { return now.player.is_slowest() ? TextId::why_slowest : Why(); }

Why being_recorded(const Situation& now) {
  return now.view.recording.state == RecordingView::State::Making ? Why() : TextId::why_not_recording;
}
Why recording_stopped(const Situation& now) {
  using State = RecordingView::State;
  State state = now.view.recording.state;
  return state == State::AtLimit || state == State::Stopped ? Why() : TextId::why_recorded;
}

// --- the commands

constexpr CommandRow edits(const char* id, TextId words, Command command, Hindrance hindrance = text_free) {
  return {id, Action::Edit, words, hindrance, 0, 0, {}, command};
}

constexpr CommandRow rows[] = {
    {"play", Action::TogglePlay, TextId::window_play_pause, can_play},
    {"step-forward", Action::StepForward, TextId::window_step_forward, not_at_end},
    {"step-back", Action::StepBack, TextId::window_step_back, not_at_start},
    {"step-over", Action::StepOver, TextId::window_step_over, not_at_end},
    {"step-out", Action::StepOut, TextId::window_step_out, not_at_end},
    {"step-into", Action::StepInto, TextId::window_step_into, not_at_end},
    {"step-over-next", Action::StepOverNext, TextId::command_step_over_next, not_at_end},
    {"step-out-next", Action::StepOutNext, TextId::command_step_out_next, not_at_end},
    {"start", Action::GoToStart, TextId::window_go_to_start, not_at_start},
    {"end", Action::GoToEnd, TextId::window_go_to_end, not_at_end},
    {"continue", Action::Continue, TextId::window_continue, not_at_end},
    {"continue-back", Action::ContinueBack, TextId::window_continue_back, not_at_start},
    {"next-output", Action::NextOutput, TextId::command_next_output, not_at_end},
    {"previous-output", Action::PreviousOutput, TextId::command_previous_output, not_at_start},
    {"take-other", Action::TakeOtherOrder, TextId::command_take_other, choice},
    {"default-order", Action::TakeDefaultOrder, TextId::window_default_order, other_order},
    {"next-grain", Action::NextGrain, TextId::window_next_grain, never},
    {"grain-event", Action::SetGrain, TextId::window_grain_event_help, never, 0},
    {"grain-line", Action::SetGrain, TextId::window_grain_line_help, never, 1},
    {"grain-turn", Action::SetGrain, TextId::window_grain_turn_help, never, 2},
    {"faster", Action::Faster, TextId::command_faster, not_fastest},
    {"slower", Action::Slower, TextId::command_slower, not_slowest},
    // The selected thing.
    {"birth", Action::GoToBirth, TextId::command_birth, selected},
    {"cause", Action::SelectCause, TextId::command_cause, selected},
    {"effect", Action::SelectEffect, TextId::command_effect, selected},
    {"next-event", Action::NextTouch, TextId::command_next_event, selected},
    {"previous-event", Action::PreviousTouch, TextId::command_previous_event, selected},
    {"chain", Action::ToggleChain, TextId::view_chain, program},
    {"why", Action::ToggleWhy, TextId::view_why_key, never},
    {"values", Action::FocusValues, TextId::window_values_focus, program},
    {"next-tab", Action::NextTab, TextId::view_next_tab, never},
    {"tab-variables", Action::SetTab, TextId::command_show_tab, never, 0, 0, TextId::view_tab_variables},
    {"tab-promises", Action::SetTab, TextId::command_show_tab, never, 1, 0, TextId::view_tab_promises},
    {"tab-objects", Action::SetTab, TextId::command_show_tab, never, 2, 0, TextId::view_tab_heap},
    // The recording of a long run.
    {"stop-recording", Action::StopRecording, TextId::command_stop_recording, being_recorded},
    {"go-on-recording", Action::GoOnRecording, TextId::run_go_on_key, recording_stopped},
    {"line-runs", Action::ToggleLineRuns, TextId::window_line_counts, never},
    // Breakpoints, search, bookmarks, the timeline.
    {"breakpoint", Action::ToggleBreakpoint, TextId::window_toggle_breakpoint, program},
    {"breaks", Action::ToggleBreakDialog, TextId::window_breakpoints, never},
    {"break-microtask", Action::ToggleBreakKind, TextId::command_break_when, never, 0, 0,
     TextId::window_break_microtask},
    {"break-timer", Action::ToggleBreakKind, TextId::command_break_when, never, 1, 0, TextId::window_break_timer},
    {"break-rejection", Action::ToggleBreakKind, TextId::command_break_when, never, 2, 0,
     TextId::window_break_rejection},
    {"break-thrown", Action::ToggleBreakKind, TextId::command_break_when, never, 3, 0, TextId::window_break_thrown},
    {"break-printed", Action::ToggleBreakKind, TextId::command_break_when, never, 4, 0, TextId::window_break_printed},
    {"clear-breaks", Action::ClearBreakpoints, TextId::command_clear_breaks, broken},
    {"search", Action::ToggleRunSearch, TextId::view_search, program},
    {"find-next", Action::FindText, TextId::command_find_next, searched, 0, 1},
    {"find-previous", Action::FindText, TextId::command_find_previous, searched, 0, -1},
    {"bookmark", Action::ToggleBookmark, TextId::view_bookmark, program},
    {"next-bookmark", Action::NextBookmark, TextId::command_next_bookmark, bookmarked},
    {"previous-bookmark", Action::PreviousBookmark, TextId::command_previous_bookmark, bookmarked},
    {"zoom-in", Action::ZoomTimeline, TextId::command_zoom_in, program, 0, 0.7},
    {"zoom-out", Action::ZoomTimeline, TextId::command_zoom_out, program, 0, 1 / 0.7},
    {"pan-left", Action::PanTimeline, TextId::command_pan_left, program, 0, -0.2},
    {"pan-right", Action::PanTimeline, TextId::command_pan_right, program, 0, 0.2},
    {"fit", Action::FitTimeline, TextId::window_timeline_fit, program},
    {"axis", Action::ToggleTimelineAxis, TextId::window_axis, program},
    // The quiz.
    {"quiz", Action::OpenQuiz, TextId::command_quiz, program},
    {"quiz-here", Action::OpenQuiz, TextId::command_quiz_next, program, 0, 1},
    {"quiz-order", Action::OpenQuiz, TextId::command_quiz_order, program, 1},
    {"quiz-choice", Action::OpenQuiz, TextId::command_quiz_choice, program, 2},
    {"quiz-text", Action::OpenQuiz, TextId::command_quiz_text, program, 4},
    {"deck", Action::StartDeck, TextId::command_deck, program},
    {"check", Action::QuizCheck, TextId::command_check, quiz_open},
    // Files.
    {"new", Action::NewFile, TextId::files_new, never},
    {"open", Action::OpenDialog, TextId::window_open_file, never},
    {"save", Action::Save, TextId::files_save, text_free},
    {"save-as", Action::SaveDialog, TextId::files_save_as, text_free},
    {"reload", Action::Reload, TextId::window_reload, program},
    {"next-profile", Action::NextProfile, TextId::view_next_profile, other_profile},
    {"profiles", Action::ToggleProfileMenu, TextId::command_profile_menu, other_profile},
    // The editor.
    {"edit", Action::FocusEditor, TextId::command_edit, text_there},
    {"leave-editor", Action::LeaveEditor, TextId::command_leave_editor, text_there},
    {"run-mode", Action::ToggleRunMode, TextId::editor_run_mode, never},
    edits("undo", TextId::editor_undo, Command::Undo),
    edits("redo", TextId::editor_redo, Command::Redo),
    edits("find", TextId::editor_find, Command::OpenSearch, text_there),
    edits("replace", TextId::editor_replace, Command::OpenReplace),
    edits("find-match", TextId::command_find_match, Command::FindNext, text_there),
    edits("find-match-before", TextId::command_find_match_before, Command::FindPrevious, text_there),
    edits("select-all", TextId::command_select_all, Command::SelectAll, text_there),
    edits("cut", TextId::editor_cut, Command::Cut),
    edits("copy", TextId::editor_copy, Command::Copy, text_there),
    edits("paste", TextId::editor_paste, Command::PasteClipboard),
    edits("comment", TextId::editor_comment, Command::ToggleComment),
    edits("lines-up", TextId::command_lines_up, Command::MoveLinesUp),
    edits("lines-down", TextId::command_lines_down, Command::MoveLinesDown),
    edits("duplicate", TextId::editor_duplicate, Command::Duplicate),
    edits("delete-lines", TextId::editor_delete_lines, Command::DeleteLines),
    edits("indent", TextId::command_indent, Command::Indent),
    edits("outdent", TextId::command_outdent, Command::Outdent),
    edits("complete", TextId::editor_complete, Command::OpenCompletion),
    // The window.
    {"keys", Action::ToggleHelp, TextId::command_keys, never},
    {"next-theme", Action::NextTheme, TextId::command_next_theme, never},
    {"theme-dark", Action::SetTheme, TextId::choice_theme, never, 0, 0, TextId::theme_dark},
    {"theme-light", Action::SetTheme, TextId::choice_theme, never, 1, 0, TextId::theme_light},
    {"theme-contrast", Action::SetTheme, TextId::choice_theme, never, 2, 0, TextId::theme_contrast_dark},
    {"theme-contrast-light", Action::SetTheme, TextId::choice_theme, never, 3, 0, TextId::theme_contrast_light},
    {"colours-usual", Action::SetColours, TextId::choice_colours, never, 0, 0, TextId::colours_usual},
    {"colours-safe", Action::SetColours, TextId::choice_colours, never, 1, 0, TextId::colours_safe},
    {"next-language", Action::NextLanguage, TextId::command_next_language, never},
    {"language-en", Action::SetLanguage, TextId::choice_language, never, 0, 0, TextId::language_english},
    {"language-pt", Action::SetLanguage, TextId::choice_language, never, 1, 0, TextId::language_portuguese},
    {"larger", Action::LargerText, TextId::command_larger, never},
    {"smaller", Action::SmallerText, TextId::command_smaller, never},
    {"usual-size", Action::DefaultText, TextId::command_usual_size, never},
    {"motion", Action::ToggleMotion, TextId::window_motion, never},
    {"full-screen", Action::ToggleFullScreen, TextId::window_full_screen, never},
    {"quit", Action::Quit, TextId::window_quit, never},
};

// Actions that a command is not enough for: they are asked for with something (a step, a path, an item), by a panel or
// by the palette itself.
struct NameRow {
  Action action;
  TextId words;
};
constexpr NameRow names[] = {
    {Action::ValueUp, TextId::command_value_up},
    {Action::ValueDown, TextId::command_value_down},
    {Action::ValueIn, TextId::command_value_in},
    {Action::ValueOut, TextId::command_value_out},
    {Action::GoToStep, TextId::command_go_to_step},
    {Action::GoToLine, TextId::command_go_to_line},
    {Action::GoToChange, TextId::command_change},
    {Action::Select, TextId::command_select},
    {Action::Pause, TextId::command_pause},
    {Action::SetGrain, TextId::command_set_grain},
    {Action::SetTab, TextId::command_set_tab},
    {Action::SetBreakText, TextId::command_break_text},
    {Action::ToggleBreakKind, TextId::command_break_kind},
    {Action::ToggleQueueFold, TextId::command_unfold_queue},
    {Action::ToggleUnfold, TextId::command_unfold},
    {Action::SetRunSearch, TextId::command_search_text},
    {Action::QuizFocus, TextId::command_quiz_focus},
    {Action::QuizMove, TextId::command_quiz_move},
    {Action::QuizType, TextId::command_quiz_type},
    {Action::OpenFile, TextId::command_open_path},
    {Action::SaveFile, TextId::command_save_file},
    {Action::CloseDialog, TextId::command_close_dialog},
    {Action::Answer, TextId::command_answer},
    {Action::ChooseProfile, TextId::command_choose_profile},
    {Action::Edit, TextId::command_change_text},
    {Action::SetTheme, TextId::command_set_theme},
    {Action::SetColours, TextId::command_set_colours},
    {Action::SetLanguage, TextId::command_set_language},
    {Action::SetTextZoom, TextId::command_set_size},
    {Action::TogglePalette, TextId::command_palette},
    {Action::NoteCommand, TextId::command_palette},
    {Action::Escape, TextId::command_escape},
};

std::string key_of_edit(Command command) {
  for (const EditorKeyRow& row : editor_key_table()) {
    if (row.command == command) return chord_text(row.key, 0, row.modifiers);
  }
  return "";
}

}  // namespace

std::span<const CommandRow> command_table() { return rows; }

std::string words_of(const CommandRow& row, Language language) {
  return row.about ? text(language, row.words, text(language, *row.about)) : text(language, row.words);
}

Intent intent_of(const CommandRow& row) {
  if (row.command) return edit_intent({*row.command});
  Intent intent{row.action, row.value};
  intent.x = row.x;
  return intent;
}

std::string keys_of(const CommandRow& row) {
  if (row.command) return key_of_edit(*row.command);
  if (row.value != 0 || row.about) return "";
  for (const KeyRow& key : key_table()) {
    if (key.action == row.action && key.x == row.x) return chord_text(key.key, key.character, key.modifiers);
  }
  return "";
}

std::optional<TextId> hindrance_of(const CommandRow& row, const Situation& situation) {
  const QuizView& quiz = situation.view.quiz;
  if (quiz.open && !quiz.checked && !may_ask_in_quiz(row.action)) return TextId::why_quiz_hides;
  return row.hindrance(situation);
}

std::string name_of(Action action, Language language) {
  auto name =
      std::find_if(std::begin(names), std::end(names), [&](const NameRow& row) { return row.action == action; });
  if (name != std::end(names)) return text(language, name->words);
  auto row =
      std::find_if(std::begin(rows), std::end(rows), [&](const CommandRow& each) { return each.action == action; });
  return row == std::end(rows) ? "" : words_of(*row, language);
}

}  // namespace loopscope::scene
