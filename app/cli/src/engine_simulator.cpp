#include <cli/engine_simulator.hpp>

#include <explain/snapshot.hpp>
#include <explore/explore.hpp>
#include <history/history.hpp>
#include <history/run_events.hpp>
#include <scenario/paste.hpp>
#include <scenario/run.hpp>

#include <algorithm>

#include "diff_view.hpp"
#include "seen_state.hpp"

namespace loopscope::cli {

namespace {

RunRequest request_of(const SimulationRequest& wanted) {
  RunRequest request;
  request.source = wanted.source;
  request.profile = wanted.profile;
  request.limits = wanted.limits;
  request.world = wanted.world;
  request.sources = wanted.files;
  request.schedule = parse_schedule(wanted.schedule).value_or(std::vector<std::uint8_t>{});
  return request;
}

// The step of the chunk that holds a line of the output, counted from 1 over both streams.
std::optional<std::uint64_t> step_of_line_printed(const Machine& machine, std::uint64_t line) {
  std::uint64_t before = 0;
  for (std::size_t i = 0; i < machine.output.size(); ++i) {
    const std::string& text = *machine.output[i].text;
    before += static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
    bool ends_here = before >= line || (i + 1 == machine.output.size() && !text.ends_with('\n') && before + 1 == line);
    if (ends_here) return machine.output[i].step;
  }
  return std::nullopt;
}

RunEnd abandoned() {
  RunEnd end;
  end.reason = StopReason::Abandoned;
  return end;
}

class EngineSimulation : public Simulation {
 public:
  explicit EngineSimulation(const SimulationRequest& request)
      : started_(start_run(request_of(request))),
        inspection_(inspection_of(*started_.language, *started_.model)),
        language_(request.language),
        source_(request.source),
        record_(request.record) {}

  std::vector<Diagnostic> syntax_faults() override {
    if (!started_.fault) return {};
    Diagnostic fault = *started_.fault;
    auto hint = paste_hint(*source_, fault);
    if (fault.hint.empty() && hint) fault.hint = text(language_, *hint);
    return {std::move(fault)};
  }

  RunEnd run(const OutputSink& sink) override {
    if (record_) {
      return run_slices(sink, [&]() -> const Machine& {
        history().run_ahead(slice);
        return history().latest();
      });
    }
    Machine machine = started_.machine;
    return run_slices(sink, [&]() -> const Machine& {
      StopAt stop;
      stop.instructions = machine.counters.instructions + slice;
      loopscope::run(machine, *started_.language, *started_.model, stop, nullptr);
      return machine;
    });
  }

  RunEnd tell(const std::function<bool(const ToldStep&)>& tell) override {
    Machine machine = started_.machine;
    bool complete = run_with_events(machine, *started_.language, *started_.model,
                                    [&](const Event& event, const Machine& after) { return tell(told(event, after)); });
    if (!complete) return abandoned();
    return end_at(machine);
  }

  std::uint64_t last_step() override {
    history().run_to_end();
    return history().last_step();
  }

  std::optional<std::uint64_t> step_of_output(std::uint64_t line) override {
    history().run_to_end();
    return line == 0 ? std::nullopt : step_of_line_printed(history().latest(), line);
  }

  std::optional<std::uint64_t> step_of_line(std::uint64_t line) override {
    return history().find_step(1, [&](const Event& event) {
      return event.kind == EventKind::Mark && line_of_site(history().latest(), event.site) == line;
    });
  }

  ExplorationView explore(std::uint64_t bound) override {
    Exploration found = loopscope::explore(started_.machine, *started_.language, *started_.model, bound);
    ExplorationView view{{}, found.runs, found.is_exhaustive};
    for (const Outcome& outcome : found.outcomes)
      view.outcomes.push_back({outcome.output, outcome.exit_code, outcome.schedule, outcome.runs});
    return view;
  }

  RunEnd trace(const TracedProgram& program, bool perfetto, const LineSink& sink) override {
    Machine machine = started_.machine;
    auto write = perfetto ? write_perfetto : write_trace;
    bool complete = write(program, machine, *started_.language, *started_.model, inspection_, sink);
    return complete ? end_at(machine) : abandoned();
  }

  std::string check_trace(std::string_view bytes, const std::string& name) override {
    Machine machine = started_.machine;
    return loopscope::check_trace(bytes, name, machine, *started_.language, *started_.model, inspection_, language_);
  }

  std::optional<StateView> state_at(std::uint64_t step) override {
    if (step > last_step()) return std::nullopt;
    Machine machine = history().at(step);
    Snapshot seen = take_snapshot(machine, inspection_, language_);
    StateView view = state_of(seen, inspection_, language_);
    view.step = step;  // several events may lie between two instructions
    if (auto event = history().event(step)) view.why = told(*event, machine);
    if (step == last_step()) view.end = end_at(machine);
    return view;
  }

 private:
  static constexpr std::uint64_t slice = 200'000;

  History& history() {
    if (!history_) history_ = std::make_unique<History>(started_.machine, *started_.language, *started_.model);
    return *history_;
  }

  RunEnd end_at(const Machine& machine) const {
    RunEnd end;
    if (machine.state == RunState::StoppedAtLimit) {
      end = end_at_limit(take_snapshot(machine, inspection_, language_, 0));
    } else {
      end.exit_code = machine.exit_code;
      if (inspection_.model->is_deadlocked(machine)) end.reason = StopReason::Deadlock;
    }
    end.clock_ns = machine.clock.now_ns;
    end.open_choices = machine.oracle.record().size();
    auto misfit = machine.oracle.first_misfit();
    if (misfit && end.reason == StopReason::Finished) end.misfit = *misfit + 1;
    return end;
  }

  ToldStep told(const Event& event, const Machine& after) const {
    Sentence sentence = explain(event, after, inspection_, language_);
    return {event.step, std::move(sentence.text), std::string(sentence.rule_source)};
  }

  // `next` runs one slice further and gives the machine there.
  template <class Next>
  RunEnd run_slices(const OutputSink& sink, Next next) {
    std::size_t printed = 0;
    for (;;) {
      const Machine& machine = next();
      for (; printed < machine.output.size(); ++printed) {
        const OutputChunk& chunk = machine.output[printed];
        OutputStream stream = chunk.stream == Stream::Out ? OutputStream::Out : OutputStream::Error;
        if (!sink(stream, *chunk.text)) return abandoned();
      }
      if (machine.state != RunState::Running) return end_at(machine);
    }
  }

  StartedRun started_;
  RunInspection inspection_;
  Language language_;
  std::shared_ptr<const SourceText> source_;
  bool record_;
  std::unique_ptr<History> history_;  // made when it is first asked for
};

class EngineSimulator : public Simulator {
 public:
  bool needs_module_syntax(const SourceText& source) override {
    RunRequest request;
    request.source = std::make_shared<const SourceText>(source);
    return loopscope::needs_module_syntax(request);
  }
  std::unique_ptr<Simulation> start(const SimulationRequest& request) override {
    return std::make_unique<EngineSimulation>(request);
  }
  ProfileDiffView diff(const SimulationRequest& request, const std::string& other_profile) override {
    return diff_view(request_of(request), request.profile, other_profile, request.language);
  }
  std::unique_ptr<Quiz> quiz(const SimulationRequest& request, const QuizOptions& options) override {
    return std::make_unique<Quiz>(request_of(request), options);
  }
};

}  // namespace

std::unique_ptr<Simulator> make_engine_simulator() { return std::make_unique<EngineSimulator>(); }

}  // namespace loopscope::cli
