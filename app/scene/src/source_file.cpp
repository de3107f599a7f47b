#include <scene/source_file.hpp>

#include <base/utf.hpp>

#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

namespace loopscope::scene {

namespace {

std::optional<std::string> read_bytes(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return std::move(bytes).str();
}

// As node names the main script: absolute, links followed.
std::string absolute_name(const std::string& path) {
  std::error_code error;
  std::filesystem::path full = std::filesystem::canonical(path, error);
  return error ? path : full.string();
}

std::shared_ptr<const SourceView> view_of(const SourceText& text, const Header& header) {
  auto view = std::make_shared<SourceView>();
  view->name = std::filesystem::path(text.name()).filename().string();
  view->first_line = header.first_code_line;
  view->lines.reserve(text.line_count());
  for (std::uint32_t line = 1; line <= text.line_count(); ++line) {
    view->lines.push_back(utf16_to_utf8(text.line_text(line)));
  }
  return view;
}

Place place_of(const SourceText& text, const SourceView& view, std::uint32_t offset) {
  Position position = text.position(offset);
  if (position.line > view.lines.size()) return {position.line, 1};
  std::u16string_view before = text.line_text(position.line).substr(0, position.column - 1);
  return {position.line, static_cast<std::uint32_t>(utf16_to_utf8(before).size() + 1)};
}

}  // namespace

SourceFile read_source_file(const std::string& path, Language language) {
  SourceFile file;
  std::optional<std::string> bytes = read_bytes(path);
  if (!bytes) {
    file.fault = text(language, TextId::cli_no_such_file, path);
    return file;
  }
  if (is_trace(*bytes)) {
    auto read = read_trace(*bytes, path, language);
    if (auto* fault = std::get_if<std::string>(&read)) {
      file.fault = std::move(*fault);
      return file;
    }
    file.traced = std::get<TracedProgram>(std::move(read));
    file.trace = std::move(*bytes);
    file.text = std::make_shared<SourceText>(file.traced->path, file.traced->source);
  } else {
    file.text = std::make_shared<SourceText>(absolute_name(path), *bytes);
  }
  file.header = read_header(*file.text, u"//", language);
  file.view = view_of(*file.text, file.header.header);
  if (!file.header.faults.empty()) file.fault = render_diagnostic(*file.text, file.header.faults.front());
  return file;
}

CodeRange range_of(const SourceText& text, const SourceView& view, Span span) {
  return {place_of(text, view, span.begin), place_of(text, view, span.end)};
}

}  // namespace loopscope::scene
