#pragma once
// Where the parts of the presenter stand, and how large its text must be: a pure function of the window's size. Whoever
// sits six picture heights away reads letters whose capitals fill 16 minutes of arc; that is an em of 28 pixels in a
// picture 720 high, and no text of the presenter is smaller.
#include <scene/layout.hpp>

namespace loopscope::scene {

struct PresentLayout {
  Size size;
  float scale = 1;
  Rect bar;       // title, lesson, step
  Rect progress;  // a thin line below it
  Rect code;
  Rect machine;  // empty where the text is so large that only the output has room
  Rect output;
  Rect words;  // the reason and the note
};

// The em of every face is at least so many pixels of scale 1.
inline constexpr float present_text = 16;
float present_scale(Size size, float zoom);
// `words`: the height that the sentences need, of which they get what is left by the rest.
PresentLayout make_present_layout(Size size, float scale, float words);

}  // namespace loopscope::scene
