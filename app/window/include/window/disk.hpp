#pragma once
// Reading and writing whole files without ever leaving half of one.
#include <cstdint>
#include <optional>
#include <string>

namespace loopscope::window {

// What tells one state of a file from another without reading it.
struct FileStamp {
  bool exists = false;
  std::uint64_t size = 0;
  std::int64_t changed_ns = 0;
  std::uint64_t serial = 0;  // of the file itself: a renamed one is another
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
FileStamp stamp_of(const std::string& path);

std::optional<std::string> read_file(const std::string& path);
// Writes beside it and renames, so that whoever looks sees the old bytes or the new ones. Keeps links and permissions.
// Returns why it could not, or nothing.
std::string write_file(const std::string& path, const std::string& bytes);
// Adds a line to a file that others may add to as well, whole or torn off at the end. A torn line that stands there
// already is ended first.
void append_line(const std::string& path, const std::string& line);
void remove_file(const std::string& path);
// A process of this machine that still runs.
bool is_running(std::int64_t process);
std::int64_t own_process();

}  // namespace loopscope::window
