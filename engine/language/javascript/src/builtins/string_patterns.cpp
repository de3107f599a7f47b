// String.prototype: match, matchAll, replace, replaceAll, search, split (ECMA-262 22.1.3). An argument with a method
// under the well-known symbol takes over; otherwise both sides are texts.
#include "string_support.hpp"

namespace loopscope::js {

namespace {

bool check_receiver(NativeCall& call, std::string_view method, NativeResult& answer) {
  if (!call.this_value.is_nullish()) return true;
  answer = call.type_error("{} called on null or undefined", method);
  return false;
}

// GetMethod(pattern, symbol) and the call of it. True: `answer` is the native's answer.
bool hand_over(NativeCall& call, Symbol symbol, std::vector<Value> arguments, NativeResult& answer) {
  Value pattern = call.argument(0);
  if (pattern.is_nullish()) return false;
  CellId start = pattern.is_object() ? pattern.cell() : prototype_for_primitive(call.heap(), pattern);
  auto method = plain_get(call.heap(), start, key(symbol));
  if (method && method->is_nullish()) return false;
  if (method && is_callable(call.heap(), *method)) {
    answer = call.tail_call(*method, pattern, std::move(arguments));
  } else if (method) {
    answer = call.type_error("{} is not a function", shown_with_type(call.exec, *method));
  } else {
    Value list = Value::object(make_array(call.heap(), arguments));
    answer = run_prelude(call, "stringHandOver",
                         {call.callee, pattern, symbol_value(symbol), list, call.this_value, argument_array(call)});
  }
  return true;
}

// matchAll and replaceAll look at the flags of regular expressions first (the prelude does).
bool is_maybe_regexp(NativeCall& call) {
  auto regexp = is_regexp(call.heap(), call.argument(0));
  return !regexp || *regexp;
}

NativeResult search_with_regexp(NativeCall& call, std::string_view method, Symbol symbol, const char* flags) {
  NativeResult answer;
  if (!check_receiver(call, method, answer) || hand_over(call, symbol, {call.this_value}, answer)) return answer;
  auto text = to_string_argument(call, NativeCall::this_index, answer);
  if (!text) return answer;
  return run_prelude(call, "matchByPattern",
                     {Value::string(*text), call.argument(0), ascii_value(call.exec, flags), symbol_value(symbol)});
}

}  // namespace

NativeResult string_match(NativeCall& call) {
  return search_with_regexp(call, "String.prototype.match", Symbol::match, "");
}
NativeResult string_search(NativeCall& call) {
  return search_with_regexp(call, "String.prototype.search", Symbol::search, "");
}
NativeResult string_match_all(NativeCall& call) {
  if (!call.this_value.is_nullish() && is_maybe_regexp(call)) {
    return run_prelude(call, "matchAllRegExp", {call.callee, call.this_value, call.argument(0)});
  }
  return search_with_regexp(call, "String.prototype.matchAll", Symbol::matchAll, "g");
}

namespace {

std::vector<std::size_t> find_all(std::u16string_view text, std::u16string_view wanted, bool all) {
  std::vector<std::size_t> places;
  std::size_t step = std::max<std::size_t>(wanted.size(), 1);
  for (std::size_t at = text.find(wanted); at != std::u16string_view::npos; at = text.find(wanted, at + step)) {
    places.push_back(at);
    if (!all || at + step > text.size()) break;
  }
  return places;
}

NativeResult give_replaced(NativeCall& call, CellId text_id, CellId wanted_id, CellId replacement_id, bool all) {
  Heap& heap = call.heap();
  std::u16string text = copy_text(heap, text_id), wanted = copy_text(heap, wanted_id),
                 replacement = copy_text(heap, replacement_id);
  std::vector<std::size_t> places = find_all(text, wanted, all);
  if (places.empty()) return call.give(Value::string(text_id));
  std::u16string result;
  std::size_t done = 0;
  for (std::size_t place : places) {
    result.append(text, done, place - done);
    result += get_substitution(heap, wanted, text, place, {}, replacement);
    done = place + wanted.size();
    if (result.size() > max_string_length) return fail_string_length(call);
  }
  result.append(text, done);
  call.exec.charge(1 + (text.size() + result.size()) / 16);
  return result.size() > max_string_length ? fail_string_length(call) : call.give_text(std::move(result));
}

NativeResult replace_in_string(NativeCall& call, std::string_view method, bool all) {
  NativeResult answer;
  if (!check_receiver(call, method, answer)) return answer;
  if (hand_over(call, Symbol::replace, {call.this_value, call.argument(1)}, answer)) return answer;
  auto text = to_string_argument(call, NativeCall::this_index, answer);
  if (!text) return answer;
  auto wanted = to_string_argument(call, 0, answer);
  if (!wanted) return answer;
  if (is_callable(call.heap(), call.argument(1))) {
    return run_prelude(call, "replaceWithFunction",
                       {Value::string(*text), Value::string(*wanted), call.argument(1), Value::boolean(all)});
  }
  auto replacement = to_string_argument(call, 1, answer);
  if (!replacement) return answer;
  return give_replaced(call, *text, *wanted, *replacement, all);
}

}  // namespace

NativeResult string_replace(NativeCall& call) { return replace_in_string(call, "String.prototype.replace", false); }
NativeResult string_replace_all(NativeCall& call) {
  if (!call.this_value.is_nullish() && is_maybe_regexp(call)) {
    return run_prelude(call, "replaceAllRegExp", {call.callee, call.this_value, call.argument(0), call.argument(1)});
  }
  return replace_in_string(call, "String.prototype.replaceAll", true);
}

namespace {

std::vector<Value> split_text(Exec& exec, CellId text, std::u16string_view separator, std::size_t limit) {
  std::vector<Value> parts;
  std::size_t length = string_length(exec.heap(), text), from = 0;
  while (parts.size() < limit) {
    std::size_t at = separator.empty() ? from + 1 : string_units(exec.heap(), text).find(separator, from);
    bool last = at == std::u16string_view::npos || (separator.empty() && at >= length);
    parts.push_back(substring_value(exec, text, from, last ? length : at));
    if (last) break;
    from = at + separator.size();
  }
  return parts;
}

}  // namespace

NativeResult string_split(NativeCall& call) {
  NativeResult answer;
  if (!check_receiver(call, "String.prototype.split", answer)) return answer;
  if (hand_over(call, Symbol::split, {call.this_value, call.argument(1)}, answer)) return answer;
  auto text = to_string_argument(call, NativeCall::this_index, answer);
  if (!text) return answer;
  std::size_t limit = 4294967295u;
  if (!call.argument(1).is_undefined()) {
    auto number = to_number_argument(call, 1, answer);
    if (!number) return answer;
    limit = to_uint32(*number);
  }
  auto separator = to_string_argument(call, 0, answer);
  if (!separator) return answer;
  call.exec.charge(1 + string_length(call.heap(), *text));
  if (limit == 0) return call.give_object(make_array(call.heap()));
  if (call.argument(0).is_undefined())
    return call.give_object(make_array(call.heap(), std::vector<Value>{Value::string(*text)}));
  std::u16string between = copy_text(call.heap(), *separator);
  if (between.empty() && string_length(call.heap(), *text) == 0) return call.give_object(make_array(call.heap()));
  return call.give_object(make_array(call.heap(), split_text(call.exec, *text, between, limit)));
}

}  // namespace loopscope::js
