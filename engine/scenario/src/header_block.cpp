#include <scenario/header_block.hpp>
#include <text/header_text.hpp>

#include <algorithm>
#include <optional>

namespace loopscope {

namespace {

bool is_blank(char16_t unit) { return unit == u' ' || unit == u'\t' || unit == 0x00A0 || unit == 0xFEFF; }

std::u16string_view trimmed(std::u16string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// What follows the comment marker, or nothing when the line is not a line comment.
std::optional<std::u16string_view> comment_text(std::u16string_view line, std::u16string_view marker) {
  std::u16string_view text = trimmed(line);
  if (!text.starts_with(marker)) return std::nullopt;
  return text.substr(marker.size());
}

bool equals_ignoring_case(std::u16string_view text, std::u16string_view lower) {
  auto same = [](char16_t a, char16_t b) { return (a >= u'A' && a <= u'Z' ? a + 32 : a) == b; };
  return std::equal(text.begin(), text.end(), lower.begin(), lower.end(), same);
}

bool is_opening(std::u16string_view line, std::u16string_view marker) {
  auto comment = comment_text(line, marker);
  if (!comment || !trimmed(*comment).starts_with(u"---")) return false;
  return equals_ignoring_case(trimmed(trimmed(*comment).substr(3)), u"loopscope");
}

bool is_closing(std::u16string_view line, std::u16string_view marker) {
  auto comment = comment_text(line, marker);
  return comment && trimmed(*comment) == u"---";
}

// A header may follow blank lines, other line comments, one-line block comments and `#!`, never code.
bool may_stand_before(std::u16string_view line, std::u16string_view marker, bool first_line) {
  std::u16string_view text = trimmed(line);
  if (text.empty() || text.starts_with(marker) || (first_line && text.starts_with(u"#!"))) return true;
  return text.starts_with(u"/*") && text.ends_with(u"*/");
}

std::uint32_t find_opening(const SourceText& source, std::u16string_view marker, bool only_before_code) {
  for (std::uint32_t line = 1; line <= source.line_count(); ++line) {
    std::u16string_view text = source.line_text(line);
    if (is_opening(text, marker)) return line;
    if (only_before_code && !may_stand_before(text, marker, line == 1)) return 0;
  }
  return 0;
}

void take_line(const SourceText& source, std::uint32_t line, std::u16string_view marker, HeaderBlock& block) {
  std::u16string_view whole = source.line_text(line);
  std::size_t start = whole.find(marker) + marker.size();
  if (start < whole.size() && whole[start] == u' ') ++start;
  block.lines.emplace_back(whole.substr(start));
  block.starts.push_back(source.line_start(line) + static_cast<std::uint32_t>(start));
}

Span line_span(const SourceText& source, std::uint32_t line) {
  std::u16string_view text = source.line_text(line);
  std::uint32_t begin = source.line_start(line);
  return {begin, begin + static_cast<std::uint32_t>(text.size())};
}

}  // namespace

HeaderBlock find_header_block(const SourceText& source, std::u16string_view marker) {
  HeaderBlock block;
  block.opening_line = find_opening(source, marker, true);
  block.found = block.opening_line != 0;
  if (!block.found) return block;
  std::uint32_t line = block.opening_line + 1;
  for (; line <= source.line_count() && comment_text(source.line_text(line), marker); ++line) {
    block.closed = is_closing(source.line_text(line), marker);
    if (block.closed) break;
    take_line(source, line, marker, block);
  }
  block.first_code_line = block.closed ? line + 1 : line;
  return block;
}

bool has_header(const SourceText& source, std::u16string_view marker) {
  return find_opening(source, marker, true) != 0;
}

void check_header_block(const SourceText& source, std::u16string_view marker, const HeaderBlock& block,
                        Language language, std::vector<Diagnostic>& faults) {
  std::string marker_text(marker.begin(), marker.end());
  if (block.found && !block.closed) {
    faults.push_back({line_span(source, block.opening_line), "", text(language, HeaderText::header_unterminated),
                      text(language, HeaderText::header_unterminated_hint, marker_text)});
  }
  if (block.found) return;
  if (std::uint32_t line = find_opening(source, marker, false)) {
    faults.push_back({line_span(source, line), "", text(language, HeaderText::header_after_code),
                      text(language, HeaderText::header_after_code_hint)});
  }
}

HeaderLine header_line(std::u16string_view line, std::u16string_view marker, bool is_first) {
  if (is_opening(line, marker)) return HeaderLine::Opening;
  if (is_closing(line, marker)) return HeaderLine::Closing;
  if (comment_text(line, marker)) return HeaderLine::Comment;
  return may_stand_before(line, marker, is_first) ? HeaderLine::Blank : HeaderLine::Code;
}

std::u16string_view comment_marker(std::string_view file_name) {
  return file_name.ends_with(".py") ? std::u16string_view(u"#") : std::u16string_view(u"//");
}

}  // namespace loopscope
