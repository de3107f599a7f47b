#include "services.hpp"

#include <csignal>
#include <cstdlib>
#include <filesystem>

namespace loopscope {

namespace {

// POSIX's order of the variables that choose the language of messages.
std::string locale_of_messages() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value && *value) return value;
  }
  return "";
}

// Short where the reader stands above it, absolute otherwise.
std::string path_to_type(const std::filesystem::path& path) {
  std::error_code error;
  std::filesystem::path near = std::filesystem::proximate(path, error);
  bool below = !error && !near.empty() && *near.begin() != "..";
  return below ? near.string() : path.string();
}

// The lessons stand beside the program: in the source tree it is built in, or installed under share/.
std::vector<std::string> lesson_folders() {
  std::vector<std::string> folders;
  std::error_code error;
  std::filesystem::path folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  for (int level = 0; level < 4 && !folder.empty(); ++level, folder = folder.parent_path()) {
    folders.push_back(path_to_type(folder / "scenarios"));
    folders.push_back(path_to_type(folder / "share/loopscope/scenarios"));
  }
  return folders;
}

}  // namespace

int run_with(int argc, char** argv, cli::Services& services) {
  std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is seen as a failed write
  cli::DescriptorSink out(1);
  cli::DescriptorSink err(2);
  std::unique_ptr<cli::Simulator> simulator = cli::make_engine_simulator();
  services.out = &out;
  services.err = &err;
  services.simulator = simulator.get();
  services.lesson_folders = lesson_folders;
  services.locale = locale_of_messages();
  services.version = LOOPSCOPE_VERSION;
  return cli::run_command_line({argv + 1, argv + argc}, services);
}

}  // namespace loopscope
