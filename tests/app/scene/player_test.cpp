#include <catch2/catch.hpp>
#include <scene/player.hpp>

using namespace loopscope::scene;

TEST_CASE("a paused player makes no steps") {
  Player player;
  CHECK(player.advance(10) == 0);
}

TEST_CASE("parts of a step add up") {
  Player player;  // two steps a second
  player.play();
  CHECK(player.steps_per_second() == 2);
  CHECK(player.advance(0.2) == 0);
  CHECK(player.advance(0.2) == 0);
  CHECK(player.advance(0.2) == 1);
  CHECK(player.seconds_to_next() == Approx(0.4));
}

TEST_CASE("a stall does not make the player rush") {
  Player player;
  player.play();
  CHECK(player.advance(60) == 0);
  CHECK(player.advance(60) == 1);
}

TEST_CASE("speed stops at both ends of its table") {
  Player player;
  for (int i = 0; i < 50; ++i) player.slower();
  CHECK(player.steps_per_second() == 0.5);
  for (int i = 0; i < 50; ++i) player.faster();
  CHECK(player.steps_per_second() == 1000);
}
