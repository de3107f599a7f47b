#include "scenario_file.hpp"

namespace loopscope::cli {

int trace_command(const Context& context) {
  Loaded<ReadyRun> ready = ready_run(context);
  if (!ready.value) return ready.exit_code;
  if (complain_of_syntax(context, *ready.value)) return exit_failed;
  TracedProgram program = traced_program(ready.value->file, ready.value->request);
  bool perfetto = context.line().trace_format == TraceFormat::Perfetto;
  RunEnd end =
      ready.value->simulation->trace(program, perfetto, [&](std::string_view line) { return context.print(line); });
  return report_end(context, *ready.value, end);
}

}  // namespace loopscope::cli
