#pragma once
// A box above everything, with the rest shaded: the help sheet, the open dialog. A click beside the box closes it.
#include <panels/ui.hpp>

#include <string_view>

namespace loopscope::panels {

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
  scene::Rect box_;
  scene::Rect body_;
  bool closes_ = false;
};

}  // namespace loopscope::panels
