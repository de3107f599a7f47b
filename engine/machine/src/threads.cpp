// Threads: which one runs, and how they reach each other. One runs at a time; each has a clock of its own, and the one
// whose time is the earliest goes on, so that what they do interleaves as if they ran in parallel.
#include <machine/exec.hpp>

#include <algorithm>
#include <utility>

namespace loopscope {

namespace {

// How far a thread may run ahead of the others in the middle of a turn.
constexpr std::uint64_t share_ns = 100'000;

std::uint64_t plus(std::uint64_t time, std::uint64_t more) { return time > never_ns - more ? never_ns : time + more; }

std::vector<Thread>::iterator earliest(std::vector<Thread>& threads) {
  return std::min_element(threads.begin(), threads.end(),
                          [](const Thread& x, const Thread& y) { return x.wake_ns < y.wake_ns; });
}

void plan_share(Machine& machine) {
  bool alone = machine.parked.empty();
  machine.run_until_ns = alone ? never_ns : plus(earliest(machine.parked)->wake_ns, share_ns);
}

// The thread that has just been taken up goes on: its loop looks again, a call's time is over.
void go_on(Machine& machine) {
  if (machine.waiting != Waiting::InCall || machine.wake_ns == never_ns) {
    if (machine.waiting == Waiting::InLoop) machine.waiting = Waiting::No;
    plan_share(machine);
    if (machine.waiting == Waiting::InCall) machine.run_until_ns = 0;  // nobody is left to wake it
    return;
  }
  machine.clock.now_ns = std::max(machine.clock.now_ns, machine.wake_ns);
  machine.call.timed_out = true;
  machine.waiting = Waiting::No;
  plan_share(machine);
}

Thread* find_thread(Machine& machine, std::uint32_t id) {
  for (Thread& thread : machine.parked) {
    if (thread.id == id) return &thread;
  }
  return machine.id == id ? &machine : nullptr;
}

void tell_parent(Exec& exec, const Thread& ended) {
  Job notice = ended.exit_notice;
  notice.argument = Value::integer(ended.exit_code);
  notice.ready_at += ended.clock.now_ns;
  exec.queue_job_for(ended.parent, notice.queue, notice, RuleId::MessagePosted);
}

// The threads that `parent` started, theirs too; nobody is told.
void drop_children(Machine& machine, std::uint32_t parent) {
  for (std::size_t i = 0; i < machine.parked.size();) {
    if (machine.parked[i].parent != parent || machine.parked[i].id == 0) {
      ++i;
      continue;
    }
    std::uint32_t child = machine.parked[i].id;
    machine.parked.erase(machine.parked.begin() + static_cast<std::ptrdiff_t>(i));
    drop_children(machine, child);
    i = 0;
  }
}

}  // namespace

std::size_t Exec::add_thread(CellId realm, std::uint64_t delay_ns, Job exit_notice) {
  settle();
  Thread fresh;
  fresh.id = machine.next_thread++;
  fresh.parent = machine.id;
  fresh.clock.now_ns = fresh.wake_ns = plus(machine.clock.now_ns, delay_ns);
  fresh.root(Root::InternTable) = machine.root(Root::InternTable);
  fresh.root(Root::Language) = realm;
  fresh.exit_notice = std::move(exit_notice);
  machine.parked.push_back(std::move(fresh));
  plan_share(machine);
  return machine.parked.size() - 1;
}

void Exec::switch_to(std::size_t place) {
  save_frame();
  Thread& other = machine.parked[place];
  language.exchange_realms(*this, other.root(Root::Language));
  std::swap(machine.root(Root::Language), other.root(Root::Language));
  std::swap(static_cast<Thread&>(machine), other);
  std::sort(machine.parked.begin(), machine.parked.end(), [](const Thread& x, const Thread& y) { return x.id < y.id; });
  load_frame();
}

bool Exec::let_earliest_run(std::uint64_t own_ns, Waiting waiting) {
  plan_share(machine);
  if (machine.parked.empty()) return false;
  auto first = earliest(machine.parked);
  bool others_first = first->wake_ns < own_ns || (first->wake_ns == own_ns && first->id < machine.id);
  if (!others_first || first->wake_ns == never_ns) return false;
  machine.wake_ns = own_ns;
  machine.waiting = waiting;
  switch_to(static_cast<std::size_t>(first - machine.parked.begin()));
  go_on(machine);
  return true;
}

bool Exec::queue_job_for(std::uint32_t id, std::uint16_t queue, Job job, RuleId rule) {
  Thread* thread = find_thread(machine, id);
  if (!thread || thread->ended) return false;
  if (thread == &machine) return queue_job(queue, std::move(job), rule), true;
  job.queue = queue;
  job.serial = new_serial();
  job.cause = machine.turn.job;
  job.queued_at = machine.counters.events + 1;
  if (!job.site.known) job.site = site();
  machine.heap.charge(sizeof(Job));
  thread->queues[queue].push_back(job);
  if (thread->waiting == Waiting::InLoop) thread->wake_ns = std::min(thread->wake_ns, job.ready_at);
  plan_share(machine);
  emit_at(job.site, EventKind::JobQueued, rule, static_cast<std::uint8_t>(queue), job.serial, {}, 0, job.cause);
  return true;
}

void Exec::block_in_call(BlockingCall call, std::uint64_t until_ns) {
  settle();
  machine.call = call;
  machine.waiting = Waiting::InCall;
  machine.wake_ns = until_ns;
  machine.run_until_ns = 0;
}

std::uint64_t Exec::wake_callers(CellId cell, std::uint64_t place, std::uint64_t most) {
  settle();
  std::uint64_t woken = 0;
  for (; woken < most; ++woken) {
    Thread* first = nullptr;
    for (Thread& thread : machine.parked) {
      bool waits = thread.waiting == Waiting::InCall && thread.call.cell == cell && thread.call.place == place;
      if (waits && (!first || thread.call.order < first->call.order)) first = &thread;
    }
    if (!first) break;
    first->waiting = Waiting::No;
    first->clock.now_ns = first->wake_ns = std::max(first->clock.now_ns, machine.clock.now_ns);
  }
  plan_share(machine);
  return woken;
}

void Exec::stop_thread(std::uint32_t id, int exit_code) {
  settle();
  Thread* thread = find_thread(machine, id);
  if (!thread || thread == &machine) return;
  thread->exit_code = exit_code;
  thread->clock.now_ns = machine.clock.now_ns;
  tell_parent(*this, *thread);
  drop_children(machine, id);
  std::erase_if(machine.parked, [id](const Thread& other) { return other.id == id; });
  plan_share(machine);
}

void Exec::abandon_thread(int exit_code) {
  while (frame) {
    if (!frame->is_hidden) emit(EventKind::FrameLeft, RuleId::ThrowUnwinds, 0, frame->serial);
    discard_frame();
  }
  machine.exit_code = exit_code;
  machine.ended = true;
}

void Exec::remove_thread() {
  std::uint32_t id = machine.id;
  drop_children(machine, id);
  tell_parent(*this, machine);
  switch_to(static_cast<std::size_t>(earliest(machine.parked) - machine.parked.begin()));
  std::erase_if(machine.parked, [id](const Thread& other) { return other.id == id; });
  go_on(machine);
}

}  // namespace loopscope
