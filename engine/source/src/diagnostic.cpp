#include <base/utf.hpp>
#include <source/diagnostic.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace loopscope {

namespace {

constexpr std::uint32_t context_units = 100;  // a minified line is shown as a window around the fault

}  // namespace

std::string render_diagnostic(const SourceText& source, const Diagnostic& diagnostic) {
  Position at = source.position(diagnostic.span.begin);
  std::u16string_view line = source.line_text(at.line);
  std::uint32_t column = std::min<std::uint32_t>(at.column - 1, static_cast<std::uint32_t>(line.size()));
  std::uint32_t first = column > context_units ? column - context_units : 0;
  std::u16string_view shown = line.substr(first, 2 * context_units);
  std::uint32_t length =
      std::max<std::uint32_t>(1, diagnostic.span.end - std::min(diagnostic.span.begin, diagnostic.span.end));
  length = std::min<std::uint32_t>(
      length, std::max<std::size_t>(1, shown.size() - std::min<std::size_t>(shown.size(), column - first)));

  std::string caret_line;
  for (char16_t unit : shown.substr(0, column - first)) caret_line.push_back(unit == u'\t' ? '\t' : ' ');
  caret_line.append(length, '^');
  std::string out =
      fmt::format("{}:{}:{}: {}{}{}\n{}\n{}\n", source.name(), at.line, at.column, diagnostic.kind,
                  diagnostic.kind.empty() ? "" : ": ", diagnostic.message, utf16_to_utf8(shown), caret_line);
  if (!diagnostic.hint.empty()) out += diagnostic.hint + "\n";
  return out;
}

}  // namespace loopscope
