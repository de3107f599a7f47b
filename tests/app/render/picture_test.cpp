#include <catch2/catch.hpp>
#include <render/picture.hpp>
#include <sample_scene.hpp>

#include <cstdio>
#include <filesystem>
#include <string>

using namespace loopscope;
using namespace loopscope::render;

namespace {

PictureOptions options_of(int width, int height, Language language, scene::ThemeName theme) {
  PictureOptions options;
  options.width = width;
  options.height = height;
  options.view.language = language;
  options.view.theme = theme;
  return options;
}

// The share of pixels that differ from the most common colour of the corner: an empty picture has none.
double share_drawn(const Picture& picture) {
  std::size_t drawn = 0;
  for (std::size_t i = 0; i < picture.pixels.size(); i += 4) {
    bool same = std::equal(&picture.pixels[i], &picture.pixels[i] + 4, picture.pixels.data());
    drawn += same ? 0 : 1;
  }
  return static_cast<double>(drawn) * 4 / static_cast<double>(picture.pixels.size());
}

// Kept beside the build, so that a person can look at them.
void keep(const std::string& name, const Picture& picture) {
  std::filesystem::create_directories("pictures");
  REQUIRE(write_png("pictures/" + name + ".png", picture));
}

}  // namespace

TEST_CASE("a lesson is drawn in both languages, every theme and three sizes") {
  const std::pair<int, int> sizes[] = {{1024, 640}, {1440, 900}, {2560, 1440}};
  for (auto [width, height] : sizes) {
    for (Language language : {Language::English, Language::Portuguese}) {
      for (auto theme : {scene::ThemeName::Dark, scene::ThemeName::Light, scene::ThemeName::HighContrast}) {
        Picture picture = draw_picture(sample::adcb(), options_of(width, height, language, theme));
        CHECK(share_drawn(picture) > 0.01);
        keep("adcb-" + std::to_string(width) + "-" + std::string(language_code(language)) + "-" +
                 std::to_string(static_cast<int>(theme)),
             picture);
      }
    }
  }
}

TEST_CASE("a scene that overflows every panel is drawn") {
  for (auto [width, height] : {std::pair{1024, 640}, {1440, 900}}) {
    auto options = options_of(width, height, Language::Portuguese, scene::ThemeName::Dark);
    keep("crowded-" + std::to_string(width), draw_picture(sample::crowded(), options));
  }
}

TEST_CASE("the window without a file teaches in words") {
  keep("empty", draw_picture(scene::Scene(), options_of(1440, 900, Language::English, scene::ThemeName::Dark)));
  auto options = options_of(1024, 640, Language::Portuguese, scene::ThemeName::Light);
  options.view.help_open = true;
  keep("help", draw_picture(sample::adcb(), options));
  options.view.help_open = false;
  options.view.dialog_open = true;
  keep("dialog", draw_picture(sample::adcb(), options));
}

TEST_CASE("the same scene gives the same bytes") {
  auto options = options_of(800, 600, Language::English, scene::ThemeName::Light);
  CHECK(draw_picture(sample::adcb(), options).pixels == draw_picture(sample::adcb(), options).pixels);
}

TEST_CASE("a picture that cannot be written says so") {
  CHECK_FALSE(write_png("/nowhere/at/all.png", Picture{1, 1, {0, 0, 0, 255}}));
}
