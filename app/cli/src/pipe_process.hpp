#pragma once
// A real program that is talked to through its file descriptors 3 (it reads) and 4 (it writes). Ended with this object.
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace loopscope::cli {

class PipeProcess {
 public:
  explicit PipeProcess(const std::vector<std::string>& arguments);
  ~PipeProcess();
  PipeProcess(const PipeProcess&) = delete;
  PipeProcess& operator=(const PipeProcess&) = delete;

  // Ends it, and what it started in its group, now.
  void end();
  bool started() const { return child_ != 0; }
  // Messages end with a zero byte. False: it does not read any more.
  bool send(const std::string& message);
  // The next message, or nothing when it does not come in time.
  std::optional<std::string> receive(std::chrono::milliseconds patience);
  bool is_closed() const { return closed_; }

 private:
  int child_ = 0, to_child_ = -1, from_child_ = -1;
  bool closed_ = false;
  std::string buffer_;
};

}  // namespace loopscope::cli
