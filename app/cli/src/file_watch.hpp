#pragma once
// Waiting until files change. They are looked at by name a few times a second: so a file that an editor replaces by
// another of the same name is seen, one that comes new into a folder, and one that goes away and comes back.
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace loopscope::cli {

// Sleeps so long; false when the user wants to end (Ctrl+C).
using Pause = std::function<bool(std::chrono::milliseconds)>;
// Of the process: Ctrl+C, or being told to end, while it sleeps makes it return false; at other times they end the
// process as ever.
bool pause_process(std::chrono::milliseconds time);

class FileWatch {
 public:
  // Files and folders, which need not exist. Of a file those beside it are watched too, for what it imports.
  explicit FileWatch(std::vector<std::string> paths) : paths_(std::move(paths)) {}

  // Remembers how all is now.
  void look() { seen_ = state(); }
  // Waits until something is not as it was, and then until it stays so. False: the user wants to end.
  bool wait(const Pause& pause);
  // What was not as it was, by name.
  const std::vector<std::string>& changed() const { return changed_; }

 private:
  struct FileState {
    std::int64_t written = 0;
    std::uintmax_t size = 0;
    friend bool operator==(const FileState&, const FileState&) = default;
  };
  using State = std::map<std::string, FileState>;
  State state() const;
  static std::vector<std::string> difference(const State& old, const State& now);

  std::vector<std::string> paths_;
  State seen_;
  std::vector<std::string> changed_;
};

}  // namespace loopscope::cli
