#include <cli/engine_simulator.hpp>

#include <history/history.hpp>
#include <scenario/run.hpp>

namespace loopscope::cli {

namespace {

RunRequest request_of(const SimulationRequest& wanted) {
  RunRequest request;
  request.source = wanted.source;
  request.profile = wanted.profile;
  request.limits = wanted.limits;
  request.world = wanted.world;
  return request;
}

struct LimitRow {
  Limit limit;
  const char* name;  // as --limit takes it
};
constexpr LimitRow limit_rows[] = {
    {Limit::Instructions, "instructions"}, {Limit::Memory, "memory_mb"}, {Limit::Frames, "frames"}, {Limit::VirtualTime, "virtual_time"},
};

std::uint64_t limit_value(const Machine& machine) {
  const Limits& limits = machine.options->limits;
  switch (machine.limit) {
    case Limit::Instructions: return limits.instructions;
    case Limit::Memory: return limits.memory_bytes >> 20;
    case Limit::Frames: return limits.user_frames;
    case Limit::VirtualTime: return limits.virtual_time_ns / 1'000'000;
    case Limit::None: break;
  }
  return 0;
}

// Where the innermost frame of the program stands.
Position place_of(const Machine& machine) {
  for (std::uint32_t i = machine.task.frames.size(); i-- > 0;) {
    const Frame& frame = machine.task.frames[i];
    if (frame.is_hidden) continue;
    SourceSite site = frame_site(machine, frame);
    const Code& code = machine.codes[frame.code];
    if (code.source) return code.source->position(site.span.begin);
  }
  return {};
}

class EngineSimulation : public Simulation {
 public:
  explicit EngineSimulation(const SimulationRequest& request) : started_(start_run(request_of(request))), record_(request.record) {}

  std::vector<Diagnostic> syntax_faults() override {
    return started_.fault ? std::vector<Diagnostic>{*started_.fault} : std::vector<Diagnostic>{};
  }

  RunEnd run(const OutputSink& sink) override {
    if (!record_) {
      Machine machine = started_.machine;
      return run_slices(sink, [&]() -> const Machine& {
        StopAt stop;
        stop.instructions = machine.counters.instructions + slice;
        loopscope::run(machine, *started_.language, *started_.model, stop, nullptr);
        return machine;
      });
    }
    History history(started_.machine, *started_.language, *started_.model);
    return run_slices(sink, [&]() -> const Machine& {
      history.run_ahead(slice);
      return history.latest();
    });
  }

  RunEnd tell(const std::function<bool(const ToldStep&)>&) override { return {}; }
  std::uint64_t last_step() override { return 0; }
  std::optional<std::uint64_t> step_of_output(std::uint64_t) override { return std::nullopt; }
  std::optional<std::uint64_t> step_of_line(std::uint64_t) override { return std::nullopt; }
  std::optional<StateView> state_at(std::uint64_t) override { return std::nullopt; }

 private:
  static constexpr std::uint64_t slice = 200'000;

  // `next` runs one slice further and gives the machine there.
  template <class Next>
  RunEnd run_slices(const OutputSink& sink, Next next) {
    std::size_t printed = 0;
    for (;;) {
      const Machine& machine = next();
      for (; printed < machine.output.size(); ++printed) {
        const OutputChunk& chunk = machine.output[printed];
        OutputStream stream = chunk.stream == Stream::Out ? OutputStream::Out : OutputStream::Error;
        if (!sink(stream, *chunk.text)) return {StopReason::Abandoned, 0, "", 0, {}};
      }
      if (machine.state != RunState::Running) return end_of(machine);
    }
  }

  static RunEnd end_of(const Machine& machine) {
    RunEnd end;
    end.exit_code = machine.exit_code;
    if (machine.state != RunState::StoppedAtLimit) return end;
    end.reason = StopReason::Limit;
    for (const LimitRow& row : limit_rows) {
      if (row.limit == machine.limit) end.limit_name = row.name;
    }
    end.limit_value = limit_value(machine);
    end.place = place_of(machine);
    return end;
  }

  StartedRun started_;
  bool record_;
};

class EngineSimulator : public Simulator {
 public:
  bool needs_module_syntax(const SourceText& source) override {
    RunRequest request;
    request.source = std::make_shared<const SourceText>(source);
    return loopscope::needs_module_syntax(request);
  }
  std::unique_ptr<Simulation> start(const SimulationRequest& request) override { return std::make_unique<EngineSimulation>(request); }
};

}  // namespace

std::unique_ptr<Simulator> make_engine_simulator() { return std::make_unique<EngineSimulator>(); }

}  // namespace loopscope::cli
