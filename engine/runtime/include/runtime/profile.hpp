#pragma once
// Profile: a model with its options fixed, as data. World: what the simulated surroundings give the program. Limits:
// where a run is stopped. All plain options, fixed before the run starts.
#include <runtime/beliefs.hpp>
#include <runtime/clock.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace loopscope {

enum class SourceGoal : std::uint8_t { Script, CommonJs, Module };

struct Profile {
  std::string name;
  SourceGoal goal = SourceGoal::CommonJs;
  bool rejections_are_fatal = true;
  bool rejections_warn = false;          // those that are not fatal are warned of
  bool timers_drain_between = true;      // ticks and microtasks run after each timer of a list (node 11 and later)
  bool immediates_drain_between = true;  // the same of immediates
  std::uint8_t await_ticks = 1;          // that a native promise takes to resume what awaits it
  bool has_tasks = false;                // spawn, sleep and join are there
  std::int64_t smallest_delay_ms = 1;
  std::int64_t nested_delay_ms = 0;  // the smallest delay of timers that are nested deeper than this:
  std::uint32_t nested_delay_from = 0;
  bool is_page = false;  // the program is a page's script: window and document are there
  ClockCosts clock;
  Beliefs beliefs;  // none in a true profile
  friend bool operator==(const Profile&, const Profile&) = default;
};

// A file that the program can read: its path as the scenario gives it or absolute, UTF-8 text.
struct SimulatedFile {
  std::string path;
  std::string text;
  std::int64_t latency_ns = 0;
  friend bool operator==(const SimulatedFile&, const SimulatedFile&) = default;
};

// A file of the scenario's folder, as the program that starts a run found it: what `import` and `require` reach. The
// engine itself reads no files.
struct FolderFile {
  std::string path;  // absolute
  std::string text;  // UTF-8, byte for byte
  // A package.json outside the folder: it says what kind of module a file below it is, and nothing else.
  bool is_outside = false;
  friend bool operator==(const FolderFile&, const FolderFile&) = default;
};

// What the simulated network answers to a request for `url`; with an error, the request fails with that text.
struct SimulatedAnswer {
  std::string url;
  std::int64_t after_ns = 0;
  std::int64_t status = 200;
  std::string body;
  std::string error;
  friend bool operator==(const SimulatedAnswer&, const SimulatedAnswer&) = default;
};

// Something that a person does: an event of this type at an element of the page.
struct SimulatedInput {
  std::int64_t at_ns = 0;
  std::string target;  // "#id", or another selector
  std::string type;
  friend bool operator==(const SimulatedInput&, const SimulatedInput&) = default;
};

struct World {
  std::uint64_t seed = 1;
  std::int64_t epoch_ms = 1'735'689'600'000;  // 2025-01-01T00:00:00Z
  std::string main_path;                      // absolute path of the program, as __filename shows it
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> environment;
  std::vector<std::uint8_t> schedule;
  std::vector<SimulatedFile> files;  // the program's own file too
  std::vector<SimulatedAnswer> answers;
  std::vector<SimulatedInput> inputs;
  friend bool operator==(const World&, const World&) = default;
};

enum class Limit : std::uint8_t { None, Instructions, Memory, Frames, VirtualTime };

struct Limits {
  std::uint64_t instructions = 500'000'000;
  std::uint64_t memory_bytes = 512ull << 20;
  std::uint64_t virtual_time_ns = 3'600ull * 1'000'000'000;
  std::uint32_t user_frames = 12'000;
  friend bool operator==(const Limits&, const Limits&) = default;
};

}  // namespace loopscope
