#include <editor/text_buffer.hpp>

#include <algorithm>

namespace loopscope::editor {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::size_t longest_break = 3;  // U+2028 and U+2029

// Appends the starts of the lines that follow the breaks in text[from..to].
void append_starts(std::string_view text, std::size_t from, std::size_t to, std::vector<std::size_t>& starts) {
  while (from < to) {
    std::size_t length = line_break_at(text, from);
    from += std::max<std::size_t>(length, 1);
    if (length > 0) starts.push_back(from);
  }
}

}  // namespace

std::size_t line_break_at(std::string_view text, std::size_t position) {
  if (position >= text.size()) return 0;
  char byte = text[position];
  if (byte == '\n') return 1;
  if (byte == '\r') return text.substr(position + 1, 1) == "\n" ? 2 : 1;
  if (byte != '\xE2') return 0;
  std::string_view three = text.substr(position, 3);
  return three == "\xE2\x80\xA8" || three == "\xE2\x80\xA9" ? 3 : 0;
}

TextBuffer::TextBuffer(std::string file_bytes) : text_(std::move(file_bytes)) {
  if (text_.starts_with(byte_order_mark)) {
    mark_ = byte_order_mark;
    text_.erase(0, byte_order_mark.size());
  }
  starts_.push_back(0);
  append_starts(text_, 0, text_.size(), starts_);
}

void TextBuffer::set_mark(bool is_there) { mark_ = is_there ? byte_order_mark : std::string_view(); }

std::size_t TextBuffer::line_end(std::size_t line) const {
  if (line + 1 >= starts_.size()) return text_.size();
  std::size_t end = starts_[line + 1];
  if (text_[end - 1] == '\n') return end >= starts_[line] + 2 && text_[end - 2] == '\r' ? end - 2 : end - 1;
  return text_[end - 1] == '\r' ? end - 1 : end - 3;
}

std::string_view TextBuffer::line(std::size_t line) const {
  return std::string_view(text_).substr(starts_[line], line_end(line) - starts_[line]);
}

std::size_t TextBuffer::line_of(std::size_t position) const {
  return static_cast<std::size_t>(std::upper_bound(starts_.begin(), starts_.end(), position) - starts_.begin()) - 1;
}

// Only lines around the change are looked for again. A break that the change may have joined or cut begins in the line
// before; beyond the change, a line that begins more than a break's length later begins where it did.
void TextBuffer::replace(std::size_t position, std::size_t length, std::string_view inserted) {
  std::size_t first = line_of(position);
  if (first > 0) --first;
  auto kept = std::lower_bound(starts_.begin() + static_cast<std::ptrdiff_t>(first) + 1, starts_.end(),
                               position + length + longest_break);
  std::string copy(inserted);  // it may be a part of this text
  text_.replace(position, length, copy);
  for (auto start = kept; start != starts_.end(); ++start) *start += copy.size() - length;
  std::vector<std::size_t> found;
  std::size_t until = kept == starts_.end() ? text_.size() : *kept - 1;
  append_starts(text_, starts_[first], until, found);
  if (kept != starts_.end() && !found.empty() && found.back() == *kept) found.pop_back();
  auto from = starts_.erase(starts_.begin() + static_cast<std::ptrdiff_t>(first) + 1, kept);
  starts_.insert(from, found.begin(), found.end());
  ++revision_;
}

}  // namespace loopscope::editor
