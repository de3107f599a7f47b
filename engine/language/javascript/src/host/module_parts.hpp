#pragma once
#include <javascript/native.hpp>

namespace loopscope::js {

// (Module, its prototype, its table of file endings): adds their functions.
NativeResult add_module_parts(NativeCall& call);

}  // namespace loopscope::js
