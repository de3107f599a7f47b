#pragma once
// Promises (ECMA-262 27.2) and what waits for them. Jobs are data; the model decides when they run.
#include <javascript/function.hpp>

namespace loopscope::js {

enum class PromiseState : std::uint8_t { Pending, Fulfilled, Rejected };

// What a reaction does when its promise settles.
enum class ReactionKind : std::uint8_t {
  Then,   // calls the handler (if callable) and settles the capability with its outcome
  Await,  // resumes the coroutine in `handler`
};

// A capability whose promise is a native one needs no functions: resolve and reject are empty then.
struct PromiseCapability {
  Value promise = Value::undefined();  // undefined: nobody looks at the outcome
  Value resolve, reject;
  auto fields() const { return std::tie(promise, resolve, reject); }
  friend bool operator==(const PromiseCapability& x, const PromiseCapability& y) { return x.fields() == y.fields(); }
};

struct PromiseReaction {
  ReactionKind kind = ReactionKind::Then;
  Value on_fulfilled = Value::undefined(), on_rejected = Value::undefined();  // Await: the coroutine in both
  PromiseCapability capability;
  SourceSite site;                     // the call of then, or the await
  Value context = Value::undefined();  // the turn's then: its job runs with it, whoever settles the promise
  auto fields() const { return std::tie(kind, on_fulfilled, on_rejected, capability, site, context); }
  friend bool operator==(const PromiseReaction& x, const PromiseReaction& y) { return x.fields() == y.fields(); }
};

struct PromiseCell : ObjectCell {
  JS_OBJECT_CELL(PromiseCell, "promise", Promise)
  PromiseState state = PromiseState::Pending;
  bool is_handled = false;
  bool already_resolved = false;  // by a settle through a capability without functions
  Value result = Value::undefined();
  std::vector<PromiseReaction> reactions;
  JS_OBJECT_FIELDS(state, is_handled, already_resolved, result, reactions)
};

// Capabilities with functions travel in jobs as a cell.
struct CapabilityCell : Cell {
  static constexpr CellTraits traits{"capability", 15, false};
  PromiseCapability capability;
  auto fields() const { return std::tie(capability); }
};

// What kinds of jobs this language puts into queues.
enum class JobKind : std::uint16_t {
  Main,      // handler: an internal main-program cell
  Call,      // handler: a function; argument: an array of arguments or empty; capability: this
  Reaction,  // handler: the handler function or undefined; argument: the value; capability: CapabilityCell or
             // promise or undefined; `site` of the then. rejected ones are ReactionRejected
  ReactionRejected,
  Resume,       // handler: coroutine; argument: the value
  ResumeThrow,  // handler: coroutine; argument: the reason
  Thenable,     // handler: then function; argument: the thenable; capability: the promise
  Timer,        // handler: function; argument: arguments; capability: the timer object (this)
  Host,         // host lifecycle: argument says which (integer)
  Completion,   // handler: a callback; argument: a function that does the work and gives the callback's arguments
  Message,      // handler: a function that hands it over; argument: its arguments; capability: the port's number
  Frame,        // handler: a function that gets the time `ready_at` in milliseconds
  Idle,         // handler: a function that gets a deadline, the time `ready_at`
  Task,         // handler: the task; argument: what its yield gives; capability: what its turns run
  TaskThrow,    // the same; argument: what its yield throws
};

CellId make_promise(Exec& exec);
CellId make_promise(Exec& exec, CellId prototype);
bool is_promise(const Heap& heap, Value value);

// 27.2.1.4, .7: settle; reactions become jobs.
void fulfill_promise(Exec& exec, CellId promise, Value value);
void reject_promise(Exec& exec, CellId promise, Value reason);
// Promise Resolve Functions (27.2.1.3.2) steps 7 on. Reading `then` may need user code: then it goes on in the prelude,
// and the result (undefined) is given to `target` later. As call_value otherwise.
Flow resolve_promise(Exec& exec, CellId promise, Value resolution, ResultTarget target = ResultTarget::Push,
                     std::uint32_t target_slot = 0);
void queue_thenable(Exec& exec, CellId promise, Value thenable, Value then);
// 27.2.5.4.1 PerformPromiseThen; capability.promise undefined when there is none.
void perform_then(Exec& exec, CellId promise, Value on_fulfilled, Value on_rejected,
                  const PromiseCapability& capability);
// Await step 9: resumes `coroutine` when the promise settles.
void await_promise(Exec& exec, CellId promise, CellId coroutine);
bool is_settled(const Heap& heap, CellId promise);
// What a settled promise was settled with; it counts as handled from now on.
Value take_outcome(Exec& exec, CellId promise, bool& fulfilled);
// The pair of functions that resolve and reject a promise once.
std::pair<Value, Value> make_resolving_functions(Exec& exec, CellId promise);
// Settles a capability: natively, or by calling its function (Flow as call_value).
Flow settle_capability(Exec& exec, const PromiseCapability& capability, bool fulfilled, Value value,
                       ResultTarget target, std::uint32_t target_slot = 0);
// True when `value` is a promise whose `constructor` is, without running user code, %Promise%.
bool is_plain_promise(Exec& exec, Value value);

void start_reaction(Exec& exec, const Job& job);
void start_thenable(Exec& exec, const Job& job);

}  // namespace loopscope::js
