// Looking through a run: breakpoints, lines, output, causes, changes of variables; slices and cancelling.
#include <catch2/catch.hpp>

#include <scene/controller.hpp>
#include <scene/timeline.hpp>
#include <text/round_robin_text.hpp>
#include <text/sentences_text.hpp>
#include <text/window_text.hpp>

#include <filesystem>
#include <fstream>

namespace {

using namespace loopscope;
using namespace loopscope::scene;
using loopscope::scene::Grain;

class Opened {
 public:
  explicit Opened(const std::string& text) {
    folder_ = std::filesystem::temp_directory_path() /
              ("loopscope_search_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)));
    std::filesystem::create_directories(folder_);
    std::string path = (folder_ / "program.js").string();
    std::ofstream(path, std::ios::binary) << text;
    controller.open(path);
  }
  ~Opened() { std::filesystem::remove_all(folder_); }

  void ask(Action action, std::uint64_t value = 0, const std::string& text = "", double x = 0) {
    Intent intent{action, value, text};
    intent.x = x;
    controller.handle(intent);
  }
  // Until the search is over.
  void settle() {
    for (int i = 0; i < 10'000 && controller.is_searching(); ++i) controller.advance(0.01);
    REQUIRE_FALSE(controller.is_searching());
  }
  const Scene& scene() const { return controller.session().scene(); }
  std::uint32_t line() const { return scene().code.current.begin.line; }

  Controller controller;

 private:
  std::filesystem::path folder_;
};

const std::string program =
    "let total = 0;\n"
    "function add(n) {\n"
    "  total += n;\n"
    "  return total;\n"
    "}\n"
    "setTimeout(() => {\n"
    "  add(5);\n"
    "  console.log('timer', total);\n"
    "}, 3);\n"
    "Promise.resolve().then(() => add(1));\n"
    "console.log('end');\n";

}  // namespace

TEST_CASE("continue stops at each arrival at a breakpoint, forward and back, and else goes to the end") {
  Opened opened(program);
  opened.ask(Action::ToggleBreakpoint, 3);
  opened.ask(Action::Continue);
  CHECK(opened.line() == 3);
  std::uint64_t first = opened.controller.session().step();
  opened.ask(Action::Continue);
  CHECK(opened.line() == 3);
  std::uint64_t second = opened.controller.session().step();
  CHECK(second > first);
  opened.ask(Action::ContinueBack);
  CHECK(opened.controller.session().step() == first);
  opened.ask(Action::Continue);
  opened.ask(Action::Continue);
  CHECK(opened.scene().state == RunState::Finished);
  opened.ask(Action::ToggleBreakpoint, 3);
  opened.ask(Action::ContinueBack);
  CHECK(opened.controller.session().step() == 0);
}

TEST_CASE("playing stops at a breakpoint, also inside a larger grain") {
  Opened opened(program);
  opened.ask(Action::ToggleBreakpoint, 8);
  opened.ask(Action::SetGrain, static_cast<std::uint64_t>(Grain::Turn));
  opened.ask(Action::TogglePlay);
  for (int i = 0; i < 100 && opened.controller.player().playing(); ++i) opened.controller.advance(0.2);
  CHECK_FALSE(opened.controller.player().playing());
  CHECK(opened.line() == 8);
}

TEST_CASE("kinds of events stop a run: a timer, a rejection, an error, printed text") {
  Opened opened(
      "setTimeout(() => { throw new Error('late'); }, 1);\nPromise.reject(1).catch(() => console.log('caught it'));\n");
  opened.ask(Action::ToggleBreakKind, static_cast<std::uint64_t>(BreakKind::PromiseRejected));
  opened.ask(Action::Continue);
  CHECK(opened.line() == 2);
  opened.ask(Action::ClearBreakpoints);
  opened.ask(Action::ToggleBreakKind, static_cast<std::uint64_t>(BreakKind::Printed));
  opened.ask(Action::SetBreakText, 0, "caught");
  opened.ask(Action::Continue);
  REQUIRE(opened.scene().output.lines.size() == 1);
  CHECK(opened.scene().output.lines[0].text == "caught it");
  opened.ask(Action::ClearBreakpoints);
  opened.ask(Action::ToggleBreakKind, static_cast<std::uint64_t>(BreakKind::TimerFired));
  opened.ask(Action::Continue);
  CHECK(opened.scene().clock >= 1'000'000);
  opened.ask(Action::ClearBreakpoints);
  opened.ask(Action::ToggleBreakKind, static_cast<std::uint64_t>(BreakKind::ErrorThrown));
  opened.ask(Action::Continue);
  CHECK(opened.scene().reason.sentence.find("late") != std::string::npos);
}

TEST_CASE("a line, the next and the previous output") {
  Opened opened(program);
  opened.ask(Action::GoToLine, 4, "", 1);
  CHECK(opened.line() == 4);
  opened.ask(Action::GoToStart);
  opened.ask(Action::NextOutput);
  CHECK(opened.scene().output.lines.size() == 1);
  opened.ask(Action::NextOutput);
  CHECK(opened.scene().output.lines.size() == 2);
  opened.ask(Action::PreviousOutput);
  CHECK(opened.scene().output.lines.size() == 1);
  opened.ask(Action::PreviousOutput);
  CHECK(opened.scene().output.lines.size() == 1);
  CHECK_FALSE(opened.scene().notice.empty());
}

TEST_CASE("from a chip to what queued it, to what it queued, and along its events") {
  Opened opened("setTimeout(() => {\n  setTimeout(() => console.log('inner'), 2);\n}, 1);\n");
  opened.ask(Action::SetGrain, static_cast<std::uint64_t>(Grain::Event));
  while (opened.scene().timers.empty()) opened.ask(Action::StepForward);
  Id outer = opened.scene().timers[0].item.id;
  std::uint64_t born = opened.controller.session().step();
  opened.ask(Action::GoToEnd);
  opened.ask(Action::GoToBirth, outer);
  CHECK(opened.controller.session().step() == born);
  opened.ask(Action::SelectEffect);
  REQUIRE(opened.scene().timers.size() == 1);
  Id inner = opened.scene().timers[0].item.id;
  CHECK(inner != outer);
  CHECK(opened.scene().timers[0].item.cause_id == outer);
  opened.ask(Action::Select, inner);
  opened.ask(Action::NextTouch);
  opened.ask(Action::NextTouch);
  REQUIRE(opened.scene().running);
  CHECK(opened.scene().running->id == inner);
  CHECK(opened.scene().running->kind == Kind::Timer);
  // With nothing selected, what runs now is asked about.
  std::uint64_t runs = opened.controller.session().step();
  opened.ask(Action::Select, 0);
  opened.ask(Action::ToggleChain);
  CHECK(opened.controller.view().selected == inner);
  opened.ask(Action::ToggleChain);
  opened.ask(Action::SelectCause);
  CHECK(opened.controller.view().selected == outer);
  opened.ask(Action::GoToStep, runs);
  opened.ask(Action::Select, 0);
  opened.ask(Action::SelectCause);
  CHECK(opened.controller.view().selected == outer);
}

TEST_CASE("the step that changed a variable last, and the next change") {
  Opened opened(program);
  opened.ask(Action::GoToLine, 8, "", 1);
  std::string scope;
  for (const Scope& each : opened.scene().scopes) {
    for (const Variable& variable : each.variables) {
      if (variable.name == "total") scope = each.title;
    }
  }
  REQUIRE_FALSE(scope.empty());
  opened.ask(Action::GoToChange, 0, scope + "\ntotal", -1);
  opened.settle();
  CHECK(opened.line() == 4);  // the statement after it begins with the new value
  std::uint64_t last = opened.controller.session().step();
  opened.ask(Action::GoToChange, 0, scope + "\ntotal", -1);
  opened.settle();
  CHECK(opened.line() == 4);  // the statement after it begins with the new value
  CHECK(opened.controller.session().step() < last);
}

TEST_CASE("a search through an endless run goes on in slices and can be given up") {
  Opened opened("let i = 0;\nfor (;;) i++;\n");
  opened.ask(Action::NextOutput);
  CHECK(opened.controller.is_searching());
  opened.controller.advance(0.01);
  CHECK(opened.controller.is_searching());
  CHECK_FALSE(opened.scene().notice.empty());
  opened.ask(Action::Escape);
  CHECK_FALSE(opened.controller.is_searching());
  CHECK(opened.controller.session().step() == 0);
}

TEST_CASE("the other order is taken at an open choice, and the default again") {
  Opened opened("setTimeout(() => console.log('timer'));\nsetImmediate(() => console.log('immediate'));\n");
  for (int i = 0; i < 100 && !opened.scene().choice; ++i) opened.ask(Action::StepForward);
  REQUIRE(opened.scene().choice);
  std::uint64_t step = opened.controller.session().step();
  opened.ask(Action::TakeOtherOrder);
  CHECK(opened.controller.session().step() == step);
  CHECK(opened.scene().schedule == "1");
  opened.ask(Action::GoToEnd);
  CHECK(opened.scene().output.lines[0].text == "timer");
  opened.ask(Action::TakeDefaultOrder);
  opened.ask(Action::GoToEnd);
  CHECK(opened.scene().output.lines[0].text == "immediate");
}

namespace {

const std::vector<TurnSpan>& lane_of(const Timeline& timeline, Kind kind) {
  for (const Lane& lane : timeline.lanes()) {
    if (lane.key.kind == kind) return lane.spans;
  }
  FAIL("no lane of this kind");
  return timeline.stack();
}

}  // namespace

TEST_CASE("the timeline holds every turn in its lane, apart and in order") {
  Opened opened(program);
  REQUIRE(opened.scene().timeline);
  const Timeline& timeline = *opened.scene().timeline;
  CHECK(timeline.stack().front().kind == Kind::Frame);
  CHECK(lane_of(timeline, Kind::Microtask).size() == 1);
  const auto& timers = lane_of(timeline, Kind::Timer);
  CHECK(timers.size() == 1);
  CHECK(timeline.markers().size() == 2);
  CHECK(timers[0].begin >= 3'000'000);
  CHECK(timeline.step_at(timers[0].begin) == timers[0].first_step);
  std::size_t turns = 0;
  for (const Lane& lane : timeline.lanes()) turns += lane.spans.size();
  CHECK(turns < timeline.stack().size());
  for (std::size_t i = 1; i < timeline.stack().size(); ++i)
    CHECK(timeline.stack()[i].first_step > timeline.stack()[i - 1].last_step);
}

TEST_CASE("steps and times of the timeline lead to each other and back") {
  Opened opened(program);
  const Timeline& timeline = *opened.scene().timeline;
  for (const TurnSpan& span : timeline.stack()) {
    CHECK(timeline.time_at(span.first_step) == span.begin);
    CHECK(timeline.time_at(span.last_step) == span.end);
  }
}

TEST_CASE("a lane that grows without end is made coarser and stays in order") {
  Timeline timeline;
  LaneKey key{Kind::Microtask, SentencesText::queue_microtasks, 0, 1};
  for (std::uint64_t i = 0; i < 3 * Timeline::most_spans; ++i) {
    timeline.begin_turn(key, 2 * i + 1, static_cast<std::int64_t>(i));
    timeline.mark({2 * i + 2, static_cast<std::int64_t>(i), MarkerKind::Output});
  }
  const auto& spans = lane_of(timeline, Kind::Microtask);
  CHECK(spans.size() <= Timeline::most_spans);
  CHECK(timeline.stack().size() <= Timeline::most_spans);
  CHECK(timeline.markers().size() <= Timeline::most_markers);
  for (std::size_t i = 1; i < spans.size(); ++i) {
    if (spans[i].first_step <= spans[i - 1].last_step) FAIL("spans overlap at " << i);
  }
  CHECK(spans.front().first_step == 1);
}

TEST_CASE("lanes keep their order whenever each has its first turn, tasks below the queues by birth") {
  Timeline timeline;
  timeline.begin_turn({Kind::Task, RoundRobinText::queue_ready, 9, 0}, 1, 1);
  timeline.begin_turn({Kind::Task, SentencesText::queue_io, 0, 104}, 2, 2);
  timeline.begin_turn({Kind::Task, RoundRobinText::queue_ready, 4, 0}, 3, 3);
  timeline.begin_turn({Kind::Microtask, SentencesText::queue_microtasks, 0, 2}, 4, 4);
  timeline.begin_turn({Kind::Frame, WindowText::window_lane_script, 0, 0}, 5, 5);
  REQUIRE(timeline.lanes().size() == 4);
  CHECK(timeline.lanes()[0].key.title == SentencesText::queue_microtasks);
  CHECK(timeline.lanes()[1].key.title == SentencesText::queue_io);
  CHECK(timeline.lanes()[2].key.task == 4);
  CHECK(timeline.lanes()[3].key.task == 9);
}

TEST_CASE("zooming keeps what is under the mouse, panning stays inside") {
  Stretch whole{0, 1000};
  Stretch near = zoomed(whole, whole, 250, 0.5, 10);
  CHECK(near.length() == Approx(500));
  CHECK((250 - near.begin) / near.length() == Approx(0.25));
  CHECK(panned(near, whole, -10'000).begin == Approx(0));
  CHECK(panned(near, whole, 10'000).end == Approx(1000));
  CHECK(zoomed(near, whole, 300, 100, 10).length() == Approx(1000));
  CHECK(zoomed(whole, whole, 500, 0.000001, 10).length() == Approx(10));
  CHECK(ruler_distance(7) == Approx(10));
  CHECK(ruler_distance(0.03) == Approx(0.05));
}
