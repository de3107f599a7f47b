#pragma once
// All that waits in a scene as a few short lanes, for where there is little room: the call stack, the queues, the
// timers; of tasks that take turns, where each of them is.
#include <scene/scene.hpp>
#include <text/text.hpp>

namespace loopscope::scene {

struct CompactLane {
  std::string name;
  Kind kind = Kind::Task;
  std::vector<std::string> items;  // what runs next first; the top of the stack first
  std::uint64_t total = 0;
};

std::vector<CompactLane> compact_lanes(const Scene& scene, Language language);

}  // namespace loopscope::scene
