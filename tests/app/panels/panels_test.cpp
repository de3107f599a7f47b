#include <catch2/catch.hpp>
#include <desk.hpp>
#include <panels/stage.hpp>
#include <sample_scene.hpp>

using namespace loopscope;
using namespace loopscope::panels;
using desk::Desk;
using scene::Action;

namespace {

struct ButtonRow {
  const char* widget;
  scene::Intent intent;
};

const ButtonRow buttons[] = {
    {"first", {Action::GoToStart}},
    {"back", {Action::StepBack}},
    {"play", {Action::TogglePlay}},
    {"forward", {Action::StepForward}},
    {"last", {Action::GoToEnd}},
    {"grain event", {Action::SetGrain, 0}},
    {"grain line", {Action::SetGrain, 1}},
    {"grain turn", {Action::SetGrain, 2}},
    {"slower", {Action::Slower}},
    {"faster", {Action::Faster}},
    {"open", {Action::OpenDialog}},
    {"language", {Action::NextLanguage}},
    {"settings", {Action::ToggleSettings}},
    {"theme", {Action::NextTheme}},
    {"help", {Action::ToggleHelp}},
};

}  // namespace

TEST_CASE("every button of the header asks for its action, once a click, in every language and size") {
  for (Language language : {Language::English, Language::Portuguese}) {
    for (scene::Size size : {scene::Size{1024, 640}, {1440, 900}, {2560, 1440}}) {
      Desk desk(sample::adcb(), size);
      desk.view.language = language;
      desk.frame();
      for (const ButtonRow& row : buttons) {
        INFO(row.widget);
        desk.asked.clear();
        desk.click(row.widget);
        CHECK(desk.asked == scene::Intents{row.intent});
      }
    }
  }
}

TEST_CASE("the header's widgets neither overlap nor leave it, in every language") {
  for (Language language : {Language::English, Language::Portuguese}) {
    Desk desk(sample::crowded(), {1024, 640});
    desk.view.language = language;
    desk.frame();
    scene::Rect header = scene::make_layout({1024, 640}, 1).at(scene::Panel::Header);
    for (const ButtonRow& one : buttons) {
      CHECK(header.contains(desk.widget_at(one.widget)));
      CHECK_FALSE(desk.widget_at(one.widget).overlaps(desk.widget_at("clock")));
      for (const ButtonRow& other : buttons) {
        if (one.widget != other.widget) CHECK_FALSE(desk.widget_at(one.widget).overlaps(desk.widget_at(other.widget)));
      }
    }
  }
}

TEST_CASE("where the header has no room for all, what is left of it neither overlaps nor leaves it") {
  struct Narrow {
    scene::Size size;
    float scale;
  };
  for (Narrow narrow : {Narrow{{800, 500}, 1},
                        {{1024, 640}, 1.25F},
                        {{1024, 640}, 1.5F},
                        {{1024, 640}, 2},
                        {{1024, 640}, 3},
                        {{3840, 2160}, 4}}) {
    for (Language language : {Language::English, Language::Portuguese}) {
      Desk desk(sample::crowded(), narrow.size, narrow.scale);
      desk.view.language = language;
      desk.frame();
      INFO(narrow.size.width << " at scale " << narrow.scale);
      scene::Rect header = scene::make_layout(narrow.size, narrow.scale).at(scene::Panel::Header);
      for (const char* needed : {"play", "forward", "back", "settings", "help"}) CHECK(desk.has_widget(needed));
      for (const ButtonRow& one : buttons) {
        if (!desk.has_widget(one.widget)) continue;
        INFO(one.widget);
        CHECK(header.contains(desk.widget_at(one.widget)));
        for (const ButtonRow& other : buttons) {
          bool is_other = one.widget != other.widget && desk.has_widget(other.widget);
          if (is_other) CHECK_FALSE(desk.widget_at(one.widget).overlaps(desk.widget_at(other.widget)));
        }
      }
    }
  }
}

TEST_CASE("at the first step there is no way back, at the last none forward") {
  scene::Scene scene = sample::adcb();
  scene.counters.event.now = 0;
  Desk first(scene);
  first.click("back");
  first.click("first");
  CHECK(first.asked.empty());
}

TEST_CASE("past the last step nothing goes on") {
  scene::Scene scene = sample::adcb();
  scene.counters.event.now = scene.counters.event.total;
  Desk last(scene);
  for (const char* widget : {"forward", "last", "play"}) last.click(widget);
  CHECK(last.asked.empty());
}

TEST_CASE("the slider asks for the step under the mouse") {
  Desk desk(sample::adcb());
  scene::Rect track = desk.widget_at("slider");
  desk.click(track.x + track.width * 0.25F, track.y + track.height / 2);
  REQUIRE_FALSE(desk.asked.empty());
  CHECK(desk.asked.front() == scene::Intent{Action::GoToStep, 10});
}

TEST_CASE("dragging the slider beyond its ends asks for the first and the last step") {
  Desk desk(sample::adcb());
  scene::Rect track = desk.widget_at("slider");
  desk.move(track.x + 5, track.y + 10);
  ImGui::GetIO().MouseDown[0] = true;
  desk.frame();
  desk.move(0, 0);
  CHECK(desk.asked.front().x == 0);  // what the press asks for; the drag goes on from there
  CHECK(desk.asked.back().value == 0);
  desk.move(1439, 0);
  CHECK(desk.asked.back().action == Action::GoToStep);
  CHECK(desk.asked.back().value == 41);
  CHECK(desk.asked.back().x != 0);
}

TEST_CASE("clicking an output line asks for the step that printed it") {
  Desk desk(sample::adcb());
  scene::Rect output = desk.widget_at("output");
  desk.click(output.x + 40, output.y + 40);
  CHECK(desk.asked == scene::Intents{{Action::GoToStep, 3}});
}

TEST_CASE("a click beside the help sheet closes it and reaches nothing below") {
  Desk desk(sample::adcb());
  desk.view.help_open = true;
  desk.frame();
  desk.frame();
  desk.click("first");
  CHECK(desk.asked == scene::Intents{{Action::ToggleHelp}});
}

TEST_CASE("the open dialog goes into folders and opens files") {
  Desk desk(sample::adcb());
  desk.view.dialog_open = true;
  desk.stage().ui().dialog.set_path("/lessons/");
  desk.stage().ui().dialog.entries() = {{"..", true}, {"deep", true}, {"\U0001F600.js", false}};
  desk.frame();
  desk.frame();
  desk.click("entry deep");
  desk.frame();
  CHECK(desk.stage().ui().dialog.path() == "/lessons/deep/");
  desk.click("entry \U0001F600.js");
  CHECK(desk.asked == scene::Intents{{Action::OpenFile, 0, "/lessons/deep/\U0001F600.js"}});
}

TEST_CASE("an overflowing scene at many sizes and scales draws without a fault") {
  for (float scale : {0.75F, 1.0F, 2.0F, 4.0F}) {
    scene::Intents ignored;
    Stage stage(scale);
    for (scene::Size size : {scene::Size{300, 200}, {800, 500}, {1024, 640}, {1920, 1080}, {3840, 2160}}) {
      for (int i = 0; i < 2; ++i) stage.frame(sample::crowded(), {}, {}, size, 0.016F, ignored);
    }
    CHECK(ignored.empty());
  }
}
