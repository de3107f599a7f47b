// Chips of the real panels in motion: they start where they were and end where they belong.
#include <catch2/catch.hpp>
#include <panels/stage.hpp>
#include <sample_scene.hpp>

using namespace loopscope;
using namespace loopscope::panels;

namespace {

struct Film {
  explicit Film(scene::Scene first) : shown(std::move(first)), stage(1) {
    ImGui::GetIO().MousePos = {-1, -1};
    frame();
    frame();
  }

  void frame(float seconds = 1 / 60.0F) {
    scene::Intents intents;
    stage.frame(shown, view, player, {1440, 900}, seconds, intents);
  }
  // The scene after a step.
  void arrive(scene::Travel travel) {
    ++shown.arrivals;
    shown.travel = travel;
    frame();
  }
  void settle() {
    for (int i = 0; i < 60 && stage.moving(); ++i) frame();
  }

  scene::Scene shown;
  scene::View view;
  scene::Player player;
  Stage stage;
};

scene::Item item(scene::Id id) {
  scene::Item made;
  made.id = id;
  made.kind = scene::Kind::Microtask;
  made.label = "then reaction";
  made.excerpt = "() => console.log('x')";
  return made;
}

}  // namespace

TEST_CASE("a new item flies from the running code into its queue and settles; stepping back it flies home") {
  Film film(sample::adcb());
  REQUIRE_FALSE(film.stage.moving());
  scene::Id id = 1'000;
  scene::Scene before = film.shown;
  film.shown.queues.front().items.push_back(item(id));
  ++film.shown.queues.front().total;
  film.arrive(scene::Travel::Forward);
  CHECK(film.stage.moving());
  REQUIRE_FALSE(film.stage.ui().flights.all().empty());
  film.settle();
  CHECK_FALSE(film.stage.moving());
  CHECK(film.stage.ui().flights.all().empty());
  std::uint64_t arrivals = film.shown.arrivals;
  film.shown = before;
  film.shown.arrivals = arrivals;
  film.arrive(scene::Travel::Back);
  REQUIRE(film.stage.ui().flights.all().size() >= 1);
  film.settle();
  CHECK_FALSE(film.stage.moving());
}

TEST_CASE("a jump, motion turned off and a fast player snap") {
  Film film(sample::adcb());
  auto add = [&](scene::Id id, scene::Travel travel) {
    film.shown.queues.front().items.push_back(item(id));
    ++film.shown.queues.front().total;
    film.arrive(travel);
  };
  add(2'000, scene::Travel::Snap);
  CHECK_FALSE(film.stage.moving());
  film.view.motion = false;
  add(2'001, scene::Travel::Forward);
  CHECK_FALSE(film.stage.moving());
  film.view.motion = true;
  film.player.play();
  for (int i = 0; i < 20; ++i) film.player.faster();
  add(2'002, scene::Travel::Forward);
  CHECK_FALSE(film.stage.moving());
}

TEST_CASE("without a step nothing moves, whatever the mouse does") {
  Film film(sample::adcb());
  for (float y = 0; y < 900; y += 100) {
    ImGui::GetIO().MousePos = {700, y};
    film.frame();
    CHECK_FALSE(film.stage.moving());
  }
}
