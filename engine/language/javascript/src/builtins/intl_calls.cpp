// What the prelude's functions of Intl ask of the engine: lines of the tables, time zones, comparing, boundaries in
// texts.
#include "array_support.hpp"
#include "collation.hpp"
#include "locale_tags.hpp"
#include "segmentation.hpp"

#include <base/unicode.hpp>
#include <base/utf.hpp>
#include <base/white_space.hpp>
#include <javascript/date.hpp>
#include <javascript/intl.hpp>
#include <javascript/locale_tables.hpp>
#include <javascript/time_zones.hpp>

#include <cmath>

namespace loopscope::js {

namespace {

std::u16string text_at(NativeCall& call, std::uint32_t index) {
  return copy_text(call.heap(), call.argument(index).cell());
}
std::string utf8_at(NativeCall& call, std::uint32_t index) { return utf16_to_utf8(text_at(call, index)); }

// --- tables

// (locale or "", key)
NativeResult line_call(NativeCall& call) {
  call.exec.charge(16);
  return call.give_utf8(locale_line(utf8_at(call, 0), utf8_at(call, 1)));
}
NativeResult table_call(NativeCall& call) { return call.give_utf8(locale_table(utf8_at(call, 0))); }

// (what): the program asks for something that no table has.
NativeResult throw_missing(NativeCall& call) {
  return call.fail(ErrorType::Error, "Loopscope has no tables for {}; node has", utf8_at(call, 0));
}

// --- texts

// The ten digits of a numbering system: all of them, or the zero that the others follow.
NativeResult digits_call(NativeCall& call) {
  std::u16string text = text_at(call, 0);
  std::vector<Value> digits;
  std::size_t size = code_point_at(text, 0).length;
  if (text.size() > size) {
    for (std::size_t at = 0; at < text.size(); at += size) {
      size = code_point_at(text, at).length;
      digits.push_back(text_value(call.exec, text.substr(at, size)));
    }
  } else {
    for (char16_t i = 0; i < 10; ++i) {
      std::u16string digit = text;
      digit.back() = static_cast<char16_t>(digit.back() + i);
      digits.push_back(text_value(call.exec, digit));
    }
  }
  return call.give_object(make_array(call.heap(), digits));
}

NativeResult trim_call(NativeCall& call) {
  std::u16string text = text_at(call, 0);
  call.exec.charge(1 + text.size() / 16);
  std::size_t from = 0, to = text.size();
  while (from < to && is_trimmed(text[from])) ++from;
  while (to > from && is_trimmed(text[to - 1])) --to;
  return call.give_text(text.substr(from, to - from));
}
NativeResult lower_call(NativeCall& call) { return call.give_text(to_lower_case(text_at(call, 0))); }
NativeResult upper_call(NativeCall& call) { return call.give_text(to_upper_case(text_at(call, 0))); }
NativeResult floor_call(NativeCall& call) { return call.give(std::floor(call.argument(0).as_number())); }

// (text, what, by what)
NativeResult replace_call(NativeCall& call) {
  std::u16string text = text_at(call, 0), wanted = text_at(call, 1), other = text_at(call, 2);
  call.exec.charge(1 + text.size() / 4);
  for (std::size_t at = text.find(wanted); at != text.npos; at = text.find(wanted, at + other.size()))
    text.replace(at, wanted.size(), other);
  return call.give_text(std::move(text));
}

// --- language tags

NativeResult check_locale(NativeCall& call) {
  std::u16string tag = text_at(call, 0);
  switch (locale_tag_kind(tag)) {
    case TagKind::Valid:
      return call.give(call.argument(0));
    case TagKind::BadStart:
      return call.fail(ErrorType::RangeError, "Incorrect locale information provided");
    case TagKind::BadRest:
      break;
  }
  for (char16_t& unit : tag) unit = unit >= u'A' && unit <= u'Z' ? static_cast<char16_t>(unit | 0x20) : unit;
  return call.fail(ErrorType::RangeError, "Invalid language tag: {}", utf16_to_utf8(tag));
}
NativeResult is_locale_tag(NativeCall& call) { return call.give(locale_tag_kind(text_at(call, 0)) == TagKind::Valid); }
NativeResult is_type_call(NativeCall& call) { return call.give(is_type_text(text_at(call, 0))); }

// (name, text)
NativeResult check_type_option(NativeCall& call) {
  std::u16string text = text_at(call, 1);
  if (is_type_text(text)) return call.give_undefined();
  return call.fail(ErrorType::RangeError, "Invalid {} : {}", utf8_at(call, 0), utf16_to_utf8(text));
}

// --- time

// (zone, time)
NativeResult zone_offset_call(NativeCall& call) {
  call.exec.charge(64);
  return call.give(static_cast<double>(zone_offset(utf8_at(call, 0), call.argument(1).as_number())));
}
// The canonical name; empty: there is no such zone.
NativeResult zone_name_call(NativeCall& call) {
  NamedZone zone = find_time_zone(utf8_at(call, 0));
  if (zone.knowledge != ZoneKnowledge::NoTable) return call.give_utf8(zone.name);
  return call.fail(ErrorType::Error, "Loopscope has no tables for the time zone {}; node has", zone.name);
}
NativeResult local_zone_call(NativeCall& call) { return call.give_utf8(local_time_zone(call.exec)); }

// Year, month, day, weekday, hour, minute, second, millisecond.
NativeResult civil_call(NativeCall& call) {
  CivilTime at = civil_time(call.argument(0).as_number());
  std::vector<Value> fields{Value::number(static_cast<double>(at.year))};
  for (int field : {at.month, at.day, at.weekday, at.hour, at.minute, at.second, at.millisecond})
    fields.push_back(Value::number(field));
  return call.give_object(make_array(call.heap(), fields));
}
// (year, month, day)
NativeResult time_of_call(NativeCall& call) {
  auto number = [&](std::uint32_t index) { return call.argument(index).as_number(); };
  return call.give(make_date(make_day(number(0), number(1), number(2)), 0));
}

// --- comparing

// (locale, collation, sensitivity, numeric, caseFirst, ignorePunctuation): the way to compare, as a number.
NativeResult collation_call(NativeCall& call) {
  CollationWay way = collation_way(utf8_at(call, 0), utf8_at(call, 1));
  std::string sensitivity = utf8_at(call, 2), first = utf8_at(call, 4);
  way.sensitivity = sensitivity == "base"     ? Sensitivity::Base
                    : sensitivity == "accent" ? Sensitivity::Accent
                    : sensitivity == "case"   ? Sensitivity::Case
                                              : Sensitivity::Variant;
  way.is_numeric = call.argument(3).as_boolean();
  way.upper_first = first == "upper";
  way.ignores_punctuation = call.argument(5).as_boolean();
  return call.give(static_cast<double>(way.number()));
}
NativeResult has_collation(NativeCall& call) { return call.give(knows_collation(utf8_at(call, 0), utf8_at(call, 1))); }
NativeResult case_first_call(NativeCall& call) { return call.give_utf8(usual_case_first(utf8_at(call, 0))); }

// (way, one text, other text)
NativeResult compare_call(NativeCall& call) {
  std::u16string left = text_at(call, 1), right = text_at(call, 2);
  call.exec.charge(1 + (left.size() + right.size()) / 4);
  auto way = CollationWay::from_number(static_cast<std::uint32_t>(call.argument(0).as_number()));
  return call.give(static_cast<double>(compare_for_people(left, right, way)));
}

// --- boundaries

// (text, start, granularity): where the segment that begins at `start` ends.
NativeResult boundary_call(NativeCall& call) {
  std::u16string_view text = string_units(call.heap(), call.argument(0).cell());
  auto start = static_cast<std::size_t>(call.argument(1).as_number());
  std::string granularity = utf8_at(call, 2);
  bool is_word = granularity == "word", is_sentence = granularity == "sentence";
  std::size_t end = is_word       ? next_word_boundary(text, start)
                    : is_sentence ? next_sentence_boundary(text, start)
                                  : next_grapheme_boundary(text, start);
  if (is_word && needs_dictionary(text.substr(start, end - start))) {
    return call.fail(ErrorType::Error,
                     "Loopscope has no dictionary to find words in Chinese, Japanese or Thai; node has");
  }
  call.exec.charge(1 + (is_sentence ? text.size() - start : end - start) / 4);
  return call.give(static_cast<double>(end));
}
NativeResult is_word_call(NativeCall& call) { return call.give(is_word_like(text_at(call, 0))); }

constexpr NativeRow calls[] = {
    {"IntlLine", 2, line_call},
    {"IntlTable", 1, table_call},
    {"ThrowIntlMissing", 1, throw_missing},
    {"IntlDigits", 1, digits_call},
    {"IntlTrim", 1, trim_call},
    {"IntlLower", 1, lower_call},
    {"IntlUpper", 1, upper_call},
    {"IntlFloor", 1, floor_call},
    {"IntlReplace", 3, replace_call},
    {"CheckLocale", 1, check_locale},
    {"IsLocaleTag", 1, is_locale_tag},
    {"IsTypeText", 1, is_type_call},
    {"CheckTypeOption", 2, check_type_option},
    {"IntlZoneOffset", 2, zone_offset_call},
    {"IntlZoneName", 1, zone_name_call},
    {"IntlLocalZone", 0, local_zone_call},
    {"IntlCivil", 1, civil_call},
    {"IntlTimeOf", 3, time_of_call},
    {"IntlCollation", 6, collation_call},
    {"IntlHasCollation", 2, has_collation},
    {"IntlCaseFirst", 1, case_first_call},
    {"IntlCompare", 3, compare_call},
    {"IntlBoundary", 3, boundary_call},
    {"IntlIsWord", 1, is_word_call},
    {"MakeIntlModule", 1, nullptr, "makeIntlModule"},
    {"ModuleIntlText", 0, nullptr, "moduleIntlText"},
    {"ModuleIntlSlots", 0, nullptr, "moduleIntlSlots"},
    {"ModuleIntlOptions", 0, nullptr, "moduleIntlOptions"},
    {"ModuleIntlLocales", 0, nullptr, "moduleIntlLocales"},
    {"ModuleIntlService", 0, nullptr, "moduleIntlService"},
    {"ModuleIntlDecimal", 0, nullptr, "moduleIntlDecimal"},
    {"ModuleIntlPlural", 0, nullptr, "moduleIntlPlural"},
    {"ModuleIntlNumber", 0, nullptr, "moduleIntlNumber"},
    {"ModuleIntlNumberOptions", 0, nullptr, "moduleIntlNumberOptions"},
    {"ModuleIntlNumberFormat", 0, nullptr, "moduleIntlNumberFormat"},
    {"ModuleIntlZones", 0, nullptr, "moduleIntlZones"},
    {"ModuleIntlDatePattern", 0, nullptr, "moduleIntlDatePattern"},
    {"ModuleIntlDate", 0, nullptr, "moduleIntlDate"},
    {"ModuleIntlDateFormat", 0, nullptr, "moduleIntlDateFormat"},
    {"ModuleIntlWords", 0, nullptr, "moduleIntlWords"},
    {"ModuleIntlNames", 0, nullptr, "moduleIntlNames"},
    {"ModuleIntlCollator", 0, nullptr, "moduleIntlCollator"},
};

}  // namespace

std::string local_time_zone(Exec& exec) {
  for (const auto& [name, value] : exec.machine.options->world.environment) {
    if (name != "TZ" || value.empty()) continue;
    NamedZone zone = find_time_zone(value);
    return zone.knowledge == ZoneKnowledge::Table ? zone.name : "UTC";
  }
  return "UTC";
}

std::span<const NativeRow> intl_call_rows() { return calls; }

}  // namespace loopscope::js
