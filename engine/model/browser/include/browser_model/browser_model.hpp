#pragma once
// A page's event loop as Chromium runs it: one task queue per source, a microtask checkpoint whenever the stack is
// empty, timers by due time, frames at 60 Hz, idle time. It decides what runs next, one visible move at a time. It owns
// the queues below; their jobs mean something to the language only. Its own state is a PageLoopCell under Root::Model.
#include <machine/exec.hpp>
#include <runtime/profile.hpp>

#include <optional>
#include <string_view>

namespace loopscope::browser {

// Queue numbers, in the machine's `queues`. Those that hold no jobs here are there because other models number theirs
// likewise. Rejected keeps promises that were rejected without a handler until the checkpoint ends; InFlight and
// Arriving keep jobs until `ready_at`; Steps are the rest of a task that lets microtasks run in between.
enum class Queue : std::uint16_t {
  Microtasks = 1,
  Rejected = 3,
  InFlight = 4,
  AnimationFrames = 10,
  Idle,
  Arriving,
  Input,
  Timers,
  Messages,
  Blocking,
  Visible,
  Background,
  Rejections,
  Network,
  Steps,
  Count,
};

enum class Part : std::uint8_t { None, Tasks, Rendering, Idle };

struct PageLoopCell : Cell {
  static constexpr CellTraits traits{"page loop", 6, false};
  bool started = false;  // the script has run or runs
  Part part = Part::None;
  std::uint64_t frame_at_ns = 0;    // when the next frame is due; 0: nobody has asked for one
  std::uint64_t frame_order = 0;    // step at which it became due; 0: it has not
  std::uint64_t frames_left = 0;    // callbacks of the frame being prepared
  std::uint64_t frame_time_ns = 0;  // of that frame
  bool has_rendered = false;        // since frames were first asked for
  std::uint64_t idle_left = 0;      // callbacks of the idle period under way
  std::uint64_t idle_until_ns = 0;  // when that period ends
  std::vector<CellId> due_timers;   // those whose tasks wait in Timers
  bool has_drained = false;         // a microtask has run since the last task; only Beliefs::one_microtask looks at it
  auto fields() const {
    return std::tie(started, part, frame_at_ns, frame_order, frames_left, frame_time_ns, has_rendered, idle_left,
                    idle_until_ns, due_timers, has_drained);
  }
};

const Model& browser_model();
// A profile of this model by its name.
std::optional<Profile> find_profile(std::string_view name);

// For the inspector: what the loop is at (none before the script has run).
Part current_part(const Machine& machine);

}  // namespace loopscope::browser
