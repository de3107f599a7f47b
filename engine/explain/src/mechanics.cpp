#include <explain/mechanics.hpp>
#include <explain/told_rule.hpp>

#include <algorithm>
#include <iterator>

namespace loopscope {

namespace {

struct MechanicsRow {
  ToldRule rule;
  TextId steps;
};

constexpr MechanicsRow rows[] = {
    {ToldRule::ScriptRunsFirst, TextId::how_script},
    {ToldRule::CallPushesFrame, TextId::how_call},
    {ToldRule::ReturnPopsFrame, TextId::how_return},
    {ToldRule::ThrowUnwinds, TextId::how_throw},
    {ToldRule::StatementBegins, TextId::how_statement},
    {ToldRule::CallEvaluates, TextId::how_call_evaluates},
    {ToldRule::LoopTests, TextId::how_loop},
    {ToldRule::GeneratorMade, TextId::how_generator_made},
    {ToldRule::RunsToCompletion, TextId::how_completion},
    {ToldRule::NobodyCatches, TextId::how_uncaught},
    {ToldRule::ReactionQueued, TextId::how_then_settled},
    {ToldRule::ReactionsTriggered, TextId::how_triggered},
    {ToldRule::ThenableJobQueued, TextId::how_thenable},
    {ToldRule::PromiseSettlesOnce, TextId::how_settle},
    {ToldRule::PromiseRejected, TextId::how_reject},
    {ToldRule::AwaitParks, TextId::how_await},
    {ToldRule::AwaitResumes, TextId::how_await_resumes},
    {ToldRule::YieldParks, TextId::how_yield},
    {ToldRule::GeneratorResumes, TextId::how_generator_resumes},
    {ToldRule::MicrotaskQueued, TextId::how_queue_microtask},
    {ToldRule::MicrotasksDrain, TextId::how_drain},
    {ToldRule::TicksBeforeMicrotasks, TextId::how_ticks_first},
    {ToldRule::NextTickQueued, TextId::how_next_tick},
    {ToldRule::ModuleBodyIsAJob, TextId::how_module_job},
    {ToldRule::TimerListed, TextId::how_timer_set},
    {ToldRule::TimerDue, TextId::how_timer_due},
    {ToldRule::TimerCleared, TextId::how_timer_cleared},
    {ToldRule::ImmediateQueued, TextId::how_immediate},
    {ToldRule::ImmediatesRun, TextId::how_immediates_run},
    {ToldRule::LoopPhase, TextId::how_phase},
    {ToldRule::LoopWaits, TextId::how_loop_waits},
    {ToldRule::LoopEnds, TextId::how_loop_ends},
    {ToldRule::RejectionUnhandled, TextId::how_unhandled},
    {ToldRule::OutputWritten, TextId::how_output},
    {ToldRule::EitherOrder, TextId::how_either},
    {ToldRule::LimitStops, TextId::how_limit},
    {ToldRule::ProcessExits, TextId::how_exit},
    {ToldRule::IoStarts, TextId::how_io_starts},
    {ToldRule::IoCompletes, TextId::how_io_completes},
    {ToldRule::MessagePosted, TextId::how_message_posted},
    {ToldRule::MessagesRun, TextId::how_message_runs},
    {ToldRule::HandleOpens, TextId::how_handle},
    {ToldRule::ClosingQueued, TextId::how_closing},
    {ToldRule::ClosingRuns, TextId::how_closing},
    {ToldRule::EitherCompletion, TextId::how_either_completion},
    {ToldRule::ListRunsWhole, TextId::how_list_whole},
    {ToldRule::ImmediatesRunWhole, TextId::how_list_whole},
    {ToldRule::AwaitWraps, TextId::how_await_wraps},
    {ToldRule::RejectionWarned, TextId::how_unhandled},
    {ToldRule::PageTasksRun, TextId::how_page_task},
    {ToldRule::PageMicrotasksRun, TextId::how_page_checkpoint},
    {ToldRule::PageTimerSet, TextId::how_page_timer_set},
    {ToldRule::PageTimerClamped, TextId::how_page_clamp},
    {ToldRule::PageTimerDue, TextId::how_page_timer_set},
    {ToldRule::PageTimerRuns, TextId::how_page_task},
    {ToldRule::PageTimerCleared, TextId::how_timer_cleared},
    {ToldRule::PageFrameRequested, TextId::how_frame_requested},
    {ToldRule::PageFrameRuns, TextId::how_frame_runs},
    {ToldRule::PageIdleRequested, TextId::how_idle},
    {ToldRule::PageIdleRuns, TextId::how_idle},
    {ToldRule::PageMessagePosted, TextId::how_message_posted},
    {ToldRule::PageMessageRuns, TextId::how_message_runs},
    {ToldRule::PageTaskPosted, TextId::how_post_task},
    {ToldRule::PageTaskRuns, TextId::how_post_task},
    {ToldRule::PageInputArrives, TextId::how_input},
    {ToldRule::PageInputRuns, TextId::how_input},
    {ToldRule::PageListenerNext, TextId::how_listener},
    {ToldRule::PageRejectionQueued, TextId::how_page_rejection},
    {ToldRule::PageRejectionRuns, TextId::how_page_rejection},
    {ToldRule::PageNetworkArrives, TextId::how_network},
    {ToldRule::PageNetworkRuns, TextId::how_network},
    {ToldRule::PageObserversQueued, TextId::how_observers},
    {ToldRule::PageWaits, TextId::how_page_waits},
    {ToldRule::PageRests, TextId::how_page_waits},
    {ToldRule::PageLoopPart, TextId::how_page_task},
    {ToldRule::TaskSpawned, TextId::how_spawn},
    {ToldRule::RingTurn, TextId::how_turn},
    {ToldRule::YieldToTail, TextId::how_yield_to_tail},
    {ToldRule::TaskSleeps, TextId::how_sleep},
    {ToldRule::TaskWakes, TextId::how_sleep},
    {ToldRule::TaskJoins, TextId::how_join},
    {ToldRule::JoinEnds, TextId::how_join},
    {ToldRule::TaskReturns, TextId::how_task_ends},
    {ToldRule::TaskFails, TextId::how_task_ends},
    {ToldRule::TasksDeadlocked, TextId::how_deadlock},
    {ToldRule::ConstructPushesFrame, TextId::how_call},
    {ToldRule::ReturnEvaluates, TextId::how_return},
    {ToldRule::ExpressionBody, TextId::how_statement},
    {ToldRule::WarningQueued, TextId::how_next_tick},
    {ToldRule::IntervalAgain, TextId::how_timer_set},
    {ToldRule::ImmediateCleared, TextId::how_immediate},
    {ToldRule::BeforeExitEmitted, TextId::how_loop_ends},
    {ToldRule::ExitEmitted, TextId::how_loop_ends},
    {ToldRule::RejectionHandledLate, TextId::how_unhandled},
    {ToldRule::IoCancelled, TextId::how_io_starts},
    {ToldRule::PageIntervalAgain, TextId::how_page_timer_set},
    {ToldRule::PageFrameBegins, TextId::how_frame_runs},
    {ToldRule::PageRequestSent, TextId::how_network},
    {ToldRule::PageFrameCancelled, TextId::how_given_up},
    {ToldRule::PageIdleCancelled, TextId::how_given_up},
    {ToldRule::PageTaskAborted, TextId::how_given_up},
    {ToldRule::PageObserversRun, TextId::how_observers},
};

}  // namespace

std::string rule_steps(std::string_view name, Language language) {
  auto row = std::find_if(std::begin(rows), std::end(rows),
                          [&](const MechanicsRow& each) { return rule_name(each.rule) == name; });
  return row == std::end(rows) ? std::string() : text(language, row->steps);
}

}  // namespace loopscope
