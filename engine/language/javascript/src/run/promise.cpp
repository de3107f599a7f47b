// Promise objects and their jobs (ECMA-262 27.2).
#include "ops.hpp"

#include <javascript/coroutine.hpp>
#include <javascript/host.hpp>
#include <javascript/job_beliefs.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/render.hpp>
#include <javascript/stubs.hpp>
#include <runtime/job_search.hpp>

namespace loopscope::js {

CellId make_promise(Exec& exec) { return make_promise(exec, intrinsic(exec, Intrinsic::PromisePrototype)); }

CellId make_promise(Exec& exec, CellId prototype) {
  CellId shape = shape_for_prototype(exec.heap(), prototype);
  CellId id = exec.heap().make<PromiseCell>();
  exec.heap().mut<PromiseCell>(id).shape = shape;
  return id;
}

bool is_promise(const Heap& heap, Value value) { return has_kind(heap, value, Kind::Promise); }

bool is_plain_promise(Exec& exec, Value value) {
  if (!is_promise(exec.heap(), value)) return false;
  Value constructor = get_data(exec.heap(), value.cell(), Name::constructor);
  return constructor == Value::object(intrinsic(exec, Intrinsic::Promise));
}

namespace {

// What a reaction job carries as capability: nothing, the promise itself, or a cell with functions.
Value pack_capability(Exec& exec, const PromiseCapability& capability) {
  if (capability.resolve.is_empty()) return capability.promise;
  CellId id = exec.heap().make<CapabilityCell>();
  exec.heap().mut<CapabilityCell>(id).capability = capability;
  return Value::internal(id);
}

PromiseCapability unpack_capability(const Heap& heap, Value packed) {
  if (packed.is_internal()) return heap.get<CapabilityCell>(packed.cell()).capability;
  PromiseCapability out;
  out.promise = packed;
  return out;
}

// 27.2.2.1 NewPromiseReactionJob, as data.
Job reaction_job(Exec& exec, const PromiseReaction& reaction, bool fulfilled, Value argument) {
  Job job;
  if (reaction.kind == ReactionKind::Await) {
    job.kind = static_cast<std::uint16_t>(fulfilled ? JobKind::Resume : JobKind::ResumeThrow);
    job.handler = reaction.on_fulfilled;
  } else {
    job.kind = static_cast<std::uint16_t>(fulfilled ? JobKind::Reaction : JobKind::ReactionRejected);
    job.handler = fulfilled ? reaction.on_fulfilled : reaction.on_rejected;
    job.capability = pack_capability(exec, reaction.capability);
  }
  job.argument = argument;
  job.site = reaction.site;
  job.context = reaction.context;
  return job;
}

void queue_reaction(Exec& exec, const PromiseReaction& reaction, bool fulfilled, Value argument, RuleId rule) {
  Job job = reaction_job(exec, reaction, fulfilled, argument);
  exec.queue_job(static_cast<std::uint16_t>(Queue::Microtasks), job, rule);
}

void queue_reactions(Exec& exec, const std::vector<PromiseReaction>& reactions, bool fulfilled, Value result) {
  JobQueue& microtasks = exec.machine.queues[static_cast<std::size_t>(Queue::Microtasks)];
  std::size_t place = 0;
  for (const PromiseReaction& reaction : reactions) {
    queue_reaction(exec, reaction, fulfilled, result, RuleId::ReactionsTriggered);
    if (beliefs(exec).chain_first) move_last_to(microtasks, place++);
  }
}

void settle(Exec& exec, CellId promise, PromiseState state, Value result) {
  auto& cell = exec.heap().mut<PromiseCell>(promise);
  std::vector<PromiseReaction> reactions = std::move(cell.reactions);
  cell.reactions.clear();
  cell.state = state;
  cell.result = result;
  bool fulfilled = state == PromiseState::Fulfilled;
  exec.emit(EventKind::PromiseSettled, fulfilled ? RuleId::PromiseSettlesOnce : RuleId::PromiseRejected,
            fulfilled ? 1 : 2, cell.serial, result, static_cast<std::int64_t>(reactions.size()));
  if (!fulfilled && !cell.is_handled) promise_rejected_unhandled(exec, promise);
  queue_reactions(exec, reactions, fulfilled, result);
}

}  // namespace

void fulfill_promise(Exec& exec, CellId promise, Value value) { settle(exec, promise, PromiseState::Fulfilled, value); }
void reject_promise(Exec& exec, CellId promise, Value reason) { settle(exec, promise, PromiseState::Rejected, reason); }

bool is_settled(const Heap& heap, CellId promise) {
  return heap.get<PromiseCell>(promise).state != PromiseState::Pending;
}

Value take_outcome(Exec& exec, CellId promise, bool& fulfilled) {
  fulfilled = exec.heap().get<PromiseCell>(promise).state == PromiseState::Fulfilled;
  if (!exec.heap().get<PromiseCell>(promise).is_handled) {
    if (!fulfilled) promise_handled_late(exec, promise);
    exec.heap().mut<PromiseCell>(promise).is_handled = true;
  }
  return exec.heap().get<PromiseCell>(promise).result;
}

namespace {

// `promise` settles as `settled` has.
void adopt_state(Exec& exec, CellId promise, CellId settled) {
  bool fulfilled = false;
  Value result = take_outcome(exec, settled, fulfilled);
  settle(exec, promise, fulfilled ? PromiseState::Fulfilled : PromiseState::Rejected, result);
}

}  // namespace

// 27.2.1.3.2, from step 7
Flow resolve_promise(Exec& exec, CellId promise, Value resolution, ResultTarget target, std::uint32_t target_slot) {
  Heap& heap = exec.heap();
  if (resolution == Value::object(promise)) {
    CellId error = make_error(exec, ErrorType::TypeError, "Chaining cycle detected for promise #<Promise>");
    reject_promise(exec, promise, Value::object(error));
    return give_result(exec, Value::undefined(), target, target_slot);
  }
  if (!resolution.is_object()) {
    fulfill_promise(exec, promise, resolution);
    return give_result(exec, Value::undefined(), target, target_slot);
  }
  Property then = find_property(heap, resolution.cell(), key(Name::then));
  if (then.found() && !then.is_data()) {
    Value arguments[] = {Value::object(promise), resolution};
    return call_prelude(exec, "settleThroughGetter", arguments, target, target_slot);
  }
  if (beliefs(exec).then_at_once && is_plain_promise(exec, resolution) && is_settled(heap, resolution.cell()))
    adopt_state(exec, promise, resolution.cell());
  else if (then.found() && is_callable(heap, then.value))
    queue_thenable(exec, promise, resolution, then.value);
  else
    fulfill_promise(exec, promise, resolution);
  return give_result(exec, Value::undefined(), target, target_slot);
}

void queue_thenable(Exec& exec, CellId promise, Value thenable, Value then) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Thenable);
  job.handler = then;
  job.argument = thenable;
  job.capability = Value::object(promise);
  exec.queue_job(static_cast<std::uint16_t>(Queue::Microtasks), job, RuleId::ThenableJobQueued);
}

namespace {

void add_reaction(Exec& exec, CellId promise, PromiseReaction reaction) {
  reaction.site = exec.site();
  reaction.context = exec.machine.turn.context;
  const auto& cell = exec.heap().get<PromiseCell>(promise);
  if (cell.state == PromiseState::Pending) {
    exec.heap().charge(sizeof(PromiseReaction));
    exec.heap().mut<PromiseCell>(promise).reactions.push_back(reaction);
  } else {
    bool fulfilled = cell.state == PromiseState::Fulfilled;
    if (!fulfilled && !cell.is_handled) promise_handled_late(exec, promise);
    queue_reaction(exec, reaction, fulfilled, exec.heap().get<PromiseCell>(promise).result, RuleId::ReactionQueued);
  }
  if (!exec.heap().get<PromiseCell>(promise).is_handled) exec.heap().mut<PromiseCell>(promise).is_handled = true;
}

}  // namespace

namespace {

PromiseReaction then_reaction(Exec& exec, Value on_fulfilled, Value on_rejected, const PromiseCapability& capability) {
  PromiseReaction reaction;
  reaction.on_fulfilled = is_callable(exec.heap(), on_fulfilled) ? on_fulfilled : Value::undefined();
  reaction.on_rejected = is_callable(exec.heap(), on_rejected) ? on_rejected : Value::undefined();
  reaction.capability = capability;
  return reaction;
}

}  // namespace

void perform_then(Exec& exec, CellId promise, Value on_fulfilled, Value on_rejected,
                  const PromiseCapability& capability) {
  add_reaction(exec, promise, then_reaction(exec, on_fulfilled, on_rejected, capability));
}

void await_promise(Exec& exec, CellId promise, CellId coroutine) {
  PromiseReaction reaction;
  reaction.kind = ReactionKind::Await;
  reaction.on_fulfilled = reaction.on_rejected = Value::object(coroutine);
  add_reaction(exec, promise, reaction);
}

Flow settle_capability(Exec& exec, const PromiseCapability& capability, bool fulfilled, Value value,
                       ResultTarget target, std::uint32_t target_slot) {
  if (!capability.resolve.is_empty()) {
    return call_value(exec, fulfilled ? capability.resolve : capability.reject, Value::undefined(),
                      std::span<const Value>(&value, 1), target, target_slot);
  }
  if (!capability.promise.is_object()) return give_result(exec, Value::undefined(), target, target_slot);
  CellId promise = capability.promise.cell();
  if (fulfilled) return resolve_promise(exec, promise, value, target, target_slot);
  reject_promise(exec, promise, value);
  return give_result(exec, Value::undefined(), target, target_slot);
}

// --- resolving functions -------------------------------------------------------------------------------------------

namespace {

// Captured: the promise and a cell that both functions share, set once either was called.
struct AlreadyResolvedCell : Cell {
  static constexpr CellTraits traits{"already resolved", 14, false};
  bool done = false;
  auto fields() const { return std::tie(done); }
};

// The promise to settle, or none when that has happened.
CellId take_resolution(NativeCall& call) {
  const auto& captured = call.heap().get<NativeFunctionCell>(call.callee.cell()).captured;
  CellId promise = captured[0].cell(), flag = captured[1].cell();
  if (call.heap().get<AlreadyResolvedCell>(flag).done) return {};
  call.heap().mut<AlreadyResolvedCell>(flag).done = true;
  return promise;
}

NativeResult from_flow(NativeCall& call, Flow flow) {
  if (flow == Flow::Throw) return NativeResult::Throw;
  return flow == Flow::Frame ? NativeResult::Frames : call.give_undefined();
}

NativeResult resolve_function(NativeCall& call) {
  CellId promise = take_resolution(call);
  if (!promise) return call.give_undefined();
  Value resolution = call.argument(0);
  Value then = resolution.is_object() ? get_data(call.heap(), resolution.cell(), Name::then) : Value::undefined();
  bool needs_frames = then.is_empty() && find_property(call.heap(), resolution.cell(), key(Name::then)).found();
  if (!needs_frames) {
    resolve_promise(call.exec, promise, resolution, ResultTarget::Discard);
    return call.give_undefined();
  }
  call.begin_frames();
  return from_flow(call, resolve_promise(call.exec, promise, resolution, call.target, call.target_slot));
}

NativeResult reject_function(NativeCall& call) {
  if (CellId promise = take_resolution(call)) reject_promise(call.exec, promise, call.argument(0));
  return call.give_undefined();
}

constexpr NativeRow resolving_table[] = {{"", 1, resolve_function}, {"", 1, reject_function}};

}  // namespace

extern const std::span<const NativeRow> resolving_rows;
const std::span<const NativeRow> resolving_rows = resolving_table;

std::pair<Value, Value> make_resolving_functions(Exec& exec, CellId promise) {
  CellId flag = exec.heap().make<AlreadyResolvedCell>();
  Value made[2];
  for (std::uint32_t row : {0u, 1u}) {
    CellId function = make_native_function(exec, native_number("resolving_rows", row));
    auto& captured = exec.heap().mut<NativeFunctionCell>(function).captured;
    captured.push_back(Value::object(promise));
    captured.push_back(Value::internal(flag));
    made[row] = Value::object(function);
  }
  return {made[0], made[1]};
}

// --- jobs ----------------------------------------------------------------------------------------------------------

void start_reaction(Exec& exec, const Job& job) {
  bool fulfilled = job.kind == static_cast<std::uint16_t>(JobKind::Reaction);

  exec.push_frame(reaction_stub(exec), {}, Value::undefined(), Value::undefined(), ResultTarget::Discard);
  exec.locals[0] = job.handler;
  exec.locals[1] = job.argument;
  exec.locals[2] = job.capability.is_empty() ? Value::undefined() : job.capability;
  if (is_callable(exec.heap(), job.handler)) return;
  // No handler: the outcome passes through, from the stub's settle instruction.
  exec.push(job.argument);
  exec.push(exec.locals[2]);
  exec.frame->pc = fulfilled ? reaction_stub_fulfil : reaction_stub_reject;
}

void start_thenable(Exec& exec, const Job& job) {
  auto [resolve, reject] = make_resolving_functions(exec, job.capability.cell());
  exec.push_frame(thenable_stub(exec), {}, Value::undefined(), Value::undefined(), ResultTarget::Discard);
  exec.locals[0] = job.handler;
  exec.locals[1] = job.argument;
  exec.locals[2] = resolve;
  exec.locals[3] = reject;
}

Flow op_settle_capability(Exec& exec, Instruction instruction) {
  Value packed = exec.pop();
  Value value = exec.pop();
  return settle_capability(exec, unpack_capability(exec.heap(), packed), instruction.a != 0, value, ResultTarget::Push);
}

// --- natives -------------------------------------------------------------------------------------------------------

namespace {

// Promise[Symbol.species] as it was made: a getter that returns this.
bool species_is_intact(Exec& exec) {
  Property species = get_own_property(exec.heap(), intrinsic(exec, Intrinsic::Promise), key(Symbol::species));
  if (!species.found() || !species.is_accessor()) return false;
  Value getter = exec.heap().get<AccessorCell>(species.value.cell()).getter;
  return has_kind(exec.heap(), getter, Kind::NativeFunction);
}

// Of a settled promise, for who believes that its reactions need not wait.
NativeResult react_now(NativeCall& call, const PromiseCapability& capability) {
  bool fulfilled = false;
  Value outcome = take_outcome(call.exec, call.this_value.cell(), fulfilled);
  PromiseReaction reaction = then_reaction(call.exec, call.argument(0), call.argument(1), capability);
  return run_job_now(call, reaction_job(call.exec, reaction, fulfilled, outcome), capability.promise);
}

// 27.2.5.4
NativeResult promise_then(NativeCall& call) {
  Exec& exec = call.exec;
  if (!is_promise(call.heap(), call.this_value)) {
    return call.type_error("Method Promise.prototype.then called on incompatible receiver {}",
                           render_for_message(exec, call.this_value));
  }
  if (!is_plain_promise(exec, call.this_value) || !species_is_intact(exec)) {
    std::vector<Value> arguments{call.this_value, call.argument(0), call.argument(1)};
    call.begin_frames();
    return from_flow(call, call_prelude(exec, "promiseThenSlow", arguments, call.target, call.target_slot));
  }
  CellId result = make_promise(exec);
  PromiseCapability capability;
  capability.promise = Value::object(result);
  if (beliefs(exec).then_at_once && is_settled(call.heap(), call.this_value.cell())) return react_now(call, capability);
  perform_then(exec, call.this_value.cell(), call.argument(0), call.argument(1), capability);
  return call.give_object(result);
}

// 27.2.4.7
NativeResult promise_resolve(NativeCall& call) {
  Exec& exec = call.exec;
  Value value = call.argument(0);
  if (!call.this_value.is_object()) return call.type_error("PromiseResolve called on non-object");
  bool ordinary = call.this_value == Value::object(intrinsic(exec, Intrinsic::Promise));
  if (ordinary && is_plain_promise(exec, value)) return call.give(value);
  if (!ordinary || is_promise(call.heap(), value)) {
    std::vector<Value> arguments{call.this_value, value};
    call.begin_frames();
    return from_flow(call, call_prelude(exec, "promiseResolveWith", arguments, call.target, call.target_slot));
  }
  CellId promise = make_promise(exec);
  Value then = value.is_object() ? get_data(call.heap(), value.cell(), Name::then) : Value::undefined();
  if (then.is_empty() && find_property(call.heap(), value.cell(), key(Name::then)).found()) {
    std::vector<Value> arguments{Value::object(promise), value};
    call.begin_frames();
    return from_flow(call, call_prelude(exec, "resolveThroughGetter", arguments, call.target, call.target_slot));
  }
  resolve_promise(exec, promise, value, ResultTarget::Discard);
  return call.give_object(promise);
}

// 27.2.4.6
NativeResult promise_reject(NativeCall& call) {
  Exec& exec = call.exec;
  if (call.this_value == Value::object(intrinsic(exec, Intrinsic::Promise))) {
    CellId promise = make_promise(exec);
    reject_promise(exec, promise, call.argument(0));
    return call.give_object(promise);
  }
  if (!call.this_value.is_object()) return call.type_error("PromiseReject called on non-object");
  std::vector<Value> arguments{call.this_value, call.argument(0)};
  call.begin_frames();
  return from_flow(call, call_prelude(exec, "promiseRejectWith", arguments, call.target, call.target_slot));
}

NativeResult return_this(NativeCall& call) { return call.give(call.this_value); }

constexpr NativeRow promise_prototype_core_table[] = {{"then", 2, promise_then}};
constexpr NativeRow promise_core_table[] = {
    {"resolve", 1, promise_resolve},
    {"reject", 1, promise_reject},
    {"get [Symbol.species]", 0, return_this},
};

}  // namespace

extern const std::span<const NativeRow> promise_prototype_core_rows;
const std::span<const NativeRow> promise_prototype_core_rows = promise_prototype_core_table;
extern const std::span<const NativeRow> promise_core_rows;
const std::span<const NativeRow> promise_core_rows = promise_core_table;

}  // namespace loopscope::js
