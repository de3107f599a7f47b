// Every screen in every theme, language and size, for people to look at: not a test, so it runs only when it is named.
//   LOOPSCOPE_PICTURES=folder tests/app_window_tests "[.gallery]"
#include <catch2/catch.hpp>
#include <render/picture.hpp>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "screens.hpp"

using namespace loopscope;
using namespace loopscope::window;
namespace fs = std::filesystem;

namespace {

constexpr scene::Size sizes[] = {{1024, 640}, {1440, 900}, {3840, 2160}};
constexpr const char* theme_words[] = {"dark", "light", "contrast", "contrast-light"};
constexpr const char* language_words[] = {"en", "pt"};

void take(Screen screen, scene::ThemeName theme, Language language, scene::Size size, const fs::path& folder) {
  screen.theme = theme;
  screen.language = language;
  screen.size = size;
  std::string name = std::string(screen.name) + "-" + std::to_string(static_cast<int>(size.width)) + "-" +
                     language_words[static_cast<std::size_t>(language)] + "-" +
                     theme_words[static_cast<std::size_t>(theme)] + ".png";
  REQUIRE(render::write_png((folder / name).string(), taken(screen)));
}

}  // namespace

TEST_CASE("every screen in every theme, language and size", "[.gallery]") {
  const char* wanted = std::getenv("LOOPSCOPE_PICTURES");
  fs::path folder = wanted ? wanted : "pictures";
  fs::create_directories(folder);
  for (const Screen& screen : all_screens()) {
    for (std::size_t theme = 0; theme < scene::theme_count; ++theme) {
      for (Language language : {Language::English, Language::Portuguese}) {
        for (scene::Size size : sizes) take(screen, static_cast<scene::ThemeName>(theme), language, size, folder);
      }
    }
  }
}
