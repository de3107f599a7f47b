// Turns and queues: what runs next, and what waits.
#include "narrator.hpp"

#include <runtime/lifecycle.hpp>
#include <text/browser_text.hpp>
#include <text/round_robin_text.hpp>
#include <text/sentences_text.hpp>

#include "page_texts.hpp"

namespace loopscope {

// Of the job only its kind and handler are known any more: its frames run already.
Job Narrator::running_job() const {
  Job job;
  job.kind = machine_.turn.kind;
  job.queue = machine_.turn.queue;
  job.handler = event_.kind == EventKind::TurnStarted ? event_.value : machine_.turn.handler;
  job.capability = machine_.turn.capability;
  return job;
}

JobView Narrator::job_that_runs() const { return words_.inspection().job(machine_, running_job()); }

namespace {

bool is_handled_late(Value what) {
  return what == Value::integer(static_cast<std::int64_t>(Lifecycle::RejectionHandled));
}

}  // namespace

// A turn that reports what became of a rejection; old profiles go on after it.
std::string Narrator::rejection_runs(const JobView& job) {
  bool handled = is_handled_late(machine_.turn.capability), is_page = rule_ == ToldRule::PageRejectionRuns;
  if (is_page)
    return say(handled ? BrowserText::say_page_rejection_handled_runs : BrowserText::say_page_rejection_runs);
  if (handled) {
    rule_ = ToldRule::RejectionHandledLate;
    return say(SentencesText::say_rejection_handled_runs);
  }
  bool goes_on = !machine_.options->profile.rejections_are_fatal;
  if (goes_on) rule_ = ToldRule::RejectionWarned;
  return say(goes_on ? SentencesText::say_rejection_warned : SentencesText::say_rejection_runs, words_.job_label(job));
}

std::string Narrator::page_turn(const JobView& job, TextId id, const std::string& by) {
  if (rule_ == ToldRule::PageMicrotasksRun && job.role == JobRole::Callback && !job.name.empty()) {
    rule_ = ToldRule::PageObserversRun;
    return say(BrowserText::say_page_observers_run);
  }
  if (rule_ == ToldRule::PageInputRuns) return say(id, job.name);
  bool is_ready = job.name == "DOMContentLoaded" || job.name == "load";
  if (rule_ == ToldRule::PageListenerNext) return say(is_ready ? BrowserText::say_page_document_ready : id, job.name);
  return say(id, words_.job_noun(job), by);
}

std::string Narrator::turn_started() {
  if (rule_ == ToldRule::ScriptRunsFirst) return say(SentencesText::say_script_begins);
  if (rule_ == ToldRule::ModuleBodyIsAJob) return say(SentencesText::say_module_begins);
  if (rule_ == ToldRule::LoopEnds || rule_ == ToldRule::ProcessExits) return last_turn();
  JobView job = job_that_runs();
  if (rule_ == ToldRule::RejectionUnhandled || rule_ == ToldRule::PageRejectionRuns) return rejection_runs(job);
  std::string noun = words_.job_noun(job), by = queued_by(SentencesText::part_queued_by);
  if (auto id = page_turn_text(rule_)) return page_turn(job, *id, by);
  if (rule_ == ToldRule::RingTurn) return say(RoundRobinText::say_task_turn, noun);
  if (rule_ == ToldRule::IoCompletes) return say(SentencesText::say_io_runs, noun, by);
  if (rule_ == ToldRule::MessagesRun) return say(SentencesText::say_message_runs, noun, by);
  if (rule_ == ToldRule::ClosingRuns) return say(SentencesText::say_closing_runs, noun, by);
  bool others_wait = waiting_in("next_tick") + waiting_in("microtasks") > 0;
  if (rule_ == ToldRule::TimerDue) {
    bool runs_on = others_wait && !machine_.options->profile.timers_drain_between;
    if (runs_on) rule_ = ToldRule::ListRunsWhole;
    return say(runs_on ? SentencesText::say_list_runs_on : SentencesText::say_timer_runs, noun,
               queued_by(SentencesText::part_set_by));
  }
  switch (role_of_queue(event_.detail)) {
    case QueueRole::Ticks:
      return job.role == JobRole::Lifecycle ? say(SentencesText::say_warning_runs)
                                            : say(SentencesText::say_tick_runs, noun, by);
    case QueueRole::Microtasks:
      return say(SentencesText::say_microtask_runs, noun, by);
    case QueueRole::Immediates:
      if (!others_wait || machine_.options->profile.immediates_drain_between)
        return say(SentencesText::say_immediate_runs, noun, by);
      rule_ = ToldRule::ImmediatesRunWhole;
      return say(SentencesText::say_immediates_run_on, noun, by);
    default:
      return say(SentencesText::say_turn_runs, noun, by);
  }
}

// The loop is over, or would be: the two turns in which the program is told so.
std::string Narrator::last_turn() {
  bool is_before = rule_ == ToldRule::LoopEnds;
  rule_ = is_before ? ToldRule::BeforeExitEmitted : ToldRule::ExitEmitted;
  return say(is_before ? SentencesText::say_before_exit : SentencesText::say_exit_turn);
}

std::string Narrator::turn_ended() {
  rule_ = ToldRule::RunsToCompletion;
  return event_.subject == 0 ? say(SentencesText::say_script_ended)
                             : say(SentencesText::say_turn_ended, event_.subject);
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
  TextId id =
      already ? (rejected ? SentencesText::say_reaction_queued_rejected : SentencesText::say_reaction_queued_fulfilled)
              : (rejected ? SentencesText::say_reaction_triggered_rejected
                          : SentencesText::say_reaction_triggered_fulfilled);
  return say(id, words_.job_noun(job), words_.quoted(job.argument));
}

// Where a task goes when it is made, when its turn is over and when what it waits for has come.
std::string Narrator::task_moved(const Job& queued, const JobView& job) const {
  std::string noun = words_.job_noun(job);
  std::size_t others = machine_.queues[event_.detail].size() - 1;
  switch (rule_) {
    case ToldRule::TaskSpawned:
      return say(RoundRobinText::say_task_spawned, noun, others + 1);
    case ToldRule::YieldToTail:
      if (others == 0) return say(RoundRobinText::say_task_yielded_alone, noun);
      return others == 1 ? say(RoundRobinText::say_task_yielded_behind_one, noun)
                         : say(RoundRobinText::say_task_yielded, noun, others);
    case ToldRule::TaskSleeps:
      return say(RoundRobinText::say_task_sleeps, noun, milliseconds(static_cast<std::int64_t>(queued.ready_at)));
    case ToldRule::TaskWakes:
      return say(RoundRobinText::say_task_wakes, noun);
    case ToldRule::TaskJoins:
      return say(RoundRobinText::say_task_joins, noun, words_.awaited_task_noun(queued));
    case ToldRule::JoinEnds:
      return say(RoundRobinText::say_task_join_ends, noun);
    case ToldRule::TaskFails:
      return say(RoundRobinText::say_task_fails, noun);
    default:
      return say(RoundRobinText::say_task_returns, noun);
  }
}

// A promise that is rejected without a handler, or that got one after it was reported, waits to be reported.
std::string Narrator::rejection_queued(const Job* queued) {
  bool handled = queued != nullptr && is_handled_late(queued->argument);
  if (rule_ == ToldRule::PageRejectionQueued)
    return say(handled ? BrowserText::say_page_handled_seen : BrowserText::say_page_rejection_seen);
  if (handled) rule_ = ToldRule::RejectionHandledLate;
  return say(handled ? SentencesText::say_rejection_handled_queued : SentencesText::say_rejection_queued);
}

namespace {

struct DropRow {
  RuleId queued;
  ToldRule dropped;
};
constexpr DropRow drops[] = {{RuleId::ImmediateQueued, ToldRule::ImmediateCleared},
                             {RuleId::IoStarts, ToldRule::IoCancelled},
                             {RuleId::PageFrameRequested, ToldRule::PageFrameCancelled},
                             {RuleId::PageIdleRequested, ToldRule::PageIdleCancelled},
                             {RuleId::PageTaskPosted, ToldRule::PageTaskAborted}};

}  // namespace

std::string Narrator::job_dropped() {
  for (const DropRow& row : drops) {
    if (row.queued == event_.rule) rule_ = row.dropped;
  }
  return say(SentencesText::say_dropped, event_.subject);
}

std::string Narrator::job_queued() {
  const Job* queued = queued_job();
  bool is_seen = role_of_queue(event_.detail) == QueueRole::Rejections;
  bool is_late = rule_ == ToldRule::PageRejectionQueued && queued != nullptr && is_handled_late(queued->argument);
  if (is_late) return rejection_queued(queued);
  if (is_seen && (rule_ == ToldRule::PageRejectionQueued || rule_ == ToldRule::RejectionUnhandled))
    return rejection_queued(queued);
  if (auto id = page_queued_text(rule_)) {
    // What becomes a task may run at once.
    bool runs = queued == nullptr && machine_.turn.job == event_.subject;
    JobView job = runs ? job_that_runs() : queued ? words_.inspection().job(machine_, *queued) : JobView();
    return say(*id, rule_ == ToldRule::PageInputArrives ? job.name : words_.job_noun(job));
  }
  if (rule_ == ToldRule::PageTimerDue)
    return say(BrowserText::say_page_timer_due, event_.subject, milliseconds(static_cast<std::int64_t>(event_.time)));
  if (rule_ == ToldRule::MessagePosted) return say(SentencesText::say_message_posted);  // maybe to another thread
  if (queued == nullptr) return say(SentencesText::say_queued, say(SentencesText::noun_callback));
  JobView job = words_.inspection().job(machine_, *queued);
  if (job.role == JobRole::Task) return task_moved(*queued, job);
  switch (rule_) {
    case ToldRule::ReactionQueued:
    case ToldRule::ReactionsTriggered:
      return reaction_queued(job);
    case ToldRule::ThenableJobQueued:
      return say(SentencesText::say_thenable_queued, words_.job_noun(job), words_.quoted(job.argument));
    case ToldRule::IoStarts:
      if (machine_.options->profile.is_page) rule_ = ToldRule::PageRequestSent;
      return say(machine_.options->profile.is_page ? TextId(BrowserText::say_page_request_sent)
                                                   : SentencesText::say_io_started,
                 source_of(event_.site), milliseconds(static_cast<std::int64_t>(queued->ready_at - event_.time)));
    case ToldRule::HandleOpens:
      return say(SentencesText::say_handle_opens);
    case ToldRule::ClosingQueued:
      return say(SentencesText::say_closing_queued);
    default:
      break;
  }
  std::string noun = words_.job_noun(job);
  switch (role_of_queue(event_.detail)) {
    case QueueRole::Ticks:
      if (job.role != JobRole::Lifecycle) return say(SentencesText::say_tick_queued, noun);
      rule_ = ToldRule::WarningQueued;
      return say(SentencesText::say_warning_queued);
    case QueueRole::Microtasks:
      return say(SentencesText::say_microtask_queued, noun);
    case QueueRole::Immediates:
      return say(SentencesText::say_immediate_queued, noun);
    default:
      return say(SentencesText::say_queued, noun);
  }
}

}  // namespace loopscope
