#pragma once
// The making of a run, in parts short enough to be given up between any two of them. What can be shown is handed over
// as soon as there is something; a run that takes longer is then made once more, recorded to its end, and handed over
// whole. So nothing is ever shared by whoever makes a run and whoever shows it: each hand-over is the receiver's own.
#include <scene/session.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace loopscope::scene {

struct RunOrder {
  std::string path;
  std::optional<std::string> bytes = {};  // in the place of what the disk has
  SessionOptions options = {};
};

struct MadeRun {
  Session session;
  bool is_first = true;  // of this order; else the same run, recorded further
  bool is_last = true;   // nothing more comes of this order
};

class RunMaker {
 public:
  explicit RunMaker(RunOrder order) : order_(std::move(order)) {}

  bool done() const { return stage_ == Stage::Done; }
  // Makes the next part; what is to be handed over after it.
  std::optional<MadeRun> go_on();
  // What has been recorded so far is all there will be; nothing when that has been handed over already.
  std::optional<MadeRun> stop();
  const RunProgress& progress() const { return progress_; }

 private:
  enum class Stage : std::uint8_t { Begin, BeginAgain, Record, Done };
  Session open() const;
  std::optional<MadeRun> begin();
  std::optional<MadeRun> record();
  std::optional<MadeRun> hand_over_whole();

  RunOrder order_;
  Stage stage_ = Stage::Begin;
  Session session_;
  RunProgress progress_;
};

}  // namespace loopscope::scene
