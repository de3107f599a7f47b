#include "seen_queues.hpp"

#include <algorithm>
#include <iterator>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

namespace loopscope::scene {

namespace {

constexpr TextId none = WindowText::window_empty_queue;

constexpr QueueLook looks[] = {
    {"next_tick", true, ViewText::view_hint_ticks, none},
    {"microtasks", true, ViewText::view_hint_microtasks, none},
    {"immediates", true, ViewText::view_hint_immediates, none},
    {"io", false, ViewText::view_hint_io, ViewText::view_queue_io},
    {"messages", false, ViewText::view_hint_messages, none},
    {"timer_tasks", true, ViewText::view_hint_timer_tasks, none},
    {"input", true, ViewText::view_hint_input, none},
    {"network", true, ViewText::view_hint_network, none},
    {"animation_frames", true, ViewText::view_hint_frames, none},
    {"idle", true, ViewText::view_hint_idle, none},
};

constexpr std::string_view left_out_beside_ring[] = {"next_tick", "immediates"};

}  // namespace

QueueLook look_of(const SeenQueue& queue, bool beside_ring) {
  auto row =
      std::find_if(std::begin(looks), std::end(looks), [&](const QueueLook& each) { return each.id == queue.id; });
  QueueLook look = row == std::end(looks) ? QueueLook{queue.id} : *row;
  bool gives_way = std::find(std::begin(left_out_beside_ring), std::end(left_out_beside_ring), queue.id) !=
                   std::end(left_out_beside_ring);
  if (beside_ring && gives_way) look.is_always_there = false;
  return look;
}

bool is_ring_queue(const SeenQueue& queue) {
  bool is_task = queue.role == QueueRole::Ready || queue.role == QueueRole::Sleeping ||
                 queue.role == QueueRole::Joining || queue.role == QueueRole::Finished;
  return is_task && queue.id != "own_ready";
}

}  // namespace loopscope::scene
