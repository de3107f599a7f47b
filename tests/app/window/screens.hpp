#pragma once
// The window's screens, each as a lesson and what somebody does with it: held to small pictures by screens_test.cpp,
// and taken in every theme, language and size by screens_pictures.cpp.
#include <render/picture.hpp>

#include <vector>

#include "person.hpp"

namespace loopscope::window {

inline constexpr scene::Size usual_size{1440, 900};

struct Screen {
  const char* name;
  const char* lesson;  // empty: the window without a file
  scene::Size size = usual_size;
  scene::ThemeName theme = scene::ThemeName::Dark;
  Language language = Language::English;
  scene::Intents intents = {};
  void (*act)(Person&) = nullptr;  // after the intents
  bool tells_place = false;        // it shows where this project lies, so it is not held to a picture
};

const std::vector<Screen>& all_screens();

// The screen as it looks once everything on it has settled.
render::Picture taken(const Screen& screen);

}  // namespace loopscope::window
