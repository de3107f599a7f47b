#pragma once
// Makes runs on a thread of its own, so that the window never waits for a program. Orders go in and whole sessions come
// out, each moved: the two threads share nothing but the small desk between them, which a mutex guards.
#include <scene/runner.hpp>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace loopscope::window {

class ThreadRunner : public scene::Runner {
 public:
  // `wake` is called on the other thread whenever there is something new to take.
  explicit ThreadRunner(std::function<void()> wake);
  ~ThreadRunner() override;

  void start(scene::RunOrder order) override;
  void drop() override;
  void stop() override;
  bool is_busy() const override;
  bool has_made() const override;
  scene::RunProgress progress() const override;
  std::optional<scene::MadeRun> take() override;
  void wait(double seconds) override;
  void pump() override {}
  void bury(scene::Session session) override;

 private:
  // What lies between the threads.
  struct Desk {
    std::optional<scene::RunOrder> order;  // not begun yet
    std::uint64_t number = 0;              // of the order that is wanted; each drop counts too
    bool is_busy = false;                  // with that one
    bool stops = false;                    // no further than it has come
    bool quits = false;
    scene::RunProgress progress;
    std::deque<scene::MadeRun> made;
    std::vector<scene::Session> dead;
  };

  void work();
  void make(scene::RunOrder order, std::uint64_t number);
  bool put_on_desk(std::uint64_t number, std::optional<scene::MadeRun>& made, scene::RunMaker& maker);
  void clear_desk();

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  Desk desk_;
  std::function<void()> wake_;
  std::thread thread_;
};

}  // namespace loopscope::window
