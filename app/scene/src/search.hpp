#pragma once
// A search through a recorded run, in slices, so that it never holds up whoever asks and can be given up at any time.
#include <scene/intent.hpp>
#include <scene/wanted.hpp>

#include <history/history.hpp>
#include <scenario/inspection.hpp>

#include <optional>

namespace loopscope::scene {

// Finds where a step over or out ends, from the events after it, each seen once and in order.
class CallStepper {
 public:
  explicit CallStepper(const Wanted& wanted) : what_(wanted.what), frame_(wanted.number) {}
  bool ends(const Event& event);

 private:
  bool ends_in_this_turn(const Event& event);
  void count(const Event& event);

  Wanted::What what_;
  std::uint64_t frame_;
  int depth_ = 0;           // of calls made since
  bool is_parked_ = false;  // the frame is suspended: other turns are passed over
};

class Search {
 public:
  // Of the steps after (or before) `from`.
  Search(Wanted wanted, Direction direction, std::uint64_t from);

  // Looks through the next slice. True: it goes on.
  bool go_on(History& history, const RunInspection& run);
  std::optional<std::uint64_t> found() const { return found_; }
  std::uint64_t at() const { return at_; }  // how far it has come
  const Wanted& wanted() const { return wanted_; }
  Direction direction() const { return direction_; }

 private:
  void look(History& history, const RunInspection& run, std::uint64_t low, std::uint64_t high);
  void look_for_text(History& history, const RunInspection& run, std::uint64_t low, std::uint64_t high);
  void look_at_variable(History& history, const RunInspection& run, std::uint64_t low, std::uint64_t high);

  Wanted wanted_;
  Direction direction_;
  std::uint64_t at_;
  std::optional<std::uint64_t> found_;
  CallStepper stepper_;
};

// Whether an event is what is wanted; Variable is not about single events.
bool matches(const Wanted& wanted, const Event& event, const Machine& latest);

// The first step of first..last that stops at a breakpoint.
std::optional<std::uint64_t> first_break(History& history, const Breakpoints& breakpoints, std::uint64_t first,
                                         std::uint64_t last);

}  // namespace loopscope::scene
