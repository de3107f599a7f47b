#include <catch2/catch.hpp>
#include <scene/commands.hpp>

#include <algorithm>
#include <filesystem>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;

namespace {

const std::string lessons = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios";

void open_palette(Person& person) {
  person.shell.input().push(KeyChange{keys::control, true});
  person.shell.input().push(KeyChange{keys::shift, true});
  person.press('P');
  person.shell.input().push(KeyChange{keys::shift, false});
  person.shell.input().push(KeyChange{keys::control, false});
  person.look();
}

}  // namespace

TEST_CASE("the palette opens by its key, finds a command by letters and carries it out with Enter") {
  Person person;
  open_palette(person);
  REQUIRE(person.view().palette_open);
  CHECK(ImGui::GetIO().WantTextInput);
  person.type(U"light");
  person.press(keys::enter);
  CHECK_FALSE(person.view().palette_open);
  CHECK(person.view().theme == scene::ThemeName::Light);
  CHECK(person.view().recent_commands == std::vector<std::string>{"theme-light"});
  open_palette(person);
  person.press(keys::enter);  // what was used last stands first
  CHECK(person.view().theme == scene::ThemeName::Light);
  CHECK_FALSE(person.view().palette_open);
}

TEST_CASE("arrows choose in the palette, past the last comes the first, Esc only closes it") {
  Person person;
  open_palette(person);
  person.type(U"language:");
  panels::PaletteUi& palette = person.shell.stage().ui().palette;
  CHECK(palette.chosen == 0);
  person.press(keys::down);
  CHECK(palette.chosen == 1);
  person.press(keys::up);
  person.press(keys::up);
  CHECK(palette.chosen > 0);
  person.press(keys::escape);
  CHECK_FALSE(person.view().palette_open);
  CHECK(person.view().language == Language::English);
}

TEST_CASE("a click in the palette carries a command out, a click beside it closes it") {
  Person person;
  open_palette(person);
  person.type(U"portuguese");
  person.click("command language-pt");
  CHECK(person.view().language == Language::Portuguese);
  open_palette(person);
  person.click(4, 4);
  CHECK_FALSE(person.view().palette_open);
}

TEST_CASE("a command that cannot be asked for stays in the palette and does nothing") {
  Person person;
  open_palette(person);
  person.type(U"step forward");
  person.press(keys::enter);
  CHECK(person.view().palette_open);
}

TEST_CASE("lessons and steps are reached from the palette") {
  Person person;
  person.shell.set_lessons(lessons);
  open_palette(person);
  person.type(U"lesson a d c b");
  person.press(keys::enter);
  REQUIRE(person.scene().code.source);
  CHECK(person.scene().code.source->name == "adcb.js");
  open_palette(person);
  person.type(U"7");
  person.press(keys::enter);
  CHECK(person.scene().counters.event.now == 7);
}

TEST_CASE("the palette opens over the editor, and its letters are not typed into the text") {
  Person person;
  person.shell.open(lessons + "/javascript/adcb.js", {});
  person.press('E');
  std::string before = person.text();
  open_palette(person);
  person.type(U"undo");
  person.press(keys::escape);
  CHECK(person.text() == before);
  CHECK(person.view().editing);
}

TEST_CASE("every command can be asked for through the palette by typing its words, without a mouse") {
  for (const scene::CommandRow& row : scene::command_table()) {
    Person person;
    person.shell.open(lessons + "/javascript/adcb.js", {});
    person.look();
    person.press(keys::right);
    open_palette(person);
    panels::PaletteUi& palette = person.shell.stage().ui().palette;
    auto entry = std::find_if(palette.entries.begin(), palette.entries.end(),
                              [&](const scene::PaletteEntry& each) { return each.id == row.id; });
    REQUIRE(entry != palette.entries.end());
    if (!entry->why_not.empty()) continue;
    std::string words = entry->words;
    std::u32string typed;
    for (const auto& point : scene::fold_points(words)) typed += point.point;
    person.type(typed);
    person.press(keys::enter);
    INFO(words);
    REQUIRE_FALSE(person.view().recent_commands.empty());
    CHECK(person.view().recent_commands[0] == row.id);
  }
}

TEST_CASE("what the palette was used for last is remembered for the next start") {
  std::filesystem::path folder = std::filesystem::temp_directory_path() / "loopscope_palette_test";
  std::filesystem::remove_all(folder);
  Places places{"", folder.string()};
  {
    Person person({}, places);
    open_palette(person);
    person.type(U"reduced");
    person.press(keys::escape);
    open_palette(person);
    person.type(U"theme: dark");
    person.press(keys::enter);
  }
  Person again({}, places);
  CHECK(again.view().recent_commands == std::vector<std::string>{"theme-dark"});
  std::filesystem::remove_all(folder);
}
