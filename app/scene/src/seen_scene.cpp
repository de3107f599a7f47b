#include "seen_scene.hpp"
#include "seen_queues.hpp"
#include "timeline_recorder.hpp"

#include <algorithm>
#include <set>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

namespace loopscope::scene {

namespace {

// The marks around code are for sentences only.
std::string without_marks(std::string text) {
  std::erase(text, '`');
  return text;
}

class Filler {
 public:
  Filler(const SceneMaker& maker, const SourceText& shown, const SourceView& view)
      : maker_(maker), shown_(shown), view_(view) {}

  // Nowhere when it lies in another file than the one that is shown.
  Place place(const SeenPlace& seen) const { return range(seen).begin; }
  CodeRange range(const SeenPlace& seen) const {
    const SourceText& source = seen.other ? *seen.other : *maker_.file.text;
    return seen.known() && source.name() == shown_.name() ? range_of(shown_, view_, seen.span) : CodeRange{};
  }

  Frame frame(const SeenFrame& seen) const {
    return {seen.serial, seen.label, place(seen.place), seen.waits_for, seen.resumed_by};
  }

  Item item(const SeenItem& seen, Kind kind) const {
    const std::string& label = seen.waits_for.empty() ? seen.kind : seen.waits_for;
    return {seen.serial, kind, without_marks(label), seen.excerpt, place(seen.created), seen.cause, seen.cause_id};
  }

  Timer timer(const SeenItem& seen, Kind kind, std::uint64_t now) const {
    return {item(seen, kind), seen.due_ns, seen.due_ns - static_cast<std::int64_t>(now), seen.repeats,
            seen.duration_ns};
  }

  Task task(const SeenItem& seen, TaskState state, std::uint64_t now) const {
    Task task{item(seen, Kind::Task), state, {}, without_marks(seen.waits_for), 0};
    for (std::size_t i = seen.stack.size(); i-- > 0;) task.stack.push_back(frame(seen.stack[i]));
    if (seen.due_ns > 0) task.remaining = seen.due_ns - static_cast<std::int64_t>(now);
    return task;
  }

 private:
  const SceneMaker& maker_;
  const SourceText& shown_;
  const SourceView& view_;
};

RunState state_of(const Snapshot& seen) {
  switch (seen.state) {
    case loopscope::RunState::Running:
      return seen.step == 0 ? RunState::Ready : RunState::Running;
    case loopscope::RunState::StoppedAtLimit:
      return RunState::Limit;
    case loopscope::RunState::Finished:
      break;
  }
  if (seen.is_deadlocked) return RunState::Deadlock;
  return seen.exit_code == 0 ? RunState::Finished : RunState::Failed;
}

std::string message_of(RunState state, const Snapshot& seen, Language language) {
  switch (state) {
    case RunState::Finished:
      return text(language, WindowText::window_ended);
    case RunState::Failed:
      return text(language, WindowText::window_failed, seen.exit_code);
    case RunState::Limit:
      return text(language, WindowText::window_limit, limit_name(seen.limit), seen.limit_value);
    default:
      return {};
  }
}

// Queues, what is in flight, and the ring: one pass over the model's queues puts each where it is drawn.
class QueueFiller {
 public:
  QueueFiller(Scene& scene, const Filler& make, const Snapshot& seen, Language language)
      : scene_(scene), make_(make), seen_(seen), language_(language) {}

  void fill() {
    scene_.queues.clear();
    scene_.in_flight.clear();
    scene_.ring = {};
    scene_.ring.exists = std::any_of(seen_.queues.begin(), seen_.queues.end(), is_ring_queue);
    for (const SeenQueue& queue : seen_.queues) is_ring_queue(queue) ? add_tasks(queue) : add_queue(queue);
    std::stable_sort(scene_.in_flight.begin(), scene_.in_flight.end(),
                     [](const Timer& x, const Timer& y) { return x.due < y.due; });
  }

 private:
  void add_queue(const SeenQueue& seen) {
    QueueLook look = look_of(seen, scene_.ring.exists);
    Queue queue{seen.title, kind_of(seen.role), {}, seen.total, std::string(seen.id), text(language_, look.hint)};
    if (look.title != WindowText::window_empty_queue) queue.name = text(language_, look.title);
    queue.is_drained = scene_.running.has_value() && seen.id == seen_.running_queue;
    for (const SeenItem& waiting : seen.items) {
      if (waiting.due_ns > 0) {
        scene_.in_flight.push_back(make_.timer(waiting, queue.kind, seen_.clock_ns));
        --queue.total;
      } else {
        queue.items.push_back(make_.item(waiting, queue.kind));
      }
    }
    if (look.is_always_there || queue.total > 0 || queue.is_drained) scene_.queues.push_back(std::move(queue));
  }

  void add_tasks(const SeenQueue& seen) {
    auto [list, state] = list_of(seen.role);
    list->total = seen.total;
    for (const SeenItem& waiting : seen.items) list->tasks.push_back(make_.task(waiting, state, seen_.clock_ns));
  }

  std::pair<TaskList*, TaskState> list_of(QueueRole role) {
    switch (role) {
      case QueueRole::Sleeping:
        return {&scene_.ring.sleeping, TaskState::Sleeping};
      case QueueRole::Joining:
        return {&scene_.ring.joining, TaskState::Joining};
      case QueueRole::Finished:
        return {&scene_.ring.finished, TaskState::Finished};
      default:
        return {&scene_.ring.ready, TaskState::Ready};
    }
  }

  Scene& scene_;
  const Filler& make_;
  const Snapshot& seen_;
  Language language_;
};

bool is_in(const TaskList& list, Id id) {
  return std::any_of(list.tasks.begin(), list.tasks.end(), [&](const Task& task) { return task.item.id == id; });
}

// A task whose turn it is stands on the ring with the stack that runs, and not under the call stack. One that has
// yielded has left its seat already, though its turn is not quite over.
void seat_running_task(Scene& scene, const Snapshot& seen) {
  if (!scene.ring.exists || !scene.running || seen.running_role != QueueRole::Ready) return;
  Id id = scene.running->id;
  const Ring& ring = scene.ring;
  bool has_left =
      is_in(ring.ready, id) || is_in(ring.sleeping, id) || is_in(ring.joining, id) || is_in(ring.finished, id);
  if (!has_left) scene.ring.running = Task{*scene.running, TaskState::Running, scene.stack, {}, 0};
  scene.running.reset();
}

// Suspended functions that a task's stack shows already are not shown a second time.
void drop_frames_of_tasks(Scene& scene) {
  std::set<Id> shown;
  for (const TaskList* list : {&scene.ring.ready, &scene.ring.sleeping, &scene.ring.joining}) {
    for (const Task& task : list->tasks) {
      for (const Frame& frame : task.stack) shown.insert(frame.id);
    }
  }
  std::erase_if(scene.suspended, [&](const Frame& frame) { return shown.contains(frame.id); });
}

// A page's pass of the loop is a task, its microtasks, the rendering; microtasks belong to whatever ran before them.
Phases page_parts(const Snapshot& seen, Language language) {
  constexpr TextId names[] = {ViewText::view_loop_task, ViewText::view_loop_microtasks, ViewText::view_loop_render,
                              ViewText::view_loop_idle};
  enum Part { Task, Microtasks, Render, Idle };
  Phases phases;
  phases.is_page = true;
  for (TextId name : names) phases.names.push_back(text(language, name));
  if (seen.state != loopscope::RunState::Running || seen.step == 0) return phases;
  if (seen.running && seen.running_role == QueueRole::Microtasks)
    phases.current = Microtasks;
  else
    phases.current = seen.phase == 1 ? Render : seen.phase == 2 ? Idle : Task;
  return phases;
}

Thread thread_of(const SeenThread& seen) {
  using State = Thread::State;
  State state = seen.waiting == Waiting::InLoop   ? State::InLoop
                : seen.waiting == Waiting::InCall ? State::InCall
                                                  : State::Ready;
  return {seen.id, state, static_cast<std::int64_t>(seen.clock_ns), seen.queued + seen.timers};
}

bool is_page(const Snapshot& seen) {
  return std::any_of(seen.queues.begin(), seen.queues.end(),
                     [](const SeenQueue& queue) { return queue.id == "animation_frames"; });
}

}  // namespace

void SceneMaker::fill(Scene& scene, const Snapshot& seen) const {
  const SourceText& shown = seen.place.other ? *seen.place.other : *file.text;
  scene.code.source = seen.place.other ? others.view(shown) : file.view;
  scene.code.is_main = scene.code.source == file.view;
  Filler make(*this, shown, *scene.code.source);
  scene.code.current = make.range(seen.place);
  scene.stack.clear();
  for (std::size_t i = seen.stack.size(); i-- > 0;) scene.stack.push_back(make.frame(seen.stack[i]));
  scene.suspended.clear();
  for (const SeenFrame& frame : seen.suspended) scene.suspended.push_back(make.frame(frame));
  scene.running.reset();
  if (seen.running)
    scene.running = make.item(*seen.running, seen.running_is_timer ? Kind::Timer : kind_of(seen.running_role));
  QueueFiller(scene, make, seen, language).fill();
  seat_running_task(scene, seen);
  drop_frames_of_tasks(scene);
  scene.timers.clear();
  for (const SeenItem& timer : seen.timers) scene.timers.push_back(make.timer(timer, Kind::Timer, seen.clock_ns));
  scene.phases = is_page(seen) ? page_parts(seen, language) : Phases{phase_names(inspection), seen.phase};
  if (scene.ring.exists) scene.phases = {};
  scene.output.lines.clear();
  for (const SeenLine& line : seen.output) {
    scene.output.lines.push_back(
        {line.text, line.stream == loopscope::Stream::Out ? Stream::Out : Stream::Error, line.step});
  }
  scene.output.total = seen.output_total;
  scene.thread = seen.thread;
  scene.threads.clear();
  for (const SeenThread& thread : seen.other_threads) scene.threads.push_back(thread_of(thread));
  scene.clock = static_cast<std::int64_t>(seen.clock_ns);
  scene.counters.event.now = seen.step;
  scene.counters.line.now = seen.line;
  scene.counters.turn.now = seen.turn;
  scene.state = state_of(seen);
  scene.message = message_of(scene.state, seen, language);
}

void SceneMaker::show_fault(Scene& scene, const Diagnostic& fault) const {
  scene.state = RunState::Failed;
  scene.code.source = file.view;
  scene.code.is_main = true;
  scene.message = render_diagnostic(*file.text, fault);
  scene.code.current = range_of(*file.text, *file.view, fault.span);
}

Place SceneMaker::place(const Scene& scene, const SeenPlace& seen) const {
  const SourceText& source = seen.other ? *seen.other : *file.text;
  bool is_shown =
      seen.known() && scene.code.source && (seen.other ? others.view(source) : file.view) == scene.code.source;
  return is_shown ? range_of(source, *scene.code.source, seen.span).begin : Place{};
}

}  // namespace loopscope::scene
