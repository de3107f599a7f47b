#pragma once
// The engine's snapshot as the command line's own views.
#include <cli/simulation.hpp>
#include <explain/snapshot.hpp>

namespace loopscope::cli {

StateView state_of(const Snapshot& seen, const RunInspection& run, Language language);
// Meaningful when the run has ended there.
RunEnd end_of(const Snapshot& seen);

}  // namespace loopscope::cli
