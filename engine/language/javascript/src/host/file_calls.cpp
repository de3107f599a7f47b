// What the prelude's fs asks of the engine: files of the scenario's world, and operations on them in flight.
#include <javascript/prelude.hpp>
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/promise.hpp>
#include <javascript/render.hpp>

#include <algorithm>
#include <filesystem>

namespace loopscope::js {

namespace {

constexpr std::int64_t missing_latency_ns = 500'000;  // one system call instead of four
// Operations that start in the same tenth of a millisecond and take as long complete together: which comes first is
// open.
constexpr std::uint64_t completion_grain_ns = 100'000;

std::string absolute_path(const Machine& machine, const std::string& path) {
  std::filesystem::path folder = std::filesystem::path(machine.options->world.main_path).parent_path();
  return (folder / path).lexically_normal().string();
}

const SimulatedFile* find_file(const Machine& machine, const std::string& path) {
  std::string wanted = absolute_path(machine, path);
  for (const SimulatedFile& file : machine.options->world.files) {
    if (absolute_path(machine, file.path) == wanted) return &file;
  }
  return nullptr;
}

std::string text_of(NativeCall& call, std::uint32_t index) { return to_utf8(call.exec, call.argument(index).cell()); }

NativeResult world_file(NativeCall& call) {
  const SimulatedFile* file = find_file(call.exec.machine, text_of(call, 0));
  return file ? call.give_text(utf8_to_utf16(file->text)) : call.give_undefined();
}

// (path, callback, arguments): the callback is called in the poll phase, when the file's latency is over.
NativeResult start_operation(NativeCall& call) {
  Exec& exec = call.exec;
  const SimulatedFile* file = find_file(exec.machine, text_of(call, 0));
  std::uint64_t due =
      exec.machine.clock.now_ns + static_cast<std::uint64_t>(file ? file->latency_ns : missing_latency_ns);
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Call);
  job.handler = call.argument(1);
  job.argument = call.argument(2);
  job.ready_at = (due + completion_grain_ns - 1) / completion_grain_ns * completion_grain_ns;
  exec.queue_job(static_cast<std::uint16_t>(Queue::Io), job, RuleId::IoStarts);
  return call.give_undefined();
}

// (system call, path, whether it comes from the loop: then there are no frames)
NativeResult no_such_file(NativeCall& call) {
  Heap& heap = call.heap();
  std::string message = "ENOENT: no such file or directory, " + text_of(call, 0) + " '" + text_of(call, 1) + "'";
  CellId error = make_error(call.exec, ErrorType::Error, message);
  if (call.argument(2).is_boolean() && call.argument(2).as_boolean()) {
    define_own(heap, error, key_from_text(heap, u"stack"), text_value(call.exec, utf8_to_utf16("Error: " + message)),
               Writable | Configurable);
  }
  define_own(heap, error, key_from_text(heap, u"errno"), Value::number(-2));
  define_own(heap, error, key_from_text(heap, u"code"), ascii_value(call.exec, "ENOENT"));
  define_own(heap, error, key_from_text(heap, u"syscall"), call.argument(0));
  define_own(heap, error, key_from_text(heap, u"path"), call.argument(1));
  return call.give_object(error);
}

NativeResult utf8_bytes(NativeCall& call) {
  std::vector<Value> bytes;
  for (char byte : text_of(call, 0)) bytes.push_back(Value::number(static_cast<unsigned char>(byte)));
  return call.give_object(make_array(call.heap(), bytes));
}

constexpr NativeRow calls[] = {
    {"WorldFile", 1, world_file},
    {"StartOperation", 3, start_operation},
    {"NoSuchFile", 3, no_such_file},
    {"Utf8Bytes", 1, utf8_bytes},
};

}  // namespace

std::span<const NativeRow> file_call_rows() { return calls; }

}  // namespace loopscope::js
