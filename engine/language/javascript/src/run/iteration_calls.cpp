// What the prelude's iteration functions ask of the engine, and %AsyncFromSyncIteratorPrototype%.
#include <builtins/support.hpp>

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/iteration.hpp>
#include <javascript/prelude.hpp>
#include <javascript/promise.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

NativeResult append(NativeCall& call) {
  array_append(call.heap(), call.argument(0).cell(), call.argument(1));
  return call.give_undefined();
}

// (list of excluded keys, key)
NativeResult includes_key(NativeCall& call) {
  PropertyKey wanted = to_property_key(call.heap(), call.argument(1));
  Elements names = call.heap().get<ArrayCell>(call.argument(0).cell()).elements;
  for (Value name : names) {
    if (to_property_key(call.heap(), name) == wanted) return call.give(true);
  }
  return call.give(false);
}

NativeResult is_enumerable_own(NativeCall& call) {
  if (is_proxy(call.heap(), call.argument(0).cell()))
    return run_prelude(call, "proxyIsEnumerable", {call.argument(0), call.argument(1)});
  Property found =
      get_own_property(call.heap(), call.argument(0).cell(), to_property_key(call.heap(), call.argument(1)));
  return call.give(found.found() && (found.flags & Enumerable) != 0);
}

// (target, value): 7.3.22 steps 3 on, over plain data.
NativeResult ordinary_has_instance(NativeCall& call) {
  Heap& heap = call.heap();
  Value target = call.argument(0), value = call.argument(1);
  while (has_kind(heap, target, Kind::BoundFunction)) target = heap.get<BoundFunctionCell>(target.cell()).target;
  if (!value.is_object()) return call.give(false);
  if (is_proxy(heap, target.cell())) return run_prelude(call, "ordinaryHasInstance", {target, value});
  Value prototype = get_data(heap, target.cell(), Name::prototype);
  if (!prototype.is_object()) {
    return call.type_error("Function has non-object prototype '{}' in instanceof check",
                           render_for_message(call.exec, prototype));
  }
  for (CellId at = value.cell(); at; at = prototype_of(heap, at)) {
    if (is_proxy(heap, at)) return run_prelude(call, "isPrototypeOf", {prototype, Value::object(at)});
    if (prototype_of(heap, at) == prototype.cell()) return call.give(true);
  }
  return call.give(false);
}

NativeResult resolve_pair(NativeCall& call) {
  CellId promise = make_promise(call.exec);
  auto [resolve, reject] = make_resolving_functions(call.exec, promise);
  return call.give_object(make_array(call.heap(), std::vector<Value>{Value::object(promise), resolve, reject}));
}

NativeResult iterator_result_call(NativeCall& call) {
  return call.give(iterator_result(call.exec, call.argument(0), to_boolean(call.heap(), call.argument(1))));
}

NativeResult render_call(NativeCall& call) {
  return call.give(
      Value::string(make_string(call.heap(), utf8_to_utf16(render_for_message(call.exec, call.argument(0))))));
}

NativeResult await_wraps(NativeCall& call) { return call.give(call.exec.machine.options->profile.await_ticks > 1); }

enum UnwrapRow : std::uint32_t { UnwrapNext, UnwrapDone };

NativeResult unwrap_next(NativeCall& call) { return call.give(iterator_result(call.exec, call.argument(0), false)); }
NativeResult unwrap_done(NativeCall& call) { return call.give(iterator_result(call.exec, call.argument(0), true)); }

NativeResult unwrap_function(NativeCall& call) {
  std::uint32_t row = to_boolean(call.heap(), call.argument(0)) ? UnwrapDone : UnwrapNext;
  return call.give_object(make_native_function(call.exec, native_number("async_from_sync_unwrap_rows", row)));
}

constexpr NativeRow unwrap_table[] = {{"", 1, unwrap_next}, {"", 1, unwrap_done}};

constexpr NativeRow prototype_table[] = {
    {"next", 1, nullptr, "asyncFromSyncNext"},
    {"return", 1, nullptr, "asyncFromSyncReturn"},
    {"throw", 1, nullptr, "asyncFromSyncThrow"},
};

constexpr NativeRow table[] = {
    {"ArrayAppend", 2, append},
    {"IncludesKey", 2, includes_key},
    {"IsEnumerableOwn", 2, is_enumerable_own},
    {"OrdinaryHasInstance", 2, ordinary_has_instance},
    {"PromiseResolvePair", 0, resolve_pair},
    {"IteratorResult", 2, iterator_result_call},
    {"ThrowNoResult", 1, nullptr, "throwNoResult"},
    {"Render", 1, render_call},
    {"UnwrapFunction", 1, unwrap_function},
    {"AwaitWraps", 0, await_wraps},
    {"PromiseWrapped", 1, nullptr, "promiseWrapped"},
    {"AsyncFromSyncContinue", 4, nullptr, "asyncFromSyncContinue"},
    {"PromiseResolveValue", 1, nullptr, "promiseResolveValue"},
};

}  // namespace

extern const std::span<const NativeRow> async_from_sync_unwrap_rows;
const std::span<const NativeRow> async_from_sync_unwrap_rows = unwrap_table;
extern const std::span<const NativeRow> async_from_sync_rows;
const std::span<const NativeRow> async_from_sync_rows = prototype_table;

std::span<const NativeRow> iteration_call_rows() { return table; }

}  // namespace loopscope::js
