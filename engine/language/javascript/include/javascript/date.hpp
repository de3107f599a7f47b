#pragma once
// Dates: the cell, and the arithmetic and texts of a time value (ECMA-262 21.4.1), as pure functions. A time value is
// whole milliseconds since 1970-01-01T00:00:00Z within ±8.64e15, or NaN. Local time is that of a zone given by name
// (time_zones.hpp).
#include <javascript/object.hpp>

#include <array>
#include <string>
#include <string_view>

namespace loopscope::js {

struct DateCell : ObjectCell {
  JS_OBJECT_CELL(DateCell, "date", Date)
  Value time = Value::number(0);
  JS_OBJECT_FIELDS(time)
};

// The fields of a time value in the proleptic Gregorian calendar.
struct CivilTime {
  std::int64_t year = 1970;
  int month = 0;  // 0 January
  int day = 1;
  int weekday = 4;  // 0 Sunday
  int hour = 0, minute = 0, second = 0, millisecond = 0;
};

// 21.4.1.27-31. Any numbers; NaN when one is not finite or the result is out of reach.
double make_time(double hour, double minute, double second, double millisecond);
double make_day(double year, double month, double day);
double make_date(double day, double time);
double time_clip(double time);
// 21.4.1.30 MakeFullYear: two digits are of the twentieth century.
double make_full_year(double year);

// Year, month, day, hour, minute, second, millisecond.
using DateFields = std::array<double, 7>;
double time_of(const DateFields& fields);
DateFields fields_of(double time);  // those of 1970-01-01T00:00:00Z for NaN

// `time` is not NaN.
CivilTime civil_time(double time);

// Date.parse as V8 has it: ISO 8601, and what else it takes for a date. A text without a zone is of the local one.
double parse_date(std::u16string_view text, std::string_view local_zone);

// `time` is not NaN.
std::string iso_date_text(double time);  // 2025-01-01T00:00:00.000Z
std::string utc_date_text(double time);  // Wed, 01 Jan 2025 00:00:00 GMT
// These take what the zone's clocks show, as if it were UTC, the minutes east of Greenwich and the zone's long name.
std::string date_part_text(double local);
std::string time_part_text(double local, int offset, std::string_view zone_name);
// Wed Jan 01 2025 00:00:00 GMT+0000 (Coordinated Universal Time)
std::string date_text(double local, int offset, std::string_view zone_name);

}  // namespace loopscope::js
