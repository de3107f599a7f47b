#include <cli/engine_simulator.hpp>

namespace loopscope::cli {

namespace {

// Stands where the engine will be: no program can start.
class NoSimulation : public Simulation {
 public:
  std::vector<Diagnostic> syntax_faults() override { return {{{}, "", "this build cannot run programs yet", ""}}; }
  RunEnd run(const OutputSink& sink) override {
    sink(OutputStream::Error, "loopscope: this build cannot run programs yet\n");
    return {StopReason::Finished, 1, "", 0, {}};
  }
  RunEnd tell(const std::function<bool(const ToldStep&)>&) override { return {}; }
  std::uint64_t last_step() override { return 0; }
  std::optional<std::uint64_t> step_of_output(std::uint64_t) override { return std::nullopt; }
  std::optional<std::uint64_t> step_of_line(std::uint64_t) override { return std::nullopt; }
  std::optional<StateView> state_at(std::uint64_t) override { return std::nullopt; }
};

class EngineSimulator : public Simulator {
 public:
  bool needs_module_syntax(const SourceText&) override { return false; }
  std::unique_ptr<Simulation> start(const SimulationRequest&) override { return std::make_unique<NoSimulation>(); }
};

}  // namespace

std::unique_ptr<Simulator> make_engine_simulator() { return std::make_unique<EngineSimulator>(); }

}  // namespace loopscope::cli
