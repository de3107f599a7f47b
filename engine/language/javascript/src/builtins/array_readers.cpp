// The methods of Array.prototype that only read the array, on simple arrays (ECMA-262 23.1.3).
#include "array_methods.hpp"
#include "array_support.hpp"

#include <algorithm>

namespace loopscope::js {

namespace {

Value element_or_undefined(Value element) { return element.is_empty() ? Value::undefined() : element; }

}  // namespace

NativeResult array_at(NativeCall& call) {
  if (!is_simple_array(call.heap(), call.this_value) || !is_plain_argument(call, 0)) {
    return run_prelude(call, "arrayAt", {call.this_value, call.argument(0)});
  }
  NativeResult answer;
  auto relative = to_integer_argument(call, 0, answer);
  if (!relative) return answer;
  const auto& array = array_of(call.heap(), call.this_value);
  double place = *relative < 0 ? array.length + *relative : *relative;
  if (place < 0 || place >= array.length) return call.give_undefined();
  return call.give(element_or_undefined(array.elements[static_cast<std::size_t>(place)]));
}

NativeResult array_slice(NativeCall& call) {
  bool simple = is_simple_array(call.heap(), call.this_value) && is_plain_argument(call, 0) &&
                is_plain_argument(call, 1) && has_default_species(call.exec, call.this_value.cell());
  if (!simple) return run_prelude(call, "arraySlice", {call.this_value, call.argument(0), call.argument(1)});
  double length = array_of(call.heap(), call.this_value).length;
  NativeResult answer;
  auto start = position_argument(call, 0, length, 0, answer);
  if (!start) return answer;
  auto end = position_argument(call, 1, length, length, answer);
  if (!end) return answer;
  std::vector<Value> copied;
  if (*start < *end) {
    const Value* elements = array_of(call.heap(), call.this_value).elements.data();
    copied.assign(elements + static_cast<std::size_t>(*start), elements + static_cast<std::size_t>(*end));
  }
  call.exec.charge(1 + copied.size() / 16);
  return call.give_object(make_array(call.heap(), copied));
}

namespace {

// IsConcatSpreadable (23.1.3.2.1). Nothing: user code must be asked.
std::optional<bool> spreads(Heap& heap, Value value) {
  if (!value.is_object()) return false;
  auto wish = plain_get(heap, value.cell(), key(Symbol::isConcatSpreadable));
  if (!wish || is_proxy(heap, value.cell())) return std::nullopt;
  if (!wish->is_undefined()) return to_boolean(heap, *wish);
  return is_array(heap, value);
}

// False: this must be done by the prelude.
bool concat_one(Heap& heap, Value value, std::vector<Value>& out) {
  auto spread = spreads(heap, value);
  if (!spread) return false;
  if (!*spread) return out.push_back(value), true;
  if (!is_simple_array(heap, value)) return false;
  const auto& elements = array_of(heap, value).elements;
  out.insert(out.end(), elements.begin(), elements.end());
  return true;
}

}  // namespace

NativeResult array_concat(NativeCall& call) {
  if (call.this_value.is_nullish()) return call.type_error("Array.prototype.concat called on null or undefined");
  Heap& heap = call.heap();
  std::vector<Value> result;
  bool plain = is_simple_array(heap, call.this_value) && has_default_species(call.exec, call.this_value.cell()) &&
               concat_one(heap, call.this_value, result);
  for (std::uint32_t i = 0; plain && i < call.count; ++i) plain = concat_one(heap, call.arguments[i], result);
  if (!plain) return run_prelude(call, "arrayConcat", {call.this_value, argument_array(call)});
  call.exec.charge(1 + result.size() / 16);
  return call.give_object(make_array(heap, result));
}

namespace {

enum class Search : std::uint8_t { Includes, First, Last };

// The part of the array to look at, from first to last (Last: downwards). Nothing: return `answer`.
std::optional<double> search_start(NativeCall& call, Search search, double length, NativeResult& answer) {
  if (search == Search::Last && call.count < 2) return length - 1;
  auto from = to_integer_argument(call, 1, answer);
  if (!from) return from;
  if (search == Search::Last) return *from < 0 ? length + *from : std::min(*from, length - 1);
  return *from < 0 ? std::max(length + *from, 0.0) : *from;
}

bool matches(Heap& heap, Search search, Value element, Value wanted) {
  if (search == Search::Includes) return same_value_zero(heap, element_or_undefined(element), wanted);
  return !element.is_empty() && strictly_equal(heap, element, wanted);
}

// -1: not there.
double find_element(Heap& heap, Search search, Value array, Value wanted, double start) {
  double length = array_of(heap, array).length;
  double step = search == Search::Last ? -1 : 1;
  for (double i = start; i >= 0 && i < length; i += step) {
    if (matches(heap, search, array_of(heap, array).elements[static_cast<std::size_t>(i)], wanted)) return i;
  }
  return -1;
}

NativeResult search_array(NativeCall& call, Search search, std::string_view slow) {
  if (!is_simple_array(call.heap(), call.this_value) || !is_plain_argument(call, 1)) {
    return run_prelude(call, slow, {call.this_value, argument_array(call)});
  }
  double length = array_of(call.heap(), call.this_value).length;
  NativeResult answer;
  if (length == 0) return search == Search::Includes ? call.give(false) : call.give(-1.0);
  auto start = search_start(call, search, length, answer);
  if (!start) return answer;
  double found = find_element(call.heap(), search, call.this_value, call.argument(0), *start);
  call.exec.charge(1 + static_cast<std::uint64_t>(length) / 4);
  return search == Search::Includes ? call.give(found >= 0) : call.give(found);
}

}  // namespace

NativeResult array_includes(NativeCall& call) { return search_array(call, Search::Includes, "arrayIncludes"); }
NativeResult array_last_index_of(NativeCall& call) { return search_array(call, Search::Last, "arrayLastIndexOf"); }
NativeResult array_index_of(NativeCall& call) {
  if (call.this_value.is_nullish()) return call.type_error("Array.prototype.indexOf called on null or undefined");
  return search_array(call, Search::First, "arrayIndexOf");
}

namespace {

bool joins_plainly(const Heap& heap, Value array) {
  const auto& elements = array_of(heap, array).elements;
  return std::none_of(elements.begin(), elements.end(), [](Value v) { return v.is_object() || v.is_symbol(); });
}

}  // namespace

NativeResult array_join(NativeCall& call) {
  Heap& heap = call.heap();
  if (!is_simple_array(heap, call.this_value) || !is_plain_argument(call, 0) || !joins_plainly(heap, call.this_value)) {
    return run_prelude(call, "arrayJoin", {call.this_value, call.argument(0)});
  }
  std::u16string separator = u",";
  if (!call.argument(0).is_undefined()) {
    NativeResult answer;
    auto text = to_string_argument(call, 0, answer);
    if (!text) return answer;
    separator = copy_text(heap, *text);
  }
  std::u16string joined;
  std::uint32_t length = array_of(heap, call.this_value).length;
  for (std::uint32_t i = 0; i < length; ++i) {
    if (i > 0) joined += separator;
    Value element = array_of(heap, call.this_value).elements[i];
    if (!element.is_nullish() && !element.is_empty())
      joined += string_units(heap, primitive_to_string(call.exec, element));
    if (joined.size() > max_string_length) return call.fail(ErrorType::RangeError, "Invalid string length");
  }
  call.exec.charge(length + joined.size() / 16);
  return call.give_text(std::move(joined));
}

namespace {

// Without a comparator primitives are ordered by their texts, and no user code looks on (23.1.3.30.2).
NativeResult sort_primitives(NativeCall& call) {
  Heap& heap = call.heap();
  struct Item {
    std::u16string text;
    Value value;
  };
  std::vector<Item> items;
  std::size_t undefined_count = 0, length = array_of(heap, call.this_value).length;
  for (std::size_t i = 0; i < length; ++i) {
    Value value = array_of(heap, call.this_value).elements[i];
    if (value.is_undefined())
      ++undefined_count;
    else if (!value.is_empty())
      items.push_back({copy_text(heap, primitive_to_string(call.exec, value)), value});
  }
  std::stable_sort(items.begin(), items.end(), [](const Item& x, const Item& y) { return x.text < y.text; });
  call.exec.charge(length * 8);
  auto& elements = array_mut(heap, call.this_value).elements;
  for (std::size_t i = 0; i < length; ++i) {
    elements[i] = i < items.size()                     ? items[i].value
                  : i < items.size() + undefined_count ? Value::undefined()
                                                       : Value::empty();
  }
  return call.give(call.this_value);
}

}  // namespace

NativeResult array_sort(NativeCall& call) {
  if (!call.argument(0).is_undefined() && !is_callable(call.heap(), call.argument(0))) {
    return call.type_error("The comparison function must be either a function or undefined");
  }
  bool plain = call.argument(0).is_undefined() && is_simple_array(call.heap(), call.this_value) &&
               joins_plainly(call.heap(), call.this_value);
  if (plain) return sort_primitives(call);
  return run_prelude(call, "arraySort", {call.this_value, call.argument(0)});
}

}  // namespace loopscope::js
