#include "console_state.hpp"

#include "host_support.hpp"

#include <base/utf.hpp>

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

void print_line(Exec& exec, Stream stream, std::u16string text) {
  std::u16string indentation(console_state(exec).indentation, u' ');
  std::u16string out = indentation;
  for (char16_t unit : text) {
    out += unit;
    if (unit == u'\n') out += indentation;
  }
  exec.charge(out.size() / 8);
  exec.write_output(stream, utf16_to_utf8(out + u"\n"));
  JobQueue* writes =
      is_page(exec) || exec.machine.id != 0 ? nullptr : &exec.machine.queues[static_cast<std::size_t>(Queue::Writes)];
  if (writes && writes->empty()) writes->push_back(Job{});
}

void print_warning(Exec& exec, std::u16string_view text) { emit_warning(exec, "Warning", utf16_to_utf8(text)); }

}  // namespace loopscope::js
