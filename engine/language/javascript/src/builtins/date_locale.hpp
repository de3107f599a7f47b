#pragma once
// Dates as the languages of date_locale_tables.inc write them (ECMA-402 11), as pure functions. A locale without
// tables is written as its language's own, else as en-US: so does a node that was built with few languages.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::js {

// Each field's place in its list of widths, 0: not asked for.
struct DateFormat {
  std::u16string locale;  // a valid tag
  int weekday = 0;        // narrow, short, long
  int era = 0;            // narrow, short, long
  int year = 0;           // 2-digit, numeric
  int month = 0;          // 2-digit, numeric, narrow, short, long
  int day = 0;            // 2-digit, numeric
  int day_period = 0;     // narrow, short, long
  int hour = 0, minute = 0, second = 0;
  int fraction = 0;    // digits
  int zone_name = 0;   // short, long, and others that look like these in UTC
  int hour12 = 0;      // true, false
  int hour_cycle = 0;  // h11, h12, h23, h24
  int date_style = 0;  // full, long, medium, short
  int time_style = 0;
};

// V8 has one message for what does not begin as a tag and another for what does not end as one.
enum class TagKind { Valid, BadStart, BadRest };
TagKind locale_tag_kind(std::u16string_view tag);
// The first of the tags whose language is known, or en-US.
std::u16string choose_locale(const std::vector<std::u16string>& tags);

enum class ZoneKind { Utc, Unknown, NotSimulated };
ZoneKind time_zone_kind(std::u16string_view name);

// `time` is a time value, not NaN.
std::u16string format_date(const DateFormat& format, double time);

}  // namespace loopscope::js
