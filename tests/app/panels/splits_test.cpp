#include <catch2/catch.hpp>

#include "desk.hpp"
#include "sample_scene.hpp"

#include <algorithm>
#include <cmath>

using namespace desk;

namespace {

// Presses in the middle of a border, and lets the mouse go at a distance from there.
void drag(Desk& desk, const std::string& name, float dx, float dy) {
  scene::Rect gap = desk.widget_at(name);
  float x = gap.x + gap.width / 2, y = gap.y + gap.height / 2;
  desk.move(x, y);
  ImGui::GetIO().MouseDown[0] = true;
  desk.frame();
  for (int i = 1; i <= 4; ++i) {
    desk.move(x + dx * static_cast<float>(i) / 4, y + dy * static_cast<float>(i) / 4);
    for (const scene::Intent& intent : desk.asked)
      if (intent.action == scene::Action::MoveSplit) desk.view.splits.set(intent.value, static_cast<float>(intent.x));
  }
  ImGui::GetIO().MouseDown[0] = false;
  desk.frame();
}

}  // namespace

TEST_CASE("dragging the gap beside the code makes it wider, by as much as the mouse goes") {
  Desk desk(sample::adcb());
  float before = desk.layout().at(scene::Panel::Code).width;
  drag(desk, "split medium.code", 120, 0);
  CHECK(std::abs(desk.layout().at(scene::Panel::Code).width - before - 120) <= 2);
  REQUIRE_FALSE(desk.asked.empty());
  CHECK(desk.asked.front().y == 0);  // the first one begins the drag, the others go on
  CHECK(desk.asked.back().y == 1);
}

TEST_CASE("borders that are counted from the far side follow the mouse too") {
  Desk desk(sample::adcb());
  float timeline = desk.layout().at(scene::Panel::Timeline).height;
  float side = desk.layout().at(scene::Panel::Output).width;
  float output = desk.layout().at(scene::Panel::Output).height;
  drag(desk, "split medium.timeline", 0, -60);
  CHECK(std::abs(desk.layout().at(scene::Panel::Timeline).height - timeline - 60) <= 2);
  drag(desk, "split medium.side", -50, 0);
  CHECK(std::abs(desk.layout().at(scene::Panel::Output).width - side - 50) <= 2);
  output = desk.layout().at(scene::Panel::Output).height;
  drag(desk, "split medium.output", 0, 40);
  CHECK(std::abs(desk.layout().at(scene::Panel::Output).height - output + 40) <= 2);
}

TEST_CASE("a drag past what a panel needs stops there") {
  Desk desk(sample::adcb());
  drag(desk, "split medium.code", 2000, 0);
  CHECK(desk.layout().at(scene::Panel::Queues).width >= 300);
  CHECK(desk.layout().at(scene::Panel::Output).width >= 220);
  drag(desk, "split medium.code", -2000, 0);
  CHECK(desk.layout().at(scene::Panel::Code).width >= 250);
}

TEST_CASE("over a border the mouse shows which way it goes, and a click alone moves nothing") {
  Desk desk(sample::adcb());
  scene::Rect gap = desk.widget_at("split medium.code");
  desk.move(gap.x + 2, gap.y + 100);
  CHECK(ImGui::GetMouseCursor() == ImGuiMouseCursor_ResizeEW);
  gap = desk.widget_at("split medium.timeline");
  desk.move(gap.x + 500, gap.y + 2);
  CHECK(ImGui::GetMouseCursor() == ImGuiMouseCursor_ResizeNS);
  desk.click(gap.x + 500, gap.y + 2);
  CHECK(desk.asked.empty());
  desk.move(200, 300);
  CHECK(ImGui::GetMouseCursor() == ImGuiMouseCursor_Arrow);
}

TEST_CASE("a double click on a border puts it back") {
  Desk desk(sample::adcb());
  std::size_t place = scene::split_place(scene::Breakpoint::Medium, scene::MachineShape::Loop, scene::Split::Code);
  desk.view.splits.set(place, 0.5F);
  desk.frame();
  scene::Rect gap = desk.widget_at("split medium.code");
  desk.click(gap.x + 3, gap.y + 200);
  desk.asked.clear();
  desk.click(gap.x + 3, gap.y + 200);
  REQUIRE_FALSE(desk.asked.empty());
  CHECK(desk.asked.front() == scene::Intent{scene::Action::ResetSplit, place});
}

TEST_CASE("every border of every shape and width can be grabbed") {
  struct Room {
    scene::Size size;
    float scale;
  };
  for (Room room : {Room{{1024, 640}, 1}, {{1024, 640}, 1.5F}, {{1024, 640}, 2}, {{1440, 900}, 1}, {{2200, 1000}, 1}}) {
    Desk desk(sample::adcb(), room.size, room.scale);
    CHECK(desk.layout().handles.size() >= 3);
    for (const scene::Handle& handle : desk.layout().handles) {
      std::string name = "split " + scene::split_name(handle.place);
      INFO(name);
      desk.asked.clear();
      desk.view.splits = {};
      desk.frame();
      float way = handle.share + 0.002F < handle.most_share ? 1.0F : -1.0F;
      float pixels =
          std::min(10.0F, std::abs(way > 0 ? handle.most_share - handle.share : handle.share - handle.least_share) *
                              std::abs(handle.length));
      if (handle.length < 0) way = -way;
      handle.upright ? drag(desk, name, way * pixels, 0) : drag(desk, name, 0, way * pixels);
      REQUIRE_FALSE(desk.asked.empty());
      CHECK(desk.asked.front().action == scene::Action::MoveSplit);
      CHECK(desk.asked.front().value == handle.place);
    }
  }
}
