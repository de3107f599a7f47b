// String.prototype: padding, repeating, trimming, case, well-formedness, comparing (ECMA-262 22.1.3).
#include "collation.hpp"
#include "string_support.hpp"

#include <base/normalization.hpp>
#include <base/unicode.hpp>
#include <base/utf.hpp>
#include <base/white_space.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace loopscope::js {

namespace {

NativeResult pad_string(NativeCall& call, std::string_view method, bool at_start) {
  NativeResult answer;
  auto text = this_string(call, method, answer);
  if (!text) return answer;
  auto wanted = to_integer_argument(call, 0, answer);
  if (!wanted) return answer;
  double length = string_length(call.heap(), *text);
  if (to_length(*wanted) <= length) return call.give(Value::string(*text));
  std::u16string filler = u" ";
  if (!call.argument(1).is_undefined()) {
    auto given = to_string_argument(call, 1, answer);
    if (!given) return answer;
    filler = copy_text(call.heap(), *given);
  }
  if (filler.empty()) return call.give(Value::string(*text));
  if (*wanted > max_string_length) return fail_string_length(call);
  std::u16string padding;
  auto missing = static_cast<std::size_t>(*wanted - length);
  while (padding.size() < missing) padding += filler;
  padding.resize(missing);
  call.exec.charge(1 + missing / 16);
  std::u16string original = copy_text(call.heap(), *text);
  return call.give_text(at_start ? padding + original : original + padding);
}

}  // namespace

NativeResult string_pad_start(NativeCall& call) { return pad_string(call, "String.prototype.padStart", true); }
NativeResult string_pad_end(NativeCall& call) { return pad_string(call, "String.prototype.padEnd", false); }

NativeResult string_repeat(NativeCall& call) {
  NativeResult answer;
  auto text = this_string(call, "String.prototype.repeat", answer);
  if (!text) return answer;
  auto count = to_integer_argument(call, 0, answer);
  if (!count) return answer;
  if (*count < 0 || std::isinf(*count)) {
    return call.fail(ErrorType::RangeError, "Invalid count value: {}", shown_value(call.exec, call.argument(0)));
  }
  double total = *count * string_length(call.heap(), *text);
  if (total > max_string_length) return fail_string_length(call);
  if (total == 0) return call.give(string_value(Name::empty_string));
  call.exec.charge(1 + static_cast<std::uint64_t>(total) / 16);
  std::u16string unit = copy_text(call.heap(), *text), repeated;
  repeated.reserve(static_cast<std::size_t>(total));
  while (repeated.size() < total) repeated += unit;
  return call.give_text(std::move(repeated));
}

namespace {

NativeResult trim_string(NativeCall& call, std::string_view method, bool start, bool end) {
  NativeResult answer;
  auto text = this_string(call, method, answer);
  if (!text) return answer;
  std::u16string_view units = string_units(call.heap(), *text);
  std::size_t from = 0, to = units.size();
  while (start && from < to && is_trimmed(units[from])) ++from;
  while (end && to > from && is_trimmed(units[to - 1])) --to;
  call.exec.charge(1 + (units.size() - (to - from)) / 16);
  return call.give(substring_value(call.exec, *text, from, to));
}

using Mapping = std::u16string (*)(std::u16string_view);

NativeResult map_string(NativeCall& call, std::string_view method, Mapping mapping) {
  NativeResult answer;
  auto text = this_string(call, method, answer);
  if (!text) return answer;
  call.exec.charge(1 + string_length(call.heap(), *text) / 4);
  return call.give_text(mapping(string_units(call.heap(), *text)));
}

// 22.1.3.26: a language is asked for seldom; the prelude finds out which, and whether it has letters of its own.
NativeResult map_string_for(NativeCall& call, std::string_view method, std::string_view kind, Mapping mapping) {
  if (call.argument(0).is_undefined()) return map_string(call, method, mapping);
  NativeResult answer;
  auto text = this_string(call, method, answer);
  if (!text) return answer;
  return run_prelude(call, "stringCaseFor",
                     {Value::string(*text), ascii_value(call.exec, std::string(kind)), call.argument(0)});
}

bool is_lead(char16_t unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
bool is_trail(char16_t unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

std::u16string well_formed(std::u16string_view units) {
  std::u16string out(units);
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (is_lead(out[i]) && i + 1 < out.size() && is_trail(out[i + 1]))
      ++i;
    else if (is_lead(out[i]) || is_trail(out[i]))
      out[i] = 0xFFFD;
  }
  return out;
}

}  // namespace

// V8 still names the two by their old names.
NativeResult string_trim(NativeCall& call) { return trim_string(call, "String.prototype.trim", true, true); }
NativeResult string_trim_start(NativeCall& call) { return trim_string(call, "String.prototype.trimLeft", true, false); }
NativeResult string_trim_end(NativeCall& call) { return trim_string(call, "String.prototype.trimRight", false, true); }

NativeResult string_to_lower_case(NativeCall& call) {
  return map_string(call, "String.prototype.toLowerCase", to_lower_case);
}
NativeResult string_to_upper_case(NativeCall& call) {
  return map_string(call, "String.prototype.toUpperCase", to_upper_case);
}
NativeResult string_to_locale_lower_case(NativeCall& call) {
  return map_string_for(call, "String.prototype.toLocaleLowerCase", "toLowerCase", to_lower_case);
}
NativeResult string_to_locale_upper_case(NativeCall& call) {
  return map_string_for(call, "String.prototype.toLocaleUpperCase", "toUpperCase", to_upper_case);
}
NativeResult string_to_well_formed(NativeCall& call) {
  return map_string(call, "String.prototype.toWellFormed", well_formed);
}

NativeResult string_is_well_formed(NativeCall& call) {
  NativeResult answer;
  auto text = this_string(call, "String.prototype.isWellFormed", answer);
  if (!text) return answer;
  std::u16string_view units = string_units(call.heap(), *text);
  call.exec.charge(1 + units.size() / 16);
  return call.give(well_formed(units) == units);
}

NativeResult string_normalize(NativeCall& call) {
  NativeResult answer;
  auto text = this_string(call, "String.prototype.normalize", answer);
  if (!text) return answer;
  NormalForm form = NormalForm::NFC;
  if (!call.argument(0).is_undefined()) {
    auto given = to_string_argument(call, 0, answer);
    if (!given) return answer;
    std::u16string_view name = string_units(call.heap(), *given);
    constexpr std::u16string_view names[] = {u"NFC", u"NFD", u"NFKC", u"NFKD"};  // in the order of NormalForm
    const auto* found = std::find(std::begin(names), std::end(names), name);
    if (found == std::end(names))
      return call.fail(ErrorType::RangeError, "The normalization form should be one of NFC, NFD, NFKC, NFKD.");
    form = static_cast<NormalForm>(found - std::begin(names));
  }
  call.exec.charge(1 + string_length(call.heap(), *text) / 2);
  return call.give_text(normalize(string_units(call.heap(), *text), form));
}

NativeResult string_locale_compare(NativeCall& call) {
  NativeResult answer;
  auto text = this_string(call, "String.prototype.localeCompare", answer);
  if (!text) return answer;
  auto other = to_string_argument(call, 0, answer);
  if (!other) return answer;
  if (!call.argument(1).is_undefined() || !call.argument(2).is_undefined()) {
    return run_prelude(call, "stringLocaleCompare",
                       {Value::string(*text), Value::string(*other), call.argument(1), call.argument(2)});
  }
  std::u16string left = copy_text(call.heap(), *text), right = copy_text(call.heap(), *other);
  call.exec.charge(1 + (left.size() + right.size()) / 4);
  return call.give(static_cast<double>(compare_for_people(left, right)));
}

}  // namespace loopscope::js
