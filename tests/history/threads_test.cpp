// Programs with worker threads: several loops in one machine that is still a plain value.
#include <history/history.hpp>

#include <catch2/catch.hpp>

#include "run_program.hpp"

using namespace loopscope;
using namespace loopscope::testing;

namespace {

// Two workers add to shared memory while the main thread spins, then waits inside a call.
const std::string text = R"(
const { Worker, isMainThread, workerData, parentPort } = require('worker_threads');
if (isMainThread) {
  const view = new Int32Array(new SharedArrayBuffer(8));
  for (let i = 0; i < 2; i++) {
    const worker = new Worker(__filename, { workerData: view });
    worker.on('message', (m) => console.log(m));
    worker.on('exit', (code) => console.log('exit', code));
  }
  while (Atomics.load(view, 0) < 10);
  console.log(Atomics.wait(view, 1, 0, 40));
  setTimeout(() => console.log('timer'), 5);
} else {
  for (let i = 0; i < 10; i++) Atomics.add(workerData, 0, 1);
  parentPort.postMessage({ sum: workerData[0] > 9 });
  Atomics.store(workerData, 1, 1);
  Atomics.notify(workerData, 1);
}
)";

StartedRun started_run() {
  RunRequest request;
  request.source = std::make_shared<const SourceText>("/test/main.js", text);
  request.profile = "node";
  return start_run(request);
}

}  // namespace

TEST_CASE("a program with workers ends with what all threads printed") {
  StartedRun started = started_run();
  run_to_end(started);
  CHECK(output_text(started.machine, Stream::Error) == "");
  std::string out = output_text(started.machine, Stream::Out);
  CHECK(out.find("{ sum: true }") != std::string::npos);
  CHECK(out.find("timer") != std::string::npos);
  CHECK(started.machine.parked.empty());
  CHECK(started.machine.exit_code == 0);
}

TEST_CASE("the state at any step of a program with workers equals a machine run from zero to it") {
  StartedRun started = started_run();
  History history(started.machine, *started.language, *started.model);
  history.run_to_end();
  StartedRun fresh = started_run();
  std::uint64_t stride = history.last_step() / 150 + 1;
  for (std::uint64_t step = 0; step <= history.last_step(); step += stride) {
    run_to_step(fresh, step);
    CHECK(history.at(step) == fresh.machine);
    CHECK(history.at(step).hash() == fresh.machine.hash());
  }
}

TEST_CASE("a copy of a machine in the middle of several threads runs on as the original does") {
  StartedRun started = started_run();
  run_to_step(started, 400);
  StartedRun copy = started_run();
  copy.machine = started.machine;
  REQUIRE(!copy.machine.parked.empty());
  run_to_end(started);
  run_to_end(copy);
  CHECK(copy.machine == started.machine);
}
