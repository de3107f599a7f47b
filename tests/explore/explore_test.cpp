// All outcomes over the open orders, each with the shortest schedule that shows it.
#include <catch2/catch.hpp>

#include <explore/explore.hpp>

#include "run_program.hpp"

namespace {

using namespace loopscope;

Exploration explore_text(std::string_view text, std::uint64_t most_runs = 100) {
  StartedRun started = testing::start(text);
  return explore(started.machine, *started.language, *started.model, most_runs);
}

}  // namespace

TEST_CASE("a program without an open order has one outcome") {
  Exploration found = explore_text(
      "console.log('A'); setTimeout(() => console.log('B')); Promise.resolve().then(() => console.log('C'));");
  REQUIRE(found.outcomes.size() == 1);
  CHECK(found.outcomes[0].output == "A\nC\nB\n");
  CHECK(found.outcomes[0].schedule.empty());
  CHECK(found.runs == 1);
  CHECK(found.is_exhaustive);
}

TEST_CASE("setTimeout(0) against setImmediate has two, and the schedule of the second replays it") {
  std::string program = "setTimeout(() => console.log('timer')); setImmediate(() => console.log('immediate'));";
  Exploration found = explore_text(program);
  REQUIRE(found.outcomes.size() == 2);
  CHECK(found.outcomes[0].output == "immediate\ntimer\n");
  CHECK(found.outcomes[0].schedule.empty());
  CHECK(found.outcomes[1].output == "timer\nimmediate\n");
  CHECK(found.outcomes[1].schedule == "1");
  StartedRun started = testing::start(program);
  started.machine.oracle = Oracle(1, *parse_schedule(found.outcomes[1].schedule));
  testing::run_to_end(started);
  CHECK(output_text(started.machine, Stream::Out) == found.outcomes[1].output);
}

TEST_CASE("a bound that stops it early is said") {
  Exploration found =
      explore_text("setTimeout(() => console.log('timer')); setImmediate(() => console.log('immediate'));", 1);
  CHECK(found.outcomes.size() == 1);
  CHECK_FALSE(found.is_exhaustive);
}

TEST_CASE("files that are read at the same time come in every order, and the schedule of each replays it") {
  std::string program =
      "const fs = require('fs'); for (const n of [1, 2, 3]) fs.readFile(__filename, 'utf8', () => console.log(n));";
  Exploration found = explore_text(program);
  REQUIRE(found.outcomes.size() == 6);
  CHECK(found.is_exhaustive);
  CHECK(found.outcomes[0].output == "1\n2\n3\n");
  for (const Outcome& outcome : found.outcomes) {
    StartedRun started = testing::start(program);
    started.machine.oracle = Oracle(1, *parse_schedule(outcome.schedule));
    testing::run_to_end(started);
    CHECK(output_text(started.machine, Stream::Out) == outcome.output);
    CHECK_FALSE(started.machine.oracle.first_misfit());
  }
}

TEST_CASE("a bound that is too small says that not everything was tried") {
  Exploration found = explore_text(
      "const fs = require('fs'); for (const n of [1, 2, 3, 4]) fs.readFile(__filename, () => console.log(n));", 5);
  CHECK(found.runs == 5);
  CHECK_FALSE(found.is_exhaustive);
}
