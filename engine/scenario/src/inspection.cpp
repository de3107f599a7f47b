#include <scenario/inspection.hpp>

#include <javascript/inspection.hpp>
#include <node_model/node_model.hpp>
#include <round_robin_model/round_robin_model.hpp>

#include <algorithm>
#include <array>

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

bool never_deadlocked(const Machine&) { return false; }

constexpr ModelInspection node_inspection{node_queues,        2,          node_phases,
                                          current_node_phase, node_phase, never_deadlocked};

// --- round robin: the ring first, then node's queues

constexpr int number(round_robin::Queue queue) { return static_cast<int>(queue); }

constexpr QueueRow ring_queues[] = {
    {"ready", TextId::queue_ready, QueueRole::Ready, number(round_robin::Queue::Ready)},
    {"sleeping", TextId::queue_sleeping, QueueRole::Sleeping, number(round_robin::Queue::Sleeping)},
    {"joining", TextId::queue_joining, QueueRole::Joining, number(round_robin::Queue::Joining)},
    {"finished", TextId::queue_finished, QueueRole::Finished, number(round_robin::Queue::Finished)},
};

constexpr auto all_ring_queues = [] {
  std::array<QueueRow, std::size(ring_queues) + std::size(node_queues)> all{};
  std::copy(std::begin(node_queues), std::end(node_queues),
            std::copy(std::begin(ring_queues), std::end(ring_queues), all.begin()));
  return all;
}();

constexpr ModelInspection ring_inspection{all_ring_queues, std::size(ring_queues) + 2, node_phases, current_node_phase,
                                          node_phase,      round_robin::is_deadlocked};

}  // namespace

RunInspection inspection_of(const LanguageTable&, const Model& model) {
  bool has_ring = &model == &round_robin::round_robin_model();
  return {&js::inspection(), has_ring ? &ring_inspection : &node_inspection};
}

}  // namespace loopscope
