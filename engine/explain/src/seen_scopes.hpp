#pragma once
// The variables a frame can see, by scope.
#include <explain/snapshot.hpp>

#include "words.hpp"

namespace loopscope {

// `locals` are the frame's window. Innermost scope first; closures' scopes follow, and the script's own names last.
std::vector<SeenScope> seen_scopes(const Machine& machine, const Words& words, const Frame& frame, const Value* locals);

}  // namespace loopscope
