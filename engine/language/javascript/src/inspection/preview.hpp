#pragma once
#include <machine/machine.hpp>

namespace loopscope::js {

// A value in at most `limit` bytes of UTF-8, on one line.
std::string preview(const Machine& machine, Value value, std::size_t limit);

}  // namespace loopscope::js
