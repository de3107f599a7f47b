#include <explain/mechanics.hpp>
#include <runtime/rules.hpp>

#include <algorithm>
#include <iterator>

namespace loopscope {

namespace {

struct MechanicsRow {
  RuleId rule;
  TextId steps;
};

constexpr MechanicsRow rows[] = {
    {RuleId::ScriptRunsFirst, TextId::how_script},
    {RuleId::CallPushesFrame, TextId::how_call},
    {RuleId::ReturnPopsFrame, TextId::how_return},
    {RuleId::ThrowUnwinds, TextId::how_throw},
    {RuleId::StatementBegins, TextId::how_statement},
    {RuleId::CallEvaluates, TextId::how_call_evaluates},
    {RuleId::LoopTests, TextId::how_loop},
    {RuleId::GeneratorMade, TextId::how_generator_made},
    {RuleId::RunsToCompletion, TextId::how_completion},
    {RuleId::NobodyCatches, TextId::how_uncaught},
    {RuleId::ReactionQueued, TextId::how_then_settled},
    {RuleId::ReactionsTriggered, TextId::how_triggered},
    {RuleId::ThenableJobQueued, TextId::how_thenable},
    {RuleId::PromiseSettlesOnce, TextId::how_settle},
    {RuleId::PromiseRejected, TextId::how_reject},
    {RuleId::AwaitParks, TextId::how_await},
    {RuleId::AwaitResumes, TextId::how_await_resumes},
    {RuleId::YieldParks, TextId::how_yield},
    {RuleId::GeneratorResumes, TextId::how_generator_resumes},
    {RuleId::MicrotaskQueued, TextId::how_queue_microtask},
    {RuleId::MicrotasksDrain, TextId::how_drain},
    {RuleId::TicksBeforeMicrotasks, TextId::how_ticks_first},
    {RuleId::NextTickQueued, TextId::how_next_tick},
    {RuleId::ModuleBodyIsAJob, TextId::how_module_job},
    {RuleId::TimerListed, TextId::how_timer_set},
    {RuleId::TimerDue, TextId::how_timer_due},
    {RuleId::TimerCleared, TextId::how_timer_cleared},
    {RuleId::ImmediateQueued, TextId::how_immediate},
    {RuleId::ImmediatesRun, TextId::how_immediates_run},
    {RuleId::LoopPhase, TextId::how_phase},
    {RuleId::LoopWaits, TextId::how_loop_waits},
    {RuleId::LoopEnds, TextId::how_loop_ends},
    {RuleId::RejectionUnhandled, TextId::how_unhandled},
    {RuleId::OutputWritten, TextId::how_output},
    {RuleId::EitherOrder, TextId::how_either},
    {RuleId::LimitStops, TextId::how_limit},
    {RuleId::ProcessExits, TextId::how_exit},
    {RuleId::IoStarts, TextId::how_io_starts},
    {RuleId::IoCompletes, TextId::how_io_completes},
    {RuleId::MessagePosted, TextId::how_message_posted},
    {RuleId::MessagesRun, TextId::how_message_runs},
    {RuleId::HandleOpens, TextId::how_handle},
    {RuleId::ClosingQueued, TextId::how_closing},
    {RuleId::ClosingRuns, TextId::how_closing},
    {RuleId::EitherCompletion, TextId::how_either_completion},
    {RuleId::ListRunsWhole, TextId::how_list_whole},
    {RuleId::ImmediatesRunWhole, TextId::how_list_whole},
    {RuleId::AwaitWraps, TextId::how_await_wraps},
    {RuleId::RejectionWarned, TextId::how_unhandled},
    {RuleId::PageTasksRun, TextId::how_page_task},
    {RuleId::PageMicrotasksRun, TextId::how_page_checkpoint},
    {RuleId::PageTimerSet, TextId::how_page_timer_set},
    {RuleId::PageTimerClamped, TextId::how_page_clamp},
    {RuleId::PageTimerDue, TextId::how_page_timer_set},
    {RuleId::PageTimerRuns, TextId::how_page_task},
    {RuleId::PageTimerCleared, TextId::how_timer_cleared},
    {RuleId::PageFrameRequested, TextId::how_frame_requested},
    {RuleId::PageFrameRuns, TextId::how_frame_runs},
    {RuleId::PageIdleRequested, TextId::how_idle},
    {RuleId::PageIdleRuns, TextId::how_idle},
    {RuleId::PageMessagePosted, TextId::how_message_posted},
    {RuleId::PageMessageRuns, TextId::how_message_runs},
    {RuleId::PageTaskPosted, TextId::how_post_task},
    {RuleId::PageTaskRuns, TextId::how_post_task},
    {RuleId::PageInputArrives, TextId::how_input},
    {RuleId::PageInputRuns, TextId::how_input},
    {RuleId::PageListenerNext, TextId::how_listener},
    {RuleId::PageRejectionQueued, TextId::how_page_rejection},
    {RuleId::PageRejectionRuns, TextId::how_page_rejection},
    {RuleId::PageNetworkArrives, TextId::how_network},
    {RuleId::PageNetworkRuns, TextId::how_network},
    {RuleId::PageObserversQueued, TextId::how_observers},
    {RuleId::PageWaits, TextId::how_page_waits},
    {RuleId::PageRests, TextId::how_page_waits},
    {RuleId::PageLoopPart, TextId::how_page_task},
    {RuleId::TaskSpawned, TextId::how_spawn},
    {RuleId::RingTurn, TextId::how_turn},
    {RuleId::YieldToTail, TextId::how_yield_to_tail},
    {RuleId::TaskSleeps, TextId::how_sleep},
    {RuleId::TaskWakes, TextId::how_sleep},
    {RuleId::TaskJoins, TextId::how_join},
    {RuleId::JoinEnds, TextId::how_join},
    {RuleId::TaskReturns, TextId::how_task_ends},
    {RuleId::TaskFails, TextId::how_task_ends},
    {RuleId::TasksDeadlocked, TextId::how_deadlock},
};

}  // namespace

std::string rule_steps(std::string_view name, Language language) {
  auto row = std::find_if(std::begin(rows), std::end(rows),
                          [&](const MechanicsRow& each) { return rule_name(each.rule) == name; });
  return row == std::end(rows) ? std::string() : text(language, row->steps);
}

}  // namespace loopscope
