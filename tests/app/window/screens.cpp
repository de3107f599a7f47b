#include "screens.hpp"

#include <filesystem>

namespace loopscope::window {

namespace {

using scene::Action;
using scene::Intent;
using scene::Intents;

constexpr scene::Size usual = usual_size;
const std::filesystem::path source = LOOPSCOPE_SOURCE_DIR;

Intent to_step(std::uint64_t step) { return {Action::GoToStep, step}; }
Intent with_text(Action action, std::string text) { return {action, 0, std::move(text)}; }
Intent quiz(scene::QuizAsk ask) { return {Action::OpenQuiz, static_cast<std::uint64_t>(ask) + 1}; }
Intent tab(scene::InspectTab shown) { return {Action::SetTab, static_cast<std::uint64_t>(shown)}; }
Intent typed(const std::string& text) { return scene::edit_intent({editor::Command::Type, false, text}); }

// A table of the header, begun.
void complete_a_table(Person& person) {
  person.chord(keys::control, keys::home);
  person.press(keys::down);
  person.press(keys::end);
  person.press(keys::enter);
  person.type(U"[");
}

void find_in_text(Person& person) {
  person.chord(keys::control, 'F');
  person.type(U"log");
}

}  // namespace

const std::vector<Screen>& all_screens() {
  static const std::vector<Screen> screens = {
      {"start", "adcb", usual, scene::ThemeName::Dark, Language::English, {to_step(0)}},
      {"middle", "adcb", usual, scene::ThemeName::Light, Language::Portuguese, {to_step(14)}},
      {"end", "adcb", usual, scene::ThemeName::HighContrast, Language::English, {{Action::GoToEnd}}},
      {"timers", "timers", usual, scene::ThemeName::HighContrastLight, Language::English, {to_step(20)}},
      {"page", "click_with_two_listeners", usual, scene::ThemeName::Dark, Language::English, {to_step(30)}},
      {"frames", "animation_frames", usual, scene::ThemeName::Light, Language::English, {to_step(25)}},
      {"ring", "round_robin", usual, scene::ThemeName::Dark, Language::Portuguese, {to_step(40)}},
      {"hog", "hog", {1024, 640}, scene::ThemeName::Light, Language::English, {to_step(30)}},
      {"small",
       "microtasks_inside_microtasks",
       {1024, 640},
       scene::ThemeName::Dark,
       Language::Portuguese,
       {to_step(20)}},
      {"large", "blocked_loop", {1920, 1080}, scene::ThemeName::Dark, Language::English, {to_step(20)}},
      {"huge", "generators", {3840, 2160}, scene::ThemeName::Light, Language::English, {to_step(20)}},
      {"failed", "unhandled_rejection", usual, scene::ThemeName::Dark, Language::English, {{Action::GoToEnd}}},
      {"nothing open", "", usual, scene::ThemeName::Dark, Language::English, {}},
      {"why and causes",
       "await_against_then",
       usual,
       scene::ThemeName::Dark,
       Language::English,
       {to_step(30), {Action::SelectCause}, {Action::ToggleWhy}, {Action::ToggleChain}}},
      {"promises",
       "thenables",
       usual,
       scene::ThemeName::Light,
       Language::English,
       {to_step(24), tab(scene::InspectTab::Promises)}},
      {"objects",
       "generators",
       usual,
       scene::ThemeName::Dark,
       Language::Portuguese,
       {to_step(24), tab(scene::InspectTab::Objects)}},
      {"search",
       "adcb",
       usual,
       scene::ThemeName::Dark,
       Language::English,
       {to_step(0), {Action::ToggleRunSearch}},
       [](Person& person) {
         person.type(U"timer");
         person.press(keys::enter);
       }},
      {"keys", "adcb", usual, scene::ThemeName::Dark, Language::English, {{Action::ToggleHelp}}},
      {"keys small", "adcb", {1024, 640}, scene::ThemeName::Light, Language::Portuguese, {{Action::ToggleHelp}}},
      {"palette", "adcb", usual, scene::ThemeName::Dark, Language::English, {{Action::TogglePalette}}},
      {"profiles", "adcb", usual, scene::ThemeName::Light, Language::English, {{Action::ToggleProfileMenu}}},
      {"stops", "adcb", usual, scene::ThemeName::Dark, Language::Portuguese, {{Action::ToggleBreakDialog}}},
      {"words", "timers", usual, scene::ThemeName::Dark, Language::English, {to_step(20), {Action::ToggleWords}}},
      {"quiz order", "adcb", usual, scene::ThemeName::Dark, Language::English, {quiz(scene::QuizAsk::Order)}},
      {"quiz checked",
       "adcb",
       usual,
       scene::ThemeName::Light,
       Language::Portuguese,
       {quiz(scene::QuizAsk::Text), with_text(Action::QuizType, "A D B C"), {Action::QuizCheck}}},
      {"explained",
       "adcb",
       usual,
       scene::ThemeName::Dark,
       Language::English,
       {quiz(scene::QuizAsk::Text),
        with_text(Action::QuizType, "A D B C"),
        {Action::QuizCheck},
        {Action::ExplainAnswer}}},
      {"presenter", "adcb", {1280, 720}, scene::ThemeName::Dark, Language::English, {{Action::TogglePresent}}},
      {"room",
       "adcb",
       {1280, 720},
       scene::ThemeName::Dark,
       Language::Portuguese,
       {{Action::TogglePresent}, {Action::AskRoom}}},
      {"fault",
       "adcb",
       usual,
       scene::ThemeName::Dark,
       Language::English,
       {{Action::FocusEditor}, typed("let let = ;")}},
      {"choice", "timers", usual, scene::ThemeName::Dark, Language::Portuguese, {quiz(scene::QuizAsk::Choice)}},
      {"next", "adcb", usual, scene::ThemeName::Light, Language::English, {to_step(12), quiz(scene::QuizAsk::Next)}},
      {"deck", "adcb", usual, scene::ThemeName::Dark, Language::English, {{Action::StartDeck}}},
      {"preview", "adcb", usual, scene::ThemeName::Dark, Language::English, {{Action::PreviewQuiz}}},
      {"room revealed",
       "adcb",
       {1280, 720},
       scene::ThemeName::Light,
       Language::English,
       {{Action::TogglePresent},
        {Action::AskRoom},
        with_text(Action::RoomAdd, "A D C B"),
        with_text(Action::RoomAdd, "A B C D"),
        {Action::RoomReveal}}},
      {"settings", "adcb", usual, scene::ThemeName::Dark, Language::English, {{Action::ToggleSettings}}},
      {"tour", "adcb", usual, scene::ThemeName::Light, Language::Portuguese, {{Action::ToggleTour}}},
      {"open", "adcb", usual, scene::ThemeName::Dark, Language::Portuguese, {{Action::OpenDialog}}, nullptr, true},
      {"save as", "adcb", usual, scene::ThemeName::Light, Language::English, {{Action::SaveDialog}}, nullptr, true},
      {"unsaved",
       "adcb",
       usual,
       scene::ThemeName::Dark,
       Language::Portuguese,
       {{Action::FocusEditor}, typed("// "), {Action::NewFile}}},
      {"completion",
       "adcb",
       usual,
       scene::ThemeName::Dark,
       Language::English,
       {{Action::FocusEditor}},
       complete_a_table},
      {"find in text",
       "adcb",
       usual,
       scene::ThemeName::Light,
       Language::English,
       {{Action::FocusEditor}},
       find_in_text},
      {"timeline by time",
       "timers",
       usual,
       scene::ThemeName::Light,
       Language::English,
       {to_step(20), {Action::ToggleTimelineAxis}, {Action::ToggleBookmark}, {Action::ToggleBreakpoint, 4}}},
      {"limit", "microtask_starvation", usual, scene::ThemeName::Dark, Language::English, {{Action::GoToEnd}}},
      {"ticks", "next_tick_against_promises", usual, scene::ThemeName::Dark, Language::English, {to_step(30)}},
      {"interval", "interval_with_clear", usual, scene::ThemeName::Light, Language::Portuguese, {to_step(30)}},
      {"immediates", "immediates", usual, scene::ThemeName::Dark, Language::English, {to_step(30)}},
      {"returned promise",
       "async_return_of_a_promise",
       usual,
       scene::ThemeName::Light,
       Language::English,
       {to_step(30), {Action::SelectCause}}},
  };
  return screens;
}

render::Picture taken(const Screen& screen) {
  scene::View view;
  view.theme = screen.theme;
  view.language = screen.language;
  view.motion = false;
  Person person(view, {}, screen.size);
  if (*screen.lesson) {
    person.shell.open((source / "scenarios/javascript" / (std::string(screen.lesson) + ".js")).string(), {});
    person.look();
  }
  for (const Intent& intent : screen.intents) {
    // A field that has the focus believes nobody but the keyboard.
    if (intent.action == Action::QuizType) {
      person.type(std::u32string(intent.text.begin(), intent.text.end()));
    } else {
      person.shell.ask_for(intent);
    }
    person.look();
  }
  if (screen.act) screen.act(person);
  person.wait(2);
  return render::picture_of_frame(static_cast<int>(screen.size.width), static_cast<int>(screen.size.height));
}

}  // namespace loopscope::window
