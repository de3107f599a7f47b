// What the prelude's functions of Date ask of the engine.
#include "date_locale.hpp"
#include "date_support.hpp"

#include <base/utf.hpp>
#include <javascript/prelude.hpp>

#include <cmath>
#include <span>

namespace loopscope::js {

namespace {

// The time value of a date, undefined for anything else.
NativeResult date_value(NativeCall& call) {
  if (!has_kind(call.heap(), call.argument(0), Kind::Date)) return call.give_undefined();
  return call.give(call.heap().get<DateCell>(call.argument(0).cell()).time);
}

// (date, first field, its time, numbers)
NativeResult date_store(NativeCall& call) {
  double time = call.argument(2).as_number();
  DateFields fields = fields_of(time);
  auto first = static_cast<std::size_t>(call.argument(1).as_number());
  const auto& numbers = call.heap().get<ArrayCell>(call.argument(3).cell()).elements;
  for (std::size_t i = 0; i < numbers.size(); ++i) fields[first + i] = numbers[i].as_number();
  return store_time(call, call.argument(0).cell(), time_of(fields));
}

// --- localised texts

NativeResult inheriting_object(NativeCall& call) {
  return call.give_object(make_object(call.heap(), call.argument(0).cell()));
}

std::u16string text_of(NativeCall& call, Value value) { return copy_text(call.heap(), value.cell()); }

NativeResult check_locale(NativeCall& call) {
  std::u16string tag = text_of(call, call.argument(0));
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

// A Unicode type: groups of three to eight letters and digits.
bool is_type(std::string_view text) {
  std::size_t length = 0;
  for (char c : std::string(text) + "-") {
    bool is_alphanumeric = (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
    if (!is_alphanumeric && (c != '-' || length < 3 || length > 8)) return false;
    length = is_alphanumeric ? length + 1 : 0;
  }
  return true;
}

// (name, text)
NativeResult check_type_option(NativeCall& call) {
  std::string text = utf16_to_utf8(text_of(call, call.argument(1)));
  if (is_type(text)) return call.give_undefined();
  return call.fail(ErrorType::RangeError, "Invalid {} : {}", utf16_to_utf8(text_of(call, call.argument(0))), text);
}

NativeResult check_time_zone(NativeCall& call) {
  std::u16string name = text_of(call, call.argument(0));
  switch (time_zone_kind(name)) {
    case ZoneKind::Utc:
      return call.give_undefined();
    case ZoneKind::Unknown:
      return call.fail(ErrorType::RangeError, "Invalid time zone specified: {}", utf16_to_utf8(name));
    case ZoneKind::NotSimulated:
      break;
  }
  return call.fail(ErrorType::Error, "Loopscope knows no time zone but UTC: {}", utf16_to_utf8(name));
}

struct OptionRow {
  std::u16string_view name;
  int DateFormat::*place;
  std::span<const std::u16string_view> widths;
};
constexpr std::u16string_view names[] = {u"narrow", u"short", u"long"};
constexpr std::u16string_view digits[] = {u"2-digit", u"numeric"};
constexpr std::u16string_view months[] = {u"2-digit", u"numeric", u"narrow", u"short", u"long"};
constexpr std::u16string_view counts[] = {u"1", u"2", u"3"};
constexpr std::u16string_view zone_names[] = {u"short",      u"long",         u"shortOffset",
                                              u"longOffset", u"shortGeneric", u"longGeneric"};
constexpr std::u16string_view choices[] = {u"true", u"false"};
constexpr std::u16string_view cycles[] = {u"h11", u"h12", u"h23", u"h24"};
constexpr std::u16string_view styles[] = {u"full", u"long", u"medium", u"short"};
constexpr OptionRow options[] = {
    {u"weekday", &DateFormat::weekday, names},
    {u"era", &DateFormat::era, names},
    {u"year", &DateFormat::year, digits},
    {u"month", &DateFormat::month, months},
    {u"day", &DateFormat::day, digits},
    {u"dayPeriod", &DateFormat::day_period, names},
    {u"hour", &DateFormat::hour, digits},
    {u"minute", &DateFormat::minute, digits},
    {u"second", &DateFormat::second, digits},
    {u"fractionalSecondDigits", &DateFormat::fraction, counts},
    {u"timeZoneName", &DateFormat::zone_name, zone_names},
    {u"hour12", &DateFormat::hour12, choices},
    {u"hourCycle", &DateFormat::hour_cycle, cycles},
    {u"dateStyle", &DateFormat::date_style, styles},
    {u"timeStyle", &DateFormat::time_style, styles},
};

int width_of(std::u16string_view text, std::span<const std::u16string_view> widths) {
  for (std::size_t i = 0; i < widths.size(); ++i) {
    if (widths[i] == text) return static_cast<int>(i) + 1;
  }
  return 0;
}

// (time, locale tags, what dateFormatOptions has read)
NativeResult format_date_call(NativeCall& call) {
  Heap& heap = call.heap();
  std::vector<std::u16string> tags;
  for (Value tag : heap.get<ArrayCell>(call.argument(1).cell()).elements) tags.push_back(text_of(call, tag));
  DateFormat format;
  format.locale = choose_locale(tags);
  for (const OptionRow& row : options) {
    Value read = get_data(heap, call.argument(2).cell(), key_from_text(heap, row.name));
    format.*row.place = width_of(text_of(call, read), row.widths);
  }
  return call.give_text(format_date(format, call.argument(0).as_number()));
}

constexpr NativeRow call_table[] = {
    {"DateValue", 1, date_value},
    {"DateStore", 4, date_store},
    {"InheritingObject", 1, inheriting_object},
    {"CheckLocale", 1, check_locale},
    {"CheckTypeOption", 2, check_type_option},
    {"CheckTimeZone", 1, check_time_zone},
    {"FormatDate", 3, format_date_call},
    {"ToPrimitive", 2, nullptr, "toPrimitive"},
    {"DateToLocale", 6, nullptr, "dateToLocale"},
    {"DateOptionsWithDefaults", 3, nullptr, "dateOptionsWithDefaults"},
    {"LocaleList", 1, nullptr, "localeList"},
    {"DateOption", 4, nullptr, "dateOption"},
    {"DateFormatOptions", 2, nullptr, "dateFormatOptions"},
    {"CheckNoFieldsBesideStyle", 1, nullptr, "checkNoFieldsBesideStyle"},
};

}  // namespace

NativeResult store_time(NativeCall& call, CellId date, double time) {
  Value stored = Value::number(time_clip(time));
  call.heap().mut<DateCell>(date).time = stored;
  return call.give(stored);
}

std::span<const NativeRow> date_call_rows() { return call_table; }

}  // namespace loopscope::js
