// spawn, sleep and join as globals, and what prelude/loader_tasks.js asks of the engine: where a task goes when its
// turn is over. Whose turn it is decides the model.
#include "host_support.hpp"

#include <javascript/convert.hpp>
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

constexpr std::size_t most_finished = 200;  // that are kept to be looked at

std::uint16_t number(RingQueue queue) { return static_cast<std::uint16_t>(queue); }
JobQueue& queue_of(Exec& exec, RingQueue which) { return exec.machine.queues[number(which)]; }

Job task_job(Value task, Value work, double serial) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Task);
  job.handler = task;
  job.capability = work;
  job.argument = Value::undefined();
  job.serial = static_cast<std::uint64_t>(serial);
  job.context = Value::undefined();
  return job;
}

// (task, work, serial): as the running turn knows it, so that it stays where it was made.
Job running_job(NativeCall& call) {
  Job job = task_job(call.argument(0), call.argument(1), call.argument(2).as_number());
  job.site = call.exec.machine.turn.site;
  return job;
}

void set_outcome(Job& job, Value value, bool throws) {
  job.kind = static_cast<std::uint16_t>(throws ? JobKind::TaskThrow : JobKind::Task);
  job.argument = value;
}

// (task, work) -> its serial
NativeResult spawn_task(NativeCall& call) {
  Job job = task_job(call.argument(0), call.argument(1), 0);
  std::uint64_t serial = call.exec.queue_job(number(RingQueue::Ready), job, RuleId::TaskSpawned);
  return call.give(static_cast<double>(serial));
}

// (task, work, serial, value, throws)
NativeResult task_yields(NativeCall& call) {
  Job job = running_job(call);
  set_outcome(job, call.argument(3), call.argument(4).as_boolean());
  call.exec.queue_job(number(RingQueue::Ready), job, RuleId::YieldToTail);
  return call.give_undefined();
}

// (task, work, serial, ms)
NativeResult task_sleeps(NativeCall& call) {
  Job job = running_job(call);
  call.exec.settle();
  std::int64_t due_ms = call.exec.machine.clock.now_ms() + static_cast<std::int64_t>(call.argument(3).as_number());
  job.ready_at = static_cast<std::uint64_t>(due_ms) * 1'000'000;
  call.exec.queue_job(number(RingQueue::Sleeping), job, RuleId::TaskSleeps);
  return call.give_undefined();
}

// (task, work, serial, the other task)
NativeResult task_joins(NativeCall& call) {
  Job job = running_job(call);
  job.argument = call.argument(3);
  call.exec.queue_job(number(RingQueue::Joining), job, RuleId::TaskJoins);
  return call.give_undefined();
}

// Those that wait for the task go on with its outcome, in the order they came.
void wake_joining(Exec& exec, Value task, Value value, bool throws) {
  JobQueue waiting = queue_of(exec, RingQueue::Joining), kept;
  exec.charge(waiting.size());
  std::vector<Job> woken;
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    if (waiting[i].argument == task)
      woken.push_back(waiting[i]);
    else
      kept.push_back(waiting[i]);
  }
  queue_of(exec, RingQueue::Joining) = std::move(kept);
  for (Job& job : woken) {
    set_outcome(job, value, throws);
    exec.queue_job(number(RingQueue::Ready), job, RuleId::JoinEnds);
  }
}

// (task, serial, value, throws)
NativeResult task_ends(NativeCall& call) {
  Job job = task_job(call.argument(0), Value::undefined(), call.argument(1).as_number());
  bool throws = call.argument(3).as_boolean();
  job.site = call.exec.machine.turn.site;
  call.exec.queue_job(number(RingQueue::Finished), job, throws ? RuleId::TaskFails : RuleId::TaskReturns);
  JobQueue& finished = queue_of(call.exec, RingQueue::Finished);
  if (finished.size() > most_finished) finished.pop_front();
  wake_joining(call.exec, call.argument(0), call.argument(2), throws);
  return call.give_undefined();
}

// () -> [[task, the one it waits for]...]; says that they are deadlocked.
NativeResult waiting_tasks(NativeCall& call) {
  Exec& exec = call.exec;
  const JobQueue waiting = queue_of(exec, RingQueue::Joining);
  std::vector<Value> pairs;
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    std::vector<Value> pair{waiting[i].handler, waiting[i].argument};
    pairs.push_back(Value::object(make_array(exec.heap(), pair)));
  }
  if (!pairs.empty())
    exec.emit(EventKind::Deadlock, RuleId::TasksDeadlocked, 0, 0, {}, static_cast<std::int64_t>(pairs.size()));
  return call.give_object(make_array(exec.heap(), pairs));
}

constexpr NativeRow globals_table[] = {
    {"spawn", 2, nullptr, "spawnTask"},
    {"sleep", 1, nullptr, "sleepOfTask"},
    {"join", 1, nullptr, "joinOfTask"},
};

constexpr NativeRow calls[] = {
    {"SpawnTask", 2, spawn_task},
    {"TaskYields", 5, task_yields},
    {"TaskSleeps", 4, task_sleeps},
    {"TaskJoins", 4, task_joins},
    {"TaskEnds", 4, task_ends},
    {"WaitingTasks", 0, waiting_tasks},
    {"TasksMade", 0, nullptr, "tasksMade"},
    {"TasksKnown", 0, nullptr, "tasksKnown"},
    {"IsTaskIterator", 1, nullptr, "isTaskIterator"},
    {"ResumeTask", 3, nullptr, "resumeTask"},
    {"EndTask", 4, nullptr, "endTask"},
    {"FailTask", 3, nullptr, "failTask"},
    {"ReportDeadlock", 0, nullptr, "reportDeadlock"},
};

}  // namespace

extern const std::span<const NativeRow> task_rows;
const std::span<const NativeRow> task_rows = globals_table;

std::span<const NativeRow> task_call_rows() { return calls; }

}  // namespace loopscope::js
