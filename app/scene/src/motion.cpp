#include <scene/motion.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::scene {

namespace {

constexpr float bow_share = 0.14F;  // of the way, how far its curve leaves the straight line
constexpr float longest_bow = 70;   // pixels
constexpr float fade_in_share = 0.3F;

bool same(const Rect& a, const Rect& b) {
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

// Slow at both ends; ease(1 - s) == 1 - ease(s), so that the way back is the way.
float ease(float share) { return share * share * (3 - 2 * share); }

float mix(float a, float b, float share) { return a + (b - a) * share; }

float share_of(float age, float duration) { return duration <= 0 ? 1 : std::clamp(age / duration, 0.0F, 1.0F); }

}  // namespace

Rect along(const Rect& from, const Rect& to, float share) {
  float t = ease(std::clamp(share, 0.0F, 1.0F));
  Rect at{mix(from.x, to.x, t), mix(from.y, to.y, t), mix(from.width, to.width, t), mix(from.height, to.height, t)};
  float dx = to.x - from.x;
  float dy = to.y - from.y;
  float bow = std::min(bow_share * std::hypot(dx, dy), longest_bow) * 4 * t * (1 - t);
  // Upward where the way is flat and leftward where it is steep, whichever end it starts from.
  if (std::abs(dx) >= std::abs(dy))
    at.y -= bow;
  else
    at.x -= bow;
  return at;
}

void Motion::begin(float seconds, std::optional<Travel> travel, float duration) {
  travel_ = travel;
  duration_ = duration;
  if (travel == Travel::Snap || duration <= 0) leaving_.clear();
  for (auto& [id, thing] : things_) {
    thing.seen = false;
    thing.age += seconds;
    if (thing.age >= thing.duration || travel == Travel::Snap) thing.duration = 0;
    if (thing.duration == 0) thing.is_new = false;
  }
  for (auto at = leaving_.begin(); at != leaving_.end();) {
    at->second.age += seconds;
    at = at->second.age >= at->second.duration ? leaving_.erase(at) : std::next(at);
  }
  moving_ = 0;
}

Rect Motion::place(Id id, const Rect& target, const Door& door) {
  bool glides = travel_ && *travel_ != Travel::Snap && duration_ > 0;
  auto [at, is_born] = things_.try_emplace(id);
  Thing& thing = at->second;
  if (is_born) {
    const Rect& origin = travel_ == Travel::Back ? door.exit : door.source;
    thing.from = origin.empty() ? target : origin;
    thing.duration = glides ? duration_ : 0;
    thing.is_new = glides;
    leaving_.erase(id);
  } else if (glides && !same(thing.target, target)) {
    thing.from = along(thing.from, thing.target, share_of(thing.age, thing.duration));
    thing.age = 0;
    thing.duration = duration_;
  }
  if (is_born) thing.age = 0;
  thing.target = target;
  thing.door = door;
  thing.seen = true;
  if (thing.duration <= 0) return target;
  ++moving_;
  return along(thing.from, target, share_of(thing.age, thing.duration));
}

void Motion::add_leaver(Id id, const Thing& thing) {
  Thing leaver = thing;
  leaver.from = along(thing.from, thing.target, share_of(thing.age, thing.duration));
  const Rect& goal = travel_ == Travel::Back ? thing.door.source : thing.door.exit;
  leaver.target = goal.empty() ? leaver.from : goal;
  leaver.age = 0;
  leaver.duration = duration_;
  leaving_[id] = leaver;
}

void Motion::end() {
  bool glides = travel_ && *travel_ != Travel::Snap && duration_ > 0;
  for (auto at = things_.begin(); at != things_.end();) {
    if (at->second.seen) {
      ++at;
      continue;
    }
    if (glides) add_leaver(at->first, at->second);
    at = things_.erase(at);
  }
  leavers_.clear();
  for (const auto& [id, thing] : leaving_) {
    float share = share_of(thing.age, thing.duration);
    leavers_.push_back({id, along(thing.from, thing.target, share), 1 - ease(share)});
  }
}

bool Motion::gliding(Id id) const {
  auto at = things_.find(id);
  return at != things_.end() && at->second.duration > 0;
}

float Motion::opacity(Id id) const {
  auto at = things_.find(id);
  if (at == things_.end() || !at->second.is_new) return 1;
  return std::clamp(share_of(at->second.age, at->second.duration) / fade_in_share, 0.0F, 1.0F);
}

void Motion::forget() {
  things_.clear();
  leaving_.clear();
  leavers_.clear();
  moving_ = 0;
}

}  // namespace loopscope::scene
