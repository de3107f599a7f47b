#pragma once
// The commands. Each is a function of a CommandLine and the Services it may use, and returns the exit code: 0 fine, 1 a
// check failed or the program ended in an error, 2 wrong usage, 3 no display, 4 stopped at a limit; under `run` the
// program's own code.
#include <cli/byte_sink.hpp>
#include <cli/command_line.hpp>
#include <cli/simulation.hpp>

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace loopscope::cli {

inline constexpr int exit_fine = 0;
inline constexpr int exit_failed = 1;
inline constexpr int exit_usage = 2;
inline constexpr int exit_no_display = 3;
inline constexpr int exit_limit = 4;

struct WindowRequest {
  std::string file;  // empty: the lesson list
  std::string profile;
  LimitOptions limits;
  std::string schedule;
  std::optional<StepName> step;
  bool present = false;
  Language language = Language::English;
  bool language_given = false;          // by --lang: it goes before what the window remembers
  std::vector<std::string> files = {};  // all that are named: to present, files and folders
};

struct ShotRequest {
  SimulationRequest run;
  std::uint64_t step = 0;
  std::string output_path;
  PictureLook look = {};
};

struct Services {
  ByteSink* out = nullptr;
  ByteSink* err = nullptr;
  Simulator* simulator = nullptr;
  // Opens the window and returns its exit code when it closes; nothing when there is no display.
  std::function<std::optional<int>(const WindowRequest&)> open_window;
  // Writes a picture; returns what went wrong, or an empty text. Not set: this build renders none.
  std::function<std::string(const ShotRequest&)> shoot;
  std::function<std::vector<std::string>()> lesson_folders;  // the first that exists is listed; may be unset
  // Takes a run that has ended when the process is to end with it, and gives nothing back piece by piece; may be unset.
  std::function<void(std::unique_ptr<Simulation>)> keep;
  // Of `check --watch`: sleeps so long, false when the user wants to end; unset, the process itself sleeps.
  std::function<bool(std::chrono::milliseconds)> pause;
  std::string locale;  // LC_ALL, LC_MESSAGES or LANG
  std::string version;
};

// Parses and runs; the whole program but for the window.
int run_command_line(const std::vector<std::string>& arguments, const Services& services);

}  // namespace loopscope::cli
