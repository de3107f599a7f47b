#include <chrono>
#include <utility>

#include <window/thread_runner.hpp>

namespace loopscope::window {

using Lock = std::unique_lock<std::mutex>;

ThreadRunner::ThreadRunner(std::function<void()> wake) : wake_(std::move(wake)), thread_([this] { work(); }) {}

ThreadRunner::~ThreadRunner() {
  {
    Lock lock(mutex_);
    desk_.quits = true;
    ++desk_.number;
  }
  changed_.notify_all();
  thread_.join();
}

// What lay there of another order ends on the other thread.
void ThreadRunner::clear_desk() {
  ++desk_.number;
  desk_.order.reset();
  desk_.is_busy = desk_.stops = false;
  desk_.progress = {};
  for (scene::MadeRun& made : desk_.made) desk_.dead.push_back(std::move(made.session));
  desk_.made.clear();
}

void ThreadRunner::start(scene::RunOrder order) {
  {
    Lock lock(mutex_);
    clear_desk();
    desk_.order = std::move(order);
    desk_.is_busy = true;
  }
  changed_.notify_all();
}

void ThreadRunner::drop() {
  {
    Lock lock(mutex_);
    clear_desk();
  }
  changed_.notify_all();
}

void ThreadRunner::stop() {
  Lock lock(mutex_);
  desk_.stops = desk_.is_busy;
}

bool ThreadRunner::is_busy() const {
  Lock lock(mutex_);
  return desk_.is_busy || !desk_.made.empty();
}

bool ThreadRunner::has_made() const {
  Lock lock(mutex_);
  return !desk_.made.empty();
}

scene::RunProgress ThreadRunner::progress() const {
  Lock lock(mutex_);
  return desk_.progress;
}

std::optional<scene::MadeRun> ThreadRunner::take() {
  Lock lock(mutex_);
  if (desk_.made.empty()) return std::nullopt;
  scene::MadeRun made = std::move(desk_.made.front());
  desk_.made.pop_front();
  return made;
}

void ThreadRunner::wait(double seconds) {
  Lock lock(mutex_);
  changed_.wait_for(lock, std::chrono::duration<double>(seconds),
                    [this] { return !desk_.made.empty() || !desk_.is_busy; });
}

void ThreadRunner::bury(scene::Session session) {
  {
    Lock lock(mutex_);
    desk_.dead.push_back(std::move(session));
  }
  changed_.notify_all();
}

// --- on the other thread

void ThreadRunner::work() {
  Lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return desk_.quits || desk_.order || !desk_.dead.empty(); });
    if (desk_.quits) return;
    std::vector<scene::Session> dead = std::exchange(desk_.dead, {});
    std::optional<scene::RunOrder> order = std::exchange(desk_.order, std::nullopt);
    std::uint64_t number = desk_.number;
    lock.unlock();
    if (order) make(std::move(*order), number);
    dead.clear();
    lock.lock();
  }
}

void ThreadRunner::make(scene::RunOrder order, std::uint64_t number) {
  scene::RunMaker maker(std::move(order));
  for (bool wanted = true; wanted && !maker.done();) {
    std::optional<scene::MadeRun> made = maker.go_on();
    wanted = put_on_desk(number, made, maker);
  }
}

// What was made, and how far the rest is. False: nobody wants more of this order.
bool ThreadRunner::put_on_desk(std::uint64_t number, std::optional<scene::MadeRun>& made, scene::RunMaker& maker) {
  bool has_news = made.has_value();
  {
    Lock lock(mutex_);
    if (desk_.number != number) return false;
    desk_.progress = maker.progress();
    if (made) desk_.made.push_back(std::move(*made));
    if (desk_.stops && !maker.done()) {
      if (auto rest = maker.stop()) desk_.made.push_back(std::move(*rest));
      has_news = true;
    }
    if (maker.done()) desk_.is_busy = false;
  }
  if (!has_news && !maker.done()) return true;
  changed_.notify_all();
  wake_();
  return !maker.done();
}

}  // namespace loopscope::window
