#pragma once
// From a path to a run that is ready to start: reading, header, profile. What goes wrong is said on stderr here, and
// the exit code is what the command returns.
#include "context.hpp"

#include <memory>
#include <optional>

namespace loopscope::cli {

struct ScenarioFile {
  std::string path;  // as given
  std::shared_ptr<const SourceText> source;
  HeaderResult header;
  std::optional<TracedProgram> traced;  // when the file is a saved trace: what its first line says
  std::string trace;                    // and all of it
};

template <class Value>
struct Loaded {
  std::optional<Value> value;
  int exit_code = exit_fine;  // when there is no value
};

// The text and the header; a header with faults is still a value.
Loaded<ScenarioFile> load_scenario(const Context& context, const std::string& path);

// The profile as `choose_profile` chooses it; what cannot be run is said.
Loaded<std::string> profile_of(const Context& context, const ScenarioFile& file);

// What a trace of a run of this file says on its first line.
TracedProgram traced_program(const ScenarioFile& file, const SimulationRequest& request);

SimulationRequest request_for(const Context& context, const ScenarioFile& file, const std::string& profile);

struct ReadyRun {
  ScenarioFile file;
  SimulationRequest request;
  std::unique_ptr<Simulation> simulation;
};

// Everything up to the start, for commands on one FILE. A faulty header is said and is exit code 1.
Loaded<ReadyRun> ready_run(const Context& context);

// Says the syntax errors, if any; true when there were some.
bool complain_of_syntax(const Context& context, ReadyRun& run);

// Says why a run stopped, if that needs saying, and gives the exit code every command but `run` returns for it.
int report_end(const Context& context, const ReadyRun& run, const RunEnd& end);

// "path:line:column: message (hint)"
std::string fault_line(const std::string& path, const SourceText& source, const Diagnostic& fault);
std::string limit_message(const Context& context, const std::string& path, const RunEnd& end);

}  // namespace loopscope::cli
