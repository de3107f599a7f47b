#pragma once
// A file read for the window: its text as panels show it, its header, and what is wrong with it.
#include <history/trace.hpp>
#include <scenario/header.hpp>
#include <scene/scene.hpp>

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace loopscope::scene {

struct SourceFile {
  std::shared_ptr<const SourceText> text;  // null when the file could not be read
  std::shared_ptr<const SourceView> view;
  HeaderResult header;
  std::string fault;                    // why it could not be read, or the header's first fault
  std::optional<TracedProgram> traced;  // when it is a saved trace: what its first line says
  std::string trace;                    // and all of it
};

SourceFile read_source_file(const std::string& path, Language language);
// The same with `bytes` in the place of what the disk has.
SourceFile source_file_of(const std::string& path, std::string bytes, Language language);

// Views of other files of the folder, by name, made when the run first comes to them.
class OtherViews {
 public:
  explicit OtherViews(std::string folder) : folder_(std::move(folder)) {}
  std::shared_ptr<const SourceView> view(const SourceText& text);

 private:
  std::string folder_;
  std::map<std::string, std::shared_ptr<const SourceView>> views_;
};

// Where a span of the source stands in the view's lines; columns are bytes of UTF-8.
CodeRange range_of(const SourceText& text, const SourceView& view, Span span);

}  // namespace loopscope::scene
