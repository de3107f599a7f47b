#include <explain/snapshot.hpp>
#include <text/round_robin_text.hpp>
#include <text/sentences_text.hpp>

#include "seen_scopes.hpp"
#include "seen_tasks.hpp"
#include "timer_list.hpp"
#include "words.hpp"

#include <algorithm>

namespace loopscope {

namespace {

constexpr std::size_t most_items = 300;
constexpr std::size_t most_frames = 200;
constexpr std::size_t most_line = 10'000;  // bytes of one line of output
constexpr std::int64_t ns_per_ms = 1'000'000;

}  // namespace

namespace {

// The source of a site's code, unless it is the library's.
const std::shared_ptr<const SourceText>* source_of(const Machine& machine, const SourceSite& site) {
  if (!site.known || site.code >= machine.codes.size()) return nullptr;
  const Code& code = machine.codes[site.code];
  return code.source && !code.is_hidden ? &code.source : nullptr;
}

bool is_program(const Machine& machine, const SourceText& source) {
  return source.name().ends_with(machine.options->world.main_path);
}

// Code made by eval and its like has a source of its own that is no file.
bool is_file(const SourceText& source) { return source.name().starts_with('/') || source.name().starts_with("file:"); }

}  // namespace

SeenPlace place_of(const Machine& machine, const SourceSite& site) {
  const auto* source = source_of(machine, site);
  if (!source || !is_file(**source)) return {};
  SeenPlace place{(*source)->position(site.span.begin), (*source)->position(site.span.end), site.span, nullptr};
  if (!is_program(machine, **source)) place.other = *source;
  return place;
}

std::uint32_t line_of_site(const Machine& machine, const SourceSite& site) {
  const auto* source = source_of(machine, site);
  return source && is_program(machine, **source) ? (*source)->position(site.span.begin).line : 0;
}

namespace {

class Snapper {
 public:
  Snapper(const Machine& machine, const RunInspection& run, Language language)
      : machine_(machine), run_(run), words_(machine, run, language) {}

  Snapshot take(std::size_t lines) {
    Snapshot seen;
    counters(seen);
    frames(seen);
    running(seen);
    for (const SuspendedView& view : run_.language->suspended(machine_)) {
      if (seen.suspended.size() < most_frames) seen.suspended.push_back(suspended(view));
    }
    for (const ReadyQueueView& own : run_.language->ready_queues(machine_)) seen.queues.push_back(own_queue(own));
    seen.queues_before_timers = run_.model->before_timers + seen.queues.size();
    for (const QueueRow& row : run_.model->queues) seen.queues.push_back(queue(row));
    for (const TimerCell* timer : timers_by_due_time(machine_, most_items)) seen.timers.push_back(timer_item(*timer));
    seen.timer_total = machine_.timers.armed_count();
    if (machine_.state == RunState::Running) seen.phase = run_.model->phase(machine_);
    threads(seen);
    output(seen, lines);
    return seen;
  }

 private:
  void counters(Snapshot& seen) const {
    seen.step = machine_.counters.events;
    seen.line = machine_.counters.lines;
    seen.turn = machine_.counters.turns;
    seen.clock_ns = machine_.clock.now_ns;
    seen.state = machine_.state;
    seen.is_deadlocked = run_.model->is_deadlocked(machine_);
    seen.exit_code = machine_.exit_code;
    seen.limit = machine_.limit;
    seen.limit_value = limit_value(machine_);
  }

  void threads(Snapshot& seen) const {
    seen.thread = machine_.id;
    for (const Thread& thread : machine_.parked) {
      SeenThread other{thread.id, thread.waiting, thread.clock.now_ns, 0, thread.timers.armed_count()};
      for (const JobQueue& queue : thread.queues) other.queued += queue.size();
      seen.other_threads.push_back(other);
    }
  }

  void frames(Snapshot& seen) const {
    const FrameStack& stack = machine_.task.frames;
    for (std::uint32_t i = stack.size(); i-- > 0 && seen.stack.size() < most_frames;) {
      const Frame& frame = stack[i];
      if (frame.is_hidden) continue;
      seen.stack.push_back(this->frame(frame, machine_.task.values.read(frame.window)));
      if (seen.stack.size() == 1) seen.place = seen.stack[0].place;
    }
  }

  SeenFrame frame(const Frame& frame, const Value* locals) const {
    SeenFrame seen;
    seen.serial = frame.serial;
    seen.label = words_.code_label(frame.code);
    seen.place = place_of(machine_, frame_site(machine_, frame));
    seen.scopes = seen_scopes(machine_, words_, frame, locals);
    return seen;
  }

  SeenFrame suspended(const SuspendedView& view) const {
    SeenFrame seen = frame(view.parked->frame, view.parked->window.data());
    switch (view.reason) {
      case ParkReason::NotStarted:
        seen.waits_for = words_.say(SentencesText::waits_not_started);
        break;
      case ParkReason::Yielded:
        seen.waits_for = words_.say(SentencesText::waits_yielded);
        break;
      case ParkReason::Awaits:
        seen.waits_for = words_.say(SentencesText::waits_promise);
        break;
      case ParkReason::Queued:
        seen.waits_for = words_.say(SentencesText::waits_queued, view.job);
        seen.resumed_by = view.job;
        break;
    }
    return seen;
  }

  SeenItem item(const Job& job) const {
    JobView view = run_.language->job(machine_, job);
    SeenItem seen;
    seen.serial = job.serial;
    seen.kind = words_.job_kind(view);
    seen.excerpt = words_.job_label(view);
    seen.created = place_of(machine_, job.site);
    seen.cause =
        job.cause == 0 ? words_.say(SentencesText::cause_script) : words_.say(SentencesText::cause_job, job.cause);
    seen.cause_id = job.cause;
    if (job.ready_at > machine_.clock.now_ns) seen.due_ns = static_cast<std::int64_t>(job.ready_at);
    return seen;
  }

  void running(Snapshot& seen) const {
    const CurrentTurn& turn = machine_.turn;
    if (!turn.active || turn.job == 0) return;
    Job job;
    job.kind = turn.kind;
    job.queue = turn.queue;
    job.handler = turn.handler;
    job.capability = turn.capability;
    job.serial = turn.job;
    job.cause = turn.cause;
    job.site = turn.site;
    seen.running = item(job);
    bool in_queue = false;
    for (const QueueRow& row : run_.model->queues) {
      if (row.queue != turn.queue) continue;
      seen.running_role = row.role;
      seen.running_queue = row.id;
      in_queue = true;
    }
    seen.running_is_timer = !in_queue;
  }

  SeenItem timer_item(const TimerCell& timer) const {
    SeenItem seen = item(timer.job);
    seen.kind = words_.say(timer.repeats ? SentencesText::kind_interval : SentencesText::kind_timeout);
    seen.due_ns = due_ns(timer);
    seen.duration_ns = timer.duration_ms * ns_per_ms;
    seen.repeats = timer.repeats;
    return seen;
  }

  SeenQueue queue(const QueueRow& row) const {
    SeenQueue seen{row.id, words_.say(row.title), row.role, {}, 0};
    if (row.queue < 0 || static_cast<std::size_t>(row.queue) >= machine_.queues.size()) return seen;
    const JobQueue& jobs = machine_.queues[static_cast<std::size_t>(row.queue)];
    seen.total = jobs.size();
    for (std::size_t i = 0; i < jobs.size() && i < most_items; ++i) {
      seen.items.push_back(item(jobs[i]));
      if (is_task_role(row.role)) add_task(seen.items.back(), jobs[i], row.role);
    }
    return seen;
  }

  void add_task(SeenItem& seen, const Job& job, QueueRole role) const {
    seen.stack = stack_of(run_.language->job(machine_, job).coroutine);
    seen.waits_for = why_task_waits(words_, job, role);
  }

  std::vector<SeenFrame> stack_of(CellId coroutine) const {
    std::vector<SeenFrame> stack;
    for (CellId id : run_.language->delegates(machine_, coroutine)) {
      SuspendedView view = run_.language->suspended_coroutine(machine_, id);
      if (view.parked != nullptr) stack.insert(stack.begin(), suspended(view));
    }
    return stack;
  }

  // What its items are called does not matter: each is known by the coroutine that it is or holds.
  SeenQueue own_queue(const ReadyQueueView& own) const {
    std::string title = own.name.empty() ? words_.say(RoundRobinText::queue_own_ready_unnamed)
                                         : words_.say(RoundRobinText::queue_own_ready, own.name);
    SeenQueue seen{"own_ready", std::move(title), QueueRole::Ready, {}, own.total};
    for (Value value : own.items) {
      SeenItem item;
      CellId coroutine = run_.language->coroutine_in(machine_, value);
      item.kind = words_.say(coroutine ? TextId(RoundRobinText::kind_suspended) : SentencesText::kind_callback);
      item.excerpt = own_task_label(words_, value, coroutine);
      item.stack = stack_of(coroutine);
      if (!item.stack.empty()) item.serial = own_serial(item.stack.back().serial);
      if (!item.stack.empty()) item.created = item.stack.back().place;
      seen.items.push_back(std::move(item));
    }
    return seen;
  }

  // The last lines, read from the end, so that a step costs no more after a long run. Chunks further back count as a
  // line each.
  void output(Snapshot& seen, std::size_t most) const {
    std::size_t first = machine_.output.size(), gathered = 0;
    while (first > 0 && gathered < most) {
      --first;
      gathered +=
          std::max<std::size_t>(1, static_cast<std::size_t>(std::count(machine_.output[first].text->begin(),
                                                                       machine_.output[first].text->end(), '\n')));
    }
    for (std::size_t i = first; i < machine_.output.size(); ++i) add_lines(seen, machine_.output[i]);
    seen.output_total = first + seen.output.size();
    if (seen.output.size() > most)
      seen.output.erase(seen.output.begin(), seen.output.end() - static_cast<std::ptrdiff_t>(most));
  }

  static void add_lines(Snapshot& seen, const OutputChunk& chunk) {
    std::string_view text = *chunk.text;
    while (!text.empty()) {
      std::size_t end = text.find('\n');
      seen.output.push_back({chunk.stream, shortened(text.substr(0, end), most_line), chunk.step});
      if (end == std::string_view::npos) return;
      text.remove_prefix(end + 1);
    }
  }

  const Machine& machine_;
  const RunInspection& run_;
  Words words_;
};

}  // namespace

Snapshot take_snapshot(const Machine& machine, const RunInspection& run, Language language, std::size_t lines) {
  return Snapper(machine, run, language).take(lines);
}

namespace {

const std::string* find_value(const std::vector<SeenScope>& scopes, const VariableName& name) {
  for (const SeenScope& scope : scopes) {
    if (scope.title != name.scope) continue;
    for (const SeenVariable& variable : scope.variables) {
      if (variable.name == name.name) return &variable.value;
    }
  }
  return nullptr;
}

}  // namespace

// The frame itself while it is on the stack, else whichever frame sees a variable of that scope.
std::optional<std::string> variable_value(const Machine& machine, const RunInspection& run, const VariableName& name,
                                          Language language) {
  Words words(machine, run, language);
  const FrameStack& stack = machine.task.frames;
  auto scopes_of = [&](const Frame& frame) {
    return seen_scopes(machine, words, frame, machine.task.values.read(frame.window));
  };
  std::optional<std::string> elsewhere;
  for (std::uint32_t i = stack.size(); i-- > 0;) {
    const Frame& frame = stack[i];
    if (frame.is_hidden || (elsewhere && frame.serial != name.frame)) continue;
    std::vector<SeenScope> scopes = scopes_of(frame);
    const std::string* value = find_value(scopes, name);
    if (value && frame.serial == name.frame) return *value;
    if (value) elsewhere = *value;
  }
  return elsewhere;
}

std::vector<std::string> top_variables(const Machine& machine, const RunInspection& run, Language language) {
  std::vector<std::string> variables;
  const FrameStack& stack = machine.task.frames;
  for (std::uint32_t i = stack.size(); i-- > 0;) {
    if (stack[i].is_hidden) continue;
    Words words(machine, run, language);
    for (const SeenScope& scope : seen_scopes(machine, words, stack[i], machine.task.values.read(stack[i].window))) {
      for (const SeenVariable& variable : scope.variables) variables.push_back(variable.name + " = " + variable.value);
    }
    break;
  }
  return variables;
}

std::vector<std::string> phase_names(const RunInspection& run) {
  std::vector<std::string> names;
  for (const PhaseRow& row : run.model->phases) names.emplace_back(row.name);
  return names;
}

std::string_view limit_name(Limit limit) {
  constexpr std::string_view names[] = {"", "instructions", "memory_mb", "frames", "virtual_time"};
  return names[static_cast<std::size_t>(limit)];
}

std::uint64_t limit_value(const Machine& machine) {
  const Limits& limits = machine.options->limits;
  switch (machine.limit) {
    case Limit::Instructions:
      return limits.instructions;
    case Limit::Memory:
      return limits.memory_bytes >> 20;
    case Limit::Frames:
      return limits.user_frames;
    case Limit::VirtualTime:
      return limits.virtual_time_ns / 1'000'000;
    case Limit::None:
      break;
  }
  return 0;
}

}  // namespace loopscope
