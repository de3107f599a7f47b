// What the prelude's functions of Date ask of the engine.
#include "date_support.hpp"

#include <javascript/intl.hpp>
#include <javascript/prelude.hpp>
#include <javascript/time_zones.hpp>

#include <cmath>
#include <span>

namespace loopscope::js {

namespace {

// The time value of a date, undefined for anything else.
NativeResult date_value(NativeCall& call) {
  if (!has_kind(call.heap(), call.argument(0), Kind::Date)) return call.give_undefined();
  return call.give(call.heap().get<DateCell>(call.argument(0).cell()).time);
}

// (date, first field, its time as the setter counts, numbers, whether that is local)
NativeResult date_store(NativeCall& call) {
  double time = call.argument(2).as_number();
  DateFields fields = fields_of(time);
  auto first = static_cast<std::size_t>(call.argument(1).as_number());
  const auto& numbers = call.heap().get<ArrayCell>(call.argument(3).cell()).elements;
  for (std::size_t i = 0; i < numbers.size(); ++i) fields[first + i] = numbers[i].as_number();
  double changed = time_of(fields);
  bool is_local = call.argument(4).as_boolean();
  return store_time(call, call.argument(0).cell(), is_local ? from_local(call.exec, changed) : changed);
}

// --- localised texts

NativeResult inheriting_object(NativeCall& call) {
  return call.give_object(make_object(call.heap(), call.argument(0).cell()));
}

constexpr NativeRow call_table[] = {
    {"DateValue", 1, date_value},
    {"DateStore", 5, date_store},
    {"InheritingObject", 1, inheriting_object},
    {"ToPrimitive", 2, nullptr, "toPrimitive"},
    {"DateToLocale", 6, nullptr, "dateToLocale"},
    {"DateOptionsWithDefaults", 4, nullptr, "dateOptionsWithDefaults"},
    {"DateOption", 4, nullptr, "dateOption"},
    {"DateFormatOptions", 2, nullptr, "dateFormatOptions"},
    {"DateTypeOption", 2, nullptr, "dateTypeOption"},
    {"CheckNoFieldsBesideStyle", 1, nullptr, "checkNoFieldsBesideStyle"},
};

}  // namespace

NativeResult store_time(NativeCall& call, CellId date, double time) {
  Value stored = Value::number(time_clip(time));
  call.heap().mut<DateCell>(date).time = stored;
  return call.give(stored);
}

double to_local(Exec& exec, double time) {
  std::string zone = local_time_zone(exec);
  constexpr double ms_per_minute = 60'000;
  return std::isnan(time) ? time : time + zone_offset(zone, time) * ms_per_minute;
}

double from_local(Exec& exec, double local) {
  return std::isfinite(local) ? time_from_local(local_time_zone(exec), local) : local;
}

std::span<const NativeRow> date_call_rows() { return call_table; }

}  // namespace loopscope::js
