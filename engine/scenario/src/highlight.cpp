#include <scenario/highlight.hpp>

#include <javascript/highlight.hpp>
#include <scenario/header_block.hpp>

#include "toml_highlight.hpp"

namespace loopscope {

namespace {

using Part = FileState::Part;

// The part that this line belongs to.
Part part_of(HeaderLine line, Part before) {
  if (before == Part::Code) return Part::Code;
  if (line == HeaderLine::Opening) return Part::Header;
  bool goes_on = before == Part::Header && (line == HeaderLine::Comment || line == HeaderLine::Closing);
  if (goes_on) return Part::Header;
  return before == Part::BeforeCode && line != HeaderLine::Code ? Part::BeforeCode : Part::Code;
}

void add(std::size_t begin, std::size_t end, HighlightKind kind, std::vector<HighlightSpan>& spans) {
  if (begin < end) spans.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), kind});
}

}  // namespace

Highlighter::Highlighter(std::string_view file_name) : marker_(comment_marker(file_name)) {}

void Highlighter::read(std::u16string_view line, FileState& state, std::vector<HighlightSpan>& spans) const {
  bool is_first = state.is_first;
  state.is_first = false;
  HeaderLine kind = header_line(line, marker_, is_first);
  state.part = part_of(kind, state.part);
  if (state.part != Part::Header) return js::highlight_line(line, is_first, state.code, spans);
  std::size_t begin = line.find(marker_);
  std::size_t text = begin + marker_.size();
  if (kind != HeaderLine::Comment) {
    add(begin, line.size(), HighlightKind::HeaderMark, spans);
    if (kind == HeaderLine::Closing) state = {Part::Code, 0, false, {}};
    return;
  }
  add(begin, text, HighlightKind::HeaderMark, spans);
  highlight_toml(line, text, state.toml_string, spans);
}

}  // namespace loopscope
