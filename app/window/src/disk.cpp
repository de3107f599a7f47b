#include <window/disk.hpp>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace loopscope::window {

namespace {

std::string reason() { return std::strerror(errno != 0 ? errno : EIO); }

bool write_all(const std::string& path, const std::string& bytes) {
  errno = 0;
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (!file) return false;
  bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  return std::fclose(file) == 0 && written;
}

// The file itself where `path` is a link to it.
std::string target_of(const std::string& path) {
  std::error_code error;
  std::filesystem::path target = std::filesystem::canonical(path, error);
  return error ? path : target.string();
}

}  // namespace

FileStamp stamp_of(const std::string& path) {
  struct stat found = {};
  if (stat(path.c_str(), &found) != 0) return {};
  return {true, static_cast<std::uint64_t>(found.st_size),
          static_cast<std::int64_t>(found.st_mtim.tv_sec) * 1'000'000'000 + found.st_mtim.tv_nsec,
          static_cast<std::uint64_t>(found.st_ino)};
}

std::optional<std::string> read_file(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), {});
}

std::string write_file(const std::string& path, const std::string& bytes) {
  std::string target = target_of(path);
  std::string beside = target + "." + std::to_string(own_process()) + ".tmp";
  struct stat old = {};
  bool existed = stat(target.c_str(), &old) == 0;
  if (!write_all(beside, bytes)) {
    std::string why = reason();
    remove_file(beside);
    // Where no file can be made beside it, it may still be written itself.
    return existed && write_all(target, bytes) ? "" : why;
  }
  if (existed) chmod(beside.c_str(), old.st_mode & 07777);
  if (std::rename(beside.c_str(), target.c_str()) == 0) return "";
  std::string why = reason();
  remove_file(beside);
  return why;
}

namespace {

bool ends_torn(int file) {
  struct stat found = {};
  char last = '\n';
  return fstat(file, &found) == 0 && found.st_size > 0 && pread(file, &last, 1, found.st_size - 1) == 1 && last != '\n';
}

}  // namespace

void append_line(const std::string& path, const std::string& line) {
  constexpr int readable_by_all = 0644;
  int file = open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, readable_by_all);
  if (file < 0) return;
  std::string bytes = ends_torn(file) ? "\n" + line : line;
  // One write: another window's line never comes between.
  [[maybe_unused]] ssize_t written = write(file, bytes.data(), bytes.size());
  close(file);
}

void remove_file(const std::string& path) { std::remove(path.c_str()); }

std::int64_t own_process() { return getpid(); }

bool is_running(std::int64_t process) {
  return process > 0 && (kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM);
}

}  // namespace loopscope::window
