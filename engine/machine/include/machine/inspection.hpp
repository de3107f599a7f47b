#pragma once
// Inspection: what a language can tell people about a machine that is only looked at. A constant table of functions,
// like LanguageTable. Nothing here writes to the machine or runs user code, and every text is bounded in size.
#include <machine/machine.hpp>

#include <optional>
#include <string>
#include <vector>

namespace loopscope {

// What kind of thing can be called.
enum class CallableKind : std::uint8_t { None, User, Builtin, Bound };
struct CallableView {
  CallableKind kind = CallableKind::None;
  std::uint32_t code = 0;  // User: its code object
  std::string name;        // as the program sees it; may be empty
};

// What a job is about.
enum class JobRole : std::uint8_t {
  Program,            // the main script or module
  Callback,           // a function that the program handed over
  TimerCallback,      // one that waited for its time
  Reaction,           // a handler of a promise that was fulfilled
  RejectionReaction,  // a handler of a promise that was rejected
  PassThrough,        // no handler for this outcome: it is handed on to the next promise
  Resume,             // a coroutine goes on with a value
  ResumeThrow,        // a coroutine goes on with a throw
  Thenable,           // calls the `then` of a value that a promise was resolved with
  Lifecycle,          // the surroundings' own business
  Task,               // a turn of a cooperative task
};
struct JobView {
  JobRole role = JobRole::Callback;
  Value callable;                     // what is called, if anything
  std::optional<std::uint32_t> code;  // Resume: the code that goes on
  Value argument;                     // outcome that a reaction or a coroutine gets; empty: none
  std::string name = {};              // Task: its name; Callback: what it is about ("click #button"), if that was said
  CellId coroutine = {};              // Task: what runs in its turns, once there is one
};

// Why a parked frame does not run.
enum class ParkReason : std::uint8_t {
  NotStarted,  // made by a call, waits for the first resume
  Yielded,     // waits for the next resume
  Awaits,      // waits for something to settle
  Queued,      // that has settled: its going on is queued
};
struct SuspendedView {
  const ParkedFrame* parked = nullptr;
  ParkReason reason = ParkReason::Yielded;
  Value awaited;          // Awaits: what it waits for, when known
  std::uint64_t job = 0;  // Queued: the job's serial
};

// A container of the program's own that it uses as a ready queue: it has held two suspended generators or tasks, and
// has seen a take from one end and an append to the other.
struct ReadyQueueView {
  std::uint64_t serial = 0;  // of the container's birth
  std::string name;          // of a variable or property that holds it; may be empty
  std::vector<Value> items;  // from the end that is taken from to the one that is appended to; at most a few hundred
  std::uint64_t total = 0;
};

struct NamedValue {
  std::string name;
  Value value;  // empty: not initialised yet
};

// What an object holds, for whoever unfolds it: elements, entries, own properties.
struct PartsView {
  std::vector<NamedValue> parts;  // the first ones; a value that only a getter knows is empty
  std::uint64_t total = 0;
};

// What waits for a promise: a function that will be called, a coroutine that will go on, or the next promise.
struct ReactionView {
  Value callable;                     // empty: none
  std::optional<std::uint32_t> code;  // of a coroutine
  SourceSite site;
};
struct PromiseView {
  std::uint64_t serial = 0;
  bool is_settled = false, is_rejected = false, is_handled = false;
  Value result;
  std::vector<ReactionView> reactions;
};

struct Inspection {
  // A value in at most about `limit` characters of UTF-8, on one line.
  std::string (*preview)(const Machine&, Value, std::size_t limit);
  CallableView (*callable)(const Machine&, Value);
  JobView (*job)(const Machine&, const Job&);
  // All parked frames that are not hidden, by the birth of their coroutines. Looks at the whole heap.
  std::vector<SuspendedView> (*suspended)(const Machine&);
  // Why one coroutine is parked; null `parked` when it is not.
  SuspendedView (*suspended_coroutine)(const Machine&, CellId coroutine);
  // The birth serial of the promise that a coroutine's call returned; 0: none.
  std::uint64_t (*promise_serial)(const Machine&, CellId coroutine);
  // The birth serial of the promise that the outcome of a job's handler settles; 0: none.
  std::uint64_t (*outcome_serial)(const Machine&, const Job&);
  // Whether a variable of the program's own frame is there because of the surroundings (node's `module`, `exports`).
  bool (*is_surrounding)(std::u16string_view name);
  // Bindings of the script itself that live in no frame.
  std::vector<NamedValue> (*globals)(const Machine&);
  // A coroutine and those that it delegates to, outermost first.
  std::vector<CellId> (*delegates)(const Machine&, CellId coroutine);
  // The program's own ready queues, by birth. Looks at the whole heap.
  std::vector<ReadyQueueView> (*ready_queues)(const Machine&);
  // The suspended coroutine that a thing in a queue is or holds; none: it is no task.
  CellId (*coroutine_in)(const Machine&, Value);
  // At most `most` parts of an object; none for what cannot be unfolded.
  PartsView (*parts)(const Machine&, Value, std::size_t most);
  // What a value that is a promise is like.
  std::optional<PromiseView> (*promise)(const Machine&, Value);
  // Promises that somebody waits for or will have to: pending, with reactions, or rejected and not handled. By birth.
  // Looks at the whole heap.
  std::vector<PromiseView> (*waiting_promises)(const Machine&);
};

}  // namespace loopscope
