#include "run_program.hpp"
#include "sample_programs.hpp"

#include <history/history.hpp>

#include <catch2/catch.hpp>

using namespace loopscope;
using namespace loopscope::testing;

namespace {

History history_of(const char* program) {
  StartedRun started = start(program);
  return History(started.machine, *started.language, *started.model);
}

// A small generator of our own: the tests must be the same on every machine.
std::uint64_t next_random(std::uint64_t& state) {
  state = state * 6364136223846793005ULL + 1442695040888963407ULL;
  return state >> 33;
}

constexpr const char* long_program = R"(let total = 0; const list = [];
for (let i = 0; i < 20000; i++) { total += i % 7; if (i % 500 === 0) { list.push({ i, total }); Promise.resolve(i).then(v => list.push(v)); } }
setTimeout(() => { for (let i = 0; i < 20000; i++) { total ^= i; } console.log(total, list.length); }, 3);)";

}  // namespace

TEST_CASE("the state at any step equals a machine run from zero to it") {
  std::uint64_t random = 7;
  for (const char* program : sample_programs) {
    History history = history_of(program);
    history.run_to_end();
    for (int i = 0; i < 40; ++i) {
      std::uint64_t step = next_random(random) % (history.last_step() + 1);
      StartedRun fresh = start(program);
      run_to_step(fresh, step);
      CHECK(history.at(step) == fresh.machine);
    }
  }
}

TEST_CASE("the state at any step of a long run equals a machine run from zero, in any order of asking") {
  History history = history_of(long_program);
  history.run_to_end();
  CHECK(history.checkpoint_count() > 5);
  std::uint64_t random = 3;
  for (int i = 0; i < 12; ++i) {
    std::uint64_t step = next_random(random) % (history.last_step() + 1);
    StartedRun fresh = start(long_program);
    run_to_step(fresh, step);
    CHECK(history.at(step) == fresh.machine);
  }
}

TEST_CASE("a step forward and then back is where it began, in every grain") {
  for (const char* program : sample_programs) {
    History history = history_of(program);
    history.run_to_end();
    for (Grain grain : {Grain::Event, Grain::Line, Grain::Turn}) {
      std::uint64_t step = 0;
      for (int i = 0; i < 30; ++i) {
        std::uint64_t next = history.next_step(step, grain);
        if (next == history.last_step()) break;
        CHECK(next > step);
        CHECK(history.previous_step(next, grain) == step);
        step = next;
      }
    }
  }
}

TEST_CASE("events have the numbers of the steps they lead to, whether asked one by one or all at once") {
  for (const char* program : sample_programs) {
    History history = history_of(program);
    history.run_to_end();
    std::vector<Event> all = history.events(1, history.last_step());
    REQUIRE(all.size() == history.last_step());
    for (std::uint64_t step = 1; step <= all.size(); ++step) CHECK(all[step - 1].step == step);
    for (std::uint64_t step = 1; step <= all.size(); step += 7) CHECK(history.event(step) == all[step - 1]);
  }
}

TEST_CASE("step 0 has nothing behind it and past the end is the end") {
  History history = history_of("console.log(1);");
  CHECK(history.at(0) == history.start());
  CHECK(history.at(1'000'000) == history.latest());
  CHECK(history.ended());
  CHECK_FALSE(history.event(0).has_value());
  CHECK(history.previous_step(0, Grain::Line) == 0);
}

TEST_CASE("an endless program is recorded as far as it is asked for") {
  History history = history_of("let n = 0; setInterval(() => { n++; }, 10);");
  for (int i = 0; i < 50; ++i) history.run_ahead(1000);
  CHECK_FALSE(history.ended());
  CHECK(history.at(500).counters.events >= 500);
}
