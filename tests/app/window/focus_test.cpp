// The ring of the keyboard: whatever the mouse can press, Tab reaches and Enter presses.
#include <catch2/catch.hpp>
#include <panels/theme.hpp>

#include <algorithm>
#include <set>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;
using scene::Action;

namespace {

const std::string lessons = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/";

struct Keyboard : Person {
  explicit Keyboard(const std::string& file = "adcb.js") {
    shell.open(lessons + file, {});
    wait(0.3F);
  }

  panels::FocusRing& ring() { return shell.stage().ui().focus; }
  void tab() { press(keys::tab); }
  void back_tab() { chord(keys::shift, keys::tab); }
  bool reach(const std::string& name) {
    std::size_t most = ring().stops().size() + 1;
    for (std::size_t i = 0; i < most && ring().at() != name; ++i) tab();
    return ring().at() == name;
  }
  void press_by_key(const std::string& name, int key = keys::enter) {
    CAPTURE(name);
    REQUIRE(reach(name));
    press(key);
  }

  std::set<std::string> stops() {
    std::set<std::string> names;
    for (const auto& stop : ring().stops()) names.insert(stop.name);
    return names;
  }
};

// Borders are dragged, and the palette moves them by words; the others only say what they are.
bool is_no_button(const std::string& name) {
  constexpr const char* beginnings[] = {"split ", "queue name ", "phase ", "clock", "speed"};
  return name.ends_with(" note") || std::any_of(std::begin(beginnings), std::end(beginnings),
                                                [&](const char* beginning) { return name.starts_with(beginning); });
}

// It lies below what takes the place of panels.
bool is_covered(Keyboard& person, const std::string& name, const scene::Rect& rect) {
  for (const char* cover : {"quiz", "compare", "preview"}) {
    const auto& widgets = person.shell.stage().ui().widgets;
    bool is_there = widgets.contains(cover) && !name.starts_with(cover) && !name.starts_with("deck");
    if (is_there && widgets.at(cover).contains(rect.x + rect.width / 2, rect.y + rect.height / 2)) return true;
  }
  return false;
}

// What is drawn as a button, can be pressed where it stands, and is not covered: it must be in the round, and the round
// goes through all of it in the order of drawing and back to its beginning.
void check_round(Keyboard& person, const std::set<std::string>& disabled = {}) {
  std::set<std::string> stops = person.stops();
  const auto& ui = person.shell.stage().ui();
  for (const auto& [name, help] : ui.helps) {
    scene::Rect rect = ui.widgets.at(name);
    if (rect.empty() || is_no_button(name) || disabled.contains(name) || is_covered(person, name, rect)) continue;
    CAPTURE(name);
    CHECK(stops.contains(name));
  }
  person.ring().drop();
  std::vector<std::string> round;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    person.tab();
    round.push_back(person.ring().at());
    CAPTURE(round.back());
    REQUIRE(ui.widgets.contains("focus ring"));
    scene::Rect ring = ui.widgets.at("focus ring");
    CHECK(scene::Rect{-8, -8, window_size.width + 16, window_size.height + 16}.contains(ring));
  }
  CHECK(std::set<std::string>(round.begin(), round.end()) == stops);
  std::string last = person.ring().at();
  person.tab();
  CHECK(person.ring().at() == round.front());
  person.back_tab();
  CHECK(person.ring().at() == last);
  person.ring().drop();
}

}  // namespace

TEST_CASE("Tab reaches every button of the window, each output line and chip, and the timeline") {
  Keyboard person;
  person.press('N');
  person.press('N');
  person.press(keys::right);
  check_round(person);
  std::set<std::string> stops = person.stops();
  for (const char* name : {"play", "forward", "back", "help", "open", "grain line", "tab promises", "output line 1",
                           "output line 2", "slider", "profile", "axis", "why"}) {
    CAPTURE(name);
    CHECK(stops.contains(name));
  }
  CHECK(std::any_of(stops.begin(), stops.end(), [](const std::string& name) { return name.starts_with("chip "); }));
}

TEST_CASE("Tab goes through the header as it is read") {
  Keyboard person;
  const char* const read[] = {"profile",     "first",  "back", "play",  "forward",  "last",
                              "grain event", "faster", "open", "theme", "settings", "help"};
  person.press('N');
  person.press_by_key("grain line");
  std::vector<std::string> round;
  for (const auto& stop : person.ring().stops()) round.push_back(stop.name);
  std::ptrdiff_t before = -1;
  for (const char* name : read) {
    auto at = std::find(round.begin(), round.end(), name);
    CAPTURE(name);
    REQUIRE(at != round.end());
    CHECK(at - round.begin() > before);
    before = at - round.begin();
  }
}

TEST_CASE("Enter and Space press what has the ring, and Esc lets go without closing anything") {
  Keyboard person;
  person.press_by_key("grain turn");
  CHECK(person.view().grain == scene::Grain::Turn);
  person.press_by_key("grain line", ' ');
  CHECK(person.view().grain == scene::Grain::Line);
  CHECK_FALSE(person.shell.controller().player().playing());
  CHECK(person.ring().is_on());
  person.press(keys::escape);
  CHECK_FALSE(person.ring().is_on());
  person.press(keys::end);
  std::uint64_t end = person.scene().counters.event.now;
  person.press_by_key("output line 2");
  CHECK(person.scene().counters.event.now < end);
  CHECK(person.scene().output.total == 2);
  // The arrows keep their meaning.
  std::uint64_t now = person.scene().counters.event.now;
  person.press(keys::right);
  CHECK(person.scene().counters.event.now > now);
  person.press_by_key("tab objects");
  CHECK(person.view().tab == scene::InspectTab::Objects);
}

TEST_CASE("a chip is selected by key as by a click, and what is gone keeps its place in the round") {
  Keyboard person;
  person.press('N');
  person.press('N');
  auto stops = person.stops();
  auto chip = std::find_if(stops.begin(), stops.end(), [](const auto& name) { return name.starts_with("chip "); });
  REQUIRE(chip != stops.end());
  person.press_by_key(*chip);
  CHECK(person.view().selected == std::stoull(chip->substr(5)));
  person.press(keys::end);  // no chip waits there
  CHECK_FALSE(person.ring().is_on());
  person.tab();
  CHECK(person.ring().is_on());
}

TEST_CASE("a click and the editor take the ring away; in the editor Tab indents") {
  Keyboard person;
  person.tab();
  CHECK(person.ring().is_on());
  person.click(700, 880);
  CHECK_FALSE(person.ring().is_on());
  person.tab();
  person.press('E');
  CHECK(person.view().editing);
  CHECK_FALSE(person.ring().is_on());
  std::string before = person.text();
  person.tab();
  CHECK_FALSE(person.ring().is_on());
  CHECK(person.text() != before);
}

TEST_CASE("in a quiz Tab reaches kinds, items and the check, out of the text field too") {
  Keyboard person;
  person.press('Q');
  REQUIRE(person.view().quiz.open);
  check_round(person, {"first", "back", "last", "forward", "play", "slider"});  // there is no run to step through
  CHECK_FALSE(person.stops().contains("tab promises"));                         // it is covered
  person.press_by_key("quiz item 2");
  CHECK(person.view().quiz.focus == 2);
  person.press_by_key("quiz text");
  REQUIRE(person.view().quiz.ask == scene::QuizAsk::Text);
  CHECK(ImGui::GetIO().WantTextInput);
  person.type(U"A");
  person.press_by_key("quiz choice");
  CHECK(person.view().quiz.ask == scene::QuizAsk::Choice);
  std::size_t wrong = person.view().quiz.right_item == 0 ? 1 : 0;
  person.press_by_key("quiz item " + std::to_string(wrong));
  person.press_by_key("quiz check");
  CHECK(person.view().quiz.checked);
  person.wait(4);
  check_round(person, {"first", "back", "last", "forward"});
  person.press_by_key("quiz explain");
  REQUIRE(person.view().compare.open);
  check_round(person, {"first", "back", "last", "forward", "compare back", "compare on", "compare difference"});
  person.press_by_key("compare close");
  CHECK_FALSE(person.view().compare.open);
  person.press_by_key("quiz close");
  CHECK_FALSE(person.view().quiz.open);
}

TEST_CASE("over an overlay Tab stays in it") {
  struct Cover {
    int modifier, key;
    const char* name;
    const char* pressed;
  };
  const Cover covers[] = {{keys::shift, 'W', "words sheet", "words copy"},
                          {0, 'B', "breaks dialog", "break timer"},
                          {0, 290, "help sheet", nullptr},
                          {keys::control, 44, "settings panel", "setting reset all"}};
  for (const Cover& cover : covers) {
    CAPTURE(cover.name);
    Keyboard person;
    cover.modifier == 0 ? person.press(cover.key) : person.chord(cover.modifier, cover.key);
    REQUIRE(scene::is_covered(person.view()));
    std::set<std::string> stops = person.stops();
    CHECK_FALSE(stops.contains("play"));
    if (cover.pressed) CHECK(stops.contains(cover.pressed));
    std::string close = std::string(cover.name) + " close";
    CHECK(stops.contains(close));
    person.press_by_key(close);
    CHECK_FALSE(scene::is_covered(person.view()));
  }
  Keyboard person;
  person.press('B');
  person.press_by_key("break timer");
  CHECK(person.view().breakpoints.kinds.contains(scene::BreakKind::TimerFired));
  person.press(keys::escape);  // the ring
  CHECK(person.view().breaks_open);
  person.press(keys::escape);
  CHECK_FALSE(person.view().breaks_open);
  person.press_by_key("profile");
  REQUIRE(person.view().profiles_open);
  person.press_by_key("profile browser");
  person.wait(0.3F);
  CHECK(person.scene().profile == "browser");
}

TEST_CASE("the preview's buttons and warnings are in the round") {
  Keyboard person;
  person.press(297);
  REQUIRE(person.view().preview.open);
  CHECK_FALSE(person.stops().contains("tab promises"));
  check_round(person, {"first", "back"});
  person.press_by_key("preview close");
  CHECK_FALSE(person.view().preview.open);
}

TEST_CASE("the ring stands out from whatever it lies on, in every theme") {
  using panels::Role;
  for (std::size_t i = 0; i < scene::theme_count; ++i) {
    auto theme = static_cast<scene::ThemeName>(i);
    for (Role ground : {Role::Background, Role::Panel, Role::Raised, Role::CurrentLine, Role::Hover})
      CHECK(panels::contrast(panels::colour(theme, Role::Accent), panels::colour(theme, ground)) >= 3);
    CHECK(panels::contrast(panels::colour(theme, Role::Accent), panels::colour(theme, Role::Background)) >= 3);
  }
}
