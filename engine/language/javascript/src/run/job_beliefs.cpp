#include <javascript/job_beliefs.hpp>

#include <javascript/stubs.hpp>

namespace loopscope::js {

namespace {

constexpr std::uint32_t frames_of_a_job = 8;  // more than it begins with

// The callers of a coroutine that awaits, innermost first.
struct BlockedCallersCell : Cell {
  static constexpr CellTraits traits{"blocked callers", 13, false};
  std::vector<ParkedFrame> frames;
  auto fields() const { return std::tie(frames); }
};

CellId& callers_of(Heap& heap, CellId coroutine) {
  if (kind_of(heap, coroutine) == Kind::AsyncGenerator) return heap.mut<AsyncGeneratorCell>(coroutine).callers;
  return heap.mut<AsyncFunctionCell>(coroutine).callers;
}

bool has_room(const Exec& exec) {
  std::uint32_t most = exec.machine.options->limits.user_frames;
  return exec.machine.user_frames + frames_of_a_job < most &&
         exec.machine.task.frames.size() + frames_of_a_job < 4 * most;
}

}  // namespace

bool is_library_function(const Exec& exec, Value callback) {
  if (!has_kind(exec.machine.heap, callback, Kind::Function)) return false;
  return exec.machine.codes[exec.machine.heap.get<FunctionCell>(callback.cell()).code].is_hidden;
}

NativeResult run_job_now(NativeCall& call, const Job& job, Value result) {
  Exec& exec = call.exec;
  call.begin_frames();
  if (!has_room(exec)) return exec.language.throw_stack_overflow(exec), NativeResult::Throw;
  exec.push_frame(after_job_stub(exec), {}, Value::undefined(), Value::undefined(), call.target, call.target_slot);
  exec.locals[0] = result;
  exec.language.start_job(exec, job);
  return NativeResult::Frames;
}

void block_callers(Exec& exec, CellId coroutine) {
  std::vector<ParkedFrame> frames;
  while (exec.frame) exec.park(frames.emplace_back());
  if (frames.empty()) return;
  CellId callers = exec.heap().make<BlockedCallersCell>();
  exec.heap().mut<BlockedCallersCell>(callers).frames = std::move(frames);
  callers_of(exec.heap(), coroutine) = callers;
}

bool unblock_callers(Exec& exec, CellId coroutine) {
  CellId callers = callers_of(exec.heap(), coroutine);
  if (!callers) return false;
  callers_of(exec.heap(), coroutine) = {};
  std::vector<ParkedFrame> frames = exec.heap().get<BlockedCallersCell>(callers).frames;
  for (std::size_t i = frames.size(); i-- > 0;)
    exec.resume(frames[i], frames[i].frame.target, frames[i].frame.target_slot);
  return true;
}

}  // namespace loopscope::js
