// Whatever can be pressed, and every symbol, says what it is when the mouse is over it: in words, in each language,
// with its key as the key tables spell it.
#include <catch2/catch.hpp>
#include <scene/keys.hpp>

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;

namespace {

const std::string lessons = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/";

// Widgets that say all in their own words or are no more than a place: panels, fields for text, rows of lists.
constexpr const char* not_explained[] = {
    "code",          "phases",       "ring",          "stack",       "timers",        "queues",     "reason",
    "variables",     "output",       "cursor",        "queue ?",     "gutter *",      "value *",    "settings panel",
    "setting ?",     "words sheet",  "help sheet",    "palette",     "palette field", "command *",  "profiles dialog",
    "profile *",     "open dialog",  "path field",    "entry *",     "breaks dialog", "break *",    "run search",
    "search text",   "search field", "replace field", "quiz",        "quiz item *",   "quiz field", "compare",
    "real run",      "imagined run", "ring seat",     "ring task *", "chain *",       "question",   "bookmark *",
    "output line *", "focus ring",   "chip *",        "body *",      "top frame",     "turn",       "machine"};

bool needs_no_help(const std::string& name) {
  return std::any_of(std::begin(not_explained), std::end(not_explained), [&](std::string_view one) {
    std::string_view start = one.substr(0, one.size() - 1);
    if (one.ends_with('?')) return name.starts_with(start) && name.find(' ', start.size()) == std::string::npos;
    return one.ends_with('*') ? name.starts_with(start) : name == one;
  });
}

// Every key as it is spelled: those of the tables, and those that text fields and lists take for themselves.
std::set<std::string> every_key() {
  std::set<std::string> keys;
  for (const scene::KeyRow& row : scene::key_table())
    keys.insert(scene::chord_text(row.key, row.character, row.modifiers));
  for (const scene::EditorKeyRow& row : scene::editor_key_table())
    keys.insert(scene::chord_text(row.key, 0, row.modifiers));
  for (scene::Key key : {scene::Key::Enter, scene::Key::Tab, scene::Key::Delete, scene::Key::Left, scene::Key::Right})
    keys.insert(scene::chord_text(key, 0, {}));
  keys.insert(scene::chord_text(scene::Key::Enter, 0, {false, true, false}));
  return keys;
}

// What stands in brackets at the end; empty: nothing does.
std::string key_in(const std::string& help) {
  std::size_t open = help.rfind(" (");
  if (open == std::string::npos || !help.ends_with(')')) return "";
  return help.substr(open + 2, help.size() - open - 3);
}

// Looks at the window as it is now.
struct Walk {
  std::set<std::string> seen;
  std::set<std::string> keys = every_key();

  void look(Person& person, const char* where) {
    person.look();
    panels::Ui& ui = person.shell.stage().ui();
    INFO(where << ", " << language_code(person.view().language));
    for (const auto& [name, rect] : ui.widgets) {
      INFO(name);
      CHECK((ui.helps.contains(name) || needs_no_help(name)));
    }
    for (const auto& [name, help] : ui.helps) {
      INFO(name << ": " << help);
      CHECK_FALSE(help.empty());
      if (!key_in(help).empty()) CHECK(keys.contains(key_in(help)));
      seen.insert(name);
    }
  }
};

void with_control_shift(Person& person, int key) {
  person.shell.input().push(KeyChange{keys::shift, true});
  person.chord(keys::control, key);
  person.shell.input().push(KeyChange{keys::shift, false});
  person.look();
}

void open(Person& person, const std::string& name) {
  person.shell.open(lessons + name, {});
  person.wait(0.3F);
}

void look_at_editor(Walk& walk, Person& person) {
  person.press('E');
  person.chord(keys::control, 'H');
  walk.look(person, "find and replace");
  person.press(keys::escape);
  person.chord(keys::control, keys::home);
  person.type(U"(");
  person.wait(0.5F);
  walk.look(person, "a fault");
  person.press(keys::backspace);
  person.press(keys::escape);
  person.wait(0.5F);
}

void look_at_overlays(Walk& walk, Person& person) {
  const std::pair<const char*, std::function<void()>> overlays[] = {
      {"keys", [&] { person.type(U"?"); }},
      {"words", [&] { person.chord(keys::shift, 'W'); }},
      {"breaks", [&] { person.press('B'); }},
      {"profiles", [&] { person.click("profile"); }},
      {"settings", [&] { person.chord(keys::control, ','); }},
      {"open", [&] { person.chord(keys::control, 'O'); }},
      {"palette", [&] { with_control_shift(person, 'P'); }},
  };
  for (const auto& [name, open_it] : overlays) {
    open_it();
    REQUIRE(scene::is_covered(person.view()));
    walk.look(person, name);
    person.press(keys::escape);
    REQUIRE_FALSE(scene::is_covered(person.view()));
  }
}

// A wrong answer whose idea is known, and the real run beside the one of the idea.
void look_at_quiz(Walk& walk, Person& person) {
  open(person, "adcb.js");
  person.press('Q');
  walk.look(person, "a quiz");
  person.click("quiz text");
  person.type(U"A");
  person.press(keys::enter);
  person.type(U"B");
  person.press(keys::enter);
  person.type(U"D");
  person.press(keys::enter);
  person.type(U"C");
  walk.look(person, "a quiz to write");
  person.click("quiz check");
  REQUIRE(person.view().quiz.checked);
  walk.look(person, "a wrong answer");
  person.wait(10);
  person.click("quiz explain");
  REQUIRE(person.view().compare.open);
  walk.look(person, "compare");
  person.press(keys::escape);
  person.press(keys::escape);
  REQUIRE_FALSE(person.view().quiz.open);
}

void walk_through(Walk& walk, Language language) {
  scene::View view;
  view.language = language;
  view.theme = scene::ThemeName::Light;
  view.motion = false;
  Person person(view);
  walk.look(person, "nothing is open");
  open(person, "timers.js");
  for (int i = 0; i < 12; ++i) person.press(keys::right);
  person.press('Y');
  walk.look(person, "a run");
  person.type(U"/");
  walk.look(person, "search");
  person.press(keys::escape);
  look_at_editor(walk, person);
  look_at_overlays(walk, person);
  look_at_quiz(walk, person);
  for (const char* name : {"click_with_two_listeners.js", "round_robin.js"}) {
    open(person, name);
    for (int i = 0; i < 30; ++i) person.press(keys::right);
    walk.look(person, name);
  }
}

}  // namespace

TEST_CASE("every button and every symbol says what it is, in every language, with its key") {
  for (Language language : {Language::English, Language::Portuguese}) {
    Walk walk;
    walk_through(walk, language);
    for (const char* name : {"first",
                             "play",
                             "settings",
                             "help",
                             "speed",
                             "clock",
                             "grain line",
                             "profile",
                             "axis",
                             "fit",
                             "breaks",
                             "tab promises",
                             "why",
                             "find next",
                             "replace all",
                             "search next",
                             "clear breaks",
                             "setting theme next",
                             "setting reset all",
                             "list recent",
                             "words copy",
                             "phase 0",
                             "queue name microtasks",
                             "code note",
                             "slider",
                             "fault bar",
                             "quiz order",
                             "quiz check",
                             "quiz explain",
                             "quiz go on",
                             "compare back",
                             "compare close"}) {
      INFO(name);
      CHECK(walk.seen.contains(name));
    }
  }
}

TEST_CASE("the sheet of keys says all in the room it has") {
  for (scene::Size size : {scene::Size{1024, 640}, {1440, 900}, {1920, 1080}}) {
    for (Language language : {Language::English, Language::Portuguese}) {
      scene::View view;
      view.language = language;
      Person person(view, {}, size);
      person.shell.ask_for({scene::Action::ToggleHelp});
      person.look();
      REQUIRE(person.shell.stage().ui().widgets.contains("help sheet"));
      for (const auto& [name, rect] : person.shell.stage().ui().widgets) {
        if (name.starts_with("key words ")) FAIL_CHECK(size.width << ": cut: " << name);
      }
    }
  }
}
