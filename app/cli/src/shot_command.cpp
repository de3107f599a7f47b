#include <text/cli_text.hpp>
#include "step_choice.hpp"

namespace loopscope::cli {

int shot_command(const Context& context) {
  Loaded<ReadyRun> ready = ready_run(context);
  if (!ready.value) return ready.exit_code;
  if (complain_of_syntax(context, *ready.value)) return exit_failed;
  Simulation& simulation = *ready.value->simulation;
  // What hides the future begins where all of it is hidden.
  bool is_start = !context.line().step && context.line().look.hides_future();
  std::optional<std::uint64_t> step = is_start ? 0 : choose_step(context, simulation);
  if (!step) return exit_usage;
  if (!simulation.state_at(*step)) {
    complain_past_end(context, simulation, *step);
    return exit_usage;
  }
  const std::string& path = context.line().output_path;
  std::string fault = context.services().shoot({ready.value->request, *step, path, context.line().look});
  if (fault.empty()) return exit_fine;
  context.complain(context.say(CliText::cli_cannot_write, path, fault));
  return exit_failed;
}

}  // namespace loopscope::cli
