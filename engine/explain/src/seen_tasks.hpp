#pragma once
// Words for tasks that wait: cooperative ones, and those in a ready queue of the program's own.
#include <explain/snapshot.hpp>

#include "words.hpp"

namespace loopscope {

bool is_task_role(QueueRole role);
// Why the task in a queue of this role does not run; empty for one that has finished.
std::string why_task_waits(const Words& words, const Job& job, QueueRole role);
// "worker('A', 3)" for a bare coroutine, the thing itself for one that holds a coroutine.
std::string own_task_label(const Words& words, Value value, CellId coroutine);
// Identity of a task in a queue of the program's own: apart from those of jobs, which count from 1.
std::uint64_t own_serial(std::uint64_t frame);

}  // namespace loopscope
