// Pictures of the settings and of layouts, for people to look at: not a test, so it runs only when it is named.
//   LOOPSCOPE_PICTURES=folder tests/app_window_tests "[.pictures]"
#include <catch2/catch.hpp>
#include <panels/stage.hpp>
#include <render/picture.hpp>
#include <scene/arrangement.hpp>
#include <scene/session.hpp>
#include <scene/settings.hpp>

#include <cstdlib>
#include <filesystem>
#include <string>

using namespace loopscope;
namespace fs = std::filesystem;

namespace {

struct Shot {
  const char* name;
  scene::Size size;
  float scale;
  scene::ThemeName theme;
  Language language;
};

constexpr Shot shots[] = {
    {"1024-en-dark", {1024, 640}, 1, scene::ThemeName::Dark, Language::English},
    {"1440-pt-light", {1440, 900}, 1, scene::ThemeName::Light, Language::Portuguese},
    {"1440-en-contrast", {1440, 900}, 1.5F, scene::ThemeName::HighContrast, Language::English},
    {"3840-pt-contrast-light", {3840, 2160}, 2.25F, scene::ThemeName::HighContrastLight, Language::Portuguese},
    {"1024-pt-twice", {1024, 640}, 2, scene::ThemeName::Dark, Language::Portuguese},
    {"3840-en-four", {3840, 2160}, 4, scene::ThemeName::Light, Language::English},
};

void take(const Shot& shot, const std::string& what, const scene::Session& session, const scene::View& view,
          ImVec2 mouse = {-1, -1}) {
  const char* wanted = std::getenv("LOOPSCOPE_PICTURES");
  fs::path folder = wanted ? wanted : "pictures";
  fs::create_directories(folder);
  panels::Stage stage(shot.scale);
  stage.ui().settings_file = "/home/ana/.config/loopscope/settings";
  ImGui::GetIO().MousePos = mouse;
  scene::Intents ignored;
  for (int i = 0; i < 4; ++i) stage.frame(session.scene(), view, {}, shot.size, 1, ignored);
  std::string file = (folder / (what + "-" + shot.name + ".png")).string();
  REQUIRE(render::write_png(
      file, render::picture_of_frame(static_cast<int>(shot.size.width), static_cast<int>(shot.size.height))));
}

}  // namespace

TEST_CASE("pictures of the settings and of layouts", "[.pictures]") {
  for (const Shot& shot : shots) {
    scene::Session session =
        scene::Session::open(LOOPSCOPE_SOURCE_DIR "/scenarios/javascript/thenables.js", {"", shot.language});
    session.seek(session.scene().counters.event.total / 2);
    scene::View view;
    view.theme = shot.theme;
    view.language = shot.language;
    for (std::size_t i = 1; i < scene::arrangement_count; ++i) {
      view.splits = scene::splits_of(static_cast<scene::Arrangement>(i));
      take(shot, "layout-" + std::to_string(i), session, view);
    }
    scene::Rect code = scene::make_layout(shot.size, shot.scale, scene::MachineShape::Loop, 4, false, view.splits)
                           .at(scene::Panel::Code);
    take(shot, "handle", session, view, {code.right() + 3, code.y + 60});
    view.settings = {true, 4};
    view.safe_colours = true;
    take(shot, "settings", session, view);
    view.settings.at = scene::setting_rows() - 1;
    take(shot, "settings-end", session, view);
  }
}
