#pragma once
// Input on its way to ImGui 1.86, which looks at the state of keys and buttons once a frame: a press and a release that
// arrive within one frame would be lost. The queue hands over at most one change of each key or button a frame and
// keeps the order of everything. GLFW's callbacks, tests and scripts push the same events.
#include <panels/astral.hpp>
#include <scene/keys.hpp>

#include <imgui.h>

#include <array>
#include <cstddef>
#include <deque>
#include <variant>
#include <vector>

namespace loopscope::window {

struct MouseMove {
  float x = 0;
  float y = 0;
};
struct MouseButton {
  int button = 0;
  bool down = false;
};
struct MouseWheel {
  float x = 0;
  float y = 0;
};
struct KeyChange {
  int key = 0;  // GLFW's number
  bool down = false;
  bool repeat = false;
};
struct Character {
  char32_t character = 0;
};
using InputEvent = std::variant<MouseMove, MouseButton, MouseWheel, KeyChange, Character>;

// What was pressed or typed in this frame, for the key table.
struct Press {
  scene::Key key = scene::Key::None;
  scene::Modifiers modifiers;
  char32_t character = 0;
};

class InputQueue {
 public:
  void push(const InputEvent& event) { waiting_.push_back(event); }
  bool empty() const { return waiting_.empty(); }
  // The window lost the focus: nobody will tell of the releases, so everything is released.
  void release_everything();
  // Hands over the next frame's share, just before ImGui::NewFrame. Returns the presses in it. ImGui's fields are given
  // the stand-ins of `map` for characters that they would destroy.
  std::vector<Press> apply(ImGuiIO& io, panels::AstralMap* map = nullptr);

 private:
  static constexpr std::size_t button_count = 5;
  static constexpr std::size_t key_count = 512;
  struct Frame;

  bool take(const MouseMove& event, Frame& frame);
  bool take(const MouseButton& event, Frame& frame);
  bool take(const MouseWheel& event, Frame& frame);
  bool take(const KeyChange& event, Frame& frame);
  bool take(const Character& event, Frame& frame);
  scene::Modifiers modifiers() const;
  void hand_over(ImGuiIO& io) const;

  std::deque<InputEvent> waiting_;
  ImVec2 mouse_{-1, -1};
  std::array<bool, button_count> buttons_{};
  std::array<bool, key_count> keys_{};
};

// Tells ImGui which of GLFW's keys move its text cursor.
void map_text_keys(ImGuiIO& io);

}  // namespace loopscope::window
