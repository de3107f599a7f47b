#pragma once
// How a program's own ready queue is told from other arrays: it has held two suspended coroutines, bare or inside small
// objects, and has seen a take from one end and an append to the other. What an array has seen is kept in its cell
// (ArrayCell::uses), so that a machine shows its queues at any step, forward and back.
#include <javascript/coroutine.hpp>

namespace loopscope::js {

// The suspended coroutine that a thing in a queue is or holds; none: it is no task.
CellId coroutine_held_by(const Heap& heap, Value value);
// Notes a take before it happens, a put after it has.
void note_take(Heap& heap, CellId array, bool first);
void note_put(Heap& heap, CellId array, bool first);
bool is_ready_queue(const ArrayCell& array);
// Whether it takes from its last end, so that people read it from there.
bool takes_last(const ArrayCell& array);

}  // namespace loopscope::js
