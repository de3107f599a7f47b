#include <catch2/catch.hpp>
#include <panels/stage.hpp>
#include <window/input_queue.hpp>

using namespace loopscope;
using namespace loopscope::window;
using scene::Key;

namespace {

constexpr int right_arrow = 262;
constexpr int left_control = 341;

struct Fixture {
  panels::Stage stage{1};
  InputQueue queue;
  ImGuiIO& io = ImGui::GetIO();
};

}  // namespace

TEST_CASE("a press and a release that arrive together last one frame each") {
  Fixture f;
  f.queue.push(KeyChange{right_arrow, true});
  f.queue.push(KeyChange{right_arrow, false});
  auto presses = f.queue.apply(f.io);
  REQUIRE(presses.size() == 1);
  CHECK(presses[0].key == Key::Right);
  CHECK(f.io.KeysDown[right_arrow]);
  CHECK(f.queue.apply(f.io).empty());
  CHECK_FALSE(f.io.KeysDown[right_arrow]);
  CHECK(f.queue.empty());
}

TEST_CASE("five quick presses of one key are five presses") {
  Fixture f;
  for (int i = 0; i < 5; ++i) {
    f.queue.push(KeyChange{right_arrow, true});
    f.queue.push(KeyChange{right_arrow, false});
  }
  std::size_t presses = 0;
  while (!f.queue.empty()) presses += f.queue.apply(f.io).size();
  CHECK(presses == 5);
}

TEST_CASE("a modifier holds for the key that follows it and no longer") {
  Fixture f;
  f.queue.push(KeyChange{left_control, true});
  f.queue.push(KeyChange{79, true});
  f.queue.push(KeyChange{79, false});
  f.queue.push(KeyChange{left_control, false});
  auto presses = f.queue.apply(f.io);
  REQUIRE(presses.size() == 1);
  CHECK(presses[0].modifiers.control);
  CHECK(f.io.KeyCtrl);
  while (!f.queue.empty()) f.queue.apply(f.io);
  CHECK_FALSE(f.io.KeyCtrl);
}

TEST_CASE("a held key repeats") {
  Fixture f;
  f.queue.push(KeyChange{right_arrow, true});
  f.queue.push(KeyChange{right_arrow, false, true});
  f.queue.push(KeyChange{right_arrow, false, true});
  CHECK(f.queue.apply(f.io).size() == 3);
  CHECK(f.io.KeysDown[right_arrow]);
}

TEST_CASE("the mouse does not move on before its click was seen") {
  Fixture f;
  f.queue.push(MouseMove{10, 10});
  f.queue.push(MouseButton{0, true});
  f.queue.push(MouseButton{0, false});
  f.queue.push(MouseMove{500, 500});
  f.queue.apply(f.io);
  CHECK(f.io.MousePos.x == 10);
  CHECK(f.io.MouseDown[0]);
  f.queue.apply(f.io);
  CHECK(f.io.MousePos.x == 10);
  CHECK_FALSE(f.io.MouseDown[0]);
  f.queue.apply(f.io);
  CHECK(f.io.MousePos.x == 500);
}

TEST_CASE("losing the focus releases everything") {
  Fixture f;
  f.queue.push(KeyChange{left_control, true});
  f.queue.push(MouseButton{0, true});
  f.queue.apply(f.io);
  f.queue.release_everything();
  f.queue.apply(f.io);
  CHECK_FALSE(f.io.KeyCtrl);
  CHECK_FALSE(f.io.MouseDown[0]);
}

TEST_CASE("keys and buttons nobody knows are ignored") {
  Fixture f;
  f.queue.push(KeyChange{-1, true});
  f.queue.push(KeyChange{100000, true});
  f.queue.push(MouseButton{-3, true});
  f.queue.push(MouseButton{77, true});
  CHECK(f.queue.apply(f.io).empty());
  CHECK(f.queue.empty());
}
