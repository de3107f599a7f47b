#include <base/chunked.hpp>
#include <base/random.hpp>
#include <catch2/catch.hpp>
#include <deque>
#include <memory>
#include <vector>

using loopscope::ChunkedSequence;
using loopscope::Random;
using loopscope::Shared;

namespace {

using Numbers = ChunkedSequence<int, 4>;  // directories of 256 elements

Numbers counting(int count) {
  Numbers numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(i);
  return numbers;
}

template <class Sequence>
std::vector<typename Sequence::value_type> listed(const Sequence& sequence) {
  return {sequence.begin(), sequence.end()};
}

}  // namespace

TEST_CASE("a shared value is copied only when one of its holders writes") {
  auto first = Shared<std::vector<int>>::make(3, 7);
  auto second = first;
  CHECK(first.same(second));
  CHECK_FALSE(first.is_unique());
  second.mut()[0] = 1;
  CHECK(first.is_unique());
  CHECK_FALSE(first.same(second));
  CHECK(*first == std::vector{7, 7, 7});
  CHECK(*second == std::vector{1, 7, 7});
}

TEST_CASE("a unique shared value is written in place") {
  auto value = Shared<int>::make(1);
  const int* before = &*value;
  value.mut() = 2;
  CHECK(&*value == before);
  CHECK(*value == 2);
}

TEST_CASE("a sequence gives back what was pushed, over many chunks and directories") {
  Numbers numbers = counting(1000);
  REQUIRE(numbers.size() == 1000);
  for (int i = 0; i < 1000; ++i) REQUIRE(numbers[i] == i);
  CHECK(numbers.front() == 0);
  CHECK(numbers.back() == 999);
}

TEST_CASE("a copy of a sequence and its original do not see each other's writes") {
  Numbers original = counting(600);
  Numbers copy = original;
  copy.mut(300) = -1;
  original.mut(301) = -2;
  copy.push_back(-3);
  original.pop_back();
  CHECK(original.size() == 599);
  CHECK(copy.size() == 601);
  CHECK(original[300] == 300);
  CHECK(copy[300] == -1);
  CHECK(original[301] == -2);
  CHECK(copy[301] == 301);
  CHECK(copy.back() == -3);
}

TEST_CASE("a moved-from sequence is empty and usable") {
  Numbers source = counting(10);
  Numbers target = std::move(source);
  CHECK(source.empty());
  source.push_back(5);
  CHECK(listed(source) == std::vector{5});
  CHECK(target.size() == 10);
}

TEST_CASE("sequences are equal and hash alike by content, whatever their history") {
  Numbers queue = counting(500);
  for (int i = 0; i < 299; ++i) queue.pop_front();
  Numbers fresh;
  for (int i = 299; i < 500; ++i) fresh.push_back(i);
  auto identity = [](int value) { return static_cast<std::uint64_t>(value); };
  CHECK(queue == fresh);
  CHECK(queue.hash(identity) == fresh.hash(identity));
  fresh.mut(100) = 0;
  CHECK_FALSE(queue == fresh);
  CHECK(queue.hash(identity) != fresh.hash(identity));
}

TEST_CASE("a copy that writes one element is unequal only there") {
  Numbers original = counting(600);
  Numbers copy = original;
  CHECK(copy == original);
  copy.mut(299) = -1;
  CHECK_FALSE(copy == original);
  copy.mut(299) = 299;
  CHECK(copy == original);
}

TEST_CASE("a popped element lets go of what it held") {
  auto held = std::make_shared<int>(1);
  ChunkedSequence<std::shared_ptr<int>, 4> sequence;
  for (int i = 0; i < 20; ++i) sequence.push_back(held);
  CHECK(held.use_count() == 21);
  for (int i = 0; i < 6; ++i) sequence.pop_front();
  for (int i = 0; i < 6; ++i) sequence.pop_back();
  CHECK(held.use_count() == 9);
  sequence.clear();
  CHECK(held.use_count() == 1);
}

TEST_CASE("a drained queue releases its chunks and starts again") {
  auto held = std::make_shared<int>(1);
  ChunkedSequence<std::shared_ptr<int>, 4> queue;
  for (int round = 0; round < 5; ++round) {
    for (int i = 0; i < 700; ++i) queue.push_back(held);
    auto copy = queue;
    while (!queue.empty()) queue.pop_front();
    CHECK(copy.size() == 700);
  }
  CHECK(held.use_count() == 1);
}

namespace {

// One random operation on a sequence and its model.
void perform(Random& random, Numbers& sequence, std::deque<int>& model, int value) {
  std::uint64_t choice = random.next() % 8;
  if (choice < 3 || model.empty()) {
    sequence.push_back(value);
    model.push_back(value);
  } else if (choice < 5) {
    sequence.pop_front();
    model.pop_front();
  } else if (choice == 5) {
    sequence.pop_back();
    model.pop_back();
  } else {
    std::size_t index = random.next() % model.size();
    sequence.mut(index) = value;
    model[index] = value;
  }
}

// Phases of mostly pushing and mostly popping, with a copy kept from time to time.
void compare_with_deque(std::uint64_t seed) {
  Random random(seed);
  Numbers sequence, kept;
  std::deque<int> model, kept_model;
  for (int step = 0; step < 20000; ++step) {
    if (step / 700 % 2 == 0) {
      sequence.push_back(step);
      model.push_back(step);
    }
    perform(random, sequence, model, step);
    if (random.next() % 50 == 0) {
      REQUIRE(listed(kept) == std::vector<int>(kept_model.begin(), kept_model.end()));
      kept = sequence;
      kept_model = model;
    }
    if (random.next() % 500 == 0) std::swap(kept, sequence), std::swap(kept_model, model);
    REQUIRE(sequence.size() == model.size());
  }
  REQUIRE(listed(sequence) == std::vector<int>(model.begin(), model.end()));
}

}  // namespace

TEST_CASE("a sequence behaves as a deque does under random use with copies") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) compare_with_deque(seed);
}

TEST_CASE("truncating keeps the first elements") {
  Numbers numbers = counting(600);
  numbers.truncate(257);
  CHECK(numbers.size() == 257);
  CHECK(numbers.back() == 256);
  numbers.truncate(300);
  CHECK(numbers.size() == 257);
  numbers.truncate(0);
  CHECK(numbers.empty());
}
