#include <text/cli_text.hpp>
#include "scenario_file.hpp"

namespace loopscope::cli {

namespace {

std::string indented(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    std::size_t end = text.find('\n');
    out += "  " + std::string(text.substr(0, end)) + "\n";
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return out;
}

}  // namespace

// Every outcome with the shortest schedule that shows it; `--schedule` replays it.
int explore_command(const Context& context) {
  Loaded<ReadyRun> ready = ready_run(context);
  if (!ready.value) return ready.exit_code;
  if (complain_of_syntax(context, *ready.value)) return exit_failed;
  ExplorationView found = ready.value->simulation->explore(context.line().bound);
  TextId heading = found.is_exhaustive ? CliText::explore_all : CliText::explore_some;
  context.print(context.say(heading, found.outcomes.size(), found.runs) + "\n");
  for (const OutcomeView& outcome : found.outcomes) {
    std::string name =
        outcome.schedule.empty() ? context.say(CliText::explore_default) : "--schedule " + outcome.schedule;
    context.print(fmt::format("\n{}", name));
    if (outcome.exit_code != 0) context.print(context.say(CliText::explore_exit, outcome.exit_code));
    context.print("\n" + indented(outcome.output));
  }
  return exit_fine;
}

}  // namespace loopscope::cli
