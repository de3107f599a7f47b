// The schedule: what was chosen, as text, and back.
#include <catch2/catch.hpp>

#include <runtime/oracle.hpp>

using namespace loopscope;

TEST_CASE("a schedule is read from its text and written again") {
  CHECK(parse_schedule("") == std::vector<std::uint8_t>{});
  CHECK(parse_schedule("10a") == std::vector<std::uint8_t>{1, 0, 10});
  CHECK_FALSE(parse_schedule("1,0").has_value());
  CHECK_FALSE(parse_schedule("A").has_value());
  Oracle oracle(1, {1, 0, 11});
  oracle.choose(ChoiceKind::TimerOrImmediate, 2, 0);
  oracle.choose(ChoiceKind::TimerOrImmediate, 2, 1);
  oracle.choose(ChoiceKind::Completion, 20, 0);
  CHECK(schedule_text(schedule_of(oracle)) == "10b");
  CHECK_FALSE(oracle.first_misfit().has_value());
}

TEST_CASE("past its end the defaults are taken, and what does not fit is named") {
  Oracle oracle(1, {1});
  CHECK(oracle.choose(ChoiceKind::TimerOrImmediate, 2, 0) == 1);
  CHECK(oracle.choose(ChoiceKind::TimerOrImmediate, 2, 0) == 0);
  CHECK_FALSE(oracle.first_misfit().has_value());
  Oracle too_large(1, {0, 5});
  too_large.choose(ChoiceKind::TimerOrImmediate, 2, 0);
  CHECK(too_large.choose(ChoiceKind::TimerOrImmediate, 2, 0) == 0);
  CHECK(too_large.first_misfit() == 1u);
  Oracle too_long(1, {0, 0, 0});
  too_long.choose(ChoiceKind::TimerOrImmediate, 2, 0);
  CHECK(too_long.first_misfit() == 1u);
}
