// The runner on a thread of its own, as the window has it.
#include <catch2/catch.hpp>

#include <window/thread_runner.hpp>

#include <atomic>
#include <chrono>
#include <thread>

using namespace loopscope;
using namespace loopscope::window;
using scene::MadeRun;
using scene::RunOrder;

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

RunOrder order(std::string text) { return {"/nowhere/program.js", std::move(text), {}}; }

std::optional<MadeRun> next(ThreadRunner& runner) {
  runner.wait(30);
  return runner.take();
}

constexpr const char* endless = "let n = 0;\nwhile (true) n++;\n";

}  // namespace

TEST_CASE("a run made on the other thread comes whole, and someone is woken") {
  std::atomic<int> woken = 0;
  ThreadRunner runner([&] { ++woken; });
  runner.start(order("console.log('here');\n"));
  std::optional<MadeRun> made = next(runner);
  REQUIRE(made);
  CHECK(made->is_first);
  CHECK(made->is_last);
  made->session.seek_end();
  REQUIRE(made->session.scene().output.lines.size() == 1);
  CHECK(made->session.scene().output.lines[0].text == "here");
  CHECK_FALSE(runner.is_busy());
  for (int i = 0; i < 1000 && woken == 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  CHECK(woken > 0);  // a moment after it could be taken
}

TEST_CASE("a program without an end never keeps the window waiting") {
  ThreadRunner runner([] {});
  runner.start(order(endless));
  std::optional<MadeRun> first = next(runner);
  REQUIRE(first);
  CHECK(first->is_first);
  CHECK_FALSE(first->is_last);
  CHECK(runner.is_busy());
  double longest = 0;
  scene::RunProgress before = runner.progress();
  for (int i = 0; i < 200; ++i) {
    Clock::time_point start = Clock::now();
    first->session.step(scene::Grain::Event, scene::Direction::Forward);
    runner.progress();
    longest = std::max(longest, seconds_since(start));
  }
  CHECK(longest < 0.5);  // the machine may be busy with other things
  for (int i = 0; i < 500 && runner.progress() == before; ++i) runner.wait(0.02);
  CHECK(runner.progress().instructions > before.instructions);
  runner.stop();
  std::optional<MadeRun> rest = next(runner);
  REQUIRE(rest);
  CHECK_FALSE(rest->is_first);
  CHECK(rest->session.progress().events >= first->session.progress().events);
  CHECK_FALSE(runner.is_busy());
}

TEST_CASE("of many orders in a row only the last one's run comes") {
  ThreadRunner runner([] {});
  for (int i = 0; i < 20; ++i) runner.start(order(endless));
  runner.start(order("console.log('last');\n"));
  std::optional<MadeRun> made = next(runner);
  REQUIRE(made);
  made->session.seek_end();
  REQUIRE(made->session.scene().output.lines.size() == 1);
  CHECK(made->session.scene().output.lines[0].text == "last");
  CHECK_FALSE(next(runner));
}

TEST_CASE("what was dropped is never handed over, and ending does not wait for a program's end") {
  Clock::time_point start = Clock::now();
  {
    ThreadRunner runner([] {});
    runner.start(order(endless));
    runner.drop();
    CHECK_FALSE(runner.is_busy());
    CHECK_FALSE(runner.take());
    runner.start(order(endless));
    runner.bury(scene::Session{});
  }
  CHECK(seconds_since(start) < 20);
}

TEST_CASE("both runners make the same runs") {
  const std::string text = "let n = 0;\nfor (let i = 0; i < 400000; i++) n += i;\nconsole.log(n);\n";
  scene::PumpedRunner pumped;
  ThreadRunner threaded([] {});
  pumped.start(order(text));
  threaded.start(order(text));
  for (int i = 0; i < 2; ++i) {
    for (int pumps = 0; pumps < 200 && !pumped.has_made(); ++pumps) pumped.pump();
    std::optional<MadeRun> one = pumped.take();
    std::optional<MadeRun> other = next(threaded);
    REQUIRE(one);
    REQUIRE(other);
    CHECK(one->is_first == other->is_first);
    CHECK(one->is_last == other->is_last);
    CHECK(one->session.progress() == other->session.progress());
  }
}
