#include <catch2/catch.hpp>
#include <scene/arrangement.hpp>
#include <scene/controller.hpp>
#include <scene/settings.hpp>

#include <set>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

const std::string lesson = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/adcb.js";

const SettingRow& row_of(std::string_view id, std::size_t* number = nullptr) {
  auto rows = setting_table();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (number) *number = i;
    if (rows[i].id == id) return rows[i];
  }
  FAIL("there is no setting " << id);
  return rows[0];
}

Intent change(std::string_view id, double direction) {
  std::size_t number = 0;
  row_of(id, &number);
  Intent intent{Action::ChangeSetting, number};
  intent.x = direction;
  return intent;
}

}  // namespace

TEST_CASE("every setting has a name, a line about it and words for each choice, in every language") {
  for (Language language : {Language::English, Language::Portuguese}) {
    std::set<std::string> names;
    for (const SettingRow& row : setting_table()) {
      INFO(row.id);
      CHECK(names.insert(text(language, row.name)).second);
      CHECK_FALSE(text(language, row.about).empty());
      std::set<std::string> words;
      for (std::size_t choice = 0; choice < row.count(); ++choice)
        CHECK(words.insert(row.words(choice, language)).second);
      CHECK(words.size() >= 2);
    }
  }
}

TEST_CASE("each choice of each setting can be reached by steps to the right, and is what it says") {
  for (std::size_t number = 0; number < setting_table().size(); ++number) {
    const SettingRow& row = setting_table()[number];
    Controller controller;
    std::set<std::size_t> reached = {*row.current(controller.view())};
    for (std::size_t i = 0; i < row.count(); ++i) {
      Intent next{Action::ChangeSetting, number};
      controller.handle(next);
      REQUIRE(row.current(controller.view()));
      reached.insert(*row.current(controller.view()));
    }
    INFO(row.id);
    CHECK(reached.size() == row.count());
    CHECK(is_usual(row, controller.view()));  // it has gone round
  }
}

TEST_CASE("a setting that has an order stops at its ends, the others go round") {
  Controller controller;
  for (int i = 0; i < 20; ++i) controller.handle(change("text_zoom", 1));
  CHECK(controller.view().text_zoom == 4);
  for (int i = 0; i < 20; ++i) controller.handle(change("text_zoom", -1));
  CHECK(controller.view().text_zoom == 0.75F);
  controller.handle(change("theme", -1));
  CHECK(controller.view().theme == ThemeName::HighContrastLight);
  controller.handle(change("theme", 1));
  CHECK(controller.view().theme == ThemeName::Dark);
  for (int i = 0; i < 20; ++i) controller.handle(change("speed", 1));
  CHECK(controller.player().is_fastest());
  CHECK(controller.view().speed == controller.player().steps_per_second());
}

TEST_CASE("a setting goes back to its usual choice, alone or with all the others") {
  Controller controller;
  for (std::size_t number = 0; number < setting_table().size(); ++number)
    controller.handle(Intent{Action::ChangeSetting, number});
  for (const SettingRow& row : setting_table()) {
    INFO(row.id);
    CHECK_FALSE(is_usual(row, controller.view()));
  }
  controller.handle(Intent{Action::ResetSetting, 0});
  CHECK(controller.view().theme == ThemeName::Dark);
  CHECK(controller.view().safe_colours);
  controller.handle({Action::ResetSettings});
  for (const SettingRow& row : setting_table()) {
    INFO(row.id);
    CHECK(is_usual(row, controller.view()));
  }
  CHECK_FALSE(controller.view().language_chosen);
}

TEST_CASE("the usual language is the one the window was started in") {
  View view;
  view.language = view.usual_language = Language::Portuguese;
  Controller controller(view);
  controller.handle(change("language", 1));
  CHECK(controller.view().language == Language::English);
  CHECK(controller.view().language_chosen);
  controller.handle({Action::ResetSettings});
  CHECK(controller.view().language == Language::Portuguese);
  CHECK_FALSE(controller.view().language_chosen);
}

TEST_CASE("a layout of one's own is called that, and either direction leaves it for a named one") {
  Controller controller;
  Intent move{Action::MoveSplit, split_place(Breakpoint::Medium, MachineShape::Loop, Split::Code)};
  move.x = 0.41;
  controller.handle(move);
  const SettingRow& layout = row_of("splits");
  CHECK(setting_words(layout, controller.view()) == "your own");
  CHECK_FALSE(is_usual(layout, controller.view()));
  controller.handle(change("splits", 1));
  CHECK(arrangement_of(controller.view().splits) == Arrangement::Usual);
  controller.handle(move);
  controller.handle(change("splits", -1));
  CHECK(arrangement_of(controller.view().splits) == Arrangement::Story);
}

TEST_CASE("rows that do not exist change nothing") {
  Controller controller;
  for (Action action : {Action::ChangeSetting, Action::ResetSetting})
    for (std::uint64_t row : {std::uint64_t{setting_rows() - 1}, std::uint64_t{1000}}) controller.handle({action, row});
  for (const SettingRow& row : setting_table()) CHECK(is_usual(row, controller.view()));
  controller.handle(Intent{Action::FocusSetting, 1000});
  CHECK(controller.view().settings.at == setting_rows() - 1);
}

TEST_CASE("Esc closes the settings and nothing else") {
  Controller controller;
  controller.open(lesson);
  controller.handle(Intent{Action::Select, 1});
  controller.handle({Action::ToggleSettings});
  REQUIRE(is_covered(controller.view()));
  controller.handle({Action::Escape});
  CHECK_FALSE(controller.view().settings.open);
  CHECK(controller.view().selected == 1);
}

TEST_CASE("the presenter has no settings, no going back and no borders to move") {
  Controller controller;
  controller.open(lesson);
  for (int i = 0; i < 5; ++i) controller.advance(0.01);
  controller.handle({{Action::ToggleSettings}, {Action::TogglePresent}});
  CHECK_FALSE(controller.view().settings.open);
  REQUIRE(controller.view().present.open);
  controller.handle({Action::StepForward});
  auto step = controller.session().step();
  controller.handle(
      {{Action::ToggleSettings}, {Action::ViewBack}, Intent{Action::SetArrangement, 1}, {Action::ResetSettings}});
  CHECK_FALSE(controller.view().settings.open);
  CHECK(controller.session().step() == step);
  CHECK(controller.view().splits == Splits{});
}

TEST_CASE("in a quiz the language can be set, and the question is asked in it") {
  Controller controller;
  controller.open(lesson);
  for (int i = 0; i < 5; ++i) controller.advance(0.01);
  controller.handle({{Action::OpenQuiz}, {Action::ToggleSettings}});
  REQUIRE(controller.hides_future());
  REQUIRE(controller.view().settings.open);
  std::string question = controller.view().quiz.question;
  controller.handle(change("language", 1));
  CHECK(controller.view().language == Language::Portuguese);
  CHECK(controller.view().quiz.question != question);
  CHECK(controller.hides_future());
}
