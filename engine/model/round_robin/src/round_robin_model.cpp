#include <round_robin_model/round_robin_model.hpp>
#include <runtime/job_search.hpp>

#include <algorithm>
#include <vector>

namespace loopscope::round_robin {

namespace {

constexpr std::size_t number(Queue queue) { return static_cast<std::size_t>(queue); }
const JobQueue& queue(const Machine& machine, Queue which) { return machine.queues[number(which)]; }

std::optional<std::uint64_t> first_due(const Machine& machine) {
  return first_ready_at(queue(machine, Queue::Sleeping));
}

bool is_alive(const Machine& machine) {
  return !queue(machine, Queue::Ready).empty() || !queue(machine, Queue::Sleeping).empty();
}

bool is_ready(const Machine& machine) { return !queue(machine, Queue::Ready).empty(); }

// By due time, then in the order they fell asleep.
bool wake_sleepers(Exec& exec) {
  std::optional<std::uint64_t> first = first_due(exec.machine);
  if (!first || *first > exec.machine.clock.now_ns) return false;
  const JobQueue sleeping = queue(exec.machine, Queue::Sleeping);
  std::vector<Job> due;
  JobQueue kept;
  for (std::size_t i = 0; i < sleeping.size(); ++i) {
    if (sleeping[i].ready_at <= exec.machine.clock.now_ns)
      due.push_back(sleeping[i]);
    else
      kept.push_back(sleeping[i]);
  }
  exec.machine.queues[number(Queue::Sleeping)] = std::move(kept);
  std::stable_sort(due.begin(), due.end(), [](const Job& x, const Job& y) { return x.ready_at < y.ready_at; });
  for (const Job& job : due) exec.queue_job(static_cast<std::uint16_t>(Queue::Ready), job, RuleId::TaskWakes);
  return true;
}

// Whose turn it is: the head's. Somebody may believe that a task goes on after its yield (it has queued itself), or
// that the newest goes first.
std::size_t next_in_ring(const Exec& exec) {
  const JobQueue& ring = queue(exec.machine, Queue::Ready);
  const Beliefs& beliefs = exec.machine.options->profile.beliefs;
  if (beliefs.newest_first) return ring.size() - 1;
  for (std::size_t i = 0; beliefs.turn_to_end && i < ring.size(); ++i) {
    if (ring[i].cause == ring[i].serial) return i;
  }
  return 0;
}

bool take_turn(Exec& exec) {
  if (!is_ready(exec.machine)) return false;
  node::enter_check_phase(exec);
  JobQueue& ring = exec.machine.queues[number(Queue::Ready)];
  Job job = take_at(ring, next_in_ring(exec));
  exec.start_turn(job, RuleId::RingTurn);
  return true;
}

void set_up(Exec& exec) {
  node::set_up_loop(exec);
  exec.machine.queues.resize(number(Queue::Count));
}

constexpr node::LoopAddition addition{is_alive, is_ready, first_due, wake_sleepers, take_turn};
constexpr node::LoopModel model{{"round-robin", set_up, node::next_move}, &addition};

}  // namespace

const Model& round_robin_model() { return model; }

bool is_deadlocked(const Machine& machine) {
  bool has_ended_by_itself = machine.state == RunState::Finished && !machine.turn.active;
  return has_ended_by_itself && machine.queues.size() == number(Queue::Count) &&
         !queue(machine, Queue::Joining).empty() && !is_alive(machine);
}

}  // namespace loopscope::round_robin
