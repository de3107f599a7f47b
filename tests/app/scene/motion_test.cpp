#include <scene/motion.hpp>

#include <catch2/catch.hpp>

#include <cmath>
#include <random>
#include <set>

using namespace loopscope::scene;

namespace {

constexpr float duration = 0.3F;
const Rect shelf{400, 100, 120, 40};
const Rect queue{100, 500, 120, 40};

bool near(const Rect& a, const Rect& b) {
  return std::abs(a.x - b.x) < 0.01F && std::abs(a.y - b.y) < 0.01F && std::abs(a.width - b.width) < 0.01F &&
         std::abs(a.height - b.height) < 0.01F;
}

Rect frame(Motion& motion, float seconds, std::optional<Travel> travel, const Rect& target) {
  motion.begin(seconds, travel, duration);
  Rect at = motion.place(1, target, {});
  motion.end();
  return at;
}

}  // namespace

TEST_CASE("a thing glides from where it was to where it is, and settles there", "[motion]") {
  Motion motion;
  frame(motion, 0, Travel::Snap, shelf);
  Rect first = frame(motion, 0.016F, Travel::Forward, queue);
  CHECK(near(first, shelf));
  Rect middle = frame(motion, duration / 2, {}, queue);
  CHECK(middle.x < shelf.x);
  CHECK(middle.x > queue.x - 80);
  CHECK(motion.moving());
  CHECK(near(frame(motion, duration, {}, queue), queue));
  CHECK_FALSE(motion.moving());
}

TEST_CASE("the way back passes the same points as the way there", "[motion]") {
  for (int i = 0; i <= 20; ++i) {
    float share = static_cast<float>(i) / 20;
    CHECK(near(along(shelf, queue, share), along(queue, shelf, 1 - share)));
  }
}

TEST_CASE("without a step a thing follows its target at once, as when a panel scrolls", "[motion]") {
  Motion motion;
  frame(motion, 0, Travel::Snap, shelf);
  CHECK(near(frame(motion, 0.016F, {}, queue), queue));
  CHECK_FALSE(motion.moving());
}

TEST_CASE("a jump snaps, even in the middle of a glide", "[motion]") {
  Motion motion;
  frame(motion, 0, Travel::Snap, shelf);
  frame(motion, 0.016F, Travel::Forward, queue);
  CHECK(near(frame(motion, 0.05F, Travel::Snap, shelf), shelf));
  CHECK_FALSE(motion.moving());
}

TEST_CASE("a thing is born at its cause and leaves to it again on the way back", "[motion]") {
  Motion motion;
  Rect cause{10, 10, 50, 20};
  motion.begin(0, Travel::Forward, duration);
  CHECK(near(motion.place(7, shelf, {cause, {}}), cause));
  motion.end();
  motion.begin(duration, {}, duration);
  CHECK(near(motion.place(7, shelf, {cause, {}}), shelf));
  motion.end();
  motion.begin(0.016F, Travel::Back, duration);
  motion.end();
  REQUIRE(motion.leaving().size() == 1);
  CHECK(near(motion.leaving()[0].rect, shelf));
  motion.begin(duration * 0.99F, {}, duration);
  motion.end();
  REQUIRE(motion.leaving().size() == 1);
  CHECK(std::abs(motion.leaving()[0].rect.x - cause.x) < 2);
  CHECK(motion.leaving()[0].opacity < 0.05F);
  motion.begin(duration, {}, duration);
  motion.end();
  CHECK_FALSE(motion.moving());
}

TEST_CASE("whatever steps are made, everything ends at its target and no id is lost or doubled", "[motion]") {
  std::mt19937 random(1);
  Motion motion;
  std::set<Id> alive;
  auto target_of = [](Id id) { return Rect{static_cast<float>(id) * 10, 50, 40, 20}; };
  for (int step = 0; step < 500; ++step) {
    Id id = random() % 12 + 1;
    if (!alive.erase(id)) alive.insert(id);
    auto travel = static_cast<Travel>(random() % 3);
    motion.begin(0.05F, travel, duration);
    for (Id each : alive) motion.place(each, target_of(each), {{0, 0, 5, 5}, {900, 0, 5, 5}});
    motion.end();
    for (const Motion::Leaver& leaver : motion.leaving()) CHECK_FALSE(alive.contains(leaver.id));
  }
  motion.begin(1, {}, duration);
  for (Id each : alive) CHECK(near(motion.place(each, target_of(each), {}), target_of(each)));
  motion.end();
  CHECK_FALSE(motion.moving());
}
