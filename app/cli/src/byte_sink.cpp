#include <cli/byte_sink.hpp>

#include <unistd.h>
#include <cerrno>

namespace loopscope::cli {

namespace {

constexpr std::size_t buffer_size = 64 * 1024;

// The number of bytes taken, or -1 when the descriptor takes none any more.
ssize_t write_some(int descriptor, std::string_view bytes) {
  for (;;) {
    ssize_t taken = ::write(descriptor, bytes.data(), bytes.size());
    if (taken >= 0 || errno != EINTR) return taken;
  }
}

}  // namespace

bool DescriptorSink::write(std::string_view bytes) {
  if (open_) buffer_ += bytes;
  return buffer_.size() < buffer_size ? open_ : flush();
}

bool DescriptorSink::flush() {
  std::string_view rest = buffer_;
  while (open_ && !rest.empty()) {
    ssize_t taken = write_some(descriptor_, rest);
    if (taken < 0)
      open_ = false;
    else
      rest.remove_prefix(static_cast<std::size_t>(taken));
  }
  buffer_.clear();
  return open_;
}

}  // namespace loopscope::cli
