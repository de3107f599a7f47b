#include "scenario_file.hpp"

#include <base/utf.hpp>
#include <folder/folder_reader.hpp>
#include <scenario/header_block.hpp>
#include <scenario/profile_choice.hpp>
#include <text/cli_text.hpp>

#include <filesystem>

#include "file_bytes.hpp"

namespace loopscope::cli {

namespace {

// As node names the main script: absolute, links followed.
std::string absolute_name(const std::string& path) {
  std::error_code error;
  std::filesystem::path full = std::filesystem::canonical(path, error);
  return error ? path : full.string();
}

// A `.js` file is a module when its package says so, or its syntax where nothing said before decides.
bool is_module_by_itself(const Context& context, const ScenarioFile& file) {
  bool decided = file.traced || !context.line().profile.empty() || !file.header.header.runtime.empty();
  if (decided || !file.path.ends_with(".js")) return false;
  std::string type = package_type_of(file.source->name());
  return type.empty() ? context.services().simulator->needs_module_syntax(*file.source) : type == "module";
}

// False when the header has faults; they are said.
bool header_is_right(const Context& context, const ScenarioFile& file) {
  for (const Diagnostic& fault : file.header.faults) context.complain(render_diagnostic(*file.source, fault));
  return file.header.faults.empty();
}

Loaded<ScenarioFile> load_trace(const Context& context, const std::string& path, std::string bytes) {
  auto read = read_trace(bytes, path, context.language());
  if (const auto* fault = std::get_if<std::string>(&read)) {
    context.complain(*fault);
    return {std::nullopt, exit_failed};
  }
  const auto& program = std::get<TracedProgram>(read);
  ScenarioFile file{path, std::make_shared<SourceText>(program.path, program.source), {}, program, std::move(bytes)};
  file.header = read_header(*file.source, comment_marker(program.path), context.language());
  return {std::move(file), exit_fine};
}

// Only a run with the trace's own choices is the traced one.
bool is_traced_run(const Context& context, const ScenarioFile& file) {
  const CommandLine& line = context.line();
  return file.traced && line.profile.empty() && line.schedule.empty() && line.limits == LimitOptions{};
}

}  // namespace

Loaded<ScenarioFile> load_scenario(const Context& context, const std::string& path) {
  std::optional<std::string> bytes = read_bytes(context, path);
  if (!bytes) return {std::nullopt, exit_usage};
  if (is_trace(*bytes)) return load_trace(context, path, std::move(*bytes));
  ScenarioFile file{path, std::make_shared<SourceText>(absolute_name(path), *bytes), {}, {}, {}};
  file.header = read_header(*file.source, comment_marker(path), context.language());
  return {std::move(file), exit_fine};
}

TracedProgram traced_program(const ScenarioFile& file, const SimulationRequest& request) {
  return {
      request.source->name(), request.profile, request.schedule, request.limits, utf16_to_utf8(file.source->units()),
      request.files};
}

Loaded<std::string> profile_of(const Context& context, const ScenarioFile& file) {
  const std::string& given =
      file.traced && context.line().profile.empty() ? file.traced->profile : context.line().profile;
  ProfileChoice choice =
      choose_profile(given, file.header.header.runtime, file.source->name(), is_module_by_itself(context, file));
  switch (choice.fault) {
    case ProfileFault::None:
      return {choice.name, exit_fine};
    case ProfileFault::NotYet:
      context.complain(context.say(CliText::cli_profile_not_yet, file.path, choice.name));
      break;
    case ProfileFault::NoLanguage:
      context.complain(context.say(CliText::cli_no_language, file.path));
      break;
    case ProfileFault::Unknown:
      context.complain(context.say(CliText::cli_unknown_profile, choice.name, available_profile_names()));
      break;
  }
  return {std::nullopt, exit_usage};
}

SimulationRequest request_for(const Context& context, const ScenarioFile& file, const std::string& profile) {
  const Header& header = file.header.header;
  LimitOptions under = file.traced ? merge_limits(header.limits, file.traced->limits) : header.limits;
  bool replays = file.traced && context.line().schedule.empty();
  return {file.source,
          profile,
          merge_limits(under, context.line().limits),
          header.world,
          file.traced ? file.traced->files : files_around(*file.source),
          replays ? file.traced->schedule : context.line().schedule,
          context.language(),
          context.line().record};
}

namespace {

// False after saying why what the program should read on stdin cannot be read.
bool take_input(const Context& context, HeaderWorld& world) {
  const CommandLine& line = context.line();
  bool is_given = !line.input_path.empty();
  bool is_own = is_given ? line.input_path == "-" : line.command == Command::Run && own_input_is_file();
  if (!is_given && !is_own) return true;
  std::optional<std::string> bytes = is_own ? read_own_input(context) : read_bytes(context, line.input_path);
  if (bytes) world.stdin_text = std::move(*bytes);
  return bytes.has_value();
}

}  // namespace

Loaded<ReadyRun> ready_run(const Context& context) {
  Loaded<ScenarioFile> file = load_scenario(context, context.line().files.front());
  if (!file.value) return {std::nullopt, file.exit_code};
  if (!header_is_right(context, *file.value)) return {std::nullopt, exit_failed};
  Loaded<std::string> profile = profile_of(context, *file.value);
  if (!profile.value) return {std::nullopt, profile.exit_code};
  SimulationRequest request = request_for(context, *file.value, *profile.value);
  if (!take_input(context, request.world)) return {std::nullopt, exit_usage};
  std::unique_ptr<Simulation> simulation = context.services().simulator->start(request);
  if (is_traced_run(context, *file.value)) {
    std::string fault = simulation->check_trace(file.value->trace, file.value->path);
    if (!fault.empty()) context.complain(fault);
    if (!fault.empty()) return {std::nullopt, exit_failed};
  }
  return {ReadyRun{std::move(*file.value), std::move(request), std::move(simulation)}, exit_fine};
}

bool complain_of_syntax(const Context& context, ReadyRun& run) {
  std::vector<Diagnostic> faults = run.simulation->syntax_faults();
  for (const Diagnostic& fault : faults) context.complain(render_diagnostic(*run.file.source, fault));
  return !faults.empty();
}

std::string limit_message(const Context& context, const std::string& path, const RunEnd& end) {
  return context.say(CliText::cli_stopped_at_limit, path, end.place.line, end.place.column, end.limit_name,
                     end.limit_value);
}

int report_end(const Context& context, const ReadyRun& run, const RunEnd& end) {
  if (end.misfit) {
    context.complain(context.say(CliText::cli_schedule_misfit, run.request.schedule, *end.misfit));
    return exit_usage;
  }
  switch (end.reason) {
    case StopReason::Finished:
      return end.exit_code == 0 ? exit_fine : exit_failed;
    case StopReason::Limit:
      context.complain(limit_message(context, run.file.path, end));
      return exit_limit;
    case StopReason::Deadlock:  // the program has said so itself
      return exit_failed;
    case StopReason::WaitingForInput:
      context.complain(context.say(CliText::cli_waits_for_input));
      return exit_failed;
    case StopReason::Abandoned:
      return exit_fine;
  }
  return exit_failed;
}

std::string fault_line(const std::string& path, const SourceText& source, const Diagnostic& fault) {
  Position at = source.position(fault.span.begin);
  std::string_view colon = fault.kind.empty() ? "" : ": ";
  std::string line = fmt::format("{}:{}:{}: {}{}{}", path, at.line, at.column, fault.kind, colon, fault.message);
  if (!fault.hint.empty()) line += " (" + fault.hint + ")";
  return line + "\n";
}

}  // namespace loopscope::cli
