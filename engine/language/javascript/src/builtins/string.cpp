// String: the constructor, its statics, the tables (ECMA-262 22.1).
#include "string_support.hpp"

#include <base/utf.hpp>
#include <javascript/render.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace loopscope::js {

NativeResult construct_string(NativeCall& call) {
  Value text = string_value(Name::empty_string);
  if (call.count > 0) {
    Value value = call.argument(0);
    if (!call.is_construct() && value.is_symbol())
      return call.give_text(key_text(call.heap(), PropertyKey::symbol(value.cell())));
    NativeResult answer;
    auto string = to_string_argument(call, 0, answer);
    if (!string) return answer;
    text = Value::string(*string);
  }
  if (!call.is_construct()) return call.give(text);
  CellId object = make_with_prototype<StringObjectCell>(
      call.heap(), prototype_from_constructor(call.exec, call.new_target, Intrinsic::StringPrototype));
  call.heap().mut<StringObjectCell>(object).primitive = text;
  return call.give_object(object);
}

namespace {

NativeResult string_from_char_code(NativeCall& call) {
  std::u16string units;
  for (std::uint32_t i = 0; i < call.count; ++i) {
    NativeResult answer;
    auto unit = to_number_argument(call, i, answer);
    if (!unit) return answer;
    units += static_cast<char16_t>(to_uint32(*unit));
  }
  return units.size() == 1 ? call.give(unit_value(call.exec, units[0])) : call.give_text(std::move(units));
}

NativeResult string_from_code_point(NativeCall& call) {
  std::u16string units;
  for (std::uint32_t i = 0; i < call.count; ++i) {
    NativeResult answer;
    auto point = to_number_argument(call, i, answer);
    if (!point) return answer;
    if (!(*point >= 0 && *point <= 0x10FFFF && *point == std::trunc(*point))) {
      return call.fail(ErrorType::RangeError, "Invalid code point {}",
                       to_utf8(call.exec, primitive_to_string(call.exec, call.argument(i))));
    }
    append_utf16(units, static_cast<char32_t>(*point));
  }
  return call.give_text(std::move(units));
}

// --- single characters

// The position argument 0 of the string `this`; nothing: return `answer`.
std::optional<double> place_in(NativeCall& call, std::string_view method, CellId& text, NativeResult& answer) {
  auto string = this_string(call, method, answer);
  if (!string) return std::nullopt;
  text = *string;
  return to_integer_argument(call, 0, answer);
}

bool is_inside(NativeCall& call, CellId text, double place) {
  return place >= 0 && place < string_length(call.heap(), text);
}

NativeResult string_at(NativeCall& call) {
  CellId text;
  NativeResult answer;
  auto place = place_in(call, "String.prototype.at", text, answer);
  if (!place) return answer;
  if (*place < 0) *place += string_length(call.heap(), text);
  if (!is_inside(call, text, *place)) return call.give_undefined();
  return call.give(unit_value(call.exec, string_units(call.heap(), text)[static_cast<std::size_t>(*place)]));
}

NativeResult string_char_at(NativeCall& call) {
  CellId text;
  NativeResult answer;
  auto place = place_in(call, "String.prototype.charAt", text, answer);
  if (!place) return answer;
  if (!is_inside(call, text, *place)) return call.give(string_value(Name::empty_string));
  return call.give(unit_value(call.exec, string_units(call.heap(), text)[static_cast<std::size_t>(*place)]));
}

NativeResult string_char_code_at(NativeCall& call) {
  CellId text;
  NativeResult answer;
  auto place = place_in(call, "String.prototype.charCodeAt", text, answer);
  if (!place) return answer;
  if (!is_inside(call, text, *place)) return call.give(std::nan(""));
  return call.give(static_cast<double>(string_units(call.heap(), text)[static_cast<std::size_t>(*place)]));
}

NativeResult string_code_point_at(NativeCall& call) {
  CellId text;
  NativeResult answer;
  auto place = place_in(call, "String.prototype.codePointAt", text, answer);
  if (!place) return answer;
  if (!is_inside(call, text, *place)) return call.give_undefined();
  return call.give(
      static_cast<double>(code_point_at(string_units(call.heap(), text), static_cast<std::size_t>(*place)).code_point));
}

// --- parts

NativeResult string_concat(NativeCall& call) {
  NativeResult answer;
  auto text = this_string(call, "String.prototype.concat", answer);
  if (!text) return answer;
  CellId result = *text;
  for (std::uint32_t i = 0; i < call.count; ++i) {
    auto next = to_string_argument(call, i, answer);
    if (!next) return answer;
    double total = static_cast<double>(string_length(call.heap(), result)) + string_length(call.heap(), *next);
    if (total > max_string_length) return fail_string_length(call);
    result = concatenate(call.heap(), result, *next);
  }
  return call.give(Value::string(result));
}

// Start and end arguments of slice and substring; nothing: return `answer`.
std::optional<std::pair<double, double>> two_places(NativeCall& call, double length, NativeResult& answer) {
  auto start = to_integer_argument(call, 0, answer);
  if (!start) return std::nullopt;
  if (call.argument(1).is_undefined()) return std::pair(*start, length);
  auto end = to_integer_argument(call, 1, answer);
  if (!end) return std::nullopt;
  return std::pair(*start, *end);
}

NativeResult give_part(NativeCall& call, CellId text, double from, double to) {
  return call.give(
      substring_value(call.exec, text, static_cast<std::size_t>(from), static_cast<std::size_t>(std::max(from, to))));
}

NativeResult string_slice(NativeCall& call) {
  NativeResult answer;
  auto text = this_string(call, "String.prototype.slice", answer);
  if (!text) return answer;
  double length = string_length(call.heap(), *text);
  auto places = two_places(call, length, answer);
  if (!places) return answer;
  return give_part(call, *text, relative_index(places->first, length), relative_index(places->second, length));
}

NativeResult string_substring(NativeCall& call) {
  NativeResult answer;
  auto text = this_string(call, "String.prototype.substring", answer);
  if (!text) return answer;
  double length = string_length(call.heap(), *text);
  auto places = two_places(call, length, answer);
  if (!places) return answer;
  double first = std::clamp(places->first, 0.0, length), second = std::clamp(places->second, 0.0, length);
  return give_part(call, *text, std::min(first, second), std::max(first, second));
}

NativeResult string_substr(NativeCall& call) {
  NativeResult answer;
  auto text = this_string(call, "String.prototype.substr", answer);
  if (!text) return answer;
  double length = string_length(call.heap(), *text);
  auto places = two_places(call, length, answer);
  if (!places) return answer;
  double start = relative_index(places->first, length);
  return give_part(call, *text, start, std::min(start + std::clamp(places->second, 0.0, length), length));
}

// --- the string itself

std::optional<Value> this_string_value(NativeCall& call) {
  if (call.this_value.is_string()) return call.this_value;
  if (!has_kind(call.heap(), call.this_value, Kind::String)) return std::nullopt;
  return call.heap().get<StringObjectCell>(call.this_value.cell()).primitive;
}

NativeResult string_to_string(NativeCall& call) {
  auto text = this_string_value(call);
  return text ? call.give(*text) : call.type_error("String.prototype.toString requires that 'this' be a String");
}
NativeResult string_value_of(NativeCall& call) {
  auto text = this_string_value(call);
  return text ? call.give(*text) : call.type_error("String.prototype.valueOf requires that 'this' be a String");
}

NativeResult string_iterator(NativeCall& call) {
  NativeResult answer;
  auto text = this_string(call, "String.prototype[Symbol.iterator]", answer);
  if (!text) return answer;
  CellId iterator =
      make_with_prototype<StringIteratorCell>(call.heap(), intrinsic(call.exec, Intrinsic::StringIteratorPrototype));
  call.heap().mut<StringIteratorCell>(iterator).string = Value::string(*text);
  return call.give_object(iterator);
}

// --- HTML (B.2.2.2)

struct HtmlMethod {
  const char* name;
  std::u16string_view tag, attribute;
};
constexpr HtmlMethod html_methods[] = {
    {"anchor", u"a", u"name"},
    {"big", u"big", u""},
    {"blink", u"blink", u""},
    {"bold", u"b", u""},
    {"fontcolor", u"font", u"color"},
    {"fontsize", u"font", u"size"},
    {"fixed", u"tt", u""},
    {"italics", u"i", u""},
    {"link", u"a", u"href"},
    {"small", u"small", u""},
    {"strike", u"strike", u""},
    {"sub", u"sub", u""},
    {"sup", u"sup", u""},
};

std::u16string quoted(std::u16string_view text) {
  std::u16string out;
  for (char16_t unit : text) out += unit == u'"' ? std::u16string(u"&quot;") : std::u16string(1, unit);
  return out;
}

template <std::size_t Index>
NativeResult string_html(NativeCall& call) {
  const HtmlMethod& method = html_methods[Index];
  NativeResult answer;
  auto text = this_string(call, fmt::format("String.prototype.{}", method.name), answer);
  if (!text) return answer;
  std::u16string opening = u"<" + std::u16string(method.tag);
  if (!method.attribute.empty()) {
    auto value = to_string_argument(call, 0, answer);
    if (!value) return answer;
    opening += u" " + std::u16string(method.attribute) + u"=\"" + quoted(string_units(call.heap(), *value)) + u"\"";
  }
  return call.give_text(opening + u">" + copy_text(call.heap(), *text) + u"</" + std::u16string(method.tag) + u">");
}

constexpr NativeRow static_rows[] = {
    {"fromCharCode", 1, string_from_char_code},
    {"fromCodePoint", 1, string_from_code_point},
    {"raw", 1, nullptr, "stringRaw"},
};

constexpr NativeRow prototype_rows[] = {
    {"anchor", 1, string_html<0>},
    {"at", 1, string_at},
    {"big", 0, string_html<1>},
    {"blink", 0, string_html<2>},
    {"bold", 0, string_html<3>},
    {"charAt", 1, string_char_at},
    {"charCodeAt", 1, string_char_code_at},
    {"codePointAt", 1, string_code_point_at},
    {"concat", 1, string_concat},
    {"endsWith", 1, string_ends_with},
    {"fontcolor", 1, string_html<4>},
    {"fontsize", 1, string_html<5>},
    {"fixed", 0, string_html<6>},
    {"includes", 1, string_includes},
    {"indexOf", 1, string_index_of},
    {"isWellFormed", 0, string_is_well_formed},
    {"italics", 0, string_html<7>},
    {"lastIndexOf", 1, string_last_index_of},
    {"link", 1, string_html<8>},
    {"localeCompare", 1, string_locale_compare},
    {"match", 1, string_match},
    {"matchAll", 1, string_match_all},
    {"normalize", 0, string_normalize},
    {"padEnd", 1, string_pad_end},
    {"padStart", 1, string_pad_start},
    {"repeat", 1, string_repeat},
    {"replace", 2, string_replace},
    {"replaceAll", 2, string_replace_all},
    {"search", 1, string_search},
    {"slice", 2, string_slice},
    {"small", 0, string_html<9>},
    {"split", 2, string_split},
    {"strike", 0, string_html<10>},
    {"sub", 0, string_html<11>},
    {"substr", 2, string_substr},
    {"substring", 2, string_substring},
    {"sup", 0, string_html<12>},
    {"startsWith", 1, string_starts_with},
    {"toString", 0, string_to_string},
    {"toWellFormed", 0, string_to_well_formed},
    {"trim", 0, string_trim},
    {"trimStart", 0, string_trim_start},
    {"trimLeft", 0, string_trim_start},
    {"trimEnd", 0, string_trim_end},
    {"trimRight", 0, string_trim_end},
    {"toLocaleLowerCase", 0, string_to_locale_lower_case},
    {"toLocaleUpperCase", 0, string_to_locale_upper_case},
    {"toLowerCase", 0, string_to_lower_case},
    {"toUpperCase", 0, string_to_upper_case},
    {"valueOf", 0, string_value_of},
    {"[Symbol.iterator]", 0, string_iterator},
};

}  // namespace

extern const std::span<const NativeRow> string_rows, string_prototype_rows;
const std::span<const NativeRow> string_rows = static_rows;
const std::span<const NativeRow> string_prototype_rows = prototype_rows;

}  // namespace loopscope::js
