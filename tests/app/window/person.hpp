#pragma once
// A person at the window, without a window: keys, characters and the mouse go in, frames are run until all has settled.
#include <window/shell.hpp>

#include <string>
#include <string_view>

namespace loopscope::window {

inline constexpr scene::Size window_size{1440, 900};

namespace keys {
inline constexpr int shift = 340;
inline constexpr int control = 341;
inline constexpr int alt = 342;
inline constexpr int enter = 257;
inline constexpr int escape = 256;
inline constexpr int tab = 258;
inline constexpr int backspace = 259;
inline constexpr int right = 262;
inline constexpr int left = 263;
inline constexpr int down = 264;
inline constexpr int up = 265;
inline constexpr int home = 268;
inline constexpr int end = 269;
inline constexpr int f3 = 292;
}  // namespace keys

struct Person {
  explicit Person(scene::View view = {}, Places places = {}, scene::Size window = window_size)
      : size(window), shell(view, window, 1, std::move(places)) {
    look();
  }

  void look() {
    do {
      shell.prepare(size);
      shell.frame(size, 1 / 60.0F);
    } while (shell.is_restless());
  }

  // Nothing is done for a while.
  void wait(float seconds) {
    for (float passed = 0; passed < seconds; passed += 0.05F) shell.frame(size, 0.05F);
    look();
  }

  void press(int key) {
    shell.input().push(KeyChange{key, true});
    shell.input().push(KeyChange{key, false});
    look();
  }

  void chord(int modifier, int key) {
    shell.input().push(KeyChange{modifier, true});
    press(key);
    shell.input().push(KeyChange{modifier, false});
    look();
  }

  void type(std::u32string_view characters) {
    for (char32_t each : characters) {
      shell.input().push(Character{each});
      look();
    }
  }

  void move(float x, float y) {
    shell.input().push(MouseMove{x, y});
    look();
  }

  void click(float x, float y) {
    move(x, y);
    shell.input().push(MouseButton{0, true});
    shell.input().push(MouseButton{0, false});
    look();
  }

  void click(const std::string& widget) {
    scene::Rect rect = widget_at(widget);
    click(rect.x + rect.width / 2, rect.y + rect.height / 2);
  }

  scene::Rect widget_at(const std::string& name) { return shell.stage().ui().widgets.at(name); }
  const scene::View& view() const { return shell.controller().view(); }
  const scene::Scene& scene() const { return shell.controller().session().scene(); }
  const editor::Document& document() const { return shell.controller().document(); }
  std::string text() const { return std::string(document().editor().buffer().text()); }
  const panels::Question& question() { return shell.stage().ui().question; }

  scene::Size size;
  Shell shell;
};

}  // namespace loopscope::window
