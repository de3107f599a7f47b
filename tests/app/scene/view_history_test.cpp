#include <base/random.hpp>
#include <catch2/catch.hpp>
#include <scene/controller.hpp>
#include <scene/view_history.hpp>

#include <vector>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

const std::string lessons = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/";

Look at_step(std::uint64_t step) {
  Look look;
  look.step = step;
  return look;
}

Look look_of(const Controller& controller) { return scene::look_of(controller.view(), controller.session().step()); }

struct Opened : Controller {
  explicit Opened(const std::string& name = "adcb.js") {
    open(lessons + name);
    for (int i = 0; i < 5; ++i) advance(0.01);
  }
};

Intent go(std::uint64_t step, bool drags = false) {
  Intent intent{Action::GoToStep, step};
  intent.x = drags ? 1 : 0;
  return intent;
}

}  // namespace

TEST_CASE("back and forward go over what was noted, and a new look ends what lay ahead") {
  ViewHistory history;
  history.begin(at_step(0));
  CHECK_FALSE(history.back());
  for (std::uint64_t step : {5, 9, 2}) history.note(at_step(step), 0);
  CHECK(history.back() == at_step(9));
  CHECK(history.back() == at_step(5));
  CHECK(history.forward() == at_step(9));
  history.note(at_step(7), 0);
  CHECK_FALSE(history.forward());
  CHECK(history.back() == at_step(9));
  CHECK(history.back() == at_step(5));
  CHECK(history.back() == at_step(0));
  CHECK_FALSE(history.back());
}

TEST_CASE("what comes under one reason is one entry, and one that comes back to its beginning is none") {
  ViewHistory history;
  history.begin(at_step(0));
  history.note(at_step(50), 7);
  for (std::uint64_t step = 51; step < 60; ++step) history.note(at_step(step), 1);
  CHECK(history.back() == at_step(50));
  CHECK(history.back() == at_step(0));
  history.begin(at_step(3));
  for (std::uint64_t step : {4, 5, 4, 3}) history.note(at_step(step), 1);
  CHECK_FALSE(history.back());
  history.note(at_step(8), 0);
  history.note(at_step(9), 0);  // reason 0 is never the same
  CHECK(history.back() == at_step(8));
  history.note(at_step(9), 1);
  history.back();
  history.note(at_step(10), 1);  // after going back a walk begins anew
  CHECK(history.back() == at_step(8));
}

TEST_CASE("the history is bounded and forgets the oldest") {
  ViewHistory history;
  history.begin(at_step(0));
  for (std::uint64_t step = 1; step <= 1000; ++step) history.note(at_step(step), 0);
  CHECK(history.reach().back == ViewHistory::most);
  std::optional<Look> last;
  while (std::optional<Look> look = history.back()) last = look;
  CHECK(last == at_step(1000 - ViewHistory::most));
}

TEST_CASE("whatever was done, undo then redo is the same, and undoing all returns to the start") {
  Opened controller;
  std::uint64_t total = controller.session().scene().counters.event.total;
  constexpr Action actions[] = {Action::GoToStep,
                                Action::GoToStart,
                                Action::GoToEnd,
                                Action::NextOutput,
                                Action::StepForward,
                                Action::StepBack,
                                Action::StepOver,
                                Action::NextTheme,
                                Action::LargerText,
                                Action::SetTab,
                                Action::Select,
                                Action::ToggleWhy,
                                Action::ZoomTimeline,
                                Action::PanTimeline,
                                Action::FitTimeline,
                                Action::MoveSplit,
                                Action::ToggleUnfold,
                                Action::SetArrangement,
                                Action::ToggleTimelineAxis,
                                Action::SetColours,
                                Action::ToggleQueueFold,
                                Action::NextGrain,
                                Action::ViewBack,
                                Action::ViewForward,
                                Action::NoteCommand,
                                Action::ToggleHelp,
                                Action::SetRunSearch};
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    Opened fresh;
    Look start = look_of(fresh);
    for (int i = 0; i < 60; ++i) {
      Intent intent{actions[random.next_below(static_cast<std::uint32_t>(std::size(actions)))],
                    random.next_below(static_cast<std::uint32_t>(total) + 3), "queue"};
      intent.x = 0.3 + 0.1 * static_cast<double>(random.next_below(6));
      fresh.handle(intent);
      fresh.advance(0.01);
      Look now = look_of(fresh);
      if (fresh.view().history.back == 0) continue;
      fresh.handle({{Action::ViewBack}, {Action::ViewForward}});
      CHECK(look_of(fresh) == now);
    }
    Look end = look_of(fresh);
    std::size_t ahead = fresh.view().history.forward;
    while (fresh.view().history.back > 0) fresh.handle({Action::ViewBack});
    CHECK(look_of(fresh) == start);
    while (fresh.view().history.forward > ahead) fresh.handle({Action::ViewForward});
    CHECK(look_of(fresh) == end);
  }
}

TEST_CASE("single steps and playing are one entry, jumps are one each") {
  Opened controller;
  controller.handle({{go(12)}, {Action::StepForward}, {Action::StepForward}, {Action::StepOver}, {Action::TogglePlay}});
  controller.advance(0.2);
  controller.advance(0.25);
  controller.handle({Action::TogglePlay});
  controller.handle({Action::GoToEnd});
  auto end = controller.session().step();
  controller.handle({Action::ViewBack});
  CHECK(controller.session().step() > 12);
  CHECK(controller.session().step() < end);
  controller.handle({Action::ViewBack});
  CHECK(controller.session().step() == 12);
  controller.handle({Action::ViewBack});
  CHECK(controller.session().step() == 0);
  CHECK(controller.view().history.back == 0);
}

TEST_CASE("a drag along the timeline or of a border is one entry") {
  Opened controller;
  controller.handle({go(5), go(8, true), go(11, true), go(3)});
  controller.handle({Action::ViewBack});
  CHECK(controller.session().step() == 11);
  controller.handle({Action::ViewBack});
  CHECK(controller.session().step() == 0);
  Intent move{Action::MoveSplit, 0};
  for (int i = 0; i < 5; ++i) {
    move.x = 0.3 + 0.01 * i;
    move.y = i > 0 ? 1 : 0;
    controller.handle(move);
  }
  controller.handle({Action::ViewBack});
  CHECK(controller.view().splits == Splits{});
  CHECK(controller.view().history.back == 0);
}

TEST_CASE("settings that are changed one after another are an entry each, all that are reset together are one") {
  Opened controller;
  Intent next{Action::ChangeSetting, 3};
  next.x = 1;
  controller.handle({next, next, next});  // the size of text, three times
  Intent theme{Action::ChangeSetting, 0};
  controller.handle(theme);
  CHECK(controller.view().history.back == 2);
  controller.handle({Action::ResetSettings});
  CHECK(controller.view().history.back == 3);
  CHECK(controller.view().theme == ThemeName::Dark);
  controller.handle({Action::ViewBack});
  CHECK(controller.view().theme == ThemeName::Light);
  CHECK(controller.view().text_zoom == 2);
  controller.handle({{Action::ViewBack}, {Action::ViewBack}});
  CHECK(controller.view().text_zoom == 1);
}

TEST_CASE("a search that takes its time is one entry, wherever it leads") {
  Opened controller;
  controller.handle(go(7));
  controller.handle({Action::NextOutput});
  while (controller.is_searching()) controller.advance(0.01);
  REQUIRE(controller.session().step() != 7);
  controller.handle({Action::ViewBack});
  CHECK(controller.session().step() == 7);
}

TEST_CASE("going back says where to, and that there is nothing more") {
  Opened controller;
  controller.handle({go(9), {Action::GoToEnd}, {Action::ViewBack}});
  CHECK(controller.scene().notice == "Back: step 9");
  controller.handle({{Action::ViewBack}, {Action::ViewBack}});
  CHECK(controller.scene().notice == "There is nothing to go back to.");
  controller.handle({{Action::NextTheme}, {Action::ViewBack}});
  CHECK(controller.scene().notice == "Back: theme");
  CHECK(controller.view().theme == ThemeName::Dark);
}

TEST_CASE("another file, or another profile, has nothing to go back to") {
  Opened controller;
  controller.handle(go(9));
  CHECK(controller.view().history.back == 1);
  controller.handle({Action::ChooseProfile, 0, "node-10"});
  for (int i = 0; i < 5; ++i) controller.advance(0.01);
  CHECK(controller.view().history.back == 0);
  controller.handle(go(9));
  controller.handle({Action::OpenFile, 0, lessons + "timers.js"});
  for (int i = 0; i < 5; ++i) controller.advance(0.01);
  CHECK(controller.view().history.back == 0);
  CHECK(controller.view().history.forward == 0);
}

TEST_CASE("while a quiz hides the run nothing goes back or forward over it") {
  Opened controller;
  controller.handle({{Action::GoToEnd}, {Action::GoToStart}});
  controller.handle({Action::OpenQuiz});
  REQUIRE(controller.hides_future());
  auto step = controller.session().step();
  controller.handle({{Action::ViewBack}, {Action::ViewBack}, {Action::ViewForward}});
  CHECK(controller.session().step() == step);
  CHECK(controller.scene().notice.empty());
}
