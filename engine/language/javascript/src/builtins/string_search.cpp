// String.prototype: includes, indexOf, lastIndexOf, startsWith, endsWith (ECMA-262 22.1.3).
#include "string_support.hpp"

#include <algorithm>
#include <cmath>

namespace loopscope::js {

namespace {

// What to look for, and where; nothing: return `answer`.
struct Search {
  std::u16string text, wanted;
  double position = 0;
};

std::optional<Search> read_search(NativeCall& call, std::string_view method, NativeResult& answer) {
  auto text = this_string(call, method, answer);
  if (!text) return std::nullopt;
  auto wanted = to_string_argument(call, 0, answer);
  if (!wanted) return std::nullopt;
  auto position = to_number_argument(call, 1, answer);
  if (!position) return std::nullopt;
  call.exec.charge(1 + string_length(call.heap(), *text) / 16);
  return Search{copy_text(call.heap(), *text), copy_text(call.heap(), *wanted), *position};
}

// includes and its like refuse regular expressions. False: return `answer`.
bool refuse_regexp(NativeCall& call, std::string_view method, NativeResult& answer) {
  if (call.this_value.is_nullish() || call.this_value.is_object()) return true;  // ToString(this) comes first
  auto regexp = is_regexp(call.heap(), call.argument(0));
  if (!regexp) {
    answer = run_prelude(call, "stringSearchChecked",
                         {call.callee, call.this_value, argument_array(call), ascii_value(call.exec, method)});
    return false;
  }
  if (!*regexp) return true;
  answer = call.type_error("First argument to {} must not be a regular expression", method);
  return false;
}

std::size_t clamped(double position, std::size_t length) {
  return static_cast<std::size_t>(std::clamp(to_integer(position), 0.0, static_cast<double>(length)));
}

}  // namespace

NativeResult string_includes(NativeCall& call) {
  NativeResult answer;
  if (!refuse_regexp(call, "String.prototype.includes", answer)) return answer;
  auto search = read_search(call, "String.prototype.includes", answer);
  if (!search) return answer;
  std::size_t from = clamped(search->position, search->text.size());
  return call.give(search->text.find(search->wanted, from) != std::u16string::npos);
}

NativeResult string_index_of(NativeCall& call) {
  NativeResult answer;
  auto search = read_search(call, "String.prototype.indexOf", answer);
  if (!search) return answer;
  std::size_t found = search->text.find(search->wanted, clamped(search->position, search->text.size()));
  return call.give(found == std::u16string::npos ? -1.0 : static_cast<double>(found));
}

NativeResult string_last_index_of(NativeCall& call) {
  NativeResult answer;
  auto search = read_search(call, "String.prototype.lastIndexOf", answer);
  if (!search) return answer;
  std::size_t from =
      std::isnan(search->position) ? search->text.size() : clamped(search->position, search->text.size());
  std::size_t found = search->text.rfind(search->wanted, from);
  return call.give(found == std::u16string::npos ? -1.0 : static_cast<double>(found));
}

NativeResult string_starts_with(NativeCall& call) {
  NativeResult answer;
  if (!refuse_regexp(call, "String.prototype.startsWith", answer)) return answer;
  auto search = read_search(call, "String.prototype.startsWith", answer);
  if (!search) return answer;
  std::size_t from = clamped(search->position, search->text.size());
  return call.give(search->text.compare(from, search->wanted.size(), search->wanted) == 0);
}

NativeResult string_ends_with(NativeCall& call) {
  NativeResult answer;
  if (!refuse_regexp(call, "String.prototype.endsWith", answer)) return answer;
  auto search = read_search(call, "String.prototype.endsWith", answer);
  if (!search) return answer;
  std::size_t length = search->text.size(), wanted = search->wanted.size();
  std::size_t end = call.argument(1).is_undefined() ? length : clamped(search->position, length);
  return call.give(wanted <= end && search->text.compare(end - wanted, wanted, search->wanted) == 0);
}

}  // namespace loopscope::js
