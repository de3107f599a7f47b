#pragma once
// History: a whole run, forward and back. It owns the machine that runs ahead, checkpoints (copies of the machine, on
// an even grid that coarsens as the run grows) and a ladder of denser copies near the cursor. The state at any step is
// the nearest copy at or before it, run forward: what `at(n)` gives equals a machine run from zero to step n, always.
//
// Events are not stored: a replay regenerates them. Numbers of steps are counts of events (step 0: before anything
// ran). A history may begin later than that; the state at an earlier step is then its start.
#include <machine/exec.hpp>

#include <functional>
#include <optional>
#include <vector>

namespace loopscope {

enum class Grain : std::uint8_t { Event, Line, Turn };

// Whether the state after this event is one that a line or a turn step stops at.
bool is_boundary(Grain grain, const Event& event);

class History {
 public:
  History(Machine start, const LanguageTable& language, const Model& model);

  // Runs at most about `instructions` further. False: the run has ended (finished, or stopped at a limit).
  bool run_ahead(std::uint64_t instructions);
  void run_to_end();
  bool ended() const { return ahead_.state != RunState::Running; }
  // The machine that runs ahead; when the run has ended, its end.
  const Machine& latest() const { return ahead_; }
  // Sees every event once, as it is recorded. Not owned; set before anything is recorded.
  void watch(EventSink* watcher) { watcher_ = watcher; }
  const Machine& start() const { return checkpoints_.front(); }
  std::uint64_t last_step() const { return ahead_.counters.events; }

  // The state after `step` events, at the first instruction boundary that has as many; runs ahead when needed. Past the
  // end: the end.
  Machine at(std::uint64_t step);
  // The events of steps first..last (inclusive, from 1).
  std::vector<Event> events(std::uint64_t first, std::uint64_t last);
  std::optional<Event> event(std::uint64_t step);

  // The nearest step after / before `step` at which the grain stops; the last step / 0 when there is none.
  std::uint64_t next_step(std::uint64_t step, Grain grain);
  std::uint64_t previous_step(std::uint64_t step, Grain grain);
  // The first step from `from` on whose event satisfies `wanted`.
  std::optional<std::uint64_t> find_step(std::uint64_t from, const std::function<bool(const Event&)>& wanted);
  // The first and the last such step of first..last, inclusive.
  std::optional<std::uint64_t> find_between(std::uint64_t first, std::uint64_t last,
                                            const std::function<bool(const Event&)>& wanted);
  std::optional<std::uint64_t> find_last_between(std::uint64_t first, std::uint64_t last,
                                                 const std::function<bool(const Event&)>& wanted);
  // Hands over the events of first..last, each with the machine at the boundary after it, until `take` says false.
  void walk(std::uint64_t first, std::uint64_t last,
            const std::function<bool(const Event&, const Machine& after)>& take);

  std::size_t checkpoint_count() const { return checkpoints_.size(); }

 private:
  const Machine& nearest(std::uint64_t step) const;
  // A copy at or before `step`, having run ahead that far.
  Machine base_before(std::uint64_t step);
  void add_checkpoint();
  void lay_ladder(std::uint64_t first, std::uint64_t last);
  void replay(Machine& machine, std::uint64_t to_step, EventSink* sink) const;

  // Instructions from the last checkpoint to the next: the grid's spacing, or more while copies cost much.
  std::uint64_t wanted_distance() const;
  std::size_t garbage() const;
  void thin_out();

  const LanguageTable& language_;
  const Model& model_;
  Machine ahead_;
  EventSink* watcher_ = nullptr;
  std::vector<Machine> checkpoints_;  // by ascending step; the first is step 0
  std::vector<Machine> ladder_;       // denser copies behind the last step asked for
  std::uint64_t spacing_;             // instructions between checkpoints
  std::uint64_t considered_ = 0;      // instructions when a checkpoint was last made or was not worth making
  std::vector<std::uint64_t> held_;   // bytes, about, that each checkpoint alone keeps alive
};

}  // namespace loopscope
