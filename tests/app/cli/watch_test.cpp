// check --watch: what it sees, and how it ends.
#include <catch2/catch.hpp>

#include <csignal>
#include <functional>
#include <vector>

#include "command_test.hpp"

using namespace loopscope;
using namespace loopscope::cli;

namespace {

std::string lesson(const std::string& expected, const std::string& printed) {
  return "// --- loopscope\n// expect = [\"" + expected + "\"]\n// ---\nout " + printed + "\n";
}

// What happens while the command sleeps, one thing a change; then the user ends it.
class Editor {
 public:
  explicit Editor(Workplace& here) : here_(here) {
    here_.services.pause = [this](std::chrono::milliseconds time) { return sleep(time); };
  }
  void then(std::function<void()> change) { changes_.push_back(std::move(change)); }

 private:
  // A short sleep waits for a change to settle.
  bool sleep(std::chrono::milliseconds time) {
    if (time < std::chrono::milliseconds(100)) return true;
    if (next_ == changes_.size()) return false;
    changes_[next_++]();
    return true;
  }

  Workplace& here_;
  std::vector<std::function<void()>> changes_;
  std::size_t next_ = 0;
};

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

}  // namespace

TEST_CASE("check --watch checks again when a file changes, keeps what it printed, and ends with the last code") {
  Workplace here;
  std::string file = here.file("a.js", lesson("A", "A"));
  Editor editor(here);
  editor.then([&] { here.file("a.js", lesson("A", "wrong")); });
  Outcome broken = here.run({"check", file, "--watch"});
  CHECK(broken.code == 1);
  CHECK(count(broken.out, "1 checked, no faults") == 1);
  CHECK(count(broken.out, "changed: " + file) == 1);
  CHECK(broken.out.find("no faults") < broken.out.find("wrong"));

  Editor mender(here);
  mender.then([&] { here.file("a.js", lesson("A", "A ")); });
  mender.then([&] { here.file("a.js", lesson("B", "B")); });
  CHECK(here.run({"check", file, "--watch"}).code == 0);
}

TEST_CASE("check --watch sees a file that another replaces, one that goes and comes back, and what it imports") {
  Workplace here;
  std::string file = here.file("a.js", lesson("A", "A"));
  Editor editor(here);
  editor.then([&] {
    here.file("a.js.tmp", lesson("A", "replaced"));
    std::filesystem::rename(here.path("a.js.tmp"), file);
  });
  editor.then([&] { std::filesystem::remove(file); });
  editor.then([&] { here.file("a.js", lesson("A", "A")); });
  editor.then([&] { here.file("data.json", "{}"); });
  Outcome outcome = here.run({"check", file, "--watch"});
  CHECK(outcome.code == 0);
  CHECK(count(outcome.out, "changed: " + file) == 3);
  CHECK(count(outcome.out, "changed: " + here.path("data.json")) == 1);
  CHECK(count(outcome.out, "replaced") == 1);
  CHECK(count(outcome.out, "1 checked, no faults") == 3);
}

TEST_CASE("check --watch of a folder sees new files, also where there was none") {
  Workplace here;
  std::filesystem::create_directories(here.path("lessons"));
  Editor editor(here);
  editor.then([&] { here.file("lessons/one.js", lesson("A", "A")); });
  editor.then([&] { here.file("lessons/deep/two.js", lesson("A", "B")); });
  Outcome outcome = here.run({"check", here.path("lessons"), "--watch"});
  CHECK(outcome.code == 1);
  CHECK(count(outcome.out, "1 checked, no faults") == 1);
  CHECK(count(outcome.out, "changed:") == 2);
}

TEST_CASE("Ctrl+C ends the sleep of check --watch") {
  Workplace here;
  std::string file = here.file("a.js", lesson("A", "A"));
  sigset_t held, old;  // so that it comes while the command sleeps
  sigemptyset(&held);
  sigaddset(&held, SIGINT);
  pthread_sigmask(SIG_BLOCK, &held, &old);
  kill(getpid(), SIGINT);
  CHECK(here.run({"check", file, "--watch"}).code == 0);
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
}
