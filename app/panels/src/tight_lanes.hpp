#pragma once
// What stands in the lines of a machine that has little room.
#include <panels/ui.hpp>

#include <string>
#include <vector>

namespace loopscope::panels {

// A thing in a lane: one of the two is there.
struct TightItem {
  const scene::Item* item = nullptr;
  const scene::Frame* frame = nullptr;
  bool hatched = false;
  bool lit = false;
};

struct TightLane {
  std::string id;    // in no language: "stack", "queue 0"
  std::string name;  // in words
  std::string hint;  // while nothing is there
  scene::Kind kind = scene::Kind::Task;
  std::vector<TightItem> items;  // what runs next first; the top of the stack first
  std::uint64_t total = 0;
  bool is_drained = false;
  bool is_stack = false;  // always there: the stack, or of tasks that take turns the one that runs

  bool is_empty() const { return items.empty() && !is_drained && !is_stack; }
};

// They point into the scene.
std::vector<TightLane> tight_lanes(const Ui& ui, const scene::Scene& scene);

}  // namespace loopscope::panels
