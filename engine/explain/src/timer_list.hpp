#pragma once
// Looking at timers and limits without changing them.
#include <machine/machine.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope {

// The armed timer with this serial; null when there is none.
const TimerCell* find_timer(const Machine& machine, std::uint64_t serial);
// When the list that comes first is due, in virtual nanoseconds; nothing without timers.
std::optional<std::uint64_t> first_due_ns(const Machine& machine);
// Virtual nanoseconds.
std::int64_t due_ns(const TimerCell& timer);
// At most `most` armed timers by due time; equal ones in the order they will run.
std::vector<const TimerCell*> timers_by_due_time(const Machine& machine, std::size_t most);
// UTF-8 text cut to at most `most` bytes, with an ellipsis when something was cut.
std::string shortened(std::string_view text, std::size_t most);

}  // namespace loopscope
