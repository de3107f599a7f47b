#include "seen_scene.hpp"
#include "timeline_recorder.hpp"

#include <algorithm>

namespace loopscope::scene {

namespace {

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

  Frame frame(const SeenFrame& seen) const { return {seen.serial, seen.label, place(seen.place), seen.waits_for}; }

  Item item(const SeenItem& seen, Kind kind) const {
    const std::string& label = seen.waits_for.empty() ? seen.kind : seen.waits_for;
    return {seen.serial, kind, label, seen.excerpt, place(seen.created), seen.cause, seen.cause_id};
  }

  Queue queue(const SeenQueue& seen) const {
    Queue queue{seen.title, kind_of(seen.role), {}, seen.total};
    for (const SeenItem& waiting : seen.items) queue.items.push_back(item(waiting, queue.kind));
    return queue;
  }

  Timer timer(const SeenItem& seen, std::uint64_t now) const {
    return {item(seen, Kind::Timer), seen.due_ns, seen.due_ns - static_cast<std::int64_t>(now), seen.repeats};
  }

 private:
  const SceneMaker& maker_;
  const SourceText& shown_;
  const SourceView& view_;
};

std::vector<Scope> scopes_of(const SeenFrame& frame) {
  std::vector<Scope> scopes;
  for (const SeenScope& seen : frame.scopes) {
    Scope scope{seen.title, {}};
    for (const SeenVariable& variable : seen.variables)
      scope.variables.push_back({variable.name, variable.value, false});
    scopes.push_back(std::move(scope));
  }
  return scopes;
}

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
      return text(language, TextId::window_ended);
    case RunState::Failed:
      return text(language, TextId::window_failed, seen.exit_code);
    case RunState::Limit:
      return text(language, TextId::window_limit, limit_name(seen.limit), seen.limit_value);
    default:
      return {};
  }
}

// Parts of the loop that the model keeps empty, and what is rarely used, are drawn while they hold something.
bool is_drawn(const SeenQueue& queue) {
  constexpr QueueRole rare[] = {QueueRole::Tasks, QueueRole::Rejections, QueueRole::Sleeping, QueueRole::Joining,
                                QueueRole::Finished};
  bool is_rare = std::find(std::begin(rare), std::end(rare), queue.role) != std::end(rare);
  return !is_rare || queue.total > 0;
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
  scene.queues.clear();
  for (const SeenQueue& queue : seen.queues) {
    if (is_drawn(queue)) scene.queues.push_back(make.queue(queue));
  }
  scene.timers.clear();
  for (const SeenItem& timer : seen.timers) scene.timers.push_back(make.timer(timer, seen.clock_ns));
  scene.phases = {phase_names(inspection), seen.phase};
  scene.output.lines.clear();
  for (const SeenLine& line : seen.output) {
    scene.output.lines.push_back(
        {line.text, line.stream == loopscope::Stream::Out ? Stream::Out : Stream::Error, line.step});
  }
  scene.output.total = seen.output_total;
  scene.scopes = seen.stack.empty() ? std::vector<Scope>{} : scopes_of(seen.stack.front());
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

namespace {

const SeenVariable* find_variable(const SeenFrame& frame, const std::string& title, const std::string& name) {
  for (const SeenScope& scope : frame.scopes) {
    if (scope.title != title) continue;
    for (const SeenVariable& variable : scope.variables) {
      if (variable.name == name) return &variable;
    }
  }
  return nullptr;
}

}  // namespace

void mark_changes(std::vector<Scope>& scopes, const Snapshot& before, const Snapshot& now) {
  if (before.stack.empty() || now.stack.empty() || before.stack.front().serial != now.stack.front().serial) return;
  for (Scope& scope : scopes) {
    for (Variable& variable : scope.variables) {
      const SeenVariable* old = find_variable(before.stack.front(), scope.title, variable.name);
      variable.changed = old == nullptr || old->value != variable.value;
    }
  }
}

}  // namespace loopscope::scene
