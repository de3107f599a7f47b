// What the prelude's fs asks of the engine: the files that the scenario's world begins with, the clock, bytes, and
// operations in flight. The simulated disk itself is the prelude's (src/prelude/module_fs_disk.js): plain objects.
#include <javascript/prelude.hpp>
#include "buffer_support.hpp"
#include "folder_files.hpp"
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/promise.hpp>
#include <javascript/render.hpp>

#include <algorithm>
#include <filesystem>

namespace loopscope::js {

namespace {

constexpr double ns_per_ms = 1e6;
constexpr std::int64_t usual_latency_ns = 500'000;
// Operations that start in the same tenth of a millisecond and take as long complete together: which comes first is
// open.
constexpr std::uint64_t completion_grain_ns = 100'000;

std::string working_folder(const Machine& machine) {
  return std::filesystem::path(machine.options->world.main_path).parent_path().string();
}

std::string absolute_path(const Machine& machine, const std::string& path) {
  return (std::filesystem::path(working_folder(machine)) / path).lexically_normal().string();
}

double number_of(NativeCall& call, std::uint32_t index) { return call.argument(index).as_number(); }

// --- the world

NativeResult world_file(NativeCall& call) {
  const SimulatedFile* file = find_world_file(call.exec.machine, absolute_path(call.exec.machine, text_of(call, 0)));
  return file ? call.give_text(utf8_to_utf16(file->text)) : call.give_undefined();
}

// One array: absolute path, text, milliseconds that reading all of it takes, and so on.
NativeResult world_files(NativeCall& call) {
  std::vector<Value> rows;
  for (const SimulatedFile& file : call.exec.machine.options->world.files) {
    call.exec.charge(1 + file.text.size() / 16);
    rows.push_back(utf8_value(call.exec, absolute_path(call.exec.machine, file.path)));
    rows.push_back(utf8_value(call.exec, file.text));
    rows.push_back(Value::number(static_cast<double>(file.latency_ns) / ns_per_ms));
  }
  return call.give_object(make_array(call.heap(), rows));
}

NativeResult working_folder_call(NativeCall& call) {
  std::string folder = working_folder(call.exec.machine);
  return call.give_text(utf8_to_utf16(folder.empty() ? "/" : folder));
}

// Milliseconds since 1970: the simulated system looks at the clock, which costs the program nothing.
NativeResult clock_ms(NativeCall& call) {
  call.exec.settle();
  double since_start = static_cast<double>(call.exec.machine.clock.now_ns) / ns_per_ms;
  return call.give(static_cast<double>(call.exec.machine.options->world.epoch_ms) + since_start);
}

// --- operations in flight

void start(Exec& exec, Job job, std::int64_t latency_ns) {
  exec.settle();
  std::uint64_t due = exec.machine.clock.now_ns + static_cast<std::uint64_t>(std::max<std::int64_t>(latency_ns, 0));
  job.ready_at = (due + completion_grain_ns - 1) / completion_grain_ns * completion_grain_ns;
  exec.queue_job(static_cast<std::uint16_t>(Queue::Io), job, RuleId::IoStarts);
}

// (path, callback, arguments): the callback is called in the poll phase, when the file's latency is over.
NativeResult start_operation(NativeCall& call) {
  const SimulatedFile* file = find_world_file(call.exec.machine, absolute_path(call.exec.machine, text_of(call, 0)));
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Call);
  job.handler = call.argument(1);
  job.argument = call.argument(2);
  start(call.exec, job, file ? file->latency_ns : usual_latency_ns);
  return call.give_undefined();
}

// (milliseconds, callback, work): in the poll phase, when the time is over, `work` is called and gives the callback's
// arguments (JobKind::Completion).
NativeResult start_work(NativeCall& call) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Completion);
  job.handler = call.argument(1);
  job.argument = call.argument(2);
  start(call.exec, job, static_cast<std::int64_t>(number_of(call, 0) * ns_per_ms));
  return call.give_undefined();
}

// (callback): its operation is given up.
NativeResult cancel_work(NativeCall& call) {
  JobQueue kept;
  JobQueue& io = call.exec.machine.queues[static_cast<std::size_t>(Queue::Io)];
  call.exec.charge(io.size());
  for (std::size_t i = 0; i < io.size(); ++i) {
    if (io[i].handler != call.argument(0))
      kept.push_back(io[i]);
    else
      call.exec.emit(EventKind::JobDropped, RuleId::IoStarts, static_cast<std::uint8_t>(Queue::Io), io[i].serial);
  }
  io = std::move(kept);
  return call.give_undefined();
}

// --- bytes

std::uint64_t place(NativeCall& call, std::uint32_t index, std::uint64_t most) {
  double number = number_of(call, index);
  if (!(number > 0)) return 0;
  return number < static_cast<double>(most) ? static_cast<std::uint64_t>(number) : most;
}

NativeResult byte_length(NativeCall& call) {
  auto range = byte_range(call.heap(), call.argument(0));
  return range ? call.give(static_cast<double>(range->length)) : call.give_undefined();
}

std::vector<std::uint8_t> bytes_between(NativeCall& call, std::uint32_t source, std::uint32_t begin) {
  auto range = byte_range(call.heap(), call.argument(source));
  if (!range) return {};
  std::uint64_t from = place(call, begin, range->length), to = place(call, begin + 1, range->length);
  std::uint64_t length = std::max(from, to) - from;
  call.exec.charge(1 + length / 32);
  return read_range(call.heap(), {range->buffer, range->offset + from, length});
}

// (target, place, source, begin, end): all in bytes; what does not fit is left out.
NativeResult copy_bytes(NativeCall& call) {
  auto target = byte_range(call.heap(), call.argument(0));
  if (!target) return call.give_undefined();
  std::vector<std::uint8_t> bytes = bytes_between(call, 2, 3);
  std::uint64_t at = place(call, 1, target->length);
  bytes.resize(std::min<std::uint64_t>(bytes.size(), target->length - at));
  write_range(call.heap(), *target, at, bytes);
  return call.give_undefined();
}

// (source, begin, end): a fresh Buffer.
NativeResult buffer_of_bytes(NativeCall& call) {
  return call.give_object(make_buffer(call.exec, bytes_between(call, 0, 1)));
}

// (source, begin, end): a fresh Uint8Array.
NativeResult slice_of_bytes(NativeCall& call) {
  return call.give_object(make_uint8_array(call.exec, bytes_between(call, 0, 1)));
}

// (source, begin, end, encoding)
NativeResult text_of_bytes(NativeCall& call) {
  auto encoding = buffer_encoding(copy_text(call.heap(), call.argument(3).cell()));
  return call.give_text(bytes_to_text(bytes_between(call, 0, 1), encoding.value_or(TextEncoding::Utf8)));
}

NativeResult is_buffer_encoding(NativeCall& call) {
  bool known = call.argument(0).is_string() && buffer_encoding(copy_text(call.heap(), call.argument(0).cell()));
  return call.give(known);
}

// (descriptor, source, begin, end): to stdout or stderr.
NativeResult write_descriptor(NativeCall& call) {
  std::vector<std::uint8_t> bytes = bytes_between(call, 1, 2);
  call.exec.write_output(number_of(call, 0) == 2 ? Stream::Error : Stream::Out,
                         std::string(bytes.begin(), bytes.end()));
  return call.give_undefined();
}

// --- errors

std::size_t line_end(const std::string& stack, std::size_t from) {
  return std::min(stack.find('\n', from), stack.size());
}

// V8 keeps so many frames.
std::string first_frames(const std::string& stack, std::size_t header_end, int most) {
  std::size_t end = header_end;
  for (int i = 0; i < most && end < stack.size(); ++i) end = line_end(stack, end + 1);
  return stack.substr(0, end);
}

// (error, frames of node's own library that lie above the program's, a line each; or null: it comes from the loop and
// has no frames at all)
NativeResult place_in_library(NativeCall& call) {
  Heap& heap = call.heap();
  CellId error = call.argument(0).cell();
  Value written = get_data(heap, error, Name::stack);
  if (!written.is_string()) return call.give(call.argument(0));  // the program writes it
  std::string stack = to_utf8(call.exec, written.cell());
  std::size_t header_end = stack.find("\n    at ");
  if (header_end == std::string::npos) header_end = stack.size();
  if (call.argument(1).is_null())
    stack.resize(header_end);
  else
    stack = first_frames(stack.insert(header_end, text_of(call, 1)), header_end, 10);
  define_own(heap, error, Name::stack, utf8_value(call.exec, stack), hidden_flags);
  return call.give(call.argument(0));
}

constexpr NativeRow calls[] = {
    {"WorldFile", 1, world_file},
    {"WorldFiles", 0, world_files},
    {"WorkingFolder", 0, working_folder_call},
    {"ClockMs", 0, clock_ms},
    {"StartOperation", 3, start_operation},
    {"StartWork", 3, start_work},
    {"CancelWork", 1, cancel_work},
    {"ByteLength", 1, byte_length},
    {"CopyBytes", 5, copy_bytes},
    {"BufferOfBytes", 3, buffer_of_bytes},
    {"SliceOfBytes", 3, slice_of_bytes},
    {"TextOfBytes", 4, text_of_bytes},
    {"IsBufferEncoding", 1, is_buffer_encoding},
    {"WriteDescriptor", 4, write_descriptor},
    {"PlaceInLibrary", 2, place_in_library},
    {"ModuleFs", 0, nullptr, "moduleFs"},
    {"ModuleFsPromises", 0, nullptr, "moduleFsPromises"},
    {"ModuleFsDisk", 0, nullptr, "moduleFsDisk"},
    {"ModuleFsForms", 0, nullptr, "moduleFsForms"},
    {"ModuleFsStreams", 0, nullptr, "moduleFsStreams"},
    {"FsTree", 0, nullptr, "fsTree"},
    {"FsOpenFiles", 1, nullptr, "fsOpenFiles"},
    {"FsErrors", 0, nullptr, "fsErrors"},
    {"FsArgumentPlaces", 0, nullptr, "fsArgumentPlaces"},
    {"FsPlaces", 0, nullptr, "fsPlaces"},
    {"FsChecks", 0, nullptr, "fsChecks"},
    {"FsStats", 0, nullptr, "fsStats"},
    {"FsWork", 0, nullptr, "fsWork"},
    {"FsWorkOnFiles", 1, nullptr, "fsWorkOnFiles"},
    {"FsWorkOnTree", 1, nullptr, "fsWorkOnTree"},
    {"FsWorkOnDescriptors", 1, nullptr, "fsWorkOnDescriptors"},
    {"FsRemoveTree", 3, nullptr, "fsRemoveTree"},
    {"FsCopyTree", 4, nullptr, "fsCopyTree"},
    {"FsDirectories", 1, nullptr, "fsDirectories"},
    {"FsReadStream", 1, nullptr, "fsReadStream"},
    {"FsWriteStream", 1, nullptr, "fsWriteStream"},
    {"FsFileHandle", 1, nullptr, "fsFileHandle"},
    {"CompleteOperation", 2, nullptr, "completeOperation"},
};

}  // namespace

std::span<const NativeRow> file_call_rows() { return calls; }

}  // namespace loopscope::js
