#include "console_state.hpp"

#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/function.hpp>
#include <javascript/native.hpp>
#include <javascript/property.hpp>

namespace loopscope::js {

const ConsoleCell& console_state(Exec& exec) {
  if (!realm(exec).console) {
    CellId made = exec.heap().make<ConsoleCell>();
    realm_mut(exec).console = made;
  }
  return exec.heap().get<ConsoleCell>(realm(exec).console);
}

ConsoleCell& console_state_mut(Exec& exec) {
  console_state(exec);
  return exec.heap().mut<ConsoleCell>(realm(exec).console);
}

namespace {

bool is_process_stream(Exec& exec, Value stream) {
  Heap& heap = exec.heap();
  CellId process = intrinsic(exec, Intrinsic::Process);
  return get_data(heap, process, key_from_text(heap, u"stdout")) == stream ||
         get_data(heap, process, key_from_text(heap, u"stderr")) == stream;
}

// What the console writes to, where the program has changed it: its stream, with a `write` of its own.
Value changed_stream(Exec& exec, Stream stream) {
  Heap& heap = exec.heap();
  Value found = get_data(heap, intrinsic(exec, Intrinsic::Console),
                         key_from_text(heap, stream == Stream::Out ? u"_stdout" : u"_stderr"));
  if (!found.is_object()) return Value::undefined();
  PropertyKey write = key_from_text(heap, u"write");
  bool is_own = has_own_property(heap, found.cell(), write);
  Value function = is_own ? get_data(heap, found.cell(), write) : Value::undefined();
  if (is_own ? is_stdio_write(heap, function) : is_process_stream(exec, found)) return Value::undefined();
  return found;
}

std::u16string indented(Exec& exec, std::u16string_view text) {
  std::u16string indentation(console_state(exec).indentation, u' '), out = indentation;
  for (char16_t unit : text) {
    out += unit;
    if (unit == u'\n') out += indentation;
  }
  return out + u"\n";
}

constexpr std::string_view methods[] = {"log", "warn", "error"};

// The program's own function that stands in this method's place.
Value replaced_method(Exec& exec, ConsoleMethod method) {
  std::string_view name = methods[static_cast<std::size_t>(method)];
  Heap& heap = exec.heap();
  Value function = get_data(heap, intrinsic(exec, Intrinsic::Console), key_from_text(heap, ascii_to_utf16(name)));
  if (!is_callable(heap, function)) return Value::undefined();
  const auto* native = heap.try_get<NativeFunctionCell>(function.cell());
  bool is_own =
      native && native->native >> 8 == native_number("console_rows", 0) >> 8 && native_row(native->native).name == name;
  return is_own ? Value::undefined() : function;
}

// The stream calls back in a tick; a page has none.
void queue_write_tick(Exec& exec) {
  if (is_page(exec) || exec.machine.id != 0) return;
  JobQueue& writes = exec.machine.queues[static_cast<std::size_t>(Queue::Writes)];
  if (writes.empty()) writes.push_back(Job{});
}

}  // namespace

Value print_line(Exec& exec, Stream stream, std::u16string text) {
  std::u16string out = indented(exec, text);
  exec.charge(out.size() / 8);
  Value changed = changed_stream(exec, stream);
  if (changed.is_undefined()) {
    exec.write_output(stream, utf16_to_utf8(out));
    queue_write_tick(exec);
    return Value::undefined();
  }
  std::vector<Value> request{changed, Value::string(make_string(exec.heap(), out))};
  return Value::object(make_array(exec.heap(), request));
}

Value print_through(Exec& exec, ConsoleMethod method, std::u16string text, std::vector<Value> arguments) {
  Value replaced = replaced_method(exec, method);
  if (replaced.is_undefined())
    return print_line(exec, method == ConsoleMethod::Log ? Stream::Out : Stream::Error, std::move(text));
  std::vector<Value> request{replaced, Value::object(make_array(exec.heap(), arguments))};
  return Value::object(make_array(exec.heap(), request));
}

void print_warning(Exec& exec, std::u16string_view text) { emit_warning(exec, "Warning", utf16_to_utf8(text)); }

}  // namespace loopscope::js
