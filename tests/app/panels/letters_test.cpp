#include <catch2/catch.hpp>
#include <desk.hpp>
#include <panels/letters.hpp>
#include <panels/widgets.hpp>
#include <sample_scene.hpp>

using namespace loopscope;
using namespace loopscope::panels;

namespace {

// Draws a text and makes what it needs.
bool draws(Stage& stage, const std::string& text) {
  stage.expect_text(text);
  bool wanted = stage.wants_letters();
  if (wanted) stage.make_letters();
  return wanted;
}

bool has(Stage& stage, Face face, char32_t character) {
  const ImFont* font = stage.ui().font(face);
  return font->FindGlyphNoFallback(static_cast<ImWchar>(letters_of(font).shown(character))) != nullptr;
}

}  // namespace

TEST_CASE("the letters that a window begins with are those it needs, in every language") {
  for (Language language : {Language::English, Language::Portuguese}) {
    scene::View view;
    view.language = language;
    view.help_open = GENERATE(false, true);
    scene::Intents ignored;
    Stage stage(1);
    stage.frame(sample::crowded(), view, {}, {1440, 900}, 0.016F, ignored);
    CHECK_FALSE(stage.wants_letters());
  }
}

TEST_CASE("letters are made when a text asks for them, once") {
  Stage stage(1);
  const std::string greek = "αβγ → ж ₂ ℝ";
  CHECK(draws(stage, greek));
  for (Face face : {Face::Text, Face::Small, Face::Bold, Face::Large, Face::Mono, Face::MonoSmall}) {
    CHECK(has(stage, face, U'α'));
    CHECK(has(stage, face, U'ж'));
    CHECK(has(stage, face, U'ℝ'));
  }
  CHECK_FALSE(draws(stage, greek));
  CHECK_FALSE(draws(stage, "ωψ"));  // the alphabet came with them
}

TEST_CASE("what no font holds is not asked for again and again") {
  Stage stage(1);
  CHECK(draws(stage, "\uA500"));  // Vai
  CHECK_FALSE(draws(stage, "\uA500"));
}

TEST_CASE("Han and kana come one by one") {
  Stage stage(1);
  draws(stage, "日本の時");
  CHECK(has(stage, Face::Mono, U'日'));
  CHECK(stage.ui().font(Face::Mono)->FindGlyphNoFallback(0x4E00) == nullptr);
}

TEST_CASE("pictures above U+FFFF are drawn, at every scale") {
  Stage stage(1);
  draws(stage, "done \U0001F680 and \U0001F600");
  for (float scale : {0.75F, 1.0F, 4.0F}) {
    stage.set_scale(scale);
    const ImFont* font = stage.ui().font(Face::Mono);
    const ImFontGlyph* glyph = font->FindGlyphNoFallback(static_cast<ImWchar>(letters_of(font).shown(U'\U0001F680')));
    REQUIRE(glyph);
    CHECK(glyph->Visible == 1);
    CHECK(glyph->AdvanceX > font->FontSize / 2);
    CHECK(glyph->Y0 >= 0);
    CHECK(glyph->Y1 <= font->FontSize + 1);
    CHECK(text_width(font, "\U0001F680\U0001F680") == Approx(2 * text_width(font, "\U0001F680")));
  }
}

TEST_CASE("a text with pictures is cut between characters") {
  Stage stage(1);
  const std::string text = "\U0001F680\U0001F600 ok \U0001F680";
  draws(stage, text);
  const ImFont* font = stage.ui().font(Face::Text);
  CHECK(fit_text(font, text, 500) == text);
  for (float width = 20; width < text_width(font, text); width += 1) {
    std::string cut = fit_text(font, text, width);
    CHECK(text_width(font, cut) <= width);
    REQUIRE(cut.ends_with("…"));
    cut.resize(cut.size() - std::string("…").size());
    CHECK(text.starts_with(cut));
    CHECK((cut.empty() || cut.size() == 4 || cut.size() >= 8));
  }
}

TEST_CASE("stand-ins and what has no picture of its own are no letters") {
  Stage stage(1);
  LetterAtlas& letters = letters_of(stage.ui().font(Face::Text));
  std::string room;
  CHECK(letters.shown("a\uF000b", room) == "a\uFFFDb");
  CHECK(letters.shown("\u2713\uFE0F", room) == "\u2713");
  CHECK(letters.shown("plain", room) == "plain");
}
