#pragma once
// What a person may wrongly believe of a runtime, as options that its model and a language's job hooks keep to. A true
// profile believes none of it. engine/quiz runs a program under such a profile and compares what it prints with a
// student's answer; nothing else sets them.
#include <cstdint>

namespace loopscope {

struct Beliefs {
  // Of the loop.
  bool one_queue = false;         // microtasks, ticks, immediates and due timers wait in one queue, first in, first out
  bool one_microtask = false;     // a turn is followed by one microtask, not by all
  bool ticks_last = false;        // microtasks go before the nextTick queue
  bool immediates_first = false;  // the check phase comes before the timers phase
  bool frames_first = false;      // a page's frame callbacks go before its tasks, and wait for no frame
  bool ignores_delays = false;    // timers run in the order they were set
  // Of cooperative tasks.
  bool turn_to_end = false;   // a yield does not end the turn
  bool newest_first = false;  // the ready ring is a stack
  // Of JavaScript's jobs. Only what the program itself calls is concerned, not the library.
  bool await_blocks = false;          // the callers of a function that awaits wait with it
  bool executor_waits = false;        // the executor of a promise is queued
  bool async_body_waits = false;      // the body of an async function is queued
  bool then_at_once = false;          // a reaction to a settled promise runs within the call of then
  bool chain_first = false;           // reactions to a promise go to the head of the microtasks when it settles
  bool zero_timeout_at_once = false;  // setTimeout(f, 0) calls f
  bool callbacks_at_once = false;     // so do all timers, immediates, ticks and queueMicrotask
  friend bool operator==(const Beliefs&, const Beliefs&) = default;
};

}  // namespace loopscope
