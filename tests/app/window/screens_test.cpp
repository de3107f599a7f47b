// What the window looks like: some thirty screens, against what they looked like when somebody last looked at them. A
// baseline is a picture at an eighth of the size, whose pixel is the mean colour of a tile; it can be looked at, and a
// word that is missing or elsewhere changes its tiles by more than is tolerated.
//   tests/app/regenerate_baselines writes them anew; the difference is then looked at before it is committed.
#include <catch2/catch.hpp>
#include <render/picture.hpp>

#include <png.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <iterator>
#include <vector>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;
using scene::Action;
using scene::Intent;
using scene::Intents;

namespace {

namespace fs = std::filesystem;

const fs::path source = LOOPSCOPE_SOURCE_DIR;
const fs::path baselines = source / "tests/app/window/screens";

constexpr int tile = 8;       // pixels
constexpr int tolerated = 4;  // levels of 255, of a tile's colour
constexpr double on_average = 0.25;

constexpr scene::Size usual{1440, 900};

struct Screen {
  const char* name;
  const char* lesson;  // empty: the window without a file
  scene::Size size = usual;
  scene::ThemeName theme = scene::ThemeName::Dark;
  Language language = Language::English;
  Intents intents = {};
};

Intent to_step(std::uint64_t step) { return {Action::GoToStep, step}; }
Intent with_text(Action action, std::string text) { return {action, 0, std::move(text)}; }
Intent quiz(scene::QuizAsk ask) { return {Action::OpenQuiz, static_cast<std::uint64_t>(ask) + 1}; }
Intent moved(Action action, double x) {
  Intent intent{action};
  intent.x = x;
  return intent;
}
Intent tab(scene::InspectTab shown) { return {Action::SetTab, static_cast<std::uint64_t>(shown)}; }
Intent typed(const std::string& text) { return scene::edit_intent({editor::Command::Type, false, text}); }

const Screen screens[] = {
    {"start", "adcb", usual, scene::ThemeName::Dark, Language::English, {to_step(0)}},
    {"middle", "adcb", usual, scene::ThemeName::Light, Language::Portuguese, {to_step(14)}},
    {"end", "adcb", usual, scene::ThemeName::HighContrast, Language::English, {{Action::GoToEnd}}},
    {"timers", "timers", usual, scene::ThemeName::HighContrastLight, Language::English, {to_step(20)}},
    {"page", "click_with_two_listeners", usual, scene::ThemeName::Dark, Language::English, {to_step(30)}},
    {"frames", "animation_frames", usual, scene::ThemeName::Light, Language::English, {to_step(25)}},
    {"ring", "round_robin", usual, scene::ThemeName::Dark, Language::Portuguese, {to_step(40)}},
    {"hog", "hog", {1024, 640}, scene::ThemeName::Light, Language::English, {to_step(30)}},
    {"small", "microtasks_inside_microtasks", {1024, 640}, scene::ThemeName::Dark, Language::Portuguese, {to_step(20)}},
    {"large", "blocked_loop", {1920, 1080}, scene::ThemeName::Dark, Language::English, {to_step(20)}},
    {"huge", "generators", {3840, 2160}, scene::ThemeName::Light, Language::English, {to_step(20)}},
    {"failed", "unhandled_rejection", usual, scene::ThemeName::Dark, Language::English, {{Action::GoToEnd}}},
    {"nothing open", "", usual, scene::ThemeName::Dark, Language::English, {}},
    {"why and causes",
     "await_against_then",
     usual,
     scene::ThemeName::Dark,
     Language::English,
     {to_step(30), {Action::SelectCause}, {Action::ToggleWhy}, {Action::ToggleChain}}},
    {"promises",
     "thenables",
     usual,
     scene::ThemeName::Light,
     Language::English,
     {to_step(24), tab(scene::InspectTab::Promises)}},
    {"objects",
     "generators",
     usual,
     scene::ThemeName::Dark,
     Language::Portuguese,
     {to_step(24), tab(scene::InspectTab::Objects)}},
    {"search",
     "adcb",
     usual,
     scene::ThemeName::Dark,
     Language::English,
     {to_step(0), {Action::ToggleRunSearch}, with_text(Action::SetRunSearch, "timer"), moved(Action::FindText, 1)}},
    {"keys", "adcb", usual, scene::ThemeName::Dark, Language::English, {{Action::ToggleHelp}}},
    {"keys small", "adcb", {1024, 640}, scene::ThemeName::Light, Language::Portuguese, {{Action::ToggleHelp}}},
    {"palette", "adcb", usual, scene::ThemeName::Dark, Language::English, {{Action::TogglePalette}}},
    {"profiles", "adcb", usual, scene::ThemeName::Light, Language::English, {{Action::ToggleProfileMenu}}},
    {"stops", "adcb", usual, scene::ThemeName::Dark, Language::Portuguese, {{Action::ToggleBreakDialog}}},
    {"words", "timers", usual, scene::ThemeName::Dark, Language::English, {to_step(20), {Action::ToggleWords}}},
    {"quiz order", "adcb", usual, scene::ThemeName::Dark, Language::English, {quiz(scene::QuizAsk::Order)}},
    {"quiz checked",
     "adcb",
     usual,
     scene::ThemeName::Light,
     Language::Portuguese,
     {quiz(scene::QuizAsk::Text), with_text(Action::QuizType, "A D B C"), {Action::QuizCheck}}},
    {"explained",
     "adcb",
     usual,
     scene::ThemeName::Dark,
     Language::English,
     {quiz(scene::QuizAsk::Text),
      with_text(Action::QuizType, "A D B C"),
      {Action::QuizCheck},
      {Action::ExplainAnswer}}},
    {"presenter", "adcb", {1280, 720}, scene::ThemeName::Dark, Language::English, {{Action::TogglePresent}}},
    {"room",
     "adcb",
     {1280, 720},
     scene::ThemeName::Dark,
     Language::Portuguese,
     {{Action::TogglePresent}, {Action::AskRoom}}},
    {"fault", "adcb", usual, scene::ThemeName::Dark, Language::English, {{Action::FocusEditor}, typed("let let = ;")}},
};

// An eighth of a picture: the mean of each tile, of which the last ones may be cut.
render::Picture shrunk(const render::Picture& picture) {
  render::Picture small{(picture.width + tile - 1) / tile, (picture.height + tile - 1) / tile, {}};
  for (int y = 0; y < small.height; ++y) {
    for (int x = 0; x < small.width; ++x) {
      for (int channel = 0; channel < 4; ++channel) {
        int sum = 0;
        int count = 0;
        for (int row = y * tile; row < std::min((y + 1) * tile, picture.height); ++row) {
          for (int column = x * tile; column < std::min((x + 1) * tile, picture.width); ++column) {
            sum += picture.pixels[(static_cast<std::size_t>(row) * static_cast<std::size_t>(picture.width) +
                                   static_cast<std::size_t>(column)) *
                                      4 +
                                  static_cast<std::size_t>(channel)];
            ++count;
          }
        }
        small.pixels.push_back(static_cast<std::uint8_t>((sum + count / 2) / count));
      }
    }
  }
  return small;
}

render::Picture read_png(const fs::path& path) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(&image, path.c_str())) return {};
  image.format = PNG_FORMAT_RGBA;
  render::Picture picture{static_cast<int>(image.width), static_cast<int>(image.height), {}};
  picture.pixels.resize(PNG_IMAGE_SIZE(image));
  if (!png_image_finish_read(&image, nullptr, picture.pixels.data(), 0, nullptr)) return {};
  return picture;
}

struct Difference {
  int most = 0;
  double mean = 0;
  int x = 0;  // of the tile with the most, in pixels of the screen
  int y = 0;
  bool is_tolerated() const { return most <= tolerated && mean <= on_average; }
};

Difference difference(const render::Picture& now, const render::Picture& before) {
  if (now.width != before.width || now.height != before.height) return {255, 255};
  Difference found;
  double sum = 0;
  for (std::size_t i = 0; i < now.pixels.size(); ++i) {
    int apart = std::abs(now.pixels[i] - before.pixels[i]);
    sum += apart;
    if (apart <= found.most) continue;
    found.most = apart;
    found.x = static_cast<int>(i / 4) % now.width * tile;
    found.y = static_cast<int>(i / 4) / now.width * tile;
  }
  found.mean = sum / static_cast<double>(now.pixels.size());
  return found;
}

render::Picture taken(const Screen& screen) {
  scene::View view;
  view.theme = screen.theme;
  view.language = screen.language;
  view.motion = false;
  Person person(view, {}, screen.size);
  if (*screen.lesson) {
    person.shell.open((source / "scenarios/javascript" / (std::string(screen.lesson) + ".js")).string(), {});
    person.look();
  }
  for (const Intent& intent : screen.intents) {
    // A field that has the focus believes nobody but the keyboard.
    if (intent.action == Action::QuizType) {
      person.type(std::u32string(intent.text.begin(), intent.text.end()));
    } else {
      person.shell.ask_for(intent);
    }
    person.look();
  }
  person.wait(2);
  return render::picture_of_frame(static_cast<int>(screen.size.width), static_cast<int>(screen.size.height));
}

// Where a screen that differs is left, whole, to be looked at.
std::string keep(const Screen& screen, const render::Picture& picture) {
  fs::create_directories("pictures/screens");
  std::string path = "pictures/screens/" + std::string(screen.name) + ".png";
  return render::write_png(path, picture) ? fs::absolute(path).string() : "nowhere";
}

}  // namespace

TEST_CASE("every screen looks as it did when somebody last looked at it") {
  bool regenerates = std::getenv("LOOPSCOPE_REGENERATE") != nullptr;
  if (regenerates) {
    fs::remove_all(baselines);
    fs::create_directories(baselines);
  }
  for (const Screen& screen : screens) {
    render::Picture whole = taken(screen);
    render::Picture now = shrunk(whole);
    fs::path baseline = baselines / (std::string(screen.name) + ".png");
    if (regenerates) REQUIRE(render::write_png(baseline.string(), now));
    Difference found = difference(now, read_png(baseline));
    bool is_same = found.is_tolerated();
    INFO(screen.name << ": " << found.most << " levels at " << found.x << "," << found.y << ", " << found.mean
                     << " on average; " << (is_same && !regenerates ? "" : keep(screen, whole))
                     << "\nIf that is as it should be: tests/app/regenerate_baselines");
    CHECK(is_same);
  }
  CHECK(static_cast<std::size_t>(std::distance(fs::directory_iterator(baselines), {})) == std::size(screens));
}

TEST_CASE("a screen with one word changed is another screen") {
  Screen start = screens[0];
  render::Picture english = shrunk(taken(start));
  CHECK(difference(english, shrunk(taken(start))).is_tolerated());
  start.intents.push_back({Action::Faster});  // one figure in the header
  CHECK_FALSE(difference(english, shrunk(taken(start))).is_tolerated());
}
