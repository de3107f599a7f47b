// Turns and queues: what runs next, and what waits.
#include "narrator.hpp"

#include "page_texts.hpp"

namespace loopscope {

// Of the job only its kind and handler are known any more: its frames run already.
JobView Narrator::job_that_runs() const {
  Job job;
  job.kind = machine_.turn.kind;
  job.queue = machine_.turn.queue;
  job.handler = event_.kind == EventKind::TurnStarted ? event_.value : machine_.turn.handler;
  return words_.inspection().job(machine_, job);
}

std::string Narrator::turn_started() {
  if (rule_ == RuleId::ScriptRunsFirst) return say(TextId::say_script_begins);
  if (rule_ == RuleId::ModuleBodyIsAJob) return say(TextId::say_module_begins);
  if (rule_ == RuleId::LoopEnds) return say(TextId::say_before_exit);
  if (rule_ == RuleId::ProcessExits) return say(TextId::say_exit_turn);
  JobView job = job_that_runs();
  if (rule_ == RuleId::RejectionUnhandled) return say(TextId::say_rejection_runs, words_.job_label(job));
  std::string noun = words_.job_noun(job), by = queued_by(TextId::part_queued_by);
  if (rule_ == RuleId::PageMicrotasksRun && words_.is_library(job.callable)) return say(TextId::say_page_observers_run);
  if (auto id = page_turn_text(rule_)) return say(*id, noun, by);
  if (rule_ == RuleId::RingTurn) return say(TextId::say_task_turn, noun);
  if (rule_ == RuleId::IoCompletes) return say(TextId::say_io_runs, noun, by);
  if (rule_ == RuleId::MessagesRun) return say(TextId::say_message_runs, noun, by);
  if (rule_ == RuleId::ClosingRuns) return say(TextId::say_closing_runs, noun, by);
  if (rule_ == RuleId::TimerDue) return say(TextId::say_timer_runs, noun, queued_by(TextId::part_set_by));
  switch (role_of_queue(event_.detail)) {
    case QueueRole::Ticks:
      return say(TextId::say_tick_runs, noun, by);
    case QueueRole::Microtasks:
      return say(TextId::say_microtask_runs, noun, by);
    case QueueRole::Immediates:
      return say(TextId::say_immediate_runs, noun, by);
    default:
      return say(TextId::say_turn_runs, noun, by);
  }
}

std::string Narrator::turn_ended() {
  rule_ = RuleId::RunsToCompletion;
  return event_.subject == 0 ? say(TextId::say_script_ended) : say(TextId::say_turn_ended, event_.subject);
}

const Job* Narrator::queued_job() const {
  if (event_.detail >= machine_.queues.size()) return nullptr;
  const JobQueue& queue = machine_.queues[event_.detail];
  for (std::size_t i = queue.size(); i-- > 0;) {
    if (queue[i].serial == event_.subject) return &queue[i];
  }
  return nullptr;
}

std::string Narrator::reaction_queued(const JobView& job) const {
  bool already = event_.rule == RuleId::ReactionQueued;
  bool rejected = job.role == JobRole::RejectionReaction || job.role == JobRole::ResumeThrow;
  if (job.role == JobRole::PassThrough) rejected = event_.number == 2;
  TextId id = already ? (rejected ? TextId::say_reaction_queued_rejected : TextId::say_reaction_queued_fulfilled)
                      : (rejected ? TextId::say_reaction_triggered_rejected : TextId::say_reaction_triggered_fulfilled);
  return say(id, words_.job_noun(job), words_.quoted(job.argument));
}

// Where a task goes when it is made, when its turn is over and when what it waits for has come.
std::string Narrator::task_moved(const Job& queued, const JobView& job) const {
  std::string noun = words_.job_noun(job);
  std::size_t others = machine_.queues[event_.detail].size() - 1;
  switch (rule_) {
    case RuleId::TaskSpawned:
      return say(TextId::say_task_spawned, noun, others + 1);
    case RuleId::YieldToTail:
      return others == 0 ? say(TextId::say_task_yielded_alone, noun) : say(TextId::say_task_yielded, noun, others);
    case RuleId::TaskSleeps:
      return say(TextId::say_task_sleeps, noun, milliseconds(static_cast<std::int64_t>(queued.ready_at)));
    case RuleId::TaskWakes:
      return say(TextId::say_task_wakes, noun);
    case RuleId::TaskJoins:
      return say(TextId::say_task_joins, noun, words_.awaited_task_noun(queued));
    case RuleId::JoinEnds:
      return say(TextId::say_task_join_ends, noun);
    case RuleId::TaskFails:
      return say(TextId::say_task_fails, noun);
    default:
      return say(TextId::say_task_returns, noun);
  }
}

std::string Narrator::job_queued() {
  const Job* queued = queued_job();
  if (auto id = page_queued_text(rule_, role_of_queue(event_.detail) == QueueRole::Rejections))
    return say(*id, queued ? words_.job_noun(words_.inspection().job(machine_, *queued)) : std::string());
  if (rule_ == RuleId::PageTimerDue)
    return say(TextId::say_page_timer_due, event_.subject, milliseconds(static_cast<std::int64_t>(event_.time)));
  if (queued == nullptr) return say(TextId::say_queued, say(TextId::noun_callback));
  JobView job = words_.inspection().job(machine_, *queued);
  if (job.role == JobRole::Task) return task_moved(*queued, job);
  switch (rule_) {
    case RuleId::ReactionQueued:
    case RuleId::ReactionsTriggered:
      return reaction_queued(job);
    case RuleId::ThenableJobQueued:
      return say(TextId::say_thenable_queued, words_.job_noun(job), words_.quoted(job.argument));
    case RuleId::RejectionUnhandled:
      return say(TextId::say_rejection_queued);
    case RuleId::IoStarts:
      return say(machine_.options->profile.is_page ? TextId::say_page_request_sent : TextId::say_io_started,
                 source_of(event_.site), milliseconds(static_cast<std::int64_t>(queued->ready_at - event_.time)));
    case RuleId::MessagePosted:
      return say(TextId::say_message_posted);
    case RuleId::HandleOpens:
      return say(TextId::say_handle_opens);
    case RuleId::ClosingQueued:
      return say(TextId::say_closing_queued);
    default:
      break;
  }
  std::string noun = words_.job_noun(job);
  switch (role_of_queue(event_.detail)) {
    case QueueRole::Ticks:
      return say(TextId::say_tick_queued, noun);
    case QueueRole::Microtasks:
      return say(TextId::say_microtask_queued, noun);
    case QueueRole::Immediates:
      return say(TextId::say_immediate_queued, noun);
    case QueueRole::Rejections:
      return say(TextId::say_rejection_queued);
    default:
      return say(TextId::say_queued, noun);
  }
}

}  // namespace loopscope
