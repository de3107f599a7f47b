#pragma once
// The engine's snapshot as the command line's own views.
#include <cli/simulation.hpp>
#include <explain/snapshot.hpp>

namespace loopscope::cli {

StateView state_of(const Snapshot& seen, const RunInspection& run, Language language);
// Of a run that a limit stopped there.
RunEnd end_at_limit(const Snapshot& seen);

}  // namespace loopscope::cli
