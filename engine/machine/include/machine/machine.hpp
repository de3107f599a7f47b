#pragma once
// Machine: the whole state of a run as one regular value. Copying it is a checkpoint or a fork, == compares it, hash()
// identifies it. It knows no language and no model: their private state lives in heap cells under root ids.
#include <machine/code.hpp>
#include <machine/stack.hpp>
#include <runtime/clock.hpp>
#include <runtime/lifecycle.hpp>
#include <runtime/oracle.hpp>
#include <runtime/profile.hpp>
#include <runtime/timers.hpp>
#include <values/environment.hpp>
#include <values/strings.hpp>

#include <array>
#include <memory>

namespace loopscope {

// The code objects of a run, append-only; ids are indexes. Code made at run time (eval) is added like any other.
class CodeTable {
 public:
  std::uint32_t add(std::shared_ptr<const Code> code) {
    codes_.push_back(std::move(code));
    return static_cast<std::uint32_t>(codes_.size() - 1);
  }
  const Code& operator[](std::uint32_t id) const { return *codes_[id]; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(codes_.size()); }
  const std::shared_ptr<const Code>& shared(std::uint32_t id) const { return codes_[id]; }
  void add_references(std::vector<CellId>& out) const;
  friend bool operator==(const CodeTable& x, const CodeTable& y);

 private:
  ChunkedSequence<std::shared_ptr<const Code>, 64> codes_;
};

// One thread of control: the script and everything the loop runs (one task in an event loop).
struct Task {
  FrameStack frames;
  ValueStack values;
};

struct Counters {
  std::uint64_t instructions = 0;
  std::uint64_t events = 0;
  std::uint64_t lines = 0;
  std::uint64_t turns = 0;
  auto fields() const { return std::tie(instructions, events, lines, turns); }
  friend bool operator==(const Counters&, const Counters&) = default;
};

enum class Stream : std::uint8_t { Out = 1, Error = 2 };
struct OutputChunk {
  Stream stream = Stream::Out;
  std::shared_ptr<const std::string> text;  // UTF-8, with its newlines
  std::uint64_t step = 0;                   // the step that printed it
};

enum class RunState : std::uint8_t { Running, Finished, StoppedAtLimit };

// What the model and the language agreed to run now; serial 0 is the main script.
struct CurrentTurn {
  bool active = false;
  std::uint64_t job = 0;
  std::uint16_t queue = 0;
  std::uint16_t kind = 0;
  // The rest of the job, for whoever looks; empty between turns.
  Value handler;
  Value capability;
  std::uint64_t cause = 0;
  SourceSite site;
  Value context = Value::undefined();  // jobs that the turn queues get it; the language may change it meanwhile
  Drain drain;
  bool threw = false;  // an error left it that nobody caught; set while the turn reports it and until the next one
  auto fields() const {
    return std::tie(active, job, queue, kind, handler, capability, cause, site, context, drain.place,
                    drain.in_tick_loop, threw);
  }
  friend bool operator==(const CurrentTurn&, const CurrentTurn&) = default;
};

struct Options {
  Profile profile;
  World world;
  Limits limits;
  std::vector<FolderFile> sources;  // by ascending path; without the program's own file
  friend bool operator==(const Options&, const Options&) = default;
};

enum class Root : std::uint8_t { InternTable, Language, Host, Model, Count };

inline constexpr std::uint64_t never_ns = ~std::uint64_t{0};

// What holds a thread that is parked: its own loop with nothing to do, or a call that blocks it in the middle of a
// turn.
enum class Waiting : std::uint8_t { No, InLoop, InCall };

// A blocking call: what it waits for, in the language's own numbers, and how it ended.
struct BlockingCall {
  CellId cell;
  std::uint64_t place = 0;
  std::uint64_t order = 0;  // of all waits of the run
  bool timed_out = false;
  auto fields() const { return std::tie(cell, place, order, timed_out); }
  friend bool operator==(const BlockingCall&, const BlockingCall&) = default;
};

// A thread: a task with an event loop, queues, timers and a clock of its own. Threads run in parallel on one time line:
// always the one whose time is the earliest goes on. The running thread's state is the machine's own.
struct Thread {
  std::uint32_t id = 0;  // 0: the main thread
  std::uint32_t parent = 0;
  Task task;
  std::vector<JobQueue> queues;  // numbered by the model
  TimerTable timers;
  Clock clock;
  std::array<CellId, static_cast<std::size_t>(Root::Count)> roots{};
  CurrentTurn turn;
  std::uint32_t user_frames = 0;  // frames on the stack that are not hidden
  std::uint32_t last_line = 0;    // of the last statement mark, for counting lines
  int exit_code = 0;
  bool ended = false;  // it only has to be taken away
  Waiting waiting = Waiting::No;
  std::uint64_t wake_ns = 0;  // while it is parked: when it goes on, unless another thread wakes it before
  BlockingCall call;
  Job exit_notice;  // what its parent's loop runs when it has ended

  CellId root(Root which) const { return roots[static_cast<std::size_t>(which)]; }
  CellId& root(Root which) { return roots[static_cast<std::size_t>(which)]; }
};

struct Machine : Thread {
  std::shared_ptr<const Options> options;
  Heap heap;
  CodeTable codes;
  Counters counters;
  Oracle oracle;
  ChunkedSequence<OutputChunk, 64> output;
  std::vector<Thread> parked;  // the other threads, by ascending id
  std::uint32_t next_thread = 1;
  std::uint64_t run_until_ns = never_ns;  // from then on another thread is to run; looked at at safe points
  std::uint64_t next_job_serial = 1;
  std::uint64_t next_frame_serial = 1;
  RunState state = RunState::Running;
  Limit limit = Limit::None;
  bool dispatching = false;  // run() is on the C++ stack: it must never be entered again. Not part of the state

  std::vector<CellId> reachable_from() const;  // every root of collection
  std::uint64_t hash() const;
  friend bool operator==(const Machine& x, const Machine& y);
};

// The text a stream has received so far.
std::string output_text(const Machine& machine, Stream stream);
// The source range and file of a frame's current instruction.
SourceSite frame_site(const Machine& machine, const Frame& frame);

}  // namespace loopscope
