#include "page_texts.hpp"

#include <algorithm>
#include <span>

namespace loopscope {

namespace {

struct Row {
  RuleId rule;
  TextId text;
};

constexpr Row turns[] = {
    {RuleId::PageMicrotasksRun, TextId::say_page_microtask_runs},
    {RuleId::PageTimerRuns, TextId::say_page_timer_runs},
    {RuleId::PageFrameRuns, TextId::say_page_frame_runs},
    {RuleId::PageIdleRuns, TextId::say_page_idle_runs},
    {RuleId::PageMessageRuns, TextId::say_page_message_runs},
    {RuleId::PageTaskRuns, TextId::say_page_task_runs},
    {RuleId::PageInputRuns, TextId::say_page_input_runs},
    {RuleId::PageListenerNext, TextId::say_page_listener_next},
    {RuleId::PageRejectionRuns, TextId::say_page_rejection_runs},
    {RuleId::PageNetworkRuns, TextId::say_page_network_runs},
};

constexpr Row queued[] = {
    {RuleId::PageFrameRequested, TextId::say_page_frame_requested},
    {RuleId::PageIdleRequested, TextId::say_page_idle_requested},
    {RuleId::PageMessagePosted, TextId::say_page_message_posted},
    {RuleId::PageTaskPosted, TextId::say_page_task_posted},
    {RuleId::PageInputArrives, TextId::say_page_input_arrives},
    {RuleId::PageRejectionQueued, TextId::say_page_rejection_queued},
    {RuleId::PageNetworkArrives, TextId::say_page_network_arrives},
    {RuleId::PageObserversQueued, TextId::say_page_observers_queued},
    {RuleId::PageListenerNext, TextId::say_queued},
};

std::optional<TextId> find(std::span<const Row> rows, RuleId rule) {
  auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.rule == rule; });
  return row == rows.end() ? std::nullopt : std::optional(row->text);
}

}  // namespace

std::optional<TextId> page_turn_text(RuleId rule) { return find(turns, rule); }

std::optional<TextId> page_queued_text(RuleId rule, bool waits) {
  if (rule == RuleId::PageRejectionQueued && waits) return TextId::say_page_rejection_seen;
  return find(queued, rule);
}

}  // namespace loopscope
