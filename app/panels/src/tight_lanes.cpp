#include "tight_lanes.hpp"

#include <text/quiz_text.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include "frame_words.hpp"

namespace loopscope::panels {

namespace {

// The top frame, those below it, the job whose turn it is; then the parked functions.
TightLane stack_lane(const Ui& ui, const scene::Scene& scene) {
  TightLane lane;
  lane.id = "stack";
  lane.name = ui.words(QuizText::explain_stack);
  if (!scene.threads.empty()) lane.name += " · " + thread_name(ui, scene.thread);
  lane.hint = ui.words(WindowText::window_empty_queue);
  lane.kind = scene::Kind::Frame;
  lane.is_stack = !scene.ring.exists;
  for (std::size_t i = scene.stack.size(); i-- > 0;)
    lane.items.push_back({nullptr, &scene.stack[i], false, i + 1 == scene.stack.size()});
  if (scene.running) lane.items.push_back({&*scene.running, nullptr, false, true});
  for (const scene::Frame& frame : scene.suspended) lane.items.push_back({nullptr, &frame, true, false});
  lane.total = lane.items.size();
  return lane;
}

TightLane task_lane(const Ui& ui, const char* id, TextId name, const scene::TaskList& tasks, bool is_waiting) {
  TightLane lane;
  lane.id = id;
  lane.name = ui.words(name);
  lane.hint = ui.words(ViewText::view_ring_none);
  for (const scene::Task& task : tasks.tasks) lane.items.push_back({&task.item, nullptr, is_waiting, false});
  lane.total = tasks.total;
  return lane;
}

void add_ring(const Ui& ui, const scene::Ring& ring, std::vector<TightLane>& lanes) {
  TightLane running = task_lane(ui, "running", QuizText::explain_running, {}, false);
  running.hint = ui.words(ViewText::view_ring_nobody);
  running.is_stack = true;
  if (ring.running) running.items.push_back({&ring.running->item, nullptr, false, true});
  running.total = running.items.size();
  lanes.push_back(std::move(running));
  lanes.push_back(task_lane(ui, "ready", QuizText::explain_ready, ring.ready, false));
  lanes.push_back(task_lane(ui, "sleeping", QuizText::explain_sleeping, ring.sleeping, true));
  lanes.push_back(task_lane(ui, "joining", QuizText::explain_joining, ring.joining, true));
  lanes.push_back(task_lane(ui, "finished", QuizText::explain_finished, ring.finished, false));
}

TightLane queue_lane(const scene::Queue& queue, std::size_t index) {
  TightLane lane;
  lane.id = "queue " + std::to_string(index);
  lane.name = queue.name;
  lane.hint = queue.hint;
  lane.kind = queue.kind;
  lane.is_drained = queue.is_drained;
  for (const scene::Item& item : queue.items) lane.items.push_back({&item});
  lane.total = queue.total;
  return lane;
}

TightLane timer_lane(const Ui& ui, const scene::Scene& scene) {
  TightLane lane;
  lane.id = "timers";
  lane.name = ui.words(ViewText::view_panel_waiting);
  lane.hint = ui.words(WindowText::window_empty_queue);
  lane.kind = scene::Kind::Timer;
  for (const auto* list : {&scene.timers, &scene.in_flight}) {
    for (const scene::Timer& timer : *list) lane.items.push_back({&timer.item});
  }
  lane.total = lane.items.size();
  return lane;
}

}  // namespace

std::vector<TightLane> tight_lanes(const Ui& ui, const scene::Scene& scene) {
  std::vector<TightLane> lanes;
  if (scene.ring.exists) add_ring(ui, scene.ring, lanes);
  if (!scene.ring.exists || !scene.stack.empty() || !scene.suspended.empty()) lanes.push_back(stack_lane(ui, scene));
  for (std::size_t i = 0; i < scene.queues.size(); ++i) lanes.push_back(queue_lane(scene.queues[i], i));
  bool any_waits = !scene.timers.empty() || !scene.in_flight.empty();
  if (!scene.ring.exists || any_waits) lanes.push_back(timer_lane(ui, scene));
  return lanes;
}

}  // namespace loopscope::panels
