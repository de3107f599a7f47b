#pragma once
// One event after the other with the machine at the boundary after it, without copies.
#include <machine/exec.hpp>

#include <functional>

namespace loopscope {

// False when `take` stopped it.
bool run_with_events(Machine& machine, const LanguageTable& language, const Model& model,
                     const std::function<bool(const Event&, const Machine& after)>& take);

}  // namespace loopscope
