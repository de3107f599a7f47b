#include "page_texts.hpp"

#include <algorithm>
#include <span>
#include <text/browser_text.hpp>

namespace loopscope {

namespace {

struct Row {
  ToldRule rule;
  TextId text;
};

constexpr Row turns[] = {
    {ToldRule::PageMicrotasksRun, BrowserText::say_page_microtask_runs},
    {ToldRule::PageTimerRuns, BrowserText::say_page_timer_runs},
    {ToldRule::PageFrameRuns, BrowserText::say_page_frame_runs},
    {ToldRule::PageIdleRuns, BrowserText::say_page_idle_runs},
    {ToldRule::PageMessageRuns, BrowserText::say_page_message_runs},
    {ToldRule::PageTaskRuns, BrowserText::say_page_task_runs},
    {ToldRule::PageInputRuns, BrowserText::say_page_input_runs},
    {ToldRule::PageListenerNext, BrowserText::say_page_listener_next},
    {ToldRule::PageNetworkRuns, BrowserText::say_page_network_runs},
};

constexpr Row queued[] = {
    {ToldRule::PageFrameRequested, BrowserText::say_page_frame_requested},
    {ToldRule::PageIdleRequested, BrowserText::say_page_idle_requested},
    {ToldRule::PageMessagePosted, BrowserText::say_page_message_posted},
    {ToldRule::PageTaskPosted, BrowserText::say_page_task_posted},
    {ToldRule::PageInputArrives, BrowserText::say_page_input_arrives},
    {ToldRule::PageRejectionQueued, BrowserText::say_page_rejection_queued},
    {ToldRule::PageNetworkArrives, BrowserText::say_page_network_arrives},
    {ToldRule::PageObserversQueued, BrowserText::say_page_observers_queued},
};

std::optional<TextId> find(std::span<const Row> rows, ToldRule rule) {
  auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.rule == rule; });
  return row == rows.end() ? std::nullopt : std::optional(row->text);
}

}  // namespace

std::optional<TextId> page_turn_text(ToldRule rule) { return find(turns, rule); }

std::optional<TextId> page_queued_text(ToldRule rule) { return find(queued, rule); }

}  // namespace loopscope
