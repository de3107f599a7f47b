#pragma once
// Arithmetic, shifts and bits of two numbers (ECMA-262 6.1.6.1), for the machine and for what is known before it runs.
#include <machine/ops.hpp>

namespace loopscope::js {

// `op` is one of Add to BitXor; of any other the answer is 0.
double number_arithmetic(Op op, double x, double y);

}  // namespace loopscope::js
