// Traces: out and in again, damaged ones refused with their place, and the Perfetto file's own rules.
#include <catch2/catch.hpp>

#include <history/trace.hpp>
#include <nlohmann/json.hpp>

#include <map>
#include <set>

#include "run_program.hpp"

namespace {

using namespace loopscope;

const std::string program = R"(
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function work(name) {
  for (let i = 0; i < 2; i++) { await wait(5); console.log(name, i); }
}
work('a'); work('b');
process.nextTick(() => console.error('tick \u00e9'));
setImmediate(() => console.log('immediate'));
)";

TracedProgram traced() { return {"/test/program.js", "node", "", {}, program}; }

std::string written(bool perfetto = false, const std::string& text = program) {
  StartedRun started = testing::start(text);
  RunInspection run = inspection_of(*started.language, *started.model);
  std::string out;
  auto write = perfetto ? write_perfetto : write_trace;
  CHECK(write(traced(), started.machine, *started.language, *started.model, run, [&](std::string_view line) {
    out += line;
    return true;
  }));
  return out;
}

std::string fault_of(const std::string& trace) {
  auto read = read_trace(trace, "x.trace", Language::English);
  if (auto* fault = std::get_if<std::string>(&read)) return *fault;
  const auto& what = std::get<TracedProgram>(read);
  StartedRun started = testing::start(what.source);
  RunInspection run = inspection_of(*started.language, *started.model);
  return check_trace(trace, "x.trace", started.machine, *started.language, *started.model, run, Language::English);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = text.find('\n', at);
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

}  // namespace

TEST_CASE("a trace is one JSON object a line, numbered by step, and reads back as what was run") {
  std::string trace = written();
  CHECK(is_trace(trace));
  auto read = read_trace(trace, "x.trace", Language::English);
  REQUIRE(std::holds_alternative<TracedProgram>(read));
  CHECK(std::get<TracedProgram>(read).source == program);
  CHECK(std::get<TracedProgram>(read).path == "/test/program.js");
  std::uint64_t step = 0;
  for (const std::string& line : lines_of(trace)) {
    auto json = nlohmann::json::parse(line);
    if (json.contains("step")) CHECK(json["step"] == ++step);
  }
  CHECK(nlohmann::json::parse(lines_of(trace).back())["steps"] == step);
  CHECK(fault_of(trace).empty());
}

TEST_CASE("every damaged line is refused with its number") {
  std::vector<std::string> lines = lines_of(written());
  for (std::size_t i = 1; i < lines.size(); ++i) {
    std::vector<std::string> damaged = lines;
    damaged[i][damaged[i].size() / 2] ^= 1;
    CHECK(fault_of(joined(damaged)).starts_with("x.trace:" + std::to_string(i + 1) + ":"));
  }
}

TEST_CASE("a trace that is cut off, or goes on, is refused at its end") {
  std::vector<std::string> lines = lines_of(written());
  std::vector<std::string> cut(lines.begin(), lines.end() - 3);
  CHECK(fault_of(joined(cut)).find("x.trace:" + std::to_string(cut.size() + 1) + ":") == 0);
  std::vector<std::string> longer = lines;
  longer.push_back("{}");
  CHECK(fault_of(joined(longer)).find("x.trace:" + std::to_string(lines.size() + 1) + ":") == 0);
}

TEST_CASE("hostile first lines give a message and nothing else") {
  std::string long_nesting = "{\"loopscope_trace\":" + std::string(200'000, '[');
  for (const std::string& first :
       {std::string("{\"loopscope_trace\":"), std::string("{\"loopscope_trace\":1}"),
        std::string("{\"loopscope_trace\":2}"), std::string("{\"loopscope_trace\":\"1\"}"),
        std::string("{\"loopscope_trace\":1,\"path\":7}"), long_nesting,
        std::string("{\"loopscope_trace\":1,\"path\":\"a\",\"profile\":\"node\",\"schedule\":"
                    "\"?\",\"source\":\"\",\"limits\":{}}"),
        std::string("{\"loopscope_trace\":1,\"path\":\"a\",\"profile\":\"node\",\"schedule\":"
                    "\"\",\"source\":\"\",\"limits\":{\"x\":1}}")}) {
    INFO(first.substr(0, 80));
    auto read = read_trace(first + "\n", "x.trace", Language::English);
    REQUIRE(std::holds_alternative<std::string>(read));
    CHECK(std::get<std::string>(read).starts_with("x.trace:1:"));
  }
}

TEST_CASE("the Perfetto file is valid: slices nest, what waits begins and ends, flows start before they finish") {
  auto json = nlohmann::json::parse(written(true));
  REQUIRE(json["traceEvents"].is_array());
  std::map<int, int> depth;
  std::set<std::uint64_t> waiting, flowing;
  double last = 0;
  for (const auto& event : json["traceEvents"]) {
    std::string phase = event["ph"];
    REQUIRE(event["pid"].is_number_integer());
    if (phase == "M") continue;
    double time = event["ts"];
    CHECK(time >= last);
    last = time;
    if (phase == "B") ++depth[event["tid"]];
    if (phase == "E") CHECK(--depth[event["tid"]] >= 0);
    if (phase == "b") CHECK(waiting.insert(event["id"].get<std::uint64_t>()).second);
    if (phase == "e") CHECK(waiting.erase(event["id"].get<std::uint64_t>()) == 1);
    if (phase == "s") CHECK(flowing.insert(event["id"].get<std::uint64_t>()).second);
    if (phase == "f") CHECK(flowing.erase(event["id"].get<std::uint64_t>()) == 1);
    if (phase != "E") CHECK_FALSE(event["name"].get<std::string>().empty());
  }
  CHECK(depth[1] == 0);
  CHECK(waiting.empty());
  CHECK(flowing.empty());
}
