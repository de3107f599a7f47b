// What the prelude's Worker asks of the engine: threads that begin and are stopped, what they write, and callers that
// wait at a place of shared memory.
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/module_record.hpp>
#include <javascript/prelude.hpp>
#include <javascript/program.hpp>
#include <javascript/render.hpp>
#include <javascript/setup.hpp>
#include <javascript/stack_trace.hpp>
#include <javascript/typed_array.hpp>
#include <runtime/job_search.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::js {

namespace {

// One of the two streams that a thread hands to its parent.
struct HandedStream {
  std::string held;         // written while the parent had not asked for more
  bool is_waiting = false;  // for the parent to ask for more
  auto fields() const { return std::tie(held, is_waiting); }
  friend bool operator==(const HandedStream&, const HandedStream&) = default;
};

// A thread's link to its parent, under HostCell::thread.
struct ThreadCell : Cell {
  static constexpr CellTraits traits{"thread", static_cast<std::uint8_t>(Kind::Thread), false};
  Value record;                // what both sides' prelude functions share
  Value receive;               // the parent's function for (stream, text)
  Value port;                  // its number at the parent
  std::uint64_t begun_ns = 0;  // when it began
  HandedStream out, error;
  auto fields() const { return std::tie(record, receive, port, begun_ns, out, error); }
};

// What node 20 needs on an ordinary machine.
constexpr std::uint64_t start_ns = 30'000'000, exit_ns = 2'000'000, message_ns = 20'000;
// A message from port to port; the first ones of a new thread find a parent that is busy with its 'online' and output.
constexpr std::uint64_t port_ns = 50'000, early_ns = 2'000'000, early_port_ns = 500'000;

ThreadCell& link(Exec& exec) { return exec.heap().mut<ThreadCell>(host(exec).thread); }
HandedStream& stream_of(ThreadCell& thread, Stream which) { return which == Stream::Out ? thread.out : thread.error; }

JobQueue& handles(Exec& exec) { return exec.machine.queues[static_cast<std::size_t>(Queue::Handles)]; }

// The thread lives on while its parent has not taken what it wrote.
void hold_thread(Exec& exec) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Host);
  job.handler = link(exec).record;
  job.serial = exec.new_serial();
  handles(exec).push_back(job);
}

void release_thread(Exec& exec) {
  Value record = link(exec).record;
  take_first(handles(exec), [&](const Job& job) { return job.handler == record; });
}

void send_text(Exec& exec, Stream which, std::string text) {
  std::vector<Value> parts{Value::number(static_cast<double>(which)),
                           Value::string(make_string(exec.heap(), utf8_to_utf16(text)))};
  CellId arguments = make_array(exec.heap(), parts);
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Message);
  job.handler = link(exec).receive;
  job.argument = Value::object(arguments);
  job.capability = link(exec).port;
  exec.settle();
  job.ready_at = exec.machine.clock.now_ns + message_ns;
  exec.queue_job_for(exec.machine.parent, static_cast<std::uint16_t>(Queue::Messages), job, RuleId::MessagePosted);
}

void flush(Exec& exec, Stream which) {
  HandedStream& stream = stream_of(link(exec), which);
  if (stream.held.empty()) return;
  std::string text = std::exchange(stream.held, {});
  send_text(exec, which, std::move(text));
}

}  // namespace

void write_from_thread(Exec& exec, Stream which, std::string text) {
  HandedStream& stream = stream_of(link(exec), which);
  exec.heap().charge(text.size());
  if (host(exec).exiting) return send_text(exec, which, std::move(text));
  if (stream.is_waiting) {
    stream.held += text;
    return;
  }
  stream.is_waiting = true;
  hold_thread(exec);
  send_text(exec, which, std::move(text));
}

void flush_thread_output(Exec& exec) {
  if (!host(exec).thread) return;
  flush(exec, Stream::Out);
  flush(exec, Stream::Error);
}

namespace {

// (stream): the parent has taken what was sent.
NativeResult output_wanted(NativeCall& call) {
  auto which = static_cast<Stream>(static_cast<int>(call.argument(0).as_number()));
  HandedStream& stream = stream_of(link(call.exec), which);
  if (!stream.is_waiting) return call.give_undefined();
  if (stream.held.empty()) {
    stream.is_waiting = false;
    release_thread(call.exec);
  } else {
    flush(call.exec, which);
  }
  return call.give_undefined();
}

CellId make_link(Exec& exec, Value record, Value receive, double port) {
  CellId id = exec.heap().make<ThreadCell>();
  auto& thread = exec.heap().mut<ThreadCell>(id);
  thread.record = record;
  thread.receive = receive;
  thread.port = Value::integer(static_cast<std::int64_t>(port));
  return id;
}

// A shared buffer is one object in all threads, so its class is one too.
constexpr Intrinsic shared_by_threads[] = {Intrinsic::SharedArrayBuffer, Intrinsic::SharedArrayBufferPrototype};

void fill_thread_realm(Exec& exec, const std::vector<CellId>& intrinsics_of_creator) {
  fill_realm(exec);
  for (Intrinsic which : shared_by_threads) {
    auto place = static_cast<std::size_t>(which);
    realm_mut(exec).intrinsics[place] = intrinsics_of_creator[place];
  }
  define_own(exec.heap(), realm(exec).global_object, key_from_text(exec.heap(), u"SharedArrayBuffer"),
             Value::object(intrinsic(exec, Intrinsic::SharedArrayBuffer)), hidden_flags);
}

// (record, function for what it writes, function for its exit code, number of its port here): the new thread's number.
NativeResult start_thread(NativeCall& call) {
  Exec& exec = call.exec;
  Value record = call.argument(0);
  CellId thread_link = make_link(exec, record, call.argument(1), call.argument(3).as_number());
  Job notice;
  notice.kind = static_cast<std::uint16_t>(JobKind::Message);
  notice.queue = static_cast<std::uint16_t>(Queue::Messages);
  notice.handler = call.argument(2);
  notice.capability = Value::integer(1);  // before all ports
  notice.ready_at = exit_ns;
  std::size_t place = exec.add_thread(add_realm(exec), start_ns, notice);
  std::uint32_t main_code = host(exec).main_code;
  std::uint32_t creator = exec.machine.id, number = exec.machine.parked[place].id;
  exec.heap().mut<ThreadCell>(thread_link).begun_ns = exec.machine.parked[place].clock.now_ns;
  std::vector<CellId> known = realm(exec).intrinsics;
  exec.switch_to(place);
  fill_thread_realm(exec, known);
  exec.model.set_up(exec);
  set_up_host(exec);
  host_mut(exec).thread = thread_link;
  host_mut(exec).main_code = main_code;  // of the program's own file
  auto back = std::find_if(exec.machine.parked.begin(), exec.machine.parked.end(),
                           [creator](const Thread& thread) { return thread.id == creator; });
  exec.switch_to(static_cast<std::size_t>(back - exec.machine.parked.begin()));
  return call.give(static_cast<double>(number));
}

// (number, exit code)
NativeResult stop_thread(NativeCall& call) {
  call.exec.stop_thread(static_cast<std::uint32_t>(call.argument(0).as_number()),
                        static_cast<int>(call.argument(1).as_number()));
  return call.give_undefined();
}

NativeResult thread_number(NativeCall& call) { return call.give(static_cast<double>(call.exec.machine.id)); }

NativeResult thread_record(NativeCall& call) {
  return call.give(host(call.exec).thread ? link(call.exec).record : Value::undefined());
}

NativeResult message_delay(NativeCall& call) {
  call.exec.settle();
  bool is_early = host(call.exec).thread && call.exec.machine.clock.now_ns < link(call.exec).begun_ns + early_ns;
  return call.give(static_cast<double>(is_early ? early_port_ns : port_ns));
}

// (name, text): runs a script, which sees the globals only.
NativeResult run_script(NativeCall& call) {
  Exec& exec = call.exec;
  auto source = std::make_shared<const SourceText>(to_utf8(exec, call.argument(0).cell()),
                                                   copy_text(call.heap(), call.argument(1).cell()));
  exec.charge(source->units().size() / 4 + 1);
  CompiledProgram program = compile_program(exec, source, SourceGoal::Script);
  if (program.fault) {
    exec.thrown = Value::object(fault_error(exec, *source, *program.fault, true));
    return call.thrown();
  }
  call.begin_frames();
  if (!exec.push_frame(program.code, {}, Value::object(realm(exec).global_this), Value::undefined(), call.target,
                       call.target_slot))
    return call.thrown();
  exec.emit(EventKind::FrameEntered, RuleId::CallPushesFrame, 0, exec.frame->serial);
  return NativeResult::Frames;
}

// Where `throw new Error()` begins, for the error made there.
Span thrown_span(const SourceText& source, Span made) {
  constexpr std::u16string_view statement = u"throw ";
  std::u16string_view before = source.units().substr(0, made.begin);
  if (!before.ends_with(statement)) return made;
  auto begin = static_cast<std::uint32_t>(before.size() - statement.size());
  return {begin, begin + 1};
}

// (what a script has thrown): the line it came from stands above an error's stack, as node decorates it.
NativeResult decorate_stack(NativeCall& call) {
  Exec& exec = call.exec;
  if (!has_kind(call.heap(), call.argument(0), Kind::Error)) return call.give_undefined();
  CellId error = call.argument(0).cell();
  SourceSite site = call.heap().get<ErrorCell>(error).created;
  Value stack = get_data(call.heap(), error, Name::stack);
  if (!site.known || !exec.machine.codes[site.code].source || !stack.is_string()) return call.give_undefined();
  const SourceText& source = *exec.machine.codes[site.code].source;
  std::string text = source_excerpt(source, thrown_span(source, site.span)) + "\n" + to_utf8(exec, stack.cell());
  define_own(call.heap(), error, Name::stack, text_value(exec, utf8_to_utf16(text)), hidden_flags);
  return call.give_undefined();
}

// --- waiting (ECMA-262 25.4.3)

std::uint64_t byte_place(NativeCall& call) {
  const auto& array = call.heap().get<TypedArrayCell>(call.argument(0).cell());
  std::uint64_t size = element_row(array.element).size;
  return array.offset + static_cast<std::uint64_t>(call.argument(1).as_number()) * size;
}

CellId buffer_of(NativeCall& call) { return call.heap().get<TypedArrayCell>(call.argument(0).cell()).buffer; }

// (array, index, milliseconds): the call that asks is held from its next loop on.
NativeResult wait_begin(NativeCall& call) {
  Exec& exec = call.exec;
  exec.settle();
  double ms = call.argument(2).as_number();
  std::uint64_t until = never_ns, now = exec.machine.clock.now_ns;
  if (ms < 1e12) until = now + static_cast<std::uint64_t>(std::max(ms, 0.0) * 1e6);
  exec.block_in_call({buffer_of(call), byte_place(call), exec.new_serial(), false}, until);
  return call.give_undefined();
}

NativeResult is_waiting(NativeCall& call) { return call.give(call.exec.machine.waiting == Waiting::InCall); }
NativeResult wait_timed_out(NativeCall& call) { return call.give(call.exec.machine.call.timed_out); }

// (array, index, most): how many threads were woken.
NativeResult wake_waiting(NativeCall& call) {
  double most = call.argument(2).as_number();
  std::uint64_t limit = most < 1e9 ? static_cast<std::uint64_t>(std::max(most, 0.0)) : ~std::uint64_t{0};
  return call.give(static_cast<double>(call.exec.wake_callers(buffer_of(call), byte_place(call), limit)));
}

// (array, index): [buffer, byte offset]
NativeResult shared_place(NativeCall& call) {
  std::vector<Value> pair{Value::object(buffer_of(call)), Value::number(static_cast<double>(byte_place(call)))};
  return call.give_object(make_array(call.heap(), pair));
}

constexpr NativeRow calls[] = {
    {"StartThread", 4, start_thread},
    {"StopThread", 2, stop_thread},
    {"ThreadNumber", 0, thread_number},
    {"ThreadRecord", 0, thread_record},
    {"MessageDelay", 0, message_delay},
    {"OutputWanted", 1, output_wanted},
    {"RunScript", 2, run_script},
    {"DecorateStack", 1, decorate_stack},
    {"WaitBegin", 3, wait_begin},
    {"IsWaiting", 0, is_waiting},
    {"WaitTimedOut", 0, wait_timed_out},
    {"WakeWaiting", 3, wake_waiting},
    {"SharedPlace", 2, shared_place},
    {"ModuleWorker", 0, nullptr, "moduleWorker"},
    {"ModuleWorkerSide", 0, nullptr, "moduleWorkerSide"},
    {"SerializeError", 1, nullptr, "serializeError"},
    {"DeserializeError", 1, nullptr, "deserializeError"},
    {"OpenMessage", 1, nullptr, "openMessage"},
    {"ThreadShared", 0, nullptr, "threadShared"},
    {"AtomicsPlace", 3, nullptr, "atomicsPlace"},
    {"AtomicsWaitArguments", 4, nullptr, "atomicsWaitArguments"},
};

}  // namespace

std::span<const NativeRow> thread_call_rows() { return calls; }

}  // namespace loopscope::js
