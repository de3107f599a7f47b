// Programs of several files: states, traces and equal runs.
#include <history/history.hpp>
#include <history/trace.hpp>

#include <catch2/catch.hpp>

#include "run_program.hpp"

using namespace loopscope;
using namespace loopscope::testing;

namespace {

const std::string main_text = R"(
import { count, add } from './count.mjs';
import common from './common.cjs';
add(2);
console.log(count, common.name);
const { late } = await import('./late.mjs');
console.log(late);
)";

const std::vector<FolderFile> files = {
    {"/test/common.cjs", "exports.name = 'common'; setTimeout(() => console.log('timer'), 5);", false},
    {"/test/count.mjs", "export let count = 0; export function add(n) { count += n; } await null;", false},
    {"/test/late.mjs", "import { count } from './count.mjs'; export const late = count + 1;", false},
};

RunRequest request_for(const std::vector<FolderFile>& sources) {
  RunRequest request;
  request.source = std::make_shared<const SourceText>("/test/main.mjs", main_text);
  request.profile = "node-esm";
  request.sources = sources;
  return request;
}

TracedProgram traced() { return {"/test/main.mjs", "node-esm", "", {}, main_text, files}; }

std::string written_trace() {
  StartedRun started = start_run(request_for(files));
  RunInspection run = inspection_of(*started.language, *started.model);
  std::string out;
  write_trace(traced(), started.machine, *started.language, *started.model, run, [&](std::string_view line) {
    out += line;
    return true;
  });
  return out;
}

std::string fault_of(const std::string& trace, const std::vector<FolderFile>& sources) {
  StartedRun started = start_run(request_for(sources));
  RunInspection run = inspection_of(*started.language, *started.model);
  return check_trace(trace, "x.trace", started.machine, *started.language, *started.model, run, Language::English);
}

}  // namespace

TEST_CASE("a program of several files runs from the texts it was given") {
  StartedRun started = start_run(request_for(files));
  run_to_end(started);
  CHECK(output_text(started.machine, Stream::Error) == "");
  CHECK(output_text(started.machine, Stream::Out) == "2 common\n3\ntimer\n");
}

TEST_CASE("the state at any step of a program of several files equals a machine run from zero to it") {
  StartedRun started = start_run(request_for(files));
  History history(started.machine, *started.language, *started.model);
  history.run_to_end();
  for (std::uint64_t step = 0; step <= history.last_step(); step += 3) {
    StartedRun fresh = start_run(request_for(files));
    run_to_step(fresh, step);
    CHECK(history.at(step) == fresh.machine);
  }
}

TEST_CASE("a trace carries the other files and notices when they have changed") {
  std::string trace = written_trace();
  auto read = read_trace(trace, "x.trace", Language::English);
  REQUIRE(std::holds_alternative<TracedProgram>(read));
  CHECK(std::get<TracedProgram>(read).files == files);
  CHECK(fault_of(trace, files) == "");
  std::vector<FolderFile> changed = files;
  changed[2].text = "export const late = 'changed';";
  CHECK(fault_of(trace, changed) != "");
}

TEST_CASE("a file above the program's folder cannot be required") {
  RunRequest request;
  request.source = std::make_shared<const SourceText>(
      "/test/main.js", "try { require('../package.json'); } catch (e) { console.log(e.message); }");
  request.profile = "node";
  request.sources = {{"/package.json", "{\"type\": \"commonjs\"}", true}};
  StartedRun started = start_run(request);
  run_to_end(started);
  CHECK(output_text(started.machine, Stream::Out) ==
        "The simulator reads only the scenario's own folder; move what '../package.json' names into it\n");
}
