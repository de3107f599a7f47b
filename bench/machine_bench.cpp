// What stepping back costs: copying a machine, and the state one event earlier in a long run.
#include <benchmark/benchmark.h>
#include <history/history.hpp>

#include <algorithm>
#include <chrono>

#include "run_program.hpp"

namespace {

using namespace loopscope;

StartedRun run_text(const char* text) {
  StartedRun started = testing::start(text);
  testing::run_to_end(started);
  return started;
}

// The machine keeps 50,000 live objects.
void copy_machine(benchmark::State& state) {
  StartedRun started =
      run_text("globalThis.kept = []; for (let i = 0; i < 50000; i++) kept.push({ i, next: kept[i - 1] });");
  for (auto _ : state) {
    Machine copy = started.machine;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(copy_machine)->Unit(benchmark::kMicrosecond);

// A copy that then runs on: what it shares is cloned as it is written.
void copy_and_run(benchmark::State& state) {
  StartedRun started = testing::start(
      "globalThis.kept = []; for (let i = 0; i < 50000; i++) kept.push({ i }); for (;;) kept[7] = { i: 1 };");
  StopAt stop;
  stop.instructions = 3'000'000;
  run(started.machine, *started.language, *started.model, stop, nullptr);
  for (auto _ : state) {
    Machine copy = started.machine;
    StopAt soon;
    soon.instructions = copy.counters.instructions + 1000;
    run(copy, *started.language, *started.model, soon, nullptr);
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(copy_and_run)->Unit(benchmark::kMicrosecond);

double percentile(std::vector<double> times, double part) {
  std::sort(times.begin(), times.end());
  return times[std::min(times.size() - 1, static_cast<std::size_t>(part * static_cast<double>(times.size())))];
}

// 200 steps back in a row from each of 50 places of a run of a million instructions.
void step_back(benchmark::State& state) {
  StartedRun started = testing::start(
      "const all = []; function work(n) { const o = { n, list: [n] }; all.push(o); if (all.length > 500) all.length = "
      "0; return o.n; }"
      "let sum = 0; for (let i = 0; i < 22000; i++) { sum += work(i); }");
  History history(started.machine, *started.language, *started.model);
  history.run_to_end();
  std::uint64_t last = history.last_step();
  for (auto _ : state) {
    std::vector<double> times;
    for (std::uint64_t place = 1; place <= 50; ++place) {
      std::uint64_t step = last * place / 50;
      history.at(step);
      for (int i = 0; i < 200 && step > 0; ++i) {
        auto begin = std::chrono::steady_clock::now();
        Machine there = history.at(--step);
        benchmark::DoNotOptimize(there);
        times.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count());
      }
    }
    state.counters["median_us"] = percentile(times, 0.5);
    state.counters["p99_us"] = percentile(times, 0.99);
    state.counters["max_us"] = percentile(times, 1.0);
  }
  state.counters["instructions"] = static_cast<double>(history.latest().counters.instructions);
  state.counters["steps"] = static_cast<double>(last);
}
BENCHMARK(step_back)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
