#pragma once
// What people are told of tasks: cooperative ones, and those in a ready queue of the program's own.
#include <machine/inspection.hpp>

namespace loopscope::js {

// A job of JobKind::Task or TaskThrow.
JobView describe_task(const Machine& machine, const Job& job);
std::vector<CellId> delegates(const Machine& machine, CellId coroutine);
CellId coroutine_in(const Machine& machine, Value value);
std::vector<ReadyQueueView> ready_queues(const Machine& machine);

}  // namespace loopscope::js
