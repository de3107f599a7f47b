#include <editor/highlighting.hpp>

#include <base/utf8.hpp>

#include <algorithm>

namespace loopscope::editor {

namespace {

// Bytes: a line of many megabytes is not worth colours.
constexpr std::size_t longest_coloured = 2'000'000;

// The byte at which each unit begins, and the end.
std::vector<std::uint32_t> bytes_of_units(std::string_view line) {
  std::vector<std::uint32_t> bytes;
  for (std::size_t byte = 0; byte < line.size();) {
    DecodedPoint point = utf8_point_at(line, byte);
    bytes.insert(bytes.end(), point.code_point >= 0x10000 ? 2 : 1, static_cast<std::uint32_t>(byte));
    byte += point.length;
  }
  bytes.push_back(static_cast<std::uint32_t>(line.size()));
  return bytes;
}

void to_bytes(std::string_view line, std::vector<HighlightSpan>& spans) {
  std::vector<std::uint32_t> bytes = bytes_of_units(line);
  for (HighlightSpan& span : spans) {
    span.begin = bytes[span.begin];
    span.end = bytes[span.end];
  }
  // A span may end inside of a pair of surrogates.
  std::erase_if(spans, [](const HighlightSpan& span) { return span.begin >= span.end; });
}

}  // namespace

void Highlighting::forget_from(std::size_t line) {
  if (line >= states_.size()) return;
  state_ = states_[line];
  states_.resize(line);
  lines_.resize(line);
}

const std::vector<HighlightSpan>& Highlighting::line(const TextBuffer& buffer, std::size_t line) {
  while (lines_.size() <= line) read_line(buffer.line(lines_.size()));
  return lines_[line];
}

void Highlighting::read_line(std::string_view line) {
  states_.push_back(state_);
  lines_.emplace_back();
  if (line.size() > longest_coloured) return;
  std::vector<HighlightSpan>& spans = lines_.back();
  highlighter_.read(utf8_to_utf16(line), state_, spans);
  if (!is_ascii(line)) to_bytes(line, spans);
}

std::string Highlighting::marker() const {
  std::u16string_view marker = highlighter_.marker();
  return {marker.begin(), marker.end()};
}

}  // namespace loopscope::editor
