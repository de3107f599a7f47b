#include "legacy_function.hpp"

#include <javascript/function.hpp>
#include <javascript/prelude.hpp>
#include <javascript/proxy.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

constexpr std::size_t most_arguments = 65'000;  // an operand count is 16 bits; V8 gives up at about twice as many

struct Callee {
  Value function;
  Value this_value;
  Value new_target;
  std::span<const Value> arguments;
  ResultTarget target;
  std::uint32_t target_slot;
};

// The sloppy-mode this (10.2.1.2 OrdinaryCallBindThis).
Value bind_this(Exec& exec, const Code& code, Value this_value) {
  if (code.strict || this_value.is_object()) return this_value;
  if (this_value.is_nullish()) return Value::object(realm(exec).global_this);
  if (this_value.is_empty()) return this_value;
  return Value::object(to_object(exec, this_value));
}

// 10.4.4: the arguments object, mapped in sloppy functions with simple parameters.
Value make_arguments(Exec& exec, const Code& code, const Callee& callee) {
  Heap& heap = exec.heap();
  CellId id = make_arguments_list(exec, callee.arguments);
  if (code.strict || !code.has_simple_parameters) {
    if (CellId thrower = intrinsic(exec, Intrinsic::ThrowTypeError)) {
      define_accessor(heap, id, key(Name::callee), Value::object(thrower), Value::object(thrower), 0);
    }
  } else {
    define_own(heap, id, Name::callee, callee.function, hidden_flags);
    std::size_t mapped =
        code.mapped_scope < 0 ? 0 : std::min<std::size_t>(code.parameter_count, callee.arguments.size());
    for (std::uint32_t i = 0; i < mapped; ++i) heap.mut<ArgumentsCell>(id).mapped.push_back(i + 1);
  }
  return Value::object(id);
}

// Copies arguments into parameter locals, the rest array and the arguments object of the frame just pushed.
void bind_arguments(Exec& exec, const Code& code, const Callee& callee) {
  std::size_t count = callee.arguments.size();
  std::copy_n(callee.arguments.data(), std::min<std::size_t>(count, code.parameter_count), exec.locals);
  exec.frame->argument_count = static_cast<std::uint32_t>(count);
  if (code.rest_local >= 0) {
    std::vector<Value> rest;
    if (count > code.parameter_count)
      rest.assign(callee.arguments.begin() + code.parameter_count, callee.arguments.end());
    exec.locals[code.rest_local] = Value::object(make_array(exec.heap(), rest));
  }
  if (code.passed_local >= 0)
    exec.locals[code.passed_local] =
        Value::object(make_array(exec.heap(), std::vector<Value>(callee.arguments.begin(), callee.arguments.end())));
  if (code.arguments_local >= 0) exec.locals[code.arguments_local] = make_arguments(exec, code, callee);
}

Flow enter_code(Exec& exec, std::uint32_t code_id, CellId environment, Value this_value, const Callee& callee) {
  CellId function = callee.function.is_object() ? callee.function.cell() : CellId{};
  if (!exec.push_frame(code_id, function, this_value, callee.new_target, callee.target, callee.target_slot))
    return Flow::Throw;
  exec.frame->environment = environment;
  exec.frame->is_construct = !callee.new_target.is_undefined();
  bind_arguments(exec, *exec.code, callee);
  if (!exec.frame->is_hidden) {
    exec.emit(EventKind::FrameEntered, RuleId::CallPushesFrame, exec.frame->is_construct, exec.frame->serial,
              callee.function);
  }
  return Flow::Frame;
}

// 10.1.14: reading `prototype` of new.target takes user code (a proxy, or an accessor).
bool must_ask_for_prototype(Exec& exec, const Callee& callee) {
  if (!callee.new_target.is_object() || callee.new_target == callee.function) return false;
  Property found = find_property(exec.heap(), callee.new_target.cell(), key(Name::prototype));
  return found.found() && !found.is_data();
}

Flow ask_for_prototype(Exec& exec, const Callee& callee) {
  CellId list = make_array(exec.heap(), std::vector<Value>(callee.arguments.begin(), callee.arguments.end()));
  Value arguments[] = {callee.function, Value::object(list), callee.new_target};
  return call_prelude(exec, "constructAsking", arguments, callee.target, callee.target_slot);
}

Flow enter_function(Exec& exec, const Callee& callee) {
  const auto& function = exec.heap().get<FunctionCell>(callee.function.cell());
  const Code& code = exec.machine.codes[function.code];
  CellId environment = function.environment;
  std::uint32_t code_id = function.code;
  if (callee.new_target.is_undefined()) {
    if (function.is_class_constructor) {
      std::string name = function_name(exec, callee.function.cell());
      std::string shown = name.empty() ? "Class constructors" : "Class constructor " + name;
      return fail(exec, ErrorType::TypeError, shown + " cannot be invoked without 'new'");
    }
    return enter_code(exec, code_id, environment, bind_this(exec, code, callee.this_value), callee);
  }
  if (function.is_derived) return enter_code(exec, code_id, environment, Value::empty(), callee);
  Value prototype = get_data(exec.heap(), callee.new_target.cell(), Name::prototype);
  if (prototype.is_empty() && must_ask_for_prototype(exec, callee)) return ask_for_prototype(exec, callee);
  CellId created =
      make_object(exec.heap(), prototype.is_object() ? prototype.cell() : intrinsic(exec, Intrinsic::ObjectPrototype));
  exec.heap().mut<ObjectCell>(created).is_instance = callee.new_target == callee.function;
  return enter_code(exec, code_id, environment, Value::object(created), callee);
}

// A stub frame holds callee, this (or new.target) and arguments as operands and makes the call from there, so that a
// native can restart on them.
Flow push_stub(Exec& exec, const Callee& callee) {
  bool construct = !callee.new_target.is_undefined();
  std::vector<Value> arguments(callee.arguments.begin(), callee.arguments.end());
  if (arguments.size() > most_arguments) {
    exec.language.throw_stack_overflow(exec);
    return Flow::Throw;
  }
  std::uint32_t stub = stub_code(exec, construct, static_cast<std::uint32_t>(arguments.size()));
  if (!exec.push_frame(stub, {}, Value::undefined(), Value::undefined(), callee.target, callee.target_slot))
    return Flow::Throw;
  exec.push(callee.function);
  exec.push(construct ? callee.new_target : callee.this_value);
  for (Value argument : arguments) exec.push(argument);
  return Flow::Frame;
}

Flow run_native(Exec& exec, const Callee& callee, std::uint32_t to_drop);

Flow follow_native(Exec& exec, NativeCall& call, NativeResult answer, const Callee& callee,
                   bool arguments_are_operands) {
  switch (answer) {
    case NativeResult::Return:
      exec.drop(call.to_drop);
      return give_result(exec, call.result, callee.target, callee.target_slot);
    case NativeResult::Throw:
      return Flow::Throw;
    case NativeResult::Convert: {
      if (!arguments_are_operands) return push_stub(exec, callee);
      const Value* place =
          call.convert_index == NativeCall::this_index ? call.arguments - 1 : call.arguments + call.convert_index;
      return convert_operand(exec, place, call.convert_hint);
    }
    case NativeResult::TailCall:
      exec.drop(call.to_drop);
      return call_value(exec, call.call_function, call.call_this, call.call_arguments, callee.target,
                        callee.target_slot);
    case NativeResult::TailConstruct:
      exec.drop(call.to_drop);
      return construct_value(exec, call.call_function, call.call_arguments, call.call_this, callee.target,
                             callee.target_slot);
    case NativeResult::Frames:
      return Flow::Frame;
  }
  return Flow::Next;
}

// to_drop > 0: callee, this and arguments are the topmost operands, where a restart can convert them.
Flow run_native(Exec& exec, const Callee& callee, std::uint32_t to_drop) {
  const auto& function = exec.heap().get<NativeFunctionCell>(callee.function.cell());
  const NativeRow& row = native_row(function.native);
  if (must_ask_for_prototype(exec, callee)) {
    exec.drop(to_drop);
    return ask_for_prototype(exec, callee);
  }
  if (!row.function) {
    std::uint32_t code = prelude_code(exec, row.prelude);
    exec.drop(to_drop);
    return enter_code(exec, code, {}, callee.this_value, callee);
  }
  NativeCall call{exec,
                  callee.function,
                  callee.this_value,
                  callee.new_target,
                  callee.arguments.data(),
                  static_cast<std::uint32_t>(callee.arguments.size()),
                  callee.target,
                  callee.target_slot,
                  to_drop,
                  {},
                  0,
                  Hint::Default,
                  {},
                  {},
                  {}};
  exec.native = {callee.function.cell(), callee.this_value, call.is_construct()};
  NativeResult answer = row.function(call);
  exec.native = {};
  return follow_native(exec, call, answer, callee, to_drop > 0);
}

Flow call_bound(Exec& exec, const Callee& callee) {
  const auto& bound = exec.heap().get<BoundFunctionCell>(callee.function.cell());
  std::vector<Value> arguments = bound.arguments;
  arguments.insert(arguments.end(), callee.arguments.begin(), callee.arguments.end());
  if (callee.new_target.is_undefined()) {
    return call_value(exec, bound.target, bound.this_value, arguments, callee.target, callee.target_slot);
  }
  Value new_target = callee.new_target == callee.function ? bound.target : callee.new_target;
  return construct_value(exec, bound.target, arguments, new_target, callee.target, callee.target_slot);
}

// `to_drop` operands belong to the call and are dropped before frames are pushed.
Flow dispatch_call(Exec& exec, const Callee& callee, std::uint32_t to_drop) {
  switch (kind_of(exec.heap(), callee.function.cell())) {
    case Kind::Function:
      exec.drop(to_drop);
      return enter_function(exec, callee);
    case Kind::NativeFunction:
      return run_native(exec, callee, to_drop);
    case Kind::BoundFunction:
      exec.drop(to_drop);
      return call_bound(exec, callee);
    default: {
      exec.drop(to_drop);
      const std::string_view trap = callee.new_target.is_undefined() ? "proxyCall" : "proxyConstruct";
      CellId list = make_array(exec.heap(), std::vector<Value>(callee.arguments.begin(), callee.arguments.end()));
      Value arguments[] = {callee.function, callee.new_target.is_undefined() ? callee.this_value : callee.new_target,
                           Value::object(list)};
      return call_prelude(exec, trap, arguments, callee.target, callee.target_slot);
    }
  }
}

std::span<const Value> array_values(Exec& exec, Value array) {
  const auto& cell = exec.heap().get<ArrayCell>(array.cell());
  return {cell.elements.data(), cell.elements.size()};
}

}  // namespace

bool is_callable(const Heap& heap, Value value) {
  if (!value.is_object()) return false;
  switch (kind_of(heap, value.cell())) {
    case Kind::Function:
    case Kind::NativeFunction:
    case Kind::BoundFunction:
      return true;
    case Kind::Proxy:
      return is_callable_proxy(heap, value.cell());
    default:
      return false;
  }
}

bool is_constructor(const Heap& heap, Value value) {
  if (!value.is_object()) return false;
  switch (kind_of(heap, value.cell())) {
    case Kind::Function:
      return has_construct(heap, value.cell());
    case Kind::NativeFunction:
      return heap.get<NativeFunctionCell>(value.cell()).is_constructor;
    case Kind::BoundFunction:
      return is_constructor(heap, heap.get<BoundFunctionCell>(value.cell()).target);
    case Kind::Proxy:
      return is_constructor_proxy(heap, value.cell());
    default:
      return false;
  }
}

Flow give_result(Exec& exec, Value result, ResultTarget target, std::uint32_t target_slot) {
  switch (target) {
    case ResultTarget::Push:
      exec.push(result);
      return Flow::Next;
    case ResultTarget::Discard:
      return Flow::Next;
    case ResultTarget::Operand:
      exec.locals[exec.code->local_count + target_slot] = result;
      return Flow::Jump;
    case ResultTarget::Repeat:
      return Flow::Jump;
    case ResultTarget::Place:
      exec.locals[exec.code->local_count + target_slot] = result;
      return Flow::Next;
  }
  return Flow::Next;
}

Flow call_value(Exec& exec, Value callee, Value this_value, std::span<const Value> arguments, ResultTarget target,
                std::uint32_t target_slot) {
  if (!is_callable(exec.heap(), callee)) {
    return fail(exec, ErrorType::TypeError, fmt::format("{} is not a function", render_for_message(exec, callee)));
  }
  return dispatch_call(exec, {callee, this_value, Value::undefined(), arguments, target, target_slot}, 0);
}

Flow construct_value(Exec& exec, Value callee, std::span<const Value> arguments, Value new_target, ResultTarget target,
                     std::uint32_t target_slot) {
  if (!is_constructor(exec.heap(), callee)) {
    return fail(exec, ErrorType::TypeError, fmt::format("{} is not a constructor", render_for_message(exec, callee)));
  }
  return dispatch_call(exec, {callee, Value::undefined(), new_target, arguments, target, target_slot}, 0);
}

Flow call_prelude(Exec& exec, std::string_view name, std::span<const Value> arguments, ResultTarget target,
                  std::uint32_t target_slot) {
  std::uint32_t code = prelude_code(exec, name);
  return enter_code(exec, code, {}, Value::undefined(),
                    {Value::undefined(), Value::undefined(), Value::undefined(), arguments, target, target_slot});
}

NativeResult go_on_in_prelude(NativeCall& call, std::string_view name, std::span<const Value> arguments) {
  call.begin_frames();
  Flow flow = call_prelude(call.exec, name, arguments, call.target, call.target_slot);
  return flow == Flow::Throw ? NativeResult::Throw : NativeResult::Frames;
}

Flow convert_operand(Exec& exec, const Value* place, Hint hint) {
  static constexpr Name hints[] = {Name::default_, Name::number, Name::string};
  Value arguments[] = {*place, string_value(hints[static_cast<std::size_t>(hint)])};
  return call_prelude(exec, "toPrimitive", arguments, ResultTarget::Operand, exec.operand_index(place));
}

Flow enter_constructor(Exec& exec, Value function, Value this_value, std::span<const Value> arguments, Value new_target,
                       ResultTarget target, std::uint32_t target_slot) {
  const auto& cell = exec.heap().get<FunctionCell>(function.cell());
  return enter_code(exec, cell.code, cell.environment, this_value,
                    {function, this_value, new_target, arguments, target, target_slot});
}

void start_call(Exec& exec, Value callee, Value this_value, std::span<const Value> arguments) {
  push_stub(exec, {callee, this_value, Value::undefined(), arguments, ResultTarget::Discard, 0});
}

// The prelude's direct calls of natives; arguments are operands, so restart works as for any call.
Flow op_call_intrinsic(Exec& exec, Instruction instruction) {
  std::uint32_t count = instruction.a;
  const NativeRow& row = intrinsic_call(static_cast<std::uint32_t>(instruction.b));
  Callee callee{Value::undefined(),        Value::undefined(), Value::undefined(),
                {exec.top - count, count}, ResultTarget::Push, 0};
  if (!row.function) {
    exec.drop(count);
    return call_prelude(exec, row.prelude, callee.arguments);
  }
  NativeCall call{exec,
                  Value::undefined(),
                  Value::undefined(),
                  Value::undefined(),
                  callee.arguments.data(),
                  count,
                  ResultTarget::Push,
                  0,
                  count,
                  {},
                  0,
                  Hint::Default,
                  {},
                  {},
                  {}};
  NativeResult answer = row.function(call);
  return follow_native(exec, call, answer, callee, true);
}

// --- the ops -------------------------------------------------------------------------------------------------------

Flow op_call(Exec& exec, Instruction instruction) {
  std::uint32_t count = instruction.a;
  Value callee = exec.operand(count + 1);
  if (!is_callable(exec.heap(), callee)) return fail_not_callable(exec, callee);
  return dispatch_call(
      exec, {callee, exec.operand(count), Value::undefined(), {exec.top - count, count}, ResultTarget::Push, 0},
      count + 2);
}

Flow op_call_spread(Exec& exec, Instruction) {
  Value array = exec.operand(0), this_value = exec.operand(1), callee = exec.operand(2);
  if (!is_callable(exec.heap(), callee)) return fail_not_callable(exec, callee);
  exec.drop(3);
  if (kind_of(exec.heap(), callee.cell()) == Kind::NativeFunction ||
      array_values(exec, array).size() > most_arguments) {
    return push_stub(exec, {callee, this_value, Value::undefined(), array_values(exec, array), ResultTarget::Push, 0});
  }
  return call_value(exec, callee, this_value, array_values(exec, array));
}

Flow op_construct(Exec& exec, Instruction instruction) {
  std::uint32_t count = instruction.a;
  Value callee = exec.operand(count);
  if (!is_constructor(exec.heap(), callee)) return fail_not_constructor(exec, callee);
  std::span<const Value> arguments{exec.top - count, count};
  if (kind_of(exec.heap(), callee.cell()) == Kind::Function) {
    exec.drop(count + 1);
    return dispatch_call(exec, {callee, Value::undefined(), callee, arguments, ResultTarget::Push, 0}, 0);
  }
  exec.drop(count + 1);
  return push_stub(exec, {callee, Value::undefined(), callee, arguments, ResultTarget::Push, 0});
}

Flow op_construct_spread(Exec& exec, Instruction) {
  Value array = exec.operand(0), callee = exec.operand(1);
  if (!is_constructor(exec.heap(), callee)) return fail_not_constructor(exec, callee);
  exec.drop(2);
  return push_stub(exec, {callee, Value::undefined(), callee, array_values(exec, array), ResultTarget::Push, 0});
}

// The stub's own instruction: constructs from operands callee, new.target, arguments.
Flow op_construct_with(Exec& exec, Instruction instruction) {
  std::uint32_t count = instruction.a;
  Value callee = exec.operand(count + 1), new_target = exec.operand(count);
  return dispatch_call(exec, {callee, Value::undefined(), new_target, {exec.top - count, count}, ResultTarget::Push, 0},
                       count + 2);
}

namespace {

Flow super_call(Exec& exec, Value active, Value new_target, std::span<const Value> arguments) {
  CellId parent = prototype_of(exec.heap(), active.cell());
  Value callee = parent ? Value::object(parent) : Value::null();
  if (!is_constructor(exec.heap(), callee)) return fail_super_not_constructor(exec, callee, active);
  return push_stub(exec, {callee, Value::undefined(), new_target, arguments, ResultTarget::Push, 0});
}

}  // namespace

Flow op_super_call(Exec& exec, Instruction instruction) {
  std::uint32_t count = instruction.a;
  Value active = exec.operand(count + 1), new_target = exec.operand(count);
  std::span<const Value> arguments{exec.top - count, count};
  exec.drop(count + 2);
  return super_call(exec, active, new_target, arguments);
}

Flow op_super_call_spread(Exec& exec, Instruction) {
  Value array = exec.pop(), new_target = exec.pop(), active = exec.pop();
  return super_call(exec, active, new_target, array_values(exec, array));
}

}  // namespace loopscope::js
