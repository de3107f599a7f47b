// Date (ECMA-262 21.4): the constructor, reading and writing of fields, texts. Local time is that of the environment's
// TZ. toJSON, Symbol.toPrimitive and the localised texts are in the prelude.
#include <javascript/render.hpp>
#include "constructors.hpp"
#include "date_support.hpp"

#include <javascript/intl.hpp>
#include <javascript/time_zones.hpp>

#include <cmath>
#include <limits>

namespace loopscope::js {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// Reading the clock costs virtual time.
double current_time(Exec& exec) {
  exec.settle();
  exec.charge_time_for_clock_read();
  auto since_start = static_cast<std::int64_t>(exec.machine.clock.now_ns / 1'000'000);
  return static_cast<double>(exec.machine.options->world.epoch_ms + since_start);
}

enum class Clock : bool { Local, Utc };

// The time the arguments name by a clock; nothing: return `answer`.
std::optional<double> time_of_arguments(NativeCall& call, Clock clock, NativeResult& answer) {
  DateFields fields{nan, 0, 1, 0, 0, 0, 0};
  for (std::uint32_t i = 0; i < call.count && i < fields.size(); ++i) {
    auto number = to_number_argument(call, i, answer);
    if (!number) return std::nullopt;
    fields[i] = *number;
  }
  fields[0] = make_full_year(fields[0]);
  double time = time_of(fields);
  return time_clip(clock == Clock::Local ? from_local(call.exec, time) : time);
}

// 21.4.2.1 with one argument.
std::optional<double> time_of_value(NativeCall& call, NativeResult& answer) {
  Value value = call.argument(0);
  if (has_kind(call.heap(), value, Kind::Date)) return call.heap().get<DateCell>(value.cell()).time.as_number();
  if (value.is_object()) {
    answer = call.convert(0, Hint::Default);
    return std::nullopt;
  }
  if (value.is_string()) {
    call.exec.charge(string_length(call.heap(), value.cell()));
    return parse_date(string_units(call.heap(), value.cell()), local_time_zone(call.exec));
  }
  auto number = to_number_argument(call, 0, answer);
  return number ? std::optional(time_clip(*number)) : std::nullopt;
}

// How a time is written with its zone.
using LocalText = std::string (*)(double, int, std::string_view);
std::string local_text(Exec& exec, double time, LocalText text) {
  std::string zone = local_time_zone(exec);
  int offset = zone_offset(zone, time);
  return text(to_local(exec, time), offset, zone_long_name(zone, time));
}
std::string whole_text(Exec& exec, double time) { return local_text(exec, time, date_text); }

CellId make_date_object(NativeCall& call, double time) {
  CellId date = make_with_prototype<DateCell>(
      call.heap(), prototype_from_constructor(call.exec, call.new_target, Intrinsic::DatePrototype));
  call.heap().mut<DateCell>(date).time = Value::number(time);
  return date;
}

}  // namespace

NativeResult construct_date(NativeCall& call) {
  if (!call.is_construct()) return call.give(ascii_value(call.exec, whole_text(call.exec, current_time(call.exec))));
  if (call.count == 0) return call.give_object(make_date_object(call, current_time(call.exec)));
  NativeResult answer;
  auto time = call.count == 1 ? time_of_value(call, answer) : time_of_arguments(call, Clock::Local, answer);
  return time ? call.give_object(make_date_object(call, *time)) : answer;
}

namespace {

// --- Date

NativeResult date_now(NativeCall& call) { return call.give(current_time(call.exec)); }

NativeResult date_parse(NativeCall& call) {
  NativeResult answer;
  auto text = to_string_argument(call, 0, answer);
  if (!text) return answer;
  call.exec.charge(string_length(call.heap(), *text));
  return call.give(parse_date(string_units(call.heap(), *text), local_time_zone(call.exec)));
}

NativeResult date_utc(NativeCall& call) {
  NativeResult answer;
  auto time = time_of_arguments(call, Clock::Utc, answer);
  return time ? call.give(*time) : answer;
}

// --- Date.prototype

const DateCell* this_date(NativeCall& call) {
  return call.this_value.is_object() ? call.heap().try_get<DateCell>(call.this_value.cell()) : nullptr;
}

NativeResult no_date(NativeCall& call) { return call.type_error("this is not a Date object."); }

// Where V8 names the method.
NativeResult no_date_for_method(NativeCall& call) {
  std::string method = "Date.prototype.";
  if (const auto* callee = call.heap().try_get<NativeFunctionCell>(call.callee.cell()))
    method += native_row(callee->native).name;
  return incompatible_receiver(call, method);
}

template <auto Field, Clock Of = Clock::Local>
NativeResult get_field(NativeCall& call) {
  const DateCell* date = this_date(call);
  if (!date) return no_date(call);
  double time = date->time.as_number();
  if (Of == Clock::Local) time = to_local(call.exec, time);
  return call.give(std::isnan(time) ? nan : static_cast<double>(civil_time(time).*Field));
}

NativeResult get_time(NativeCall& call) {
  const DateCell* date = this_date(call);
  return date ? call.give(date->time) : no_date(call);
}

NativeResult get_timezone_offset(NativeCall& call) {
  const DateCell* date = this_date(call);
  if (!date) return no_date(call);
  double time = date->time.as_number();
  if (std::isnan(time)) return call.give(nan);
  int west = -zone_offset(local_time_zone(call.exec), time);
  return call.give(static_cast<double>(west));
}

NativeResult get_year(NativeCall& call) {
  const DateCell* date = this_date(call);
  if (!date) return no_date_for_method(call);
  double time = to_local(call.exec, date->time.as_number());
  return call.give(std::isnan(time) ? nan : static_cast<double>(civil_time(time).year - 1900));
}

NativeResult set_time(NativeCall& call) {
  if (!this_date(call)) return no_date_for_method(call);
  NativeResult answer;
  auto time = to_number_argument(call, 0, answer);
  return time ? store_time(call, call.this_value.cell(), *time) : answer;
}

NativeResult set_year(NativeCall& call) {
  if (!this_date(call)) return no_date_for_method(call);
  NativeResult answer;
  auto year = to_number_argument(call, 0, answer);
  if (!year) return answer;
  double time = to_local(call.exec, this_date(call)->time.as_number());
  DateFields fields = fields_of(time);
  fields[0] = make_full_year(*year);
  return store_time(call, call.this_value.cell(), from_local(call.exec, time_of(fields)));
}

bool has_objects(const std::vector<Value>& values) {
  for (Value value : values) {
    if (value.is_object()) return true;
  }
  return false;
}

// Sets as many fields as there are arguments, at most `Most`, from field `First` on. V8 reads the time after it has
// converted the first argument and before it converts the others; of an invalid date it converts no other.
template <std::size_t First, std::uint32_t Most, Clock Of = Clock::Local>
NativeResult set_fields(NativeCall& call) {
  if (!this_date(call)) return no_date_for_method(call);
  NativeResult answer;
  auto number = to_number_argument(call, 0, answer);
  if (!number) return answer;
  double time = this_date(call)->time.as_number();
  if (std::isnan(time) && First > 0) return call.give(nan);
  if (Of == Clock::Local) time = to_local(call.exec, time);
  std::vector<Value> values{call.arguments, call.arguments + std::min(call.count, Most)};
  if (has_objects(values)) {
    values[0] = Value::number(*number);
    return run_prelude(call, "dateSetRest",
                       {call.this_value, Value::number(First), Value::number(time),
                        Value::object(make_array(call.heap(), values)), Value::boolean(Of == Clock::Local)});
  }
  DateFields fields = fields_of(time);
  fields[First] = *number;
  for (std::uint32_t i = 1; i < values.size(); ++i) {
    auto next = to_number_argument(call, i, answer);
    if (!next) return answer;
    fields[First + i] = *next;
  }
  double changed = time_of(fields);
  return store_time(call, call.this_value.cell(), Of == Clock::Local ? from_local(call.exec, changed) : changed);
}

std::string utc_text(Exec&, double time) { return utc_date_text(time); }
std::string date_alone(Exec& exec, double time) { return date_part_text(to_local(exec, time)); }
std::string time_alone(Exec& exec, double time) { return local_text(exec, time, time_part_text); }

template <std::string (*Text)(Exec&, double)>
NativeResult give_date_text(NativeCall& call) {
  const DateCell* date = this_date(call);
  if (!date) return no_date_for_method(call);
  double time = date->time.as_number();
  return call.give(ascii_value(call.exec, std::isnan(time) ? "Invalid Date" : Text(call.exec, time)));
}

NativeResult to_iso_string(NativeCall& call) {
  const DateCell* date = this_date(call);
  if (!date) return no_date_for_method(call);
  double time = date->time.as_number();
  if (std::isnan(time)) return call.fail(ErrorType::RangeError, "Invalid time value");
  return call.give(ascii_value(call.exec, iso_date_text(time)));
}

constexpr NativeRow static_table[] = {{"now", 0, date_now}, {"parse", 1, date_parse}, {"UTC", 7, date_utc}};

// In V8's order. toGMTString is an alias of toUTCString, and Symbol.toPrimitive cannot be written (finish_realm.cpp).
constexpr NativeRow prototype_table[] = {
    {"toString", 0, give_date_text<whole_text>},
    {"toDateString", 0, give_date_text<date_alone>},
    {"toTimeString", 0, give_date_text<time_alone>},
    {"toISOString", 0, to_iso_string},
    {"toUTCString", 0, give_date_text<utc_text>},
    {"toGMTString", 0, give_date_text<utc_text>},
    {"getDate", 0, get_field<&CivilTime::day>},
    {"setDate", 1, set_fields<2, 1>},
    {"getDay", 0, get_field<&CivilTime::weekday>},
    {"getFullYear", 0, get_field<&CivilTime::year>},
    {"setFullYear", 3, set_fields<0, 3>},
    {"getHours", 0, get_field<&CivilTime::hour>},
    {"setHours", 4, set_fields<3, 4>},
    {"getMilliseconds", 0, get_field<&CivilTime::millisecond>},
    {"setMilliseconds", 1, set_fields<6, 1>},
    {"getMinutes", 0, get_field<&CivilTime::minute>},
    {"setMinutes", 3, set_fields<4, 3>},
    {"getMonth", 0, get_field<&CivilTime::month>},
    {"setMonth", 2, set_fields<1, 2>},
    {"getSeconds", 0, get_field<&CivilTime::second>},
    {"setSeconds", 2, set_fields<5, 2>},
    {"getTime", 0, get_time},
    {"setTime", 1, set_time},
    {"getTimezoneOffset", 0, get_timezone_offset},
    {"getUTCDate", 0, get_field<&CivilTime::day, Clock::Utc>},
    {"setUTCDate", 1, set_fields<2, 1, Clock::Utc>},
    {"getUTCDay", 0, get_field<&CivilTime::weekday, Clock::Utc>},
    {"getUTCFullYear", 0, get_field<&CivilTime::year, Clock::Utc>},
    {"setUTCFullYear", 3, set_fields<0, 3, Clock::Utc>},
    {"getUTCHours", 0, get_field<&CivilTime::hour, Clock::Utc>},
    {"setUTCHours", 4, set_fields<3, 4, Clock::Utc>},
    {"getUTCMilliseconds", 0, get_field<&CivilTime::millisecond, Clock::Utc>},
    {"setUTCMilliseconds", 1, set_fields<6, 1, Clock::Utc>},
    {"getUTCMinutes", 0, get_field<&CivilTime::minute, Clock::Utc>},
    {"setUTCMinutes", 3, set_fields<4, 3, Clock::Utc>},
    {"getUTCMonth", 0, get_field<&CivilTime::month, Clock::Utc>},
    {"setUTCMonth", 2, set_fields<1, 2, Clock::Utc>},
    {"getUTCSeconds", 0, get_field<&CivilTime::second, Clock::Utc>},
    {"setUTCSeconds", 2, set_fields<5, 2, Clock::Utc>},
    {"valueOf", 0, get_time},
    {"getYear", 0, get_year},
    {"setYear", 1, set_year},
    {"toJSON", 1, nullptr, "dateToJSON"},
    {"toLocaleString", 0, nullptr, "dateToLocaleString"},
    {"toLocaleDateString", 0, nullptr, "dateToLocaleDateString"},
    {"toLocaleTimeString", 0, nullptr, "dateToLocaleTimeString"},
    {"[Symbol.toPrimitive]", 1, nullptr, "dateToPrimitive"},
};

}  // namespace

extern const std::span<const NativeRow> date_rows, date_prototype_rows;
const std::span<const NativeRow> date_rows = static_table;
const std::span<const NativeRow> date_prototype_rows = prototype_table;

}  // namespace loopscope::js
