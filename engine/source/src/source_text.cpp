#include <base/utf.hpp>
#include <source/source_text.hpp>

#include <algorithm>

namespace loopscope {

namespace {

bool is_line_terminator(char16_t unit) { return unit == u'\n' || unit == u'\r' || unit == 0x2028 || unit == 0x2029; }

std::string_view without_byte_order_mark(std::string_view bytes) {
  return bytes.starts_with("\xEF\xBB\xBF") ? bytes.substr(3) : bytes;
}

}  // namespace

SourceText::SourceText(std::string name, std::string_view bytes)
    : SourceText(std::move(name), utf8_to_utf16(without_byte_order_mark(bytes))) {}

SourceText::SourceText(std::string name, std::u16string units) : name_(std::move(name)), units_(std::move(units)) {
  index_lines();
}

void SourceText::index_lines() {
  line_starts_.push_back(0);
  for (std::size_t i = 0; i < units_.size(); ++i) {
    if (!is_line_terminator(units_[i])) continue;
    if (units_[i] == u'\r' && i + 1 < units_.size() && units_[i + 1] == u'\n') ++i;
    line_starts_.push_back(static_cast<std::uint32_t>(i + 1));
  }
}

Position SourceText::position(std::uint32_t offset) const {
  offset = std::min(offset, static_cast<std::uint32_t>(units_.size()));
  auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  auto line = static_cast<std::uint32_t>(after - line_starts_.begin());
  return {line, offset - line_starts_[line - 1] + 1};
}

std::uint32_t SourceText::line_start(std::uint32_t line) const {
  line = std::clamp<std::uint32_t>(line, 1, line_count());
  return line_starts_[line - 1];
}

std::u16string_view SourceText::line_text(std::uint32_t line) const {
  std::uint32_t begin = line_start(line);
  std::size_t end = begin;
  while (end < units_.size() && !is_line_terminator(units_[end])) ++end;
  return std::u16string_view(units_).substr(begin, end - begin);
}

std::u16string_view SourceText::text(Span span) const {
  std::size_t begin = std::min<std::size_t>(span.begin, units_.size());
  std::size_t end = std::clamp<std::size_t>(span.end, begin, units_.size());
  return std::u16string_view(units_).substr(begin, end - begin);
}

}  // namespace loopscope
