#include <scene/source_file.hpp>

#include <base/utf.hpp>
#include <folder/read_bytes.hpp>
#include <text/cli_text.hpp>

#include <filesystem>
#include <optional>

namespace loopscope::scene {

namespace {

// As node names the main script: absolute, links followed.
std::string absolute_name(const std::string& path) {
  std::error_code error;
  std::filesystem::path full = std::filesystem::canonical(path, error);
  return error ? path : full.string();
}

std::shared_ptr<const SourceView> view_of(const SourceText& text, std::string name, std::uint32_t first_line) {
  auto view = std::make_shared<SourceView>();
  view->name = std::move(name);
  view->first_line = first_line;
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
  std::optional<std::string> bytes = read_bytes(path);
  if (bytes) return source_file_of(path, std::move(*bytes), language);
  SourceFile file;
  file.fault = text(language, CliText::cli_no_such_file, path);
  return file;
}

SourceFile source_file_of(const std::string& path, std::string bytes, Language language) {
  SourceFile file;
  if (is_trace(bytes)) {
    auto read = read_trace(bytes, path, language);
    if (auto* fault = std::get_if<std::string>(&read)) {
      file.fault = std::move(*fault);
      return file;
    }
    file.traced = std::get<TracedProgram>(std::move(read));
    file.trace = std::move(bytes);
    file.text = std::make_shared<SourceText>(file.traced->path, file.traced->source);
  } else {
    file.text = std::make_shared<SourceText>(absolute_name(path), bytes);
  }
  file.header = read_header(*file.text, u"//", language);
  std::string name = std::filesystem::path(file.text->name()).filename().string();
  file.view = view_of(*file.text, std::move(name), file.header.header.first_code_line);
  if (!file.header.faults.empty()) file.fault = render_diagnostic(*file.text, file.header.faults.front());
  return file;
}

// Named by its path in the folder; an ES module's source has a URL for a name.
std::shared_ptr<const SourceView> OtherViews::view(const SourceText& text) {
  auto& known = views_[text.name()];
  if (known) return known;
  std::string name = text.name();
  if (name.starts_with("file://")) name.erase(0, std::string_view("file://").size());
  if (name.starts_with(folder_ + "/")) name.erase(0, folder_.size() + 1);
  known = view_of(text, std::move(name), 1);
  return known;
}

CodeRange range_of(const SourceText& text, const SourceView& view, Span span) {
  return {place_of(text, view, span.begin), place_of(text, view, span.end)};
}

}  // namespace loopscope::scene
