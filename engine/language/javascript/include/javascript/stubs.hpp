#pragma once
// Small hidden codes assembled by hand, from which jobs and natives' tail calls run. Each is made once a realm.
#include <javascript/function.hpp>

namespace loopscope::js {

// locals: handler, argument, capability. Calls handler(argument) and settles the capability with the outcome.
std::uint32_t reaction_stub(Exec& exec);
inline constexpr std::uint32_t reaction_stub_fulfil = 5;  // instructions that settle: x capability ->
inline constexpr std::uint32_t reaction_stub_reject = 8;
// locals: then, thenable, resolve, reject. Calls then with thenable as this; a throw calls reject.
std::uint32_t thenable_stub(Exec& exec);
// locals: what the call gives. Stands below a job that runs within the call, and returns once that job has.
std::uint32_t after_job_stub(Exec& exec);

}  // namespace loopscope::js
