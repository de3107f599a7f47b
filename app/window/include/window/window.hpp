#pragma once
// The desktop window. Everything it shows comes from Shell; this is GLFW, OpenGL and sleeping.
#include <scene/session.hpp>
#include <scene/view.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loopscope::window {

struct WindowOptions {
  std::string path;  // empty: nothing is open yet
  scene::SessionOptions session;
  std::optional<scene::StepTarget> step;
  scene::View view;
  std::vector<std::string> play_list;  // of which the path is one: it is presented; empty: nothing is
  std::string lessons;                 // the folder of the lessons that come with the program
  // Where a message for the terminal goes when a display is there but cannot show the window.
  std::string* fault = nullptr;
};

// Runs until the window is closed and returns the exit code; nothing when there is no display.
std::optional<int> open_window(const WindowOptions& options);

}  // namespace loopscope::window
