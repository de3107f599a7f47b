#pragma once
// The bytes of a file being edited, and where its lines begin. Any bytes: line breaks of every kind, ill-formed UTF-8
// and a missing last line break stay as they are; a byte-order mark is kept apart, so that position 0 is the first
// character. Positions are byte offsets, lines are numbered from 0 and end where SourceText's lines end.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::editor {

class TextBuffer {
 public:
  TextBuffer() : TextBuffer(std::string()) {}
  explicit TextBuffer(std::string file_bytes);

  std::string_view text() const { return text_; }
  std::size_t size() const { return text_.size(); }
  // As they stand in the file, with the byte-order mark if there was one.
  std::string file_bytes() const { return mark_ + text_; }

  // Whether file_bytes() begins with a byte-order mark.
  void set_mark(bool is_there);

  std::size_t line_count() const { return starts_.size(); }
  std::size_t line_start(std::size_t line) const { return starts_[line]; }
  // Where the line's break begins, or the end of the text.
  std::size_t line_end(std::size_t line) const;
  std::string_view line(std::size_t line) const;
  std::size_t line_of(std::size_t position) const;

  // The only door to a change. Counts in revision().
  void replace(std::size_t position, std::size_t length, std::string_view inserted);
  std::uint64_t revision() const { return revision_; }

 private:
  std::string mark_;
  std::string text_;
  std::vector<std::size_t> starts_;
  std::uint64_t revision_ = 0;
};

// How many bytes of a line break begin at `position`: 0 where there is none.
std::size_t line_break_at(std::string_view text, std::size_t position);

}  // namespace loopscope::editor
