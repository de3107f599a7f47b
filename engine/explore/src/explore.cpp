#include <explore/explore.hpp>

#include <deque>
#include <map>
#include <memory>
#include <tuple>

namespace loopscope {

namespace {

using Schedule = std::vector<std::uint8_t>;

// A run to be made: from a machine that stands before the choice which the schedule's end decides.
struct Branch {
  std::shared_ptr<const Machine> base;
  Schedule schedule;
};

class ChoiceSteps : public EventSink {
 public:
  void on_event(const Event& event) override {
    if (event.kind == EventKind::Choice) steps.push_back(event.step);
  }
  std::vector<std::uint64_t> steps;
};

class Explorer {
 public:
  Explorer(const LanguageTable& language, const Model& model) : language_(language), model_(model) {}

  Exploration explore(const Machine& start, std::uint64_t most_runs) {
    waiting_[0].push_back({std::make_shared<const Machine>(start), {}});
    while (!waiting_.empty()) {
      if (found_.runs == most_runs) {
        found_.is_exhaustive = false;
        break;
      }
      take_run(next_branch());
    }
    return std::move(found_);
  }

 private:
  // The shortest schedule first, so that the first one found for an outcome is the shortest.
  Branch next_branch() {
    auto shortest = waiting_.begin();
    Branch branch = std::move(shortest->second.front());
    shortest->second.pop_front();
    if (shortest->second.empty()) waiting_.erase(shortest);
    return branch;
  }

  void take_run(const Branch& branch) {
    Machine machine = *branch.base;
    std::size_t made = machine.oracle.record().size();
    machine.oracle.replay(branch.schedule);
    ChoiceSteps choices;
    run(machine, language_, model_, StopAt{}, &choices);
    ++found_.runs;
    if (machine.state == RunState::StoppedAtLimit) found_.is_exhaustive = false;
    add_outcome(machine, branch.schedule);
    add_alternatives(branch, machine, made, choices.steps);
  }

  void add_outcome(const Machine& end, const Schedule& schedule) {
    std::string out = output_text(end, Stream::Out);
    std::string errors = output_text(end, Stream::Error);
    auto [known, is_new] = index_.try_emplace({out, errors, end.exit_code}, found_.outcomes.size());
    if (is_new)
      found_.outcomes.push_back({std::move(out), std::move(errors), end.exit_code, schedule_text(schedule), 0});
    ++found_.outcomes[known->second].runs;
  }

  // For each choice after the branch's own: a branch for each option not taken, from a machine just before it.
  void add_alternatives(const Branch& branch, const Machine& end, std::size_t made,
                        const std::vector<std::uint64_t>& steps) {
    const auto& record = end.oracle.record();
    Machine cursor = *branch.base;
    cursor.oracle.replay(branch.schedule);
    std::shared_ptr<const Machine> base = branch.base;
    Schedule before;
    for (std::size_t i = 0; i < record.size(); ++i) {
      if (i >= branch.schedule.size() && record[i].options > 1) {
        base = machine_before(cursor, base, i, steps[i - made]);
        for (std::uint8_t option = 0; option < record[i].options; ++option) {
          if (option == record[i].taken) continue;
          Schedule schedule = before;
          schedule.push_back(option);
          waiting_[schedule.size()].push_back({base, std::move(schedule)});
        }
      }
      before.push_back(record[i].taken);
    }
  }

  // Runs `cursor` on to just before choice `index`. Several events may lie between two instructions: when the choice is
  // made by then already, the machine before serves as well.
  std::shared_ptr<const Machine> machine_before(Machine& cursor, const std::shared_ptr<const Machine>& earlier,
                                                std::size_t index, std::uint64_t step) {
    StopAt stop;
    stop.events = step - 1;
    if (cursor.counters.events < stop.events) run(cursor, language_, model_, stop, nullptr);
    return cursor.oracle.record().size() <= index ? std::make_shared<const Machine>(cursor) : earlier;
  }

  const LanguageTable& language_;
  const Model& model_;
  std::map<std::size_t, std::deque<Branch>> waiting_;  // by the schedule's length
  std::map<std::tuple<std::string, std::string, int>, std::size_t> index_;
  Exploration found_;
};

}  // namespace

Exploration explore(const Machine& start, const LanguageTable& language, const Model& model, std::uint64_t most_runs) {
  return Explorer(language, model).explore(start, most_runs);
}

}  // namespace loopscope
