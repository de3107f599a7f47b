// The first difference between two profiles, and the option that causes it.
#include <catch2/catch.hpp>

#include <explore/profile_diff.hpp>

#include "run_program.hpp"

namespace {

using namespace loopscope;

ProfileDifference difference(std::string_view text, std::string_view first = "node",
                             std::string_view second = "node-10") {
  RunRequest request;
  request.source = std::make_shared<const SourceText>("/work/program.js", std::string(text));
  return profile_difference(request, *find_profile(first), *find_profile(second));
}

}  // namespace

TEST_CASE("a program without anything that differs is the same") {
  ProfileDifference found = difference("console.log('A'); setTimeout(() => console.log('B'));");
  CHECK(found.part == DifferingPart::None);
  CHECK(found.sides[0].lines == 2);
}

TEST_CASE("await takes three ticks under node-10") {
  ProfileDifference found = difference(
      "(async () => { await Promise.resolve(); console.log('after await'); })();\n"
      "Promise.resolve().then(() => console.log('then'));\n");
  REQUIRE(found.part == DifferingPart::Output);
  CHECK(found.line == 1);
  CHECK(found.sides[0].line == "after await");
  CHECK(found.sides[1].line == "then");
  CHECK(found.cause == ProfileTrait::AwaitTicks);
  CHECK(found.cause_is_first);
  CHECK(found.parting_step > 0);
}

TEST_CASE("timers of one delay drain only after all of them under node-10") {
  const char* program =
      "for (const n of [1, 2]) setTimeout(() => { console.log('timer', n); Promise.resolve().then(() => "
      "console.log('then', n)); }, 5);\nconst end = Date.now() + 20; while (Date.now() < end);\n";
  ProfileDifference found = difference(program);
  REQUIRE(found.part == DifferingPart::Output);
  CHECK(found.line == 2);
  CHECK(found.sides[0].line == "then 1");
  CHECK(found.sides[1].line == "timer 2");
  CHECK(found.cause == ProfileTrait::TimersDrain);
  ProfileDifference turned = difference(program, "node-10", "node");
  CHECK(turned.cause == ProfileTrait::TimersDrain);
  CHECK_FALSE(turned.cause_is_first);
}

TEST_CASE("immediates, rejections, modules and tasks are told apart") {
  CHECK(difference("for (const n of [1, 2]) setImmediate(() => { console.log(n); process.nextTick(() => "
                   "console.log('tick', n)); });")
            .cause == ProfileTrait::ImmediatesDrain);
  CHECK(difference("Promise.reject(new Error('x')); setTimeout(() => console.log('later'));").cause ==
        ProfileTrait::Rejections);
  CHECK(difference("process.nextTick(() => console.log('tick')); Promise.resolve().then(() => console.log('then'));",
                   "node", "node-esm")
            .cause == ProfileTrait::Modules);
  CHECK(difference("spawn(() => console.log('task'));", "round-robin", "node").cause == ProfileTrait::Tasks);
}
