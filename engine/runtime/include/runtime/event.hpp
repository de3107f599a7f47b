#pragma once
// The event vocabulary. Events say what happened; step N is the state after N events. They are emitted to a sink while
// a machine runs and are not part of its state: replaying regenerates them.
#include <runtime/job.hpp>
#include <runtime/rules.hpp>
#include <values/value.hpp>

namespace loopscope {

enum class EventKind : std::uint8_t {
  Mark,            // a place a person steps by; `detail` is the MarkKind
  FrameEntered,    // subject: the frame's serial
  FrameLeft,       // subject: the frame's serial; value: what it returned, empty when it threw
  FrameParked,     // a generator or async function suspended; subject: the frame's serial; value: the coroutine
  FrameResumed,    // subject: the frame's serial; detail: the op that had parked it
  TurnStarted,     // the script, a task or a microtask begins; subject: the job's serial, detail: its queue
  TurnEnded,       // subject: the job's serial
  JobQueued,       // subject: the job's serial, detail: its queue, cause: the running job's serial
  JobDropped,      // cleared before it ran
  TimerSet,        // subject: the timer's serial; number: its due time in ms
  TimerCleared,    // subject: the timer's serial
  TimerFired,      // subject: the timer's serial; value: its callback
  PromiseSettled,  // subject: the promise's serial, detail: 1 fulfilled 2 rejected; value; number: its reactions
  Output,          // detail: 1 stdout 2 stderr; number: index of the output chunk
  Thrown,          // value: what was thrown
  Caught,          // value: what was caught
  Uncaught,        // nobody caught it; value
  PhaseEntered,    // detail: the loop phase
  ClockMoved,      // nothing could run: virtual time jumped; number: to (ns)
  Choice,          // detail: ChoiceKind, number: the option taken
  Exit,            // number: exit code
  LimitReached,    // detail: Limit
  Deadlock,        // what is left waits for each other and can never run; number: how many
};

// A value type; `step` is the number the state after it has.
struct Event {
  EventKind kind = EventKind::Mark;
  std::uint8_t detail = 0;
  RuleId rule = RuleId::None;
  std::uint64_t step = 0;
  std::uint64_t time = 0;  // virtual ns
  SourceSite site;
  std::uint64_t subject = 0;
  std::uint64_t cause = 0;
  std::int64_t number = 0;
  Value value;
  friend bool operator==(const Event&, const Event&) = default;
};

class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void on_event(const Event& event) = 0;
};

}  // namespace loopscope
