// The whole process, from start to exit: `loopscope run` of the first lesson, beside `node` on the same file.
#include <benchmark/benchmark.h>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <string>
#include <vector>

extern char** environ;

namespace {

// Runs a command with its output thrown away; its peak memory in KiB, or -1 when it could not start.
long run_command(std::vector<std::string> words) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  int failed = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) return -1;
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? usage.ru_maxrss : -1;
}

void run_lesson(benchmark::State& state, std::vector<std::string> command) {
  command.push_back(LOOPSCOPE_SOURCE_DIR "/scenarios/javascript/adcb.js");
  long peak = 0;
  for (auto _ : state) {
    long used = run_command(command);
    if (used < 0) return state.SkipWithError("cannot be run");
    peak = std::max(peak, used);
  }
  state.counters["peak_MiB"] = static_cast<double>(peak) / 1024;
}
BENCHMARK_CAPTURE(run_lesson, loopscope, {LOOPSCOPE_PROGRAM, "run"})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(run_lesson, node, {"node"})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(run_lesson, node_jitless, {"node", "--jitless"})->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
