// The quiz panel with a mouse, without a window.
#include <catch2/catch.hpp>
#include <panels/stage.hpp>
#include <panels/widgets.hpp>
#include <sample_scene.hpp>

#include <algorithm>

using namespace loopscope;
using namespace loopscope::panels;
using scene::Action;
using scene::QuizAsk;

namespace {

class Desk {
 public:
  explicit Desk(scene::Size size = {1440, 900}) : size_(size), stage_(1) {
    ImGui::GetIO().MousePos = {-1, -1};
    view.quiz.open = true;
    view.quiz.question = "In which order are the letters printed?";
    view.quiz.items = {"C", "A", "B", "D"};
  }

  void frame() {
    asked.clear();
    stage_.frame(sample::adcb(), view, scene::Player(), size_, 1 / 60.0F, asked);
  }
  void frames(int count) {
    for (int i = 0; i < count; ++i) frame();
  }
  scene::Rect at(const std::string& widget) { return stage_.ui().widgets.at(widget); }
  Ui& ui() { return stage_.ui(); }
  bool has(const std::string& widget) { return stage_.ui().widgets.contains(widget); }
  void point(const scene::Rect& rect) {
    ImGui::GetIO().MousePos = {rect.x + rect.width / 2, rect.y + rect.height / 2};
    frame();
  }
  // What is asked for while the button goes down and up.
  scene::Intents click(const std::string& widget) {
    frames(2);
    point(at(widget));
    scene::Intents all;
    for (bool down : {true, false}) {
      ImGui::GetIO().MouseDown[0] = down;
      frame();
      all.insert(all.end(), asked.begin(), asked.end());
    }
    return all;
  }

  scene::View view;
  scene::Intents asked;

 private:
  scene::Size size_;
  Stage stage_;
};

}  // namespace

TEST_CASE("the quiz covers what shows the run and leaves the code in sight, in every size and language") {
  for (scene::Size size : {scene::Size{1024, 640}, {1280, 720}, {1440, 900}, {2560, 1440}}) {
    for (Language language : {Language::English, Language::Portuguese}) {
      Desk desk(size);
      desk.view.language = language;
      desk.frames(3);
      scene::Rect quiz = desk.at("quiz");
      CHECK(scene::Rect{0, 0, size.width, size.height}.contains(quiz));
      CHECK_FALSE(quiz.overlaps(desk.at("code")));
      for (const char* panel : {"queues", "stack", "timers", "reason", "variables"})
        CHECK(quiz.contains(desk.at(panel)));
    }
  }
}

TEST_CASE("the quiz's buttons ask for their action") {
  Desk desk;
  CHECK(desk.click("quiz check") == scene::Intents{{Action::QuizCheck}});
  CHECK(desk.click("quiz deck") == scene::Intents{{Action::StartDeck}});
  CHECK(desk.click("quiz text") == scene::Intents{{Action::OpenQuiz, static_cast<std::uint64_t>(QuizAsk::Text) + 1}});
  CHECK(desk.click("quiz order").empty());
  CHECK(desk.click("quiz item 2") == scene::Intents{{Action::QuizFocus, 2}});
  desk.view.quiz.checked = true;
  desk.view.quiz.verdict = "Not quite.";
  CHECK(desk.click("quiz go on") == scene::Intents{{Action::QuizCheck}});
  CHECK(desk.click("quiz close") == scene::Intents{{Action::OpenQuiz}});
  CHECK_FALSE(desk.has("quiz check"));
}

TEST_CASE("a long choice is shown whole, over as many lines as it needs") {
  const std::string shared = "script | 400 ms | 200 ms | 100 ms | 100 ms too | microtask between | 100 ms, third | ";
  for (scene::Size size : {scene::Size{1024, 640}, {1440, 900}, {3840, 2160}}) {
    Desk desk(size);
    desk.view.quiz.ask = QuizAsk::Choice;
    desk.view.quiz.items = {"short", shared + "zero", shared + "200 ms, set at 100, due at 200"};
    desk.frames(3);
    scene::Rect one = desk.at("quiz item 1"), other = desk.at("quiz item 2");
    CHECK_FALSE(one.overlaps(other));
    CHECK(one.y > desk.at("quiz item 0").y);
    // What is drawn in it is as high as all lines of the choice.
    const ImFont* font = desk.ui().font(Face::Mono);
    CHECK(one.height > wrapped_size(font, desk.view.quiz.items[1], one.width - desk.ui().px(84)).y);
  }
}

TEST_CASE("the buttons that go on stay in sight, however long the page above them is") {
  for (scene::Size size : {scene::Size{1024, 640}, {1280, 720}, {1440, 900}}) {
    Desk desk(size);
    desk.view.quiz.items = std::vector<std::string>(30, "a line");
    desk.frames(3);
    CHECK(desk.at("quiz").contains(desk.at("quiz check")));
    CHECK(desk.click("quiz check") == scene::Intents{{Action::QuizCheck}});
    desk.view.quiz.checked = true;
    desk.view.quiz.ideas = {{"one-queue", "one queue for everything", std::string(2000, 'x')}};
    desk.frames(3);
    for (const char* name : {"quiz go on", "quiz explain", "quiz close"}) {
      CAPTURE(name);
      CHECK(desk.at("quiz").contains(desk.at(name)));
    }
    CHECK(desk.click("quiz explain") == scene::Intents{{Action::ExplainAnswer}});
  }
}

TEST_CASE("a line that is dragged goes where the mouse is") {
  Desk desk;
  desk.view.quiz.focus = 0;
  desk.frames(2);
  scene::Rect first = desk.at("quiz item 0"), third = desk.at("quiz item 2");
  desk.point(first);
  ImGui::GetIO().MouseDown[0] = true;
  desk.frame();
  desk.point(third);
  scene::Intents moved = desk.asked;
  ImGui::GetIO().MouseDown[0] = false;
  desk.frame();
  REQUIRE(moved.size() == 1);
  CHECK(moved[0].action == Action::QuizMove);
  CHECK(moved[0].value == 0);
  CHECK(moved[0].x == 2);
}

TEST_CASE("after checking, the machine is in sight beside the verdict") {
  Desk desk;
  desk.view.quiz.checked = true;
  desk.view.quiz.ideas = {{"one-queue", "one queue for everything", std::string(400, 'x')}};
  desk.frames(3);
  CHECK_FALSE(desk.at("quiz").overlaps(desk.at("queues")));
  CHECK_FALSE(desk.at("quiz").overlaps(desk.at("code")));
}
