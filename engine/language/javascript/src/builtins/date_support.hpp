#pragma once
// What the files of Date's natives share.
#include "support.hpp"

#include <javascript/date.hpp>

namespace loopscope::js {

// Clips the time, keeps it in the date and gives it.
NativeResult store_time(NativeCall& call, CellId date, double time);

// Between a time and what the program's clocks show then, as if that were UTC. NaN stays.
double to_local(Exec& exec, double time);
double from_local(Exec& exec, double local);

}  // namespace loopscope::js
