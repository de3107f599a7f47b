#include <scenario/inspection.hpp>

#include <javascript/inspection.hpp>
#include <node_model/node_model.hpp>

namespace loopscope {

namespace {

constexpr int number(node::Queue queue) { return static_cast<int>(queue); }

constexpr QueueRow node_queues[] = {
    {"next_tick", TextId::queue_next_tick, QueueRole::Ticks, number(node::Queue::Ticks)},
    {"microtasks", TextId::queue_microtasks, QueueRole::Microtasks, number(node::Queue::Microtasks)},
    {"pending", TextId::queue_pending, QueueRole::Tasks, -1},
    {"io", TextId::queue_io, QueueRole::Tasks, number(node::Queue::Io)},
    {"messages", TextId::queue_messages, QueueRole::Tasks, number(node::Queue::Messages)},
    {"immediates", TextId::queue_immediates, QueueRole::Immediates, number(node::Queue::Immediates)},
    {"close", TextId::queue_close, QueueRole::Tasks, number(node::Queue::Close)},
    {"rejections", TextId::queue_rejections, QueueRole::Rejections, number(node::Queue::Rejections)},
    {"handles", TextId::queue_handles, QueueRole::Tasks, number(node::Queue::Handles)},
};

constexpr PhaseRow node_phases[] = {
    {"timers", TextId::say_phase_timers}, {"pending", TextId::say_phase_pending}, {"poll", TextId::say_phase_poll},
    {"check", TextId::say_phase_check},   {"close", TextId::say_phase_close},
};

int node_phase(std::uint8_t phase) { return static_cast<int>(phase) - static_cast<int>(node::Phase::Timers); }
int current_node_phase(const Machine& machine) {
  return node_phase(static_cast<std::uint8_t>(node::current_phase(machine)));
}

constexpr ModelInspection node_inspection{node_queues, 2, node_phases, current_node_phase, node_phase};

}  // namespace

// One language and one model so far.
RunInspection inspection_of(const LanguageTable&, const Model&) { return {&js::inspection(), &node_inspection}; }

}  // namespace loopscope
