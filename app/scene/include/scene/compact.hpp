#pragma once
// All that waits in a scene as a few short lanes, for where there is little room: the call stack, the queues, the
// timers; of tasks that take turns, where each of them is.
#include <scene/scene.hpp>
#include <text/text.hpp>

namespace loopscope::scene {

struct CompactItem {
  std::string text;  // in one line, without the arrow of a function that is one
  Id id = 0;         // of the job, timer, task or frame
};

struct CompactLane {
  std::string name;
  Kind kind = Kind::Task;
  std::vector<CompactItem> items;  // what runs next first; the top of the stack first
  std::uint64_t total = 0;
};

std::string compact_text(const Item& item);
std::vector<CompactLane> compact_lanes(const Scene& scene, Language language);

}  // namespace loopscope::scene
