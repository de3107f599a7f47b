#pragma once
// Generators, async functions and async generators: parked frames in cells.
#include <javascript/promise.hpp>

namespace loopscope::js {

enum class GeneratorState : std::uint8_t { SuspendedStart, SuspendedYield, Executing, AwaitingReturn, Completed };
enum class ResumeMode : std::uint8_t { Next = 0, Throw = 1, Return = 2 };

struct GeneratorCell : ObjectCell {
  JS_OBJECT_CELL(GeneratorCell, "generator", Generator)
  GeneratorState state = GeneratorState::SuspendedStart;
  bool delegating = false;  // parked in YieldDelegate: a resume hands over value and mode
  ResumeMode last_mode = ResumeMode::Next;
  ParkedFrame parked;
  JS_OBJECT_FIELDS(state, delegating, last_mode, parked)
};

// The coroutine of an async function; not seen by user code, but an object so that `value` tags stay simple.
struct AsyncFunctionCell : ObjectCell {
  JS_OBJECT_CELL(AsyncFunctionCell, "async function", AsyncFunction)
  CellId promise;
  CellId function;
  ParkedFrame parked;
  bool detached = false;  // it has awaited once: the caller has its promise already
  CellId callers;         // that are parked until it goes on (src/run/job_beliefs.cpp)
  JS_OBJECT_FIELDS(promise, function, parked, detached, callers)
};

struct AsyncGeneratorRequest {
  ResumeMode mode = ResumeMode::Next;
  Value value;
  CellId promise;
  auto fields() const { return std::tie(mode, value, promise); }
  friend bool operator==(const AsyncGeneratorRequest& x, const AsyncGeneratorRequest& y) {
    return x.fields() == y.fields();
  }
};

struct AsyncGeneratorCell : ObjectCell {
  JS_OBJECT_CELL(AsyncGeneratorCell, "async generator", AsyncGenerator)
  GeneratorState state = GeneratorState::SuspendedStart;
  ParkedFrame parked;
  std::vector<AsyncGeneratorRequest> requests;
  bool at_yield = false;  // parked at a yield (rather than at an await)
  Value pending_result;   // the promise that the running call of next, return or throw gives its caller
  CellId callers;         // as of an async function
  JS_OBJECT_FIELDS(state, parked, requests, at_yield, pending_result, callers)
};

// The coroutine that owns a frame (frame.coroutine), whichever kind.
ParkedFrame& parked_frame_of(Heap& heap, CellId coroutine);
const ParkedFrame& parked_frame_of(const Heap& heap, CellId coroutine);
// Puts the coroutine's frame on the (empty) stack and goes on after its await with a value or a throw.
void resume_awaiting(Exec& exec, CellId coroutine, Value value, bool is_throw);

}  // namespace loopscope::js
