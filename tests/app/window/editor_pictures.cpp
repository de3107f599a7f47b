// Pictures of the editor's states, for people to look at: not a test, so it runs only when it is named.
//   LOOPSCOPE_PICTURES=folder tests/app_window_tests "[.pictures]"
#include <catch2/catch.hpp>
#include <render/picture.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;

namespace {

namespace fs = std::filesystem;

constexpr const char* program = R"(// --- loopscope
// title = "Order"
// level = "intro"
// ---
const seen = [];
function note(text) {
  seen.push(`${text} at ${performance.now() | 0}`);
  console.log(text);
}

/* Nothing here waits: timers, then
   promises. */
setTimeout(() => note('timer'), 0);
Promise.resolve(/x+/g).then(() => note('micro'));
note('script: ação, 中文, 😀');
)";

struct Album {
  explicit Album(std::string look) : name(std::move(look)) {
    const char* wanted = std::getenv("LOOPSCOPE_PICTURES");
    folder = wanted ? wanted : "pictures";
    fs::create_directories(folder);
  }
  void take(const char* state) const {
    auto width = static_cast<int>(window_size.width);
    auto height = static_cast<int>(window_size.height);
    REQUIRE(
        render::write_png((folder / (name + "-" + state + ".png")).string(), render::picture_of_frame(width, height)));
  }
  std::string name;
  fs::path folder;
};

void take_pictures(const Album& album, const scene::View& view) {
  fs::path scratch = album.folder / "scratch";
  fs::remove_all(scratch);
  fs::create_directories(scratch);
  std::string path = (scratch / "order.js").string();
  auto write = [&](const std::string& text) { std::ofstream(path, std::ios::binary) << text; };
  write(program);
  Places places{(scratch / "state").string(), (scratch / "config").string()};
  {
    Person person(view, places);
    person.shell.set_lessons(std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios");
    person.shell.open(path, {});
    for (int i = 0; i < 6; ++i) person.press(keys::right);
    album.take("1-step");
    person.click("gutter 8");
    person.move(900, 500);
    person.press('E');
    for (int i = 0; i < 5; ++i) person.press(keys::down);
    person.press(keys::end);
    album.take("2-bracket");
    person.shell.input().push(KeyChange{keys::shift, true});
    for (int i = 0; i < 3; ++i) person.press(keys::down);
    person.shell.input().push(KeyChange{keys::shift, false});
    person.look();
    album.take("3-selection");
    person.chord(keys::control, 'H');
    person.type(U"note");
    album.take("4-search");
    person.press(keys::escape);
    person.chord(keys::control, keys::end);
    person.type(U"let = = 3;");
    person.wait(0.6F);
    album.take("5-fault");
    write("// written by another program\n");
    person.shell.watch_files();
    person.look();
    album.take("6-conflict");
    person.press(keys::enter);
    person.chord(keys::control, keys::home);
    person.press(keys::end);
    person.press(keys::enter);
    person.type(U"s");
    album.take("7-completion");
    person.press(keys::escape);
    person.chord(keys::control, 'O');
    album.take("8-open");
    person.click("list lessons");
    person.press(keys::down);
    album.take("9-lessons");
    person.press(keys::escape);
    person.press(keys::escape);
    person.type(U"?");
    album.take("10-keys");
    person.press(keys::escape);
    person.wait(1);
  }
  Person again(view, places);
  again.shell.open(path, {});
  again.look();
  album.take("11-recover");
  again.press(keys::enter);
  album.take("12-recovered");
}

}  // namespace

TEST_CASE("pictures of the editor", "[.pictures]") {
  struct Look {
    const char* name;
    scene::ThemeName theme;
    Language language;
  };
  for (const Look& look : {Look{"dark-en", scene::ThemeName::Dark, Language::English},
                           {"light-pt", scene::ThemeName::Light, Language::Portuguese},
                           {"contrast-en", scene::ThemeName::HighContrast, Language::English}}) {
    scene::View view;
    view.theme = look.theme;
    view.language = look.language;
    take_pictures(Album(look.name), view);
  }
}
