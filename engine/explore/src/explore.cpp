#include <explore/explore.hpp>

#include <algorithm>
#include <deque>

namespace loopscope {

namespace {

using Schedule = std::vector<std::uint8_t>;

Machine run_with(const Machine& start, const LanguageTable& language, const Model& model, const Schedule& schedule) {
  Machine machine = start;
  machine.oracle = Oracle(start.options->world.seed, schedule);
  run(machine, language, model, StopAt{}, nullptr);
  return machine;
}

std::string text_of(const Schedule& schedule) {
  Oracle oracle(1, schedule);
  for (std::uint8_t taken : schedule) oracle.choose(ChoiceKind::Completion, 255, taken);
  return schedule_text(oracle);
}

void add_outcome(Exploration& found, const Machine& end, const Schedule& schedule) {
  Outcome outcome{output_text(end, Stream::Out), output_text(end, Stream::Error), end.exit_code, text_of(schedule), 1};
  for (Outcome& known : found.outcomes) {
    bool same =
        known.output == outcome.output && known.errors == outcome.errors && known.exit_code == outcome.exit_code;
    if (same) return static_cast<void>(++known.runs);
  }
  found.outcomes.push_back(std::move(outcome));
}

// The schedules that follow a run's choices up to one beyond `given`, and take another option there.
void add_alternatives(const Machine& end, std::size_t given, std::deque<Schedule>& waiting) {
  const auto& record = end.oracle.record();
  Schedule before;
  for (std::size_t i = 0; i < record.size(); ++i) {
    for (std::uint8_t option = 0; i >= given && option < record[i].options; ++option) {
      if (option == record[i].taken) continue;
      waiting.push_back(before);
      waiting.back().push_back(option);
    }
    before.push_back(record[i].taken);
  }
}

}  // namespace

Exploration explore(const Machine& start, const LanguageTable& language, const Model& model, std::uint64_t most_runs) {
  Exploration found;
  std::deque<Schedule> waiting{{}};
  while (!waiting.empty()) {
    if (found.runs == most_runs) {
      found.is_exhaustive = false;
      break;
    }
    auto shortest = std::min_element(waiting.begin(), waiting.end(),
                                     [](const Schedule& x, const Schedule& y) { return x.size() < y.size(); });
    Schedule schedule = std::move(*shortest);
    waiting.erase(shortest);
    Machine end = run_with(start, language, model, schedule);
    ++found.runs;
    if (end.state == RunState::StoppedAtLimit) found.is_exhaustive = false;
    add_outcome(found, end, schedule);
    add_alternatives(end, schedule.size(), waiting);
  }
  return found;
}

}  // namespace loopscope
