#pragma once
// What jobs do otherwise under the options of runtime/beliefs.hpp: callbacks that run where they are handed over, and
// callers that wait with a function that awaits. A true profile comes here only to ask.
#include <javascript/coroutine.hpp>
#include <javascript/native.hpp>

namespace loopscope::js {

inline const Beliefs& beliefs(const Exec& exec) { return exec.machine.options->profile.beliefs; }

// A function of the library; beliefs concern the program's own callbacks and promises' resolving functions.
bool is_library_function(const Exec& exec, Value callback);

// The job's frames run within the running native call, which then gives `result`. An error that leaves them is the
// call's.
NativeResult run_job_now(NativeCall& call, const Job& job, Value result);

// Parks all frames but the awaiting one, which is parked already: they go on when the coroutine does.
void block_callers(Exec& exec, CellId coroutine);
// Puts them back onto the (empty) stack. False: nobody waits with this coroutine.
bool unblock_callers(Exec& exec, CellId coroutine);

}  // namespace loopscope::js
