#pragma once
// Playing: how many steps are due after some real time has passed. The time comes from the caller.
#include <cstddef>
#include <span>

namespace loopscope::scene {

class Player {
 public:
  // Those that are offered, in steps a second, the slowest first.
  static std::span<const double> speeds();
  bool playing() const { return playing_; }
  void play();
  void pause() { playing_ = false; }
  void faster();
  void slower();
  // The nearest speed that is offered.
  void set_speed(double steps_per_second);
  double steps_per_second() const;
  bool is_fastest() const;
  bool is_slowest() const { return speed_ == 0; }
  // The steps due after `seconds` more; always 0 while paused.
  std::size_t advance(double seconds);
  // How long until the next step is due; the window sleeps no longer.
  double seconds_to_next() const;

 private:
  bool playing_ = false;
  std::size_t speed_ = 2;  // an index in the table of speeds
  double owed_ = 0;        // parts of a step
};

}  // namespace loopscope::scene
