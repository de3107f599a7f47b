// The dispatch loop. Core ops run here; mixed ops have their fast path here; the rest is the language's. The one long
// switch only dispatches.
#include <machine/exec.hpp>

#include <cassert>
#include <cmath>

namespace loopscope {

namespace {

constexpr std::size_t smallest_collection = 4u << 20;  // bytes allocated before a collection is worth its time

bool is_truthy(const Exec& exec, Value value) {
  switch (value.tag()) {
    case Tag::Boolean:
      return value.as_boolean();
    case Tag::Number:
      return value.as_number() != 0 && !std::isnan(value.as_number());
    case Tag::Object:
      return true;
    case Tag::Empty:
    case Tag::Undefined:
    case Tag::Null:
      return false;
    default:
      return exec.language.truthy(exec, value);
  }
}

bool both_numbers(const Value* top) { return top[-1].is_number() && top[-2].is_number(); }

// ECMA-262 7.1.6 ToInt32 for doubles that fit 64 bits; the caller has checked.
std::int32_t wrap_to_int32(double d) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(static_cast<std::int64_t>(d)));
}
bool fits_int64(double d) { return d >= -9.0e18 && d <= 9.0e18; }
bool both_small(const Value* top) {
  return both_numbers(top) && fits_int64(top[-1].as_number()) && fits_int64(top[-2].as_number());
}

double remainder_of(double x, double y) {
  if (x > 0 && y > 0 && x <= 4294967295.0 && y <= 4294967295.0) {
    auto a = static_cast<std::uint32_t>(x), b = static_cast<std::uint32_t>(y);
    if (a == x && b == y) return static_cast<double>(a % b);
  }
  return std::fmod(x, y);
}

Value* environment_slot(Exec& exec, Instruction instruction) {
  CellId id = exec.frame->environment;
  for (std::uint16_t hop = 0; hop < instruction.a; ++hop) id = exec.heap().get<EnvironmentCell>(id).outer;
  return &exec.heap().mut<EnvironmentCell>(id).slots[static_cast<std::size_t>(instruction.b)];
}

const Value& read_environment_slot(Exec& exec, Instruction instruction) {
  CellId id = exec.frame->environment;
  for (std::uint16_t hop = 0; hop < instruction.a; ++hop) id = exec.heap().get<EnvironmentCell>(id).outer;
  return exec.heap().get<EnvironmentCell>(id).slots[static_cast<std::size_t>(instruction.b)];
}

void push_environment(Exec& exec, std::int32_t scope) {
  const ScopeInfo& info = exec.code->scopes[static_cast<std::size_t>(scope)];
  exec.frame->environment =
      exec.heap().make<EnvironmentCell>(exec.frame->environment, exec.frame->code, static_cast<std::uint32_t>(scope),
                                        static_cast<std::uint32_t>(info.slots.size()));
  ++exec.frame->environments;
}

void pop_environments(Exec& exec, std::uint16_t count) {
  for (std::uint16_t i = 0; i < count; ++i)
    exec.frame->environment = exec.heap().get<EnvironmentCell>(exec.frame->environment).outer;
  exec.frame->environments = static_cast<std::uint16_t>(exec.frame->environments - count);
}

void copy_environment(Exec& exec) {
  const auto& old = exec.heap().get<EnvironmentCell>(exec.frame->environment);
  CellId fresh = exec.heap().make<EnvironmentCell>(old.outer, old.code, old.scope, old.slots.size());
  exec.heap().mut<EnvironmentCell>(fresh).slots = exec.heap().get<EnvironmentCell>(exec.frame->environment).slots;
  exec.frame->environment = fresh;
}

void mark(Exec& exec, Instruction instruction) {
  if (instruction.a == static_cast<std::uint16_t>(MarkKind::Statement)) ++exec.machine.counters.lines;
  exec.emit(EventKind::Mark, RuleId::None, static_cast<std::uint8_t>(instruction.a));
}

void collect_garbage(Machine& machine) { machine.heap.collect(machine.reachable_from()); }

// Limits and collection; the frame is saved. False: the run stops here.
bool pass_safe_point(Exec& exec) {
  Machine& machine = exec.machine;
  const Limits& limits = machine.options->limits;
  if (machine.heap.bytes_since_collection() > std::max(smallest_collection, machine.heap.bytes_after_collection())) {
    collect_garbage(machine);
  }
  if (machine.heap.bytes() > limits.memory_bytes) {
    collect_garbage(machine);
    if (machine.heap.bytes() > limits.memory_bytes) return exec.stop_at(Limit::Memory), false;
  }
  if (machine.counters.instructions > limits.instructions) return exec.stop_at(Limit::Instructions), false;
  if (machine.clock.now_ns > limits.virtual_time_ns) return exec.stop_at(Limit::VirtualTime), false;
  return true;
}

// A throw with exec.thrown. False: nobody caught it and the stack is empty.
void throw_now(Exec& exec) {
  Value thrown = exec.thrown;
  bool goes_on = exec.frame && exec.code->instructions[exec.frame->pc] == Instruction{Op::Throw, 1, 0};
  exec.thrown_site = goes_on ? exec.frame->pending_throw : exec.site();
  if (exec.unwind(thrown)) return;
  exec.thrown = thrown;
  exec.machine.turn.threw = true;
  exec.language.uncaught(exec);
}

// Hands an op to the language and follows its answer.
void run_language_op(Exec& exec, Instruction instruction) {
  Flow flow = exec.language.ops[static_cast<std::size_t>(instruction.op)](exec, instruction);
  if (flow == Flow::Next) ++exec.frame->pc;
  if (flow == Flow::Throw) throw_now(exec);
}

enum class Stopped : std::uint8_t { StackEmpty, AtStop, AtLimit, ForThread };

#define ARITHMETIC(name, expression)                                     \
  case Op::name:                                                         \
    if (!both_numbers(exec.top)) goto language;                          \
    {                                                                    \
      double x = exec.top[-2].as_number(), y = exec.top[-1].as_number(); \
      exec.top[-2] = Value::number(expression);                          \
    }                                                                    \
    --exec.top;                                                          \
    break;
#define COMPARISON(name, operation)                                                             \
  case Op::name:                                                                                \
    if (!both_numbers(exec.top)) goto language;                                                 \
    exec.top[-2] = Value::boolean(exec.top[-2].as_number() operation exec.top[-1].as_number()); \
    --exec.top;                                                                                 \
    break;
#define BITWISE(name, expression)                                                                            \
  case Op::name:                                                                                             \
    if (!both_small(exec.top)) goto language;                                                                \
    {                                                                                                        \
      std::int32_t x = wrap_to_int32(exec.top[-2].as_number()), y = wrap_to_int32(exec.top[-1].as_number()); \
      exec.top[-2] = Value::number(expression);                                                              \
    }                                                                                                        \
    --exec.top;                                                                                              \
    break;

// Runs the frames there are until the stack is empty or the run must stop.
Stopped dispatch(Exec& exec, const StopAt& stop) {
  Machine& machine = exec.machine;
  for (;;) {
    const Instruction instruction = exec.code->instructions[exec.frame->pc];
    ++exec.executed;
    switch (instruction.op) {
      case Op::LoadUndefined:
        exec.push(Value::undefined());
        break;
      case Op::LoadNull:
        exec.push(Value::null());
        break;
      case Op::LoadTrue:
        exec.push(Value::boolean(true));
        break;
      case Op::LoadFalse:
        exec.push(Value::boolean(false));
        break;
      case Op::LoadEmpty:
        exec.push(Value::empty());
        break;
      case Op::LoadNumber:
        exec.push(Value::number(instruction.b));
        break;
      case Op::LoadInteger:
        exec.push(Value::integer(instruction.b));
        break;
      case Op::LoadConstant:
        exec.push(exec.constant(instruction.b));
        break;
      case Op::Pop:
        --exec.top;
        break;
      case Op::Duplicate:
        exec.push(exec.top[-1]);
        break;
      case Op::DuplicatePair:
        exec.top[0] = exec.top[-2];
        exec.top[1] = exec.top[-1];
        exec.top += 2;
        break;
      case Op::Swap:
        std::swap(exec.top[-1], exec.top[-2]);
        break;
      case Op::RotateUp3:
        std::rotate(exec.top - 3, exec.top - 1, exec.top);
        break;
      case Op::RotateUp4:
        std::rotate(exec.top - 4, exec.top - 1, exec.top);
        break;
      case Op::RotateDown3:
        std::rotate(exec.top - 3, exec.top - 2, exec.top);
        break;
      case Op::Pick:
        exec.push(exec.operand(instruction.a));
        break;

      case Op::LoadLocal:
        exec.push(exec.locals[instruction.b]);
        break;
      case Op::StoreLocal:
        exec.locals[instruction.b] = exec.pop();
        break;
      case Op::LoadLocalChecked:
        if (exec.locals[instruction.b].is_empty()) goto language;
        exec.push(exec.locals[instruction.b]);
        break;
      case Op::StoreLocalChecked:
        if (exec.locals[instruction.b].is_empty()) goto language;
        exec.locals[instruction.b] = exec.pop();
        break;
      case Op::LoadCaptured:
        exec.push(read_environment_slot(exec, instruction));
        break;
      case Op::StoreCaptured:
        *environment_slot(exec, instruction) = exec.top[-1];
        --exec.top;
        break;
      case Op::LoadCapturedChecked: {
        Value value = read_environment_slot(exec, instruction);
        if (value.is_empty()) goto language;
        exec.push(value);
        break;
      }
      case Op::StoreCapturedChecked: {
        Value* slot = environment_slot(exec, instruction);
        if (slot->is_empty()) goto language;
        *slot = exec.pop();
        break;
      }
      case Op::PushEnvironment:
        push_environment(exec, instruction.b);
        if (exec.code->mapped_scope == instruction.b) goto language;  // links the arguments object to it
        break;
      case Op::PopEnvironment:
        pop_environments(exec, instruction.a);
        break;
      case Op::CopyEnvironment:
        copy_environment(exec);
        break;

      case Op::Jump:
        exec.frame->pc = static_cast<std::uint32_t>(instruction.b);
        continue;
      case Op::Loop:
        exec.frame->pc = static_cast<std::uint32_t>(instruction.b);
        exec.save_frame();
        if (!pass_safe_point(exec)) return Stopped::AtLimit;
        if (machine.clock.now_ns >= machine.run_until_ns) return Stopped::ForThread;
        if (machine.counters.instructions >= stop.instructions) return Stopped::AtStop;
        continue;
      case Op::JumpIfTrue:
        if (is_truthy(exec, exec.pop())) goto jump;
        break;
      case Op::JumpIfFalse:
        if (!is_truthy(exec, exec.pop())) goto jump;
        break;
      case Op::JumpIfTrueKeep:
        if (is_truthy(exec, exec.top[-1])) goto jump;
        break;
      case Op::JumpIfFalseKeep:
        if (!is_truthy(exec, exec.top[-1])) goto jump;
        break;
      case Op::JumpIfNullish:
        if (exec.pop().is_nullish()) goto jump;
        break;
      case Op::JumpIfNullishKeep:
        if (exec.top[-1].is_nullish()) goto jump;
        break;
      case Op::JumpIfNotNullishKeep:
        if (!exec.top[-1].is_nullish()) goto jump;
        break;
      case Op::JumpIfUndefined:
        if (exec.pop().is_undefined()) goto jump;
        break;
      case Op::JumpIfNotUndefinedKeep:
        if (!exec.top[-1].is_undefined()) goto jump;
        break;
      case Op::JumpIfInteger:
        if (exec.top[-1].is_integer() && exec.top[-1].as_integer() == instruction.a) goto jump;
        break;
      case Op::Mark:
        mark(exec, instruction);
        ++exec.frame->pc;
        if (machine.counters.events >= stop.events) return Stopped::AtStop;
        continue;
      case Op::Throw:
        exec.thrown = exec.pop();
        if (!exec.frame->is_hidden && instruction.a == 0)
          exec.emit(EventKind::Thrown, RuleId::ThrowUnwinds, 0, 0, exec.thrown);
        throw_now(exec);
        goto frames_changed;
      case Op::Return:
        exec.return_from_frame(exec.top[-1]);
        goto frames_changed;
      case Op::Nop:
        break;

        ARITHMETIC(Add, x + y)
        ARITHMETIC(Subtract, x - y)
        ARITHMETIC(Multiply, x * y)
        ARITHMETIC(Divide, x / y)
        ARITHMETIC(Modulo, remainder_of(x, y))
        COMPARISON(Less, <)
        COMPARISON(LessEqual, <=)
        COMPARISON(Greater, >)
        COMPARISON(GreaterEqual, >=)
        COMPARISON(Equal, ==)
        COMPARISON(NotEqual, !=)
        COMPARISON(StrictEqual, ==)
        COMPARISON(StrictNotEqual, !=)
        BITWISE(BitAnd, x & y)
        BITWISE(BitOr, x | y)
        BITWISE(BitXor, x ^ y)
        BITWISE(ShiftLeft, static_cast<std::int32_t>(static_cast<std::uint32_t>(x) << (y & 31)))
        BITWISE(ShiftRight, x >> (y & 31))
        BITWISE(ShiftRightUnsigned, static_cast<std::uint32_t>(x) >> (y & 31))
      case Op::Negate:
        if (!exec.top[-1].is_number()) goto language;
        exec.top[-1] = Value::number(-exec.top[-1].as_number());
        break;
      case Op::ToNumber:
      case Op::ToNumeric:
        if (!exec.top[-1].is_number()) goto language;
        break;
      case Op::Increment:
        if (!exec.top[-1].is_number()) goto language;
        exec.top[-1] = Value::number(exec.top[-1].as_number() + 1);
        break;
      case Op::Decrement:
        if (!exec.top[-1].is_number()) goto language;
        exec.top[-1] = Value::number(exec.top[-1].as_number() - 1);
        break;
      case Op::BitNot:
        if (!exec.top[-1].is_number() || !fits_int64(exec.top[-1].as_number())) goto language;
        exec.top[-1] = Value::number(~wrap_to_int32(exec.top[-1].as_number()));
        break;
      case Op::Not:
        exec.top[-1] = Value::boolean(!is_truthy(exec, exec.top[-1]));
        break;
      case Op::LoadThis:
        exec.push(exec.frame->this_value);
        break;
      case Op::LoadNewTarget:
        exec.push(exec.frame->new_target);
        break;
      case Op::LoadCallee:
        exec.push(Value::object(exec.frame->function));
        break;

      default:
      language:
        run_language_op(exec, instruction);
        goto frames_changed;
    }
    ++exec.frame->pc;
    continue;

  jump:
    exec.frame->pc = static_cast<std::uint32_t>(instruction.b);
    continue;

  frames_changed:
    if (machine.state != RunState::Running) return Stopped::AtLimit;
    if (!exec.frame) return Stopped::StackEmpty;
    if (machine.counters.events >= stop.events) return Stopped::AtStop;
    if (machine.heap.bytes_since_collection() > smallest_collection) {
      exec.save_frame();
      if (!pass_safe_point(exec)) return Stopped::AtLimit;
      if (machine.heap.collections() >= stop.collections) return Stopped::AtStop;
    }
  }
}

#undef ARITHMETIC
#undef COMPARISON
#undef BITWISE

bool reached(const Machine& machine, const StopAt& stop) {
  return machine.counters.events >= stop.events || machine.counters.instructions >= stop.instructions ||
         machine.heap.collections() >= stop.collections;
}

// One move of the model, between turns.
void let_model_move(Exec& exec) {
  if (exec.machine.turn.active) return exec.end_turn();
  if (pass_safe_point(exec)) exec.model.next(exec);
}

std::uint64_t limits_time(const Machine& machine) { return machine.options->limits.virtual_time_ns; }

// The running thread has used its share of time, or waits inside a call.
void let_others_run(Exec& exec) {
  Machine& machine = exec.machine;
  if (machine.waiting != Waiting::InCall) {
    exec.let_earliest_run(machine.clock.now_ns, Waiting::No);
    return;
  }
  if (exec.let_earliest_run(machine.wake_ns, Waiting::InCall)) return;
  machine.clock.now_ns = std::max(machine.clock.now_ns, std::min(machine.wake_ns, limits_time(machine)));
  machine.call.timed_out = true;
  machine.waiting = Waiting::No;
  if (machine.wake_ns == never_ns) exec.stop_at(Limit::VirtualTime);
}

}  // namespace

void run(Machine& machine, const LanguageTable& language, const Model& model, StopAt stop, EventSink* sink) {
  assert(!machine.dispatching && "the interpreter never re-enters itself");
  machine.dispatching = true;
  Exec exec(machine, language, model, sink);
  exec.load_frame();
  while (machine.state == RunState::Running && !reached(machine, stop)) {
    if (!exec.frame)
      let_model_move(exec);
    else if (dispatch(exec, stop) == Stopped::ForThread)
      let_others_run(exec);
  }
  exec.save_frame();
  machine.dispatching = false;
}

}  // namespace loopscope
