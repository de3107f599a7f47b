#pragma once
// The names of events and their details in traces: stable, for machines.
#include <runtime/event.hpp>

#include <string_view>

namespace loopscope {

std::string_view event_name(EventKind kind);
std::string_view mark_name(std::uint8_t detail);

}  // namespace loopscope
