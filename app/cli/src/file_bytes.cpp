#include "file_bytes.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <text/cli_text.hpp>

namespace loopscope::cli {

namespace {

constexpr std::size_t largest_file_mb = 256;

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

// False when the file is larger than can be meant.
bool read_all(std::FILE* file, std::string& bytes) {
  char block[64 * 1024];
  while (std::size_t count = std::fread(block, 1, sizeof block, file)) {
    bytes.append(block, count);
    if (bytes.size() > largest_file_mb * 1024 * 1024) return false;
  }
  return true;
}

}  // namespace

std::optional<std::string> read_bytes(const Context& context, const std::string& path) {
  std::error_code error;
  auto refuse = [&](const std::string& message) {
    context.complain(message);
    return std::nullopt;
  };
  if (!std::filesystem::exists(path, error)) return refuse(context.say(CliText::cli_no_such_file, path));
  if (std::filesystem::is_directory(path, error)) return refuse(context.say(CliText::cli_is_folder, path));
  File file(std::fopen(path.c_str(), "rb"));
  if (!file) return refuse(context.say(CliText::cli_cannot_read, path, std::strerror(errno)));
  std::string bytes;
  if (!read_all(file.get(), bytes)) return refuse(context.say(CliText::cli_file_too_large, path, largest_file_mb));
  if (std::ferror(file.get())) return refuse(context.say(CliText::cli_cannot_read, path, std::strerror(errno)));
  return bytes;
}

std::optional<std::string> read_own_input(const Context& context) {
  std::string bytes;
  if (read_all(stdin, bytes)) return bytes;
  context.complain(context.say(CliText::cli_file_too_large, "stdin", largest_file_mb));
  return std::nullopt;
}

bool own_input_is_file() {
  struct stat about {};
  return fstat(STDIN_FILENO, &about) == 0 && S_ISREG(about.st_mode);
}

WriteOutcome create_file(const std::string& path, std::string_view bytes, std::string& reason) {
  File file(std::fopen(path.c_str(), "wbx"));
  if (!file && errno == EEXIST) return WriteOutcome::Exists;
  bool written =
      file && std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size() && std::fflush(file.get()) == 0;
  if (!written) reason = std::strerror(errno);
  return written ? WriteOutcome::Written : WriteOutcome::Failed;
}

}  // namespace loopscope::cli
