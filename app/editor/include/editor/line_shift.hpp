#pragma once
// Where a line has gone when the text around it changed: what breakpoints and the run's places are moved by. Lines are
// numbered from 0.
#include <cstddef>
#include <optional>

namespace loopscope::editor {

class TextBuffer;

struct LineShift {
  std::size_t first = 0;    // the line of the change
  std::size_t removed = 0;  // line breaks that went
  std::size_t added = 0;    // line breaks that came
  bool at_start = false;    // the change begins where its line begins
};

// What replacing `length` bytes at `position` by a text with `added` line breaks does.
LineShift shift_of(const TextBuffer& before, std::size_t position, std::size_t length, std::size_t added);
// Where `line` is afterwards; nothing when it was removed.
std::optional<std::size_t> shifted(const LineShift& shift, std::size_t line);

}  // namespace loopscope::editor
