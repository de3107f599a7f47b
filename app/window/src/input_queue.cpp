#include <window/input_queue.hpp>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <algorithm>
#include <iterator>

namespace loopscope::window {

namespace {

using scene::Key;

static_assert(static_cast<int>(Key::Space) == GLFW_KEY_SPACE && static_cast<int>(Key::Escape) == GLFW_KEY_ESCAPE);
static_assert(static_cast<int>(Key::Right) == GLFW_KEY_RIGHT && static_cast<int>(Key::Up) == GLFW_KEY_UP);
static_assert(static_cast<int>(Key::Home) == GLFW_KEY_HOME && static_cast<int>(Key::End) == GLFW_KEY_END);
static_assert(static_cast<int>(Key::PageUp) == GLFW_KEY_PAGE_UP && static_cast<int>(Key::F1) == GLFW_KEY_F1);
static_assert(static_cast<int>(Key::F11) == GLFW_KEY_F11 && static_cast<int>(Key::KeypadAdd) == GLFW_KEY_KP_ADD);

struct KeyPair {
  ImGuiKey imgui;
  int glfw;
};

constexpr KeyPair text_keys[] = {
    {ImGuiKey_Tab, GLFW_KEY_TAB},
    {ImGuiKey_LeftArrow, GLFW_KEY_LEFT},
    {ImGuiKey_RightArrow, GLFW_KEY_RIGHT},
    {ImGuiKey_UpArrow, GLFW_KEY_UP},
    {ImGuiKey_DownArrow, GLFW_KEY_DOWN},
    {ImGuiKey_PageUp, GLFW_KEY_PAGE_UP},
    {ImGuiKey_PageDown, GLFW_KEY_PAGE_DOWN},
    {ImGuiKey_Home, GLFW_KEY_HOME},
    {ImGuiKey_End, GLFW_KEY_END},
    {ImGuiKey_Insert, GLFW_KEY_INSERT},
    {ImGuiKey_Delete, GLFW_KEY_DELETE},
    {ImGuiKey_Backspace, GLFW_KEY_BACKSPACE},
    {ImGuiKey_Space, GLFW_KEY_SPACE},
    {ImGuiKey_Enter, GLFW_KEY_ENTER},
    {ImGuiKey_Escape, GLFW_KEY_ESCAPE},
    {ImGuiKey_KeyPadEnter, GLFW_KEY_KP_ENTER},
    {ImGuiKey_A, GLFW_KEY_A},
    {ImGuiKey_C, GLFW_KEY_C},
    {ImGuiKey_V, GLFW_KEY_V},
    {ImGuiKey_X, GLFW_KEY_X},
    {ImGuiKey_Y, GLFW_KEY_Y},
    {ImGuiKey_Z, GLFW_KEY_Z},
};

constexpr int modifier_keys[] = {GLFW_KEY_LEFT_CONTROL, GLFW_KEY_RIGHT_CONTROL, GLFW_KEY_LEFT_SHIFT,
                                 GLFW_KEY_RIGHT_SHIFT,  GLFW_KEY_LEFT_ALT,      GLFW_KEY_RIGHT_ALT,
                                 GLFW_KEY_LEFT_SUPER,   GLFW_KEY_RIGHT_SUPER};

bool is_modifier(int key) {
  return std::find(std::begin(modifier_keys), std::end(modifier_keys), key) != std::end(modifier_keys);
}

}  // namespace

// What this frame has been given so far. An event that would undo or overtake one of these waits for the next frame.
struct InputQueue::Frame {
  ImGuiIO& io;
  panels::AstralMap* map;
  std::vector<Press> presses;
  std::array<bool, button_count> changed_buttons{};
  std::array<bool, key_count> changed_keys{};
  bool any_button = false;
  bool any_key = false;
  bool any_character = false;
  bool any_wheel = false;
};

bool InputQueue::take(const MouseMove& event, Frame& frame) {
  if (frame.any_button || frame.any_wheel) return false;
  mouse_ = {event.x, event.y};
  return true;
}

bool InputQueue::take(const MouseButton& event, Frame& frame) {
  auto button = static_cast<std::size_t>(event.button);
  if (button >= button_count) return true;
  if (frame.changed_buttons[button] || frame.any_wheel) return false;
  buttons_[button] = event.down;
  frame.changed_buttons[button] = frame.any_button = true;
  return true;
}

bool InputQueue::take(const MouseWheel& event, Frame& frame) {
  if (frame.any_button) return false;
  frame.io.MouseWheelH += event.x;
  frame.io.MouseWheel += event.y;
  frame.any_wheel = true;
  return true;
}

bool InputQueue::take(const KeyChange& event, Frame& frame) {
  auto key = static_cast<std::size_t>(event.key);
  if (event.key < 0 || key >= key_count) return true;
  if (event.repeat) {
    frame.presses.push_back({static_cast<Key>(event.key), modifiers(), 0});
    return true;
  }
  bool overtakes = frame.any_character || frame.any_button || (is_modifier(event.key) && frame.any_key);
  if (frame.changed_keys[key] || overtakes) return false;
  keys_[key] = event.down;
  frame.changed_keys[key] = true;
  if (is_modifier(event.key)) return true;
  frame.any_key = true;
  if (event.down) frame.presses.push_back({static_cast<Key>(event.key), modifiers(), 0});
  return true;
}

bool InputQueue::take(const Character& event, Frame& frame) {
  frame.io.AddInputCharacter(frame.map ? frame.map->shown(event.character) : event.character);
  frame.presses.push_back({Key::None, {}, event.character});
  frame.any_character = true;
  return true;
}

scene::Modifiers InputQueue::modifiers() const {
  return {keys_[GLFW_KEY_LEFT_CONTROL] || keys_[GLFW_KEY_RIGHT_CONTROL],
          keys_[GLFW_KEY_LEFT_SHIFT] || keys_[GLFW_KEY_RIGHT_SHIFT],
          keys_[GLFW_KEY_LEFT_ALT] || keys_[GLFW_KEY_RIGHT_ALT]};
}

void InputQueue::release_everything() {
  waiting_.clear();
  buttons_ = {};
  keys_ = {};
}

std::vector<Press> InputQueue::apply(ImGuiIO& io, panels::AstralMap* map) {
  Frame frame{io, map, {}};
  while (!waiting_.empty()) {
    bool taken = std::visit([&](const auto& event) { return take(event, frame); }, waiting_.front());
    if (!taken) break;
    waiting_.pop_front();
  }
  hand_over(io);
  return std::move(frame.presses);
}

void InputQueue::hand_over(ImGuiIO& io) const {
  io.MousePos = mouse_;
  std::copy(buttons_.begin(), buttons_.end(), io.MouseDown);
  std::copy(keys_.begin(), keys_.end(), io.KeysDown);
  scene::Modifiers held = modifiers();
  io.KeyCtrl = held.control;
  io.KeyShift = held.shift;
  io.KeyAlt = held.alt;
  io.KeySuper = keys_[GLFW_KEY_LEFT_SUPER] || keys_[GLFW_KEY_RIGHT_SUPER];
}

void map_text_keys(ImGuiIO& io) {
  for (const KeyPair& pair : text_keys) io.KeyMap[pair.imgui] = pair.glfw;
}

}  // namespace loopscope::window
