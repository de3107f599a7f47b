#pragma once
// The ring of the keyboard: Tab goes through everything that can be pressed, in the order in which it is drawn, and
// Enter or Space presses what has the ring. Whatever can be pressed says so each time it is drawn; what is drawn over
// others takes them out of the round.
#include <scene/layout.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::panels {

struct Ui;

class FocusRing {
 public:
  struct Stop {
    std::string name;
    scene::Rect rect;
  };

  // What has the ring; empty: nothing.
  const std::string& at() const { return at_; }
  bool is_on() const { return !at_.empty(); }
  // In the round of the last frame.
  const std::vector<Stop>& stops() const { return shown_; }

  void move(int distance);
  void drop();
  // What has the ring is pressed in the next frame.
  void press() { pressed_ = is_on(); }

  void begin_frame();
  // Something to press is drawn there, `in_sight` of it; true: it is pressed now.
  bool stop(std::string_view name, const scene::Rect& in_sight);
  // How many have been drawn, and: those from there on are gone through from left to right, however they were drawn.
  std::size_t drawn() const { return stops_.size(); }
  void go_across(std::size_t from);
  // From now on what was drawn there is out of reach.
  void cover(const scene::Rect& rect);
  // The ring has come to this one with the last move: it should be scrolled into sight.
  bool wants_sight(std::string_view name) const { return moved_ && name == at_; }
  // Where the ring stands, or nothing.
  const Stop* end_frame();

 private:
  std::vector<Stop> stops_, shown_;
  std::string at_;
  std::size_t place_ = 0;  // of `at_` in the round, where to go on when it is gone
  bool is_gone_ = false;   // what had it was drawn no more
  bool pressed_ = false;
  bool moved_ = false;
};

// Something that can be pressed was drawn there, in ImGui's current window; true: by key, now.
bool focus_stop(Ui& ui, std::string_view name, const scene::Rect& rect);
// Above everything; whatever can be pressed has been drawn.
void draw_focus_ring(Ui& ui);

}  // namespace loopscope::panels
