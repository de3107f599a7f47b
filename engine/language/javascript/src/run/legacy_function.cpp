#include "legacy_function.hpp"

#include <javascript/function.hpp>

#include <optional>

namespace loopscope::js {

namespace {

// The place of the latest frame that runs `function`.
std::optional<std::uint32_t> running_place(const FrameStack& frames, CellId function) {
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    if (frames[i].function == function) return i;
  }
  return std::nullopt;
}

// A stub (stubs.hpp) holds a call of what is its first operand: of a builtin while that one asks for a call of its own.
bool is_builtin_call(Exec& exec, const Frame& stub) {
  const Code& code = exec.machine.codes[stub.code];
  if (stub.operands == 0) return false;
  Value callee = exec.machine.task.values.read(stub.window)[code.local_count];
  return has_kind(exec.heap(), callee, Kind::NativeFunction);
}

// The body of a file is a function of node's, which no one has in hand until it is asked for.
CellId function_of(Exec& exec, const Frame& frame) {
  if (frame.function) return frame.function;
  const Code& code = exec.machine.codes[frame.code];
  return code.is_script || code.is_module ? CellId{} : make_closure(exec, frame.code, frame.environment);
}

Value caller_of(Exec& exec, std::uint32_t place) {
  const FrameStack& frames = exec.machine.task.frames;
  while (place-- > 0) {
    const Frame& frame = frames[place];
    const Code& code = exec.machine.codes[frame.code];
    if (frame.is_hidden && !frame.function && !is_builtin_call(exec, frame)) continue;
    if (frame.is_hidden || code.strict) return Value::null();
    if (code.is_script) continue;
    CellId caller = function_of(exec, frame);
    return caller ? Value::object(caller) : Value::null();
  }
  return Value::null();
}

Value passed_to(Exec& exec, CellId function, std::uint32_t place) {
  const Frame& frame = exec.machine.task.frames[place];
  const Code& code = exec.machine.codes[frame.code];
  if (code.passed_local < 0) return Value::null();
  Value kept = exec.machine.task.values.read(frame.window)[code.passed_local];
  if (!has_kind(exec.heap(), kept, Kind::Array)) return Value::null();
  const Elements& elements = object_of(exec.heap(), kept.cell()).elements;
  std::vector<Value> passed(elements.begin(), elements.end());
  CellId list = make_arguments_list(exec, passed);
  define_own(exec.heap(), list, Name::callee, Value::object(function), hidden_flags);
  return Value::object(list);
}

}  // namespace

Value read_legacy_property(Exec& exec, CellId function, PropertyKey wanted) {
  exec.save_frame();
  std::optional<std::uint32_t> place = running_place(exec.machine.task.frames, function);
  if (!place) return Value::null();
  return wanted == key(Name::caller) ? caller_of(exec, *place) : passed_to(exec, function, *place);
}

CellId make_arguments_list(Exec& exec, std::span<const Value> arguments) {
  Heap& heap = exec.heap();
  CellId shape_source = make_object(heap, intrinsic(exec, Intrinsic::ObjectPrototype));
  CellId id = heap.make<ArgumentsCell>();
  auto& cell = heap.mut<ArgumentsCell>(id);
  cell.shape = object_of(heap, shape_source).shape;
  cell.elements.assign(arguments.data(), arguments.size());
  heap.charge(arguments.size() * sizeof(Value));
  define_own(heap, id, Name::length, Value::number(static_cast<double>(arguments.size())), hidden_flags);
  Value values = Value::object(intrinsic(exec, Intrinsic::ArrayPrototypeValues));
  define_own(heap, id, key(Symbol::iterator), values, hidden_flags);
  return id;
}

}  // namespace loopscope::js
