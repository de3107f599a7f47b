#pragma once
// Jobs and the queues that hold them. A job is data: what to do, never a closure. Which queues exist and when they are
// drained is the model's decision; what a job kind means is the language's.
#include <base/chunked.hpp>
#include <base/span.hpp>
#include <values/cell.hpp>

namespace loopscope {

// Where a thing was made: a range of the source of one code object.
struct SourceSite {
  std::uint32_t code = 0;
  Span span;
  bool known = false;
  auto fields() const { return std::tie(code, span.begin, span.end, known); }
  friend bool operator==(const SourceSite&, const SourceSite&) = default;
};

struct Job {
  std::uint16_t kind = 0;        // the language's business
  std::uint16_t queue = 0;       // the queue it was put into
  bool is_unreferenced = false;  // waits, but keeps no loop alive by itself
  Value handler;                 // callback, coroutine or promise
  Value argument;                // value it is called with, or an internal list of arguments
  Value capability;              // promise that the outcome settles, or whatever the kind needs
  std::uint64_t serial = 0;      // identity people see: 1, 2, 3... over all jobs and timers of a run
  std::uint64_t queued_at = 0;   // step at which it was queued
  std::uint64_t cause = 0;       // serial of the job that was running then; 0: the main script
  SourceSite site;               // the call that queued it
  std::uint64_t ready_at = 0;    // virtual ns before which it cannot run
  Value context;                 // what the language's turns hand on: the turn's that queued it, if it is empty
  auto fields() const {
    return std::tie(kind, queue, is_unreferenced, handler, argument, capability, serial, queued_at, cause, site,
                    ready_at, context);
  }
  friend bool operator==(const Job&, const Job&) = default;
};

using JobQueue = ChunkedSequence<Job, 16>;

}  // namespace loopscope
