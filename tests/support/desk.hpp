#pragma once
// The window's panels with a mouse, without a window: for tests that click and look at what is asked for.
#include <panels/stage.hpp>

#include <string>
#include <utility>

namespace desk {

using namespace loopscope;
using namespace loopscope::panels;

// The panels with a mouse, without a window.
class Desk {
 public:
  explicit Desk(scene::Scene shown, scene::Size size = {1440, 900}, float scale = 1)
      : scene_(std::move(shown)), size_(size), stage_(scale) {
    ImGui::GetIO().MousePos = {-1, -1};
    frame();
    frame();
  }

  void frame() {
    intents_.clear();
    stage_.frame(scene_, view, player, size_, 1 / 60.0F, intents_);
    for (const auto& intent : intents_) asked.push_back(intent);
  }

  void move(float x, float y) {
    ImGui::GetIO().MousePos = {x, y};
    frame();
  }

  void click(float x, float y) {
    move(x, y);
    ImGui::GetIO().MouseDown[0] = true;
    frame();
    ImGui::GetIO().MouseDown[0] = false;
    frame();
  }

  void click(const std::string& widget) {
    const scene::Rect& rect = widget_at(widget);
    click(rect.x + rect.width / 2, rect.y + rect.height / 2);
  }

  const scene::Rect& widget_at(const std::string& name) { return stage_.ui().widgets.at(name); }
  bool has_widget(const std::string& name) { return stage_.ui().widgets.contains(name); }
  Stage& stage() { return stage_; }
  // What is shown; change it and draw a frame.
  scene::Scene& scene() { return scene_; }
  scene::Layout layout() { return stage_.layout_of(scene_, size_); }

  scene::View view;
  scene::Player player;
  scene::Intents asked;

 private:
  scene::Scene scene_;
  scene::Size size_;
  Stage stage_;
  scene::Intents intents_;
};

}  // namespace desk
