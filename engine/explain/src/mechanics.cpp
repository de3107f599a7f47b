#include <explain/mechanics.hpp>
#include <explain/told_rule.hpp>
#include <text/mechanics_text.hpp>

#include <algorithm>
#include <iterator>

namespace loopscope {

namespace {

struct MechanicsRow {
  ToldRule rule;
  TextId steps;
};

constexpr MechanicsRow rows[] = {
    {ToldRule::ScriptRunsFirst, MechanicsText::how_script},
    {ToldRule::CallPushesFrame, MechanicsText::how_call},
    {ToldRule::ReturnPopsFrame, MechanicsText::how_return},
    {ToldRule::ThrowUnwinds, MechanicsText::how_throw},
    {ToldRule::StatementBegins, MechanicsText::how_statement},
    {ToldRule::CallEvaluates, MechanicsText::how_call_evaluates},
    {ToldRule::LoopTests, MechanicsText::how_loop},
    {ToldRule::GeneratorMade, MechanicsText::how_generator_made},
    {ToldRule::RunsToCompletion, MechanicsText::how_completion},
    {ToldRule::NobodyCatches, MechanicsText::how_uncaught},
    {ToldRule::ReactionQueued, MechanicsText::how_then_settled},
    {ToldRule::ReactionsTriggered, MechanicsText::how_triggered},
    {ToldRule::ThenableJobQueued, MechanicsText::how_thenable},
    {ToldRule::PromiseSettlesOnce, MechanicsText::how_settle},
    {ToldRule::PromiseRejected, MechanicsText::how_reject},
    {ToldRule::AwaitParks, MechanicsText::how_await},
    {ToldRule::AwaitResumes, MechanicsText::how_await_resumes},
    {ToldRule::YieldParks, MechanicsText::how_yield},
    {ToldRule::GeneratorResumes, MechanicsText::how_generator_resumes},
    {ToldRule::MicrotaskQueued, MechanicsText::how_queue_microtask},
    {ToldRule::MicrotasksDrain, MechanicsText::how_drain},
    {ToldRule::TicksBeforeMicrotasks, MechanicsText::how_ticks_first},
    {ToldRule::NextTickQueued, MechanicsText::how_next_tick},
    {ToldRule::ModuleBodyIsAJob, MechanicsText::how_module_job},
    {ToldRule::TimerListed, MechanicsText::how_timer_set},
    {ToldRule::TimerDue, MechanicsText::how_timer_due},
    {ToldRule::TimerCleared, MechanicsText::how_timer_cleared},
    {ToldRule::ImmediateQueued, MechanicsText::how_immediate},
    {ToldRule::ImmediatesRun, MechanicsText::how_immediates_run},
    {ToldRule::LoopPhase, MechanicsText::how_phase},
    {ToldRule::LoopWaits, MechanicsText::how_loop_waits},
    {ToldRule::LoopEnds, MechanicsText::how_loop_ends},
    {ToldRule::RejectionUnhandled, MechanicsText::how_unhandled},
    {ToldRule::OutputWritten, MechanicsText::how_output},
    {ToldRule::EitherOrder, MechanicsText::how_either},
    {ToldRule::LimitStops, MechanicsText::how_limit},
    {ToldRule::ProcessExits, MechanicsText::how_exit},
    {ToldRule::IoStarts, MechanicsText::how_io_starts},
    {ToldRule::IoCompletes, MechanicsText::how_io_completes},
    {ToldRule::MessagePosted, MechanicsText::how_message_posted},
    {ToldRule::MessagesRun, MechanicsText::how_message_runs},
    {ToldRule::HandleOpens, MechanicsText::how_handle},
    {ToldRule::ClosingQueued, MechanicsText::how_closing},
    {ToldRule::ClosingRuns, MechanicsText::how_closing},
    {ToldRule::EitherCompletion, MechanicsText::how_either_completion},
    {ToldRule::ListRunsWhole, MechanicsText::how_list_whole},
    {ToldRule::ImmediatesRunWhole, MechanicsText::how_list_whole},
    {ToldRule::AwaitWraps, MechanicsText::how_await_wraps},
    {ToldRule::RejectionWarned, MechanicsText::how_unhandled},
    {ToldRule::PageTasksRun, MechanicsText::how_page_task},
    {ToldRule::PageMicrotasksRun, MechanicsText::how_page_checkpoint},
    {ToldRule::PageTimerSet, MechanicsText::how_page_timer_set},
    {ToldRule::PageTimerClamped, MechanicsText::how_page_clamp},
    {ToldRule::PageTimerDue, MechanicsText::how_page_timer_set},
    {ToldRule::PageTimerRuns, MechanicsText::how_page_task},
    {ToldRule::PageTimerCleared, MechanicsText::how_timer_cleared},
    {ToldRule::PageFrameRequested, MechanicsText::how_frame_requested},
    {ToldRule::PageFrameRuns, MechanicsText::how_frame_runs},
    {ToldRule::PageIdleRequested, MechanicsText::how_idle},
    {ToldRule::PageIdleRuns, MechanicsText::how_idle},
    {ToldRule::PageMessagePosted, MechanicsText::how_message_posted},
    {ToldRule::PageMessageRuns, MechanicsText::how_message_runs},
    {ToldRule::PageTaskPosted, MechanicsText::how_post_task},
    {ToldRule::PageTaskRuns, MechanicsText::how_post_task},
    {ToldRule::PageInputArrives, MechanicsText::how_input},
    {ToldRule::PageInputRuns, MechanicsText::how_input},
    {ToldRule::PageListenerNext, MechanicsText::how_listener},
    {ToldRule::PageRejectionQueued, MechanicsText::how_page_rejection},
    {ToldRule::PageRejectionRuns, MechanicsText::how_page_rejection},
    {ToldRule::PageNetworkArrives, MechanicsText::how_network},
    {ToldRule::PageNetworkRuns, MechanicsText::how_network},
    {ToldRule::PageObserversQueued, MechanicsText::how_observers},
    {ToldRule::PageWaits, MechanicsText::how_page_waits},
    {ToldRule::PageRests, MechanicsText::how_page_waits},
    {ToldRule::PageLoopPart, MechanicsText::how_page_task},
    {ToldRule::TaskSpawned, MechanicsText::how_spawn},
    {ToldRule::RingTurn, MechanicsText::how_turn},
    {ToldRule::YieldToTail, MechanicsText::how_yield_to_tail},
    {ToldRule::TaskSleeps, MechanicsText::how_sleep},
    {ToldRule::TaskWakes, MechanicsText::how_sleep},
    {ToldRule::TaskJoins, MechanicsText::how_join},
    {ToldRule::JoinEnds, MechanicsText::how_join},
    {ToldRule::TaskReturns, MechanicsText::how_task_ends},
    {ToldRule::TaskFails, MechanicsText::how_task_ends},
    {ToldRule::TasksDeadlocked, MechanicsText::how_deadlock},
    {ToldRule::ConstructPushesFrame, MechanicsText::how_call},
    {ToldRule::ReturnEvaluates, MechanicsText::how_return},
    {ToldRule::ExpressionBody, MechanicsText::how_statement},
    {ToldRule::WarningQueued, MechanicsText::how_next_tick},
    {ToldRule::IntervalAgain, MechanicsText::how_timer_set},
    {ToldRule::ImmediateCleared, MechanicsText::how_immediate},
    {ToldRule::BeforeExitEmitted, MechanicsText::how_loop_ends},
    {ToldRule::ExitEmitted, MechanicsText::how_loop_ends},
    {ToldRule::RejectionHandledLate, MechanicsText::how_unhandled},
    {ToldRule::IoCancelled, MechanicsText::how_io_starts},
    {ToldRule::PageIntervalAgain, MechanicsText::how_page_timer_set},
    {ToldRule::PageFrameBegins, MechanicsText::how_frame_runs},
    {ToldRule::PageRequestSent, MechanicsText::how_network},
    {ToldRule::PageFrameCancelled, MechanicsText::how_given_up},
    {ToldRule::PageIdleCancelled, MechanicsText::how_given_up},
    {ToldRule::PageTaskAborted, MechanicsText::how_given_up},
    {ToldRule::PageObserversRun, MechanicsText::how_observers},
};

}  // namespace

std::string rule_steps(std::string_view name, Language language) {
  auto row = std::find_if(std::begin(rows), std::end(rows),
                          [&](const MechanicsRow& each) { return rule_name(each.rule) == name; });
  return row == std::end(rows) ? std::string() : text(language, row->steps);
}

}  // namespace loopscope
