#pragma once
// What stands above the panels.
#include <panels/ui.hpp>

#include <string_view>

namespace loopscope::panels {

// An ImGui window without a frame of its own, above what was drawn before; it is the current one while this lives.
class FloatingWindow {
 public:
  static constexpr ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                            ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                                            ImGuiWindowFlags_NoNav;
  // What can be pressed below it is out of the keyboard's reach.
  FloatingWindow(Ui& ui, const char* name, const scene::Rect& rect);
  ~FloatingWindow();
  FloatingWindow(const FloatingWindow&) = delete;
  FloatingWindow& operator=(const FloatingWindow&) = delete;
};

// A box above everything, with the rest shaded: the help sheet, the open dialog. A click beside the box closes it.
class Overlay {
 public:
  // Centred, at most as large as the window.
  Overlay(Ui& ui, const char* name, std::string_view title, scene::Size window, scene::Size wanted);
  ~Overlay();
  Overlay(const Overlay&) = delete;
  Overlay& operator=(const Overlay&) = delete;

  const scene::Rect& body() const { return body_; }
  // Or on its closing button.
  bool clicked_beside() const;

 private:
  FloatingWindow window_;
  scene::Rect box_;
  scene::Rect body_;
  bool closes_ = false;
};

}  // namespace loopscope::panels
