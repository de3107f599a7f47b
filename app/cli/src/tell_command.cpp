#include "scenario_file.hpp"

namespace loopscope::cli {

int tell_command(const Context& context) {
  Loaded<ReadyRun> ready = ready_run(context);
  if (!ready.value) return ready.exit_code;
  if (complain_of_syntax(context, *ready.value)) return exit_failed;
  RunEnd end = ready.value->simulation->tell([&](const ToldStep& step) {
    std::string rule = step.rule.empty() ? "" : fmt::format(" [{}]", step.rule);
    return context.print(fmt::format("{}. {}{}\n", step.step, step.sentence, rule));
  });
  return report_end(context, *ready.value, end);
}

}  // namespace loopscope::cli
