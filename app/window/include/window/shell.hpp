#pragma once
// The window without its window: input, panels and controller, frame by frame. It touches neither GLFW's window nor
// OpenGL, so that tests drive the whole program as a person would.
#include <panels/stage.hpp>
#include <scene/controller.hpp>
#include <window/input_queue.hpp>

#include <string>
#include <vector>

namespace loopscope::window {

class Shell {
 public:
  Shell(scene::View view, scene::Size size, float display_scale);

  InputQueue& input() { return input_; }
  panels::Stage& stage() { return stage_; }
  const scene::Controller& controller() const { return controller_; }

  void open(const std::string& path, const scene::SessionOptions& options);
  // A file was dropped on the window.
  void drop(const std::string& path) { pending_.push_back({scene::Action::OpenFile, 0, path}); }
  void seek(const scene::StepTarget& target) { controller_.seek(target); }

  // Before a frame: true when the fonts were loaded again, so that the renderer must take the new atlas.
  bool prepare(scene::Size size);
  // One frame: input in, picture in ImGui::GetDrawData(), intents carried out.
  void frame(scene::Size size, float seconds);

  // What only the real window can do, asked for since the last call.
  bool take_full_screen_request();
  bool wants_to_quit() const { return quit_; }

  // True while frames are still owed: input waits, or widgets are settling after the last change.
  bool is_restless() const { return settling_ > 0 || stage_.moving() || !input_.empty() || !pending_.empty(); }
  // How long the window may sleep, in seconds, when it is not restless and nothing comes in; below 0: for ever.
  double longest_sleep() const;
  void wake();

  // "adcb.js · step 3 of 41 · Loopscope"
  std::string title() const;

 private:
  float wanted_scale(scene::Size size) const;
  void collect_key_intents();
  void carry_out();
  void refresh_dialog();

  scene::Controller controller_;
  float display_scale_;
  panels::Stage stage_;
  InputQueue input_;
  scene::Intents pending_;
  std::string listed_folder_;
  int settling_ = 0;
  bool full_screen_requested_ = false;
  bool quit_ = false;
};

}  // namespace loopscope::window
