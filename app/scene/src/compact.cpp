#include <scene/compact.hpp>
#include <text/quiz_text.hpp>

namespace loopscope::scene {

namespace {

// Every stretch of blanks as one.
std::string in_one_line(std::string_view text) {
  std::string line;
  for (char unit : text) {
    bool is_blank = unit == ' ' || unit == '\t' || unit == '\n' || unit == '\r';
    if (!is_blank) line += unit;
    if (is_blank && !line.empty() && line.back() != ' ') line += ' ';
  }
  return line;
}

}  // namespace

// What a function does says more than that it is one.
std::string compact_text(const Item& item) {
  constexpr std::string_view arrow = "() => ";
  std::string line = in_one_line(item.excerpt.empty() ? item.label : item.excerpt);
  bool is_plain = line.starts_with(arrow) && line.size() > arrow.size() && line[arrow.size()] != '{';
  return is_plain ? line.substr(arrow.size()) : line;
}

namespace {

CompactItem compact(const Item& item) { return {compact_text(item), item.id}; }

CompactLane stack_lane(const Scene& scene, Language language) {
  CompactLane lane{text(language, QuizText::explain_stack), Kind::Frame, {}, scene.stack.size()};
  for (std::size_t i = scene.stack.size(); i-- > 0;) lane.items.push_back({scene.stack[i].label, scene.stack[i].id});
  return lane;
}

CompactLane timer_lane(const Scene& scene, Language language) {
  CompactLane lane{text(language, QuizText::explain_timers), Kind::Timer, {}, scene.timers.size()};
  for (const Timer& timer : scene.timers) lane.items.push_back(compact(timer.item));
  return lane;
}

CompactLane task_lane(const TaskList& tasks, TextId name, Language language) {
  CompactLane lane{text(language, name), Kind::Task, {}, tasks.total};
  for (const Task& task : tasks.tasks) lane.items.push_back(compact(task.item));
  return lane;
}

void add_ring(std::vector<CompactLane>& lanes, const Ring& ring, Language language) {
  TaskList running;
  if (ring.running) running = {{*ring.running}, 1};
  lanes.push_back(task_lane(running, QuizText::explain_running, language));
  lanes.push_back(task_lane(ring.ready, QuizText::explain_ready, language));
  lanes.push_back(task_lane(ring.sleeping, QuizText::explain_sleeping, language));
  if (ring.joining.total > 0) lanes.push_back(task_lane(ring.joining, QuizText::explain_joining, language));
  lanes.push_back(task_lane(ring.finished, QuizText::explain_finished, language));
}

}  // namespace

std::vector<CompactLane> compact_lanes(const Scene& scene, Language language) {
  std::vector<CompactLane> lanes = {stack_lane(scene, language)};
  if (scene.ring.exists) add_ring(lanes, scene.ring, language);
  for (const Queue& queue : scene.queues) {
    CompactLane lane{queue.name, queue.kind, {}, queue.total};
    for (const Item& item : queue.items) lane.items.push_back(compact(item));
    lanes.push_back(std::move(lane));
  }
  if (!scene.ring.exists || !scene.timers.empty()) lanes.push_back(timer_lane(scene, language));
  return lanes;
}

}  // namespace loopscope::scene
