// The tour through the window, on the very first start and when it is asked for.
#include <catch2/catch.hpp>
#include <scene/tour.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;
namespace fs = std::filesystem;

namespace {

const std::string lesson = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/adcb.js";

struct Home {
  Home() {
    std::string name = (fs::temp_directory_path() / "loopscope-tour-XXXXXX").string();
    path = mkdtemp(name.data());
  }
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;
  ~Home() { fs::remove_all(path); }
  Places places() const { return {(path / "state").string(), (path / "config").string()}; }
  fs::path path;
};

// Somebody starts the program on a lesson.
void start(Person& person) {
  person.shell.offer_tour();
  person.shell.open(lesson, {});
  person.wait(0.5F);
}

std::string step_of(const Person& person) { return scene::tour_steps()[person.view().tour.at].id; }

void ask_for_tour(Person& person) {
  person.shell.open(lesson, {});
  person.wait(0.3F);
  person.shell.input().push(KeyChange{keys::control, true});
  person.chord(keys::shift, 'P');
  person.shell.input().push(KeyChange{keys::control, false});
  person.type(U"tour of");
  person.press(keys::enter);
}

}  // namespace

TEST_CASE("on the very first start the tour begins by itself, and never again") {
  Home home;
  {
    Person person({}, home.places());
    start(person);
    REQUIRE(person.view().tour.open);
    CHECK(step_of(person) == "welcome");
    person.press(keys::escape);
    CHECK_FALSE(person.view().tour.open);
  }
  std::ifstream file(home.path / "config/settings");
  std::string text{std::istreambuf_iterator<char>(file), {}};
  CHECK(text.find("tour = seen") != std::string::npos);
  Person again({}, home.places());
  start(again);
  CHECK_FALSE(again.view().tour.open);
}

TEST_CASE("whoever has used the program before is not shown around, nor is a presenter or a script") {
  Home home;
  fs::create_directories(home.path / "config");
  std::ofstream(home.path / "config/settings") << "theme = light\n";
  Person known({}, home.places());
  start(known);
  CHECK_FALSE(known.view().tour.open);
  Person script;  // nothing is remembered anywhere
  start(script);
  CHECK_FALSE(script.view().tour.open);
  Home fresh;
  Person presenter({}, fresh.places());
  presenter.shell.open(lesson, {});
  presenter.shell.present({lesson});
  presenter.shell.offer_tour();
  presenter.wait(0.5F);
  CHECK_FALSE(presenter.view().tour.open);
}

TEST_CASE("the tour goes on and back by keys, and Done ends it") {
  Person person;
  ask_for_tour(person);
  REQUIRE(person.view().tour.open);
  std::size_t count = scene::tour_steps().size();
  for (std::size_t i = 1; i < count; ++i) {
    person.press(keys::enter);
    CHECK(person.view().tour.at == i);
  }
  person.press(keys::backspace);
  CHECK(person.view().tour.at == count - 2);
  person.press(keys::enter);
  person.press(keys::enter);
  CHECK_FALSE(person.view().tour.open);
  CHECK(person.view().tour_seen);
}

TEST_CASE("the tour goes on and back by mouse, and can be left at any step") {
  Person person;
  ask_for_tour(person);
  person.click("tour next");
  CHECK(step_of(person) == "code");
  person.click("tour back");
  CHECK(step_of(person) == "welcome");
  person.click("tour skip");
  CHECK_FALSE(person.view().tour.open);
}

TEST_CASE("what the tour asks to try carries it on when it is done") {
  Person person;
  ask_for_tour(person);
  person.press(keys::enter);
  person.press(keys::enter);
  REQUIRE(step_of(person) == "steps");
  person.press(keys::right);
  CHECK(step_of(person) == "steps");
  person.press(keys::right);
  CHECK(step_of(person) == "steps");
  person.press(keys::left);
  CHECK(step_of(person) == "queues");
  person.press(keys::enter);
  REQUIRE(step_of(person) == "why");
  person.press('Y');
  CHECK(step_of(person) == "output");
  person.press('N');
  CHECK(step_of(person) == "timeline");
  scene::Rect slider = person.widget_at("slider");
  person.click(slider.x + slider.width * 0.8F, slider.y + slider.height / 2);
  CHECK(step_of(person) == "more");
  CHECK(person.view().tour.open);
}

TEST_CASE("the tour stands back while something else needs all attention, and ends where presenting begins") {
  Person person;
  ask_for_tour(person);
  auto drawn = [&] { return person.shell.stage().ui().widgets.contains("tour"); };
  CHECK(drawn());
  person.press(290);
  CHECK_FALSE(drawn());
  person.press(keys::escape);
  CHECK(drawn());
  person.press('Q');
  REQUIRE(person.view().quiz.open);
  CHECK_FALSE(drawn());
  person.press(keys::escape);
  person.chord(keys::alt, 'P');
  CHECK_FALSE(person.view().tour.open);
}

TEST_CASE("while a quiz hides what comes there is no tour to be asked for") {
  Person person;
  person.shell.open(lesson, {});
  person.wait(0.3F);
  person.press('Q');
  person.shell.input().push(KeyChange{keys::control, true});
  person.chord(keys::shift, 'P');
  person.shell.input().push(KeyChange{keys::control, false});
  person.type(U"tour of");
  person.press(keys::enter);
  CHECK_FALSE(person.view().tour.open);
}
