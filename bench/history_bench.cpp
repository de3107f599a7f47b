// A run of ten million instructions: uniform jumps, each followed by ten steps back.
#include <benchmark/benchmark.h>
#include <base/random.hpp>
#include <history/history.hpp>

#include <sys/resource.h>

#include <algorithm>
#include <chrono>

#include "run_program.hpp"

namespace {

using namespace loopscope;

constexpr int jumps = 1000;
constexpr int steps_back = 10;

double percentile(std::vector<double> times, double part) {
  std::sort(times.begin(), times.end());
  return times[std::min(times.size() - 1, static_cast<std::size_t>(part * static_cast<double>(times.size())))];
}

class Stopwatch {
 public:
  double milliseconds() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

double peak_mb() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

// Programs whose live heap stays below a megabyte: calls and small objects; awaits; a list that is rebuilt and sorted.
constexpr const char* programs[] = {
    "const all = []; function work(n) { const o = { n, list: [n] }; all.push(o); if (all.length > 500) all.length = 0;"
    " return o.n; } let sum = 0; for (let i = 0; i < 230000; i++) sum += work(i);",
    "async function go() { let s = 0; for (let i = 0; i < 500000; i++) s += await i; } go();",
    "let list = []; for (let i = 0; i < 9000; i++) { list = []; for (let j = 0; j < 60; j++) list.push((j * 37 + i) % "
    "61);"
    " list.sort((a, b) => a - b); }"};

void jump(benchmark::State& state) {
  StartedRun started = testing::start(programs[state.range(0)]);
  History history(started.machine, *started.language, *started.model);
  while (history.latest().counters.instructions < 10'000'000 && history.run_ahead(1'000'000)) {
  }
  std::vector<double> far, near;
  Random random(1);
  for (auto _ : state) {
    for (int i = 0; i < jumps; ++i) {
      auto step = static_cast<std::uint64_t>(random.next_double() * static_cast<double>(history.last_step()));
      Stopwatch jumping;
      benchmark::DoNotOptimize(history.at(step));
      far.push_back(jumping.milliseconds());
      for (int back = 1; back <= steps_back && step > static_cast<std::uint64_t>(back); ++back) {
        Stopwatch stepping;
        benchmark::DoNotOptimize(history.at(step - static_cast<std::uint64_t>(back)));
        near.push_back(stepping.milliseconds());
      }
    }
  }
  state.counters["instructions"] = static_cast<double>(history.latest().counters.instructions);
  state.counters["jump_p50_ms"] = percentile(far, 0.5);
  state.counters["jump_p99_ms"] = percentile(far, 0.99);
  state.counters["back_p99_ms"] = percentile(near, 0.99);
  state.counters["peak_mb"] = peak_mb();
  state.counters["checkpoints"] = static_cast<double>(history.checkpoint_count());
}
BENCHMARK(jump)->DenseRange(0, 2)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
