// The arithmetic of dates, and reading and writing them, apart from any program.
#include <catch2/catch.hpp>

#include <javascript/date.hpp>

#include <cmath>

namespace {

using namespace loopscope::js;

constexpr double day_length = 86'400'000, farthest = 8.64e15;

double parsed(std::u16string_view text) { return parse_date(text, "UTC"); }
std::string read_back(std::u16string_view text) {
  double time = parse_date(text, "UTC");
  return std::isnan(time) ? "NaN" : iso_date_text(time);
}

// Whether each day from `first` to `last` (days since 1970) comes after the one before.
bool days_follow(double first, double last) {
  CivilTime before = civil_time((first - 1) * day_length);
  for (double day = first; day <= last; ++day) {
    CivilTime at = civil_time(day * day_length);
    bool next_day = at.day == before.day + 1 && at.month == before.month && at.year == before.year;
    bool next_month = at.day == 1 && at.month == before.month + 1 && at.year == before.year;
    bool next_year = at.day == 1 && at.month == 0 && before.month == 11 && at.year == before.year + 1;
    if (!(next_day || next_month || next_year) || at.weekday != (before.weekday + 1) % 7) return false;
    before = at;
  }
  return true;
}

}  // namespace

TEST_CASE("every day follows the one before, in its week, month and year") {
  constexpr double cycle = 146'097;  // days after which the calendar repeats
  CivilTime first = civil_time(-farthest), last = civil_time(farthest);
  CHECK((first.year == -271821 && first.month == 3 && first.day == 20 && first.weekday == 2));
  CHECK((last.year == 275760 && last.month == 8 && last.day == 13 && last.weekday == 6));
  CHECK(days_follow(-99'999'999, -99'999'999 + cycle));
  CHECK(days_follow(-6 * cycle, 2 * cycle));
  CHECK(days_follow(100'000'000 - cycle, 100'000'000));
}

TEST_CASE("the fields of a time make the same time again") {
  bool all_equal = true;
  for (double time = -farthest; time <= farthest; time += 86'399'999'873.0)
    all_equal = all_equal && time_of(fields_of(time)) == time;
  CHECK(all_equal);
}

TEST_CASE("fields beyond their range carry over, and what is out of reach is no time") {
  CHECK(make_day(2024, 0, 1) == 19723);
  CHECK(make_day(2023, 12, 1) == make_day(2024, 0, 1));
  CHECK(make_day(2024, -1, 1) == make_day(2023, 11, 1));
  CHECK(make_day(2024, -13, 1) == make_day(2022, 11, 1));
  CHECK(make_day(2024, 1, 30) == make_day(2024, 2, 1));
  CHECK(make_day(2024.9, 0.9, 1.9) == make_day(2024, 0, 1));
  CHECK(std::isnan(make_day(1e7, 0, 1)));
  CHECK(std::isnan(make_day(2024, INFINITY, 1)));
  CHECK(std::isnan(make_time(0, NAN, 0, 0)));
  CHECK(make_time(25, -1, 61, 1001) == 25 * 3.6e6 - 6e4 + 61e3 + 1001);
  CHECK(time_clip(farthest) == farthest);
  CHECK(std::isnan(time_clip(farthest + 1)));
  CHECK(time_clip(-0.9) == 0);
  CHECK_FALSE(std::signbit(time_clip(-0.0)));
  CHECK((make_full_year(0) == 1900 && make_full_year(99.9) == 1999 && make_full_year(100) == 100 &&
         make_full_year(-1) == -1));
}

TEST_CASE("what a date prints can be read again") {
  for (double time : {0.0, -1.0, 951'782'400'123.0, farthest, -farthest, -62'198'755'200'000.0}) {
    std::string iso = iso_date_text(time);
    CHECK(parsed(std::u16string(iso.begin(), iso.end())) == time);
  }
  for (double time : {0.0, 951'782'400'000.0, 4'107'542'400'000.0}) {
    std::string text = date_text(time, 0, "Coordinated Universal Time"), utc = utc_date_text(time);
    CHECK(parsed(std::u16string(text.begin(), text.end())) == time);
    CHECK(parsed(std::u16string(utc.begin(), utc.end())) == time);
  }
}

TEST_CASE("the standard format is read strictly, everything else as V8 does") {
  CHECK(read_back(u"2024-02-29T12:30:45.6789+02:00") == "2024-02-29T10:30:45.678Z");
  CHECK(read_back(u"2024-02-29T24:00") == "2024-03-01T00:00:00.000Z");
  CHECK(read_back(u"2024-02-29T24:01") == "NaN");
  CHECK(read_back(u"-000000-01-01") == "2001-01-01T00:00:00.000Z");
  CHECK(read_back(u"-000000-01-01T00:00Z") == "NaN");
  CHECK(read_back(u"Dec 25, 1995") == "1995-12-25T00:00:00.000Z");
  CHECK(read_back(u"12") == "2001-12-01T00:00:00.000Z");
  CHECK(read_back(u"1/2/49 1:05 pm") == "2049-01-02T13:05:00.000Z");
  CHECK(read_back(u"tomorrow") == "NaN");
  CHECK(read_back(u"") == "NaN");
}
