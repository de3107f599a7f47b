#pragma once
// The presenter as plain values that a panel draws: one run in large text for a projector, a screen that can be
// blanked, and what a room predicts.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace loopscope::scene {

enum class Blank : std::uint8_t { No, Black, White };

// What some of the room say it will print.
struct Prediction {
  std::string text;
  std::uint64_t count = 1;
  bool right = false;  // once it is revealed
  std::string idea;    // that gives it, as a title; empty: none is known
};

struct RoomView {
  bool open = false;
  bool typing = false;    // letters are a prediction
  bool revealed = false;  // the answer is shown
  std::vector<Prediction> predictions;
  std::size_t focus = 0;
  std::string fault;   // why nothing can be asked
  std::string answer;  // once it is revealed
  std::uint64_t said = 0, right = 0;
};

struct PresentView {
  bool open = false;
  bool light = false;  // the projector theme on a light ground: as the window is, until it is chosen here
  bool chose_light = false;
  bool ring = false;  // around the mouse
  Blank blank = Blank::No;
  float zoom = 1;           // of the text, from the smallest that is readable in the last row
  std::size_t lesson = 0;   // which of the play list is shown, from 1; 0: another file
  std::size_t lessons = 0;  // in the play list
  RoomView room;
};

}  // namespace loopscope::scene
