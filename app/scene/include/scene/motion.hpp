#pragma once
// Motion: where things are drawn while they glide from one place to another. It knows ids and rectangles only; time is
// given by the caller. A frame is: begin, place() for everything in sight, end.
// Always: when nothing glides, everything is drawn at its target; a move back passes the same curve as the move
// forward.
#include <scene/layout.hpp>
#include <scene/scene.hpp>

#include <map>
#include <optional>
#include <vector>

namespace loopscope::scene {

// The places a thing comes from when it is born and leaves to when it is over. Empty: it appears, or fades, in place.
struct Door {
  Rect source;
  Rect exit;
};

class Motion {
 public:
  // A thing that is no longer there and is still seen leaving.
  struct Leaver {
    Id id = 0;
    Rect rect;
    float opacity = 1;
  };

  // `travel`: nothing when no step was made since the last frame; then whatever stood still follows its target at once
  // (scrolling, a resized window). `duration`: seconds a glide takes.
  void begin(float seconds, std::optional<Travel> travel, float duration);
  // Where to draw `id` now, whose place is `target`.
  Rect place(Id id, const Rect& target, const Door& door);
  void end();

  bool gliding(Id id) const;
  // 0 when it has just been born, 1 when it is settled.
  float opacity(Id id) const;
  const std::vector<Leaver>& leaving() const { return leavers_; }
  // Something still glides or leaves.
  bool moving() const { return moving_ > 0 || !leaving_.empty(); }
  void forget();

 private:
  struct Thing {
    Rect from;
    Rect target;
    Door door;
    float age = 0;
    float duration = 0;  // 0: settled
    bool is_new = false;
    bool seen = false;
  };

  void add_leaver(Id id, const Thing& thing);

  std::map<Id, Thing> things_;
  std::map<Id, Thing> leaving_;
  std::vector<Leaver> leavers_;
  std::optional<Travel> travel_;
  float duration_ = 0;
  std::size_t moving_ = 0;
};

// The point at `share` (0 to 1) of the way: the same curve in both directions.
Rect along(const Rect& from, const Rect& to, float share);

}  // namespace loopscope::scene
