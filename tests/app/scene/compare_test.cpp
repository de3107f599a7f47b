// "Explain my answer": two runs side by side, driven by intents as the window drives them.
#include <catch2/catch.hpp>
#include <scene/controller.hpp>

#include <algorithm>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

const std::string lessons = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/";

Intent typed(const std::string& answer) {
  Intent intent{Action::QuizType};
  intent.text = answer;
  return intent;
}

// A wrong answer to the first lesson, which the idea of one queue for everything gives.
Controller answered(const std::string& answer) {
  Controller controller;
  controller.open(lessons + "adcb.js");
  controller.advance(0);
  controller.handle(Intent{Action::OpenQuiz, static_cast<std::uint64_t>(QuizAsk::Text) + 1});
  controller.handle(typed(answer));
  controller.handle({Action::QuizCheck});
  return controller;
}

const CompareView& compare(const Controller& controller) { return controller.view().compare; }

std::vector<std::string> printed(const Scene& scene) {
  std::vector<std::string> lines;
  for (const OutputLine& line : scene.output.lines) lines.push_back(line.text);
  return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a wrong answer with an idea is explained by two runs that part where the answer does") {
  Controller controller = answered("A D B C");
  controller.handle({Action::ExplainAnswer});
  REQUIRE(compare(controller).open);
  REQUIRE(compare(controller).imagined);
  CHECK(compare(controller).idea == "one queue for everything");
  CHECK(compare(controller).line == 3);
  REQUIRE(compare(controller).difference > 0);
  CHECK(compare(controller).position == compare(controller).difference);
  CHECK(controller.scene().reason.sentence != compare(controller).imagined->reason.sentence);
  CHECK(printed(controller.scene()) == Lines{"A", "D"});
  CHECK(printed(*compare(controller).imagined) == Lines{"A", "D"});

  controller.handle({Action::GoToEnd});
  CHECK(printed(controller.scene()) == Lines{"A", "D", "C", "B"});
  CHECK(printed(*compare(controller).imagined) == Lines{"A", "D", "B", "C"});
  controller.handle({Action::GoToStart});
  CHECK(printed(controller.scene()).empty());
  CHECK(printed(*compare(controller).imagined).empty());
}

TEST_CASE("two runs step together by printed lines, and back") {
  Controller controller = answered("A D B C");
  controller.handle({{Action::ExplainAnswer}, {Action::NextGrain}, {Action::GoToStart}});
  REQUIRE(compare(controller).by_line);
  CHECK(compare(controller).difference == 3);
  for (std::size_t count = 1; count <= 4; ++count) {
    controller.handle({Action::StepForward});
    CHECK(printed(controller.scene()).size() == count);
    CHECK(printed(*compare(controller).imagined).size() == count);
  }
  controller.handle({{Action::StepBack}, {Action::StepBack}});
  CHECK(printed(controller.scene()).size() == 2);
  CHECK(printed(*compare(controller).imagined).size() == 2);
  controller.handle({Action::Continue});
  CHECK(printed(controller.scene()).back() == "C");
  CHECK(printed(*compare(controller).imagined).back() == "B");
}

TEST_CASE("playing steps both runs to their end and stops there") {
  Controller controller = answered("A D B C");
  controller.handle({{Action::ExplainAnswer}, {Action::GoToStart}, {Action::TogglePlay}});
  REQUIRE(controller.player().playing());
  for (int i = 0; i < 200; ++i) controller.advance(0.5);
  CHECK_FALSE(controller.player().playing());
  CHECK(compare(controller).position == compare(controller).total);
}

TEST_CASE("the same key, Escape or a click closes back to the quiz and its verdict") {
  for (Action close : {Action::ExplainAnswer, Action::Escape}) {
    Controller controller = answered("A D B C");
    controller.handle({{Action::ExplainAnswer}, {Action::GoToEnd}, {close}});
    CHECK_FALSE(compare(controller).open);
    CHECK(controller.view().quiz.open);
    CHECK(controller.view().quiz.checked);
    CHECK(controller.session().step() == controller.view().quiz.step);
  }
}

TEST_CASE("only a wrong answer that an idea gives is explained this way") {
  for (const char* answer : {"A D C B", "X Y", "A"}) {
    Controller controller = answered(answer);
    bool has_idea = !controller.view().quiz.ideas.empty();
    controller.handle({Action::ExplainAnswer});
    CHECK(compare(controller).open == has_idea);
  }
  Controller nothing;
  nothing.handle({Action::ExplainAnswer});
  CHECK_FALSE(compare(nothing).open);
}

TEST_CASE("the two runs and the verdict speak the language that is chosen beside them") {
  Controller controller = answered("A D B C");
  controller.handle({{Action::ExplainAnswer}, {Action::NextLanguage}});
  CHECK(compare(controller).open);
  CHECK(compare(controller).idea == "uma fila só para tudo");
  CHECK(compare(controller).imagined->reason.sentence.find("criado na linha") != std::string::npos);
  controller.handle({Action::Escape});
  CHECK(controller.view().quiz.verdict.starts_with("Quase"));
}

TEST_CASE("of what runs next, both begin where it was asked and part at the next turn") {
  Controller controller;
  controller.open(lessons + "adcb.js");
  controller.advance(0);
  controller.seek({StepTarget::Kind::Output, 2});
  std::uint64_t step = controller.session().step();
  controller.handle(Intent{Action::OpenQuiz, static_cast<std::uint64_t>(QuizAsk::Next) + 1});
  const std::vector<std::string>& items = controller.view().quiz.items;
  auto timer = std::find_if(items.begin(), items.end(),
                            [](const std::string& item) { return item.find("'B'") != std::string::npos; });
  REQUIRE(timer != items.end());
  controller.handle(Intent{Action::QuizFocus, static_cast<std::uint64_t>(timer - items.begin())});
  controller.handle({Action::QuizCheck});
  REQUIRE_FALSE(controller.view().quiz.ideas.empty());
  controller.handle({Action::ExplainAnswer});
  REQUIRE(compare(controller).open);
  CHECK(compare(controller).difference == 1);
  controller.handle({Action::GoToStart});
  CHECK(controller.session().step() == step);
  CHECK(compare(controller).imagined->counters.event.now == step);
  CHECK(printed(*compare(controller).imagined) == Lines{"A", "D"});
  controller.handle({Action::GoToEnd});
  CHECK(printed(*compare(controller).imagined) == Lines{"A", "D", "B", "C"});
}
