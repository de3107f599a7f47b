#include <editor/line_shift.hpp>

#include <editor/text_buffer.hpp>

namespace loopscope::editor {

LineShift shift_of(const TextBuffer& before, std::size_t position, std::size_t length, std::size_t added) {
  std::size_t first = before.line_of(position);
  std::size_t last = before.line_of(position + length);
  return {first, last - first, added, before.line_start(first) == position};
}

std::optional<std::size_t> shifted(const LineShift& shift, std::size_t line) {
  if (line < shift.first) return line;
  std::size_t last = shift.first + shift.removed;
  // A break put in front of a line moves it down; the line that follows whole removed ones takes their place.
  if (line == last && shift.at_start) return line + shift.added - shift.removed;
  if (line > last) return line + shift.added - shift.removed;
  if (line == shift.first && (shift.removed == 0 || !shift.at_start)) return line;
  return std::nullopt;
}

}  // namespace loopscope::editor
