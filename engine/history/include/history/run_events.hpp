#pragma once
// One event after the other with the machine at the boundary after it, without copies: this is how a whole run is told,
// traced and compared.
#include <machine/exec.hpp>

#include <functional>
#include <limits>

namespace loopscope {

// Runs `machine` on to its end, or until it has made `last` events, and hands over each event with the machine at the
// first instruction boundary after it, in order. False when `take` stopped it there.
bool run_with_events(Machine& machine, const LanguageTable& language, const Model& model,
                     const std::function<bool(const Event&, const Machine& after)>& take,
                     std::uint64_t last = std::numeric_limits<std::uint64_t>::max());

}  // namespace loopscope
