#include "state_format.hpp"
#include "step_choice.hpp"

namespace loopscope::cli {

int state_command(const Context& context) {
  Loaded<ReadyRun> ready = ready_run(context);
  if (!ready.value) return ready.exit_code;
  if (complain_of_syntax(context, *ready.value)) return exit_failed;
  Simulation& simulation = *ready.value->simulation;
  std::optional<std::uint64_t> step = choose_step(context, simulation);
  if (!step) return exit_usage;
  std::optional<StateView> state = simulation.state_at(*step);
  if (!state) {
    complain_past_end(context, simulation, *step);
    return exit_usage;
  }
  bool json = context.line().format == StateFormat::Json;
  context.print(json ? state_as_json(*ready.value, *state) : state_as_text(context, *ready.value, *state));
  return state->end ? report_end(context, *ready.value, *state->end) : exit_fine;
}

}  // namespace loopscope::cli
