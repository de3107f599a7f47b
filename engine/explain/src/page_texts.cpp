#include "page_texts.hpp"

#include <algorithm>
#include <span>

namespace loopscope {

namespace {

struct Row {
  ToldRule rule;
  TextId text;
};

constexpr Row turns[] = {
    {ToldRule::PageMicrotasksRun, TextId::say_page_microtask_runs},
    {ToldRule::PageTimerRuns, TextId::say_page_timer_runs},
    {ToldRule::PageFrameRuns, TextId::say_page_frame_runs},
    {ToldRule::PageIdleRuns, TextId::say_page_idle_runs},
    {ToldRule::PageMessageRuns, TextId::say_page_message_runs},
    {ToldRule::PageTaskRuns, TextId::say_page_task_runs},
    {ToldRule::PageInputRuns, TextId::say_page_input_runs},
    {ToldRule::PageListenerNext, TextId::say_page_listener_next},
    {ToldRule::PageNetworkRuns, TextId::say_page_network_runs},
};

constexpr Row queued[] = {
    {ToldRule::PageFrameRequested, TextId::say_page_frame_requested},
    {ToldRule::PageIdleRequested, TextId::say_page_idle_requested},
    {ToldRule::PageMessagePosted, TextId::say_page_message_posted},
    {ToldRule::PageTaskPosted, TextId::say_page_task_posted},
    {ToldRule::PageInputArrives, TextId::say_page_input_arrives},
    {ToldRule::PageRejectionQueued, TextId::say_page_rejection_queued},
    {ToldRule::PageNetworkArrives, TextId::say_page_network_arrives},
    {ToldRule::PageObserversQueued, TextId::say_page_observers_queued},
};

std::optional<TextId> find(std::span<const Row> rows, ToldRule rule) {
  auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.rule == rule; });
  return row == rows.end() ? std::nullopt : std::optional(row->text);
}

}  // namespace

std::optional<TextId> page_turn_text(ToldRule rule) { return find(turns, rule); }

std::optional<TextId> page_queued_text(ToldRule rule) { return find(queued, rule); }

}  // namespace loopscope
