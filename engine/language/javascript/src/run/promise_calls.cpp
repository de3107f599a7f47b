// What the prelude's promise functions ask of the engine.
#include <javascript/coroutine.hpp>
#include <javascript/host.hpp>
#include <javascript/job_beliefs.hpp>
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

// (newTarget, executor) -> a promise made from newTarget's prototype (27.2.3.1 steps 1-6).
NativeResult promise_create(NativeCall& call) {
  Value new_target = call.argument(0), executor = call.argument(1);
  if (new_target.is_undefined()) return call.type_error("Promise constructor cannot be invoked without 'new'");
  if (!is_callable(call.heap(), executor)) {
    return call.type_error("Promise resolver {} is not a function", render_for_message(call.exec, executor));
  }
  return call.give_object(
      make_promise(call.exec, prototype_from_constructor(call.exec, new_target, Intrinsic::PromisePrototype)));
}

// (promise) -> [resolve, reject]
NativeResult resolving_functions(NativeCall& call) {
  auto [resolve, reject] = make_resolving_functions(call.exec, call.argument(0).cell());
  return call.give_object(make_array(call.heap(), std::vector<Value>{resolve, reject}));
}

NativeResult fulfill(NativeCall& call) {
  fulfill_promise(call.exec, call.argument(0).cell(), call.argument(1));
  return call.give_undefined();
}

NativeResult reject(NativeCall& call) {
  reject_promise(call.exec, call.argument(0).cell(), call.argument(1));
  return call.give_undefined();
}

// (promise, thenable, then)
NativeResult queue_thenable_job(NativeCall& call) {
  queue_thenable(call.exec, call.argument(0).cell(), call.argument(1), call.argument(2));
  return call.give_undefined();
}

// (value) -> a new promise resolved with it
NativeResult promise_resolve_new(NativeCall& call) {
  CellId promise = make_promise(call.exec);
  Value value = call.argument(0);
  Value then = value.is_object() ? get_data(call.heap(), value.cell(), Name::then) : Value::undefined();
  if (then.is_empty() && find_property(call.heap(), value.cell(), key(Name::then)).found()) {
    std::vector<Value> arguments{Value::object(promise), value};
    return go_on_in_prelude(call, "resolveThroughGetter", arguments);
  }
  resolve_promise(call.exec, promise, value, ResultTarget::Discard);
  return call.give_object(promise);
}

NativeResult is_promise_call(NativeCall& call) { return call.give(is_promise(call.heap(), call.argument(0))); }

// (promise, onFulfilled, onRejected, [promise, resolve, reject] or undefined)
NativeResult perform_then_call(NativeCall& call) {
  PromiseCapability capability;
  if (call.argument(3).is_object()) {
    const auto& parts = call.heap().get<ArrayCell>(call.argument(3).cell()).elements;
    capability = {parts[0], parts[1], parts[2]};
  }
  perform_then(call.exec, call.argument(0).cell(), call.argument(1), call.argument(2), capability);
  return call.give_undefined();
}

NativeResult executor_waits(NativeCall& call) {
  return call.give(beliefs(call.exec).executor_waits && !is_library_function(call.exec, call.argument(0)));
}

// (function that runs the executor)
NativeResult queue_executor(NativeCall& call) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Call);
  job.handler = call.argument(0);
  call.exec.queue_job(static_cast<std::uint16_t>(Queue::Microtasks), job, RuleId::MicrotaskQueued);
  return call.give_undefined();
}

constexpr NativeRow table[] = {
    {"PromiseCreate", 2, promise_create},
    {"ResolvingFunctions", 1, resolving_functions},
    {"FulfillPromise", 2, fulfill},
    {"RejectPromise", 2, reject},
    {"QueueThenable", 3, queue_thenable_job},
    {"PromiseResolveNew", 1, promise_resolve_new},
    {"IsPromise", 1, is_promise_call},
    {"PerformThen", 4, perform_then_call},
    {"ExecutorWaits", 1, executor_waits},
    {"QueueExecutor", 1, queue_executor},
    {"RunExecutor", 2, nullptr, "runExecutor"},
    {"ResolveThroughGetter", 2, nullptr, "resolveThroughGetter"},
};

}  // namespace

std::span<const NativeRow> promise_call_rows() { return table; }

}  // namespace loopscope::js
