#include <catch2/catch.hpp>
#include <panels/astral.hpp>
#include <panels/stage.hpp>
#include <panels/widgets.hpp>

using namespace loopscope;
using namespace loopscope::panels;

TEST_CASE("text that fits stays, text that does not ends in an ellipsis and fits then") {
  Stage stage(1);
  const ImFont* font = stage.ui().font(Face::Mono);
  CHECK(fit_text(font, "short", 500) == "short");
  std::string cut = fit_text(font, "a long line of text that does not fit", 100);
  CHECK(cut.ends_with("…"));
  CHECK(text_width(font, cut) <= 100);
  CHECK(fit_text(font, "", 10).empty());
}

TEST_CASE("only the first line is shown, and its cut is marked") {
  Stage stage(1);
  CHECK(fit_text(stage.ui().font(Face::Mono), "first\nsecond", 500) == "first…");
}

TEST_CASE("a cut never splits a character") {
  Stage stage(1);
  const ImFont* font = stage.ui().font(Face::Text);
  for (float width = 0; width < 120; width += 1) {
    std::string cut = fit_text(font, "çãéêíóúàü ☺☺☺ çãé", width);
    for (std::size_t i = 0; i < cut.size();) {
      auto byte = static_cast<unsigned char>(cut[i]);
      REQUIRE((byte & 0xC0) != 0x80);
      i += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
      REQUIRE(i <= cut.size());
    }
  }
}

TEST_CASE("characters above U+FFFF survive a text field") {
  AstralMap map;
  std::string path = "/tmp/\U0001F600 a\U0001F680\U0001F600.js";
  std::string field = map.encode(path);
  CHECK(field.find("\U0001F600") == std::string::npos);
  CHECK(map.decode(field) == path);
  CHECK(map.decode("x" + field) == "x" + path);
}

TEST_CASE("the characters that stand in for others survive a text field themselves") {
  AstralMap map;
  std::string text = "\U0001F600\uA000\uA001\U0001F600";
  CHECK(map.decode(map.encode(text)) == text);
}
