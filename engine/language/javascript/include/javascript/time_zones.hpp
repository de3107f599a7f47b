#pragma once
// Time zones by their IANA names, from a table of the changes of 1970 to 2037 (src/locales/facts.txt). Before it the
// first offset holds, after it the rules of the last years go on.
#include <optional>
#include <string>
#include <string_view>

namespace loopscope::js {

enum class ZoneKnowledge { Table, NoTable, NoZone };

struct NamedZone {
  ZoneKnowledge knowledge = ZoneKnowledge::NoZone;
  std::string name;  // as node calls it: the canonical one
};
NamedZone find_time_zone(std::string_view name);  // in any letter case

// Minutes east of Greenwich at a time in milliseconds since 1970-01-01T00:00:00Z. `zone` is canonical.
int zone_offset(std::string_view zone, double time);
// The time that the zone's clocks show as `local` (milliseconds as if they were UTC); of two the earlier one, and of a
// time that the clocks leap over, as if they had not yet (ECMA-262 21.4.1.26).
double time_from_local(std::string_view zone, double local);

// The long English name of the zone at a time: Pacific Daylight Time.
std::string zone_long_name(std::string_view zone, double time);

}  // namespace loopscope::js
