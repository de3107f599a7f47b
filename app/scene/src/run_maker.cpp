#include <scene/run_maker.hpp>

namespace loopscope::scene {

namespace {

constexpr std::uint64_t slice = 1'000'000;  // instructions: some ten milliseconds

}  // namespace

Session RunMaker::open() const {
  return order_.bytes ? Session::open(order_.path, *order_.bytes, order_.options)
                      : Session::open(order_.path, order_.options);
}

std::optional<MadeRun> RunMaker::go_on() {
  switch (stage_) {
    case Stage::Begin:
      return begin();
    case Stage::BeginAgain:
      session_ = open();
      stage_ = Stage::Record;
      return std::nullopt;
    case Stage::Record:
      return record();
    case Stage::Done:
      break;
  }
  return std::nullopt;
}

std::optional<MadeRun> RunMaker::begin() {
  MadeRun made{open()};
  progress_ = made.session.progress();
  made.is_last = !made.session.can_be_recorded();
  stage_ = made.is_last ? Stage::Done : Stage::BeginAgain;
  return made;
}

std::optional<MadeRun> RunMaker::record() {
  bool more = session_.run_ahead(slice);
  progress_ = session_.progress();
  return more ? std::nullopt : hand_over_whole();
}

std::optional<MadeRun> RunMaker::hand_over_whole() {
  stage_ = Stage::Done;
  return MadeRun{std::move(session_), false, true};
}

std::optional<MadeRun> RunMaker::stop() {
  if (stage_ == Stage::Record) return hand_over_whole();
  stage_ = Stage::Done;
  return std::nullopt;
}

}  // namespace loopscope::scene
