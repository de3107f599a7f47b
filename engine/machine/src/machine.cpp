#include <machine/machine.hpp>

namespace loopscope {

namespace {

bool same_code(const Code& x, const Code& y) {
  return x.name == y.name && x.span == y.span && x.instructions == y.instructions && x.constants == y.constants;
}

bool same_output(const ChunkedSequence<OutputChunk, 64>& x, const ChunkedSequence<OutputChunk, 64>& y) {
  if (x.size() != y.size()) return false;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (x[i].stream != y[i].stream || x[i].step != y[i].step || *x[i].text != *y[i].text) return false;
  }
  return true;
}

// Live part of a frame's window: locals and operands in use.
std::uint32_t live_values(const Machine& machine, const Frame& frame) {
  return machine.codes[frame.code].local_count + frame.operands;
}

bool same_frames(const Machine& x, const Task& a, const Machine& y, const Task& b) {
  if (a.frames.size() != b.frames.size()) return false;
  for (std::uint32_t i = 0; i < a.frames.size(); ++i) {
    if (!(a.frames[i] == b.frames[i])) return false;
    const Value* first = a.values.read(a.frames[i].window);
    if (live_values(x, a.frames[i]) != live_values(y, b.frames[i])) return false;
    if (!std::equal(first, first + live_values(x, a.frames[i]), b.values.read(b.frames[i].window))) return false;
  }
  return true;
}

auto plain_parts(const Thread& thread) {
  return std::tie(thread.id, thread.parent, thread.timers, thread.clock, thread.turn, thread.user_frames,
                  thread.last_line, thread.exit_code, thread.ended, thread.waiting, thread.wake_ns, thread.call,
                  thread.exit_notice);
}

bool same_thread(const Machine& x, const Thread& a, const Machine& y, const Thread& b) {
  return plain_parts(a) == plain_parts(b) && a.roots == b.roots && a.queues == b.queues &&
         same_frames(x, a.task, y, b.task);
}

bool same_parked(const Machine& x, const Machine& y) {
  if (x.parked.size() != y.parked.size()) return false;
  for (std::size_t i = 0; i < x.parked.size(); ++i) {
    if (!same_thread(x, x.parked[i], y, y.parked[i])) return false;
  }
  return true;
}

void add_thread_references(const Machine& machine, const Thread& thread, std::vector<CellId>& out) {
  add_references(out, std::vector<CellId>(thread.roots.begin(), thread.roots.end()));
  add_references(out, thread.timers);
  add_references(out, thread.turn);
  add_references(out, thread.call);
  add_references(out, thread.exit_notice);
  for (const JobQueue& queue : thread.queues) {
    for (std::size_t i = 0; i < queue.size(); ++i) add_references(out, queue[i]);
  }
  for (std::uint32_t i = 0; i < thread.task.frames.size(); ++i) {
    const Frame& frame = thread.task.frames[i];
    add_references(out, frame);
    const Value* values = thread.task.values.read(frame.window);
    for (std::uint32_t v = 0; v < live_values(machine, frame); ++v) add_references(out, values[v]);
  }
}

void add_thread_hash(const Machine& machine, const Thread& thread, Hasher& hasher) {
  add_hash(hasher, thread.clock);
  add_hash(hasher, thread.turn);
  add_hash(hasher, thread.timers);
  for (const JobQueue& queue : thread.queues) {
    hasher.add(queue.size());
    for (std::size_t i = 0; i < queue.size(); ++i) add_hash(hasher, queue[i]);
  }
  for (std::uint32_t i = 0; i < thread.task.frames.size(); ++i) {
    const Frame& frame = thread.task.frames[i];
    add_hash(hasher, frame);
    const Value* values = thread.task.values.read(frame.window);
    for (std::uint32_t v = 0; v < live_values(machine, frame); ++v) add_hash(hasher, values[v]);
  }
}

}  // namespace

void CodeTable::add_references(std::vector<CellId>& out) const {
  for (std::size_t i = 0; i < codes_.size(); ++i) {
    loopscope::add_references(out, codes_[i]->constants);
    loopscope::add_references(out, codes_[i]->name_value);
  }
}

bool operator==(const CodeTable& x, const CodeTable& y) {
  if (x.codes_.size() != y.codes_.size()) return false;
  for (std::size_t i = 0; i < x.codes_.size(); ++i) {
    if (x.codes_[i] != y.codes_[i] && !same_code(*x.codes_[i], *y.codes_[i])) return false;
  }
  return true;
}

std::vector<CellId> Machine::reachable_from() const {
  std::vector<CellId> out;
  codes.add_references(out);
  add_thread_references(*this, *this, out);
  for (const Thread& thread : parked) add_thread_references(*this, thread, out);
  return out;
}

bool operator==(const Machine& x, const Machine& y) {
  return (x.options == y.options || *x.options == *y.options) && x.counters == y.counters && x.state == y.state &&
         x.limit == y.limit && x.next_job_serial == y.next_job_serial && x.next_frame_serial == y.next_frame_serial &&
         x.next_thread == y.next_thread && x.run_until_ns == y.run_until_ns && x.oracle == y.oracle &&
         same_thread(x, x, y, y) && same_parked(x, y) && same_output(x.output, y.output) && x.codes == y.codes &&
         x.heap == y.heap;
}

std::uint64_t Machine::hash() const {
  Hasher hasher;
  add_hash(hasher, counters);
  hasher.add(static_cast<std::uint64_t>(state));
  hasher.add(output.size());
  add_thread_hash(*this, *this, hasher);
  for (const Thread& thread : parked) add_thread_hash(*this, thread, hasher);
  hasher.add(heap.hash());
  return hasher.result();
}

std::string output_text(const Machine& machine, Stream stream) {
  std::string text;
  for (std::size_t i = 0; i < machine.output.size(); ++i) {
    if (machine.output[i].stream == stream) text += *machine.output[i].text;
  }
  return text;
}

SourceSite frame_site(const Machine& machine, const Frame& frame) {
  const Code& code = machine.codes[frame.code];
  if (frame.pc >= code.spans.size()) return {};
  return SourceSite{frame.code, code.spans[frame.pc], true};
}

}  // namespace loopscope
