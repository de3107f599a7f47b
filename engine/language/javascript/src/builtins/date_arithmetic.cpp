// The arithmetic of time values (ECMA-262 21.4.1) and their texts (21.4.4.41).
#include <javascript/date.hpp>

#include <fmt/format.h>

#include <cmath>
#include <limits>

namespace loopscope::js {

namespace {

constexpr double ms_per_second = 1000, ms_per_minute = 60'000, ms_per_hour = 3'600'000, ms_per_day = 86'400'000;
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
// Beyond these V8 does not look: the result is no time value whatever the day.
constexpr double farthest_year = 1e6, farthest_month = 1e7;
constexpr double farthest_time = 8.64e15;

constexpr std::string_view weekdays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
constexpr std::string_view months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

// Days since 1970-01-01 of the first of a month. Years begin in March here, so that the leap day is a year's last.
std::int64_t days_before_month(std::int64_t year, std::int64_t month) {
  std::int64_t months_since_march = (month + 10) % 12;
  std::int64_t y = month < 2 ? year - 1 : year;
  std::int64_t era = (y >= 0 ? y : y - 399) / 400;
  std::int64_t year_of_era = y - era * 400;
  std::int64_t day_of_year = (153 * months_since_march + 2) / 5;
  return era * 146'097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719'468;
}

void set_calendar_fields(CivilTime& out, std::int64_t day) {
  std::int64_t shifted = day + 719'468;
  std::int64_t era = (shifted >= 0 ? shifted : shifted - 146'096) / 146'097;
  std::int64_t day_of_era = shifted - era * 146'097;
  std::int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36'524 - day_of_era / 146'096) / 365;
  std::int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  std::int64_t months_since_march = (5 * day_of_year + 2) / 153;
  out.day = static_cast<int>(day_of_year - (153 * months_since_march + 2) / 5 + 1);
  out.month = static_cast<int>((months_since_march + 2) % 12);
  out.year = year_of_era + era * 400 + (out.month < 2 ? 1 : 0);
  out.weekday = static_cast<int>(((day + 4) % 7 + 7) % 7);
}

double to_integer_or_zero(double number) { return std::trunc(number) + 0.0; }

}  // namespace

double make_time(double hour, double minute, double second, double millisecond) {
  if (!std::isfinite(hour) || !std::isfinite(minute) || !std::isfinite(second) || !std::isfinite(millisecond))
    return nan;
  return to_integer_or_zero(hour) * ms_per_hour + to_integer_or_zero(minute) * ms_per_minute +
         to_integer_or_zero(second) * ms_per_second + to_integer_or_zero(millisecond);
}

double make_day(double year, double month, double day) {
  bool within_reach = std::fabs(year) <= farthest_year && std::fabs(month) <= farthest_month;
  if (!within_reach || !std::isfinite(day)) return nan;
  auto y = static_cast<std::int64_t>(year), m = static_cast<std::int64_t>(month);
  std::int64_t years = (m >= 0 ? m : m - 11) / 12;
  std::int64_t first = days_before_month(y + years, m - years * 12);
  return static_cast<double>(first - 1) + to_integer_or_zero(day);
}

double make_date(double day, double time) {
  if (!std::isfinite(day) || !std::isfinite(time)) return nan;
  return time + day * ms_per_day;
}

double time_clip(double time) { return std::fabs(time) <= farthest_time ? to_integer_or_zero(time) : nan; }

double make_full_year(double year) {
  if (std::isnan(year)) return year;
  double whole = std::trunc(year);
  return whole >= 0 && whole <= 99 ? 1900 + whole : year;
}

CivilTime civil_time(double time) {
  constexpr std::int64_t day_length = 86'400'000;
  CivilTime out;
  auto whole = static_cast<std::int64_t>(time);
  std::int64_t within = (whole % day_length + day_length) % day_length;
  set_calendar_fields(out, (whole - within) / day_length);
  out.hour = static_cast<int>(within / 3'600'000);
  out.minute = static_cast<int>(within / 60'000 % 60);
  out.second = static_cast<int>(within / 1000 % 60);
  out.millisecond = static_cast<int>(within % 1000);
  return out;
}

double time_of(const DateFields& fields) {
  auto [year, month, day, hour, minute, second, millisecond] = fields;
  return make_date(make_day(year, month, day), make_time(hour, minute, second, millisecond));
}

DateFields fields_of(double time) {
  CivilTime at = civil_time(std::isnan(time) ? 0 : time);
  auto number = [](auto field) { return static_cast<double>(field); };
  return {number(at.year),   number(at.month),  number(at.day),        number(at.hour),
          number(at.minute), number(at.second), number(at.millisecond)};
}

// --- texts

namespace {

std::string year_text(std::int64_t year) { return fmt::format("{}{:04}", year < 0 ? "-" : "", std::abs(year)); }

std::string iso_year_text(std::int64_t year) {
  if (year >= 0 && year <= 9999) return fmt::format("{:04}", year);
  return fmt::format("{}{:06}", year < 0 ? '-' : '+', std::abs(year));
}

std::string_view weekday_of(const CivilTime& at) { return weekdays[static_cast<std::size_t>(at.weekday)]; }
std::string_view month_of(const CivilTime& at) { return months[static_cast<std::size_t>(at.month)]; }

std::string clock_text(const CivilTime& at) { return fmt::format("{:02}:{:02}:{:02}", at.hour, at.minute, at.second); }

}  // namespace

std::string iso_date_text(double time) {
  CivilTime at = civil_time(time);
  return fmt::format("{}-{:02}-{:02}T{}.{:03}Z", iso_year_text(at.year), at.month + 1, at.day, clock_text(at),
                     at.millisecond);
}

std::string utc_date_text(double time) {
  CivilTime at = civil_time(time);
  return fmt::format("{}, {:02} {} {} {} GMT", weekday_of(at), at.day, month_of(at), year_text(at.year),
                     clock_text(at));
}

std::string date_part_text(double local) {
  CivilTime at = civil_time(local);
  return fmt::format("{} {} {:02} {}", weekday_of(at), month_of(at), at.day, year_text(at.year));
}

std::string time_part_text(double local, int offset, std::string_view zone_name) {
  int size = std::abs(offset);
  return fmt::format("{} GMT{}{:02}{:02} ({})", clock_text(civil_time(local)), offset < 0 ? '-' : '+', size / 60,
                     size % 60, zone_name);
}

std::string date_text(double local, int offset, std::string_view zone_name) {
  return date_part_text(local) + " " + time_part_text(local, offset, zone_name);
}

}  // namespace loopscope::js
