#pragma once
// What the prelude's functions of Intl ask of the engine, and the program's time zone.
#include <javascript/native.hpp>

#include <span>
#include <string>

namespace loopscope::js {

// The canonical name of the zone that the environment's TZ names, as node takes it; UTC without one.
std::string local_time_zone(Exec& exec);

std::span<const NativeRow> intl_call_rows();

}  // namespace loopscope::js
