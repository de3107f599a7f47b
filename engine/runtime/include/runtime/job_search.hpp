#pragma once
// Finding and taking jobs that are not at the head of their queue. All of these look through the whole queue.
#include <runtime/job.hpp>

#include <optional>

namespace loopscope {

// Takes the job at this place out; the others keep their order.
inline Job take_at(JobQueue& jobs, std::size_t place) {
  Job job = jobs[place];
  JobQueue kept;
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (i != place) kept.push_back(jobs[i]);
  }
  jobs = std::move(kept);
  return job;
}

// Takes the first job that matches; nothing, and the queue stays as it is, when none does.
template <class Matches>
std::optional<Job> take_first(JobQueue& jobs, Matches matches) {
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (matches(jobs[i])) return take_at(jobs, i);
  }
  return std::nullopt;
}

// Moves the last job to this place; those from there on move back by one.
inline void move_last_to(JobQueue& jobs, std::size_t place) {
  JobQueue moved;
  for (std::size_t i = 0; i + 1 < jobs.size(); ++i) {
    if (i == place) moved.push_back(jobs.back());
    moved.push_back(jobs[i]);
  }
  if (place + 1 < jobs.size()) jobs = std::move(moved);
}

// Whether one of the jobs keeps the loop alive.
inline bool has_referenced(const JobQueue& jobs) {
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (!jobs[i].is_unreferenced) return true;
  }
  return false;
}

// The place of the job with this serial; nothing when it is not there.
inline std::optional<std::size_t> place_of(const JobQueue& jobs, std::uint64_t serial) {
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (jobs[i].serial == serial) return i;
  }
  return std::nullopt;
}

// The place of the job with the smallest `ready_at`, of equal ones the first; nothing when the queue is empty.
inline std::optional<std::size_t> first_ready(const JobQueue& jobs) {
  std::optional<std::size_t> first;
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (!first || jobs[i].ready_at < jobs[*first].ready_at) first = i;
  }
  return first;
}

// When that job can run.
inline std::optional<std::uint64_t> first_ready_at(const JobQueue& jobs) {
  std::optional<std::size_t> place = first_ready(jobs);
  return place ? std::optional(jobs[*place].ready_at) : std::nullopt;
}

}  // namespace loopscope
