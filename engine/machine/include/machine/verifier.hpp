#pragma once
// Checks that a Code can be run: operands of instructions in range, jumps inside the code, one operand depth at every
// instruction whichever way it is reached, handlers well formed. Finds how many operands a frame needs.
#include <machine/code.hpp>

#include <string>

namespace loopscope {

struct Verification {
  std::string fault;  // empty: the code is sound
  std::uint32_t max_operands = 0;
};

Verification verify(const Code& code);

}  // namespace loopscope
