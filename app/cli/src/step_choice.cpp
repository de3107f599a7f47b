#include "step_choice.hpp"
#include <text/cli_text.hpp>

namespace loopscope::cli {

namespace {

std::optional<std::uint64_t> found_or_said(const Context& context, std::optional<std::uint64_t> step, TextId missing,
                                           std::uint64_t value) {
  if (!step) context.complain(context.say(missing, value));
  return step;
}

}  // namespace

std::optional<std::uint64_t> choose_step(const Context& context, Simulation& simulation) {
  StepName name = context.line().step.value_or(StepName{});
  switch (name.kind) {
    case StepKind::Number:
      return name.value;
    case StepKind::End:
      return simulation.last_step();
    case StepKind::Output:
      return found_or_said(context, simulation.step_of_output(name.value), CliText::cli_step_no_output, name.value);
    case StepKind::Line:
      return found_or_said(context, simulation.step_of_line(name.value), CliText::cli_step_no_line, name.value);
  }
  return std::nullopt;
}

void complain_past_end(const Context& context, Simulation& simulation, std::uint64_t step) {
  context.complain(context.say(CliText::cli_step_past_end, step, simulation.last_step()));
}

}  // namespace loopscope::cli
