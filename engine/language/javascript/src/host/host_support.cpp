#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/inspect.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

std::string describe_received(Exec& exec, Value value) {
  if (value.is_nullish()) return value.is_null() ? "null" : "undefined";
  if (is_callable(exec.heap(), value)) return "function " + function_name(exec, value.cell());
  if (value.is_object()) {
    std::string name = constructor_name(exec, value.cell());
    return "an instance of " + name;
  }
  Answers answers;
  std::string shown = utf16_to_utf8(inspect(exec, value, {}, answers));
  if (shown.size() > 28) shown = shown.substr(0, 25) + "...";
  return fmt::format("type {} ({})", utf16_to_utf8(copy_text(exec.heap(), type_of(exec.heap(), value).cell())), shown);
}

// As node's own errors: the code stands in the stack's first line, in the property `code` and in what toString gives.
void decorate_with_code(Exec& exec, CellId error, std::string_view code) {
  Heap& heap = exec.heap();
  Value stack = get_data(heap, error, Name::stack);
  std::string text = to_utf8(exec, stack.cell());
  std::size_t colon = text.find(':');
  if (colon != std::string::npos) text.insert(colon, fmt::format(" [{}]", code));
  define_own(heap, error, Name::stack, Value::string(make_string(heap, utf8_to_utf16(text))), hidden_flags);
  define_own(heap, error, key_from_text(heap, u"code"), ascii_value(exec, code));
  CellId shown = make_native_function(exec, native_number("host_constructor_rows", 1));
  define_own(heap, error, key_from_text(heap, u"toString"), Value::object(shown), hidden_flags);
}

void queue_warning(Exec& exec, Value warning) {
  Job job;
  job.kind = static_cast<std::uint16_t>(JobKind::Host);
  job.argument = warning;
  exec.queue_job(static_cast<std::uint16_t>(Queue::Ticks), job, RuleId::NextTickQueued);
}

void emit_warning(Exec& exec, std::string_view name, const std::string& message) {
  queue_warning(exec, Value::string(make_string(exec.heap(), utf8_to_utf16(fmt::format("{}: {}", name, message)))));
}

}  // namespace loopscope::js
