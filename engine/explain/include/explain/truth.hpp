#pragma once
// What must be so for a sentence not to be false: to each rule a predicate over the states before and after. Tests
// assert it on all programs, for every event that a sentence names the rule of.
#include <explain/told_rule.hpp>
#include <machine/exec.hpp>
#include <scenario/inspection.hpp>

#include <span>

namespace loopscope {

// An event within its move: all that happened between two boundaries at which the machine can be looked at. `before` is
// the machine behind the events of the move before.
struct Moment {
  const Machine& before;
  const Machine& after;
  std::span<const Event> move;
  std::size_t place;  // of the event in the move
  const RunInspection& run;

  const Event& event() const { return move[place]; }
};

using Truth = bool (*)(const Moment&);

// Null when the rule has none.
Truth truth_of(ToldRule rule);

}  // namespace loopscope
