#include "file_watch.hpp"

#include <filesystem>

#include "scenario_folder.hpp"

#include <csignal>
#include <ctime>

namespace loopscope::cli {

namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

constexpr milliseconds between_looks{250};
constexpr milliseconds settling{50};

// The files of a folder that a scenario can be or import.
std::vector<std::string> sources_beside(const fs::path& file) {
  std::vector<std::string> paths{file.string()};
  std::error_code error;
  fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  for (fs::directory_iterator it(folder, error); !error && it != fs::directory_iterator(); it.increment(error)) {
    std::string name = it->path().string();
    if (is_source_name(name)) paths.push_back((file.has_parent_path() ? it->path() : it->path().filename()).string());
  }
  return paths;
}

}  // namespace

bool pause_process(milliseconds time) {
  sigset_t ending, old;
  sigemptyset(&ending);
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&ending, signal);
  sigprocmask(SIG_BLOCK, &ending, &old);
  timespec left{time.count() / 1000, time.count() % 1000 * 1'000'000};
  bool is_told = sigtimedwait(&ending, nullptr, &left) > 0;
  sigprocmask(SIG_SETMASK, &old, nullptr);
  return !is_told;
}

FileWatch::State FileWatch::state() const {
  State now;
  std::error_code error;
  for (const std::string& path : paths_) {
    for (const std::string& file : fs::is_directory(path, error) ? source_files_below(path) : sources_beside(path)) {
      auto written = fs::last_write_time(file, error);
      if (error) continue;
      std::uintmax_t size = fs::file_size(file, error);
      if (!error) now[file] = {static_cast<std::int64_t>(written.time_since_epoch().count()), size};
    }
  }
  return now;
}

std::vector<std::string> FileWatch::difference(const State& old, const State& now) {
  std::vector<std::string> names;
  for (const auto& [name, file] : now) {
    auto before = old.find(name);
    if (before == old.end() || before->second != file) names.push_back(name);
  }
  for (const auto& [name, file] : old) {
    if (!now.contains(name)) names.push_back(name);
  }
  return names;
}

bool FileWatch::wait(const Pause& pause) {
  State now;
  for (changed_.clear(); changed_.empty(); changed_ = difference(seen_, now)) {
    if (!pause(between_looks)) return false;
    now = state();
  }
  // A save in several steps is one change.
  for (State settled; pause(settling); now = settled) {
    settled = state();
    if (settled == now) break;
  }
  changed_ = difference(seen_, now);
  seen_ = std::move(now);
  return true;
}

}  // namespace loopscope::cli
