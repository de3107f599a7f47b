// The methods of Array.prototype that change the array, on simple arrays (ECMA-262 23.1.3).
#include "array_methods.hpp"

#include "array_support.hpp"

#include <javascript/ready_queue.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

constexpr double most_elements = 4294967295.0;

// Moving elements costs a fraction of an instruction each.
void charge_move(NativeCall& call, std::size_t elements) { call.exec.charge(1 + elements / 16); }

// Replaces `removed` elements at `at` by `items`; length follows.
void replace_elements(Heap& heap, Value array, std::uint32_t at, std::uint32_t removed, const Value* items,
                      std::uint32_t added) {
  auto& cell = array_mut(heap, array);
  std::uint32_t old_size = cell.elements.size();
  if (added > removed) {
    heap.charge((added - removed) * sizeof(Value));
    cell.elements.resize(old_size + (added - removed));
    std::move_backward(cell.elements.begin() + at + removed, cell.elements.begin() + old_size, cell.elements.end());
  } else if (added < removed) {
    cell.elements.erase(at + added, removed - added);
  }
  std::copy_n(items, added, cell.elements.begin() + at);
  cell.length = cell.elements.size();
}

}  // namespace

NativeResult array_push(NativeCall& call) {
  if (!is_simple_array(call.heap(), call.this_value)) {
    return run_prelude(call, "arrayPush", {call.this_value, argument_array(call)});
  }
  if (array_of(call.heap(), call.this_value).length + static_cast<double>(call.count) > most_elements) {
    return run_prelude(call, "arrayPush", {call.this_value, argument_array(call)});
  }
  call.exec.charge(call.count);
  for (std::uint32_t i = 0; i < call.count; ++i) array_append(call.heap(), call.this_value.cell(), call.arguments[i]);
  if (call.count > 0) note_put(call.heap(), call.this_value.cell(), false);
  return call.give(static_cast<double>(array_of(call.heap(), call.this_value).length));
}

NativeResult array_pop(NativeCall& call) {
  if (!is_simple_array(call.heap(), call.this_value)) return run_prelude(call, "arrayPop", {call.this_value});
  if (array_of(call.heap(), call.this_value).length == 0) return call.give_undefined();
  note_take(call.heap(), call.this_value.cell(), false);
  auto& array = array_mut(call.heap(), call.this_value);
  Value last = array.elements.back();
  array.elements.pop_back();
  --array.length;
  return call.give(last.is_empty() ? Value::undefined() : last);
}

NativeResult array_shift(NativeCall& call) {
  if (!is_simple_array(call.heap(), call.this_value)) return run_prelude(call, "arrayShift", {call.this_value});
  const auto& array = array_of(call.heap(), call.this_value);
  if (array.length == 0) return call.give_undefined();
  charge_move(call, array.length);
  note_take(call.heap(), call.this_value.cell(), true);
  Value first = array.elements[0];
  replace_elements(call.heap(), call.this_value, 0, 1, nullptr, 0);
  return call.give(first.is_empty() ? Value::undefined() : first);
}

NativeResult array_unshift(NativeCall& call) {
  if (!is_simple_array(call.heap(), call.this_value)) {
    return run_prelude(call, "arrayUnshift", {call.this_value, argument_array(call)});
  }
  if (array_of(call.heap(), call.this_value).length + static_cast<double>(call.count) > most_elements) {
    return run_prelude(call, "arrayUnshift", {call.this_value, argument_array(call)});
  }
  charge_move(call, array_of(call.heap(), call.this_value).length + call.count);
  std::vector<Value> items = arguments_from(call, 0);
  replace_elements(call.heap(), call.this_value, 0, 0, items.data(), call.count);
  if (call.count > 0) note_put(call.heap(), call.this_value.cell(), true);
  return call.give(static_cast<double>(array_of(call.heap(), call.this_value).length));
}

NativeResult array_reverse(NativeCall& call) {
  if (!is_simple_array(call.heap(), call.this_value)) return run_prelude(call, "arrayReverse", {call.this_value});
  charge_move(call, array_of(call.heap(), call.this_value).length);
  auto& array = array_mut(call.heap(), call.this_value);
  std::reverse(array.elements.begin(), array.elements.end());
  return call.give(call.this_value);
}

NativeResult array_splice(NativeCall& call) {
  bool simple = is_simple_array(call.heap(), call.this_value) && is_plain_argument(call, 0) &&
                is_plain_argument(call, 1) && has_default_species(call.exec, call.this_value.cell());
  if (!simple) return run_prelude(call, "arraySplice", {call.this_value, argument_array(call)});
  double length = array_of(call.heap(), call.this_value).length;
  NativeResult answer;
  auto start = position_argument(call, 0, length, 0, answer);
  if (!start) return answer;
  double removed = call.count == 0 ? 0 : length - *start;
  if (call.count >= 2) {
    auto wanted = to_integer_argument(call, 1, answer);
    if (!wanted) return answer;
    removed = std::clamp(*wanted, 0.0, length - *start);
  }
  std::vector<Value> items = arguments_from(call, 2);
  if (length + static_cast<double>(items.size()) - removed > most_elements) {
    return run_prelude(call, "arraySplice", {call.this_value, argument_array(call)});
  }
  charge_move(call, static_cast<std::size_t>(length) + items.size());
  auto at = static_cast<std::uint32_t>(*start), count = static_cast<std::uint32_t>(removed);
  bool takes_one_end = count > 0 && (at == 0) != (at + static_cast<double>(count) == length);
  if (takes_one_end) note_take(call.heap(), call.this_value.cell(), at == 0);
  const Value* first = array_of(call.heap(), call.this_value).elements.data() + at;
  std::vector<Value> taken(first, first + count);
  CellId result = make_array(call.heap(), taken);
  replace_elements(call.heap(), call.this_value, at, count, items.data(), static_cast<std::uint32_t>(items.size()));
  return call.give_object(result);
}

// Also fills the places that `new Array(n)` leaves without elements.
NativeResult array_fill(NativeCall& call) {
  Value array = call.this_value;
  bool plain = is_array(call.heap(), array) && is_plain_argument(call, 1) && is_plain_argument(call, 2);
  double length = plain ? array_of(call.heap(), array).length : 0;
  if (plain && length <= 10'000'000 && array_of(call.heap(), array).elements.empty() &&
      array_of(call.heap(), array).extensible && !array_of(call.heap(), array).has_index_keys) {
    call.heap().charge(static_cast<std::size_t>(length) * sizeof(Value));
    array_mut(call.heap(), array).elements.resize(static_cast<std::size_t>(length));
  }
  if (!plain || !is_simple_array(call.heap(), array)) {
    return run_prelude(call, "arrayFill", {array, call.argument(0), call.argument(1), call.argument(2)});
  }
  NativeResult answer;
  auto start = position_argument(call, 1, length, 0, answer);
  if (!start) return answer;
  auto end = position_argument(call, 2, length, length, answer);
  if (!end) return answer;
  if (*start >= *end) return call.give(array);
  charge_move(call, static_cast<std::size_t>(*end - *start));
  auto& cell = array_mut(call.heap(), array);
  std::fill(cell.elements.begin() + static_cast<std::size_t>(*start),
            cell.elements.begin() + static_cast<std::size_t>(*end), call.argument(0));
  return call.give(array);
}

}  // namespace loopscope::js
