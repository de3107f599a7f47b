#pragma once
// Who makes runs for a controller, one at a time: a new order takes the place of the one under way. The window's own
// works on another thread; the one here works when it is pumped, so that tests are the same every time.
#include <scene/run_maker.hpp>

#include <deque>
#include <optional>

namespace loopscope::scene {

class Runner {
 public:
  Runner() = default;
  virtual ~Runner() = default;
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

  // Nothing of an earlier order is handed over any more.
  virtual void start(RunOrder order) = 0;
  // The run is not wanted any more.
  virtual void drop() = 0;
  // Records no further; what there is, is handed over.
  virtual void stop() = 0;
  // Something is being made, or waits to be taken.
  virtual bool is_busy() const = 0;
  virtual bool has_made() const = 0;
  virtual RunProgress progress() const = 0;
  virtual std::optional<MadeRun> take() = 0;
  // Returns when there is something to take or nothing comes, or after some seconds.
  virtual void wait(double seconds) = 0;
  // A moment passes on the window's thread.
  virtual void pump() = 0;
  // Sessions that are no longer shown end here; it may take a while.
  virtual void bury(Session session) = 0;
};

class PumpedRunner : public Runner {
 public:
  // The first part is made at once.
  void start(RunOrder order) override;
  void drop() override;
  void stop() override;
  bool is_busy() const override { return maker_.has_value() || !made_.empty(); }
  bool has_made() const override { return !made_.empty(); }
  RunProgress progress() const override { return progress_; }
  std::optional<MadeRun> take() override;
  void wait(double) override {}
  void pump() override;
  void bury(Session) override {}

 private:
  void keep(std::optional<MadeRun> made);

  std::optional<RunMaker> maker_;
  std::deque<MadeRun> made_;
  RunProgress progress_;
};

}  // namespace loopscope::scene
