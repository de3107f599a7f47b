// console: counters and timers.
#include <inspect/steps.hpp>
#include "console_state.hpp"

#include <base/number_format.hpp>
#include <base/utf.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::js {

namespace {

// `${label}`, "default" when there is none.
std::u16string label_of(Exec& exec, InspectArguments arguments, Answers& answers) {
  Value label = argument_or_undefined(arguments, 0);
  if (label.is_undefined()) return u"default";
  if (!label.is_symbol()) return value_to_text(exec, label, answers);
  throw_error(exec, ErrorType::TypeError, "Cannot convert a Symbol value to a string");
  answers.fail();
  return {};
}

template <class Row>
auto find_label(std::vector<Row>& rows, const std::u16string& label) {
  return std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.label == label; });
}

double count_up(Exec& exec, const std::u16string& label) {
  auto& counters = console_state_mut(exec).counters;
  auto found = find_label(counters, label);
  if (found == counters.end()) found = counters.insert(found, {label, 0});
  return ++found->count;
}

std::uint64_t read_clock(Exec& exec) {
  exec.settle();
  exec.charge_time_for_clock_read();
  return exec.machine.clock.now_ns;
}

std::u16string padded(double number) {
  std::u16string text = ascii_to_utf16(number_to_string(number));
  return text.size() < 2 ? u"0" + text : text;
}

// 1:02:03.004 (h:mm:ss.mmm), 1.500s, 2.25ms
std::u16string duration_text(double milliseconds) {
  constexpr double second = 1000, minute = 60 * second, hour = 60 * minute;
  if (milliseconds < second)
    return ascii_to_utf16(number_to_string(string_to_number(ascii_to_utf16(number_to_fixed(milliseconds, 3))))) + u"ms";
  if (milliseconds < minute) return ascii_to_utf16(number_to_fixed(milliseconds / second, 3)) + u"s";
  double hours = std::floor(milliseconds / hour);
  double minutes = std::floor(std::fmod(milliseconds, hour) / minute);
  std::u16string seconds = ascii_to_utf16(number_to_fixed(std::fmod(milliseconds, minute) / second, 3));
  if (seconds.find(u'.') < 2) seconds = u"0" + seconds;
  std::u16string before = hours > 0 ? ascii_to_utf16(number_to_string(hours)) + u":" + padded(minutes)
                                    : ascii_to_utf16(number_to_string(minutes));
  return before + u":" + seconds + (hours > 0 ? u" (h:mm:ss.mmm)" : u" (m:ss.mmm)");
}

std::u16string more_text(Exec& exec, InspectArguments more, Answers& answers) {
  std::u16string text;
  for (Value value : more) {
    text += u" ";
    text += value.is_string() ? copy_text(exec.heap(), value.cell()) : inspect(exec, value, {}, answers);
  }
  return text;
}

// label: duration, then what timeLog was given besides, of which the text is `more`.
Value print_timer(Exec& exec, const ConsoleTimer& timer, const std::u16string& more, InspectArguments data) {
  std::u16string label = timer.label;
  std::uint64_t started_ns = timer.started_ns;
  double milliseconds = static_cast<double>(read_clock(exec) - started_ns) / 1e6;
  std::u16string duration = duration_text(milliseconds);
  std::vector<Value> arguments{ascii_value(exec, "%s: %s"), text_value(exec, label), text_value(exec, duration)};
  arguments.insert(arguments.end(), data.begin(), data.end());
  return print_through(exec, ConsoleMethod::Log, label + u": " + duration + more, std::move(arguments));
}

const ConsoleTimer* find_timer(Exec& exec, const std::u16string& label, std::u16string_view caller) {
  auto& timers = console_state_mut(exec).timers;
  auto found = find_label(timers, label);
  if (found != timers.end()) return &*found;
  print_warning(exec, u"No such label '" + label + u"' for console." + std::u16string(caller) + u"()");
  return nullptr;
}

}  // namespace

Value console_count_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  std::u16string label = label_of(exec, arguments, answers);
  if (answers.stopped()) return Value::undefined();
  double count = count_up(exec, label);
  std::u16string text = label + u": " + ascii_to_utf16(number_to_string(count));
  return print_through(exec, ConsoleMethod::Log, text, {text_value(exec, text)});
}

Value console_count_reset_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  std::u16string label = label_of(exec, arguments, answers);
  if (answers.stopped()) return Value::undefined();
  auto& counters = console_state_mut(exec).counters;
  auto found = find_label(counters, label);
  if (found != counters.end())
    counters.erase(found);
  else
    print_warning(exec, u"Count for '" + label + u"' does not exist");
  return Value::undefined();
}

Value console_time_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  std::u16string label = label_of(exec, arguments, answers);
  if (answers.stopped()) return Value::undefined();
  auto& timers = console_state_mut(exec).timers;
  if (find_label(timers, label) == timers.end())
    timers.push_back({label, read_clock(exec)});
  else
    print_warning(exec, u"Label '" + label + u"' already exists for console.time()");
  return Value::undefined();
}

Value console_time_end_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  std::u16string label = label_of(exec, arguments, answers);
  if (answers.stopped()) return Value::undefined();
  const ConsoleTimer* timer = find_timer(exec, label, u"timeEnd");
  if (!timer) return Value::undefined();
  Value printed = print_timer(exec, *timer, u"", {});
  auto& timers = console_state_mut(exec).timers;
  timers.erase(find_label(timers, label));
  return printed;
}

Value console_time_log_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  std::u16string label = label_of(exec, arguments, answers);
  if (answers.stopped()) return Value::undefined();
  InspectArguments data = arguments.subspan(std::min<std::size_t>(1, arguments.size()));
  std::u16string more = more_text(exec, data, answers);
  if (answers.stopped()) return Value::undefined();
  const ConsoleTimer* timer = find_timer(exec, label, u"timeLog");
  return timer ? print_timer(exec, *timer, more, data) : Value::undefined();
}

}  // namespace loopscope::js
