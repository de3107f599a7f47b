#include <array>
#include <base/random.hpp>
#include <catch2/catch.hpp>

using loopscope::Random;

TEST_CASE("the same seed gives the same random numbers, and a copy goes on by itself") {
  Random first(7), second(7);
  for (int i = 0; i < 100; ++i) REQUIRE(first.next() == second.next());
  Random copy = first;
  CHECK(copy == first);
  CHECK(copy.hash() == first.hash());
  std::uint64_t expected = copy.next();
  CHECK_FALSE(copy == first);
  CHECK(first.next() == expected);
}

TEST_CASE("neighbouring seeds give unrelated random numbers") {
  double difference = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    double here = Random(seed).next_double();
    double there = Random(seed + 1).next_double();
    difference += here < there ? there - here : here - there;
  }
  CHECK(difference / 1000 == Approx(1.0 / 3).margin(0.03));
}

TEST_CASE("random doubles fill the unit interval and stay inside it") {
  Random random(1);
  std::array<int, 10> buckets{};
  for (int i = 0; i < 100000; ++i) {
    double x = random.next_double();
    REQUIRE((x >= 0 && x < 1));
    ++buckets[static_cast<std::size_t>(x * 10)];
  }
  for (int count : buckets) CHECK(count == Approx(10000).margin(500));
}

TEST_CASE("random integers below a bound are even, whatever the bound") {
  Random random(1);
  std::array<int, 3> buckets{};
  for (int i = 0; i < 30000; ++i) ++buckets[random.next_below(3)];
  for (int count : buckets) CHECK(count == Approx(10000).margin(500));
  CHECK(random.next_below(1) == 0);
}
