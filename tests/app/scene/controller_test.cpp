#include <catch2/catch.hpp>
#include <scene/controller.hpp>

using namespace loopscope;
using namespace loopscope::scene;

TEST_CASE("views change by intents and come round again") {
  Controller controller;
  controller.handle({{Action::NextGrain}, {Action::NextGrain}});
  CHECK(controller.view().grain == Grain::Turn);
  controller.handle({Action::NextGrain});
  CHECK(controller.view().grain == Grain::Event);
  controller.handle(Intent{Action::SetGrain, 1});
  CHECK(controller.view().grain == Grain::Line);
  controller.handle({Action::NextLanguage});
  CHECK(controller.view().language == Language::Portuguese);
  for (std::size_t i = 0; i < theme_count; ++i) controller.handle({Action::NextTheme});
  CHECK(controller.view().theme == ThemeName::Dark);
}

TEST_CASE("text grows to four times and shrinks to three quarters") {
  Controller controller;
  for (int i = 0; i < 40; ++i) controller.handle({Action::LargerText});
  CHECK(controller.view().text_zoom == 4);
  for (int i = 0; i < 40; ++i) controller.handle({Action::SmallerText});
  CHECK(controller.view().text_zoom == 0.75F);
  controller.handle({Action::DefaultText});
  CHECK(controller.view().text_zoom == 1);
}

TEST_CASE("a step of one's own stops the playing") {
  Controller controller;
  controller.handle({Action::TogglePlay});
  CHECK(controller.player().playing());
  controller.handle({Action::StepBack});
  CHECK_FALSE(controller.player().playing());
}

TEST_CASE("playing stops by itself where the run ends") {
  Controller controller;
  controller.handle({Action::TogglePlay});
  for (int i = 0; i < 10; ++i) controller.advance(0.2);
  CHECK_FALSE(controller.player().playing());
}

TEST_CASE("escape closes what is open above the run") {
  Controller controller;
  controller.handle({{Action::ToggleHelp}, {Action::OpenDialog}, {Action::Escape}});
  CHECK_FALSE(controller.view().help_open);
  CHECK_FALSE(controller.view().dialog_open);
}
