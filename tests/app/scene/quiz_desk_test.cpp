// A quiz in the window, driven by intents as the window drives it.
#include <catch2/catch.hpp>
#include <scene/controller.hpp>

#include <algorithm>
#include <set>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

const std::string lessons = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/";

Controller opened(const std::string& file = "adcb.js") {
  Controller controller;
  controller.open(lessons + file);
  controller.advance(0);
  return controller;
}

const QuizView& quiz(const Controller& controller) { return controller.view().quiz; }

void put_in_order(Controller& controller, const std::vector<std::string>& wanted) {
  for (std::size_t to = 0; to < wanted.size(); ++to) {
    const std::vector<std::string>& items = quiz(controller).items;
    auto found = std::find(items.begin() + static_cast<std::ptrdiff_t>(to), items.end(), wanted[to]);
    REQUIRE(found != items.end());
    Intent move{Action::QuizMove, static_cast<std::uint64_t>(found - items.begin())};
    move.x = static_cast<double>(to);
    controller.handle(move);
  }
  CHECK(quiz(controller).items == wanted);
}

}  // namespace

TEST_CASE("a quiz asks what the header asks, with lines to be put in order") {
  Controller controller = opened();
  controller.handle({Action::OpenQuiz});
  REQUIRE(quiz(controller).open);
  CHECK(quiz(controller).ask == QuizAsk::Order);
  CHECK(quiz(controller).question == "In which order are the letters printed?");
  CHECK(quiz(controller).items.size() == 4);
  CHECK(quiz(controller).items != std::vector<std::string>{"A", "D", "C", "B"});
  controller.handle({Action::OpenQuiz});
  CHECK_FALSE(quiz(controller).open);
}

TEST_CASE("until the answer is checked nothing shows what comes") {
  Controller controller = opened();
  controller.handle({{Action::GoToEnd}, {Action::OpenQuiz}});
  for (Action action : {Action::GoToEnd, Action::StepForward, Action::Continue, Action::NextOutput, Action::GoToStep,
                        Action::SetGrain, Action::PanTimeline}) {
    Intent intent{action, 20};
    controller.handle(intent);
  }
  controller.advance(5);
  const Scene& seen = controller.scene();
  CHECK(seen.counters.event.now == 0);
  CHECK(seen.counters.event.total == 0);
  CHECK_FALSE(seen.counters.complete);
  CHECK(seen.output.lines.empty());
  CHECK(seen.timeline == nullptr);
  CHECK(seen.message.empty());
  CHECK(seen.title.find("A D C B") == std::string::npos);
  for (std::size_t i = 0; i + 1 < seen.code.source->first_line; ++i) CHECK(seen.code.source->lines[i].empty());
  CHECK(controller.scene().code.source == seen.code.source);
}

TEST_CASE("the right order is right, and then the end is shown") {
  Controller controller = opened();
  controller.handle({Action::OpenQuiz});
  put_in_order(controller, {"A", "D", "C", "B"});
  controller.handle({Action::QuizCheck});
  CHECK(quiz(controller).checked);
  CHECK(quiz(controller).right);
  CHECK(controller.scene().counters.event.now == controller.scene().counters.event.total);
  CHECK(controller.scene().timeline != nullptr);
}

TEST_CASE("a wrong order is diagnosed and the run replays to the first difference") {
  Controller controller = opened();
  controller.handle({Action::OpenQuiz});
  put_in_order(controller, {"A", "D", "B", "C"});
  controller.handle({Action::QuizCheck});
  CHECK_FALSE(quiz(controller).right);
  REQUIRE(quiz(controller).ideas.size() == 1);
  CHECK(quiz(controller).ideas[0].title == "one queue for everything");
  CHECK(quiz(controller).reason.find("microtask") != std::string::npos);
  for (int i = 0; i < 100; ++i) controller.advance(0.5);
  CHECK(controller.session().step() == quiz(controller).step);
  REQUIRE_FALSE(controller.scene().output.lines.empty());
  CHECK(controller.scene().output.lines.back().text == "C");
  CHECK_FALSE(controller.player().playing());
  controller.handle({Action::QuizCheck});
  CHECK_FALSE(quiz(controller).checked);
}

TEST_CASE("lines are put in order by keys alone") {
  Controller controller = opened();
  controller.handle({Action::OpenQuiz});
  std::string last = quiz(controller).items.back();
  controller.handle({{Action::StepOut}, {Action::StepOut}, {Action::StepOut}, {Action::StepOut}});
  CHECK(quiz(controller).focus == 3);
  controller.handle({{Action::TogglePlay}, {Action::StepOver}, {Action::StepOver}, {Action::StepOver}});
  CHECK(quiz(controller).items.front() == last);
  CHECK(quiz(controller).focus == 0);
  controller.handle({{Action::TogglePlay}, {Action::StepOut}});
  CHECK(quiz(controller).items.front() == last);
  controller.handle({Action::StepOverNext});
  CHECK(quiz(controller).items[1] == last);
}

TEST_CASE("choices, text and what runs next can be asked of any program") {
  Controller controller = opened();
  controller.handle(Intent{Action::OpenQuiz, static_cast<std::uint64_t>(QuizAsk::Choice) + 1});
  REQUIRE(quiz(controller).items.size() == 4);
  controller.handle(Intent{Action::QuizFocus, quiz(controller).right_item});
  controller.handle({Action::QuizCheck});
  CHECK(quiz(controller).right);

  controller.handle(Intent{Action::OpenQuiz, static_cast<std::uint64_t>(QuizAsk::Text) + 1});
  controller.handle({Action::QuizCheck});
  CHECK_FALSE(quiz(controller).checked);
  Intent typed{Action::QuizType};
  typed.text = "A, D, C, B";
  controller.handle(typed);
  controller.handle({Action::QuizCheck});
  CHECK(quiz(controller).right);

  controller.handle({Action::Escape});
  controller.seek({StepTarget::Kind::Output, 2});
  std::uint64_t step = controller.session().step();
  controller.handle(Intent{Action::OpenQuiz, static_cast<std::uint64_t>(QuizAsk::Next) + 1});
  CHECK(controller.session().step() == step);
  CHECK(controller.scene().output.lines.size() == 2);
  CHECK(controller.scene().counters.event.total == step);
  std::size_t wrong = quiz(controller).right_item == 0 ? 1 : 0;
  controller.handle(Intent{Action::QuizFocus, wrong});
  controller.handle({Action::QuizCheck});
  CHECK_FALSE(quiz(controller).right);
  CHECK_FALSE(quiz(controller).reason.empty());
}

TEST_CASE("a quiz speaks the language that is chosen while it is open") {
  Controller controller = opened();
  controller.handle({{Action::OpenQuiz}, {Action::NextLanguage}});
  CHECK(quiz(controller).open);
  CHECK(quiz(controller).question == "Em que ordem as letras são impressas?");
  CHECK(controller.view().language == Language::Portuguese);
}

TEST_CASE("a deck asks every lesson once, and the wrong ones again") {
  Controller controller = opened();
  controller.handle({Action::StartDeck});
  REQUIRE(quiz(controller).open);
  std::size_t lessons_there = quiz(controller).deck.total;
  CHECK(lessons_there >= 5);
  std::set<std::string> asked = {controller.session().path()};
  controller.handle(Intent{Action::OpenQuiz, static_cast<std::uint64_t>(QuizAsk::Text) + 1});
  Intent typed{Action::QuizType};
  typed.text = "surely not this";
  controller.handle(typed);
  controller.handle({Action::QuizCheck});
  CHECK(quiz(controller).deck.total == lessons_there + 1);
  CHECK(quiz(controller).deck.to_retry.size() == 1);
  for (std::size_t i = 1; i < lessons_there; ++i) {
    controller.handle({Action::QuizCheck});
    REQUIRE(quiz(controller).open);
    CHECK(asked.insert(controller.session().path()).second);
    controller.handle(Intent{Action::OpenQuiz, static_cast<std::uint64_t>(QuizAsk::Choice) + 1});
    if (!quiz(controller).fault.empty()) continue;
    controller.handle(Intent{Action::QuizFocus, quiz(controller).right_item});
    controller.handle({Action::QuizCheck});
    CHECK(quiz(controller).right);
    CHECK(quiz(controller).streak == i);
  }
  controller.handle({Action::QuizCheck});
  CHECK(asked.contains(controller.session().path()));
  CHECK(quiz(controller).deck.position == lessons_there + 1);
}

TEST_CASE("a program that prints nothing, or none at all, has no quiz") {
  Controller controller;
  controller.handle({{Action::OpenQuiz}, {Action::QuizCheck}, {Action::StartDeck}});
  CHECK_FALSE(quiz(controller).open);
}
