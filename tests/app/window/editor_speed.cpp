// How long the editor takes, for people to read: not a test, so it runs only when it is named.
//   tests/app_window_tests "[.speed]"
#include <catch2/catch.hpp>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;

namespace {

template <class Work>
double milliseconds(Work work) {
  auto begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

std::string lines_of_code(int count) {
  std::string text;
  for (int i = 0; i < count; ++i)
    text += "function work" + std::to_string(i) + "(a) { return [a, `${a} of ${" + std::to_string(i) + "}`, /x/g]; }\n";
  return text;
}

}  // namespace

TEST_CASE("how long the editor takes", "[.speed]") {
  for (int count : {100, 10'000}) {
    std::string path =
        (std::filesystem::temp_directory_path() / ("loopscope-speed-" + std::to_string(getpid()) + ".js")).string();
    std::ofstream(path) << lines_of_code(count);
    scene::View view;
    view.runs_on_typing = false;
    Person person(view);
    person.shell.open(path, {});
    person.look();
    person.press('E');
    person.chord(keys::control, keys::end);
    double worst = 0;
    for (int i = 0; i < 20; ++i) {
      person.shell.input().push(Character{U'x'});
      worst = std::max(worst, milliseconds([&] { person.shell.frame(window_size, 1 / 60.0F); }));
    }
    person.chord(keys::control, keys::home);
    double top = milliseconds([&] {
      person.shell.input().push(Character{U' '});
      person.shell.frame(window_size, 1 / 60.0F);
    });
    scene::Controller controller;
    controller.open(path);
    controller.handle(scene::edit_intent({editor::Command::Type, false, " "}));
    double again = milliseconds([&] { controller.run_again(); });
    std::printf(
        "%d lines: a typed character at the end at most %.1f ms a frame, at the start %.1f ms; run again %.1f ms\n",
        count, worst, top, again);
    std::filesystem::remove(path);
  }
}
