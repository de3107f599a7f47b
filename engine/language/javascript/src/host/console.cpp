// console: printing, groups, assertions, traces.
#include <inspect/defaults.hpp>
#include <inspect/steps.hpp>
#include "console_state.hpp"

#include <javascript/convert.hpp>
#include <javascript/render.hpp>
#include <javascript/setup.hpp>

namespace loopscope::js {

namespace {

constexpr std::uint32_t group_indentation = 2;

Value print_formatted(Exec& exec, Stream stream, InspectArguments arguments, Answers& answers) {
  std::u16string text = format_with_options(exec, default_inspect_options(exec), arguments, answers);
  return answers.stopped() ? Value::undefined() : print_line(exec, stream, std::move(text));
}

NativeResult group_end(NativeCall& call) {
  std::uint32_t open = console_state(call.exec).indentation;
  if (open > 0) console_state_mut(call.exec).indentation = open - group_indentation;
  return call.give_undefined();
}

NativeResult do_nothing(NativeCall& call) { return call.give_undefined(); }

// As node lists them.
constexpr NativeRow table[] = {
    {"log", 0, inspect_native<InspectStep::console_log>},
    {"warn", 0, inspect_native<InspectStep::console_error>},
    {"dir", 0, inspect_native<InspectStep::console_dir>},
    {"time", 0, inspect_native<InspectStep::console_time>},
    {"timeEnd", 0, inspect_native<InspectStep::console_time_end>},
    {"timeLog", 0, inspect_native<InspectStep::console_time_log>},
    {"trace", 0, inspect_native<InspectStep::console_trace>},
    {"assert", 0, inspect_native<InspectStep::console_assert>},
    {"clear", 0, nullptr, "consoleClear"},
    {"count", 0, inspect_native<InspectStep::console_count>},
    {"countReset", 0, inspect_native<InspectStep::console_count_reset>},
    {"group", 0, inspect_native<InspectStep::console_group>},
    {"groupEnd", 0, group_end},
    {"table", 1, inspect_native<InspectStep::console_table>},
    {"debug", 0, inspect_native<InspectStep::console_log>},
    {"info", 0, inspect_native<InspectStep::console_log>},
    {"dirxml", 0, inspect_native<InspectStep::console_log>},
    {"error", 0, inspect_native<InspectStep::console_error>},
    {"groupCollapsed", 0, inspect_native<InspectStep::console_group>},
    {"Console", 1, nullptr, "consoleConstruct"},
    {"profile", 0, do_nothing},
    {"profileEnd", 0, do_nothing},
    {"timeStamp", 0, do_nothing},
    {"context", 0, do_nothing},
    {"createTask", 0, do_nothing},
};

// Console[Symbol.hasInstance]: the global console is one, too.
NativeResult has_console_instance(NativeCall& call) {
  Heap& heap = call.heap();
  if (!call.argument(0).is_object() || !call.this_value.is_object()) return call.give(false);
  if (call.argument(0) == Value::object(intrinsic(call.exec, Intrinsic::Console))) return call.give(true);
  Value wanted = get_data(heap, call.this_value.cell(), Name::prototype);
  for (CellId at = prototype_of(heap, call.argument(0).cell()); at; at = prototype_of(heap, at)) {
    if (Value::object(at) == wanted) return call.give(true);
  }
  return call.give(false);
}

// What the console hands to the process's streams besides the text.
constexpr NativeRow hidden_table[] = {{"[Symbol.hasInstance]", 1, has_console_instance}, {"", 1, do_nothing}};

// %ConsoleErrorHandler
NativeResult error_handler(NativeCall& call) {
  return call.give_object(make_native_function(call.exec, native_number("console_hidden_rows", 1)));
}

// %PrintConsoleLine(text): as console.error does.
NativeResult print_console_line(NativeCall& call) {
  return call.give(print_line(call.exec, Stream::Error, copy_text(call.heap(), call.argument(0).cell())));
}

constexpr NativeRow call_table[] = {
    {"ConsoleErrorHandler", 0, error_handler},
    {"PrintConsoleLine", 1, print_console_line},
    {"ConsoleDeliver", 1, nullptr, "consoleDeliver"},
    {"ConsoleWrite", 2, nullptr, "consoleWrite"},
};

}  // namespace

std::span<const NativeRow> console_call_rows() { return call_table; }
extern const std::span<const NativeRow> console_hidden_rows;
const std::span<const NativeRow> console_hidden_rows = hidden_table;

extern const std::span<const NativeRow> console_rows;
const std::span<const NativeRow> console_rows = table;

Value console_log_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  return print_formatted(exec, Stream::Out, arguments, answers);
}

Value console_error_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  return print_formatted(exec, Stream::Error, arguments, answers);
}

Value console_dir_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  InspectOptions options = default_inspect_options(exec);
  options.custom_inspect = false;
  options = read_inspect_options(exec, argument_or_undefined(arguments, 1), options, answers);
  std::u16string text = inspect(exec, argument_or_undefined(arguments, 0), options, answers);
  return answers.stopped() ? Value::undefined() : print_line(exec, Stream::Out, std::move(text));
}

Value console_group_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  Value printed = Value::undefined();
  if (!arguments.empty()) {
    std::u16string text = format_with_options(exec, default_inspect_options(exec), arguments, answers);
    if (answers.stopped()) return printed;
    printed = print_through(exec, ConsoleMethod::Log, std::move(text),
                            std::vector<Value>(arguments.begin(), arguments.end()));
  }
  console_state_mut(exec).indentation += group_indentation;
  return printed;
}

Value console_assert_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  if (to_boolean(exec.heap(), argument_or_undefined(arguments, 0))) return Value::undefined();
  std::vector<Value> rest(arguments.begin() + (arguments.empty() ? 0 : 1), arguments.end());
  std::u16string text = u"Assertion failed";
  if (rest.empty())
    rest.push_back(Value::undefined());
  else
    text += u": " + value_to_text(exec, rest[0], answers);
  rest[0] = text_value(exec, text);
  std::u16string shown = format_with_options(exec, default_inspect_options(exec), rest, answers);
  if (answers.stopped()) return Value::undefined();
  return print_through(exec, ConsoleMethod::Warn, std::move(shown), std::move(rest));
}

// An error named Trace shows where it was called from.
Value console_trace_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  std::u16string message = format_with_options(exec, default_inspect_options(exec), arguments, answers);
  if (answers.stopped()) return Value::undefined();
  CellId error = new_object(exec);
  define_own(exec.heap(), error, Name::name, ascii_value(exec, "Trace"));
  define_own(exec.heap(), error, Name::message, text_value(exec, message));
  Exec::Builtin running = std::exchange(exec.native, {});
  capture_stack(exec, error);
  exec.native = running;
  Value stack = get_data(exec.heap(), error, Name::stack);
  return print_through(exec, ConsoleMethod::Error, copy_text(exec.heap(), stack.cell()), {stack});
}

// The class's methods are there once there is an instance (prelude/module_console.js).
void set_up_console_class(Exec& exec) {
  Heap& heap = exec.heap();
  CellId console = intrinsic(exec, Intrinsic::Console);
  set_prototype(heap, console, new_object(exec));
  for (const NativeRow& row : table) {
    PropertyKey each = parse_row_name(heap, row.name).key;
    define_own(heap, console, each, get_data(heap, console, each));
  }
  CellId constructor = get_data(heap, console, key_from_text(heap, u"Console")).cell();
  heap.mut<NativeFunctionCell>(constructor).is_constructor = true;
  CellId prototype = new_object(exec);
  define_own(heap, prototype, Name::constructor, Value::object(constructor), hidden_flags);
  define_own(heap, constructor, Name::prototype, Value::object(prototype), 0);
  install_row(exec, constructor, native_number("console_hidden_rows", 0));
  CellId process = intrinsic(exec, Intrinsic::Process);
  for (std::u16string_view name : {u"stdout", u"stderr"}) {
    PropertyKey hidden = key_from_text(heap, u"_" + std::u16string(name));
    define_own(heap, console, hidden, get_data(heap, process, key_from_text(heap, name)), hidden_flags);
  }
}

}  // namespace loopscope::js
