#pragma once
// Where the command line writes. Bytes arrive as they are; a sink may hold them back until it is flushed.
#include <string>
#include <string_view>

namespace loopscope::cli {

class ByteSink {
 public:
  virtual ~ByteSink() = default;
  // False when nobody reads any more; what was written is then lost without harm.
  virtual bool write(std::string_view bytes) = 0;
  virtual bool flush() = 0;
};

// Collects everything, for tests and for comparing.
class StringSink : public ByteSink {
 public:
  bool write(std::string_view bytes) override {
    bytes_ += bytes;
    return true;
  }
  bool flush() override { return true; }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

// A file descriptor of the process, not owned. Buffers up to 64 KiB and flushes when destroyed.
class DescriptorSink : public ByteSink {
 public:
  explicit DescriptorSink(int descriptor) : descriptor_(descriptor) {}
  DescriptorSink(const DescriptorSink&) = delete;
  DescriptorSink& operator=(const DescriptorSink&) = delete;
  ~DescriptorSink() override { flush(); }
  bool write(std::string_view bytes) override;
  bool flush() override;

 private:
  int descriptor_;
  bool open_ = true;
  std::string buffer_;
};

}  // namespace loopscope::cli
