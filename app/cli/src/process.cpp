#include "process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <string_view>

extern char** environ;

namespace loopscope::cli {

namespace {

constexpr std::size_t most_output = 64u << 20;

using Clock = std::chrono::steady_clock;

// What would change how a real program prints or behaves is left out of its environment.
std::vector<std::string> clean_environment() {
  constexpr std::string_view dropped[] = {"NODE_", "FORCE_COLOR=", "TZ="};
  std::vector<std::string> kept;
  for (char** entry = environ; *entry; ++entry) {
    std::string_view text = *entry;
    bool drop = false;
    for (std::string_view prefix : dropped) drop |= text.starts_with(prefix);
    if (!drop) kept.emplace_back(text);
  }
  kept.emplace_back("TZ=UTC");
  kept.emplace_back("NODE_DISABLE_COLORS=1");
  return kept;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  return list;
}

class FileActions {
 public:
  FileActions() { posix_spawn_file_actions_init(&actions_); }
  ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;
  posix_spawn_file_actions_t* get() { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_;
};

// 0 when it could not be started. The child writes into `out`, in a group of its own, so that all of it can be ended.
pid_t start(const std::vector<std::string>& arguments, int read_end, int write_end) {
  std::vector<std::string> words = arguments;
  std::vector<std::string> environment = clean_environment();
  FileActions actions;
  posix_spawn_file_actions_addopen(actions.get(), STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(actions.get(), STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(actions.get(), write_end, STDOUT_FILENO);
  posix_spawn_file_actions_addclose(actions.get(), read_end);
  posix_spawn_file_actions_addclose(actions.get(), write_end);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  pid_t child = 0;
  int error = posix_spawnp(&child, words[0].c_str(), actions.get(), &attributes, pointers(words).data(),
                           pointers(environment).data());
  posix_spawnattr_destroy(&attributes);
  return error == 0 ? child : 0;
}

// Reads until the other end is closed. False: the time was up, or there was too much.
bool read_until(int file, Clock::time_point deadline, std::string& out) {
  char block[64 * 1024];
  for (;;) {
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0 || out.size() > most_output) return false;
    pollfd wait{file, POLLIN, 0};
    int ready = ::poll(&wait, 1, static_cast<int>(left));
    if (ready < 0 && errno != EINTR) return false;
    if (ready <= 0) continue;
    ssize_t count = ::read(file, block, sizeof block);
    if (count == 0) return true;
    if (count > 0) out.append(block, static_cast<std::size_t>(count));
    if (count < 0 && errno != EINTR) return false;
  }
}

}  // namespace

ProcessResult run_process(const std::vector<std::string>& arguments, std::uint64_t timeout_seconds) {
  ProcessResult result;
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return result;
  pid_t child = start(arguments, ends[0], ends[1]);
  ::close(ends[1]);
  bool complete = false;
  if (child != 0) complete = read_until(ends[0], Clock::now() + std::chrono::seconds(timeout_seconds), result.out);
  ::close(ends[0]);
  if (child == 0) return result;
  if (!complete) ::kill(-child, SIGKILL);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!complete) {
    result.end = ProcessResult::End::TimedOut;
  } else if (WIFEXITED(status)) {
    result.end =
        WEXITSTATUS(status) == 127 && result.out.empty() ? ProcessResult::End::NotStarted : ProcessResult::End::Exited;
    result.code = WEXITSTATUS(status);
  } else {
    result.end = ProcessResult::End::Killed;
    result.code = WTERMSIG(status);
  }
  return result;
}

}  // namespace loopscope::cli
