// How the screens look, drawn small, against how they looked when somebody last looked at them. An eighth of the size
// and a tolerance, so that another version of a font or of its rasteriser changes nothing, and a panel that is gone,
// moved, empty or of another colour does. tests/app/regenerate_baselines draws them anew.
#include <catch2/catch.hpp>

#include <render/picture.hpp>
#include <sample_scene.hpp>
#include <scene/session.hpp>

#include <png.h>

#include <cstdlib>
#include <filesystem>
#include <functional>

using namespace loopscope;
using namespace loopscope::render;
using loopscope::scene::Session;

namespace {

namespace fs = std::filesystem;

const fs::path baselines = fs::path(LOOPSCOPE_SOURCE_DIR) / "tests/app/render/baselines";
const std::string lessons = LOOPSCOPE_SOURCE_DIR "/scenarios/javascript/";

constexpr int reduction = 8;
constexpr int noticeable = 26;            // of 255, in one channel of a small pixel
constexpr double most_different = 0.012;  // the share of small pixels that may be

// Averages of squares.
Picture reduced(const Picture& picture) {
  Picture small{picture.width / reduction, picture.height / reduction, {}};
  for (int y = 0; y < small.height; ++y) {
    for (int x = 0; x < small.width; ++x) {
      for (int channel = 0; channel < 4; ++channel) {
        int sum = 0;
        for (int i = 0; i < reduction * reduction; ++i) {
          int row = y * reduction + i / reduction;
          int column = x * reduction + i % reduction;
          sum += picture.pixels[static_cast<std::size_t>((row * picture.width + column) * 4 + channel)];
        }
        small.pixels.push_back(static_cast<std::uint8_t>(sum / (reduction * reduction)));
      }
    }
  }
  return small;
}

Picture read_png(const fs::path& path) {
  Picture picture;
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(&image, path.c_str())) return picture;
  image.format = PNG_FORMAT_RGBA;
  picture.width = static_cast<int>(image.width);
  picture.height = static_cast<int>(image.height);
  picture.pixels.resize(PNG_IMAGE_SIZE(image));
  png_image_finish_read(&image, nullptr, picture.pixels.data(), 0, nullptr);
  return picture;
}

// 1 when they are not even of the same size.
double share_different(const Picture& one, const Picture& other) {
  if (one.pixels.empty() || one.width != other.width || one.height != other.height) return 1;
  std::size_t different = 0;
  for (std::size_t at = 0; at < one.pixels.size(); at += 4) {
    int most = 0;
    for (std::size_t channel = 0; channel < 3; ++channel)
      most = std::max(most, std::abs(one.pixels[at + channel] - other.pixels[at + channel]));
    different += most > noticeable ? 1 : 0;
  }
  return static_cast<double>(different) * 4 / static_cast<double>(one.pixels.size());
}

struct Screen {
  const char* name;
  const char* lesson;
  std::uint64_t share;  // of the run, in hundredths
  int width = 1440, height = 900;
  float scale = 0;
  std::function<void(scene::View&)> look = [](scene::View&) {};
};

scene::Id first_waiting(const scene::Scene& scene) {
  for (const scene::Queue& queue : scene.queues) {
    if (!queue.items.empty()) return queue.items.front().id;
  }
  return scene.timers.empty() ? 0 : scene.timers.front().item.id;
}

Picture drawn(const Screen& screen) {
  PictureOptions options;
  options.width = screen.width;
  options.height = screen.height;
  options.scale = screen.scale;
  screen.look(options.view);
  Session session = Session::open(lessons + screen.lesson, {"", options.view.language});
  session.seek(session.scene().counters.event.total * screen.share / 100);
  if (options.view.chain_open) options.view.selected = first_waiting(session.scene());
  scene::Wish wish;
  wish.promises = options.view.tab == scene::InspectTab::Promises;
  wish.objects = options.view.tab == scene::InspectTab::Objects;
  wish.line_runs = options.view.line_runs;
  wish.chain_of = options.view.chain_open ? options.view.selected : 0;
  session.wish(wish);
  return draw_picture(session.scene(), options);
}

using scene::ThemeName;
using scene::View;

const Screen screens[] = {
    {"adcb-start", "adcb.js", 0},
    {"adcb-middle", "adcb.js", 60},
    {"adcb-end", "adcb.js", 100},
    {"ticks", "next_tick_against_promises.js", 50},
    {"immediates", "immediates.js", 60},
    {"interval", "interval_with_clear.js", 50},
    {"ring", "round_robin.js", 50},
    {"hog", "hog.js", 70},
    {"page", "animation_frames.js", 50},
    {"click", "click_with_two_listeners.js", 60},
    {"rejection", "unhandled_rejection.js", 100},
    {"narrow", "adcb.js", 60, 1024, 640},
    {"narrow-ring", "round_robin.js", 50, 1024, 640},
    {"wide", "adcb.js", 60, 2560, 1440},
    {"large-text", "adcb.js", 60, 1920, 1080, 2},
    {"light-portuguese", "timers.js", 50, 1440, 900, 0,
     [](View& view) {
       view.theme = ThemeName::Light;
       view.language = Language::Portuguese;
     }},
    {"high-contrast", "timers.js", 50, 1440, 900, 0, [](View& view) { view.theme = ThemeName::HighContrast; }},
    {"promises", "async_return_of_a_promise.js", 50, 1440, 900, 0,
     [](View& view) { view.tab = scene::InspectTab::Promises; }},
    {"objects", "generators.js", 70, 1440, 900, 0, [](View& view) { view.tab = scene::InspectTab::Objects; }},
    {"why", "adcb.js", 60, 1440, 900, 0, [](View& view) { view.why_open = true; }},
    {"chain", "microtasks_inside_microtasks.js", 50, 1440, 900, 0, [](View& view) { view.chain_open = true; }},
    {"keys", "adcb.js", 60, 1440, 900, 0, [](View& view) { view.help_open = true; }},
    {"breakpoints", "adcb.js", 60, 1440, 900, 0,
     [](View& view) {
       view.breaks_open = true;
       view.breakpoints.lines = {8, 9};
     }},
    {"open", "adcb.js", 60, 1440, 900, 0, [](View& view) { view.dialog_open = true; }},
    {"recording", "adcb.js", 60, 1440, 900, 0,
     [](View& view) {
       view.recording.state = scene::RecordingView::State::Making;
       view.recording.progress = {123'456'789, 4'567'890, 12};
     }},
    {"zoomed-timeline", "timers.js", 50, 1440, 900, 0,
     [](View& view) {
       view.timeline.fits = false;
       view.timeline.shown = {10, 40};
     }},
};

}  // namespace

TEST_CASE("every screen looks as it did") {
  bool regenerates = std::getenv("LOOPSCOPE_REGENERATE") != nullptr;
  if (regenerates) fs::create_directories(baselines);
  for (const Screen& screen : screens) {
    Picture now = reduced(drawn(screen));
    fs::path baseline = baselines / (std::string(screen.name) + ".png");
    if (regenerates) REQUIRE(write_png(baseline.string(), now));
    double different = share_different(read_png(baseline), now);
    fs::create_directories("pictures/baselines");
    if (different > most_different) write_png("pictures/baselines/" + std::string(screen.name) + ".png", now);
    INFO(screen.name << ": what is drawn now is in pictures/baselines, beside the build's tests");
    CHECK(different <= most_different);
  }
  CHECK(static_cast<std::size_t>(std::distance(fs::directory_iterator(baselines), {})) == std::size(screens));
}

TEST_CASE("the baselines' comparison sees a broken panel, and does not see another rasteriser") {
  auto picture = [](const scene::Scene& scene, ThemeName theme = ThemeName::Dark) {
    PictureOptions options;
    options.view.theme = theme;
    return draw_picture(scene, options);
  };
  scene::Scene whole = sample::adcb();
  Picture good = picture(whole);
  auto is_seen = [&](const Picture& other) { return share_different(reduced(good), reduced(other)) > most_different; };
  CHECK_FALSE(is_seen(picture(whole)));

  scene::Scene without_code = whole;
  without_code.code = {};
  CHECK(is_seen(picture(without_code)));
  scene::Scene without_queues = whole;
  without_queues.queues.clear();
  CHECK(is_seen(picture(without_queues)));
  scene::Scene without_timeline = whole;
  without_timeline.timeline = nullptr;
  without_timeline.title.clear();
  CHECK(is_seen(picture(without_timeline)));
  CHECK(is_seen(picture(whole, ThemeName::HighContrast)));

  // Everything a pixel to the right and a little darker, as a font's other hinting would do at worst.
  Picture shifted = good;
  for (std::size_t at = good.pixels.size(); at-- > 4;)
    shifted.pixels[at] = static_cast<std::uint8_t>(good.pixels[at - 4] * 97 / 100);
  CHECK_FALSE(is_seen(shifted));
}
