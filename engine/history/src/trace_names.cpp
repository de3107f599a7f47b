#include "trace_names.hpp"

#include <iterator>

namespace loopscope {

namespace {

constexpr std::string_view events[] = {
    "mark",        "frame_entered", "frame_left",  "frame_parked",  "frame_resumed", "turn_started",
    "turn_ended",  "job_queued",    "job_dropped", "timer_set",     "timer_cleared", "timer_fired",
    "settled",     "output",        "thrown",      "caught",        "uncaught",      "phase_entered",
    "clock_moved", "choice",        "exit",        "limit_reached", "deadlock"};
static_assert(std::size(events) == static_cast<std::size_t>(EventKind::Deadlock) + 1);

constexpr std::string_view marks[] = {"statement", "expression", "call",  "return",
                                      "await",     "loop_test",  "yield", "throw"};

}  // namespace

std::string_view event_name(EventKind kind) { return events[static_cast<std::size_t>(kind)]; }
std::string_view mark_name(std::uint8_t detail) { return detail < std::size(marks) ? marks[detail] : ""; }

}  // namespace loopscope
