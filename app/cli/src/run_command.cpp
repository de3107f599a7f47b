#include "scenario_file.hpp"

namespace loopscope::cli {

// Byte for byte what the real runtime prints to a pipe; stdout and stderr keep their order when both go to one place.
int run_command(const Context& context) {
  Loaded<ReadyRun> ready = ready_run(context);
  if (!ready.value) return ready.exit_code;
  const Services& services = context.services();
  RunEnd end = ready.value->simulation->run([&](OutputStream stream, std::string_view bytes) {
    if (stream == OutputStream::Out) return services.out->write(bytes);
    return services.out->flush() && services.err->write(bytes) && services.err->flush();
  });
  // The program's own stderr is the real runtime's; what we think of pasted text comes after it.
  for (const Diagnostic& fault : ready.value->simulation->syntax_faults()) {
    if (!fault.hint.empty()) context.complain(fault.hint);
  }
  int code = report_end(context, *ready.value, end);
  if (services.keep) services.keep(std::move(ready.value->simulation));
  return end.misfit || end.reason == StopReason::Limit || end.reason == StopReason::Abandoned ? code : end.exit_code;
}

}  // namespace loopscope::cli
