#include <catch2/catch.hpp>
#include <scene/arrangement.hpp>
#include <scene/settings.hpp>
#include <window/disk.hpp>
#include <window/settings.hpp>

#include <algorithm>
#include <filesystem>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;
namespace fs = std::filesystem;

namespace {

const std::string lesson = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/adcb.js";
constexpr int space = ' ';
constexpr int comma = ',';
constexpr int del = 261;
constexpr int f5 = 294;
constexpr int f9 = 298;
constexpr int f10 = 299;
constexpr int f11 = 300;

const std::size_t split_of_ring =
    scene::split_place(scene::Breakpoint::Wide, scene::MachineShape::Ring, scene::Split::Phases);

struct Opened : Person {
  explicit Opened(Places places = {}) : Person({}, std::move(places)) {
    shell.open(lesson, {});
    wait(0.2F);
  }
  void open_settings() {
    chord(keys::control, comma);
    REQUIRE(view().settings.open);
  }
  // Goes to the row by keys.
  void go_to(std::string_view id) {
    auto rows = scene::setting_table();
    press(keys::home);
    for (const auto& row : rows) {
      if (row.id == id) return;
      press(keys::down);
    }
    FAIL("there is no setting " << id);
  }
};

struct Config {
  Config() : folder(fs::temp_directory_path() / "loopscope_settings_test") { fs::remove_all(folder); }
  ~Config() { fs::remove_all(folder); }
  Config(const Config&) = delete;
  Config& operator=(const Config&) = delete;
  Places places() const { return {"", folder.string()}; }
  std::string text() const { return read_file((folder / "settings").string()).value_or(""); }
  fs::path folder;
};

}  // namespace

TEST_CASE("the settings open and close by their key, and change at once by keys alone") {
  Opened person;
  person.open_settings();
  person.go_to("theme");
  person.press(keys::right);
  CHECK(person.view().theme == scene::ThemeName::Light);
  person.press(keys::left);
  CHECK(person.view().theme == scene::ThemeName::Dark);
  person.press(keys::down);
  person.press(keys::enter);
  CHECK(person.view().safe_colours);
  person.press(space);
  CHECK_FALSE(person.view().safe_colours);
  person.press(keys::right);
  person.press(del);
  CHECK_FALSE(person.view().safe_colours);
  person.go_to("text_zoom");
  person.press(keys::right);
  CHECK(person.view().text_zoom == 1.25F);
  person.press(keys::end);
  person.press(keys::enter);
  CHECK(person.view().text_zoom == 1);
  person.press(keys::down);  // after the last row comes the first
  CHECK(person.view().settings.at == 0);
  person.chord(keys::control, comma);
  CHECK_FALSE(person.view().settings.open);
  person.open_settings();
  person.press(keys::escape);
  CHECK_FALSE(person.view().settings.open);
}

TEST_CASE("no key reaches the run while the settings, or anything else, stand above it") {
  Opened person;
  person.press(keys::right);
  auto step = person.scene().counters.event.now;
  auto press_all = [&] {
    for (int key : {f5, f9, f10, f11, space, keys::right, keys::left, keys::end, keys::home, int{'N'}, int{'G'}})
      person.press(key);
    person.chord(keys::shift, f11);
    person.chord(keys::alt, keys::left);
  };
  person.open_settings();
  press_all();
  CHECK(person.scene().counters.event.now == step);
  CHECK_FALSE(person.shell.controller().player().playing());
  CHECK(person.view().breakpoints.empty());
  person.press(keys::escape);
  for (char32_t character : {U'?', U'B'}) {
    character == U'?' ? person.type(U"?") : person.press('B');
    REQUIRE(scene::is_covered(person.view()));
    press_all();
    CHECK(person.scene().counters.event.now == step);
    CHECK_FALSE(person.shell.controller().player().playing());
    CHECK(person.view().breakpoints.lines.empty());
    person.press(keys::escape);
  }
}

TEST_CASE("the settings do all with the mouse, too") {
  Opened person;
  person.click("settings");
  REQUIRE(person.view().settings.open);
  person.click("setting theme next");
  CHECK(person.view().theme == scene::ThemeName::Light);
  person.click("setting theme value");
  CHECK(person.view().theme == scene::ThemeName::HighContrast);
  person.click("setting theme before");
  CHECK(person.view().theme == scene::ThemeName::Light);
  CHECK(person.view().settings.at == 0);
  person.click("setting theme usual");
  CHECK(person.view().theme == scene::ThemeName::Dark);
  CHECK_FALSE(person.shell.stage().ui().widgets.contains("setting theme usual"));
  person.click("setting motion value");
  CHECK_FALSE(person.view().motion);
  person.click("setting reset all");
  CHECK(person.view().motion);
  person.click(5, 5);
  CHECK_FALSE(person.view().settings.open);
}

TEST_CASE("the palette opens the settings") {
  Opened person;
  person.shell.input().push(KeyChange{keys::shift, true});
  person.chord(keys::control, 'P');
  person.shell.input().push(KeyChange{keys::shift, false});
  person.type(U"settings");
  person.press(keys::enter);
  CHECK(person.view().settings.open);
}

TEST_CASE("what is set is kept, and there at the next start") {
  Config config;
  {
    Opened person(config.places());
    CHECK(person.shell.stage().ui().settings_file == (config.folder / "settings").string());
    person.open_settings();
    for (std::size_t row = 0; row < scene::setting_table().size(); ++row) {
      person.press(keys::enter);
      person.press(keys::down);
    }
  }
  Person again({}, config.places());
  for (const scene::SettingRow& row : scene::setting_table()) {
    INFO(row.id);
    CHECK_FALSE(scene::is_usual(row, again.view()));
  }
  CHECK(again.view().language == Language::Portuguese);
  CHECK(scene::arrangement_of(again.view().splits) == scene::Arrangement::Code);
  CHECK(again.shell.controller().player().steps_per_second() == again.view().speed);
}

TEST_CASE("everything that is kept has a row in the settings, but what the window remembers by itself") {
  std::string text = settings_text({});
  std::size_t kept = 0;
  for (std::size_t at = 0; at < text.size();) {
    std::string name = text.substr(at, text.find(" = ", at) - at);
    at = text.find('\n', at) + 1;
    if (name == "recent_commands" || name == "tour") continue;
    ++kept;
    auto rows = scene::setting_table();
    INFO(name);
    CHECK(std::any_of(rows.begin(), rows.end(), [&](const scene::SettingRow& row) { return name == row.id; }));
  }
  CHECK(kept == scene::setting_table().size());
}

TEST_CASE("borders that were moved are kept exactly, and bad values in the file are ignored") {
  scene::View view;
  view.splits = scene::splits_of(scene::Arrangement::Story);
  view.splits.set(split_of_ring, 0.12345F);
  scene::View again;
  CHECK(view.splits.parts[split_of_ring] == 1235);
  apply_settings(settings_text(view), again);
  CHECK(again.splits == view.splits);
  std::string one = scene::split_name(0);
  for (std::string bad : {"nonsense", "=", "medium.code=", "medium.code=0", "medium.code=10000", "medium.code=-5",
                          "medium.code=12x", "medium.code=99999999999", "huge.code=5000", "medium.kode=5000", "  "}) {
    scene::View read;
    INFO(bad);
    apply_settings("splits = " + bad + " " + one + "=4321\n", read);
    CHECK(read.splits.parts[0] == 4321);
    read.splits.parts[0] = 0;
    CHECK(read.splits == scene::Splits{});
  }
}

TEST_CASE("a grain that the file does not name right stays as it is") {
  scene::View view;
  apply_settings("grain = turn\n", view);
  CHECK(view.grain == scene::Grain::Turn);
  apply_settings("grain = hour\n", view);
  CHECK(view.grain == scene::Grain::Turn);
}

// --- the layout in the window

TEST_CASE("a border is moved with the mouse, kept, and put back by the palette's command") {
  Config config;
  float usual = 0, wide = 0;
  {
    Opened person(config.places());
    usual = person.widget_at("code").width;
    scene::Rect gap = person.widget_at("split medium.code");
    person.move(gap.x + 4, gap.y + 100);
    person.shell.input().push(MouseButton{0, true});
    person.look();
    person.move(gap.x + 104, gap.y + 100);
    person.shell.input().push(MouseButton{0, false});
    person.look();
    wide = person.widget_at("code").width;
    CHECK(std::abs(wide - usual - 100) <= 3);
  }
  Opened again(config.places());
  CHECK(std::abs(again.widget_at("code").width - wide) <= 1);
  again.shell.input().push(KeyChange{keys::shift, true});
  again.chord(keys::control, 'P');
  again.shell.input().push(KeyChange{keys::shift, false});
  again.type(U"reset the layout");
  again.press(keys::enter);
  CHECK(std::abs(again.widget_at("code").width - usual) <= 3);
}

TEST_CASE("the palette makes parts of the window larger and smaller, and says when it goes no further") {
  Opened person;
  auto ask = [&](const std::u32string& words) {
    person.shell.input().push(KeyChange{keys::shift, true});
    person.chord(keys::control, 'P');
    person.shell.input().push(KeyChange{keys::shift, false});
    person.type(words);
    person.press(keys::enter);
  };
  float code = person.widget_at("code").width;
  ask(U"code: wider");
  CHECK(person.widget_at("code").width > code + 30);
  ask(U"code: narrower");
  CHECK(std::abs(person.widget_at("code").width - code) < 2);
  float output = person.widget_at("output").height;
  ask(U"output: taller");
  CHECK(person.widget_at("output").height > output + 30);
  for (int i = 0; i < 12; ++i) ask(U"output: taller");
  CHECK(person.scene().notice == "It goes no further.");
  ask(U"timers and i/o: wider");
  CHECK(person.scene().notice == "In a window of this width that border does not exist.");
  ask(U"layout: more code");
  CHECK(person.widget_at("code").width > code + 100);
  ask(U"layout: usual");
  CHECK(person.widget_at("code").width == code);
  CHECK(person.widget_at("output").height == output);
}

TEST_CASE("Alt and the arrows go back and forward over what was looked at") {
  Opened person;
  person.press(keys::end);
  auto end = person.scene().counters.event.now;
  person.press('T');
  person.chord(keys::alt, keys::left);
  CHECK(person.view().theme == scene::ThemeName::Dark);
  CHECK(person.scene().counters.event.now == end);
  person.chord(keys::alt, keys::left);
  CHECK(person.scene().counters.event.now == 0);
  person.chord(keys::alt, keys::right);
  CHECK(person.scene().counters.event.now == end);
}

TEST_CASE("a scrub along the timeline is gone back over in one go") {
  Opened person;
  scene::Rect track = person.widget_at("slider");
  person.move(track.x + 20, track.y + track.height / 2);
  person.shell.input().push(MouseButton{0, true});
  person.look();
  for (float share : {0.2F, 0.4F, 0.6F, 0.8F}) person.move(track.x + track.width * share, track.y + track.height / 2);
  person.shell.input().push(MouseButton{0, false});
  person.look();
  CHECK(person.scene().counters.event.now > 10);
  person.chord(keys::alt, keys::left);
  CHECK(person.scene().counters.event.now == 0);
  CHECK(person.view().history.back == 0);
}
