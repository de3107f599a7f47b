// Until a quiz is checked, nothing that can be seen or asked for tells what comes. Held by two programs that differ in
// nothing but what will come, and in a header that says it: everything drawn must be the same for both.
#include <catch2/catch.hpp>
#include <render/picture.hpp>
#include <scene/commands.hpp>
#include <scene/keys.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;
using scene::Action;
namespace fs = std::filesystem;

namespace {

class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "loopscope-future-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { fs::remove_all(path_); }

  std::string file(const std::string& name, const std::string& text) const {
    fs::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
    return (path_ / name).string();
  }

 private:
  fs::path path_;
};

// Prints left and right in one order or the other, after more or fewer steps; title, note and expectation say which.
std::string program(const std::string& first, const std::string& second, const std::string& turns) {
  return "// --- loopscope\n// title = \"" + first + " " + second + "\"\n// expect = [\"" + first + "\", \"" + second +
         "\"]\n// [world]\n// argv = [\"" + first + "\", \"" + second + "\"]\n// env = { TURNS = \"" + turns +
         "\" }\n// [[note]]\n// line = 3\n// text = \"First " + first + ", then " + second +
         "\"\n// ---\n"
         "const [, , one, two] = process.argv;\n"
         "for (let i = 0; i < Number(process.env.TURNS); i++) Promise.resolve(i).then(() => {});\n"
         "console.log(one);\n"
         "setTimeout(() => console.log(two), 5);\n";
}

std::uint64_t hash_of(const render::Picture& picture) {
  std::uint64_t hash = 1469598103934665603ULL;
  for (std::uint8_t byte : picture.pixels) hash = (hash ^ byte) * 1099511628211ULL;
  return hash;
}

// What was seen, by the name of what was done before.
using Seen = std::map<std::string, std::string>;

void check_same(const Seen& one, const Seen& other) {
  REQUIRE(one.size() == other.size());
  for (const auto& [what, seen] : one) {
    CAPTURE(what);
    REQUIRE(other.contains(what));
    CHECK(seen == other.at(what));
  }
}

// Both stand at the same path, one after the other.
struct Pair {
  std::string one() const { return folder.file("race.js", program("left", "right", "2")); }
  std::string other() const { return folder.file("race.js", program("right", "left", "30")); }
  Folder folder;
};

// What each of the two shows.
template <class Look>
void check_same(const Pair& pair, Look look) {
  Seen one = look(pair.one());
  Seen other = look(pair.other());
  check_same(one, other);
}

// --- every action

// The person gives up, or asks for the answer, or for another file.
bool ends_the_question(Action action) {
  return action == Action::QuizCheck || action == Action::Escape || action == Action::OpenQuiz ||
         action == Action::OpenFile || action == Action::NewFile;
}

std::string drawn(panels::Stage& stage, const scene::Controller& controller) {
  scene::Intents ignored;
  for (int i = 0; i < 3; ++i)
    stage.frame(controller.scene(), controller.view(), controller.player(), {1280, 800}, 1 / 60.0F, ignored);
  return std::to_string(hash_of(render::picture_of_frame(1280, 800)));
}

void ask(scene::Controller& controller, scene::QuizAsk kind) {
  controller.handle(scene::Intent{Action::OpenQuiz, static_cast<std::uint64_t>(kind) + 1});
}

Seen after_every_action(const std::string& path, scene::QuizAsk kind, const std::string& covers) {
  scene::Controller controller;
  controller.open(path);
  for (int i = 0; i < 10; ++i) controller.advance(0.01);
  ask(controller, kind);
  REQUIRE(controller.hides_future());
  panels::Stage stage(1);
  Seen seen;
  seen["asked"] = drawn(stage, controller);
  for (std::size_t i = 0; i < scene::action_count; ++i) {
    auto action = static_cast<Action>(i);
    if (ends_the_question(action)) continue;
    if (covers == "help") controller.handle({Action::ToggleHelp});
    scene::Intent intent{action, 5, "left"};
    intent.x = 1;
    controller.handle(intent);
    for (int step = 0; step < 3; ++step) controller.advance(0.4);
    seen["action " + std::to_string(i)] = drawn(stage, controller) + " " + controller.scene().notice;
    while (scene::is_covered(controller.view())) controller.handle({Action::Escape});
    REQUIRE(controller.hides_future());
  }
  return seen;
}

// --- the whole window

std::string at_the_window(Person& person) {
  return std::to_string(hash_of(
             render::picture_of_frame(static_cast<int>(window_size.width), static_cast<int>(window_size.height)))) +
         " " + person.shell.title();
}

void press(Person& person, const scene::KeyRow& row) {
  if (row.key == scene::Key::None) return person.type(std::u32string(1, row.character));
  std::vector<int> held;
  if (row.modifiers.control) held.push_back(keys::control);
  if (row.modifiers.shift) held.push_back(keys::shift);
  if (row.modifiers.alt) held.push_back(keys::alt);
  for (int key : held) person.shell.input().push(KeyChange{key, true});
  person.press(static_cast<int>(row.key));
  for (int key : held) person.shell.input().push(KeyChange{key, false});
  person.look();
}

Seen at_every_key(const std::string& path) {
  Person person;
  person.shell.open(path, {});
  person.wait(0.3F);
  person.press('Q');
  REQUIRE(person.view().quiz.open);
  Seen seen;
  seen["asked"] = at_the_window(person);
  int number = 0;
  for (const scene::KeyRow& row : scene::key_table()) {
    if (ends_the_question(row.action) || row.action == Action::Quit) continue;
    press(person, row);
    seen["key " + std::to_string(number++)] = at_the_window(person);
    while (scene::is_covered(person.view())) person.press(keys::escape);
    CAPTURE(scene::name_of(row.action, Language::English));
    REQUIRE(person.view().quiz.open);
  }
  // The header scrolled into sight, and a search through all commands for what will be printed.
  person.move(200, 300);
  person.shell.input().push(MouseWheel{0, 40});
  person.look();
  seen["scrolled"] = at_the_window(person);
  person.shell.input().push(KeyChange{keys::shift, true});
  person.chord(keys::control, 'P');
  person.shell.input().push(KeyChange{keys::shift, false});
  person.type(U"right");
  seen["palette"] = at_the_window(person);
  return seen;
}

}  // namespace

TEST_CASE("before the answer is checked no action shows anything of what comes") {
  Pair pair;
  for (scene::QuizAsk kind : {scene::QuizAsk::Order, scene::QuizAsk::Text}) {
    CAPTURE(static_cast<int>(kind));
    check_same(pair, [&](const std::string& path) { return after_every_action(path, kind, ""); });
  }
  check_same(pair, [](const std::string& path) { return after_every_action(path, scene::QuizAsk::Order, "help"); });
}

TEST_CASE("before the answer is checked the window shows nothing of what comes whatever key is pressed") {
  Pair pair;
  check_same(pair, at_every_key);
}

TEST_CASE("the programs of these tests do differ once nothing is hidden") {
  Pair pair;
  auto end_of = [](const std::string& path) {
    scene::Controller controller;
    controller.open(path);
    for (int i = 0; i < 10; ++i) controller.advance(0.01);
    controller.handle({Action::GoToEnd});
    panels::Stage stage(1);
    return drawn(stage, controller);
  };
  std::string one = end_of(pair.one());
  CHECK(one != end_of(pair.other()));
}

TEST_CASE("while the room predicts the presenter shows nothing of what comes") {
  Pair pair;
  auto asked = [](const std::string& path) {
    scene::Controller controller;
    controller.open(path);
    for (int i = 0; i < 10; ++i) controller.advance(0.01);
    controller.handle({{Action::TogglePresent}, {Action::AskRoom}});
    scene::Intent added{Action::RoomAdd};
    added.text = "left right";
    controller.handle(added);
    REQUIRE(controller.hides_future());
    panels::Stage stage(1.5F, 16);
    Seen seen;
    seen["asked"] = drawn(stage, controller);
    for (Action action : {Action::StepForward, Action::GoToEnd, Action::PresentStep, Action::GoToNote,
                          Action::TogglePlay, Action::NextLanguage, Action::RoomType, Action::RoomCount}) {
      scene::Intent intent{action};
      intent.x = 1;
      controller.handle(intent);
      controller.advance(2);
      seen[std::to_string(static_cast<int>(action))] = drawn(stage, controller);
    }
    return seen;
  };
  check_same(pair, asked);
}

TEST_CASE("a name that is the answer is not shown while it is asked for") {
  Folder folder;
  std::string path = folder.file("adcb.js",
                                 "// --- loopscope\n// title = \"ADCB\"\n// ---\nconsole.log('A');"
                                 "setTimeout(() => console.log('B'));\n"
                                 "Promise.resolve().then(() => console.log('C'));console.log('D');\n");
  Person person;
  person.shell.open(path, {});
  person.wait(0.3F);
  CHECK(person.shell.title().starts_with("adcb.js"));
  person.press('Q');
  const scene::Scene& shown = person.shell.controller().scene();
  CHECK(shown.title == "program.js");
  CHECK(shown.code.source->name == "program.js");
  CHECK(person.shell.title().starts_with("program.js"));
  person.press(keys::escape);
  CHECK(person.shell.controller().scene().title == "ADCB");
}
