#pragma once
// What objects hold and what promises are like, for people who unfold them.
#include <machine/inspection.hpp>

namespace loopscope::js {

PartsView parts(const Machine& machine, Value value, std::size_t most);
std::optional<PromiseView> promise(const Machine& machine, Value value);
std::vector<PromiseView> waiting_promises(const Machine& machine);

}  // namespace loopscope::js
