// Time zones by their table, and the order of its lines.
#include <catch2/catch.hpp>

#include <javascript/date.hpp>
#include <javascript/locale_tables.hpp>
#include <javascript/time_zones.hpp>

namespace {

using namespace loopscope::js;

double utc(double year, double month, double day, double hour) {
  return make_date(make_day(year, month - 1, day), make_time(hour, 0, 0, 0));
}

}  // namespace

TEST_CASE("clocks change at the hour that the zone's rules say") {
  CHECK(zone_offset("America/New_York", utc(2024, 3, 10, 6)) == -300);
  CHECK(zone_offset("America/New_York", utc(2024, 3, 10, 7)) == -240);
  CHECK(zone_offset("Europe/London", utc(2024, 10, 27, 0)) == 60);
  CHECK(zone_offset("Europe/London", utc(2024, 10, 27, 1)) == 0);
  CHECK(zone_offset("Asia/Tokyo", utc(2024, 7, 1, 0)) == 540);
  CHECK(zone_offset("America/Sao_Paulo", utc(2024, 1, 1, 0)) == -180);
  CHECK(zone_offset("Etc/GMT+5", 0) == -300);
}

TEST_CASE("the last rules go on after the table") {
  CHECK(zone_offset("America/New_York", utc(2061, 7, 1, 0)) == -240);
  CHECK(zone_offset("America/New_York", utc(2061, 1, 1, 0)) == -300);
}

TEST_CASE("zones are found by any of their names in any letters") {
  CHECK(find_time_zone("asia/kolkata").name == "Asia/Calcutta");
  CHECK(find_time_zone("america/sao_paulo").name == "America/Sao_Paulo");
  CHECK(find_time_zone("GMT").name == "UTC");
  CHECK(find_time_zone("Mars/Base").knowledge == ZoneKnowledge::NoZone);
}

TEST_CASE("local times that come twice are the first, and those that never come are moved on") {
  double twice = utc(2024, 11, 3, 1), never = utc(2024, 3, 10, 2);
  CHECK(time_from_local("America/New_York", twice) == utc(2024, 11, 3, 5));
  CHECK(time_from_local("America/New_York", never) == utc(2024, 3, 10, 7));
}

TEST_CASE("a locale says what its parents do not, and inherits no words of another language") {
  CHECK(locale_line("pt-PT", "n.decimal") == locale_line("en-US", "n.decimal"));
  CHECK(locale_line("en-GB", "a") == "am|pm");
  CHECK(locale_line("de-DE", "wu.acre").empty());
  CHECK(locale_table("es-PE") == "es-419");
  CHECK(locale_table("zh-Hant-HK") == "zh-HK");
  CHECK(locale_table("sw").empty());
}
