// Traces as JSON lines. The keys of every line are documented in docs/trace.md.
#include <history/run_events.hpp>
#include <history/trace.hpp>

#include <nlohmann/json.hpp>
#include <text/cli_text.hpp>

#include "trace_names.hpp"

namespace loopscope {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view trace_start = "{\"loopscope_trace\":";
constexpr std::size_t value_limit = 200;  // characters of a value's text

// Bytes that are no UTF-8 become U+FFFD, as in node; they can only come from damaged files.
std::string line_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"; }

struct LimitRow {
  const char* name;
  LimitOption LimitOptions::*option;
};
constexpr LimitRow limit_rows[] = {{"instructions", &LimitOptions::instructions},
                                   {"memory_mb", &LimitOptions::memory_mb},
                                   {"frames", &LimitOptions::frames},
                                   {"virtual_time", &LimitOptions::virtual_time}};

Json limits_json(const LimitOptions& limits) {
  Json json = Json::object();
  for (const LimitRow& row : limit_rows) {
    const LimitOption& option = limits.*row.option;
    if (!option.given) continue;
    json[row.name] = option.value ? Json(*option.value) : Json(nullptr);
  }
  return json;
}

// A package.json above the folder goes under a key of its own.
constexpr const char* file_keys[] = {"files", "outside"};

Json files_json(const std::vector<FolderFile>& files, bool are_outside) {
  Json json = Json::object();
  for (const FolderFile& file : files) {
    if (file.is_outside == are_outside) json[file.path] = file.text;
  }
  return json;
}

std::string first_line(const TracedProgram& program) {
  Json json = {{"loopscope_trace", trace_version},
               {"path", program.path},
               {"profile", program.profile},
               {"schedule", program.schedule},
               {"limits", limits_json(program.limits)},
               {"source", program.source}};
  for (bool outside : {false, true}) {
    Json files = files_json(program.files, outside);
    if (!files.empty()) json[file_keys[outside]] = std::move(files);
  }
  return line_of(json);
}

std::string last_line(const Machine& machine) {
  bool at_limit = machine.state == RunState::StoppedAtLimit;
  return line_of({{"end", at_limit ? "limit" : "finished"},
                  {"exit_code", machine.exit_code},
                  {"steps", machine.counters.events},
                  {"time", machine.clock.now_ns}});
}

// One event as an object; what an event does not have is left out.
class EventWriter {
 public:
  EventWriter(const Event& event, const Machine& after, const RunInspection& run)
      : event_(event), after_(after), run_(run) {}

  std::string line() {
    json_ = {{"step", event_.step}, {"event", event_name(event_.kind)}, {"time", event_.time}};
    add_place();
    add_details();
    if (event_.subject != 0) json_["id"] = event_.subject;
    if (has_cause()) json_["cause"] = event_.cause;
    if (has_value()) json_["value"] = run_.language->preview(after_, event_.value, value_limit);
    if (event_.rule != RuleId::None) json_["rule"] = rule_name(event_.rule);
    return line_of(json_);
  }

 private:
  bool has_cause() const {
    return event_.kind == EventKind::JobQueued || event_.kind == EventKind::TimerSet ||
           (event_.kind == EventKind::TurnStarted && event_.subject != 0);
  }

  // Of the others the value is a thing of the engine: a coroutine, the main program.
  bool has_value() const {
    switch (event_.kind) {
      case EventKind::FrameLeft:
      case EventKind::PromiseSettled:
      case EventKind::Thrown:
      case EventKind::Caught:
      case EventKind::Uncaught:
      case EventKind::TimerSet:
      case EventKind::TimerFired:
        return !event_.value.is_empty();
      default:
        return false;
    }
  }

  void add_place() {
    if (!event_.site.known || event_.site.code >= after_.codes.size()) return;
    const Code& code = after_.codes[event_.site.code];
    if (!code.source || code.is_hidden) return;
    Position begin = code.source->position(event_.site.span.begin);
    Position end = code.source->position(event_.site.span.end);
    json_["at"] = {begin.line, begin.column, end.line, end.column};
    if (!code.source->name().ends_with(after_.options->world.main_path)) json_["file"] = code.source->name();
  }

  std::string_view queue_id(std::uint8_t queue) const {
    for (const QueueRow& row : run_.model->queues) {
      if (row.queue == queue) return row.id;
    }
    return {};
  }

  void add_queue() {
    std::string_view id = queue_id(event_.detail);
    if (!id.empty()) json_["queue"] = id;
    if (event_.kind == EventKind::TurnStarted && event_.rule == RuleId::TimerDue) json_["queue"] = "timers";
  }

  void add_details() {
    switch (event_.kind) {
      case EventKind::Mark:
        json_["mark"] = mark_name(event_.detail);
        break;
      case EventKind::TurnStarted:
      case EventKind::TurnEnded:
      case EventKind::JobQueued:
        add_queue();
        break;
      case EventKind::TimerSet:
        json_["due_ms"] = event_.number;
        break;
      case EventKind::PromiseSettled:
        json_["state"] = event_.detail == 1 ? "fulfilled" : "rejected";
        json_["reactions"] = event_.number;
        break;
      case EventKind::Output:
        add_output();
        break;
      case EventKind::PhaseEntered:
        add_phase();
        break;
      case EventKind::ClockMoved:
        json_["to"] = event_.number;
        break;
      case EventKind::Choice:
        json_["taken"] = event_.number;
        break;
      case EventKind::Exit:
        json_["exit_code"] = event_.number;
        break;
      default:
        break;
    }
  }

  void add_output() {
    json_["stream"] = event_.detail == 1 ? "stdout" : "stderr";
    auto index = static_cast<std::size_t>(event_.number);
    if (index < after_.output.size()) json_["text"] = *after_.output[index].text;
  }

  void add_phase() {
    int phase = run_.model->phase_of_event(event_.detail);
    if (phase >= 0) json_["phase"] = run_.model->phases[static_cast<std::size_t>(phase)].name;
  }

  const Event& event_;
  const Machine& after_;
  const RunInspection& run_;
  Json json_;
};

// Splits off the first line, without its line break.
std::string_view take_line(std::string_view& rest) {
  std::size_t end = rest.find('\n');
  std::string_view line = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  return line;
}

std::optional<LimitOptions> read_limits(const Json& json) {
  LimitOptions limits;
  if (!json.is_object()) return std::nullopt;
  for (const auto& [name, value] : json.items()) {
    LimitOption* option = find_limit(limits, name);
    if (!option || !(value.is_null() || (value.is_number_unsigned() && value.get<std::uint64_t>() > 0)))
      return std::nullopt;
    *option = {true, value.is_null() ? std::nullopt : std::optional<std::uint64_t>(value.get<std::uint64_t>())};
  }
  return limits;
}

// False: something is there that is not a text by its path.
bool read_files(const Json& json, bool are_outside, std::vector<FolderFile>& files) {
  if (json.is_null()) return true;
  if (!json.is_object()) return false;
  for (const auto& [path, text] : json.items()) {
    if (!text.is_string()) return false;
    files.push_back({path, text.get<std::string>(), are_outside});
  }
  return true;
}

}  // namespace

bool write_trace(const TracedProgram& program, Machine& machine, const LanguageTable& language, const Model& model,
                 const RunInspection& run, const LineSink& sink) {
  if (!sink(first_line(program))) return false;
  bool complete = run_with_events(machine, language, model, [&](const Event& event, const Machine& after) {
    return sink(EventWriter(event, after, run).line());
  });
  return complete && sink(last_line(machine));
}

bool is_trace(std::string_view bytes) { return bytes.starts_with(trace_start); }

std::variant<TracedProgram, std::string> read_trace(std::string_view bytes, const std::string& name,
                                                    Language language) {
  std::string_view line = take_line(bytes);
  Json json = Json::parse(line, nullptr, false);
  if (!json.is_object()) return text(language, CliText::trace_not_json, name, 1, line.substr(0, 60));
  auto bad = [&](const char* key) { return text(language, CliText::trace_bad_key, name, key); };
  if (!json["loopscope_trace"].is_number_integer()) return bad("loopscope_trace");
  if (json["loopscope_trace"] != trace_version)
    return text(language, CliText::trace_other_version, name, json["loopscope_trace"].dump(), trace_version);
  TracedProgram program;
  struct Row {
    const char* key;
    std::string TracedProgram::*field;
  };
  constexpr Row rows[] = {{"path", &TracedProgram::path},
                          {"profile", &TracedProgram::profile},
                          {"schedule", &TracedProgram::schedule},
                          {"source", &TracedProgram::source}};
  for (const Row& row : rows) {
    if (!json[row.key].is_string()) return bad(row.key);
    program.*row.field = json[row.key].get<std::string>();
  }
  std::optional<LimitOptions> limits = read_limits(json["limits"]);
  if (!limits) return bad("limits");
  if (!parse_schedule(program.schedule)) return bad("schedule");
  for (bool outside : {false, true}) {
    if (!read_files(json[file_keys[outside]], outside, program.files)) return bad(file_keys[outside]);
  }
  program.limits = *limits;
  return program;
}

std::string check_trace(std::string_view bytes, const std::string& name, Machine& machine, const LanguageTable& spoken,
                        const Model& model, const RunInspection& run, Language language) {
  take_line(bytes);
  std::size_t number = 1;
  std::string fault;
  auto expect = [&](std::string_view wanted) {
    ++number;
    wanted.remove_suffix(1);
    if (bytes.empty()) {
      fault = text(language, CliText::trace_short, name, number);
    } else if (take_line(bytes) != wanted) {
      fault = text(language, CliText::trace_differs, name, number, wanted);
    }
    return fault.empty();
  };
  run_with_events(machine, spoken, model, [&](const Event& event, const Machine& after) {
    return expect(EventWriter(event, after, run).line());
  });
  if (fault.empty()) expect(last_line(machine));
  if (fault.empty() && !bytes.empty()) fault = text(language, CliText::trace_long, name, number + 1);
  return fault;
}

}  // namespace loopscope
