#include "string_support.hpp"

namespace loopscope::js {

std::optional<CellId> this_string(NativeCall& call, std::string_view method, NativeResult& answer) {
  if (call.this_value.is_nullish()) {
    answer = call.type_error("{} called on null or undefined", method);
    return std::nullopt;
  }
  return to_string_argument(call, NativeCall::this_index, answer);
}

Value unit_value(Exec& exec, char16_t unit) {
  return Value::string(intern(exec.heap(), CellId{1}, std::u16string_view(&unit, 1)));
}

Value substring_value(Exec& exec, CellId string, std::size_t from, std::size_t to) {
  std::u16string_view units = string_units(exec.heap(), string);
  if (from == 0 && to == units.size()) return Value::string(string);
  if (to <= from) return string_value(Name::empty_string);
  if (to - from == 1) return unit_value(exec, units[from]);
  exec.charge((to - from) / 16);
  return text_value(exec, std::u16string(units.substr(from, to - from)));
}

NativeResult fail_string_length(NativeCall& call) { return call.fail(ErrorType::RangeError, "Invalid string length"); }

std::optional<bool> is_regexp(Heap& heap, Value value) {
  if (!value.is_object()) return false;
  auto matcher = plain_get(heap, value.cell(), key(Symbol::match));
  if (!matcher) return std::nullopt;
  return matcher->is_undefined() ? kind_of(heap, value.cell()) == Kind::RegExp : to_boolean(heap, *matcher);
}

namespace {

bool is_digit(char16_t unit) { return unit >= u'0' && unit <= u'9'; }

// `$n` or `$nn` at `at`: how many digits name an existing group (0: none), and which.
std::size_t group_digits(std::u16string_view text, std::size_t at, std::size_t groups, std::size_t& group) {
  if (at >= text.size() || !is_digit(text[at])) return 0;
  std::size_t one = static_cast<std::size_t>(text[at] - u'0');
  if (at + 1 < text.size() && is_digit(text[at + 1])) {
    group = one * 10 + static_cast<std::size_t>(text[at + 1] - u'0');
    if (group >= 1 && group <= groups) return 2;
  }
  group = one;
  return group >= 1 && group <= groups ? 1 : 0;
}

}  // namespace

std::u16string get_substitution(Heap& heap, std::u16string_view matched, std::u16string_view text, std::size_t position,
                                const std::vector<Value>& captures, std::u16string_view replacement) {
  std::u16string result;
  std::size_t tail = std::min(position + matched.size(), text.size());
  for (std::size_t i = 0; i < replacement.size(); ++i) {
    char16_t next = i + 1 < replacement.size() ? replacement[i + 1] : u'\0';
    std::size_t group = 0;
    if (replacement[i] != u'$' || next == u'\0') {
      result += replacement[i];
    } else if (next == u'$' || next == u'&' || next == u'`' || next == u'\'') {
      result += next == u'$'   ? u"$"
                : next == u'&' ? matched
                : next == u'`' ? text.substr(0, position)
                               : text.substr(tail);
      ++i;
    } else if (std::size_t digits = group_digits(replacement, i + 1, captures.size(), group)) {
      if (captures[group - 1].is_string()) result += string_units(heap, captures[group - 1].cell());
      i += digits;
    } else {
      result += u'$';
    }
  }
  return result;
}

}  // namespace loopscope::js
