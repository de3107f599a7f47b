#include <machine/exec.hpp>

namespace loopscope {

void Exec::settle() {
  if (!executed) return;
  machine.counters.instructions += executed;
  if (code && !code->is_hidden) machine.clock.now_ns += executed * machine.options->profile.clock.op_ns;
  executed = 0;
}

void Exec::load_frame() {
  settle();
  if (machine.task.frames.empty()) {
    frame = nullptr;
    code = nullptr;
    locals = top = nullptr;
    return;
  }
  frame = &machine.task.frames.mut_top();
  code = &machine.codes[frame->code];
  locals = machine.task.values.writable(frame->window);
  top = locals + code->local_count + frame->operands;
}

void Exec::save_frame() {
  settle();
  if (frame) frame->operands = static_cast<std::uint32_t>(top - (locals + code->local_count));
}

namespace {

std::uint32_t window_size(const Code& code) { return code.local_count + std::max<std::uint32_t>(code.max_operands, 1); }

}  // namespace

bool Exec::push_frame(std::uint32_t code_id, CellId function, Value this_value, Value new_target, ResultTarget target,
                      std::uint32_t target_slot) {
  save_frame();
  const Code& callee = machine.codes[code_id];
  // Hidden frames stand between user frames; a chain of them alone is bounded too.
  bool too_deep = callee.is_hidden ? machine.task.frames.size() >= 4 * machine.options->limits.user_frames
                                   : machine.user_frames >= machine.options->limits.user_frames;
  if (too_deep) {
    native = {function, this_value, !new_target.is_undefined()};  // the error is the callee's, which cannot begin
    language.throw_stack_overflow(*this);
    native = {};
    return false;
  }
  Frame fresh;
  fresh.code = code_id;
  fresh.function = function;
  fresh.this_value = this_value;
  fresh.new_target = new_target;
  fresh.target = target;
  fresh.target_slot = target_slot;
  fresh.is_hidden = callee.is_hidden;
  fresh.serial = machine.next_frame_serial++;
  fresh.window = machine.task.values.push(window_size(callee));
  machine.task.frames.push(fresh);
  if (!fresh.is_hidden) ++machine.user_frames;
  load_frame();
  std::fill_n(locals, code->local_count, Value::undefined());
  return true;
}

bool Exec::resume(ParkedFrame& parked, ResultTarget target, std::uint32_t target_slot) {
  save_frame();
  if (!parked.frame.is_hidden && machine.user_frames >= machine.options->limits.user_frames) {
    language.throw_stack_overflow(*this);
    return false;
  }
  Frame moved = parked.frame;
  moved.target = target;
  moved.target_slot = target_slot;
  const Code& resumed = machine.codes[moved.code];
  moved.window = machine.task.values.push(window_size(resumed));
  Value* values = machine.task.values.writable(moved.window);
  std::copy(parked.window.begin(), parked.window.end(), values);
  parked.present = false;
  parked.window.clear();
  parked.frame = Frame{};
  machine.task.frames.push(moved);
  if (!moved.is_hidden) ++machine.user_frames;
  load_frame();
  if (!moved.is_hidden) {
    auto parked_at = static_cast<std::uint8_t>(resumed.instructions[moved.pc].op);
    emit(EventKind::FrameResumed, RuleId::GeneratorResumes, parked_at, moved.serial);
  }
  return true;
}

void Exec::park(ParkedFrame& parked) {
  save_frame();
  std::uint32_t live = code->local_count + frame->operands;
  parked.present = true;
  parked.frame = *frame;
  parked.frame.window = Window{};
  parked.window.assign(locals, locals + live);
  machine.heap.charge(live * sizeof(Value));
  if (!frame->is_hidden)
    emit(EventKind::FrameParked, RuleId::YieldParks, 0, frame->serial, Value::object(frame->coroutine));
  discard_frame();
}

void Exec::discard_frame() {
  settle();
  Window window = frame->window;
  if (!frame->is_hidden) --machine.user_frames;
  machine.task.frames.pop();
  machine.task.values.pop(window);
  load_frame();
}

void Exec::deliver(ResultTarget target, std::uint32_t target_slot, Value result) {
  if (!frame) return;
  switch (target) {
    case ResultTarget::Push:
      push(result);
      ++frame->pc;
      break;
    case ResultTarget::Discard:
      ++frame->pc;
      break;
    case ResultTarget::Operand:
      locals[code->local_count + target_slot] = result;
      break;
    case ResultTarget::Repeat:
      break;
    case ResultTarget::Place:
      locals[code->local_count + target_slot] = result;
      ++frame->pc;
      break;
  }
}

void Exec::return_from_frame(Value result) {
  if (frame->is_construct && !result.is_object()) result = frame->this_value;
  ResultTarget target = frame->target;
  std::uint32_t slot = frame->target_slot;
  bool hidden = frame->is_hidden;
  if (!hidden) emit(EventKind::FrameLeft, RuleId::ReturnPopsFrame, 0, frame->serial, result);
  discard_frame();
  if (!hidden && frame && !frame->is_hidden) ++machine.counters.lines;
  deliver(target, slot, result);
}

bool Exec::enter_handler(Completion completion, Value value) {
  for (const Handler& handler : code->handlers) {
    if (frame->pc < handler.begin || frame->pc >= handler.end) continue;
    if (!handler.is_finally && completion != Completion::Throw) continue;
    for (; frame->environments > handler.environments; --frame->environments) {
      frame->environment = heap().get<EnvironmentCell>(frame->environment).outer;
    }
    top = locals + code->local_count + handler.depth;
    push(value);
    if (handler.is_finally) push(Value::integer(static_cast<std::int64_t>(completion)));
    if (!handler.is_finally && !frame->is_hidden) emit(EventKind::Caught, RuleId::ThrowUnwinds, 0, 0, value);
    if (handler.is_finally && completion == Completion::Throw) frame->pending_throw = thrown_site;
    frame->pc = handler.target;
    return true;
  }
  return false;
}

bool Exec::unwind(Value value) {
  while (frame) {
    if (enter_handler(Completion::Throw, value)) return true;
    if (!frame->is_hidden) emit(EventKind::FrameLeft, RuleId::ThrowUnwinds, 0, frame->serial);
    discard_frame();
  }
  return false;
}

SourceSite Exec::site() const {
  const FrameStack& frames = machine.task.frames;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    if (!frames[i].is_hidden) return frame_site(machine, frames[i]);
  }
  return {};
}

void Exec::emit(EventKind kind, RuleId rule, std::uint8_t detail, std::uint64_t subject, Value value,
                std::int64_t number, std::uint64_t cause) {
  emit_at(sink ? site() : SourceSite{}, kind, rule, detail, subject, value, number, cause);
}

void Exec::emit_at(const SourceSite& at, EventKind kind, RuleId rule, std::uint8_t detail, std::uint64_t subject,
                   Value value, std::int64_t number, std::uint64_t cause) {
  settle();
  ++machine.counters.events;
  if (!sink) return;
  Event event;
  event.kind = kind;
  event.detail = detail;
  event.rule = rule;
  event.step = machine.counters.events;
  event.time = machine.clock.now_ns;
  event.site = at;
  event.subject = subject;
  event.cause = cause;
  event.number = number;
  event.value = value;
  sink->on_event(event);
}

void Exec::write_output(Stream stream, std::string text) {
  if (machine.id != 0) return language.write_from_thread(*this, stream, std::move(text));
  machine.heap.charge(text.size());
  OutputChunk chunk;
  chunk.stream = stream;
  chunk.text = std::make_shared<const std::string>(std::move(text));
  chunk.step = machine.counters.events + 1;
  machine.output.push_back(std::move(chunk));
  emit(EventKind::Output, RuleId::OutputWritten, static_cast<std::uint8_t>(stream), 0, {},
       static_cast<std::int64_t>(machine.output.size() - 1));
}

std::uint64_t Exec::queue_job(std::uint16_t queue, Job job, RuleId rule) {
  job.queue = queue;
  if (!job.serial) job.serial = new_serial();
  job.cause = machine.turn.job;
  job.queued_at = machine.counters.events + 1;
  if (!job.site.known) job.site = site();
  if (job.context.is_empty()) job.context = machine.turn.context;
  machine.heap.charge(sizeof(Job));
  std::uint64_t serial = job.serial;
  SourceSite at = job.site;
  machine.queues[queue].push_back(job);
  emit_at(at, EventKind::JobQueued, rule, static_cast<std::uint8_t>(queue), serial, {}, 0, machine.turn.job);
  return serial;
}

void Exec::start_turn(const Job& job, RuleId rule, Drain drain) {
  settle();
  ++machine.counters.turns;
  machine.clock.now_ns += machine.options->profile.clock.turn_ns;
  Value context = job.context.is_empty() ? Value::undefined() : job.context;
  machine.turn = CurrentTurn{true,      job.serial, job.queue, job.kind, job.handler, job.capability,
                             job.cause, job.site,   context,   drain,    false};
  emit_at(job.site, EventKind::TurnStarted, rule, static_cast<std::uint8_t>(job.queue), job.serial, job.handler, 0,
          job.cause);
  language.start_job(*this, job);
}

void Exec::end_turn() {
  CurrentTurn& turn = machine.turn;
  turn = CurrentTurn{false, turn.job, turn.queue, turn.kind, {}, {}, 0, {}, Value::undefined(), {}, turn.threw};
  emit_at(SourceSite{}, EventKind::TurnEnded, RuleId::None, static_cast<std::uint8_t>(turn.queue), turn.job);
}

void Exec::stop_at(Limit limit) {
  machine.state = RunState::StoppedAtLimit;
  machine.limit = limit;
  emit(EventKind::LimitReached, RuleId::LimitStops, static_cast<std::uint8_t>(limit));
}

void Exec::finish(int exit_code) {
  machine.exit_code = exit_code;
  machine.ended = true;
  if (machine.id != 0) return;
  machine.state = RunState::Finished;
  emit_at(SourceSite{}, EventKind::Exit, RuleId::LoopEnds, 0, 0, {}, exit_code);
}

}  // namespace loopscope
