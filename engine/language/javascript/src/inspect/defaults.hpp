#pragma once
// util.inspect.defaultOptions: what applies where a program has not said otherwise.
#include <javascript/inspect.hpp>

namespace loopscope::js {

InspectOptions default_inspect_options(Exec& exec);
// (options): an object of data properties that the program may change; these are the defaults from now on.
NativeResult set_inspect_defaults(NativeCall& call);

}  // namespace loopscope::js
