#include <scene/runner.hpp>

namespace loopscope::scene {

void PumpedRunner::start(RunOrder order) {
  drop();
  maker_.emplace(std::move(order));
  pump();
}

void PumpedRunner::drop() {
  maker_.reset();
  made_.clear();
  progress_ = {};
}

void PumpedRunner::stop() {
  if (!maker_) return;
  keep(maker_->stop());
  maker_.reset();
}

void PumpedRunner::pump() {
  if (!maker_) return;
  keep(maker_->go_on());
  progress_ = maker_->progress();
  if (maker_->done()) maker_.reset();
}

void PumpedRunner::keep(std::optional<MadeRun> made) {
  if (made) made_.push_back(std::move(*made));
}

std::optional<MadeRun> PumpedRunner::take() {
  if (made_.empty()) return std::nullopt;
  MadeRun made = std::move(made_.front());
  made_.pop_front();
  return made;
}

}  // namespace loopscope::scene
