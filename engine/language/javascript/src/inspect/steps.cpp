#include "steps.hpp"

#include <javascript/convert.hpp>
#include <javascript/function.hpp>
#include <javascript/prelude.hpp>

namespace loopscope::js {

namespace {

constexpr InspectStepFunction functions[] = {
#define STEP(name) name##_step,
#include "steps.def"
#undef STEP
};

Value run_step(Exec& exec, InspectStep step, InspectArguments arguments, Answers& answers) {
  return functions[static_cast<std::size_t>(step)](exec, arguments, answers);
}

// The first question of a step: the prelude takes over and begins anew.
NativeResult begin_anew(NativeCall& call, InspectStep step) {
  CellId list = make_array(call.heap(), std::vector<Value>(call.arguments, call.arguments + call.count));
  Value arguments[] = {Value::number(static_cast<double>(step)), Value::object(list)};
  return go_on_in_prelude(call, "inspectWithAnswers", arguments);
}

std::vector<Value> array_values(const Heap& heap, Value array) {
  const auto& elements = heap.get<ArrayCell>(array.cell()).elements;
  return {elements.data(), elements.data() + elements.size()};
}

// The prelude keeps value and whether it was thrown in turns.
Answers answers_of(Exec& exec, Value list) {
  std::vector<Value> values = array_values(exec.heap(), list);
  std::vector<UserAnswer> known;
  for (std::size_t i = 0; i + 1 < values.size(); i += 2)
    known.push_back({values[i], to_boolean(exec.heap(), values[i + 1])});
  return Answers(std::move(known));
}

Value request_of(Exec& exec, const UserCall& call) {
  CellId arguments = make_array(exec.heap(), call.arguments);
  std::vector<Value> parts{Value::boolean(false), Value::boolean(call.catches), call.function, call.this_value,
                           Value::object(arguments)};
  return Value::object(make_array(exec.heap(), parts));
}

// A console's method gives what is to be delivered to the program's own function or stream, if that is where its line
// goes.
bool is_console_step(InspectStep step) { return step <= InspectStep::console_table; }

// %InspectStep(step, arguments, answers): [true, result, whether to deliver it], or
// [false, catches, function, this, arguments].
NativeResult inspect_step(NativeCall& call) {
  auto step = static_cast<InspectStep>(call.argument(0).as_number());
  std::vector<Value> arguments = array_values(call.heap(), call.argument(1));
  Answers answers = answers_of(call.exec, call.argument(2));
  Value result = run_step(call.exec, step, arguments, answers);
  if (answers.failed()) return call.thrown();
  if (answers.wanted()) return call.give(request_of(call.exec, *answers.wanted()));
  if (answers.stopped()) result = Value::undefined();
  Value delivers = Value::boolean(is_console_step(step) && result.is_object());
  return call.give_object(make_array(call.heap(), std::vector<Value>{Value::boolean(true), result, delivers}));
}

// %InspectCall(request)
NativeResult inspect_call(NativeCall& call) {
  std::vector<Value> request = array_values(call.heap(), call.argument(0));
  return call.tail_call(request[2], request[3], array_values(call.heap(), request[4]));
}

constexpr NativeRow table[] = {{"InspectStep", 3, inspect_step}, {"InspectCall", 1, inspect_call}};

}  // namespace

std::span<const NativeRow> inspect_call_rows() { return table; }

NativeResult run_inspect_step(NativeCall& call, InspectStep step) {
  Answers answers;
  Value result = run_step(call.exec, step, {call.arguments, call.count}, answers);
  if (answers.failed()) return call.thrown();
  if (answers.wanted()) return begin_anew(call, step);
  if (answers.stopped()) return call.give_undefined();
  bool delivers = is_console_step(step) && result.is_object();
  return delivers ? go_on_in_prelude(call, "consoleDeliver", {&result, 1}) : call.give(result);
}

}  // namespace loopscope::js
