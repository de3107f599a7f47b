#pragma once
// Runs JavaScript from a test: a machine at step 0, and what it printed.
#include <scenario/run.hpp>

#include <string>

namespace loopscope::testing {

inline StartedRun start(std::string_view text, std::string profile = "node") {
  RunRequest request;
  request.source = std::make_shared<const SourceText>("/test/program.js", text);
  request.profile = std::move(profile);
  return start_run(request);
}

inline void run_to_end(StartedRun& started) {
  run(started.machine, *started.language, *started.model, StopAt{}, nullptr);
}

inline void run_to_step(StartedRun& started, std::uint64_t step) {
  StopAt stop;
  stop.events = step;
  run(started.machine, *started.language, *started.model, stop, nullptr);
}

inline std::string output_of(std::string_view text) {
  StartedRun started = start(text);
  run_to_end(started);
  return output_text(started.machine, Stream::Out);
}

}  // namespace loopscope::testing
