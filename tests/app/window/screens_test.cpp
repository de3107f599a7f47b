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
#include <iterator>
#include <vector>

#include "screens.hpp"

using namespace loopscope;
using namespace loopscope::window;
using scene::Action;

namespace {

namespace fs = std::filesystem;

const fs::path baselines = fs::path(LOOPSCOPE_SOURCE_DIR) / "tests/app/window/screens";

constexpr int tile = 8;       // pixels
constexpr int tolerated = 4;  // levels of 255, of a tile's colour
constexpr double on_average = 0.25;

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
  std::size_t held = 0;
  for (const Screen& screen : all_screens()) {
    if (screen.tells_place) continue;
    ++held;
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
  CHECK(static_cast<std::size_t>(std::distance(fs::directory_iterator(baselines), {})) == held);
}

TEST_CASE("a screen with one word changed is another screen") {
  Screen start = all_screens()[0];
  render::Picture english = shrunk(taken(start));
  CHECK(difference(english, shrunk(taken(start))).is_tolerated());
  start.intents.push_back({Action::Faster});  // one figure in the header
  CHECK_FALSE(difference(english, shrunk(taken(start))).is_tolerated());
}
