#pragma once
// JavaScript's table of functions for the machine.
#include <machine/exec.hpp>

namespace loopscope::js {

const LanguageTable& language();

}  // namespace loopscope::js
