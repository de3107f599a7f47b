#pragma once
// Cooperative tasks that take turns, on top of node's loop: once a pass, at the start of the check phase, the sleepers
// that are due join the tail of the ready ring and the task at its head gets one turn, which lasts until its next
// yield. The turn is a callback of the loop: ticks and microtasks drain after it, and timers fire between two turns.
// This model owns the queues below, which come after node's; their jobs mean something to the language only. A job
// keeps its serial from its spawn to its end. The rules are in runtime/round_robin_rules.def.
#include <machine/exec.hpp>
#include <node_model/node_model.hpp>
#include <runtime/profile.hpp>

#include <optional>
#include <string_view>

namespace loopscope::round_robin {

// Queue numbers, in the machine's `queues`. node's Queue::Count is left out: it means no queue.
//   Sleeping  in the order they fell asleep; a job's ready_at says until when
//   Joining   until the task in a job's `argument` ends; the language moves them
//   Finished  never run; the latest ones, to be looked at
enum class Queue : std::uint16_t {
  Ready = static_cast<std::uint16_t>(node::Queue::Count) + 1,
  Sleeping,
  Joining,
  Finished,
  Count
};

const Model& round_robin_model();
// A profile of this model by its name.
std::optional<Profile> find_profile(std::string_view name);
// Whether all that is left waits for each other.
bool is_deadlocked(const Machine& machine);

}  // namespace loopscope::round_robin
