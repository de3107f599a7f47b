#pragma once
// Runs another program and gathers what it prints on stdout. Only `verify` does this.
#include <cstdint>
#include <string>
#include <vector>

namespace loopscope::cli {

struct ProcessResult {
  enum class End : std::uint8_t { NotStarted, Exited, Killed, TimedOut };
  End end = End::NotStarted;
  int code = 0;     // Exited: the exit code; Killed: the signal
  std::string out;  // at most 64 MB
};

// `arguments`: the program, looked for on PATH, and its arguments. stdin is empty; stderr is thrown away.
ProcessResult run_process(const std::vector<std::string>& arguments, std::uint64_t timeout_seconds);

}  // namespace loopscope::cli
