#include <scenario/inspection.hpp>

#include <browser_model/browser_model.hpp>
#include <javascript/inspection.hpp>
#include <node_model/node_model.hpp>
#include <round_robin_model/round_robin_model.hpp>
#include <text/browser_text.hpp>
#include <text/round_robin_text.hpp>
#include <text/sentences_text.hpp>

#include <algorithm>
#include <array>

namespace loopscope {

namespace {

constexpr int number(node::Queue queue) { return static_cast<int>(queue); }

constexpr QueueRow node_queues[] = {
    {"next_tick", SentencesText::queue_next_tick, QueueRole::Ticks, number(node::Queue::Ticks)},
    {"microtasks", SentencesText::queue_microtasks, QueueRole::Microtasks, number(node::Queue::Microtasks)},
    {"pending", SentencesText::queue_pending, QueueRole::Tasks, -1},
    {"io", SentencesText::queue_io, QueueRole::Tasks, number(node::Queue::Io)},
    {"messages", SentencesText::queue_messages, QueueRole::Tasks, number(node::Queue::Messages)},
    {"immediates", SentencesText::queue_immediates, QueueRole::Immediates, number(node::Queue::Immediates)},
    {"close", SentencesText::queue_close, QueueRole::Tasks, number(node::Queue::Close)},
    {"rejections", SentencesText::queue_rejections, QueueRole::Rejections, number(node::Queue::Rejections)},
    {"handles", SentencesText::queue_handles, QueueRole::Tasks, number(node::Queue::Handles)},
};

constexpr PhaseRow node_phases[] = {
    {"timers", SentencesText::say_phase_timers}, {"pending", SentencesText::say_phase_pending},
    {"poll", SentencesText::say_phase_poll},     {"check", SentencesText::say_phase_check},
    {"close", SentencesText::say_phase_close},
};

int node_phase(std::uint8_t phase) { return static_cast<int>(phase) - static_cast<int>(node::Phase::Timers); }
int current_node_phase(const Machine& machine) {
  return node_phase(static_cast<std::uint8_t>(node::current_phase(machine)));
}

bool never_deadlocked(const Machine&) { return false; }

constexpr ModelInspection node_inspection{node_queues,        2,          node_phases,
                                          current_node_phase, node_phase, never_deadlocked};

// --- round robin: the ring first, then node's queues

constexpr int number(round_robin::Queue queue) { return static_cast<int>(queue); }

constexpr QueueRow ring_queues[] = {
    {"ready", RoundRobinText::queue_ready, QueueRole::Ready, number(round_robin::Queue::Ready)},
    {"sleeping", RoundRobinText::queue_sleeping, QueueRole::Sleeping, number(round_robin::Queue::Sleeping)},
    {"joining", RoundRobinText::queue_joining, QueueRole::Joining, number(round_robin::Queue::Joining)},
    {"finished", RoundRobinText::queue_finished, QueueRole::Finished, number(round_robin::Queue::Finished)},
};

constexpr auto all_ring_queues = [] {
  std::array<QueueRow, std::size(ring_queues) + std::size(node_queues)> all{};
  std::copy(std::begin(node_queues), std::end(node_queues),
            std::copy(std::begin(ring_queues), std::end(ring_queues), all.begin()));
  return all;
}();

constexpr PhaseRow ring_phases[] = {
    {"timers", SentencesText::say_phase_timers}, {"pending", SentencesText::say_phase_pending},
    {"poll", SentencesText::say_phase_poll},     {"check", RoundRobinText::say_phase_check_tasks},
    {"close", SentencesText::say_phase_close},
};

constexpr ModelInspection ring_inspection{all_ring_queues, std::size(ring_queues) + 2, ring_phases, current_node_phase,
                                          node_phase,      round_robin::is_deadlocked};

// --- a page

constexpr int number(browser::Queue queue) { return static_cast<int>(queue); }

constexpr QueueRow page_queues[] = {
    {"microtasks", SentencesText::queue_microtasks, QueueRole::Microtasks, number(browser::Queue::Microtasks)},
    {"listeners", BrowserText::queue_page_steps, QueueRole::Tasks, number(browser::Queue::Steps)},
    {"input", BrowserText::queue_page_input, QueueRole::Tasks, number(browser::Queue::Input)},
    {"user_blocking", BrowserText::queue_page_blocking, QueueRole::Tasks, number(browser::Queue::Blocking)},
    {"timer_tasks", BrowserText::queue_page_timers, QueueRole::Tasks, number(browser::Queue::Timers)},
    {"messages", BrowserText::queue_page_messages, QueueRole::Tasks, number(browser::Queue::Messages)},
    {"user_visible", BrowserText::queue_page_visible, QueueRole::Tasks, number(browser::Queue::Visible)},
    {"rejection_events", BrowserText::queue_page_rejections, QueueRole::Tasks, number(browser::Queue::Rejections)},
    {"network", BrowserText::queue_page_network, QueueRole::Tasks, number(browser::Queue::Network)},
    {"background", BrowserText::queue_page_background, QueueRole::Tasks, number(browser::Queue::Background)},
    {"animation_frames", BrowserText::queue_page_frames, QueueRole::Tasks, number(browser::Queue::AnimationFrames)},
    {"idle", BrowserText::queue_page_idle, QueueRole::Tasks, number(browser::Queue::Idle)},
    {"in_flight", BrowserText::queue_page_in_flight, QueueRole::Tasks, number(browser::Queue::InFlight)},
    {"input_to_come", BrowserText::queue_page_arriving, QueueRole::Tasks, number(browser::Queue::Arriving)},
    {"rejections", SentencesText::queue_rejections, QueueRole::Rejections, number(browser::Queue::Rejected)},
};

constexpr PhaseRow page_parts[] = {{"tasks", BrowserText::say_page_part_tasks},
                                   {"rendering", BrowserText::say_page_part_rendering},
                                   {"idle", BrowserText::say_page_part_idle}};

int page_part(std::uint8_t part) { return static_cast<int>(part) - static_cast<int>(browser::Part::Tasks); }
int current_page_part(const Machine& machine) {
  return page_part(static_cast<std::uint8_t>(browser::current_part(machine)));
}

constexpr ModelInspection page_inspection{page_queues, 1, page_parts, current_page_part, page_part, never_deadlocked};

}  // namespace

// One language so far.
RunInspection inspection_of(const LanguageTable&, const Model& model) {
  if (&model == &browser::browser_model()) return {&js::inspection(), &page_inspection};
  bool has_ring = &model == &round_robin::round_robin_model();
  return {&js::inspection(), has_ring ? &ring_inspection : &node_inspection};
}

}  // namespace loopscope
