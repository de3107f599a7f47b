#pragma once
// What the files of Date's natives share.
#include "support.hpp"

#include <javascript/date.hpp>

namespace loopscope::js {

// Clips the time, keeps it in the date and gives it.
NativeResult store_time(NativeCall& call, CellId date, double time);

}  // namespace loopscope::js
