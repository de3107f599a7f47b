// "What runs next?": computed from the machine at a step. What a misconception would let run next is found by letting a
// copy of that machine go on under the belief.
#include <explain/snapshot.hpp>
#include <history/run_events.hpp>
#include <quiz/quiz.hpp>
#include <text/quiz_text.hpp>

#include <algorithm>

namespace loopscope {

namespace {

constexpr std::size_t most_options = 8;
constexpr std::uint64_t no_serial = 0;

bool is_turn_of_program(const Event& event) {
  return event.kind == EventKind::TurnStarted && event.subject != 0 && event.rule != RuleId::LoopEnds &&
         event.rule != RuleId::ProcessExits;
}

// The serial of the turn that begins next; none when the program ends before.
std::optional<std::uint64_t> next_turn(Machine machine, const StartedRun& run, std::uint64_t after, QuizReason* reason,
                                       Language language) {
  std::optional<std::uint64_t> found;
  RunInspection inspection = inspection_of(*run.language, *run.model);
  run_with_events(machine, *run.language, *run.model, [&](const Event& event, const Machine& now) {
    bool is_end = event.kind == EventKind::Exit || event.kind == EventKind::LimitReached;
    if (event.step <= after || (!is_end && !is_turn_of_program(event))) return true;
    if (!is_end) found = event.subject;
    if (reason) {
      Sentence sentence = explain(event, now, inspection, language);
      *reason = {event.step, std::move(sentence.text), std::string(sentence.rule_source)};
    }
    return false;
  });
  return found;
}

class OptionList {
 public:
  explicit OptionList(Language language) : language_(language) {}

  void add_waiting(const Snapshot& seen) {
    for (const SeenQueue& queue : seen.queues) {
      bool can_run = queue.role != QueueRole::Finished && queue.role != QueueRole::Joining;
      for (const SeenItem& item : queue.items) {
        if (can_run) add(item);
      }
    }
    for (const SeenItem& item : seen.timers) add(item);
  }

  void add_plain(TextId id) { options_.push_back({no_serial, text(language_, id), {}}); }

  std::optional<std::size_t> find(std::uint64_t serial) const {
    for (std::size_t i = 0; i < options_.size(); ++i) {
      if (options_[i].serial == serial && serial != no_serial) return i;
    }
    return std::nullopt;
  }

  // Leaves out the last ones, but none that is wanted.
  void shorten(std::uint64_t wanted) {
    while (options_.size() > most_options) {
      std::size_t last = options_.size() - 1;
      if (options_[last].serial == wanted) --last;
      options_.erase(options_.begin() + static_cast<std::ptrdiff_t>(last));
    }
  }

  bool empty() const { return options_.empty(); }
  std::size_t size() const { return options_.size(); }
  std::vector<NextOption> take() { return std::move(options_); }

 private:
  void add(const SeenItem& item) {
    if (find(item.serial)) return;
    std::string label = item.created.known() ? text(language_, QuizText::quiz_next_item_line, item.kind, item.excerpt,
                                                    item.created.begin.line)
                                             : text(language_, QuizText::quiz_next_item, item.kind, item.excerpt);
    options_.push_back({item.serial, std::move(label), {}});
  }

  Language language_;
  std::vector<NextOption> options_;
};

Machine under_belief(Machine machine, const Misconception& idea) {
  Options options = *machine.options;
  options.profile = idea.held(std::move(options.profile));
  machine.options = std::make_shared<const Options>(std::move(options));
  return machine;
}

}  // namespace

NextQuestion Quiz::next_question(std::uint64_t step) const {
  StartedRun run = start_run(request_);
  StopAt stop;
  stop.events = step;
  if (step > 0) loopscope::run(run.machine, *run.language, *run.model, stop, nullptr);
  Snapshot seen = take_snapshot(run.machine, inspection_of(*run.language, *run.model), options_.language, 0);

  NextQuestion question;
  question.step = step;
  question.line = seen.place.known() && !seen.place.other ? seen.place.begin.line : 0;
  std::optional<std::uint64_t> right = next_turn(run.machine, run, step, &question.reason, options_.language);
  OptionList options(options_.language);
  options.add_waiting(seen);
  options.shorten(right.value_or(no_serial));
  bool nothing_waits = options.empty();
  std::optional<std::size_t> place = options.find(right.value_or(no_serial));
  bool something_may_come = run.machine.turn.active || step == 0 || nothing_waits;
  if (right && !place) place = options.size();
  if (something_may_come || (right && *place == options.size())) options.add_plain(QuizText::quiz_next_other);
  if (!right) place = options.size();
  if (nothing_waits || !right) options.add_plain(QuizText::quiz_next_nothing);
  question.options = options.take();
  question.right = *place;

  for (const ImaginedRun& each : imagined_) {
    Machine believed = under_belief(run.machine, *each.idea);
    std::optional<std::uint64_t> next = next_turn(std::move(believed), run, step, nullptr, options_.language);
    if (!next || next == right) continue;
    for (NextOption& option : question.options) {
      if (option.serial == *next) option.ideas.push_back(each.idea);
    }
  }
  return question;
}

}  // namespace loopscope
