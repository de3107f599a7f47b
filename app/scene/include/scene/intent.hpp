#pragma once
// What a person asks for, as data. Panels and the key table push intents; Controller and the window carry them out.
#include <cstdint>
#include <string>
#include <vector>

namespace loopscope::scene {

enum class Grain : std::uint8_t { Event, Line, Turn };
enum class Direction : std::uint8_t { Forward, Back };

enum class Action : std::uint8_t {
  StepForward,
  StepBack,  // by the chosen grain
  StepInto,
  StepOver,
  StepOut,  // by lines, within this task
  GoToStart,
  GoToEnd,
  GoToStep,  // value: the step
  TogglePlay,
  Pause,
  Faster,
  Slower,
  SetGrain,  // value: a Grain
  NextGrain,
  OpenDialog,
  CloseDialog,
  OpenFile,  // text: a path
  Reload,
  NextTheme,
  NextLanguage,
  LargerText,
  SmallerText,
  DefaultText,
  ToggleHelp,
  Escape,
  ToggleFullScreen,
  Quit,
};

struct Intent {
  Action action;
  std::uint64_t value = 0;
  std::string text = {};
  friend bool operator==(const Intent&, const Intent&) = default;
};

using Intents = std::vector<Intent>;

}  // namespace loopscope::scene
