// What the prelude's message ports and structured clones ask of the engine: messages that wait for the poll phase,
// handles that keep the loop alive, the close phase, and buffers that change hands.
#include <javascript/prelude.hpp>
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/inspect.hpp>
#include <javascript/render.hpp>
#include <javascript/typed_array.hpp>

namespace loopscope::js {

namespace {

JobQueue& queue_of(Exec& exec, Queue which) { return exec.machine.queues[static_cast<std::size_t>(which)]; }

Value port_number(NativeCall& call, std::uint32_t index) {
  return Value::integer(static_cast<std::int64_t>(call.argument(index).as_number()));
}

// (number of the port, function that hands a message over, its arguments)
NativeResult queue_message(NativeCall& call) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Message);
  job.handler = call.argument(1);
  job.argument = call.argument(2);
  job.capability = port_number(call, 0);
  call.exec.queue_job(static_cast<std::uint16_t>(Queue::Messages), job, RuleId::MessagePosted);
  return call.give_undefined();
}

// (number of the port, most): takes so many of its messages out of the loop's hands and gives their arguments.
NativeResult take_messages(NativeCall& call) {
  Value port = port_number(call, 0);
  double most = call.argument(1).as_number();
  JobQueue kept;
  std::vector<Value> taken;
  JobQueue& messages = queue_of(call.exec, Queue::Messages);
  call.exec.charge(messages.size());
  for (std::size_t i = 0; i < messages.size(); ++i) {
    if (messages[i].capability == port && static_cast<double>(taken.size()) < most)
      taken.push_back(messages[i].argument);
    else
      kept.push_back(messages[i]);
  }
  messages = std::move(kept);
  return call.give_object(make_array(call.heap(), taken));
}

// (object): it keeps the loop alive from now on.
NativeResult open_handle(NativeCall& call) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Host);
  job.handler = call.argument(0);
  call.exec.queue_job(static_cast<std::uint16_t>(Queue::Handles), job, RuleId::HandleOpens);
  return call.give_undefined();
}

NativeResult close_handle(NativeCall& call) {
  JobQueue kept;
  JobQueue& handles = queue_of(call.exec, Queue::Handles);
  call.exec.charge(handles.size());
  for (std::size_t i = 0; i < handles.size(); ++i) {
    if (handles[i].handler != call.argument(0)) kept.push_back(handles[i]);
  }
  handles = std::move(kept);
  return call.give_undefined();
}

// (function, arguments): what the close phase runs.
NativeResult queue_closing(NativeCall& call) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Message);
  job.handler = call.argument(0);
  job.argument = call.argument(1);
  call.exec.queue_job(static_cast<std::uint16_t>(Queue::Close), job, RuleId::ClosingQueued);
  return call.give_undefined();
}

NativeResult buffer_state(NativeCall& call) {
  const auto& buffer = call.heap().get<ArrayBufferCell>(call.argument(0).cell());
  return call.give(ascii_value(call.exec, buffer.is_shared ? "shared" : buffer.is_detached ? "detached" : "owned"));
}

// As V8 names a value in its messages: #<Object>, ()=>1, Symbol(x).
NativeResult text_for_message(NativeCall& call) {
  return call.give_text(utf8_to_utf16(render_for_message(call.exec, call.argument(0))));
}

constexpr NativeRow calls[] = {
    {"QueueMessage", 3, queue_message},
    {"TakeMessages", 2, take_messages},
    {"OpenHandle", 1, open_handle},
    {"CloseHandle", 1, close_handle},
    {"QueueClosing", 2, queue_closing},
    {"BufferState", 1, buffer_state},
    {"TextForMessage", 1, text_for_message},
    {"ModuleMessaging", 0, nullptr, "moduleMessaging"},
    {"ModuleWorkerThreads", 0, nullptr, "moduleWorkerThreads"},
    {"MessagingClass", 1, nullptr, "messagingClass"},
    {"MessageTargets", 1, nullptr, "messageTargets"},
    {"MessagePorts", 1, nullptr, "messagePorts"},
    {"BroadcastChannels", 1, nullptr, "broadcastChannels"},
    {"CloneWith", 3, nullptr, "cloneWith"},
    {"CloneValue", 2, nullptr, "cloneValue"},
    {"CloneContents", 3, nullptr, "cloneContents"},
    {"CloneError", 2, nullptr, "cloneError"},
    {"TransferList", 2, nullptr, "transferList"},
    {"NotCloneable", 1, nullptr, "notCloneable"},
    {"NotClonedError", 1, nullptr, "notClonedError"},
    {"ModuleClone", 0, nullptr, "moduleClone"},
};

}  // namespace

std::span<const NativeRow> message_call_rows() { return calls; }

}  // namespace loopscope::js
