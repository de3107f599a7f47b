#pragma once
// Variables, promises and objects at one step, with what the last step changed.
#include <explain/seen_values.hpp>
#include <scene/scene.hpp>
#include <scene/session.hpp>

#include "seen_scene.hpp"

namespace loopscope::scene {

// One step: a machine and what has been seen of it. `seen` is made with the session's language.
struct Moment {
  const Machine& machine;
  const Snapshot& seen;
};

class ValueFiller {
 public:
  // `born_after`: the last serial of the library's own things.
  ValueFiller(const SceneMaker& maker, const Wish& wish, std::uint64_t born_after)
      : maker_(maker), wish_(wish), born_after_(born_after) {}

  // `before`: the state one step earlier, or null at the start.
  void fill(Scene& scene, const Moment& now, const Moment* before) const;

 private:
  void fill_scopes(Scene& scene, const Moment& now, const Moment* before) const;
  void fill_promises(Scene& scene, const Moment& now, const Moment* before) const;
  void fill_objects(Scene& scene, const Moment& now, const Moment* before) const;

  const SceneMaker& maker_;
  const Wish& wish_;
  std::uint64_t born_after_;
};

}  // namespace loopscope::scene
