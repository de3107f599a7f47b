#pragma once
// Colours of a scenario file, line by line: its header's TOML and its program. Which language it is, the file's name
// says.
#include <source/highlight.hpp>

#include <string_view>

namespace loopscope {

// Where a line of the file begins. A regular value; the one of the first line is FileState{}.
struct FileState {
  enum class Part : std::uint8_t { BeforeCode, Header, Code };
  Part part = Part::BeforeCode;
  std::uint8_t toml_string = 0;  // the three quotes that are open
  bool is_first = true;
  LineState code;
  friend bool operator==(const FileState&, const FileState&) = default;
};

class Highlighter {
 public:
  explicit Highlighter(std::string_view file_name);

  // Appends the spans of the line that begins in `state`, which becomes that of the next line.
  void read(std::u16string_view line, FileState& state, std::vector<HighlightSpan>& spans) const;
  // What begins a line comment: "//" or "#".
  std::u16string_view marker() const { return marker_; }

 private:
  std::u16string_view marker_;
};

}  // namespace loopscope
