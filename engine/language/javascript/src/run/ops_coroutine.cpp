// Generators, async functions and async generators (ECMA-262 27.3-27.7). A coroutine's frame moves between the task's
// stack and its cell; nothing of it stays on the C++ stack.
#include "ops.hpp"

#include <javascript/convert.hpp>
#include <javascript/coroutine.hpp>
#include <javascript/host.hpp>
#include <javascript/job_beliefs.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

ParkedFrame& parked_frame_of(Heap& heap, CellId coroutine) {
  switch (kind_of(heap, coroutine)) {
    case Kind::Generator:
      return heap.mut<GeneratorCell>(coroutine).parked;
    case Kind::AsyncGenerator:
      return heap.mut<AsyncGeneratorCell>(coroutine).parked;
    default:
      return heap.mut<AsyncFunctionCell>(coroutine).parked;
  }
}

const ParkedFrame& parked_frame_of(const Heap& heap, CellId coroutine) {
  switch (kind_of(heap, coroutine)) {
    case Kind::Generator:
      return heap.get<GeneratorCell>(coroutine).parked;
    case Kind::AsyncGenerator:
      return heap.get<AsyncGeneratorCell>(coroutine).parked;
    default:
      return heap.get<AsyncFunctionCell>(coroutine).parked;
  }
}

namespace {

// Parks the running frame in its coroutine and gives `result` to whoever resumed it.
Flow park_and_deliver(Exec& exec, Value result) {
  ResultTarget target = exec.frame->target;
  std::uint32_t slot = exec.frame->target_slot;
  exec.park(parked_frame_of(exec.heap(), exec.frame->coroutine));
  exec.deliver(target, slot, result);
  return Flow::Frame;
}

CellId generator_prototype(Exec& exec, CellId function, Intrinsic fallback) {
  Value prototype = get_data(exec.heap(), function, Name::prototype);
  return prototype.is_object() ? prototype.cell() : intrinsic(exec, fallback);
}

// A throw at the parked frame's instruction, now that it runs again.
void throw_into_frame(Exec& exec, Value reason) {
  exec.thrown = reason;
  if (!exec.unwind(reason)) {
    exec.thrown = reason;
    exec.language.uncaught(exec);
  }
}

}  // namespace

Flow op_generator_start(Exec& exec, Instruction) {
  Heap& heap = exec.heap();
  bool is_async = exec.code->kind == FunctionKind::AsyncGenerator;
  CellId prototype = generator_prototype(exec, exec.frame->function,
                                         is_async ? Intrinsic::AsyncGeneratorPrototype : Intrinsic::GeneratorPrototype);
  CellId shape = shape_for_prototype(heap, prototype);
  CellId id = is_async ? heap.make<AsyncGeneratorCell>() : heap.make<GeneratorCell>();
  heap.mut_as<ObjectCell>(id).shape = shape;
  exec.frame->coroutine = id;
  return park_and_deliver(exec, Value::object(id));
}

Flow op_yield(Exec& exec, Instruction) {
  Value value = exec.pop();
  auto& generator = exec.heap().mut<GeneratorCell>(exec.frame->coroutine);
  generator.state = GeneratorState::SuspendedYield;
  generator.delegating = false;
  return park_and_deliver(exec, iterator_result(exec, value, false));
}

Flow op_yield_delegate(Exec& exec, Instruction) {
  Value result = exec.pop();
  CellId id = exec.frame->coroutine;
  auto& generator = exec.heap().mut<GeneratorCell>(id);
  generator.state = GeneratorState::SuspendedYield;
  generator.delegating = true;
  return park_and_deliver(exec, result);
}

Flow op_make_iterator_result(Exec& exec, Instruction instruction) {
  if (instruction.a && exec.frame->coroutine && kind_of(exec.heap(), exec.frame->coroutine) == Kind::Generator) {
    exec.heap().mut<GeneratorCell>(exec.frame->coroutine).state = GeneratorState::Completed;
  }
  exec.operand(0) = iterator_result(exec, exec.operand(0), instruction.a != 0);
  return Flow::Next;
}

namespace {

bool is_running(const Machine& machine, CellId coroutine) {
  const FrameStack& frames = machine.task.frames;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    if (frames[i].coroutine == coroutine) return true;
  }
  return false;
}

// A generator that is not parked: finished, or running further down the stack.
NativeResult resume_finished(NativeCall& call, CellId id, ResumeMode mode) {
  if (is_running(call.exec.machine, id)) return call.type_error("Generator is already running");
  if (mode == ResumeMode::Throw) {
    call.exec.thrown = call.argument(0);
    return call.thrown();
  }
  return call.give(
      iterator_result(call.exec, mode == ResumeMode::Return ? call.argument(0) : Value::undefined(), true));
}

// At the first instruction: nothing runs, the generator is finished.
NativeResult finish_unstarted(NativeCall& call, CellId id, ResumeMode mode) {
  auto& generator = call.heap().mut<GeneratorCell>(id);
  generator.state = GeneratorState::Completed;
  generator.parked = ParkedFrame{};
  return resume_finished(call, id, mode);
}

// Goes on in the frame that has just been resumed (27.5.3.3 and .4).
void continue_generator(Exec& exec, CellId id, ResumeMode mode, Value value) {
  auto& generator = exec.heap().mut<GeneratorCell>(id);
  bool started = generator.state == GeneratorState::SuspendedYield;
  generator.state = GeneratorState::Executing;
  generator.last_mode = mode;
  if (generator.delegating) {
    generator.delegating = false;
    exec.push(value);
    exec.push(Value::integer(static_cast<std::int64_t>(mode)));
    ++exec.frame->pc;
    return;
  }
  if (mode == ResumeMode::Next) {
    if (started) exec.push(value);
    ++exec.frame->pc;
    return;
  }
  if (mode == ResumeMode::Throw) return throw_into_frame(exec, value);
  if (exec.enter_handler(Completion::Return, value)) return;
  exec.heap().mut<GeneratorCell>(id).state = GeneratorState::Completed;
  exec.return_from_frame(iterator_result(exec, value, true));
}

NativeResult resume_generator(NativeCall& call, ResumeMode mode, std::string_view method) {
  Exec& exec = call.exec;
  if (!has_kind(call.heap(), call.this_value, Kind::Generator)) {
    return call.type_error("Method [Generator].prototype.{} called on incompatible receiver {}", method,
                           render_for_message(exec, call.this_value));
  }
  CellId id = call.this_value.cell();
  const auto& generator = call.heap().get<GeneratorCell>(id);
  if (!generator.parked.present) return resume_finished(call, id, mode);
  if (generator.state == GeneratorState::SuspendedStart && mode != ResumeMode::Next)
    return finish_unstarted(call, id, mode);
  Value value = call.argument(0);
  call.begin_frames();
  if (!exec.resume(call.heap().mut<GeneratorCell>(id).parked, call.target, call.target_slot)) return call.thrown();
  continue_generator(exec, id, mode, value);
  return NativeResult::Frames;
}

NativeResult generator_next(NativeCall& call) { return resume_generator(call, ResumeMode::Next, "next"); }
NativeResult generator_return(NativeCall& call) { return resume_generator(call, ResumeMode::Return, "return"); }
NativeResult generator_throw(NativeCall& call) { return resume_generator(call, ResumeMode::Throw, "throw"); }

constexpr NativeRow generator_prototype_table[] = {
    {"next", 1, generator_next},
    {"return", 1, generator_return},
    {"throw", 1, generator_throw},
};

}  // namespace

extern const std::span<const NativeRow> generator_prototype_rows;
const std::span<const NativeRow> generator_prototype_rows = generator_prototype_table;

// --- async functions -----------------------------------------------------------------------------------------------

namespace {

// Beliefs concern functions of the program; a module's body is none.
bool begins_later(const Exec& exec) {
  return beliefs(exec).async_body_waits && !exec.code->is_hidden && !exec.code->is_module && !exec.code->is_script;
}

Flow queue_body(Exec& exec, CellId coroutine, CellId promise) {
  exec.heap().mut<AsyncFunctionCell>(coroutine).detached = true;
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Resume);
  job.handler = Value::object(coroutine);
  job.argument = Value::undefined();
  exec.queue_job(static_cast<std::uint16_t>(Queue::Microtasks), job, RuleId::MicrotaskQueued);
  return park_and_deliver(exec, Value::object(promise));
}

bool blocks_at_await(const Exec& exec) { return beliefs(exec).await_blocks && !exec.code->is_hidden; }

// Goes on at once when there is nothing to wait for; else the whole stack waits.
Flow await_blocking(Exec& exec, CellId promise) {
  if (is_settled(exec.heap(), promise)) {
    bool fulfilled = false;
    Value outcome = take_outcome(exec, promise, fulfilled);
    if (fulfilled) return exec.push(outcome), Flow::Next;
    exec.thrown = outcome;
    return Flow::Throw;
  }
  CellId coroutine = exec.frame->coroutine;
  await_promise(exec, promise, coroutine);
  exec.park(parked_frame_of(exec.heap(), coroutine));
  block_callers(exec, coroutine);
  return Flow::Frame;
}

}  // namespace

Flow op_async_start(Exec& exec, Instruction) {
  CellId promise = make_promise(exec);
  CellId id = exec.heap().make<AsyncFunctionCell>();
  auto& cell = exec.heap().mut<AsyncFunctionCell>(id);
  cell.promise = promise;
  cell.function = exec.frame->function;
  exec.frame->coroutine = id;
  return begins_later(exec) ? queue_body(exec, id, promise) : Flow::Next;
}

// 27.2.4.7.1 PromiseResolve(%Promise%, x)
Flow op_promise_resolve(Exec& exec, Instruction) {
  Value value = exec.operand(0);
  bool wraps = exec.machine.options->profile.await_ticks > 1;  // as await did before ECMA-262 2019
  if (is_plain_promise(exec, value) && !wraps) return Flow::Next;
  if (is_promise(exec.heap(), value) && !wraps) {
    exec.drop(1);
    return call_prelude(exec, "promiseResolveSlow", std::span<const Value>(&value, 1));
  }
  CellId promise = make_promise(exec);
  exec.operand(0) = Value::object(promise);
  return resolve_promise(exec, promise, value, ResultTarget::Discard);
}

// 27.7.5.3 Await, steps 3-12.
Flow op_await(Exec& exec, Instruction) {
  CellId promise = exec.pop().cell();
  if (blocks_at_await(exec)) return await_blocking(exec, promise);
  CellId coroutine = exec.frame->coroutine;
  Value result = Value::undefined();
  if (kind_of(exec.heap(), coroutine) == Kind::AsyncFunction) {
    auto& cell = exec.heap().mut<AsyncFunctionCell>(coroutine);
    cell.detached = true;
    result = Value::object(cell.promise);
  } else {
    auto& generator = exec.heap().mut<AsyncGeneratorCell>(coroutine);
    result = generator.pending_result;
    generator.at_yield = false;
  }
  await_promise(exec, promise, coroutine);
  return park_and_deliver(exec, result);
}

void resume_awaiting(Exec& exec, CellId coroutine, Value value, bool is_throw) {
  bool have_waited = unblock_callers(exec, coroutine);
  ParkedFrame& parked = parked_frame_of(exec.heap(), coroutine);
  ResultTarget target = have_waited ? parked.frame.target : ResultTarget::Discard;
  if (!exec.resume(parked, target, parked.frame.target_slot)) return exec.language.uncaught(exec);
  if (is_throw) return throw_into_frame(exec, value);
  bool begins = exec.code->instructions[exec.frame->pc].op == Op::AsyncStart;
  if (!begins) exec.push(value);
  ++exec.frame->pc;
}

Flow op_async_return(Exec& exec, Instruction) {
  Value value = exec.operand(0);
  CellId promise = exec.heap().get<AsyncFunctionCell>(exec.frame->coroutine).promise;
  exec.operand(0) = Value::object(promise);
  return resolve_promise(exec, promise, value, ResultTarget::Discard);
}

Flow op_async_throw(Exec& exec, Instruction) {
  Value reason = exec.operand(0);
  CellId promise = exec.heap().get<AsyncFunctionCell>(exec.frame->coroutine).promise;
  exec.operand(0) = Value::object(promise);
  reject_promise(exec, promise, reason);
  return Flow::Next;
}

// --- async generators ----------------------------------------------------------------------------------------------

namespace {

// 27.6.3.4 AsyncGeneratorCompleteStep for the oldest request.
Flow complete_step(Exec& exec, CellId id, bool fulfilled, Value value, bool done) {
  auto& generator = exec.heap().mut<AsyncGeneratorCell>(id);
  CellId promise = generator.requests.front().promise;
  generator.requests.erase(generator.requests.begin());
  if (!fulfilled) return reject_promise(exec, promise, value), Flow::Next;
  return resolve_promise(exec, promise, iterator_result(exec, value, done), ResultTarget::Discard);
}

void await_return(Exec& exec, CellId id);

// 27.6.3.10 AsyncGeneratorDrainQueue: requests to a finished generator.
void drain_requests(Exec& exec, CellId id) {
  for (;;) {
    const auto& generator = exec.heap().get<AsyncGeneratorCell>(id);
    if (generator.requests.empty()) return;
    AsyncGeneratorRequest request = generator.requests.front();
    if (request.mode == ResumeMode::Return) return await_return(exec, id);
    complete_step(exec, id, request.mode == ResumeMode::Next,
                  request.mode == ResumeMode::Next ? Value::undefined() : request.value, true);
  }
}

enum ReturnRow : std::uint32_t { ReturnFulfilled, ReturnRejected };

// 27.6.3.9 AsyncGeneratorAwaitReturn
void await_return(Exec& exec, CellId id) {
  Heap& heap = exec.heap();
  heap.mut<AsyncGeneratorCell>(id).state = GeneratorState::AwaitingReturn;
  Value value = heap.get<AsyncGeneratorCell>(id).requests.front().value;
  CellId promise = is_plain_promise(exec, value) ? value.cell() : make_promise(exec);
  if (!is_plain_promise(exec, value)) resolve_promise(exec, promise, value, ResultTarget::Discard);
  Value handlers[2];
  for (std::uint32_t row : {ReturnFulfilled, ReturnRejected}) {
    CellId handler = make_native_function(exec, native_number("async_generator_return_rows", row));
    heap.mut<NativeFunctionCell>(handler).captured.push_back(Value::object(id));
    handlers[row] = Value::object(handler);
  }
  perform_then(exec, promise, handlers[0], handlers[1], {});
}

NativeResult return_settled(NativeCall& call, bool fulfilled) {
  CellId id = call.heap().get<NativeFunctionCell>(call.callee.cell()).captured[0].cell();
  call.heap().mut<AsyncGeneratorCell>(id).state = GeneratorState::Completed;
  complete_step(call.exec, id, fulfilled, call.argument(0), true);
  drain_requests(call.exec, id);
  return call.give_undefined();
}

NativeResult return_fulfilled(NativeCall& call) { return return_settled(call, true); }
NativeResult return_rejected(NativeCall& call) { return return_settled(call, false); }

constexpr NativeRow async_generator_return_table[] = {{"", 1, return_fulfilled}, {"", 1, return_rejected}};

// Goes on in the frame parked at a yield, or at the start.
void continue_async_generator(Exec& exec, CellId id, ResumeMode mode, Value value) {
  auto& generator = exec.heap().mut<AsyncGeneratorCell>(id);
  bool at_yield = generator.at_yield;
  generator.at_yield = false;
  generator.state = GeneratorState::Executing;
  if (at_yield) {
    exec.push(value);
    exec.push(Value::integer(static_cast<std::int64_t>(mode)));
  }
  ++exec.frame->pc;
}

}  // namespace

extern const std::span<const NativeRow> async_generator_return_rows;
const std::span<const NativeRow> async_generator_return_rows = async_generator_return_table;

// 27.6.3.8 AsyncGeneratorYield, after its await.
Flow op_async_generator_yield(Exec& exec, Instruction) {
  Value value = exec.pop();
  CellId id = exec.frame->coroutine;
  complete_step(exec, id, true, value, false);
  auto& generator = exec.heap().mut<AsyncGeneratorCell>(id);
  if (!generator.requests.empty()) {
    const AsyncGeneratorRequest& request = generator.requests.front();
    exec.push(request.value);
    exec.push(Value::integer(static_cast<std::int64_t>(request.mode)));
    return Flow::Next;
  }
  generator.state = GeneratorState::SuspendedYield;
  generator.at_yield = true;
  return park_and_deliver(exec, generator.pending_result);
}

Flow op_async_generator_return(Exec& exec, Instruction) {
  Value value = exec.operand(0);
  CellId id = exec.frame->coroutine;
  exec.heap().mut<AsyncGeneratorCell>(id).state = GeneratorState::Completed;
  complete_step(exec, id, true, value, true);
  drain_requests(exec, id);
  exec.operand(0) = exec.heap().get<AsyncGeneratorCell>(id).pending_result;
  return Flow::Next;
}

Flow op_async_generator_throw(Exec& exec, Instruction) {
  Value reason = exec.operand(0);
  CellId id = exec.frame->coroutine;
  exec.heap().mut<AsyncGeneratorCell>(id).state = GeneratorState::Completed;
  complete_step(exec, id, false, reason, true);
  drain_requests(exec, id);
  exec.operand(0) = exec.heap().get<AsyncGeneratorCell>(id).pending_result;
  return Flow::Next;
}

namespace {

// 27.6.1.2-4: next, return, throw.
NativeResult enqueue_request(NativeCall& call, ResumeMode mode, std::string_view method) {
  Exec& exec = call.exec;
  CellId promise = make_promise(exec);
  if (!has_kind(call.heap(), call.this_value, Kind::AsyncGenerator)) {
    CellId error = make_error(exec, ErrorType::TypeError,
                              fmt::format("Method [AsyncGenerator].prototype.{} called on incompatible receiver {}",
                                          method, render_for_message(exec, call.this_value)));
    reject_promise(exec, promise, Value::object(error));
    return call.give_object(promise);
  }
  CellId id = call.this_value.cell();
  auto& generator = call.heap().mut<AsyncGeneratorCell>(id);
  Value value = call.argument(0);
  generator.requests.push_back({mode, value, promise});
  GeneratorState state = generator.state;
  if (state == GeneratorState::SuspendedStart && mode != ResumeMode::Next) {
    generator.parked = ParkedFrame{};
    generator.state = state = GeneratorState::Completed;
  }
  if (state == GeneratorState::Completed) {
    drain_requests(exec, id);
    return call.give_object(promise);
  }
  if (state != GeneratorState::SuspendedStart && state != GeneratorState::SuspendedYield)
    return call.give_object(promise);
  generator.pending_result = Value::object(promise);
  call.begin_frames();
  if (!exec.resume(call.heap().mut<AsyncGeneratorCell>(id).parked, call.target, call.target_slot)) return call.thrown();
  continue_async_generator(exec, id, mode, value);
  return NativeResult::Frames;
}

NativeResult async_generator_next(NativeCall& call) { return enqueue_request(call, ResumeMode::Next, "next"); }
NativeResult async_generator_return(NativeCall& call) { return enqueue_request(call, ResumeMode::Return, "return"); }
NativeResult async_generator_throw(NativeCall& call) { return enqueue_request(call, ResumeMode::Throw, "throw"); }

constexpr NativeRow async_generator_prototype_table[] = {
    {"next", 1, async_generator_next},
    {"return", 1, async_generator_return},
    {"throw", 1, async_generator_throw},
};

}  // namespace

extern const std::span<const NativeRow> async_generator_prototype_rows;
const std::span<const NativeRow> async_generator_prototype_rows = async_generator_prototype_table;

}  // namespace loopscope::js
