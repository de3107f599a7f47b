#pragma once
// The turns that a model starts by itself: what it asks of the language, by number in the argument of a lifecycle job.
#include <cstdint>

namespace loopscope {

enum class Lifecycle : std::uint8_t {
  Main,                // the program's own script or module body
  RejectionUnhandled,  // handler: a promise that was rejected and has no handler
  RejectionHandled,    // handler: one that was reported and has a handler now
  BeforeExit,          // nothing keeps the loop alive
  Exit,                // the very last turn
};

// Who runs a tick or a microtask: the runtime itself once a callback has returned, or a loop between two callbacks of
// one phase. Runtimes show it in stack traces.
enum class DrainPlace : std::uint8_t { Runtime, BetweenTimers, BetweenTimerLists, BetweenImmediates };
struct Drain {
  DrainPlace place = DrainPlace::Runtime;
  bool in_tick_loop = false;  // the loop over ticks, microtasks and rejections runs; else microtasks alone are run
  friend bool operator==(const Drain&, const Drain&) = default;
};

// Kind of a job that carries a Lifecycle; all languages keep this number for it.
inline constexpr std::uint16_t lifecycle_job_kind = 0;

}  // namespace loopscope
