// The presenter as it is drawn: how large its letters are, and what of it is in sight.
#include <catch2/catch.hpp>
#include <scene/present_layout.hpp>

#include <desk.hpp>
#include <sample_scene.hpp>

#include "../../../app/panels/src/present_code.hpp"

using namespace loopscope;
using namespace loopscope::panels;

namespace {

constexpr scene::Size projector{1280, 720};

struct Projector {
  explicit Projector(scene::Scene shown, scene::Size size = projector)
      : size_(size), scene(std::move(shown)), stage(scene::present_scale(size, 1), scene::present_text) {
    view.present.open = true;
    frame();
  }
  void frame() {
    scene::Intents ignored;
    for (int i = 0; i < 3; ++i) stage.frame(scene, view, {}, size_, 1 / 60.0F, ignored);
  }
  bool shows(const std::string& widget) { return stage.ui().widgets.contains(widget); }
  scene::Rect at(const std::string& widget) { return stage.ui().widgets.at(widget); }

  scene::Size size_;
  scene::Scene scene;
  scene::View view;
  Stage stage;
};

}  // namespace

TEST_CASE("from the last row, six picture heights away, every capital fills 16 minutes of arc") {
  constexpr double minute = 3.14159265 / 180 / 60;
  for (scene::Size size : {projector, scene::Size{1920, 1080}}) {
    Stage stage(scene::present_scale(size, 1), scene::present_text);
    for (int face = 0; face < face_count; ++face) {
      const ImFontGlyph* capital = stage.ui().fonts.faces[face]->FindGlyph('H');
      double angle = static_cast<double>(capital->Y1 - capital->Y0) / (6.0 * static_cast<double>(size.height));
      CAPTURE(face, size.height);
      CHECK(angle / minute >= 16);
    }
  }
}

TEST_CASE("the presenter shows code, what waits, what was printed and the reason, all in sight") {
  Projector desk(sample::adcb());
  scene::Rect window{0, 0, projector.width, projector.height};
  for (const char* part : {"present bar", "present code", "present machine", "present output", "present words"}) {
    CAPTURE(part);
    REQUIRE(desk.shows(part));
    CHECK(window.contains(desk.at(part)));
  }
  CHECK_FALSE(desk.shows("timeline"));
}

TEST_CASE("a blank screen covers everything, and the ring goes with the mouse") {
  Projector desk(sample::adcb());
  desk.view.present.blank = scene::Blank::Black;
  desk.frame();
  CHECK(desk.shows("present blank"));
  desk.view.present.blank = scene::Blank::No;
  desk.view.present.ring = true;
  ImGui::GetIO().MousePos = {400, 300};
  desk.frame();
  REQUIRE(desk.shows("present ring"));
  CHECK(desk.at("present ring").contains(400, 300));
  ImGui::GetIO().MousePos = {-1, -1};
  desk.frame();
  CHECK_FALSE(desk.shows("present ring"));
}

TEST_CASE("a long line is wrapped into rows that fit and lose nothing") {
  for (std::string line : {"Promise.resolve().then(() => console.log('C'));", "", "short",
                           "      deeply.indented(andLong, enough, to, be, wrapped, more, than, once);",
                           "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                           "console.log('añejo ação 日本語日本語日本語 😀😀😀😀😀😀😀😀 tudo');"}) {
    for (std::uint32_t cells : {8U, 12U, 34U, 80U}) {
      CAPTURE(line, cells);
      std::vector<CodeRow> rows = wrap_line(3, line, cells);
      std::string joined;
      for (const CodeRow& row : rows) {
        std::string_view part = std::string_view(line).substr(row.begin, row.end - row.begin);
        CHECK(row.indent + editor::LineShape(part).cells() <= cells);
        CHECK(row.line == 3);
        joined += part;
      }
      CHECK(joined == line);
    }
  }
}

TEST_CASE("the run's line is in sight in a program of any length") {
  scene::Scene scene = sample::adcb();
  auto source = std::make_shared<scene::SourceView>(*scene.code.source);
  for (int i = 0; i < 300; ++i) source->lines.push_back("call" + std::to_string(i) + "();");
  scene.code.source = source;
  Projector desk(scene);
  for (std::uint32_t line : {200U, 1U, 299U, 150U, 151U}) {
    desk.scene.code.current = {{line, 1}, {line, 5}};
    ++desk.scene.arrivals;
    desk.frame();
    CAPTURE(line);
    scene::Rect spot = desk.stage.ui().flights.spots.code;
    CHECK_FALSE(spot.empty());
    CHECK(desk.at("present code").contains(spot));
  }
}

TEST_CASE("what the room says stands beside the code, with a field while it is typed") {
  Projector desk(sample::adcb());
  desk.view.present.room.open = desk.view.present.room.typing = true;
  desk.view.present.room.predictions = {{"A D C B", 3, false, ""}, {"A B C D", 1, false, ""}};
  desk.frame();
  CHECK(ImGui::GetIO().WantTextInput);
  CHECK(desk.shows("room field"));
  CHECK(desk.at("room").contains(desk.at("prediction 1")));
  CHECK_FALSE(desk.at("room").overlaps(desk.at("present code")));
  CHECK_FALSE(desk.shows("present output"));
}
