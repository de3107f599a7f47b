#pragma once
// Stage: an ImGui context with the fonts and style of the window and the Ui that panels draw with. The window, the
// off-screen renderer and the tests each own one; ImGui allows one at a time in a thread.
#include <panels/letters.hpp>
#include <panels/ui.hpp>
#include <scene/intent.hpp>
#include <scene/player.hpp>

namespace loopscope::panels {

// How large text is drawn in a window of this size, and what the smallest of it is; `usual` is the scale outside the
// presenter.
struct TextScale {
  float scale = 1;
  float least = 0;
};
TextScale text_scale(const scene::View& view, scene::Size size, float usual);

class Stage {
 public:
  // The em of no text is smaller than `least` pixels of scale 1.
  explicit Stage(float scale, float least = 0);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  Ui& ui() { return ui_; }
  float scale() const { return ui_.scale; }
  float least_text() const { return least_text_; }
  // Where the panels stand for this scene.
  scene::Layout layout_of(const scene::Scene& scene, scene::Size size) const;
  // Something glides: frames are owed.
  bool moving() const { return ui_.flights.moving() || ui_.restless; }
  // What a page of the code is.
  std::size_t lines_in_sight() const { return ui_.editor.lines_in_sight; }
  // Makes the letters again at another scale, outside a frame. The caller gives the new atlas to its renderer.
  void set_scale(float scale, float least = 0);
  // What was drawn needs letters that are not there yet: make_letters() is due, for which the same holds.
  bool wants_letters() const { return letters_.wants_more(); }
  void make_letters() { set_scale(ui_.scale, least_text_); }
  // This text will be shown by a field of ImGui's own.
  void expect_text(std::string_view text);

  // One frame of drawing, from NewFrame to Render; ImGui::GetDrawData() holds it afterwards.
  void frame(const scene::Scene& scene, const scene::View& view, const scene::Player& player, scene::Size size,
             float seconds, scene::Intents& intents);

 private:
  void apply_style();

  void draw_window(const scene::Scene& scene, const scene::Player& player, scene::Size size, float seconds,
                   scene::Intents& intents);
  void draw_presenter_stage(const scene::Scene& scene, const scene::Player& player, scene::Size size, float seconds,
                            scene::Intents& intents);

  LetterAtlas letters_;  // outlives the context, which uses it
  ImGuiContext* context_;
  float least_text_ = 0;
  Ui ui_;
};

}  // namespace loopscope::panels
