#include <scene/player.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "nearest.hpp"

namespace loopscope::scene {

namespace {

constexpr double offered[] = {0.5, 1, 2, 4, 8, 16, 32, 64, 250, 1000};
// After a stall (a debugger, a suspended machine) playing goes on from here and does not rush through the missed time.
constexpr double longest_frame_seconds = 0.25;

}  // namespace

std::span<const double> Player::speeds() { return offered; }

void Player::play() {
  playing_ = true;
  owed_ = 0;
}

void Player::faster() { speed_ = std::min(speed_ + 1, std::size(offered) - 1); }
void Player::slower() { speed_ = speed_ == 0 ? 0 : speed_ - 1; }
void Player::set_speed(double steps_per_second) { speed_ = nearest(offered, steps_per_second); }
bool Player::is_fastest() const { return speed_ + 1 == std::size(offered); }
double Player::steps_per_second() const { return offered[speed_]; }

std::size_t Player::advance(double seconds) {
  if (!playing_) return 0;
  owed_ += std::clamp(seconds, 0.0, longest_frame_seconds) * steps_per_second();
  double due = std::floor(owed_);
  owed_ -= due;
  return static_cast<std::size_t>(due);
}

double Player::seconds_to_next() const { return (1 - owed_) / steps_per_second(); }

}  // namespace loopscope::scene
