// setTimeout, setInterval, setImmediate and their handles; queueMicrotask; process.nextTick.
#include "host_support.hpp"

#include <base/number_format.hpp>

#include <javascript/convert.hpp>
#include <javascript/job_beliefs.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/render.hpp>
#include <runtime/job_search.hpp>

#include <cmath>
#include <utility>

namespace loopscope::js {

namespace {

constexpr double longest_delay_ms = 2147483647;

// A Timeout or Immediate object: `timer` is the machine's timer cell (none for an immediate).
struct TimerObjectCell : ObjectCell {
  JS_OBJECT_CELL(TimerObjectCell, "timer object", Timer)
  CellId timer;
  std::uint64_t serial = 0;  // of the immediate's job
  bool is_immediate = false;
  bool referenced = true;
  bool repeats = false;
  bool is_cleared = false;
  bool has_number = false;       // its number was asked for
  std::uint64_t async_id = 0;    // of the resource, as async_hooks counts them
  std::uint64_t trigger_id = 0;  // of the resource whose callback made it
  JS_OBJECT_FIELDS(timer, serial, is_immediate, referenced, repeats, is_cleared, has_number, async_id, trigger_id)
};

const TimerObjectCell* running_timer(Exec& exec) {
  const CurrentTurn& turn = exec.machine.turn;
  if (turn.kind != static_cast<std::uint16_t>(JobKind::Timer) || !has_kind(exec.heap(), turn.capability, Kind::Timer))
    return nullptr;
  return &exec.heap().get<TimerObjectCell>(turn.capability.cell());
}

// The resource whose callback runs: 1 for the main script, 0 for a job that belongs to none (a microtask).
std::uint64_t execution_id(Exec& exec) {
  if (const TimerObjectCell* timer = running_timer(exec)) return timer->async_id;
  return exec.machine.turn.job == 0 ? 1 : 0;
}
std::uint64_t trigger_id(Exec& exec) {
  const TimerObjectCell* timer = running_timer(exec);
  return timer ? timer->trigger_id : 0;
}

NativeResult fail_callback(NativeCall& call) {
  std::string shown = describe_received(call.exec, call.argument(0));
  CellId error = make_error(call.exec, ErrorType::TypeError,
                            "The \"callback\" argument must be of type function. Received " + shown);
  decorate_with_code(call.exec, error, "ERR_INVALID_ARG_TYPE");
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

Value pack_arguments(NativeCall& call, std::uint32_t first) {
  if (call.count <= first) return Value::undefined();
  return Value::object(
      make_array(call.heap(), std::vector<Value>(call.arguments + first, call.arguments + call.count)));
}

// node's Timeout constructor: 1 unless it is in 1..2^31-1.
std::int64_t clamp_delay(Exec& exec, double delay) {
  if (delay > longest_delay_ms) {
    emit_warning(exec, "TimeoutOverflowWarning",
                 fmt::format("{} does not fit into a 32-bit signed integer.\nTimeout duration was set to 1.",
                             number_to_string(delay)));
  }
  bool fits = delay >= 1 && delay <= longest_delay_ms;
  return fits ? static_cast<std::int64_t>(delay) : exec.machine.options->profile.smallest_delay_ms;
}

// Whether the program's callback runs where it is handed over; a timer of less than 1 ms may do so by itself.
bool runs_at_once(NativeCall& call, bool is_zero_timeout) {
  const Beliefs& held = beliefs(call.exec);
  bool holds = held.callbacks_at_once || (is_zero_timeout && held.zero_timeout_at_once);
  return holds && !is_library_function(call.exec, call.argument(0));
}

CellId make_timer_object(Exec& exec, Intrinsic prototype) {
  CellId shape = shape_for_prototype(exec.heap(), intrinsic(exec, prototype));
  CellId id = exec.heap().make<TimerObjectCell>();
  auto& object = exec.heap().mut<TimerObjectCell>(id);
  object.shape = shape;
  object.trigger_id = execution_id(exec);
  object.async_id = host_mut(exec).next_async_id++;
  return id;
}

void arm_timer(Exec& exec, CellId timer) {
  std::int64_t now = exec.machine.clock.now_ms();
  exec.settle();
  now = exec.machine.clock.now_ms();
  exec.machine.timers.arm(exec.heap(), timer, now);
  const auto& cell = exec.heap().get<TimerCell>(timer);
  exec.emit(EventKind::TimerSet, RuleId::TimerListed, 0, cell.job.serial, cell.job.handler,
            cell.start_ms + cell.duration_ms, cell.job.cause);
}

NativeResult set_timer(NativeCall& call, bool repeats) {
  Exec& exec = call.exec;
  if (!is_callable(call.heap(), call.argument(0))) return fail_callback(call);
  NativeResult answer = NativeResult::Return;
  double delay = std::nan("");
  if (call.count > 1) {
    auto number = to_number_argument(call, 1, answer);
    if (!number) return answer;
    delay = *number;
  }
  CellId object = make_timer_object(exec, Intrinsic::TimeoutPrototype);
  Value arguments = pack_arguments(call, 2);
  CellId timer = call.heap().make<TimerCell>();
  auto& cell = call.heap().mut<TimerCell>(timer);
  const Profile& profile = exec.machine.options->profile;
  std::int64_t duration = clamp_delay(exec, delay);
  cell.duration_ms = profile.beliefs.ignores_delays ? profile.smallest_delay_ms : duration;
  cell.repeats = repeats;
  cell.handle = Value::object(object);
  cell.job.kind = static_cast<std::uint16_t>(JobKind::Timer);
  cell.job.queue = static_cast<std::uint16_t>(Queue::Count);
  cell.job.handler = call.argument(0);
  cell.job.argument = arguments;
  cell.job.capability = Value::object(object);
  cell.job.serial = exec.new_serial();
  cell.job.cause = exec.machine.turn.job;
  cell.job.queued_at = exec.machine.counters.events + 1;
  cell.job.site = exec.site();
  cell.job.context = exec.machine.turn.context;
  exec.heap().mut<TimerObjectCell>(object).timer = timer;
  exec.heap().mut<TimerObjectCell>(object).repeats = repeats;
  define_own(exec.heap(), object, key_from_text(exec.heap(), u"_onTimeout"), call.argument(0));
  if (!repeats && runs_at_once(call, !(delay >= 1)))
    return run_job_now(call, exec.heap().get<TimerCell>(timer).job, Value::object(object));
  arm_timer(exec, timer);
  return call.give_object(object);
}

NativeResult set_timeout(NativeCall& call) { return set_timer(call, false); }
NativeResult set_interval(NativeCall& call) { return set_timer(call, true); }

CellId timer_object(NativeCall& call, Value value) {
  if (has_kind(call.heap(), value, Kind::Timer)) return value.cell();
  if (!value.is_number() && !value.is_string()) return {};
  CellId known = host(call.exec).timers_by_id;
  if (!known) return {};
  Value found = get_data(call.heap(), known, to_property_key(call.heap(), value));
  return found.is_object() ? found.cell() : CellId{};
}

void clear(Exec& exec, CellId object) {
  const auto& handle = exec.heap().get<TimerObjectCell>(object);
  if (handle.is_immediate || !handle.timer) return;
  CellId timer = handle.timer;
  exec.heap().mut<TimerObjectCell>(object).is_cleared = true;
  PropertyKey callback = key_from_text(exec.heap(), u"_onTimeout");
  if (get_data(exec.heap(), object, callback).is_object()) define_own(exec.heap(), object, callback, Value::null());
  bool repeats = std::exchange(exec.heap().mut<TimerCell>(timer).repeats, false);
  const auto& cell = exec.heap().get<TimerCell>(timer);
  if (!cell.armed && !repeats) return;
  if (cell.armed) {
    CellId list = cell.list;
    exec.machine.timers.disarm(exec.heap(), timer);
    exec.machine.timers.drop_if_empty(exec.heap(), list);
  }
  exec.emit(EventKind::TimerCleared, RuleId::TimerCleared, 0, exec.heap().get<TimerCell>(timer).job.serial);
}

NativeResult clear_timeout(NativeCall& call) {
  if (CellId object = timer_object(call, call.argument(0))) clear(call.exec, object);
  return call.give_undefined();
}

// --- immediates ----------------------------------------------------------------------------------------------------

NativeResult set_immediate(NativeCall& call) {
  Exec& exec = call.exec;
  if (!is_callable(call.heap(), call.argument(0))) return fail_callback(call);
  CellId object = make_timer_object(exec, Intrinsic::ImmediatePrototype);
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Timer);
  job.handler = call.argument(0);
  job.argument = pack_arguments(call, 1);
  job.capability = Value::object(object);
  define_own(exec.heap(), object, key_from_text(exec.heap(), u"_onImmediate"), call.argument(0));
  auto& handle = exec.heap().mut<TimerObjectCell>(object);
  handle.is_immediate = true;
  if (runs_at_once(call, false)) return run_job_now(call, job, Value::object(object));
  std::uint64_t serial = exec.queue_job(static_cast<std::uint16_t>(Queue::Immediates), job, RuleId::ImmediateQueued);
  exec.heap().mut<TimerObjectCell>(object).serial = serial;
  return call.give_object(object);
}

JobQueue& immediates(Exec& exec) { return exec.machine.queues[static_cast<std::size_t>(Queue::Immediates)]; }

void drop_immediate(Exec& exec, Value value) {
  Heap& heap = exec.heap();
  if (!has_kind(heap, value, Kind::Timer) || !heap.get<TimerObjectCell>(value.cell()).is_immediate) return;
  auto& object = heap.mut<TimerObjectCell>(value.cell());
  object.is_cleared = true;
  std::uint64_t serial = object.serial;
  define_own(heap, value.cell(), key_from_text(heap, u"_onImmediate"), Value::null());
  std::optional<std::size_t> place = place_of(immediates(exec), serial);
  if (!place) return;
  take_at(immediates(exec), *place);
  exec.emit(EventKind::JobDropped, RuleId::ImmediateQueued, static_cast<std::uint8_t>(Queue::Immediates), serial);
}

NativeResult clear_immediate(NativeCall& call) {
  drop_immediate(call.exec, call.argument(0));
  return call.give_undefined();
}

// --- ticks and microtasks ------------------------------------------------------------------------------------------

NativeResult queue_call(NativeCall& call, Queue which, std::uint32_t first_argument, RuleId rule) {
  if (!is_callable(call.heap(), call.argument(0))) return fail_callback(call);
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Call);
  job.handler = call.argument(0);
  if (first_argument) job.argument = pack_arguments(call, first_argument);
  if (runs_at_once(call, false)) return run_job_now(call, job, Value::undefined());
  ++host_mut(call.exec).next_async_id;
  call.exec.queue_job(static_cast<std::uint16_t>(which), job, rule);
  return call.give_undefined();
}

NativeResult queue_microtask(NativeCall& call) {
  return queue_call(call, Queue::Microtasks, 0, RuleId::MicrotaskQueued);
}
NativeResult next_tick(NativeCall& call) { return queue_call(call, Queue::Ticks, 1, RuleId::NextTickQueued); }

// --- methods of the handles ----------------------------------------------------------------------------------------

NativeResult set_referenced(NativeCall& call, bool referenced) {
  if (!has_kind(call.heap(), call.this_value, Kind::Timer)) return call.give(call.this_value);
  auto& handle = call.heap().mut<TimerObjectCell>(call.this_value.cell());
  handle.referenced = referenced;
  if (handle.timer) call.exec.machine.timers.set_referenced(call.heap(), handle.timer, referenced);
  if (!handle.is_immediate) return call.give(call.this_value);
  JobQueue& queue = immediates(call.exec);
  if (auto place = place_of(queue, handle.serial)) queue.mut(*place).is_unreferenced = !referenced;
  return call.give(call.this_value);
}

NativeResult timer_ref(NativeCall& call) { return set_referenced(call, true); }
NativeResult timer_unref(NativeCall& call) { return set_referenced(call, false); }
NativeResult timer_has_ref(NativeCall& call) {
  return call.give(has_kind(call.heap(), call.this_value, Kind::Timer) &&
                   call.heap().get<TimerObjectCell>(call.this_value.cell()).referenced);
}

NativeResult timer_refresh(NativeCall& call) {
  if (!has_kind(call.heap(), call.this_value, Kind::Timer)) return call.give(call.this_value);
  const auto& handle = call.heap().get<TimerObjectCell>(call.this_value.cell());
  CellId timer = handle.timer;
  if (!timer || handle.is_cleared) return call.give(call.this_value);
  if (call.heap().get<TimerCell>(timer).armed) {
    CellId list = call.heap().get<TimerCell>(timer).list;
    call.exec.machine.timers.disarm(call.heap(), timer);
    call.exec.machine.timers.drop_if_empty(call.heap(), list);
  }
  arm_timer(call.exec, timer);  // one that has run waits once more
  return call.give(call.this_value);
}

NativeResult timer_close(NativeCall& call) {
  if (has_kind(call.heap(), call.this_value, Kind::Timer)) clear(call.exec, call.this_value.cell());
  return call.give(call.this_value);
}

// The number by which clearTimeout knows the timer too.
NativeResult timer_to_primitive(NativeCall& call) {
  if (!has_kind(call.heap(), call.this_value, Kind::Timer)) return call.give(call.this_value);
  CellId object = call.this_value.cell();
  Heap& heap = call.heap();
  CellId timer = heap.get<TimerObjectCell>(object).timer;
  heap.mut<TimerObjectCell>(object).has_number = true;
  double id = timer ? static_cast<double>(heap.get<TimerObjectCell>(object).async_id) : 0;
  if (!host(call.exec).timers_by_id) host_mut(call.exec).timers_by_id = make_object(heap, {});
  define_own(heap, host(call.exec).timers_by_id, to_property_key(heap, Value::number(id)), call.this_value);
  return call.give(id);
}

// --- what node's objects show of themselves ------------------------------------------------------------------------

bool is_running(Exec& exec, Value object) {
  return running_timer(exec) != nullptr && exec.machine.turn.capability == object;
}

Value shown_arguments(Exec& exec, Value packed) {
  if (!has_kind(exec.heap(), packed, Kind::Array)) return Value::undefined();
  const Elements& elements = object_of(exec.heap(), packed.cell()).elements;
  return Value::object(make_array(exec.heap(), std::vector<Value>(elements.begin(), elements.end())));
}

// The handle before or after it in its list; undefined: it is at the end of the list, null: it is in none.
Value neighbour(Exec& exec, const TimerCell& timer, CellId other) {
  if (!timer.armed) return Value::null();
  return other ? exec.heap().get<TimerCell>(other).handle : Value::undefined();
}

using Parts = std::vector<Value>;

// [_idleTimeout, previous, next, _idleStart, _timerArgs, _repeat, _destroyed, refed, kHasPrimitive, asyncId, triggerId]
// of a timeout; empty of anything else.
Parts timeout_parts(Exec& exec, Value handle) {
  Heap& heap = exec.heap();
  if (!has_kind(heap, handle, Kind::Timer)) return {};
  const auto& object = heap.get<TimerObjectCell>(handle.cell());
  if (!object.timer) return {};
  const auto& timer = heap.get<TimerCell>(object.timer);
  auto duration = static_cast<double>(timer.duration_ms);
  bool is_destroyed = object.is_cleared || !(timer.armed || is_running(exec, handle));
  return {Value::number(object.is_cleared ? -1 : duration),
          neighbour(exec, timer, timer.previous),
          neighbour(exec, timer, timer.next),
          Value::number(static_cast<double>(timer.start_ms)),
          shown_arguments(exec, timer.job.argument),
          object.repeats ? Value::number(duration) : Value::null(),
          Value::boolean(is_destroyed),
          Value::boolean(object.referenced),
          Value::boolean(object.has_number),
          Value::number(static_cast<double>(object.async_id)),
          Value::number(static_cast<double>(object.trigger_id))};
}

// [_argv, _destroyed, refed, asyncId, triggerId, previous, next] of an immediate; empty of anything else.
Parts immediate_parts(Exec& exec, Value handle) {
  if (!has_kind(exec.heap(), handle, Kind::Timer)) return {};
  const auto& object = exec.heap().get<TimerObjectCell>(handle.cell());
  if (!object.is_immediate) return {};
  const JobQueue& queue = immediates(exec);
  std::optional<std::size_t> place = place_of(queue, object.serial);
  bool has_previous = place && *place > 0, has_next = place && *place + 1 < queue.size();
  return {shown_arguments(exec, place ? queue[*place].argument : Value::undefined()),
          Value::boolean(!place),
          place ? Value::boolean(object.referenced) : Value::null(),
          Value::number(static_cast<double>(object.async_id)),
          Value::number(static_cast<double>(object.trigger_id)),
          has_previous ? queue[*place - 1].capability : Value::null(),
          has_next ? queue[*place + 1].capability : Value::null()};
}

using PartsOf = Parts (*)(Exec&, Value);

template <PartsOf parts_of>
NativeResult all_parts(NativeCall& call) {
  Parts parts = parts_of(call.exec, call.argument(0));
  return parts.empty() ? call.give_undefined() : call.give_object(make_array(call.heap(), parts));
}

// Own properties of node's objects; these are made when they are asked for.
template <PartsOf parts_of, std::size_t place>
NativeResult one_part(NativeCall& call) {
  Parts parts = parts_of(call.exec, call.this_value);
  return call.give(parts.empty() ? Value::undefined() : parts[place]);
}

NativeResult execution_async_id(NativeCall& call) { return call.give(static_cast<double>(execution_id(call.exec))); }
NativeResult trigger_async_id(NativeCall& call) { return call.give(static_cast<double>(trigger_id(call.exec))); }
NativeResult new_async_id(NativeCall& call) {
  return call.give(static_cast<double>(host_mut(call.exec).next_async_id++));
}

constexpr NativeRow parts_table[] = {
    {"TimeoutParts", 1, all_parts<timeout_parts>},
    {"ImmediateParts", 1, all_parts<immediate_parts>},
    {"ExecutionAsyncId", 0, execution_async_id},
    {"TriggerAsyncId", 0, trigger_async_id},
    {"NewAsyncId", 0, new_async_id},
};

constexpr NativeRow globals_table[] = {
    {"clearImmediate", 1, clear_immediate}, {"setImmediate", 1, set_immediate}, {"clearInterval", 1, clear_timeout},
    {"clearTimeout", 1, clear_timeout},     {"setInterval", 2, set_interval},   {"setTimeout", 2, set_timeout},
    {"queueMicrotask", 1, queue_microtask},
};
// `_repeat = ms` makes an interval of it, `_idleTimeout = -1` takes that back.
NativeResult set_repeat(NativeCall& call) {
  if (!has_kind(call.heap(), call.this_value, Kind::Timer)) return call.give_undefined();
  auto& object = call.heap().mut<TimerObjectCell>(call.this_value.cell());
  if (!object.timer || object.is_cleared) return call.give_undefined();
  Value given = call.argument(0);
  bool repeats = given.is_number() && given.as_number() >= 1;
  object.repeats = repeats;
  auto& timer = call.heap().mut<TimerCell>(object.timer);
  timer.repeats = repeats;
  if (repeats && !timer.armed) timer.duration_ms = static_cast<std::int64_t>(given.as_number());
  return call.give_undefined();
}
NativeResult set_idle_timeout(NativeCall& call) {
  if (!has_kind(call.heap(), call.this_value, Kind::Timer)) return call.give_undefined();
  auto& object = call.heap().mut<TimerObjectCell>(call.this_value.cell());
  if (object.timer && call.argument(0) == Value::number(-1)) {
    object.is_cleared = true;
    call.heap().mut<TimerCell>(object.timer).repeats = false;
  }
  return call.give_undefined();
}

NativeResult dispose_timer(NativeCall& call) {
  if (has_kind(call.heap(), call.this_value, Kind::Timer)) clear(call.exec, call.this_value.cell());
  return call.give_undefined();
}
NativeResult dispose_immediate(NativeCall& call) {
  drop_immediate(call.exec, call.this_value);
  return call.give_undefined();
}

constexpr NativeRow timeout_table[] = {
    {"refresh", 0, timer_refresh},
    {"unref", 0, timer_unref},
    {"ref", 0, timer_ref},
    {"hasRef", 0, timer_has_ref},
    {"close", 0, timer_close},
    {"[Symbol.toPrimitive]", 0, timer_to_primitive},
    {"get _idleTimeout", 0, one_part<timeout_parts, 0>},
    {"set _idleTimeout", 1, set_idle_timeout},
    {"get _idleStart", 0, one_part<timeout_parts, 3>},
    {"get _timerArgs", 0, one_part<timeout_parts, 4>},
    {"get _repeat", 0, one_part<timeout_parts, 5>},
    {"set _repeat", 1, set_repeat},
    {"get _destroyed", 0, one_part<timeout_parts, 6>},
};
constexpr NativeRow immediate_table[] = {
    {"ref", 0, timer_ref},
    {"unref", 0, timer_unref},
    {"hasRef", 0, timer_has_ref},
    {"get _argv", 0, one_part<immediate_parts, 0>},
    {"get _destroyed", 0, one_part<immediate_parts, 1>},
};
constexpr NativeRow symbol_keyed_table[] = {
    {"[nodejs.dispose]", 0, dispose_timer},
    {"[nodejs.dispose]", 0, dispose_immediate},
    {"[nodejs.util.inspect.custom]", 2, nullptr, "timeoutInspect"},
    {"[nodejs.util.inspect.custom]", 2, nullptr, "immediateInspect"},
};
constexpr NativeRow tick_table[] = {{"nextTick", 1, next_tick}};

}  // namespace

extern const std::span<const NativeRow> timer_global_rows;
const std::span<const NativeRow> timer_global_rows = globals_table;
extern const std::span<const NativeRow> timeout_rows;
const std::span<const NativeRow> timeout_rows = timeout_table;
extern const std::span<const NativeRow> timer_symbol_rows;
const std::span<const NativeRow> timer_symbol_rows = symbol_keyed_table;
std::span<const NativeRow> timer_call_rows() { return parts_table; }
extern const std::span<const NativeRow> immediate_rows;
const std::span<const NativeRow> immediate_rows = immediate_table;
extern const std::span<const NativeRow> tick_rows;
const std::span<const NativeRow> tick_rows = tick_table;

}  // namespace loopscope::js
