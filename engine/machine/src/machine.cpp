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

bool same_frames(const Machine& x, const Machine& y) {
  const FrameStack& a = x.task.frames;
  const FrameStack& b = y.task.frames;
  if (a.size() != b.size()) return false;
  for (std::uint32_t i = 0; i < a.size(); ++i) {
    if (!(a[i] == b[i])) return false;
    const Value* first = x.task.values.read(a[i].window);
    if (!std::equal(first, first + live_values(x, a[i]), y.task.values.read(b[i].window))) return false;
  }
  return true;
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
  add_references(out, std::vector<CellId>(roots.begin(), roots.end()));
  codes.add_references(out);
  add_references(out, timers);
  add_references(out, turn);
  for (const JobQueue& queue : queues) {
    for (std::size_t i = 0; i < queue.size(); ++i) add_references(out, queue[i]);
  }
  for (std::uint32_t i = 0; i < task.frames.size(); ++i) {
    const Frame& frame = task.frames[i];
    add_references(out, frame);
    const Value* values = task.values.read(frame.window);
    for (std::uint32_t v = 0; v < live_values(*this, frame); ++v) add_references(out, values[v]);
  }
  return out;
}

bool operator==(const Machine& x, const Machine& y) {
  return (x.options == y.options || *x.options == *y.options) && x.counters == y.counters && x.clock == y.clock &&
         x.state == y.state && x.limit == y.limit && x.exit_code == y.exit_code && x.roots == y.roots &&
         x.turn == y.turn && x.next_job_serial == y.next_job_serial && x.next_frame_serial == y.next_frame_serial &&
         x.user_frames == y.user_frames && x.last_line == y.last_line && x.oracle == y.oracle && x.timers == y.timers &&
         x.queues == y.queues && same_output(x.output, y.output) && x.codes == y.codes && same_frames(x, y) &&
         x.heap == y.heap;
}

std::uint64_t Machine::hash() const {
  Hasher hasher;
  add_hash(hasher, counters);
  add_hash(hasher, clock);
  add_hash(hasher, turn);
  add_hash(hasher, timers);
  hasher.add(static_cast<std::uint64_t>(state));
  hasher.add(output.size());
  for (const JobQueue& queue : queues) {
    hasher.add(queue.size());
    for (std::size_t i = 0; i < queue.size(); ++i) add_hash(hasher, queue[i]);
  }
  for (std::uint32_t i = 0; i < task.frames.size(); ++i) {
    const Frame& frame = task.frames[i];
    add_hash(hasher, frame);
    const Value* values = task.values.read(frame.window);
    for (std::uint32_t v = 0; v < live_values(*this, frame); ++v) add_hash(hasher, values[v]);
  }
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
