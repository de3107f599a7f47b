#include <javascript/promise_elements.hpp>

#include "array_support.hpp"

#include <javascript/coroutine.hpp>
#include <javascript/prelude.hpp>

namespace loopscope::js {

namespace {

enum StatePart : std::uint32_t { Values, Remaining, Capability, Called };
enum ElementRow : std::uint32_t { AllElement, SettledFulfilled, SettledRejected, AnyElement };

// Captured: the state and the element's index.
struct Captured {
  Value state;
  std::uint32_t index;
};

Captured captured_of(const Heap& heap, Value function) {
  const auto& captured = heap.get<NativeFunctionCell>(function.cell()).captured;
  return {captured[0], static_cast<std::uint32_t>(captured[1].as_number())};
}

Value part_of(const Heap& heap, Value state, std::uint32_t part) { return array_of(heap, state).elements[part]; }

// Marks the element as done. False: it was.
bool take_turn(NativeCall& call, const Captured& captured) {
  Value called = part_of(call.heap(), captured.state, Called);
  if (array_of(call.heap(), called).elements[captured.index] == Value::boolean(true)) return false;
  array_mut(call.heap(), called).elements[captured.index] = Value::boolean(true);
  return true;
}

// Stores the element's value; the last one settles the whole with `settle`, a part of the capability.
NativeResult put_element(NativeCall& call, Value value, std::uint32_t settle) {
  Heap& heap = call.heap();
  Captured captured = captured_of(heap, call.callee);
  Value values = part_of(heap, captured.state, Values);
  array_mut(heap, values).elements[captured.index] = value;
  double remaining = part_of(heap, captured.state, Remaining).as_number() - 1;
  array_mut(heap, captured.state).elements[Remaining] = Value::number(remaining);
  if (remaining > 0) return call.give_undefined();
  Value function = part_of(heap, part_of(heap, captured.state, Capability), settle);
  Value outcome = settle == 1 ? values : make_any_error(call.exec, values);
  return call.tail_call(function, Value::undefined(), {outcome});
}

NativeResult all_element(NativeCall& call) {
  if (!take_turn(call, captured_of(call.heap(), call.callee))) return call.give_undefined();
  return put_element(call, call.argument(0), 1);
}

NativeResult any_element(NativeCall& call) {
  if (!take_turn(call, captured_of(call.heap(), call.callee))) return call.give_undefined();
  return put_element(call, call.argument(0), 2);
}

NativeResult settled_element(NativeCall& call, std::string_view status, std::u16string_view name) {
  if (!take_turn(call, captured_of(call.heap(), call.callee))) return call.give_undefined();
  CellId entry = new_object(call.exec);
  define_own(call.heap(), entry, key_from_text(call.heap(), u"status"), ascii_value(call.exec, status));
  define_own(call.heap(), entry, key_from_text(call.heap(), name), call.argument(0));
  return put_element(call, Value::object(entry), 1);
}

NativeResult settled_fulfilled(NativeCall& call) { return settled_element(call, "fulfilled", u"value"); }
NativeResult settled_rejected(NativeCall& call) { return settled_element(call, "rejected", u"reason"); }

constexpr NativeRow elements[] = {
    {"", 1, all_element}, {"", 1, settled_fulfilled}, {"", 1, settled_rejected}, {"", 1, any_element}};

// (state, index) -> the function
template <ElementRow Row>
NativeResult make_element(NativeCall& call) {
  CellId function = make_native_function(call.exec, native_number("promise_element_rows", Row));
  auto& captured = call.heap().mut<NativeFunctionCell>(function).captured;
  captured.push_back(call.argument(0));
  captured.push_back(call.argument(1));
  return call.give_object(function);
}

NativeResult new_any_error(NativeCall& call) { return call.give(make_any_error(call.exec, call.argument(0))); }

constexpr NativeRow calls[] = {
    {"AllElement", 2, make_element<AllElement>},
    {"SettledFulfilled", 2, make_element<SettledFulfilled>},
    {"SettledRejected", 2, make_element<SettledRejected>},
    {"AnyElement", 2, make_element<AnyElement>},
    {"NewAggregateError", 1, new_any_error},
};

std::uint32_t native_of(const Heap& heap, Value function) {
  return has_kind(heap, function, Kind::NativeFunction) ? heap.get<NativeFunctionCell>(function.cell()).native : ~0u;
}

}  // namespace

extern const std::span<const NativeRow> promise_element_rows;
const std::span<const NativeRow> promise_element_rows = elements;

std::span<const NativeRow> promise_element_call_rows() { return calls; }

Value make_any_error(Exec& exec, Value errors) {
  Heap& heap = exec.heap();
  CellId error = make_with_prototype<ErrorCell>(heap, intrinsic(exec, Intrinsic::AggregateErrorPrototype));
  define_own(heap, error, Name::stack, ascii_value(exec, "AggregateError: All promises were rejected"), hidden_flags);
  define_own(heap, error, Name::message, ascii_value(exec, "All promises were rejected"), hidden_flags);
  define_own(heap, error, Name::errors, errors, hidden_flags);
  return Value::object(error);
}

std::optional<CombinatorElement> combinator_element(const Exec& exec, Value handler) {
  const Heap& heap = exec.machine.heap;
  constexpr std::string_view methods[] = {"all", "allSettled", "allSettled", "any"};
  std::uint32_t row = native_of(heap, handler) - native_number("promise_element_rows", 0);
  if (row >= std::size(methods)) return std::nullopt;
  Captured captured = captured_of(heap, handler);
  Value promise = part_of(heap, part_of(heap, captured.state, Capability), 0);
  return CombinatorElement{methods[row], captured.index,
                           has_kind(heap, promise, Kind::Promise) ? promise.cell() : CellId{}};
}

CellId promise_of_resolve_function(const Exec& exec, Value handler) {
  const Heap& heap = exec.machine.heap;
  if (native_of(heap, handler) != native_number("resolving_rows", 0)) return {};
  return heap.get<NativeFunctionCell>(handler.cell()).captured[0].cell();
}

CellId promise_of_coroutine(const Heap& heap, CellId coroutine) {
  if (kind_of(heap, coroutine) == Kind::AsyncFunction) return heap.get<AsyncFunctionCell>(coroutine).promise;
  const auto* generator = heap.try_get<AsyncGeneratorCell>(coroutine);
  return generator && !generator->requests.empty() ? generator->requests.front().promise : CellId{};
}

}  // namespace loopscope::js
