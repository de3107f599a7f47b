#pragma once
// Frame: one activation as plain data. A running frame lives on its task's frame stack and owns a window of the value
// stack; a parked one (generator, async function) lives in a coroutine cell together with a copy of its window.
#include <runtime/job.hpp>
#include <values/heap.hpp>

namespace loopscope {

// A contiguous range of a ValueStack.
struct Window {
  std::uint32_t chunk = 0;
  std::uint32_t offset = 0;
  friend bool operator==(Window, Window) = default;
};

// Where a frame's result goes when it returns.
enum class ResultTarget : std::uint8_t {
  Push,     // onto the operands of the frame below, which goes on after its current instruction
  Discard,  // nowhere; the frame below goes on after its current instruction
  Operand,  // into operand `target_slot` of the frame below, which runs its current instruction again (restart)
  Repeat,   // nowhere; the frame below runs its current instruction again
  Place,    // into operand `target_slot` of the frame below, which goes on after its current instruction
};

struct Frame {
  std::uint32_t code = 0;
  std::uint32_t pc = 0;        // the instruction being run
  std::uint32_t operands = 0;  // operands in use; exact whenever the frame is not the one running
  std::uint32_t argument_count = 0;
  Window window;
  CellId environment;
  CellId function;   // the language's function object; none for a script
  CellId coroutine;  // generator or async function this frame belongs to
  ResultTarget target = ResultTarget::Push;
  bool is_construct = false;  // called by new: a non-object result is replaced by this
  bool is_hidden = false;
  std::uint16_t environments = 0;  // entered since the first one
  std::uint32_t target_slot = 0;
  std::uint64_t serial = 0;  // identity people see; kept when the frame is parked and resumed
  SourceSite pending_throw;  // where the throw was that a finally handler of this frame holds up
  Value this_value;
  Value new_target;

  auto fields() const {
    return std::tie(code, pc, operands, argument_count, environment, function, coroutine, target, is_construct,
                    is_hidden, environments, target_slot, serial, pending_throw, this_value, new_target);
  }
};

// Base of the language's coroutine cells: a frame that waits, with its locals and operands.
struct ParkedFrame {
  bool present = false;
  Frame frame;
  std::vector<Value> window;
  auto fields() const { return std::tie(present, frame, window); }
  friend bool operator==(const ParkedFrame& x, const ParkedFrame& y) { return x.fields() == y.fields(); }
};
inline bool operator==(const Frame& x, const Frame& y) { return x.fields() == y.fields(); }

}  // namespace loopscope
