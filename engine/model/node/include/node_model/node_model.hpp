#pragma once
// Node 20's event loop (libuv's phases, process.nextTick, microtasks, timers by list) as a model: it decides what runs
// next, one visible move at a time. It owns the queues below; their jobs mean something to the language only. Its own
// state is a NodeLoopCell under Root::Model.
#include <machine/exec.hpp>
#include <runtime/profile.hpp>

#include <optional>
#include <string_view>

namespace loopscope::node {

// Queue numbers, in the machine's `queues`.
// Messages wait for the poll phase, each with its port's number in `capability`;
// Close is what the close phase runs; a job of Handles never runs and keeps the loop alive while it is there.
enum class Queue : std::uint16_t {
  Ticks,
  Microtasks,
  Immediates,
  Rejections,
  Io,
  Messages,
  Close,
  Handles,
  Writes,  // after a write to the console: nothing of it shows but that the tick loop runs
  Count
};

enum class Phase : std::uint8_t { None, Timers, Pending, Poll, Check, Close };

// What a model that stands on this loop adds to it (model/round_robin): a constant table of functions.
struct LoopAddition {
  bool (*is_alive)(const Machine&);                           // keeps the loop alive
  bool (*is_ready)(const Machine&);                           // has a turn to take: the poll phase does not wait
  std::optional<std::uint64_t> (*first_due)(const Machine&);  // the virtual ns at which it will be ready
  bool (*wake)(Exec&);  // the check phase begins: what is due gets ready, a move of its own; false: nothing was due
  bool (*take_turn)(Exec&);  // the check phase begins: may start one turn
};
// A model whose `next` is node::next_move. node itself adds nothing.
struct LoopModel : Model {
  const LoopAddition* addition = nullptr;
};

// Where the loop is between two turns.
enum class Stage : std::uint8_t {
  Main,        // the main program has not run
  Pass,        // a pass of the loop begins
  PickList,    // timers phase: which list is due
  RunList,     // timers phase: which timer of the list is due
  FireTimer,   // ticks and microtasks are drained: the timer found runs
  AfterTimer,  // the timer's callback has returned
  Poll,
  Completions,  // poll phase: operations that are complete
  Messages,     // poll phase: messages that wait at ports
  Addition,     // check phase: what a model that stands on this one does first
  Immediates,   // check phase
  Closing,      // close phase
  BeforeExit,
  AfterBeforeExit,
  Exit,
  Finish,
};

enum class DrainMode : std::uint8_t { None, Ticks, Microtasks, Rejections };

struct NodeLoopCell : Cell {
  static constexpr CellTraits traits{"node loop", 6, false};
  Stage stage = Stage::Main;  // what comes once nothing is left to drain
  DrainMode drain = DrainMode::None;
  bool in_tick_loop = false;  // of the drain under way, see Drain
  Phase phase = Phase::None;
  std::uint64_t phase_pass = 0;  // the pass in which it was entered
  std::uint64_t passes = 0;
  std::int64_t now_ms = 0;  // processTimers' idea of now
  bool ran_list = false;    // in this timers phase
  bool ran_timer = false;   // in this list
  CellId list, timer;       // being run
  std::int64_t repeat_start_ms = 0;
  std::uint64_t last_immediate = 0;   // serial of the last one there was when the check phase began
  std::uint64_t rejections_left = 0;  // of the batch being reported
  std::uint64_t closing_left = 0;     // of those there were when the close phase began
  std::uint64_t rejections_held = 0;  // left over from a batch that threw: they wait for another rejection
  bool drains_in_check = false;       // after an error that was handled, the next check phase begins with ticks
  bool timer_goes_first = false;      // the open choice of the first pass
  std::int64_t port = 0;              // whose messages are being handed over in this poll phase
  std::uint64_t messages_left = 0;    // that it may still hand over in this poll phase
  auto fields() const {
    return std::tie(stage, drain, in_tick_loop, phase, phase_pass, passes, now_ms, ran_list, ran_timer, list, timer,
                    repeat_start_ms, last_immediate, rejections_left, closing_left, rejections_held, drains_in_check,
                    timer_goes_first, port, messages_left);
  }
};

const Model& node_model();
// The loop of a LoopModel: its set_up and its next.
void set_up_loop(Exec& exec);
void next_move(Exec& exec);
// Enters the check phase, if the loop is not in it, of whichever pass; for a LoopAddition's turns, one a pass.
void enter_check_phase(Exec& exec);
// A profile of this model by its name.
std::optional<Profile> find_profile(std::string_view name);

// For the inspector: the phases in the order the loop visits them, and the current one (none before the loop runs).
Phase current_phase(const Machine& machine);

}  // namespace loopscope::node
