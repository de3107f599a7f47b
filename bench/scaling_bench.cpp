// What one timer and one microtask cost, by how many are pending, with recording on; and how fast orders are explored.
#include <benchmark/benchmark.h>
#include <explore/explore.hpp>
#include <history/history.hpp>

#include <string>

#include "run_program.hpp"

namespace {

using namespace loopscope;

void run_recorded(benchmark::State& state, const std::string& source) {
  for (auto _ : state) {
    StartedRun started = testing::start(source.c_str());
    History history(started.machine, *started.language, *started.model);
    history.run_to_end();
    benchmark::DoNotOptimize(history.last_step());
  }
  state.counters["each"] = benchmark::Counter(static_cast<double>(state.range(0) * state.iterations()),
                                              benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void pending_timers(benchmark::State& state) {
  std::string count = std::to_string(state.range(0));
  run_recorded(state, "let n = 0; for (let i = 0; i < " + count + "; i++) setTimeout(() => { n++; }, i % 1000);");
}
BENCHMARK(pending_timers)->RangeMultiplier(10)->Range(10'000, 1'000'000)->Unit(benchmark::kMillisecond)->Iterations(1);

void pending_microtasks(benchmark::State& state) {
  std::string count = std::to_string(state.range(0));
  run_recorded(state, "let n = 0; for (let i = 0; i < " + count + "; i++) queueMicrotask(() => { n++; });");
}
BENCHMARK(pending_microtasks)
    ->RangeMultiplier(10)
    ->Range(10'000, 1'000'000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

// Eight files read at the same time: 40,320 orders.
void explored_orders(benchmark::State& state) {
  StartedRun started = testing::start(
      "const fs = require('fs'); for (let i = 0; i < 8; i++) fs.readFile(__filename, 'utf8', () => console.log(i));");
  std::uint64_t runs = 0;
  for (auto _ : state) {
    Exploration found = explore(started.machine, *started.language, *started.model, 50'000);
    runs += found.runs;
    state.counters["outcomes"] = static_cast<double>(found.outcomes.size());
  }
  state.counters["runs"] = benchmark::Counter(static_cast<double>(runs), benchmark::Counter::kIsRate);
}
BENCHMARK(explored_orders)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
