#pragma once
// Headless Chromium, asked through its debugging pipe to run a program as the script of an otherwise empty page.
//
// What is compared is the text that the page's console gets in the form of prelude/browser_console.js: that very
// function is the console on both sides. The page and what it fetches are answered from here, so nothing leaves the
// machine.
#include <scenario/header.hpp>

#include <memory>
#include <optional>
#include <string>

namespace loopscope::cli {

struct PageProgram {
  std::string source;  // UTF-8
  HeaderWorld world;
  std::uint64_t milliseconds = 0;  // how long it takes by the virtual clock
};

class Chromium {
 public:
  Chromium();
  ~Chromium();
  Chromium(const Chromium&) = delete;
  Chromium& operator=(const Chromium&) = delete;

  // "Chrome/156.0.8078.114"; empty when it could not be started.
  const std::string& version() const;
  // What the page printed on stdout; nothing when it did not come to an end in time.
  std::optional<std::string> run(const PageProgram& program, std::uint64_t timeout_seconds);

 private:
  class Session;
  std::unique_ptr<Session> session_;
};

// Whether a trusted event of this kind can be made in the real browser.
bool can_be_made(const WorldEvent& event);

}  // namespace loopscope::cli
