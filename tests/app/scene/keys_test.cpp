#include <catch2/catch.hpp>
#include <scene/keys.hpp>

#include <set>
#include <tuple>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

Action action_of(Key key, Modifiers modifiers = {}, bool typing = false) {
  auto intent = intent_of_key(key, modifiers, typing);
  REQUIRE(intent);
  return intent->action;
}

}  // namespace

TEST_CASE("the arrows, the space bar and the debugger's keys step and play") {
  CHECK(action_of(Key::Right) == Action::StepForward);
  CHECK(action_of(Key::Left) == Action::StepBack);
  CHECK(action_of(Key::Up) == Action::StepOver);
  CHECK(action_of(Key::Down) == Action::StepOut);
  CHECK(action_of(Key::Space) == Action::TogglePlay);
  CHECK(action_of(Key::Home) == Action::GoToStart);
  CHECK(action_of(Key::R) == Action::GoToStart);
  CHECK(action_of(Key::End) == Action::GoToEnd);
  CHECK(action_of(Key::F5) == Action::Continue);
  CHECK(action_of(Key::F9) == Action::ToggleBreakpoint);
  CHECK(action_of(Key::F10) == Action::StepOver);
  CHECK(action_of(Key::F11) == Action::StepInto);
  CHECK(action_of(Key::F11, {false, true, false}) == Action::StepOut);
  CHECK(action_of(Key::Enter, {false, false, true}) == Action::ToggleFullScreen);
}

TEST_CASE("characters act by what was typed, whatever the keyboard") {
  CHECK(intent_of_character('?', false)->action == Action::ToggleHelp);
  CHECK(intent_of_character('+', false)->action == Action::Faster);
  CHECK(intent_of_character('-', false)->action == Action::Slower);
  CHECK_FALSE(intent_of_character('x', false));
  CHECK_FALSE(intent_of_character(0, false));
}

TEST_CASE("letters and arrows belong to the text field while it has the focus") {
  CHECK_FALSE(intent_of_key(Key::R, {}, true));
  CHECK_FALSE(intent_of_key(Key::Space, {}, true));
  CHECK_FALSE(intent_of_key(Key::Left, {}, true));
  CHECK_FALSE(intent_of_character('?', true));
  CHECK(action_of(Key::O, {true, false, false}, true) == Action::OpenDialog);
  CHECK(action_of(Key::Escape, {}, true) == Action::Escape);
}

TEST_CASE("a modifier makes another key of it") {
  CHECK_FALSE(intent_of_key(Key::Right, {true, false, false}, false));
  CHECK(action_of(Key::R, {true, false, false}) == Action::Reload);
}

TEST_CASE("no two rows of the key table ask for different things by the same key") {
  std::set<std::tuple<Key, char32_t, bool, bool, bool>> seen;
  for (const KeyRow& row : key_table()) {
    auto chord = std::make_tuple(row.key, row.character, row.modifiers.control, row.modifiers.shift, row.modifiers.alt);
    CHECK(seen.insert(chord).second);
    CHECK((row.key != Key::None) != (row.character != 0));
  }
}
