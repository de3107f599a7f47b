#include <scene/commands.hpp>

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
#include <iterator>

namespace loopscope::scene {

namespace {

using editor::Command;
using Why = std::optional<TextId>;

// --- what hinders

Why never(const Situation&) { return {}; }

Why program(const Situation& now) { return now.scene.code.source ? Why() : ComfortText::why_no_program; }

Why not_at_start(const Situation& now) {
  if (Why why = program(now)) return why;
  return now.scene.counters.event.now > 0 ? Why() : ComfortText::why_at_start;
}

Why not_at_end(const Situation& now) {
  if (Why why = program(now)) return why;
  const Counters& counters = now.scene.counters;
  return !counters.complete || counters.event.now < counters.event.total ? Why() : ComfortText::why_at_end;
}

Why can_play(const Situation& now) { return now.player.playing() ? Why() : not_at_end(now); }
Why selected(const Situation& now) { return now.view.selected != 0 ? Why() : ComfortText::why_nothing_selected; }
Why choice(const Situation& now) { return now.scene.choice ? Why() : ComfortText::why_no_choice; }
Why other_order(const Situation& now) { return now.scene.schedule.empty() ? ComfortText::why_default_order : Why(); }
Why other_profile(const Situation& now) { return now.scene.profiles.size() > 1 ? Why() : ComfortText::why_no_profile; }
Why text_there(const Situation& now) { return now.document.is_open() ? Why() : ComfortText::why_no_text; }
Why searched(const Situation& now) { return now.view.search.text.empty() ? ComfortText::why_no_search : Why(); }
Why bookmarked(const Situation& now) { return now.view.bookmarks.empty() ? ComfortText::why_no_bookmark : Why(); }
Why broken(const Situation& now) { return now.view.breakpoints.empty() ? ComfortText::why_no_breaks : Why(); }
Why explainable(const Situation& now) {
  const QuizView& quiz = now.view.quiz;
  return quiz.checked && !quiz.right && !quiz.ideas.empty() ? Why() : QuizText::why_nothing_to_explain;
}
Why nobody_asked(const Situation& now) {
  if (Why why = program(now)) return why;
  return now.view.quiz.open ? PreviewText::preview_why_quiz : Why();
}
Why quiz_open(const Situation& now) { return now.view.quiz.open ? Why() : ComfortText::why_no_quiz; }

Why text_free(const Situation& now) {
  if (Why why = text_there(now)) return why;
  return now.document.is_read_only() ? ComfortText::why_read_only : Why();
}

Why looked_before(const Situation& now) { return now.view.history.back > 0 ? Why() : ComfortText::why_nothing_before; }
Why looked_after(const Situation& now) { return now.view.history.forward > 0 ? Why() : ComfortText::why_nothing_after; }
Why moved_splits(const Situation& now) { return now.view.splits != Splits{} ? Why() : ComfortText::why_usual_layout; }

Why not_fastest(const Situation& now) { return now.player.is_fastest() ? ComfortText::why_fastest : Why(); }
Why not_slowest(const Situation& now) { return now.player.is_slowest() ? ComfortText::why_slowest : Why(); }

Why being_recorded(const Situation& now) {
  return now.view.recording.state == RecordingView::State::Making ? Why() : ComfortText::why_not_recording;
}
Why recording_stopped(const Situation& now) {
  using State = RecordingView::State;
  State state = now.view.recording.state;
  return state == State::AtLimit || state == State::Stopped ? Why() : ComfortText::why_recorded;
}

// --- the commands

constexpr CommandRow edits(const char* id, TextId words, Command command, Hindrance hindrance = text_free) {
  return {id, Action::Edit, words, hindrance, 0, 0, {}, command};
}

constexpr CommandRow grows(const char* id, TextId words, TextId panel, Split split, double x) {
  return {id, Action::NudgeSplit, words, never, static_cast<std::uint64_t>(split), x, panel};
}

constexpr CommandRow rows[] = {
    {"play", Action::TogglePlay, WindowText::window_play_pause, can_play},
    {"step-forward", Action::StepForward, WindowText::window_step_forward, not_at_end},
    {"step-back", Action::StepBack, WindowText::window_step_back, not_at_start},
    {"step-over", Action::StepOver, WindowText::window_step_over, not_at_end},
    {"step-out", Action::StepOut, WindowText::window_step_out, not_at_end},
    {"step-into", Action::StepInto, WindowText::window_step_into, not_at_end},
    {"step-over-next", Action::StepOverNext, ComfortText::command_step_over_next, not_at_end},
    {"step-out-next", Action::StepOutNext, ComfortText::command_step_out_next, not_at_end},
    {"start", Action::GoToStart, WindowText::window_go_to_start, not_at_start},
    {"end", Action::GoToEnd, WindowText::window_go_to_end, not_at_end},
    {"continue", Action::Continue, WindowText::window_continue, not_at_end},
    {"continue-back", Action::ContinueBack, WindowText::window_continue_back, not_at_start},
    {"next-output", Action::NextOutput, ComfortText::command_next_output, not_at_end},
    {"previous-output", Action::PreviousOutput, ComfortText::command_previous_output, not_at_start},
    {"take-other", Action::TakeOtherOrder, ComfortText::command_take_other, choice},
    {"default-order", Action::TakeDefaultOrder, WindowText::window_default_order, other_order},
    {"next-grain", Action::NextGrain, WindowText::window_next_grain, never},
    {"grain-event", Action::SetGrain, WindowText::window_grain_event_help, never, 0},
    {"grain-line", Action::SetGrain, WindowText::window_grain_line_help, never, 1},
    {"grain-turn", Action::SetGrain, WindowText::window_grain_turn_help, never, 2},
    {"faster", Action::Faster, ComfortText::command_faster, not_fastest},
    {"slower", Action::Slower, ComfortText::command_slower, not_slowest},
    // The selected thing.
    {"birth", Action::GoToBirth, ComfortText::command_birth, selected},
    {"cause", Action::SelectCause, ComfortText::command_cause, selected},
    {"effect", Action::SelectEffect, ComfortText::command_effect, selected},
    {"next-event", Action::NextTouch, ComfortText::command_next_event, selected},
    {"previous-event", Action::PreviousTouch, ComfortText::command_previous_event, selected},
    {"chain", Action::ToggleChain, ViewText::view_chain, program},
    {"why", Action::ToggleWhy, ViewText::view_why_key, never},
    {"values", Action::FocusValues, WindowText::window_values_focus, program},
    {"next-tab", Action::NextTab, ViewText::view_next_tab, never},
    {"tab-variables", Action::SetTab, ComfortText::command_show_tab, never, 0, 0, ViewText::view_tab_variables},
    {"tab-promises", Action::SetTab, ComfortText::command_show_tab, never, 1, 0, ViewText::view_tab_promises},
    {"tab-objects", Action::SetTab, ComfortText::command_show_tab, never, 2, 0, ViewText::view_tab_heap},
    // The recording of a long run.
    {"stop-recording", Action::StopRecording, ComfortText::command_stop_recording, being_recorded},
    {"go-on-recording", Action::GoOnRecording, WindowText::run_go_on_key, recording_stopped},
    {"line-runs", Action::ToggleLineRuns, WindowText::window_line_counts, never},
    // Breakpoints, search, bookmarks, the timeline.
    {"breakpoint", Action::ToggleBreakpoint, WindowText::window_toggle_breakpoint, program},
    {"breaks", Action::ToggleBreakDialog, WindowText::window_breakpoints, never},
    {"break-microtask", Action::ToggleBreakKind, ComfortText::command_break_when, never, 0, 0,
     WindowText::window_break_microtask},
    {"break-timer", Action::ToggleBreakKind, ComfortText::command_break_when, never, 1, 0,
     WindowText::window_break_timer},
    {"break-rejection", Action::ToggleBreakKind, ComfortText::command_break_when, never, 2, 0,
     WindowText::window_break_rejection},
    {"break-thrown", Action::ToggleBreakKind, ComfortText::command_break_when, never, 3, 0,
     WindowText::window_break_thrown},
    {"break-printed", Action::ToggleBreakKind, ComfortText::command_break_when, never, 4, 0,
     WindowText::window_break_printed},
    {"clear-breaks", Action::ClearBreakpoints, ComfortText::command_clear_breaks, broken},
    {"search", Action::ToggleRunSearch, ViewText::view_search, program},
    {"find-next", Action::FindText, ComfortText::command_find_next, searched, 0, 1},
    {"find-previous", Action::FindText, ComfortText::command_find_previous, searched, 0, -1},
    {"bookmark", Action::ToggleBookmark, ViewText::view_bookmark, program},
    {"next-bookmark", Action::NextBookmark, ComfortText::command_next_bookmark, bookmarked},
    {"previous-bookmark", Action::PreviousBookmark, ComfortText::command_previous_bookmark, bookmarked},
    {"zoom-in", Action::ZoomTimeline, ComfortText::command_zoom_in, program, 0, 0.7},
    {"zoom-out", Action::ZoomTimeline, ComfortText::command_zoom_out, program, 0, 1 / 0.7},
    {"pan-left", Action::PanTimeline, ComfortText::command_pan_left, program, 0, -0.2},
    {"pan-right", Action::PanTimeline, ComfortText::command_pan_right, program, 0, 0.2},
    {"fit", Action::FitTimeline, WindowText::window_timeline_fit, program},
    {"axis", Action::ToggleTimelineAxis, WindowText::window_axis, program},
    // The quiz.
    {"quiz", Action::OpenQuiz, ComfortText::command_quiz, program},
    {"quiz-here", Action::OpenQuiz, ComfortText::command_quiz_next, program, 0, 1},
    {"quiz-order", Action::OpenQuiz, ComfortText::command_quiz_order, program, 1},
    {"quiz-choice", Action::OpenQuiz, ComfortText::command_quiz_choice, program, 2},
    {"quiz-text", Action::OpenQuiz, ComfortText::command_quiz_text, program, 4},
    {"deck", Action::StartDeck, ComfortText::command_deck, program},
    {"check", Action::QuizCheck, ComfortText::command_check, quiz_open},
    {"explain", Action::ExplainAnswer, QuizText::explain_key, explainable},
    {"preview", Action::PreviewQuiz, PreviewText::preview_command, nobody_asked},
    {"present", Action::TogglePresent, PresenterText::present_key, program},
    // Files.
    {"new", Action::NewFile, EditorText::files_new, never},
    {"open", Action::OpenDialog, WindowText::window_open_file, never},
    {"save", Action::Save, EditorText::files_save, text_free},
    {"save-as", Action::SaveDialog, EditorText::files_save_as, text_free},
    {"reload", Action::Reload, WindowText::window_reload, program},
    {"next-profile", Action::NextProfile, ViewText::view_next_profile, other_profile},
    {"profiles", Action::ToggleProfileMenu, ComfortText::command_profile_menu, other_profile},
    // The editor.
    {"edit", Action::FocusEditor, ComfortText::command_edit, text_there},
    {"leave-editor", Action::LeaveEditor, ComfortText::command_leave_editor, text_there},
    {"run-mode", Action::ToggleRunMode, EditorText::editor_run_mode, never},
    edits("undo", EditorText::editor_undo, Command::Undo),
    edits("redo", EditorText::editor_redo, Command::Redo),
    edits("find", EditorText::editor_find, Command::OpenSearch, text_there),
    edits("replace", EditorText::editor_replace, Command::OpenReplace),
    edits("find-match", ComfortText::command_find_match, Command::FindNext, text_there),
    edits("find-match-before", ComfortText::command_find_match_before, Command::FindPrevious, text_there),
    edits("select-all", ComfortText::command_select_all, Command::SelectAll, text_there),
    edits("cut", EditorText::editor_cut, Command::Cut),
    edits("copy", EditorText::editor_copy, Command::Copy, text_there),
    edits("paste", EditorText::editor_paste, Command::PasteClipboard),
    edits("comment", EditorText::editor_comment, Command::ToggleComment),
    edits("lines-up", ComfortText::command_lines_up, Command::MoveLinesUp),
    edits("lines-down", ComfortText::command_lines_down, Command::MoveLinesDown),
    edits("duplicate", EditorText::editor_duplicate, Command::Duplicate),
    edits("delete-lines", EditorText::editor_delete_lines, Command::DeleteLines),
    edits("indent", ComfortText::command_indent, Command::Indent),
    edits("outdent", ComfortText::command_outdent, Command::Outdent),
    edits("complete", EditorText::editor_complete, Command::OpenCompletion),
    // The window.
    {"step-words", Action::ToggleWords, ComfortText::words_key, program},
    {"copy-words", Action::CopyWords, ComfortText::words_copy_command, program},
    {"keys", Action::ToggleHelp, ComfortText::command_keys, never},
    {"tour", Action::ToggleTour, TourText::tour_command, nobody_asked},
    {"next-button", Action::MoveFocus, TourText::focus_command, never, 0, 1},
    {"settings", Action::ToggleSettings, ComfortText::settings_key, never},
    {"reset-settings", Action::ResetSettings, ComfortText::settings_reset, never},
    {"view-back", Action::ViewBack, ComfortText::command_view_back, looked_before},
    {"view-forward", Action::ViewForward, ComfortText::command_view_forward, looked_after},
    {"layout-usual", Action::SetArrangement, ComfortText::choice_layout, never, 0, 0, ComfortText::layout_usual},
    {"layout-code", Action::SetArrangement, ComfortText::choice_layout, never, 1, 0, ComfortText::layout_code},
    {"layout-machine", Action::SetArrangement, ComfortText::choice_layout, never, 2, 0, ComfortText::layout_machine},
    {"layout-story", Action::SetArrangement, ComfortText::choice_layout, never, 3, 0, ComfortText::layout_story},
    {"reset-layout", Action::SetArrangement, ComfortText::command_reset_layout, moved_splits},
    grows("code-wider", ComfortText::command_wider, WindowText::window_panel_code, Split::Code, 1),
    grows("code-narrower", ComfortText::command_narrower, WindowText::window_panel_code, Split::Code, -1),
    grows("side-wider", ComfortText::command_wider, ComfortText::split_side, Split::Side, 1),
    grows("side-narrower", ComfortText::command_narrower, ComfortText::split_side, Split::Side, -1),
    grows("timeline-taller", ComfortText::command_taller, ComfortText::split_timeline, Split::Timeline, 1),
    grows("timeline-lower", ComfortText::command_lower, ComfortText::split_timeline, Split::Timeline, -1),
    grows("output-taller", ComfortText::command_taller, WindowText::window_panel_output, Split::Output, 1),
    grows("output-lower", ComfortText::command_lower, WindowText::window_panel_output, Split::Output, -1),
    grows("reason-taller", ComfortText::command_taller, WindowText::window_panel_reason, Split::Reason, 1),
    grows("reason-lower", ComfortText::command_lower, WindowText::window_panel_reason, Split::Reason, -1),
    grows("phases-taller", ComfortText::command_taller, ComfortText::split_phases, Split::Phases, 1),
    grows("phases-lower", ComfortText::command_lower, ComfortText::split_phases, Split::Phases, -1),
    grows("row-taller", ComfortText::command_taller, ComfortText::split_row, Split::Row, 1),
    grows("row-lower", ComfortText::command_lower, ComfortText::split_row, Split::Row, -1),
    grows("stack-wider", ComfortText::command_wider, WindowText::window_panel_stack, Split::Stack, 1),
    grows("stack-narrower", ComfortText::command_narrower, WindowText::window_panel_stack, Split::Stack, -1),
    grows("timers-wider", ComfortText::command_wider, ViewText::view_panel_waiting, Split::Timers, 1),
    grows("timers-narrower", ComfortText::command_narrower, ViewText::view_panel_waiting, Split::Timers, -1),
    {"next-theme", Action::NextTheme, ComfortText::command_next_theme, never},
    {"theme-dark", Action::SetTheme, ComfortText::choice_theme, never, 0, 0, ComfortText::theme_dark},
    {"theme-light", Action::SetTheme, ComfortText::choice_theme, never, 1, 0, ComfortText::theme_light},
    {"theme-contrast", Action::SetTheme, ComfortText::choice_theme, never, 2, 0, ComfortText::theme_contrast_dark},
    {"theme-contrast-light", Action::SetTheme, ComfortText::choice_theme, never, 3, 0,
     ComfortText::theme_contrast_light},
    {"colours-usual", Action::SetColours, ComfortText::choice_colours, never, 0, 0, ComfortText::colours_usual},
    {"colours-safe", Action::SetColours, ComfortText::choice_colours, never, 1, 0, ComfortText::colours_safe},
    {"next-language", Action::NextLanguage, ComfortText::command_next_language, never},
    {"language-en", Action::SetLanguage, ComfortText::choice_language, never, 0, 0, ComfortText::language_english},
    {"language-pt", Action::SetLanguage, ComfortText::choice_language, never, 1, 0, ComfortText::language_portuguese},
    {"larger", Action::LargerText, ComfortText::command_larger, never},
    {"smaller", Action::SmallerText, ComfortText::command_smaller, never},
    {"usual-size", Action::DefaultText, ComfortText::command_usual_size, never},
    {"motion", Action::ToggleMotion, WindowText::window_motion, never},
    {"full-screen", Action::ToggleFullScreen, WindowText::window_full_screen, never},
    {"quit", Action::Quit, WindowText::window_quit, never},
};

// Actions that a command is not enough for: they are asked for with something (a step, a path, an item), by a panel or
// by the palette itself.
struct NameRow {
  Action action;
  TextId words;
};
constexpr NameRow names[] = {
    {Action::ValueUp, ComfortText::command_value_up},
    {Action::ValueDown, ComfortText::command_value_down},
    {Action::ValueIn, ComfortText::command_value_in},
    {Action::ValueOut, ComfortText::command_value_out},
    {Action::GoToStep, ComfortText::command_go_to_step},
    {Action::GoToLine, ComfortText::command_go_to_line},
    {Action::GoToChange, ComfortText::command_change},
    {Action::Select, ComfortText::command_select},
    {Action::Pause, ComfortText::command_pause},
    {Action::SetGrain, ComfortText::command_set_grain},
    {Action::SetTab, ComfortText::command_set_tab},
    {Action::SetBreakText, ComfortText::command_break_text},
    {Action::ToggleBreakKind, ComfortText::command_break_kind},
    {Action::ToggleQueueFold, ComfortText::command_unfold_queue},
    {Action::ToggleUnfold, ComfortText::command_unfold},
    {Action::SetRunSearch, ComfortText::command_search_text},
    {Action::QuizFocus, ComfortText::command_quiz_focus},
    {Action::QuizMove, ComfortText::command_quiz_move},
    {Action::QuizType, ComfortText::command_quiz_type},
    {Action::OpenFile, ComfortText::command_open_path},
    {Action::SaveFile, ComfortText::command_save_file},
    {Action::CloseDialog, ComfortText::command_close_dialog},
    {Action::Answer, ComfortText::command_answer},
    {Action::ChooseProfile, ComfortText::command_choose_profile},
    {Action::Edit, ComfortText::command_change_text},
    {Action::SetTheme, ComfortText::command_set_theme},
    {Action::SetColours, ComfortText::command_set_colours},
    {Action::SetLanguage, ComfortText::command_set_language},
    {Action::SetTextZoom, ComfortText::command_set_size},
    {Action::TourStep, TourText::tour_step_command},
    {Action::FocusSetting, ComfortText::command_focus_setting},
    {Action::ChangeSetting, ComfortText::command_change_setting},
    {Action::ResetSetting, ComfortText::command_reset_setting},
    {Action::SetSpeed, ComfortText::command_set_speed},
    {Action::MoveSplit, ComfortText::command_move_split},
    {Action::NudgeSplit, ComfortText::command_move_split},
    {Action::ResetSplit, ComfortText::command_reset_split},
    {Action::SetArrangement, ComfortText::command_set_layout},
    {Action::TogglePalette, ComfortText::command_palette},
    {Action::NoteCommand, ComfortText::command_palette},
    {Action::Escape, ComfortText::command_escape},
    {Action::PresentStep, PresenterText::present_key_page},
    {Action::GoToNote, PresenterText::present_key_note},
    {Action::GoToLesson, PresenterText::present_key_lesson},
    {Action::BlankScreen, PresenterText::present_key_black},
    {Action::ToggleRing, PresenterText::present_key_ring},
    {Action::AskRoom, PresenterText::present_key_room},
    {Action::RoomAdd, PresenterText::present_room_hint},
    {Action::RoomType, PresenterText::present_room_key_type},
    {Action::RoomFocus, PresenterText::present_room_key_choose},
    {Action::RoomCount, PresenterText::present_room_key_count},
    {Action::RoomReveal, PresenterText::present_room_key_reveal},
};

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
  if (row.command) return keys_of(*row.command);
  return row.value != 0 || row.about ? "" : keys_of(row.action, row.x);
}

std::optional<TextId> hindrance_of(const CommandRow& row, const Situation& situation) {
  const QuizView& quiz = situation.view.quiz;
  if (quiz.open && !quiz.checked && !may_ask_in_quiz(row.action)) return ComfortText::why_quiz_hides;
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
