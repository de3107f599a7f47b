#pragma once
// How each queue of a model is drawn: always or only while it holds something, and what an empty one teaches.
#include <explain/snapshot.hpp>
#include <text/window_text.hpp>

namespace loopscope::scene {

struct QueueLook {
  std::string_view id;
  bool is_always_there = false;  // else only while it holds something
  TextId hint = WindowText::window_empty_queue;
  TextId title = WindowText::window_empty_queue;  // instead of the model's, when what waits for its time stands apart
};

// `beside_ring`: the queue stands beside a ready ring, which takes the room.
QueueLook look_of(const SeenQueue& queue, bool beside_ring);

// Cooperative tasks are drawn as a ring, not as queues. A program's own ready queue is an ordinary queue.
bool is_ring_queue(const SeenQueue& queue);

}  // namespace loopscope::scene
