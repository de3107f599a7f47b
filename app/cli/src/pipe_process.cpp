#include "pipe_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

extern char** environ;

namespace loopscope::cli {

namespace {

constexpr int child_reads = 3, child_writes = 4, first_free = 10;

// The child's ends lie above those that they become, so that none overwrites another.
int moved_up(int file) {
  int high = ::fcntl(file, F_DUPFD_CLOEXEC, first_free);
  ::close(file);
  return high;
}

pid_t spawn(const std::vector<std::string>& arguments, int reads, int writes) {
  std::vector<std::string> words = arguments;
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, reads, child_reads);
  posix_spawn_file_actions_adddup2(&actions, writes, child_writes);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  pid_t child = 0;
  int error = posix_spawnp(&child, words[0].c_str(), &actions, &attributes, list.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? child : 0;
}

}  // namespace

PipeProcess::PipeProcess(const std::vector<std::string>& arguments) {
  int down[2], up[2];
  if (::pipe2(down, O_CLOEXEC) != 0) return;
  if (::pipe2(up, O_CLOEXEC) != 0) {
    ::close(down[0]);
    ::close(down[1]);
    return;
  }
  int reads = moved_up(down[0]), writes = moved_up(up[1]);
  to_child_ = down[1];
  from_child_ = up[0];
  child_ = spawn(arguments, reads, writes);
  ::close(reads);
  ::close(writes);
}

PipeProcess::~PipeProcess() {
  end();
  if (to_child_ >= 0) ::close(to_child_);
  if (from_child_ >= 0) ::close(from_child_);
}

void PipeProcess::end() {
  closed_ = true;
  if (child_ == 0) return;
  ::kill(-child_, SIGKILL);
  int status = 0;
  while (::waitpid(child_, &status, 0) < 0 && errno == EINTR) {
  }
  child_ = 0;
}

bool PipeProcess::send(const std::string& message) {
  std::size_t done = 0, size = message.size() + 1;  // the zero byte too
  while (done < size && !closed_) {
    ssize_t count = ::write(to_child_, message.c_str() + done, size - done);
    if (count > 0)
      done += static_cast<std::size_t>(count);
    else if (errno != EINTR)
      closed_ = true;
  }
  return !closed_;
}

std::optional<std::string> PipeProcess::receive(std::chrono::milliseconds patience) {
  auto deadline = std::chrono::steady_clock::now() + patience;
  for (std::size_t end = buffer_.find('\0'); end == std::string::npos; end = buffer_.find('\0')) {
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    pollfd wait{from_child_, POLLIN, 0};
    if (closed_ || left.count() <= 0 || ::poll(&wait, 1, static_cast<int>(left.count())) <= 0) return std::nullopt;
    char block[64 * 1024];
    ssize_t count = ::read(from_child_, block, sizeof block);
    if (count > 0)
      buffer_.append(block, static_cast<std::size_t>(count));
    else if (count == 0 || errno != EINTR)
      closed_ = true;
  }
  std::size_t end = buffer_.find('\0');
  std::string message = buffer_.substr(0, end);
  buffer_.erase(0, end + 1);
  return message;
}

}  // namespace loopscope::cli
