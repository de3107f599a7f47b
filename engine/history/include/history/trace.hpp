#pragma once
// Traces in and out. A saved trace is text, one JSON object a line: the first says what was run (with the source), then
// one line an event, the last says how the run ended. A run is decided by what the first line says, so reading a trace
// is running it again; the other lines are compared with what happens. The schema is documented in docs/trace.md.
#include <machine/exec.hpp>
#include <scenario/inspection.hpp>
#include <scenario/limit_options.hpp>
#include <text/text.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace loopscope {

inline constexpr int trace_version = 1;

// What was run: the first line of a trace.
struct TracedProgram {
  std::string path;  // absolute, as the program sees it
  std::string profile;
  std::string schedule;
  LimitOptions limits;
  std::string source;                  // UTF-8, byte for byte
  std::vector<FolderFile> files = {};  // the folder's other files, as far as they were at hand
};

// Receives whole lines, each with its line break. False: stop.
using LineSink = std::function<bool(std::string_view)>;

// Runs `machine` to its end and writes every event. False when the sink stopped it.
bool write_trace(const TracedProgram& program, Machine& machine, const LanguageTable& language, const Model& model,
                 const RunInspection& run, const LineSink& sink);

// The same run for the Perfetto UI, in the JSON trace event format: slices of turns and frames, a track a queue, flows
// from what queued a job to its turn, instants for output.
bool write_perfetto(const TracedProgram& program, Machine& machine, const LanguageTable& language, const Model& model,
                    const RunInspection& run, const LineSink& sink);

// Whether a file's bytes begin as a trace does.
bool is_trace(std::string_view bytes);
// What a trace's first line says, or why it cannot be read; `name` is the file's name for the message.
std::variant<TracedProgram, std::string> read_trace(std::string_view bytes, const std::string& name, Language language);
// Compares a trace's other lines with what `machine`, started as its first line says, does. Empty when they agree, else
// a message with the line.
std::string check_trace(std::string_view bytes, const std::string& name, Machine& machine, const LanguageTable& spoken,
                        const Model& model, const RunInspection& run, Language language);

}  // namespace loopscope
