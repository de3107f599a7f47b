#pragma once
// The colours of a buffer's lines, made when they are asked for. What one line knows of those before it is kept, so
// that after a change only the lines from there to the last visible one are read again.
#include <editor/text_buffer.hpp>
#include <scenario/highlight.hpp>

#include <string_view>
#include <vector>

namespace loopscope::editor {

class Highlighting {
 public:
  explicit Highlighting(std::string_view file_name = "a.js") : highlighter_(file_name) {}

  // The text has changed in this line or after it.
  void forget_from(std::size_t line);
  // Ascending, never overlapping, in bytes of the line. Valid until the next call of another function.
  const std::vector<HighlightSpan>& line(const TextBuffer& buffer, std::size_t line);
  // What begins a line comment.
  std::string marker() const;

 private:
  void read_line(std::string_view line);

  Highlighter highlighter_;
  FileState state_;                                // where the next line begins
  std::vector<FileState> states_;                  // where each line that was read began
  std::vector<std::vector<HighlightSpan>> lines_;  // as many
};

}  // namespace loopscope::editor
