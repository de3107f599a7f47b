// Promises rejected without a handler (lib/internal/process/promises.js).
#include "host_support.hpp"

#include <runtime/lifecycle.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

JobQueue& rejections(Exec& exec) { return exec.machine.queues[static_cast<std::size_t>(Queue::Rejections)]; }

Job rejection_job(CellId promise, Lifecycle what) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Host);
  job.handler = Value::object(promise);
  job.argument = Value::integer(static_cast<std::int64_t>(what));
  job.capability = job.argument;  // the turn keeps it, for whoever looks
  return job;
}

RuleId rule(const Exec& exec) { return is_page(exec) ? RuleId::PageRejectionQueued : RuleId::RejectionUnhandled; }

// True when the promise was still waiting to be reported.
bool forget_pending(Exec& exec, CellId promise) {
  JobQueue kept;
  bool found = false;
  for (std::size_t i = 0; i < rejections(exec).size(); ++i) {
    const Job& job = rejections(exec)[i];
    if (job.handler == Value::object(promise))
      found = true;
    else
      kept.push_back(job);
  }
  if (found) rejections(exec) = std::move(kept);
  return found;
}

}  // namespace

void promise_rejected_unhandled(Exec& exec, CellId promise) {
  exec.queue_job(static_cast<std::uint16_t>(Queue::Rejections), rejection_job(promise, Lifecycle::RejectionUnhandled),
                 rule(exec));
}

void promise_handled_late(Exec& exec, CellId promise) {
  if (forget_pending(exec, promise)) return;
  auto& reported = host_mut(exec).reported;
  auto found = std::find(reported.begin(), reported.end(), Value::object(promise));
  if (found == reported.end()) return;
  reported.erase(found);
  // HTML, HostPromiseRejectionTracker: a page queues that task at once, node looks for such promises after its drain.
  auto queue =
      is_page(exec) ? static_cast<std::uint16_t>(PageQueue::Rejections) : static_cast<std::uint16_t>(Queue::Rejections);
  exec.queue_job(queue, rejection_job(promise, Lifecycle::RejectionHandled), rule(exec));
}

}  // namespace loopscope::js
